// The one store: what the page knows, and how each message of the server changes it. Pure: no socket, no clock, no page.
import type { LinkState } from "./link";
import type {
  AnyEvent,
  Joined,
  Notice,
  Param,
  Reaction,
  Refused,
  Resting,
  ServerMessage,
  TableLine,
  TableView,
  Update,
  Welcome,
} from "./protocol";

/** Something to be told in words; `from` says which part of the catalogue has it. */
export interface Telling {
  readonly key: number;
  readonly from: "refusal" | "notice" | "own";
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;
}

export type TalkLine = { readonly key: number; readonly seat: number | null; readonly name: string } & (
  | { readonly text: string }
  | { readonly reaction: Reaction }
);

/** A hand or deal that is over, as it was told. */
export interface Past {
  readonly match: number;
  readonly number: number;
  readonly view: TableView;
}

/** An action that waits for its answer. */
export interface Pressed {
  readonly id: string;
  readonly version: number;
  readonly action: string;
}

/** A choice made before one's turn; it holds only while the highest bet is `price`. */
export interface Ahead {
  readonly choice: "check" | "fold" | "call" | "hold";
  readonly price: number;
}

export interface Table {
  readonly view: TableView;
  /** When the view came, on the page's own clock (ms): clocks run on from there. */
  readonly at: number;
  readonly events: readonly AnyEvent[];
  readonly past: readonly Past[];
  readonly talk: readonly TalkLine[];
  readonly unread: number;
  readonly pressed: Pressed | null;
  readonly ahead: Ahead | null;
}

/** Before a table: being let in, or the reason why not. */
export interface Door {
  readonly code: string;
  readonly watch: boolean;
  readonly refused: Refused | null;
  /** Another device or tab of the same person has this table now. */
  readonly takenOver: boolean;
}

export interface Model {
  readonly link: LinkState;
  readonly person: Pick<Welcome, "person" | "name" | "server" | "software"> | null;
  readonly resting: readonly Resting[];
  readonly limits: Readonly<Record<string, number>>;
  readonly tables: readonly TableLine[] | null;
  readonly door: Door | null;
  readonly table: Table | null;
  readonly tellings: readonly Telling[];
  readonly serial: number;
}

export const EMPTY: Model = {
  link: { at: "connecting", tries: 0 },
  person: null,
  resting: [],
  limits: {},
  tables: null,
  door: null,
  table: null,
  tellings: [],
  serial: 0,
};

const KEPT_HANDS = 40;
const KEPT_TALK = 200;
const KEPT_TELLINGS = 3;

/** The number of the hand or deal that a view shows; null before the first. */
export function numberOf(view: TableView): number | null {
  if (view.play === null) return null;
  return view.play.game === "holdem" ? view.play.hand : view.play.deal;
}

export function tell(model: Model, from: Telling["from"], code: string, params: Telling["params"] = {}): Model {
  const said = { key: model.serial, from, code, params };
  const others = model.tellings.filter((other) => other.code !== code || other.from !== from);
  return { ...model, serial: model.serial + 1, tellings: [...others, said].slice(-KEPT_TELLINGS) };
}

export const dismiss = (model: Model, key: number): Model => ({
  ...model,
  tellings: model.tellings.filter((telling) => telling.key !== key),
});

/** The hands before this one: the last view of a hand is kept when the next begins. */
function pastOf(table: Table | null, view: TableView): readonly Past[] {
  if (table === null || table.view.code !== view.code) return [];
  const number = numberOf(table.view);
  const same = number === numberOf(view) && table.view.match === view.match;
  if (number === null || number < 1 || same) return table.past;
  return [...table.past, { match: table.view.match, number, view: table.view }].slice(-KEPT_HANDS);
}

/** What was chosen ahead stays only while its price stays. */
function aheadOf(table: Table | null, view: TableView): Ahead | null {
  const ahead = table?.ahead ?? null;
  if (ahead === null || table === null) return null;
  const same = numberOf(table.view) === numberOf(view) && table.view.match === view.match && table.view.code === view.code;
  return same && view.stage === "playing" && ahead.price === priceOf(view) ? ahead : null;
}

/** What everybody has to match now: the highest bet or stake before a seat. */
export const priceOf = (view: TableView): number => Math.max(0, ...view.seats.map((seat) => seat.bet));

function update(model: Model, message: Update, now: number): Model {
  const { view } = message;
  const old = model.table?.view.code === view.code ? model.table : null;
  const waits = old?.pressed !== null && old?.pressed.version === view.version ? old?.pressed : null;
  const ahead = aheadOf(old, view);
  const table: Table = {
    view,
    at: now,
    events: message.events,
    past: pastOf(old, view),
    talk: old?.talk ?? [],
    unread: old?.unread ?? 0,
    pressed: waits ?? null,
    ahead,
  };
  const next: Model = { ...model, table, door: null };
  const takenBack = old !== null && old.ahead !== null && ahead === null && view.stage === "playing" && numberOf(old.view) === numberOf(view);
  return takenBack && view.turn !== null ? tell(next, "own", "ahead") : next;
}

function talk(model: Model, line: { seat: number | null; name: string } & ({ text: string } | { reaction: Reaction })): Model {
  if (model.table === null) return model;
  const lines = [...model.table.talk, { ...line, key: model.serial }].slice(-KEPT_TALK);
  return { ...model, serial: model.serial + 1, table: { ...model.table, talk: lines, unread: model.table.unread + 1 } };
}

function refused(model: Model, message: Refused): Model {
  const pressed = model.table?.pressed ?? null;
  const released =
    model.table !== null && pressed !== null && pressed.id === message.id
      ? { ...model, table: { ...model.table, pressed: null } }
      : model;
  // At the door the reason stands on the page itself.
  if (message.code === "elsewhere" || model.door !== null) return released;
  return tell(released, "refusal", message.code, message.params);
}

function told(model: Model, message: Notice): Model {
  return tell(model, "notice", message.code, message.params);
}

function joined(model: Model, message: Joined): Model {
  const next = message.missed > 0 && model.table?.view.code === message.code ? tell(model, "own", "missed", { count: message.missed }) : model;
  return { ...next, door: null };
}

/** The model after a message. `now` is the page's own clock in milliseconds. */
export function receive(model: Model, message: ServerMessage, now: number): Model {
  switch (message.type) {
    case "welcome": {
      const { person, name, server, software } = message;
      return { ...model, person: { person, name, server, software }, resting: message.seats, limits: message.limits };
    }
    case "tables":
      return { ...model, tables: message.tables };
    case "update":
      return update(model, message, now);
    case "joined":
      return joined(model, message);
    case "refused":
      return refused(model, message);
    case "notice":
      return told(model, message);
    case "said":
      return message.code === model.table?.view.code
        ? talk(model, { seat: message.seat, name: message.name, text: message.text })
        : model;
    case "reacted":
      return message.code === model.table?.view.code
        ? talk(model, { seat: message.seat, name: message.name, reaction: message.reaction })
        : model;
    case "taken_over":
      return model.table?.view.code === message.code || model.door?.code === message.code
        ? { ...model, table: null, door: { code: message.code, watch: false, refused: null, takenOver: true } }
        : model;
    default:
      return model;
  }
}

/** The link has changed. What was pressed without an answer is not known to have arrived: the server's next view says. */
export function relink(model: Model, link: LinkState): Model {
  const lost = link.at !== "open" && model.table !== null && model.table.pressed !== null;
  const table = lost && model.table !== null ? { ...model.table, pressed: null } : model.table;
  return { ...model, link, table };
}

/** After leaving: whether a seat waits there for its owner. */
export function rest(model: Model, view: TableView, keep: boolean): Model {
  const others = model.resting.filter((seat) => seat.code !== view.code);
  const seat = view.you?.seat ?? null;
  if (!keep || seat === null) return { ...model, resting: others };
  return { ...model, resting: [...others, { code: view.code, game: view.game, seat, stage: view.stage }] };
}

export const withTable = (model: Model, change: Partial<Table>): Model =>
  model.table === null ? model : { ...model, table: { ...model.table, ...change } };
