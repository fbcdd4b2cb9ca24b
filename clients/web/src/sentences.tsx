// Events told in sentences: which message of the catalogue says it, and with what. Knows nothing of how a table is drawn.
import { cardPiece, cardsPiece, handName, points } from "./figures";
import type { AnyEvent, GameName, PotWon, TableView, Winner } from "./protocol";
import { list, rich, t, type Args, type Piece } from "./words";

/** A sentence still in the form of a message: it can be said in any language, as text or drawn. */
export interface Sentence {
  readonly id: string;
  readonly args: Args;
}

/** Whom the sentences are about and for. */
export interface Cast {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly you: number | null;
  /** As-Nas: who has looked, where a story does not begin with the deal. */
  readonly looked?: readonly boolean[];
}

export const castOf = (view: TableView): Cast => ({
  game: view.game,
  names: view.seats.map((seat) => seat.name),
  you: view.you?.seat ?? null,
  ...(view.play?.game === "as_nas" ? { looked: view.play.looked } : {}),
});

const bold = (name: string): Piece => ({ text: name, node: <b class="who"><bdi>{name}</bdi></b> });

/** "You" for the reader, else the name. */
export const nameOf = (cast: Cast, seat: number): string => (seat === cast.you ? t("reader") : (cast.names[seat] ?? ""));

/** A sentence about one seat: the "-you" form where that is the reader. */
function about(cast: Cast, seat: number, id: string, args: Args = {}): Sentence {
  if (seat === cast.you) return { id: `${id}-you`, args };
  return { id, args: { ...args, name: bold(cast.names[seat] ?? "") } };
}

const names = (cast: Cast, seats: readonly number[]): string => list(seats.map((seat) => nameOf(cast, seat)));

function potSentences(event: PotWon, cast: Cast, alone: boolean): Sentence[] {
  const potname = event.pot === 0 ? t("pot-main") : t("pot-side", { pot: event.pot });
  return event.winners.map((winner: Winner) => {
    const id = `event-pot_won${alone ? "" : "-of"}${winner.hand === null ? "" : "-hand"}`;
    return about(cast, winner.seat, id, { potname, amount: winner.share, hand: handName(winner.hand, cast.game) });
  });
}

type Teller<K extends AnyEvent["kind"]> = (event: Extract<AnyEvent, { kind: K }>, cast: Cast) => Sentence[];
type Tellers = { readonly [K in AnyEvent["kind"]]: Teller<K> };

const allIn = (event: { readonly all_in: boolean }): string => (event.all_in ? "-all_in" : "");
/** Whoever pays the last chip as a blind or an ante is all-in without having said so. */
const last = (event: { readonly seat: number; readonly all_in: boolean }, cast: Cast): Sentence[] =>
  event.all_in ? [about(cast, event.seat, "event-all_in")] : [];
/** As-Nas: acting without having looked is worth telling. */
const blind = (cast: Cast, seat: number): string => (cast.looked?.[seat] === false ? "-blind" : "");
const said = (id: string, args: Args = {}): Sentence[] => [{ id, args }];

const TELLERS: Tellers = {
  // what the games share
  ante_paid: (e, c) => [about(c, e.seat, "event-ante_paid", { amount: e.amount }), ...last(e, c)],
  folded: (e, c) => [about(c, e.seat, `event-folded${blind(c, e.seat)}`)],
  checked: (e, c) => [about(c, e.seat, "event-checked")],
  called: (e, c) =>
    c.game === "as_nas"
      ? [about(c, e.seat, `event-stake_called${blind(c, e.seat)}`, { bet: e.bet, amount: e.amount })]
      : [about(c, e.seat, `event-called${allIn(e)}`, { amount: e.amount, bet: e.bet })],
  raised: (e, c) => {
    const id = blind(c, e.seat) !== "" ? "event-stake_raised-blind" : e.all_in ? "event-raised-all_in" : e.opens ? "event-bet" : "event-raised";
    return [about(c, e.seat, id, { to: e.to, amount: e.amount })];
  },
  returned: (e, c) => [about(c, e.seat, "event-returned", { amount: e.amount })],
  hand_shown: (e, c) => {
    const args = { cards: cardsPiece(e.cards), hand: handName(e.hand, c.game) };
    if (e.hand === null) return [about(c, e.seat, "event-cards_shown", args)];
    return [about(c, e.seat, e.looked === false ? "event-hand_shown-unseen" : "event-hand_shown", args)];
  },
  seat_out: (e, c) => [about(c, e.seat, "event-seat_out", { place: e.place })],
  match_ended: (e, c) =>
    e.winners.length === 1
      ? [about(c, e.winners[0] ?? 0, "event-match_ended")]
      : said("event-match_ended-shared", { names: names(c, e.winners) }),
  // hold'em
  hand_started: (e, c) => [about(c, e.button, "event-hand_started", { number: e.hand })],
  blind_posted: (e, c) => [about(c, e.seat, `event-blind_posted-${e.blind}`, { amount: e.amount }), ...last(e, c)],
  hole_dealt: (e) => said("event-hole_dealt-you", { cards: cardsPiece(e.cards) }),
  street_dealt: (e) => said("event-street_dealt", { street: t(`street-${e.street}`), cards: cardsPiece(e.cards) }),
  pot_won: (e, c) => potSentences(e, c, false),
  hand_ended: (e) => said("event-hand_ended", { number: e.hand }),
  // One Poker
  deal_started: (e, c) => [
    about(c, e.first, "event-deal_started", { number: e.deal }),
    ...(e.restocked ? said("event-deal_started-restocked") : []),
  ],
  cards_drawn: (e) => {
    const [kept, card] = e.cards;
    if (e.kept === null || kept === undefined || card === undefined) return said("event-cards_drawn-you", { cards: cardsPiece(e.cards) });
    return said("event-cards_drawn-kept-you", { kept: cardPiece(kept), card: cardPiece(card) });
  },
  signals_shown: (e, c) =>
    e.signals.map((signal, seat) => about(c, seat, "event-signals_shown", { up: signal.up, down: signal.down })),
  locked: (e, c) => [about(c, e.seat, "event-locked")],
  card_locked: (e) => said("event-card_locked-you", { card: cardPiece(e.card) }),
  cards_revealed: (e, c) => e.cards.map((card, seat) => about(c, seat, "event-cards_revealed", { card: cardPiece(card) })),
  deal_won: (e, c) =>
    e.winner === null ? said("event-deal_won-tie", { pot: e.pot }) : [about(c, e.winner, `event-deal_won-${e.by}`, { pot: e.pot })],
  deal_ended: (e) => said("event-deal_ended", { number: e.deal }),
  // As-Nas
  deal_opened: (e, c) => [about(c, e.dealer, "event-deal_opened", { number: e.deal, deals: e.deals })],
  looked: (e, c) => [about(c, e.seat, "event-looked")],
  cards_seen: (e, c) => said("event-cards_seen-you", { cards: cardsPiece(e.cards), hand: handName(e.hand, c.game) }),
  held: (e, c) => [about(c, e.seat, `event-held${blind(c, e.seat)}`)],
  pot_split: (e, c) => {
    const args = { pot: e.pot, share: points(e.share, false), hand: handName(e.hand, c.game) };
    if (e.winners.length > 1) return said("event-pot_split-shared", { ...args, names: names(c, e.winners) });
    return [about(c, e.winners[0] ?? 0, e.hand === null ? "event-pot_split" : "event-pot_split-hand", args)];
  },
  deal_scored: (e, c) =>
    e.points.map((got, seat) => about(c, seat, "event-deal_scored", { points: points(got), total: points(e.totals[seat] ?? 0) })),
  // the table's own
  table_opened: (e) => said("event-table_opened", { name: bold(e.host), code: e.code }),
  seat_taken: (e, c) => {
    const args = { name: bold(e.name), replaced: e.replaced };
    if (e.replaced !== null) return [{ ...about(c, e.seat, "event-seat_taken-replaced", args), args }];
    if (e.player === "bot") return said("event-seat_taken-bot", args);
    return [{ ...about(c, e.seat, "event-seat_taken", args), args }];
  },
  seat_left: (e) => said(e.bot === null ? "event-seat_left" : "event-seat_left-bot", { name: bold(e.name), bot: e.bot }),
  went_away: (e, c) => [about(c, e.seat, `event-went_away-${e.why}`)],
  came_back: (e, c) => [about(c, e.seat, "event-came_back")],
  stood_in: (e, c) => [about(c, e.seat, "event-stood_in")],
  clock_warned: (e, c) => [about(c, e.seat, "event-clock_warned", { seconds: Math.ceil(e.remaining_ms / 1000) })],
  timed_out: (e, c) => [about(c, e.seat, `event-timed_out-${e.action}`)],
  host_changed: (e, c) =>
    e.seat === null ? said("event-host_changed", { name: bold(e.name) }) : [about(c, e.seat, "event-host_changed")],
  pace_set: (e) => said(`event-pace_set-${e.pace}`, { name: bold(e.by) }),
  match_started: () => said("event-match_started"),
  asked: (e, c) => [about(c, e.seat, `event-asked-${e.ask}`, { about: e.about === null ? "" : nameOf(c, e.about) })],
  agreed: (e, c) => [about(c, e.seat, e.yes ? "event-agreed-yes" : "event-agreed-no")],
  ask_ended: (e) => said(`event-ask_ended-${e.granted ? "granted" : "refused"}-${e.ask}`),
  paused: (e) => said(`event-paused-${e.why}`),
  resumed: (e) => said(e.recovered ? "event-resumed-recovered" : "event-resumed"),
  removed: (e) => said(`event-removed-${e.why}`, { name: bold(e.name) }),
  table_locked: (e) => said(e.locked ? "event-table_locked" : "event-table_locked-off"),
  table_closed: (e) => said(`event-table_closed-${e.why}`),
};

/** What an event says. An event of a newer server that this client does not know says nothing. */
export function sentences(event: AnyEvent, cast: Cast): Sentence[] {
  const tell = TELLERS[event.kind] as ((event: AnyEvent, cast: Cast) => Sentence[]) | undefined;
  return tell?.(event, cast) ?? [];
}

/** Events in order; a single pot is not named, and who has looked by then is kept in mind. */
export function story(events: readonly AnyEvent[], cast: Cast, fromStart = false): Sentence[] {
  const alone = !events.some((event) => event.kind === "pot_won" && event.pot > 0);
  const looked = fromStart && cast.looked !== undefined ? cast.looked.map(() => false) : [...(cast.looked ?? [])];
  const known = cast.looked === undefined ? cast : { ...cast, looked };
  return events.flatMap((event) => {
    if (event.kind === "looked") looked[event.seat] = true;
    return event.kind === "pot_won" ? potSentences(event, known, alone) : sentences(event, known);
  });
}

export const spoken = ({ id, args }: Sentence): string => t(id, args);
export const drawn = ({ id, args }: Sentence): ReturnType<typeof rich> => rich(id, args);
