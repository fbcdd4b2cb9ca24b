// As-Nas's rug: four seats, play to the right, the ladder of stakes in the middle, five cards face down until Look.
import { useRef } from "preact/hooks";
import type { AsNasPlay, SeatView } from "../protocol";
import { handShort, points } from "../figures";
import { play as act } from "../session";
import { castOf, nameOf } from "../sentences";
import type { Table } from "../store";
import { capital, list, number, t } from "../words";
import { useMotion } from "./motion";
import { Card, Icon, vars } from "./pieces";
import { Behind, Looked, PotLine, Seat } from "./seat";
import type { Spot } from "./geometry";

const percent = (spot: Spot) => vars({ "--x": `${spot.x}%`, "--y": `${spot.y}%`, "--px": `${spot.px}%`, "--py": `${spot.py}%` });

/** The viewer's place, then clockwise: left, above, right. Play runs the other way round. */
const PLACES: readonly Spot[] = [
  { x: -18, y: 92, px: 0, py: 75 },
  { x: 0, y: 50, px: 0, py: 25 },
  { x: 50, y: 0, px: 50, py: 3 },
  { x: 100, y: 50, px: 100, py: 25 },
];
const BUTTONS: readonly Spot[] = [
  { x: 22, y: 74, px: 12, py: 64 },
  { x: 17, y: 66, px: 12, py: 42 },
  { x: 66, y: 14, px: 74, py: 13 },
  { x: 83, y: 66, px: 88, py: 42 },
];

function initial(name: string): string {
  const [letter = ""] = name;
  return letter.toLocaleUpperCase();
}

/** Rungs from the limit down to 1, with one token a player. A folded player's token is laid down as an outline. */
function Ladder({ play, table }: { play: AsNasPlay; table: Table }) {
  const { view } = table;
  const cast = castOf(view);
  const rungs = Array.from({ length: play.limit }, (_, index) => play.limit - index);
  const stakes = list(view.seats.map((seat) => t("ladder-stake", { name: nameOf(cast, seat.seat), stake: play.stakes[seat.seat] ?? 0 })));
  const token = (seat: SeatView) => (
    <span key={seat.seat} data-slide={`${play.deal} ${seat.seat}`} class={`tok ${seat.seat === cast.you ? "me" : ""} ${seat.state === "folded" ? "laid" : ""}`}>
      {seat.seat === cast.you ? capital(t("reader")) : initial(seat.name)}
    </span>
  );
  return (
    <div class="at ladder" style={percent({ x: 50, y: 45, px: 50, py: 42 })} role="img" aria-label={t("ladder", { stakes, limit: play.limit })}>
      {rungs.map((rung) => (
        <div key={rung} class={`rung ${rung === play.highest ? "top1" : ""}`}>
          <b>{number(rung)}</b>
          <div>
            {view.seats.filter((seat) => play.stakes[seat.seat] === rung).map(token)}
            {rung === play.highest && view.stage === "playing" && <em>{t("ladder-match")}</em>}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The own five: face down under the band, seen, or shown to all. */
function OwnCards({ table, play, me, mark }: { table: Table; play: AsNasPlay; me: number; mark: string }) {
  const { view } = table;
  const own = view.seats[me];
  const mine = play.shown.find((hand) => hand.seat === me)?.cards ?? play.cards;
  const downs = own !== undefined && own.state !== "folded" ? own.cards : 0;
  return (
    <div
      class={`mine nasmine ${mine === null ? "" : "seen-cards"} ${own?.state === "folded" ? "given" : ""}`}
      role="group"
      aria-label={t("your-cards")}
      data-hand={mine === null ? me : undefined}
    >
      {mine !== null
        ? mine.map((card) => <Card key={`${play.deal}${card}`} card={card} mark={mark} />)
        : Array.from({ length: downs }, (_, index) => <Card key={`${play.deal}-${index}`} card={null} hidden={index > 0} name={`${play.deal} ${me} ${index}`} />)}
      {view.legal?.look === true && (
        <button type="button" class="look" onClick={() => act({ kind: "look" })} aria-keyshortcuts="l" disabled={table.pressed !== null}>
          <Icon name="eye" />
          {t("action-look")} <kbd aria-hidden="true">l</kbd>
        </button>
      )}
    </div>
  );
}

export function AsNasCloth({ table, play }: { table: Table; play: AsNasPlay }) {
  const { view } = table;
  const cast = castOf(view);
  const me = cast.you;
  const bottom = me ?? 0;
  const result = view.result?.game === "as_nas" ? view.result : null;
  const shown = (seat: number) => play.shown.find((hand) => hand.seat === seat);
  const fresh = play.looked.every((looked) => !looked);
  const cloth = useRef<HTMLDivElement>(null);
  useMotion(cloth, { from: ".dealer", first: play.dealer - 1, step: -1, seats: view.seats.length, fresh, pace: view.pace });
  const won = (seat: number): boolean => result?.winners.includes(seat) ?? false;
  const mark = (seat: number) => () => (won(seat) && result?.showdown === true ? "win" : "");

  const words = (seat: SeatView) => {
    const hand = shown(seat.seat);
    const got = result?.points[seat.seat];
    if (result === null || got === undefined) return undefined;
    return (
      <>
        <span class="nowrap">{hand !== undefined && handShort(hand.hand, "as_nas")}</span>
        <span class={won(seat.seat) ? "won" : ""}>{points(got).node}</span>
      </>
    );
  };

  return (
    <div ref={cloth} class="cloth nascloth" style={vars({ "--round": "4px" })}>
      <svg class="rug" viewBox="0 0 600 600" preserveAspectRatio="none" aria-hidden="true">
        <use href="#rug" />
      </svg>
      {me !== null && <OwnCards table={table} play={play} me={me} mark={mark(me)()} />}
      {PLACES.map((spot, index) => {
        const at_ = (bottom + index) % view.seats.length;
        const seat = view.seats[at_];
        if (seat === undefined) return null;
        const ownPlace = index === 0;
        return (
          <Seat
            key={at_}
            table={table}
            seat={seat}
            at={spot}
            kind={`nas ${ownPlace ? "me" : ""}`}
            sign={seat.kind === "open" ? null : <Looked looked={play.looked[at_] ?? false} />}
            words={words(seat)}
            cards={ownPlace && me !== null ? null : <Behind seat={seat} hand={play.deal} five marks={mark(at_)} />}
          />
        );
      })}
      <Ladder play={play} table={table} />
      <div class="at pot" style={percent({ x: 50, y: 66.5, px: 50, py: 68 })}>
        <PotLine amount={result?.pot ?? play.pot} />
      </div>
      <svg
        class="at dealer"
        style={percent(BUTTONS[(play.dealer - bottom + view.seats.length) % view.seats.length] ?? { x: 22, y: 74, px: 12, py: 64 })}
        viewBox="0 0 40 40"
        role="img"
        aria-label={t("dealer-mark", { name: nameOf(cast, play.dealer) })}
      >
        <use href="#button" />
      </svg>
    </div>
  );
}
