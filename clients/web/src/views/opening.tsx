// A new table: every setting that its host may choose, with what is usual already filled in.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { GameName, GameSettingsDraft, Level, TableSettings, TableSettingsDraft } from "../protocol";
import { GAMES } from "../protocol";
import { open } from "../session";
import { capital, t } from "../words";
import { Press } from "./pieces";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

/** The form as it is filled in: numbers stay text until they are sent, so that nobody's typing is corrected under the fingers. */
interface Form {
  readonly game: GameName;
  readonly numbers: Readonly<Record<string, string>>;
  readonly private: boolean;
  readonly friends: string;
  readonly level: Level | "mixed";
  readonly clock: "off" | "fixed" | "bank";
  readonly takeOver: boolean;
  readonly watch: "off" | "code" | "open";
  readonly chat: "off" | "seated" | "all";
  readonly standIn: Level;
}

const USUAL: Form = {
  game: "holdem",
  numbers: {
    seats: "4", stack: "1000", small_blind: "10", big_blind: "20", ante: "0", chips: "20", one_ante: "1", deals: "12",
    seconds: "30", bank: "60", refill: "10", think: "1.2", variation: "50", between: "4", grace: "60",
  },
  private: false,
  friends: "",
  level: "normal",
  clock: "fixed",
  takeOver: true,
  watch: "open",
  chat: "all",
  standIn: "normal",
};


function gameOf(form: Form): GameSettingsDraft {
  const n = (name: string): number => Number(form.numbers[name]);
  if (form.game === "holdem") {
    return { game: "holdem", seats: n("seats"), stack: n("stack"), small_blind: n("small_blind"), big_blind: n("big_blind"), ante: n("ante") };
  }
  return form.game === "one_poker" ? { game: "one_poker", chips: n("chips"), ante: n("one_ante") } : { game: "as_nas", deals: n("deals") };
}

export function settingsOf(form: Form): TableSettingsDraft {
  const n = (name: string): number => Number(form.numbers[name]);
  return {
    game: gameOf(form),
    private: form.private,
    seats_open: form.friends === "" ? null : Number(form.friends),
    bots: form.level === "mixed" ? LEVELS : [form.level],
    clock: { kind: form.clock, seconds: n("seconds"), bank: n("bank"), refill: n("refill") },
    bot_pace: { seconds: n("think"), variation: n("variation") / 100, between: n("between") },
    take_over: form.takeOver,
    watch: form.watch,
    chat: form.chat,
    stand_in: form.standIn,
    grace: n("grace"),
  };
}

/** The settings of a table in words, for whoever thinks of sitting down. */
export function settingsInWords(settings: TableSettings): [string, string][] {
  const { game, clock } = settings;
  const yes = (on: boolean): string => t(on ? "setting-yes" : "setting-no");
  const own: [string, string | number][] =
    game.game === "holdem"
      ? [
          [t("setting-seats"), game.seats],
          [t("setting-stack"), game.stack],
          [t("setting-small_blind"), game.small_blind],
          [t("setting-big_blind"), game.big_blind],
          [t("setting-ante"), game.ante],
        ]
      : game.game === "one_poker"
        ? [
            [t("setting-chips"), game.chips],
            [t("setting-ante"), game.ante],
          ]
        : [[t("setting-deals"), game.deals]];
  return [
    [t("setting-game"), t(`game-${game.game}`)],
    ...own.map(([name, value]): [string, string] => [name, t("plain-number", { value })]),
    [t("setting-private"), t(settings.private ? "setting-private-yes" : "setting-private-no")],
    [t("setting-bots"), [...new Set(settings.bots)].map((level) => t(`level-${level}`)).join(", ")],
    [t("setting-clock"), t(`clock-${clock.kind}`, { seconds: clock.seconds, bank: clock.bank })],
    [t("setting-take_over"), yes(settings.take_over)],
    [t("setting-watch"), t(`setting-watch-${settings.watch}`)],
    [t("setting-chat"), t(`setting-chat-${settings.chat}`)],
    [t("setting-stand_in"), t(`level-${settings.stand_in}`)],
    [t("setting-grace"), t("setting-seconds", { seconds: settings.grace })],
  ];
}

export function Choice<T extends string>({ label, value, options, words, onPick }: {
  label: string;
  value: T;
  options: readonly T[];
  words: (option: T) => string;
  onPick: (option: T) => void;
}) {
  return (
    <div class="opt">
      <span>{label}</span>
      <div class="seg" role="group" aria-label={label}>
        {options.map((option) => (
          <Press key={option} kind="thin" pressed={option === value} onPress={() => onPick(option)}>
            {capital(words(option))}
          </Press>
        ))}
      </div>
    </div>
  );
}

export function Switch({ label, on, onSet }: { label: string; on: boolean; onSet: (on: boolean) => void }) {
  return (
    <div class="opt">
      <span aria-hidden="true">{label}</span>
      <button type="button" class={`sw ${on ? "on" : ""}`} role="switch" aria-checked={on} aria-label={label} onClick={() => onSet(!on)} />
    </div>
  );
}

function Field({ label, name, form, set, least, most, step = 1 }: {
  label: string;
  name: string;
  form: Form;
  set: (form: Form) => void;
  least: number;
  most: number;
  step?: number;
}) {
  const id = `new-${name}`;
  return (
    <div class="opt">
      <label for={id}>{label}</label>
      <input
        class="num wide"
        id={id}
        type="number"
        inputMode={step < 1 ? "decimal" : "numeric"}
        min={least}
        max={most}
        step={step}
        required
        value={form.numbers[name] ?? ""}
        onInput={(event) => set({ ...form, numbers: { ...form.numbers, [name]: event.currentTarget.value } })}
      />
    </div>
  );
}

/** The fields that belong to the chosen game alone. */
function GameFields({ form, set }: { form: Form; set: (form: Form) => void }) {
  const field = (name: string, label: string, least: number, most: number) => (
    <Field key={name} name={name} label={label} form={form} set={set} least={least} most={most} />
  );
  if (form.game === "holdem") {
    return (
      <>
        {field("seats", t("setting-seats"), 2, 10)}
        {field("stack", t("setting-stack"), 1, 1_000_000_000)}
        {field("small_blind", t("setting-small_blind"), 1, 100_000_000)}
        {field("big_blind", t("setting-big_blind"), 1, 100_000_000)}
        {field("ante", t("setting-ante"), 0, 100_000_000)}
      </>
    );
  }
  if (form.game === "one_poker") {
    return (
      <>
        {field("chips", t("setting-chips"), 1, 1_000_000)}
        {field("one_ante", t("setting-ante"), 1, 1_000_000)}
      </>
    );
  }
  return <>{field("deals", t("setting-deals"), 1, 1000)}</>;
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend class="sh">{title}</legend>
      {children}
    </fieldset>
  );
}

interface PartProps {
  readonly form: Form;
  readonly set: (form: Form) => void;
}

/** How many seats besides the own may be kept for people: all until the start, or none to all. */
export function friendsOf(form: Form): string[] {
  const seats = form.game === "holdem" ? Math.min(10, Math.max(2, Number(form.numbers["seats"]) || 2)) : form.game === "one_poker" ? 2 : 4;
  return ["", ...Array.from({ length: seats }, (_, index) => String(index))];
}

function PeoplePart({ form, set }: PartProps) {
  return (
    <Part title={t("opening-people")}>
      <Choice
        label={t("setting-private")}
        value={form.private ? "yes" : "no"}
        options={["no", "yes"] as const}
        words={(option) => t(`setting-private-${option}`)}
        onPick={(option) => set({ ...form, private: option === "yes", clock: option === "no" && form.clock === "off" ? "fixed" : form.clock })}
      />
      <div class="opt">
        <label for="new-friends">{t("setting-seats_open")}</label>
        <select id="new-friends" class="num wide" value={form.friends} onChange={(event) => set({ ...form, friends: event.currentTarget.value })}>
          {friendsOf(form).map((count) => (
            <option key={count} value={count}>
              {count === "" ? t("opening-all-seats") : t("plain-number", { value: Number(count) })}
            </option>
          ))}
        </select>
      </div>
      <Switch label={t("setting-take_over")} on={form.takeOver} onSet={(takeOver) => set({ ...form, takeOver })} />
      <Choice label={t("setting-watch")} value={form.watch} options={["off", "code", "open"] as const} words={(w) => t(`setting-watch-${w}`)} onPick={(watch) => set({ ...form, watch })} />
      <Choice label={t("setting-chat")} value={form.chat} options={["off", "seated", "all"] as const} words={(w) => t(`setting-chat-${w}`)} onPick={(chat) => set({ ...form, chat })} />
    </Part>
  );
}

function BotsAndClock({ form, set }: PartProps) {
  return (
    <>
      <Part title={t("setting-bots")}>
        <Choice label={t("setting-bots")} value={form.level} options={[...LEVELS, "mixed"] as const} words={(level) => t(level === "mixed" ? "opening-mixed" : `level-${level}`)} onPick={(level) => set({ ...form, level })} />
        <Field label={t("opening-think")} name="think" form={form} set={set} least={0} most={30} step={0.1} />
        <Field label={t("opening-variation")} name="variation" form={form} set={set} least={0} most={100} />
        <Field label={t("opening-between")} name="between" form={form} set={set} least={0} most={60} step={0.5} />
      </Part>
      <Part title={t("setting-clock")}>
        <Choice
          label={t("setting-clock")}
          value={form.clock}
          options={form.private ? (["off", "fixed", "bank"] as const) : (["fixed", "bank"] as const)}
          words={(kind) => t(`opening-clock-${kind}`)}
          onPick={(clock) => set({ ...form, clock })}
        />
        {form.clock !== "off" && <Field label={t("opening-seconds")} name="seconds" form={form} set={set} least={1} most={3600} />}
        {form.clock === "bank" && (
          <>
            <Field label={t("opening-bank")} name="bank" form={form} set={set} least={0} most={3600} />
            <Field label={t("opening-refill")} name="refill" form={form} set={set} least={0} most={3600} />
          </>
        )}
        <Field label={t("opening-grace")} name="grace" form={form} set={set} least={1} most={3600} />
        <Choice label={t("setting-stand_in")} value={form.standIn} options={LEVELS} words={(level) => t(`level-${level}`)} onPick={(standIn) => set({ ...form, standIn })} />
      </Part>
    </>
  );
}

export function Opening() {
  const [form, set] = useState<Form>(USUAL);
  const submit = (event: Event, start: boolean): void => {
    event.preventDefault();
    const box = (event.target as HTMLElement).closest("form");
    if (box !== null && box.reportValidity()) void open(settingsOf(form), start);
  };
  return (
    <form class="set opening" onSubmit={(event) => submit(event, false)} tabIndex={0}>
      <Part title={t("setting-game")}>
        <Choice label={t("setting-game")} value={form.game} options={GAMES} words={(game) => t(`game-${game}`)} onPick={(game) => set({ ...form, game })} />
        <GameFields form={form} set={set} />
      </Part>
      <PeoplePart form={form} set={set} />
      <BotsAndClock form={form} set={set} />
      <div class="three foot">
        <button type="submit" class="b">{t("opening-wait")}</button>
        <button type="button" class="b ink" onClick={(event) => submit(event, true)}>{t("opening-start")}</button>
      </div>
    </form>
  );
}
