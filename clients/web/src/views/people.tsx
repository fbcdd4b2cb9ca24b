// The table and its people: link and code, who sits where, the host's powers, votes, pause and restart.
import type { SeatView, TableView } from "../protocol";
import type { Unsigned } from "../link";
import { addressOf } from "../address";
import { announce, base, request } from "../session";
import type { Table } from "../store";
import { capital, t } from "../words";
import { show } from "./panels";
import { Press } from "./pieces";
import { settingsInWords } from "./opening";

const may = (view: TableView, what: string): boolean => view.you?.may.includes(what) ?? false;

/** Copy, or where the page may not (no TLS), select the text for the person to copy. */
export async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce("copied");
  } catch {
    field?.focus();
    field?.select();
    announce("copy-yourself");
  }
}

export function Invite({ view }: { view: TableView }) {
  const link = addressOf({ at: "table", code: view.code, watch: false }, base);
  const id = "invite-link";
  const field = (): HTMLInputElement | null => document.querySelector(`#${id}`);
  return (
    <div class="invite">
      <p>
        {t("invite-code")} <b class="bigcode" dir="ltr">{view.code}</b>
      </p>
      <div class="linkrow">
        <input class="field" id={id} dir="ltr" readOnly value={link} aria-label={t("invite-link")} onFocus={(event) => event.currentTarget.select()} />
        <Press onPress={() => void copy(link, field())}>{t("copy")}</Press>
      </div>
    </div>
  );
}

function state(seat: SeatView): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot") return t("people-bot", { level: t(`level-${seat.level ?? "normal"}`) });
  return t(`presence-${seat.presence}`);
}

function Powers({ view, seat }: { view: TableView; seat: SeatView }) {
  const own = view.you?.seat === seat.seat;
  const person = seat.kind === "person" && !own;
  const deed = (what: string, words: string, message: Unsigned) =>
    may(view, what) ? (
      <Press key={what} kind="thin" onPress={() => void request(message)}>
        {words}
      </Press>
    ) : null;
  const number = seat.seat;
  return (
    <div class="powers">
      {seat.kind !== "person" &&
        (["easy", "normal", "hard"] as const).map((level) =>
          may(view, "seat_bot") ? (
            <Press
              key={level}
              kind="thin"
              pressed={seat.kind === "bot" && seat.level === level}
              onPress={() => void request({ type: "seat_bot", seat: number, level })}
            >
              {seat.kind === "open" ? t("people-seat-bot", { level: t(`level-${level}`) }) : capital(t(`level-${level}`))}
            </Press>
          ) : null,
        )}
      {view.you?.seats_free.includes(number) === true && deed("take_seat", t("take-seat"), { type: "take_seat", seat: number })}
      {person && deed("hand_over", t("people-hand-over"), { type: "hand_over", seat: number })}
      {person && deed("kick", t("people-kick"), { type: "kick", seat: number })}
      {person && deed("ban", t("people-ban"), { type: "ban", seat: number })}
      {person && deed("vote_out", t("people-vote-out"), { type: "vote_out", seat: number })}
    </div>
  );
}

export function People({ table }: { table: Table }) {
  const { view } = table;
  return (
    <div class="people" tabIndex={0}>
      <Invite view={view} />
      <h3>{t("people-seats")}</h3>
      <ul class="seatlist">
        {view.seats.map((seat) => (
          <li key={seat.seat}>
            <div>
              <b>
                <bdi>{seat.kind === "open" ? capital(t("seat-open")) : seat.name}</bdi>
              </b>{" "}
              <span class="say quiet">
                {seat.kind === "open" ? "" : state(seat)}
                {seat.host ? `, ${t("seat-host")}` : ""}
                {view.you?.seat === seat.seat ? `, ${t("reader")}` : ""}
              </span>
            </div>
            <Powers view={view} seat={seat} />
          </li>
        ))}
      </ul>
      {view.spectators > 0 && <p class="quiet">{t("people-spectators", { count: view.spectators })}</p>}
      <div class="powers">
        {may(view, "lock") && (
          <Press kind="thin" pressed={view.locked} onPress={() => void request({ type: "lock", on: !view.locked })}>
            {t("people-lock")}
          </Press>
        )}
        {may(view, "ask_pause") && (
          <Press kind="thin" onPress={() => void request({ type: "ask_pause", on: view.stage !== "paused" })}>
            {view.stage === "paused" ? t("people-resume") : t("people-pause")}
          </Press>
        )}
        {may(view, "ask_restart") && (
          <Press kind="thin" onPress={() => void request({ type: "ask_restart" })}>
            {view.stage === "over" ? t("rematch") : t("restart")}
          </Press>
        )}
      </div>
      <div class="powers">
        <Press kind="thin" onPress={() => show("text")}>{t("text-title")}</Press>
      </div>
      <h3>{t("people-settings")}</h3>
      <dl class="facts-list">
        {settingsInWords(view.settings).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
