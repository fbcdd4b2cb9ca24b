// Hold'em's oval: seats around it, board and pots in the middle, the own cards over the lower rail.
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { handShort, points } from "../figures";
import type { HoldemPlay, PotResult, SeatView } from "../protocol";
import { castOf, nameOf } from "../sentences";
import type { Table } from "../store";
import { list, number, t } from "../words";
import { around, betSpot, buttonSpot, type Placed } from "./geometry";
import { useMotion } from "./motion";
import { Card, Fly, Pile, vars } from "./pieces";
import { Behind, PotLine, Seat } from "./seat";

const percent = (spot: { x: number; y: number; px: number; py: number }) =>
  vars({ "--x": `${spot.x}%`, "--y": `${spot.y}%`, "--px": `${spot.px}%`, "--py": `${spot.py}%` });

const POT = { x: 50, y: 69.5, px: 50, py: 35 };

/** Bets lie before their seats; at the end of a street they go to the pot, at the end of the hand the pots go to their winners. */
function Chips({ play, places, many }: { play: HoldemPlay; places: readonly Placed[]; many: boolean }) {
  const before = useRef(play);
  const old = before.current;
  const gathered = old.hand === play.hand && old.street !== play.street ? old.bets : [];
  useEffect(() => void (before.current = play), [play]);
  const pile = (spot: typeof POT, amount: number) => (
    <div class={`at bet ${many ? "hid" : ""}`} style={percent(spot)}>
      <span class="pile">
        <Pile amount={amount} />
        {number(amount)}
      </span>
    </div>
  );
  return (
    <>
      {places.map((place) => {
        const bet = play.bets[place.seat] ?? 0;
        const taken = gathered[place.seat] ?? 0;
        return (
          <Fragment key={place.seat}>
            {bet > 0 && (
              <Fly key={`bet${bet}`} kind="put" from={place} to={betSpot(place)}>
                {pile(betSpot(place), bet)}
              </Fly>
            )}
            {taken > 0 && (
              <Fly key={`taken${play.street}`} kind="gone" from={betSpot(place)} to={POT}>
                {pile(betSpot(place), taken)}
              </Fly>
            )}
          </Fragment>
        );
      })}
      {play.winners.flatMap((pot, index) =>
        pot.winners.map((winner) => {
          const place = places.find((one) => one.seat === winner.seat);
          return place === undefined ? null : (
            <Fly key={`won${play.hand}-${index}-${winner.seat}`} kind="gone" from={POT} to={place}>
              {pile(POT, winner.share)}
            </Fly>
          );
        }),
      )}
    </>
  );
}

/** Beside a seat at the edge the button keeps clear of the place card, however narrow the cloth is. */
const edge = (place: Placed): string => (place.mine || place.y <= 0 || place.y >= 100 ? "" : place.x <= 0 ? "by-left" : place.x >= 100 ? "by-right" : "");

/** The pot whose five cards are marked: one that the viewer won, else the first. */
function firstShown(pots: readonly PotResult[], me: number | null): number {
  const mine = pots.findIndex((pot) => pot.winners.some((winner) => winner.seat === me));
  return mine === -1 ? 0 : mine;
}

function Pots({ play, cast, shown, show }: { play: HoldemPlay; cast: ReturnType<typeof castOf>; shown: number; show: (pot: number) => void }) {
  const name = (index: number): string => (index === 0 ? t("pot-main") : t("pot-side", { pot: index }));
  if (play.winners.length > 0) {
    return (
      <div class="at pots3" style={percent({ x: 50, y: 70, px: 50, py: 35 })}>
        {play.winners.map((pot, index) => (
          <button type="button" key={index} class={`pp ${shown === index ? "now" : ""}`} aria-pressed={shown === index} onClick={() => show(index)}>
            <i>{play.winners.length === 1 ? t("pot") : name(index)}</i> <b>{number(pot.amount)}</b>
            <em>{list(pot.winners.map((winner) => nameOf(cast, winner.seat)))}</em>
          </button>
        ))}
      </div>
    );
  }
  const sides = play.pots.length > 1;
  return (
    <div class={`at pot ${sides ? "many" : ""}`} style={percent(POT)}>
      <PotLine amount={play.pot} gathered={play.street === "preflop" ? 0 : play.pot} />
      {sides && (
        <span class="sides">
          {play.pots.map((pot, index) => (
            <span key={index} title={list(pot.contenders.map((seat) => nameOf(cast, seat)))}>
              {name(index)} <b>{number(pot.amount)}</b>
              <span class="sr">{list(pot.contenders.map((seat) => nameOf(cast, seat)))}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function Board({ play, mark }: { play: HoldemPlay; mark: (card: string) => string }) {
  return (
    <div class="at board" role="group" aria-label={t("board")} style={percent({ x: 50, y: 47, px: 50, py: 60 })}>
      {Array.from({ length: 5 }, (_, index) => {
        const card = play.board[index];
        return card === undefined ? (
          <span key={index} class="slot" aria-hidden="true" />
        ) : (
          <Card key={`${play.hand}${card}`} card={card} mark={mark(card)} name={`${play.hand} ${card}`} />
        );
      })}
    </div>
  );
}

export function HoldemCloth({ table, play }: { table: Table; play: HoldemPlay }) {
  const { view } = table;
  const cast = castOf(view);
  const me = cast.you;
  const [picked, pick] = useState<{ hand: number; pot: number } | null>(null);
  const shownPot = picked?.hand === play.hand ? picked.pot : firstShown(play.winners, me);
  const five = new Set(play.winners[shownPot]?.winners.flatMap((winner) => winner.five) ?? []);
  const showdown = five.size > 0;
  const boardMark = (card: string): string => (showdown ? (five.has(card) ? "win" : "lose") : "plain");
  const handMark = (card: string): string => (five.has(card) ? "win" : "");
  const places = around(view.seats.length, me);
  const many = view.seats.length > 6;
  const button = places.find((place) => place.seat === play.button);
  const result = view.result?.game === "holdem" ? view.result : null;
  const fresh = play.street === "preflop" && view.seats.every((seat) => seat.last === null || seat.bet > 0);
  const cloth = useRef<HTMLDivElement>(null);
  useMotion(cloth, { from: ".dealer", first: play.button + 1, step: 1, seats: view.seats.length, fresh, pace: view.pace });

  const words = (seat: SeatView) => {
    const shown = play.shown.find((hand) => hand.seat === seat.seat);
    const won = play.winners.some((pot) => pot.winners.some((winner) => winner.seat === seat.seat));
    if (shown === undefined && !won) return undefined;
    const net = result?.net[seat.seat];
    return (
      <>
        <span class="nowrap">{shown !== undefined && handShort(shown.hand, "holdem")}</span>
        {won && net !== undefined && <span class="won">{points(net * 12).node}</span>}
      </>
    );
  };

  const draw = (place: Placed) => {
    const seat = view.seats[place.seat];
    if (seat === undefined) return null;
    const own = place.mine && place.seat === me;
    return (
      <Seat
        key={place.seat}
        table={table}
        seat={seat}
        at={place}
        kind={`${place.mine ? "me" : ""} ${own && many ? "hidph" : ""}`}
        words={words(seat)}
        cards={own ? null : <Behind seat={seat} hand={play.hand} marks={handMark} />}
      />
    );
  };

  return (
    <div ref={cloth} class={`cloth oval ${many ? "ten" : ""} ${showdown ? "six" : ""} ${view.seats.length === 6 ? "six many6" : ""}`}>
      {me !== null && play.hole !== null && (
        <div class="mine" role="group" aria-label={t("your-cards")} data-hand={me}>
          {play.hole.map((card) => (
            <Card key={`${play.hand}${card}`} card={card} mark={handMark(card)} name={`${play.hand} ${card}`} />
          ))}
        </div>
      )}
      {places.map(draw)}
      <Board play={play} mark={boardMark} />
      <Pots play={play} cast={cast} shown={shownPot} show={(pot) => pick({ hand: play.hand, pot })} />
      <Chips play={play} places={places} many={many} />
      {button !== undefined && (
        <svg class={`at dealer ${edge(button)}`} style={percent(buttonSpot(button, many))} viewBox="0 0 40 40" role="img" aria-label={t("dealer-button", { name: nameOf(cast, play.button) })}>
          <use href="#button" />
        </svg>
      )}
    </div>
  );
}
