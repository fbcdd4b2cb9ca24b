// The lobby: play at once, sit down with others, come in by a code, set a table.
import { useRef, useState } from "preact/hooks";
import { CODE_LENGTH, type GameName, type TableLine } from "../protocol";
import { join, model, quick, request, watch } from "../session";
import { change, settings } from "../settings";
import type { Model } from "../store";
import { normalCode } from "../address";
import { capital, t } from "../words";
import { Choice, LEVELS } from "./opening";
import { show } from "./panels";
import { Card, Press, vars } from "./pieces";

const TICKETS: readonly { game: GameName; cloth: string; cards: readonly [string, number][] }[] = [
  { game: "holdem", cloth: "", cards: [["Ks", -16], ["Ah", -1], ["9h", 14]] },
  { game: "one_poker", cloth: "coal", cards: [["Ac", -11], ["2d", 11]] },
  { game: "as_nas", cloth: "indigo", cards: [["C0", -24], ["Z0", -12], ["B0", 0], ["S0", 12], ["A0", 24]] },
];

function Ticket({ game, cloth, cards, off }: (typeof TICKETS)[number] & { off: boolean }) {
  const [down, set] = useState(false);
  const go = async (): Promise<void> => {
    set(true);
    await quick(game);
    set(false);
  };
  return (
    <article class={`ticket ${cloth}`}>
      <div class="pic" aria-hidden="true">
        <div class="fan">
          {cards.map(([card, angle]) => (
            <span key={card} class="leaf" style={vars({ "--a": `${angle}deg` })}>
              <Card card={card} hidden />
            </span>
          ))}
        </div>
      </div>
      <div class="tx">
        <h2>{t(`game-${game}`)}</h2>
        <p>{t(`lobby-about-${game}`)}</p>
        <button type="button" class={`b ink ${down ? "down" : ""}`} aria-label={t("lobby-play-game", { game: t(`game-${game}`) })} aria-disabled={off || down || undefined} onClick={() => !off && !down && void go()}>
          {t("lobby-play")}
        </button>
      </div>
    </article>
  );
}

function Places({ line }: { line: TableLine }) {
  const free = Math.max(0, line.seats - line.people - line.bots);
  const dots = [...Array<string>(line.people).fill("p"), ...Array<string>(line.bots).fill("a"), ...Array<string>(free).fill("o")];
  return (
    <span class="seats" role="img" aria-label={t("lobby-seats", { people: line.people, bots: line.bots, free })}>
      {dots.map((kind, index) => (
        <i key={index} class={kind} />
      ))}
    </span>
  );
}

function Row({ line }: { line: TableLine }) {
  return (
    <li class="row">
      <span class="g">{t(`game-${line.game}`)}</span>
      <span class="ho">
        <bdi>{line.host}</bdi>
      </span>
      <Places line={line} />
      <span class="st">
        {t(`stage-${line.stage}`)}
        {line.spectators > 0 ? `, ${t("people-spectators", { count: line.spectators })}` : ""}
      </span>
      {line.joinable ? (
        <Press onPress={() => join(line.code)}>{t("lobby-sit")}</Press>
      ) : line.watchable ? (
        <Press kind="thin" onPress={() => watch(line.code)}>
          {t("lobby-watch")}
        </Press>
      ) : (
        <span />
      )}
    </li>
  );
}

function Tables({ tables }: { tables: Model["tables"] }) {
  const people = (tables ?? []).reduce((sum, line) => sum + line.people, 0);
  return (
    <section class="list" aria-labelledby="open-tables">
      <div class="listhead">
        <h2 id="open-tables">{t("lobby-tables")}</h2>
        <span class="say quiet">{tables === null ? "" : t("lobby-count", { tables: tables.length, people })}</span>
      </div>
      {tables === null ? (
        <p class="say quiet empty">{t("lobby-loading")}</p>
      ) : tables.length === 0 ? (
        <p class="say quiet empty">{t("lobby-none")}</p>
      ) : (
        <ul>
          {tables.map((line) => (
            <Row key={line.code} line={line} />
          ))}
        </ul>
      )}
      <p class="key small" aria-hidden="true">
        <span><span class="seats"><i class="p" /></span> {t("lobby-person")}</span>
        <span><span class="seats"><i class="a" /></span> {t("seat-bot")}</span>
        <span><span class="seats"><i class="o" /></span> {t("lobby-free")}</span>
      </p>
    </section>
  );
}

/** Six boxes that show what is typed into one field. */
function ByCode() {
  const [code, set] = useState("");
  const [asked, ask] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const whole = code.length === CODE_LENGTH;
  return (
    <form
      class="joinbox"
      onSubmit={(event) => {
        event.preventDefault();
        ask(!whole);
        if (whole) join(code);
        else box.current?.focus();
      }}
    >
      <h2 id="by-code">{t("lobby-code")}</h2>
      <p id="by-code-hint">{asked && !whole ? t("lobby-code-short", { length: CODE_LENGTH }) : t("lobby-code-hint")}</p>
      <div class="code" dir="ltr">
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span key={index} class={index === code.length ? "cur" : ""} aria-hidden="true">
            {code[index] ?? ""}
          </span>
        ))}
        <input
          ref={box}
          value={code}
          dir="ltr"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={12}
          aria-labelledby="by-code"
          aria-describedby="by-code-hint"
          onInput={(event) => {
            const value = fromLink(event.currentTarget.value).slice(0, CODE_LENGTH);
            event.currentTarget.value = value;
            set(value);
          }}
        />
      </div>
      <button type="submit" class="b ink broad">
        {t("lobby-join")}
      </button>
    </form>
  );
}

/** A whole link may be pasted where a code is asked for. */
const fromLink = (text: string): string => normalCode(/\/t\/([^/#?]+)/.exec(text)?.[1] ?? text).replace(/[^A-Z0-9]/g, "");

function You({ person }: { person: Model["person"] }) {
  const [editing, edit] = useState(false);
  const [name, set] = useState("");
  const save = async (): Promise<void> => {
    const answer = await request({ type: "rename", name });
    if (answer.type !== "done") return;
    change({ name: name.trim() });
    if (model.peek().person !== null) model.value = { ...model.peek(), person: { ...model.peek().person!, name: name.trim() } };
    edit(false);
  };
  const shown = person?.name ?? settings.value.name;
  return (
    <section class="joinbox you">
      <h2>{capital(t("reader"))}</h2>
      {editing ? (
        <form
          class="linkrow"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <input class="field" value={name} maxLength={20} aria-label={t("lobby-name")} autocomplete="nickname" onInput={(event) => set(event.currentTarget.value)} ref={(input) => input?.focus()} />
          <button type="submit" class="b">{t("lobby-name-save")}</button>
        </form>
      ) : (
        <>
          <p>{person === null ? t("lobby-connecting") : t("lobby-playing-as", { name: shown })}</p>
          <div class="pair">
            <Press kind="thin" off={person === null} onPress={() => { set(shown); edit(true); }}>
              {t("lobby-change-name")}
            </Press>
            <Press kind="thin" onPress={() => show("matches")}>
              {t("matches")}
            </Press>
          </div>
        </>
      )}
    </section>
  );
}

export function Lobby({ now }: { now: Model }) {
  const off = now.link.at !== "open";
  return (
    <main class="wrap" id="main">
      <div class="mast">
        <h1>{t("lobby-title")}</h1>
        <p>{t("lobby-lead")}</p>
      </div>
      {now.resting.length > 0 && (
        <section class="resting">
          {now.resting.map((seat) => (
            <p key={seat.code}>
              {t("lobby-resting", { game: t(`game-${seat.game}`), code: seat.code })}{" "}
              <Press kind="ink" onPress={() => join(seat.code)}>
                {t("lobby-back-to-seat")}
              </Press>
            </p>
          ))}
        </section>
      )}
      <div class="lob">
        <div class="left0">
          <div class="tickets">
            {TICKETS.map((ticket) => (
              <Ticket key={ticket.game} {...ticket} off={off} />
            ))}
          </div>
          <Choice label={t("setting-bots")} value={settings.value.bots} options={LEVELS} words={(level) => t(`level-${level}`)} onPick={(bots) => change({ bots })} />
          <Tables tables={now.tables} />
        </div>
        <div class="right">
          <ByCode />
          <section class="joinbox">
            <h2>{t("lobby-new")}</h2>
            <p>{t("lobby-new-hint")}</p>
            <Press onPress={() => show("open")}>{t("lobby-new-open")}</Press>
          </section>
          <You person={now.person} />
        </div>
      </div>
    </main>
  );
}
