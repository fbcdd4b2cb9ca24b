// A seat: a place card with name, stack and the last deed, and the cards behind it. The same in all games.
import type { ComponentChildren } from "preact";
import { points } from "../figures";
import type { LastAction, SeatView, TableView } from "../protocol";
import type { Table } from "../store";
import { capital, number, rich, t } from "../words";
import { Backs, Bar, Card, Countdown, Icon, Pile, Ticking, vars } from "./pieces";
import type { Spot } from "./geometry";

/** The last action in words: "raises to 60". */
export function deed(last: LastAction | null): string {
  if (last === null) return "";
  if (last.all_in && last.amount !== null) return t("last-all_in", { amount: last.amount });
  return t(`last-${last.kind}`, last.amount === null ? {} : { amount: last.amount });
}

/** What a seat is doing, for its place card: absence and turn come before the last deed. */
function doing(seat: SeatView, table: Table): ComponentChildren {
  const { view, at } = table;
  if (seat.kind === "open") return t("seat-open");
  if (seat.presence === "stand_in") return view.you?.seat === seat.seat ? t("seat-bot-plays-you") : t("seat-bot-plays");
  if (seat.presence === "away" && seat.kind === "person") {
    if (seat.grace_ms === null) return t("seat-away");
    return rich("seat-away-seconds", { seconds: { text: "", node: <Countdown ms={seat.grace_ms} at={at} /> } });
  }
  if (seat.place !== null && seat.state === "out") return t("seat-watching");
  if (view.turn === seat.seat && view.stage === "playing") return view.you?.seat === seat.seat ? t("seat-your-turn") : t("seat-to-act");
  return deed(seat.last) || (view.stage === "waiting" ? "" : t("seat-waiting"));
}

function stack(seat: SeatView, view: TableView): ComponentChildren {
  if (seat.kind === "open") return "";
  if (seat.state === "out" && seat.place !== null) return t("seat-place", { place: seat.place });
  if (view.game === "as_nas") return seat.total === null ? "" : points(seat.total).node;
  if (seat.state === "all_in" && view.stage === "playing") return t("seat-all-in");
  return seat.stack === null ? "" : number(seat.stack);
}

/** What a seat is doing, without clocks. */
function state(seat: SeatView, view: TableView): string {
  if (seat.presence === "stand_in") return t("seat-bot-plays");
  if (seat.presence === "away" && seat.kind === "person") return t("seat-away");
  if (seat.state === "out" && seat.place !== null) return t("seat-place", { place: seat.place });
  if (view.turn === seat.seat && view.stage === "playing") return t(view.you?.seat === seat.seat ? "seat-your-turn" : "seat-to-act");
  return deed(seat.last) || t("seat-waiting");
}

/** A seat in one sentence, for whoever listens instead of looking. */
export function seatSentence(seat: SeatView, view: TableView): string {
  if (seat.kind === "open") return t("seat-open");
  const args = {
    amount: view.game === "as_nas" ? (seat.total === null ? "0" : points(seat.total).text) : number(seat.stack ?? 0),
    deed: state(seat, view),
    bet: seat.bet,
  };
  return t(view.game === "as_nas" ? "seat-sentence-points" : "seat-sentence", args);
}

const USUAL_STACK = "1,000".length;

/** How much room a name wants beside its stack, as a step of letter sizes: usual names of up to ten letters are never cut on a desktop. */
export function nameStep(name: string, stackLength: number, bot: boolean): "" | "some" | "long" | "longer" {
  const length = [...name].length + Math.max(0, stackLength - USUAL_STACK);
  if (length > 11) return "longer";
  if (length > (bot ? 7 : 10)) return "long";
  return length > 5 ? "some" : "";
}

/** How many letters stand where the stack is: a place, "all-in", an amount. */
function stackLength(seat: SeatView, view: TableView): number {
  const shown = stack(seat, view);
  if (typeof shown === "string") return shown.length;
  return seat.total === null ? 0 : points(seat.total).text.length;
}

const classes = (seat: SeatView, view: TableView, bot: boolean): string =>
  [
    nameStep(seat.name, stackLength(seat, view), bot),
    view.turn === seat.seat && view.stage === "playing" ? "turn" : "",
    seat.kind === "open" ? "open" : "",
    seat.state === "folded" ? "folded" : "",
    seat.state === "out" ? "gone" : "",
    seat.state === "all_in" && view.stage === "playing" ? "allin" : "",
    seat.kind === "person" && seat.presence !== "here" ? "away" : "",
  ].join(" ");

export interface SeatProps {
  readonly table: Table;
  readonly seat: SeatView;
  readonly at: Spot;
  readonly kind?: string;
  /** Words instead of the last deed: a hand's name, what was won. */
  readonly words?: ComponentChildren;
  /** The cards behind the place card, if they are not drawn elsewhere. */
  readonly cards?: ComponentChildren;
  readonly sign?: ComponentChildren;
}

export function Seat({ table, seat, at, kind = "", words, cards, sign }: SeatProps) {
  const { view } = table;
  const edge = at.px <= 0 ? "left" : at.px >= 100 ? "right" : "";
  const turn = view.turn === seat.seat && view.stage === "playing";
  const bot = seat.kind === "bot" || seat.presence === "stand_in";
  return (
    <section
      class={`seat ${edge} ${kind} ${classes(seat, view, bot)}`}
      aria-label={seat.kind === "open" ? t("seat-open-number", { seat: seat.seat + 1 }) : seat.name}
      style={vars({ "--x": `${at.x}%`, "--y": `${at.y}%`, "--px": `${at.px}%`, "--py": `${at.py}%` })}
    >
      {cards}
      <div class="plate">
        <span class="nm" dir="auto">
          {bot && <i class="botdot" title={t("seat-bot")} />}
          <span>{seat.kind === "open" ? capital(t("seat-open")) : seat.name}</span>
          {bot && <span class="bot">{t("seat-bot")}</span>}
        </span>
        <span class="stk">{stack(seat, view)}</span>
        <span class="act">
          {sign}
          {words ?? (seat.kind === "open" ? t("seat-free-for") : doing(seat, table))}
        </span>
        {turn && <Ticking clock={view.clock} at={table.at} show={(time) => <Bar left={time.left} />} />}
      </div>
    </section>
  );
}

/** The cards that stand behind a place card in the hand of this number: face down while it is on, open once shown. */
export function Behind({ seat, hand, five = false, marks }: { seat: SeatView; hand: number; five?: boolean; marks?: (card: string) => string }) {
  if (seat.shown.length > 0) {
    return (
      <div class={`hand open ${five ? "five" : ""}`}>
        {seat.shown.map((card) => (
          <Card key={card} card={card} mark={marks?.(card) ?? ""} />
        ))}
      </div>
    );
  }
  if (seat.cards === 0 || seat.state === "folded") return null;
  return <Backs count={seat.cards} label={t("seat-cards", { count: seat.cards })} seat={seat.seat} hand={hand} />;
}

export function Looked({ looked }: { looked: boolean }) {
  return (
    <span class="seen" role="img" aria-label={looked ? t("seat-looked") : t("seat-unseen")}>
      <Icon name={looked ? "eye" : "lid"} />
    </span>
  );
}

/** "Pot 360", with what lies gathered. */
export function PotLine({ amount, gathered }: { amount: number; gathered?: number }) {
  return (
    <>
      {gathered !== undefined && gathered > 0 && <Pile amount={gathered} />}
      <span>{rich("pot-line", { amount: { text: number(amount), node: <b>{number(amount)}</b> } })}</span>
    </>
  );
}
