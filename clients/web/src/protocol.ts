// Generated from protocol/ by `make schema`: do not edit. A test compares the two.

export const VERSION = 1;
export const SUBPROTOCOL_JSON = "cardavia.v1.json";
export const SUBPROTOCOL_MSGPACK = "cardavia.v1.msgpack";
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 6;
export const GAMES = [
  "holdem",
  "one_poker",
  "as_nas",
] as const;
export const REACTIONS = [
  "well_played",
  "thanks",
  "good_luck",
  "oops",
  "wow",
  "hurry",
  "one_moment",
  "bye",
] as const;
export const REFUSALS = [
  "malformed",
  "too_large",
  "binary",
  "hello_first",
  "hello_twice",
  "version",
  "origin",
  "bad_token",
  "bad_move_code",
  "bad_name",
  "name_taken",
  "forbidden",
  "limit_connections",
  "limit_address",
  "limit_rate",
  "limit_bytes",
  "limit_tables",
  "limit_server_tables",
  "limit_spectators",
  "limit_guesses",
  "limit_chat",
  "limit_new_people",
  "limit_people",
  "no_table",
  "table_closed",
  "table_full",
  "seat_taken",
  "no_seat",
  "locked",
  "banned",
  "no_watching",
  "take_over_off",
  "take_over_later",
  "elsewhere",
  "at_table",
  "not_at_table",
  "bad_settings",
  "draining",
  "storage",
  "stale",
  "not_seated",
  "not_your_turn",
  "not_started",
  "already_started",
  "illegal_action",
  "illegal_amount",
  "illegal_card",
  "paused",
  "not_paused",
  "not_host",
  "not_a_person",
  "no_spectator",
  "not_a_bot",
  "not_yourself",
  "only_bots",
  "still_playing",
  "nothing_asked",
  "already_asked",
  "need_more_people",
  "host_present",
  "chat_off",
  "chat_seated",
  "bad_text",
  "between_hands",
  "history_off",
  "no_match",
  "no_hand",
  "internal",
] as const;
export const NOTICES = [
  "drain",
  "storage",
  "storage_back",
  "rate",
  "kicked",
  "banned",
  "voted_out",
  "table_closed",
  "bots_fallback",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type NoticeCode = (typeof NOTICES)[number];

export type GameName = "as_nas" | "holdem" | "one_poker";

export type Level = "easy" | "hard" | "normal";

export type Pace = "1x" | "4x" | "end";

export type Action = Fold | Check | Call | Raise | LockCard | Look | Hold;

export type ActionKind = "call" | "check" | "fold" | "hold" | "lock" | "look" | "raise";

export type SeatState = "all_in" | "folded" | "out" | "to_act" | "waiting";

export type Street = "flop" | "preflop" | "river" | "showdown" | "turn";

export type HoldemEvent = HandStarted | BlindPosted | HoleDealt | StreetDealt | PotWon | HandEnded;

export type OnePokerEvent = DealStarted | CardsDrawn | SignalsShown | Locked | CardLocked | CardsRevealed | DealWon | DealEnded;

export type AsNasEvent = DealOpened | Looked | CardsSeen | Held | PotSplit | DealScored;

export type GameSettings = HoldemSettings | OnePokerSettings | AsNasSettings;

export type GameSettingsDraft = HoldemSettingsDraft | OnePokerSettingsDraft | AsNasSettingsDraft;

export type GamePlay = HoldemPlay | OnePokerPlay | AsNasPlay;

export type GameResult = HoldemResult | OnePokerResult | AsNasResult;

export type Stage = "between" | "closed" | "over" | "paused" | "playing" | "waiting";

export type Presence = "away" | "here" | "stand_in";

export type TableEvent = TableOpened | SeatTaken | SeatLeft | WentAway | CameBack | StoodIn | ClockWarned | TimedOut | HostChanged | PaceSet | MatchStarted | Asked | Agreed | AskEnded | Paused | Resumed | Removed | TableLocked | TableClosed;

export type SharedEvent = AntePaid | Folded | Checked | Called | Raised | Returned | HandShown | SeatOut | MatchEnded;

export type GameEvent = AntePaid | Folded | Checked | Called | Raised | Returned | HandShown | SeatOut | MatchEnded | HandStarted | BlindPosted | HoleDealt | StreetDealt | PotWon | HandEnded | DealStarted | CardsDrawn | SignalsShown | Locked | CardLocked | CardsRevealed | DealWon | DealEnded | DealOpened | Looked | CardsSeen | Held | PotSplit | DealScored;

export type AnyEvent = AntePaid | Folded | Checked | Called | Raised | Returned | HandShown | SeatOut | MatchEnded | HandStarted | BlindPosted | HoleDealt | StreetDealt | PotWon | HandEnded | DealStarted | CardsDrawn | SignalsShown | Locked | CardLocked | CardsRevealed | DealWon | DealEnded | DealOpened | Looked | CardsSeen | Held | PotSplit | DealScored | TableOpened | SeatTaken | SeatLeft | WentAway | CameBack | StoodIn | ClockWarned | TimedOut | HostChanged | PaceSet | MatchStarted | Asked | Agreed | AskEnded | Paused | Resumed | Removed | TableLocked | TableClosed;

export type Param = string | number | null;

export type Reaction = "bye" | "good_luck" | "hurry" | "one_moment" | "oops" | "thanks" | "well_played" | "wow";

export type TableMessage = Start | Play | TakeSeat | SetPace | AskRestart | Agree | AskPause | HandOver | Kick | Ban | Lock | SeatBot | VoteOut | Say | React;

export type ClientMessage = Hello | Rename | MoveIdentity | RevokeTokens | Forget | Ping | ListTables | Quick | OpenTable | Join | Watch | Leave | Start | Play | TakeSeat | SetPace | AskRestart | Agree | AskPause | HandOver | Kick | Ban | Lock | SeatBot | VoteOut | Say | React | Operate | ListMatches | ShowMatch;

export type ServerMessage = Welcome | MoveCode | Pong | Done | Refused | Notice | TakenOver | Closed | Tables | Joined | Said | Reacted | OperatorReport | Matches | MatchRecord | Update;

/**
 * Leave the hand or deal.
 */
export interface Fold {
  readonly kind: "fold";
}

/**
 * Owing nothing, pass (hold'em, One Poker).
 */
export interface Check {
  readonly kind: "check";
}

/**
 * Match the highest bet or stake, or put in what is left.
 */
export interface Call {
  readonly kind: "call";
}

/**
 * Bet or raise: `to` is the total bet of this round (hold'em, One Poker without the ante) or the new stake (As-Nas).
 */
export interface Raise {
  readonly kind: "raise";
  readonly to: number;
}

/**
 * One Poker: lay one of the own two cards face down, finally.
 */
export interface LockCard {
  readonly kind: "lock";
  readonly card: string;
}

/**
 * As-Nas: see the own five cards; does not end the turn.
 */
export interface Look {
  readonly kind: "look";
}

/**
 * As-Nas: stay, already matched.
 */
export interface Hold {
  readonly kind: "hold";
}

/**
 * A call is open. `cost` is what it takes from the player (chips, or As-Nas points); `all_in` if it is all that is left.
 */
export interface CallOffer {
  readonly cost: number;
  readonly all_in: boolean;
}

/**
 * A bet or raise is open to any total from `least` to `most` (both raise-to totals).
 *
 * `half_pot` and `pot` are raise-to totals within these limits. `cost` is what the least raise takes from the player
 * and `cost_most` what the most takes. `opens` is true for a bet (nobody has bet in this round), `all_in` if `most`
 * is all the player has.
 */
export interface RaiseOffer {
  readonly least: number;
  readonly most: number;
  readonly half_pot: number;
  readonly pot: number;
  readonly cost: number;
  readonly cost_most: number;
  readonly opens: boolean;
  readonly all_in: boolean;
}

/**
 * One of these own cards may be locked.
 */
export interface LockOffer {
  readonly cards: readonly string[];
}

/**
 * Everything the player to act may do now; what is absent is not allowed. The rules accept exactly this.
 */
export interface Legal {
  readonly fold?: boolean;
  readonly check?: boolean;
  readonly hold?: boolean;
  readonly look?: boolean;
  readonly call?: CallOffer | null;
  readonly raise?: RaiseOffer | null;
  readonly lock?: LockOffer | null;
}

/**
 * The last thing a seat did in this hand or deal.
 *
 * `kind` is an action's name or `bet`, `small_blind`, `big_blind`, `ante`; `amount` what it says aloud (the raise-to total, the chips called,
 * the blind, the new stake).
 */
export interface LastAction {
  readonly kind: "ante" | "bet" | "big_blind" | "call" | "check" | "fold" | "hold" | "lock" | "look" | "raise" | "small_blind" | "stake";
  readonly amount: number | null;
  readonly all_in: boolean;
}

/**
 * A hand in words, as a code and the ranks that the words need, in falling order of weight.
 *
 * Hold'em codes: straight_flush four_of_a_kind full_house flush straight three_of_a_kind two_pair pair high_card. Ranks: the top card for straights;
 * the grouped ranks for pairs, threes, fours (full house: three, then pair), then the kickers.
 * As-Nas codes: four_of_a_kind full_house three_of_a_kind two_pair pair high_card, with kinds (A S B Z C) as ranks.
 */
export interface HandName {
  readonly code: string;
  readonly ranks: readonly string[];
}

/**
 * One line of the standings: places may be shared. `stack` in chips or `total` in twelfths.
 */
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly stack: number | null;
  readonly total: number | null;
}

/**
 * A seat paid its ante, `amount` chips; less than the ante where `all_in`.
 */
export interface AntePaid {
  readonly kind: "ante_paid";
  readonly seat: number;
  readonly amount: number;
  readonly all_in: boolean;
}

/**
 * A seat left the hand or deal.
 */
export interface Folded {
  readonly kind: "folded";
  readonly seat: number;
}

/**
 * A seat passed, owing nothing.
 */
export interface Checked {
  readonly kind: "checked";
  readonly seat: number;
}

/**
 * `amount` was paid, so that `bet` lies before the seat (As-Nas: its stake).
 */
export interface Called {
  readonly kind: "called";
  readonly seat: number;
  readonly amount: number;
  readonly bet: number;
  readonly all_in: boolean;
}

/**
 * A bet (`opens`) or raise to the total `to`, for which `amount` was paid.
 */
export interface Raised {
  readonly kind: "raised";
  readonly seat: number;
  readonly to: number;
  readonly amount: number;
  readonly opens: boolean;
  readonly all_in: boolean;
}

/**
 * `amount` was matched by nobody and went back; it was never won.
 */
export interface Returned {
  readonly kind: "returned";
  readonly seat: number;
  readonly amount: number;
}

/**
 * A seat's cards are face up for all. `looked` is As-Nas's: false if their owner never looked.
 */
export interface HandShown {
  readonly kind: "hand_shown";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly hand: HandName | null;
  readonly looked: boolean | null;
}

/**
 * A seat is out of the match, in `place`.
 */
export interface SeatOut {
  readonly kind: "seat_out";
  readonly seat: number;
  readonly place: number;
}

/**
 * The match is decided; `winners` are the seats in first place.
 */
export interface MatchEnded {
  readonly kind: "match_ended";
  readonly standings: readonly Standing[];
  readonly winners: readonly number[];
}

/**
 * A hand that lies face up, in a view.
 */
export interface Shown {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly hand: HandName | null;
  readonly looked: boolean | null;
}

/**
 * Seats 2 to 10; stacks, blinds and ante in chips. The big blind is at least the small blind; a stack at least one chip.
 */
export interface HoldemSettings {
  readonly game: "holdem";
  readonly seats: number;
  readonly stack: number;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly ante: number;
}

/**
 * Seats 2 to 10; stacks, blinds and ante in chips. The big blind is at least the small blind; a stack at least one chip.
 */
export interface HoldemSettingsDraft {
  readonly game: "holdem";
  readonly seats?: number;
  readonly stack?: number;
  readonly small_blind?: number;
  readonly big_blind?: number;
  readonly ante?: number;
}

/**
 * `hand` counts from 1. `stacks` by seat before antes and blinds (0: out).
 */
export interface HandStarted {
  readonly kind: "hand_started";
  readonly hand: number;
  readonly button: number;
  readonly small_blind_seat: number;
  readonly big_blind_seat: number;
  readonly stacks: readonly number[];
}

/**
 * A blind was put in; `amount` in chips, less than the blind where `all_in`.
 */
export interface BlindPosted {
  readonly kind: "blind_posted";
  readonly seat: number;
  readonly blind: "big" | "small";
  readonly amount: number;
  readonly all_in: boolean;
}

/**
 * To its owner only: the own two cards.
 */
export interface HoleDealt {
  readonly kind: "hole_dealt";
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * `cards` are new on the board, `board` is the whole.
 */
export interface StreetDealt {
  readonly kind: "street_dealt";
  readonly street: Street;
  readonly cards: readonly string[];
  readonly board: readonly string[];
}

/**
 * One winner of a pot: the chips got, and after a showdown the hand and the five cards that make it.
 */
export interface Winner {
  readonly seat: number;
  readonly share: number;
  readonly hand: HandName | null;
  readonly five: readonly string[];
}

/**
 * Pot number `pot` (0: the main pot) of `amount`, contested by `contenders`.
 */
export interface PotWon {
  readonly kind: "pot_won";
  readonly pot: number;
  readonly amount: number;
  readonly contenders: readonly number[];
  readonly winners: readonly Winner[];
}

/**
 * The hand is over; `stacks` by seat after it.
 */
export interface HandEnded {
  readonly kind: "hand_ended";
  readonly hand: number;
  readonly stacks: readonly number[];
}

/**
 * A pot as it stands: its chips and the unfolded seats that may win it. The first is the main pot.
 */
export interface Pot {
  readonly amount: number;
  readonly contenders: readonly number[];
}

/**
 * A pot and who won what of it.
 */
export interface PotResult {
  readonly amount: number;
  readonly contenders: readonly number[];
  readonly winners: readonly Winner[];
}

/**
 * Chips that nobody matched, gone back to their seat.
 */
export interface ReturnedChips {
  readonly seat: number;
  readonly amount: number;
}

/**
 * How the hand ended. `net` by seat: stack after less stack before.
 */
export interface HoldemResult {
  readonly game: "holdem";
  readonly hand: number;
  readonly pots: readonly PotResult[];
  readonly returned: readonly ReturnedChips[];
  readonly shown: readonly Shown[];
  readonly net: readonly number[];
}

/**
 * The hand as one viewer may see it. `pot` counts everything put in, also the bets before the seats.
 *
 * `pots` are the same chips as they are contested, cut at each total with which an unfolded seat is all-in. `bets` by seat are this round's.
 * `hole` and `own_hand` (the best hand that the own cards make with the board) are the viewer's own, else None.
 */
export interface HoldemPlay {
  readonly game: "holdem";
  readonly hand: number;
  readonly button: number;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly ante: number;
  readonly small_blind_seat: number;
  readonly big_blind_seat: number;
  readonly street: Street;
  readonly board: readonly string[];
  readonly pot: number;
  readonly bets: readonly number[];
  readonly pots: readonly Pot[];
  readonly shown: readonly Shown[];
  readonly winners: readonly PotResult[];
  readonly hole: readonly string[] | null;
  readonly own_hand: HandName | null;
}

/**
 * Chips a player starts with and the ante of every deal.
 */
export interface OnePokerSettings {
  readonly game: "one_poker";
  readonly chips: number;
  readonly ante: number;
}

/**
 * Chips a player starts with and the ante of every deal.
 */
export interface OnePokerSettingsDraft {
  readonly game: "one_poker";
  readonly chips?: number;
  readonly ante?: number;
}

/**
 * How many of a player's two cards are UP (8 to A) and how many DOWN (2 to 7).
 */
export interface Signal {
  readonly up: number;
  readonly down: number;
}

/**
 * `first` draws, locks and bets first. `restocked`: the discards were shuffled into a new stock before this deal.
 */
export interface DealStarted {
  readonly kind: "deal_started";
  readonly deal: number;
  readonly first: number;
  readonly restocked: boolean;
  readonly stacks: readonly number[];
}

/**
 * To its owner only: the own two cards, the kept one first; `kept` is None in the first deal.
 */
export interface CardsDrawn {
  readonly kind: "cards_drawn";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly kept: string | null;
}

/**
 * Both players' signals, by seat.
 */
export interface SignalsShown {
  readonly kind: "signals_shown";
  readonly signals: readonly Signal[];
}

/**
 * A player has locked; which card stays unknown.
 */
export interface Locked {
  readonly kind: "locked";
  readonly seat: number;
}

/**
 * To its owner only: the card that was locked.
 */
export interface CardLocked {
  readonly kind: "card_locked";
  readonly seat: number;
  readonly card: string;
}

/**
 * Both locked cards, by seat.
 */
export interface CardsRevealed {
  readonly kind: "cards_revealed";
  readonly cards: readonly string[];
}

/**
 * `winner` is None when the pot is split. `shares` by seat.
 */
export interface DealWon {
  readonly kind: "deal_won";
  readonly winner: number | null;
  readonly by: "cards" | "fold" | "tie";
  readonly pot: number;
  readonly shares: readonly number[];
}

/**
 * `next_first` is None when the match is over.
 */
export interface DealEnded {
  readonly kind: "deal_ended";
  readonly deal: number;
  readonly stacks: readonly number[];
  readonly next_first: number | null;
}

/**
 * How the deal ended. `cards` by seat are the locked ones; `returned` chips by seat went back unmatched; `net` by seat.
 */
export interface OnePokerResult {
  readonly game: "one_poker";
  readonly deal: number;
  readonly winner: number | null;
  readonly by: "cards" | "fold" | "tie";
  readonly pot: number;
  readonly shares: readonly number[];
  readonly returned: readonly number[];
  readonly cards: readonly string[];
  readonly net: readonly number[];
}

/**
 * The deal as one viewer may see it.
 *
 * `bets` exclude the ante, `pot` includes it. `revealed` holds, by seat, every card revealed since the last shuffle of the stock, oldest
 * first. `cards` are the viewer's own two (the order is the owner's own), `lock` the own locked card; None for spectators. `stock` is the
 * number of cards left to draw. `signals_before` are those of the deal before, empty in the first: with the card then revealed they tell the
 * group of everybody's kept card.
 */
export interface OnePokerPlay {
  readonly game: "one_poker";
  readonly deal: number;
  readonly first: number;
  readonly phase: "bet" | "end" | "lock";
  readonly ante: number;
  readonly signals: readonly Signal[];
  readonly locked: readonly boolean[];
  readonly bets: readonly number[];
  readonly pot: number;
  readonly revealed: readonly (readonly string[])[];
  readonly stock: number;
  readonly cards: readonly string[] | null;
  readonly lock: string | null;
  readonly kept: string | null;
  readonly signals_before: readonly Signal[];
}

/**
 * Number of deals of a match.
 */
export interface AsNasSettings {
  readonly game: "as_nas";
  readonly deals: number;
}

/**
 * Number of deals of a match.
 */
export interface AsNasSettingsDraft {
  readonly game: "as_nas";
  readonly deals?: number;
}

/**
 * Five cards face down to each; `first` (right of the dealer) acts first, the dealer's stake is 1 point.
 */
export interface DealOpened {
  readonly kind: "deal_opened";
  readonly deal: number;
  readonly deals: number;
  readonly dealer: number;
  readonly first: number;
}

/**
 * A seat has seen its own cards; which they are stays unknown.
 */
export interface Looked {
  readonly kind: "looked";
  readonly seat: number;
}

/**
 * To its owner only, once looked: the own five cards.
 */
export interface CardsSeen {
  readonly kind: "cards_seen";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly hand: HandName;
}

/**
 * A seat stayed, its stake already matched.
 */
export interface Held {
  readonly kind: "held";
  readonly seat: number;
}

/**
 * `pot` in points, `share` in twelfths of a point to each of `winners`.
 */
export interface PotSplit {
  readonly kind: "pot_split";
  readonly pot: number;
  readonly winners: readonly number[];
  readonly share: number;
  readonly hand: HandName | null;
}

/**
 * In twelfths by seat: what this deal brought (sums to 0) and the totals after it.
 */
export interface DealScored {
  readonly kind: "deal_scored";
  readonly deal: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/**
 * How the deal ended. `pot` in points; `share`, `points` and `totals` in twelfths.
 */
export interface AsNasResult {
  readonly game: "as_nas";
  readonly deal: number;
  readonly pot: number;
  readonly winners: readonly number[];
  readonly share: number;
  readonly showdown: boolean;
  readonly shown: readonly Shown[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/**
 * The deal as one viewer may see it. Stakes, `highest` and `pot` in points, `totals` in twelfths.
 *
 * `cards` and `own_hand` are the viewer's own once looked, else None.
 */
export interface AsNasPlay {
  readonly game: "as_nas";
  readonly deal: number;
  readonly deals: number;
  readonly dealer: number;
  readonly stakes: readonly number[];
  readonly highest: number;
  readonly limit: number;
  readonly pot: number;
  readonly looked: readonly boolean[];
  readonly totals: readonly number[];
  readonly shown: readonly Shown[];
  readonly cards: readonly string[] | null;
  readonly own_hand: HandName | null;
}

/**
 * Time to think. `off`: none (private tables only); `fixed`: `seconds` a decision; `bank`: the same and a bank of `bank` seconds, refilled by
 * `refill` a hand or deal.
 */
export interface ClockSettings {
  readonly kind: "bank" | "fixed" | "off";
  readonly seconds: number;
  readonly bank: number;
  readonly refill: number;
}

/**
 * Time to think. `off`: none (private tables only); `fixed`: `seconds` a decision; `bank`: the same and a bank of `bank` seconds, refilled by
 * `refill` a hand or deal.
 */
export interface ClockSettingsDraft {
  readonly kind?: "bank" | "fixed" | "off";
  readonly seconds?: number;
  readonly bank?: number;
  readonly refill?: number;
}

/**
 * How long a bot seems to think: `seconds` on average, varied by up to `variation` (0 to 1) of it; and the pause after a hand or deal.
 */
export interface BotPace {
  readonly seconds: number;
  readonly variation: number;
  readonly between: number;
}

/**
 * How long a bot seems to think: `seconds` on average, varied by up to `variation` (0 to 1) of it; and the pause after a hand or deal.
 */
export interface BotPaceDraft {
  readonly seconds?: number;
  readonly variation?: number;
  readonly between?: number;
}

/**
 * Everything that its host chooses when a table is opened.
 *
 * `seats_open` seats besides the host's wait for people (0: none, at most all but one); the match begins when so many have come. Bots take all
 * seats that are empty at the start, those kept for people until somebody comes. None: all wait until the start. `bots` are the levels of the
 * bots, in seat order, repeated as needed. `take_over`: a newcomer may take a bot's seat between hands. `watch`: nobody, those who have the
 * code, or anyone from the lobby's list. `stand_in` is the level of the bot that plays for a person who is away longer than `grace` seconds.
 */
export interface TableSettings {
  readonly game: GameSettings;
  readonly private: boolean;
  readonly seats_open: number | null;
  readonly bots: readonly Level[];
  readonly clock: ClockSettings;
  readonly bot_pace: BotPace;
  readonly take_over: boolean;
  readonly watch: "code" | "off" | "open";
  readonly chat: "all" | "off" | "seated";
  readonly stand_in: Level;
  readonly grace: number;
}

/**
 * Everything that its host chooses when a table is opened.
 *
 * `seats_open` seats besides the host's wait for people (0: none, at most all but one); the match begins when so many have come. Bots take all
 * seats that are empty at the start, those kept for people until somebody comes. None: all wait until the start. `bots` are the levels of the
 * bots, in seat order, repeated as needed. `take_over`: a newcomer may take a bot's seat between hands. `watch`: nobody, those who have the
 * code, or anyone from the lobby's list. `stand_in` is the level of the bot that plays for a person who is away longer than `grace` seconds.
 */
export interface TableSettingsDraft {
  readonly game: GameSettingsDraft;
  readonly private?: boolean;
  readonly seats_open?: number | null;
  readonly bots?: readonly Level[];
  readonly clock?: ClockSettingsDraft;
  readonly bot_pace?: BotPaceDraft;
  readonly take_over?: boolean;
  readonly watch?: "code" | "off" | "open";
  readonly chat?: "all" | "off" | "seated";
  readonly stand_in?: Level;
  readonly grace?: number;
}

/**
 * One seat as everybody sees it. `kind` is `open` when nobody has it; `level` is a bot's, or that of the bot that stands in.
 *
 * `grace_ms` is what is left, at sending, until a bot stands in for somebody away. The rest comes from the game (protocol.play.SeatPlay).
 */
export interface SeatView {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: Level | null;
  readonly presence: Presence;
  readonly grace_ms: number | null;
  readonly host: boolean;
  readonly state: SeatState;
  readonly stack: number | null;
  readonly total: number | null;
  readonly bet: number;
  readonly last: LastAction | null;
  readonly cards: number;
  readonly shown: readonly string[];
  readonly place: number | null;
}

/**
 * The clock of the seat to act. Times in milliseconds, as of sending. `limit_ms` is the whole time of this decision without the bank.
 */
export interface ClockView {
  readonly seat: number;
  readonly kind: "bank" | "fixed" | "off";
  readonly remaining_ms: number;
  readonly limit_ms: number;
  readonly bank_ms: number;
}

/**
 * Who the viewer is: `seat` is None for a spectator. `may` names the messages that this viewer may send now (start, play, take_seat, set_pace,
 * ask_restart, agree, ask_pause, hand_over, kick, ban, lock, vote_out, seat_bot, say, react, leave).
 */
export interface You {
  readonly name: string;
  readonly seat: number | null;
  readonly host: boolean;
  readonly may: readonly string[];
  readonly seats_free: readonly number[];
}

/**
 * Something that needs agreement. `needed` seats must all be in `agreed`; `about` is the seat of a vote.
 */
export interface Ask {
  readonly ask: "pause" | "restart" | "resume" | "vote_out";
  readonly by: number;
  readonly needed: readonly number[];
  readonly agreed: readonly number[];
  readonly about: number | null;
  readonly remaining_ms: number | null;
}

/**
 * The table is there; `host` is the name of who opened it.
 */
export interface TableOpened {
  readonly kind: "table_opened";
  readonly code: string;
  readonly game: GameName;
  readonly host: string;
}

/**
 * `replaced` is the name of the bot that was there.
 */
export interface SeatTaken {
  readonly kind: "seat_taken";
  readonly seat: number;
  readonly name: string;
  readonly player: "bot" | "person";
  readonly level: Level | null;
  readonly replaced: string | null;
}

/**
 * Its person has left for good; `bot` is the name of the bot that plays on, if any.
 */
export interface SeatLeft {
  readonly kind: "seat_left";
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
}

/**
 * `why`: the connection was lost, or two times running the clock ran out, or the player left the seat to the bot.
 */
export interface WentAway {
  readonly kind: "went_away";
  readonly seat: number;
  readonly why: "left" | "lost" | "timeouts";
}

/**
 * The owner of a seat is back and acts.
 */
export interface CameBack {
  readonly kind: "came_back";
  readonly seat: number;
}

/**
 * A bot of `level` plays for an absent person from now on.
 */
export interface StoodIn {
  readonly kind: "stood_in";
  readonly seat: number;
  readonly level: Level;
}

/**
 * 80 % of the time is gone.
 */
export interface ClockWarned {
  readonly kind: "clock_warned";
  readonly seat: number;
  readonly remaining_ms: number;
}

/**
 * The time ran out and the server did `action` for the seat.
 */
export interface TimedOut {
  readonly kind: "timed_out";
  readonly seat: number;
  readonly action: ActionKind;
}

/**
 * Somebody else is the host now; `seat` is None when nobody is.
 */
export interface HostChanged {
  readonly kind: "host_changed";
  readonly seat: number | null;
  readonly name: string;
}

/**
 * The pace of a table where only bots play on was set by a person of the name `by`.
 */
export interface PaceSet {
  readonly kind: "pace_set";
  readonly pace: Pace;
  readonly by: string;
}

/**
 * `match` counts from 1; a restart begins another.
 */
export interface MatchStarted {
  readonly kind: "match_started";
  readonly match: number;
}

/**
 * A seat asked for something that needs agreement; `about` is the seat of a vote.
 */
export interface Asked {
  readonly kind: "asked";
  readonly ask: "pause" | "restart" | "resume" | "vote_out";
  readonly seat: number;
  readonly about: number | null;
}

/**
 * A seat answered what was asked.
 */
export interface Agreed {
  readonly kind: "agreed";
  readonly ask: "pause" | "restart" | "resume" | "vote_out";
  readonly seat: number;
  readonly yes: boolean;
}

/**
 * What was asked has been granted, or not.
 */
export interface AskEnded {
  readonly kind: "ask_ended";
  readonly ask: "pause" | "restart" | "resume" | "vote_out";
  readonly granted: boolean;
}

/**
 * `why`: agreed by the players, or the server's drain.
 */
export interface Paused {
  readonly kind: "paused";
  readonly why: "agreed" | "drain";
}

/**
 * `recovered`: the server was started again and the table goes on where it stood.
 */
export interface Resumed {
  readonly kind: "resumed";
  readonly recovered: boolean;
}

/**
 * A person was put out by the host or by vote.
 */
export interface Removed {
  readonly kind: "removed";
  readonly seat: number | null;
  readonly name: string;
  readonly why: "ban" | "kick" | "vote";
}

/**
 * Newcomers can no longer sit down (`locked`), or can again.
 */
export interface TableLocked {
  readonly kind: "table_locked";
  readonly locked: boolean;
}

/**
 * The table is no more.
 */
export interface TableClosed {
  readonly kind: "table_closed";
  readonly why: "drain" | "empty" | "fault" | "operator" | "over";
}

/**
 * The table as one viewer may see it: built up, complete, with everything a painter needs.
 *
 * `turn` is the seat to act, `legal` what it may do (only in that seat's own view). `log` are the events of this hand or deal so far that
 * this viewer was told. `result` is that of the hand or deal just ended (stages between and over), `standings` the present order of the match,
 * best first. `match` counts from 1. `locked`: no newcomers.
 */
export interface TableView {
  readonly game: GameName;
  readonly code: string;
  readonly settings: TableSettings;
  readonly stage: Stage;
  readonly version: number;
  readonly match: number;
  readonly host: string;
  readonly locked: boolean;
  readonly pace: Pace;
  readonly seats: readonly SeatView[];
  readonly spectators: number;
  readonly you: You | null;
  readonly turn: number | null;
  readonly clock: ClockView | null;
  readonly legal: Legal | null;
  readonly play: GamePlay | null;
  readonly log: readonly AnyEvent[];
  readonly result: GameResult | null;
  readonly standings: readonly Standing[];
  readonly asks: readonly Ask[];
}

/**
 * First message of every connection. `versions` are the protocol versions the client speaks; `instance` is made once per running client (a tab,
 * a process); `token` brings an identity back; `move` is a one-time code from another device
 * (MoveIdentity). `locale` is for logs and bot names only.
 */
export interface Hello {
  readonly type: "hello";
  readonly id: string;
  readonly versions: readonly number[];
  readonly instance: string;
  readonly features?: readonly string[];
  readonly token?: string | null;
  readonly move?: string | null;
  readonly name?: string | null;
  readonly locale?: string;
  readonly software?: string;
  readonly bot?: boolean;
}

/**
 * Take another name; at a table it takes effect for the next table.
 */
export interface Rename {
  readonly type: "rename";
  readonly id: string;
  readonly name: string;
}

/**
 * Ask for a one-time, short-lived code that another device enters to become the same person.
 */
export interface MoveIdentity {
  readonly type: "move_identity";
  readonly id: string;
}

/**
 * Make every other device of this person forget it: all other tokens are void.
 */
export interface RevokeTokens {
  readonly type: "revoke_tokens";
  readonly id: string;
}

/**
 * Delete everything stored about this person; seats are given up.
 */
export interface Forget {
  readonly type: "forget";
  readonly id: string;
}

/**
 * Answered by Pong at once: for the round trip shown to the user, and against idle connections.
 */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/**
 * A table where this person still has a seat.
 */
export interface Resting {
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  readonly stage: string;
}

/**
 * Answer to Hello. `token` is the secret that brings this identity back (sent only here); `person` is its public id. `seats` are the tables
 * where the person is still seated. `limits` are the bounds a client must know (bytes a frame, messages a minute, length of a chat line).
 */
export interface Welcome {
  readonly type: "welcome";
  readonly id: string;
  readonly server: string;
  readonly software: string;
  readonly version: number;
  readonly features: readonly string[];
  readonly token: string;
  readonly person: string;
  readonly name: string;
  readonly seats: readonly Resting[];
  readonly limits: Readonly<Record<string, number>>;
}

/**
 * Answer to MoveIdentity: `code` is good once, for `seconds`.
 */
export interface MoveCode {
  readonly type: "move_code";
  readonly id: string;
  readonly code: string;
  readonly seconds: number;
}

/**
 * Answer to Ping.
 */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/**
 * The message `id` was carried out. `version` is the table's, where it concerned one.
 */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number | null;
}

/**
 * Nothing was changed. `code` is from protocol.refusals.REFUSALS, `params` fill the sentence, `text` is English for logs and
 * strangers' programs.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | null>>;
  readonly text: string;
}

/**
 * Something the person should know. `code` is from protocol.refusals.NOTICES.
 */
export interface Notice {
  readonly type: "notice";
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | null>>;
  readonly text: string;
}

/**
 * Another device or tab of the same person plays on at this table; this connection gets no more updates of it.
 */
export interface TakenOver {
  readonly type: "taken_over";
  readonly code: string;
}

/**
 * The server ends this connection; the WebSocket's close follows. `retry_ms`: come back after that; None: not by itself.
 */
export interface Closed {
  readonly type: "closed";
  readonly code: "bye" | "drain" | "forgotten" | "idle" | "internal" | "limit" | "origin" | "protocol" | "replaced" | "slow" | "version";
  readonly text: string;
  readonly retry_ms: number | null;
}

/**
 * Public tables, newest first (at most 200); `follow`: send a new list whenever it changes, until another table message.
 */
export interface ListTables {
  readonly type: "list_tables";
  readonly id: string;
  readonly game?: GameName | null;
  readonly follow?: boolean;
}

/**
 * A table of bots around me, at once, with the usual settings. `level` is the bots'.
 */
export interface Quick {
  readonly type: "quick";
  readonly id: string;
  readonly game: GameName;
  readonly level?: Level;
}

/**
 * Open a table and sit down in seat 0. `start`: begin at once, bots in all other seats that are not kept open.
 */
export interface OpenTable {
  readonly type: "open_table";
  readonly id: string;
  readonly settings: TableSettingsDraft;
  readonly start?: boolean;
}

/**
 * Sit down at a table, or come back to the own seat there. `take_over`: yes, take my seat over from my other device. `after` is the
 * last version seen.
 */
export interface Join {
  readonly type: "join";
  readonly id: string;
  readonly code: string;
  readonly seat?: number | null;
  readonly take_over?: boolean;
  readonly after?: number | null;
}

/**
 * Follow a table as a spectator. `after` is the last version seen.
 */
export interface Watch {
  readonly type: "watch";
  readonly id: string;
  readonly code: string;
  readonly after?: number | null;
}

/**
 * Go back to the lobby. A player's seat in a running match goes to a bot; `keep`: the seat stays mine, a bot stands in meanwhile.
 */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly keep?: boolean;
}

/**
 * One table of the list. `clock` is its kind and seconds in words of the settings; `bots` the number of bots seated now.
 */
export interface TableLine {
  readonly code: string;
  readonly game: GameName;
  readonly host: string;
  readonly seats: number;
  readonly people: number;
  readonly bots: number;
  readonly spectators: number;
  readonly stage: Stage;
  readonly joinable: boolean;
  readonly watchable: boolean;
  readonly settings: TableSettings;
}

/**
 * The list of tables: the answer to ListTables (`id`), or a newer one for those who follow it (`id` is None).
 */
export interface Tables {
  readonly type: "tables";
  readonly id: string | null;
  readonly tables: readonly TableLine[];
}

/**
 * Answer to Quick, OpenTable, Join and Watch: the current Update follows. `seat` is None for spectators. `missed` updates were
 * replayed before it, `gap` says that they were no longer at hand.
 */
export interface Joined {
  readonly type: "joined";
  readonly id: string;
  readonly code: string;
  readonly seat: number | null;
  readonly missed: number;
  readonly gap: boolean;
}

/**
 * Host: begin the match; bots take the seats that are still open.
 */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/**
 * Act. `version` is that of the view answered: another one is refused as stale.
 */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly version: number;
  readonly action: Action;
}

/**
 * A spectator sits down (an open seat, or a bot's between hands where the table allows it); or an owner takes the own seat back from the
 * bot that stands in.
 */
export interface TakeSeat {
  readonly type: "take_seat";
  readonly id: string;
  readonly seat?: number | null;
}

/**
 * When only bots are left playing: how fast they go on. The last wish counts.
 */
export interface SetPace {
  readonly type: "set_pace";
  readonly id: string;
  readonly pace: Pace;
}

/**
 * A restart, or after the match's end a rematch.
 */
export interface AskRestart {
  readonly type: "ask_restart";
  readonly id: string;
}

/**
 * Answer to what somebody asked (restart, pause, resume, vote_out).
 */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly ask: "pause" | "restart" | "resume" | "vote_out";
  readonly yes?: boolean;
}

/**
 * Ask for a pause (`on`), or to go on.
 */
export interface AskPause {
  readonly type: "ask_pause";
  readonly id: string;
  readonly on?: boolean;
}

/**
 * Host: give the host's role to the person in `seat`.
 */
export interface HandOver {
  readonly type: "hand_over";
  readonly id: string;
  readonly seat: number;
}

/**
 * Host: put the person in `seat` out; a bot takes the seat.
 */
export interface Kick {
  readonly type: "kick";
  readonly id: string;
  readonly seat: number;
}

/**
 * Host: as Kick, and that person can't come back to this table, watching included. A spectator is named by `name`.
 */
export interface Ban {
  readonly type: "ban";
  readonly id: string;
  readonly seat?: number | null;
  readonly name?: string | null;
}

/**
 * Host: nobody new may sit down (`on`), or again may.
 */
export interface Lock {
  readonly type: "lock";
  readonly id: string;
  readonly on?: boolean;
}

/**
 * Host: put a bot into an open seat, or change a bot's level (between hands).
 */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly id: string;
  readonly seat: number;
  readonly level?: Level;
}

/**
 * Ask the others to put the person in `seat` out (where the host is away, or is the one).
 */
export interface VoteOut {
  readonly type: "vote_out";
  readonly id: string;
  readonly seat: number;
}

/**
 * A line of chat to the table.
 */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/**
 * One of a fixed set, shown in each reader's language.
 */
export interface React {
  readonly type: "react";
  readonly id: string;
  readonly reaction: Reaction;
}

/**
 * A line of chat. `seat` is None for spectators. Not part of the table's versions.
 */
export interface Said {
  readonly type: "said";
  readonly code: string;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/**
 * Somebody at the table showed one of the fixed reactions. `seat` is None for spectators.
 */
export interface Reacted {
  readonly type: "reacted";
  readonly code: string;
  readonly seat: number | null;
  readonly name: string;
  readonly reaction: Reaction;
}

/**
 * `inspect` and `close` need a table's code.
 */
export interface Operate {
  readonly type: "operate";
  readonly id: string;
  readonly token: string;
  readonly command: "close" | "drain" | "inspect" | "list";
  readonly code?: string | null;
}

/**
 * One seat for the operator: `kind` and `presence` as in SeatView. `address` is told by `inspect`: where the seat's owner is connected from.
 */
export interface OperatorSeat {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly presence: string;
  readonly address: string | null;
}

/**
 * One table for the operator: public facts only. Ages in seconds.
 */
export interface OperatorTable {
  readonly code: string;
  readonly game: string;
  readonly stage: string;
  readonly version: number;
  readonly private: boolean;
  readonly seats: readonly OperatorSeat[];
  readonly spectators: number;
  readonly age: number;
  readonly idle: number;
}

/**
 * Answer to Operate: the tables asked for and the server's state.
 */
export interface OperatorReport {
  readonly type: "operator_report";
  readonly id: string;
  readonly tables: readonly OperatorTable[];
  readonly connections: number;
  readonly draining: boolean;
}

/**
 * The own matches, newest first; `before` is the number of the oldest one already known.
 */
export interface ListMatches {
  readonly type: "list_matches";
  readonly id: string;
  readonly before?: number | null;
}

/**
 * One match of the own, hand by hand: own cards always, others' only where they were shown. `hand` counts from 1; None: all of them.
 */
export interface ShowMatch {
  readonly type: "show_match";
  readonly id: string;
  readonly match: number;
  readonly hand?: number | null;
}

/**
 * `number` names the match for its people; times in seconds since 1970; `net` in chips or twelfths.
 */
export interface MatchLine {
  readonly number: number;
  readonly code: string;
  readonly game: GameName;
  readonly seat: number;
  readonly names: readonly string[];
  readonly hands: number;
  readonly started: number;
  readonly ended: number | null;
  readonly standings: readonly Standing[];
}

/**
 * Of all own matches of one game. `vpip` and `pfr` are shares (0 to 1) of hold'em hands, else None; `biggest_pot` in chips or points.
 */
export interface Statistics {
  readonly game: GameName;
  readonly matches: number;
  readonly matches_won: number;
  readonly hands: number;
  readonly hands_won: number;
  readonly showdowns: number;
  readonly biggest_pot: number;
  readonly vpip: number | null;
  readonly pfr: number | null;
}

/**
 * Answer to ListMatches: one page of the own matches, newest first, and the figures of all of them by game.
 */
export interface Matches {
  readonly type: "matches";
  readonly id: string;
  readonly matches: readonly MatchLine[];
  readonly statistics: readonly Statistics[];
}

/**
 * One hand or deal as this person was told it, in order.
 */
export interface HandRecord {
  readonly hand: number;
  readonly events: readonly AnyEvent[];
}

/**
 * Answer to ShowMatch.
 */
export interface MatchRecord {
  readonly type: "match_record";
  readonly id: string;
  readonly line: MatchLine;
  readonly settings: TableSettings;
  readonly hands: readonly HandRecord[];
}

/**
 * What happened (as this viewer may know it) and how the table stands now. Versions come without holes, unless the receiver reads
 * too slowly: then only the newest comes, and `events` are those of the newest alone.
 */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly events: readonly AnyEvent[];
  readonly view: TableView;
}
