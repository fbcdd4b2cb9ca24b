// One Poker's cloth: face to face, a line between the halves, lamps that tell how many cards are up and down, every chip to be seen.
import { Fragment } from "preact";
import { useRef } from "preact/hooks";
import { handlers } from "./choice";
import type { OnePokerPlay, SeatView, Signal } from "../protocol";
import { castOf, nameOf } from "../sentences";
import type { Table } from "../store";
import { number, t } from "../words";
import { points } from "../figures";
import { useMotion } from "./motion";
import { Card, Coins, Fly, vars } from "./pieces";
import type { Spot } from "./geometry";
import { PotLine, Seat } from "./seat";

const percent = (x: number, y: number, px: number, py: number) => vars({ "--x": `${x}%`, "--y": `${y}%`, "--px": `${px}%`, "--py": `${py}%` });
const at = (spot: Spot) => percent(spot.x, spot.y, spot.px, spot.py);

type Side = "top" | "bot";
/** Where a side's chips stand, and where those lie that it has put in. */
const STACK: Readonly<Record<Side, Spot>> = { top: { x: 84, y: 24, px: 86, py: 27 }, bot: { x: 84, y: 70, px: 86, py: 62 } };
const STAKE: Readonly<Record<Side, Spot>> = { top: { x: 66, y: 33, px: 69, py: 33 }, bot: { x: 66, y: 60, px: 69, py: 56 } };
const POT: Spot = { x: 50, y: 46.7, px: 50, py: 44.7 };
const DISC: Readonly<Record<Side, string>> = { top: "disc-500", bot: "disc-5" };

/** What one side has put in: it comes from its chips, and when the pot is won it goes from there to the winner's. */
function Stake({ side, bet, deal, won }: { side: Side; bet: number; deal: number; won: number }) {
  return (
    <>
      {bet > 0 && (
        <Fly key={`bet${deal}-${bet}`} kind="put" from={STACK[side]} to={STAKE[side]}>
          <div class="at stake" style={at(STAKE[side])}>
            <Coins count={bet} disc={DISC[side]} />
            <b>{number(bet)}</b>
          </div>
        </Fly>
      )}
      {won > 0 && (
        <Fly key={`won${deal}`} kind="gone" from={POT} to={STACK[side]}>
          <div class="at stake" style={at(POT)}>
            <Coins count={won} disc={DISC[side]} />
          </div>
        </Fly>
      )}
    </>
  );
}

function Lamp({ up, lit }: { up: boolean; lit: boolean }) {
  return (
    <svg class={`lamp ${up ? "lamp-up" : "lamp-down"} ${lit ? "lit" : ""}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle class="halo" cx="20" cy="20" r="27" />
      <circle class="halo near" cx="20" cy="20" r="22.5" />
      <circle class="glass" cx="20" cy="20" r="18" />
      <path d={up ? "M20 11l9.5 15h-19z" : "M20 29l9.5-15h-19z"} />
    </svg>
  );
}

/** Two lamps up and two down: shape, place and light say it. They belong to the hand, never to one card. */
function Lamps({ signal, side, name }: { signal: Signal | undefined; side: Side; name: string }) {
  const up = signal?.up ?? 0;
  const down = signal?.down ?? 0;
  return (
    <div class={`lamps l-${side} at`} role="img" aria-label={t("lamps", { name, up, down })}>
      <div class="lr">
        <span class={`lb ${up > 0 ? "lit" : ""}`}>{t("lamp-up")}</span>
        <Lamp up lit={up > 0} />
        <Lamp up lit={up > 1} />
      </div>
      <div class="lr">
        <span class={`lb ${down > 0 ? "lit" : ""}`}>{t("lamp-down")}</span>
        <Lamp up={false} lit={down > 0} />
        <Lamp up={false} lit={down > 1} />
      </div>
    </div>
  );
}

/** The place of a locked card: empty, its back, or, once revealed, its face. */
function Place({ side, locked, card, own, won }: { side: Side; locked: boolean; card: string | null; own: boolean; won: boolean }) {
  return (
    <div class={`at place p-${side}`} data-slide={own && card !== null ? card : undefined} style={side === "top" ? percent(50, 30, 50, 28.5) : percent(50, 63.5, 50, 61)}>
      {locked ? (
        <Card card={card} mark={won ? "win" : ""} />
      ) : (
        <>
          <span class="slot" aria-hidden="true" />
          <em>{own ? t("place-your-card") : t("place-their-card")}</em>
        </>
      )}
    </div>
  );
}

/** The own cards: to be chosen from on one's turn, else only to be seen. */
function OwnCards({ table, play }: { table: Table; play: OnePokerPlay }) {
  const own = (play.cards ?? []).filter((card) => card !== play.lock);
  const legal = table.view.legal?.lock ?? null;
  const { chosen, choose } = handlers(table);
  if (own.length === 0) return null;
  return (
    <div
      class="mine"
      role={legal === null ? "group" : "radiogroup"}
      aria-label={legal === null ? t("your-cards") : t("dock-lock-title")}
      data-hand={table.view.you?.seat}
    >
      {own.map((card) =>
        legal === null ? (
          <Card key={`${play.deal}${card}`} card={card} name={card} />
        ) : (
          <button
            key={`${play.deal}${card}`}
            type="button"
            class={`pick ${chosen === card ? "chosen" : ""}`}
            role="radio"
            aria-checked={chosen === card}
            data-slide={card}
            onClick={() => choose(card)}
          >
            <Card card={card} name={card} />
          </button>
        ),
      )}
    </div>
  );
}

export function OnePokerCloth({ table, play }: { table: Table; play: OnePokerPlay }) {
  const { view } = table;
  const cast = castOf(view);
  const me = cast.you;
  const bottom = me ?? 0;
  const top = (bottom + 1) % view.seats.length;
  const lower = view.seats[bottom];
  const upper = view.seats[top];
  const result = view.result?.game === "one_poker" ? view.result : null;
  const revealed = (seat: number): string | null => {
    if (result !== null) return result.cards[seat] ?? (seat === me ? play.lock : null);
    return seat === me ? play.lock : null;
  };
  const won = (seat: number) => (result === null || result.winner !== seat ? undefined : <span class="won">{points((result.net[seat] ?? 0) * 12).node}</span>);

  const cloth = useRef<HTMLDivElement>(null);
  const fresh = play.deal === 1 && !play.locked.includes(true);
  useMotion(cloth, { from: ".pot", first: bottom, step: 1, seats: view.seats.length, fresh, pace: view.pace });

  const half = (seat: number, side: Side) => (
    <Fragment key={side}>
      <Lamps signal={play.signals[seat]} side={side} name={nameOf(cast, seat)} />
      <Place side={side} locked={play.locked[seat] ?? false} card={revealed(seat)} own={seat === me} won={result?.winner === seat && result.by === "cards"} />
      <div class={`at ch-${side}`} style={at(STACK[side])}>
        <Coins count={view.seats[seat]?.stack ?? 0} disc={DISC[side]} />
        <b aria-hidden="true">{number(view.seats[seat]?.stack ?? 0)}</b>
      </div>
      <Stake side={side} bet={play.bets[seat] ?? 0} deal={play.deal} won={result?.winner === seat ? result.pot : 0} />
    </Fragment>
  );
  const kept = (seat: SeatView, low: boolean) => (
    <div
      class={`at kept ${low ? "low" : ""}`}
      style={percent(62, 15.5, 80, 14)}
      role="img"
      aria-label={t("seat-cards", { count: seat.cards })}
      data-hand={seat.seat}
    >
      {Array.from({ length: seat.cards }, (_, index) => (
        <Card key={index} card={null} hidden name={`${seat.seat} ${index}`} />
      ))}
    </div>
  );

  return (
    <div ref={cloth} class="cloth face" style={vars({ "--round": "26px" })}>
      <span class="midline" aria-hidden="true" />
      {me !== null && <OwnCards table={table} play={play} />}
      {upper !== undefined && <Seat table={table} seat={upper} at={{ x: 50, y: 0, px: 50, py: 0 }} words={won(top)} />}
      {lower !== undefined && <Seat table={table} seat={lower} at={{ x: 31, y: 100, px: 0, py: 93 }} kind="me" words={won(bottom)} />}
      {upper !== undefined && upper.cards > 0 && kept(upper, false)}
      {me === null && lower !== undefined && lower.cards > 0 && kept(lower, true)}
      {half(top, "top")}
      {half(bottom, "bot")}
      <div class="at pot" style={at(POT)}>
        <PotLine amount={result?.pot ?? play.pot} gathered={play.pot} />
      </div>
    </div>
  );
}
