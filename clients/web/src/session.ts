// The page's doings: goes to places, asks the server, and lets every answer through the store. The only module that holds both link and model.
import { signal } from "@preact/signals";
import { addressOf, baseOf, normalCode, placeOf, socketOf, type Place } from "./address";
import { Link, type Answer, type Unsigned } from "./link";
import type { Action, GameName, Pace, Reaction, Refused, ServerMessage, TableSettingsDraft } from "./protocol";
import { instance, keepToken, settings, token, wantedLanguage } from "./settings";
import { dismiss, EMPTY, receive, relink, rest, tell, withTable, type Ahead, type Model } from "./store";

export const model = signal<Model>(EMPTY);
export const place = signal<Place>({ at: "lobby" });

const here = (): URL => new URL(location.href);
export const base = baseOf(here());
const ME = instance();
let moveCode: string | null = null;

type Listener = (message: ServerMessage, before: Model, after: Model) => void;
const listeners: Listener[] = [];
/** Be told of every message after the store has taken it in: for sounds, the live region, notifications. */
export const listen = (listener: Listener): void => void listeners.push(listener);

export const link = new Link({
  open: (protocol) => new WebSocket(socketOf(base), protocol),
  hello: () => ({
    instance: ME,
    token: moveCode === null ? token() : null,
    move: moveCode,
    name: settings.peek().name || null,
    locale: wantedLanguage(),
    software: "cardavia-web",
  }),
  onState: (state) => {
    model.value = relink(model.peek(), state);
    if (state.at === "open") enter();
  },
  onMessage: hear,
  onUnknown: (refused) => {
    if (refused.code === "bad_token") keepToken(null);
    moveCode = null;
    model.value = tell(model.peek(), "refusal", refused.code, refused.params);
  },
  onMalformed: () => {
    model.value = tell(model.peek(), "own", "malformed");
  },
});

function hear(message: ServerMessage): void {
  const before = model.peek();
  model.value = receive(before, message, performance.now());
  if (message.type === "welcome") {
    keepToken(message.token);
    moveCode = null;
  }
  for (const listener of listeners) listener(message, before, model.peek());
  playAhead();
}

/** Go to a place and say so in the address bar. */
export function go(to: Place, how: "push" | "replace" = "push"): void {
  const address = addressOf(to, base);
  if (address !== location.href) history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  place.value = to;
  enter();
}

/** The address bar was used, or the page was just loaded. */
export function arrive(): void {
  const from = place.peek();
  place.value = placeOf(here());
  if (from.at === "table" && place.peek().at === "lobby") leaveQuietly(from.code);
  enter();
}

/** Ask for what the place needs. Called again after every reconnection: whoever had a seat gets it back. */
function enter(): void {
  if (model.peek().link.at !== "open") return;
  const to = place.peek();
  if (to.at === "lobby") {
    model.value = { ...model.peek(), table: null, door: null };
    ask({ type: "list_tables", follow: true });
    return;
  }
  const known = model.peek().table;
  if (known !== null && known.view.code !== to.code) model.value = { ...model.peek(), table: null };
  void sitDown(to.code, to.watch, false);
}

async function sitDown(code: string, watch: boolean, takeOver: boolean): Promise<void> {
  model.value = { ...model.peek(), door: { code, watch, refused: null, takenOver: false } };
  const known = model.peek().table?.view;
  const after = known !== undefined && known.code === code ? { after: known.version } : {};
  const answer = await ask(watch ? { type: "watch", code, ...after } : { type: "join", code, take_over: takeOver, ...after });
  if (answer.type !== "refused" || place.peek().at !== "table") return;
  if (answer.code === "at_table") return void leaveFirst(answer, code, watch);
  model.value = { ...model.peek(), table: null, door: { code, watch, refused: answer, takenOver: false } };
}

/** Another table of ours is still open on this connection (the back button was used): keep that seat and go on. */
async function leaveFirst(refused: Refused, code: string, watch: boolean): Promise<void> {
  const left = await ask({ type: "leave", keep: true });
  if (left.type === "done") return sitDown(code, watch, false);
  model.value = { ...model.peek(), table: null, door: { code, watch, refused, takenOver: false } };
}

function ask(message: Unsigned): Promise<Answer> {
  return link.ask(message).answer;
}

/** Ask for something whose answer is a telling at most. Without a connection the person is told so. */
export async function request(message: Unsigned): Promise<Answer> {
  const answer = await ask(message);
  if (answer.type === "lost") model.value = tell(model.peek(), "own", "lost");
  return answer;
}

async function toTable(message: Unsigned): Promise<void> {
  const answer = await request(message);
  if (answer.type === "joined") {
    place.value = { at: "table", code: answer.code, watch: false };
    history.pushState(null, "", addressOf(place.peek(), base));
  }
}

export const quick = (game: GameName): Promise<void> => toTable({ type: "quick", game, level: settings.peek().bots });
export const open = (chosen: TableSettingsDraft, start: boolean): Promise<void> =>
  toTable({ type: "open_table", settings: chosen, start });
export const join = (code: string): void => go({ at: "table", code: normalCode(code), watch: false });
export const watch = (code: string): void => go({ at: "table", code: normalCode(code), watch: true });
export const takeOver = (code: string): void => void sitDown(code, false, true);
export const tryAgain = (): void => enter();
export const lobby = (): void => go({ at: "lobby" });

/** Leave the table. `keep`: the seat stays mine, a bot stands in until I am back. */
export async function leave(keep: boolean): Promise<void> {
  const view = model.peek().table?.view;
  const answer = view === undefined ? null : await ask({ type: "leave", keep });
  if (view !== undefined && answer?.type === "done") model.value = rest(model.peek(), view, keep);
  go({ at: "lobby" });
}

/** The back button was used: a bot stands in, the seat stays. */
function leaveQuietly(code: string): void {
  const view = model.peek().table?.view;
  if (view === undefined || view.code !== code) return;
  void ask({ type: "leave", keep: true });
  model.value = rest(model.peek(), view, true);
}

/** Play an action on the view that is shown. Until the answer the button stays down and nothing else can be pressed. */
export function play(action: Action): void {
  const { table } = model.peek();
  if (table === null || table.pressed !== null) return;
  const { version } = table.view;
  const { id, answer } = link.ask({ type: "play", version, action });
  model.value = withTable(model.peek(), { pressed: { id, version, action: action.kind }, ahead: null });
  void answer.then((got) => {
    if (got.type !== "lost") return;
    model.value = tell(withTable(model.peek(), { pressed: null }), "own", "unsure");
  });
}

export const decideAhead = (ahead: Ahead | null): void => void (model.value = withTable(model.peek(), { ahead }));

/** My turn has come and the price is still the one I had chosen at: do it. The store has dropped every other choice. */
function playAhead(): void {
  const { table } = model.peek();
  const legal = table?.view.legal;
  if (table === null || table === undefined || legal === null || legal === undefined || table.ahead === null) return;
  const { choice } = table.ahead;
  decideAhead(null);
  if (choice === "fold" && legal.check !== true && legal.fold === true) play({ kind: "fold" });
  else if (legal.check === true) play({ kind: "check" });
  else if (legal.hold === true && choice === "hold") play({ kind: "hold" });
  else if (choice === "call" && legal.call !== undefined && legal.call !== null) play({ kind: "call" });
}

export const pace = (to: Pace): Promise<Answer> => request({ type: "set_pace", pace: to });
export const say = (text: string): Promise<Answer> => request({ type: "say", text });
export const react = (reaction: Reaction): Promise<Answer> => request({ type: "react", reaction });
export const hush = (key: number): void => void (model.value = dismiss(model.peek(), key));
export const announce = (code: string, params: Readonly<Record<string, string | number>> = {}): void =>
  void (model.value = tell(model.peek(), "own", code, params));
export const readTalk = (): void => {
  if ((model.peek().table?.unread ?? 0) > 0) model.value = withTable(model.peek(), { unread: 0 });
};

/** Become the person of another device by the code that it shows. */
export function becomeBy(code: string): void {
  moveCode = code.trim();
  link.start();
}

/** Everything stored about this person is deleted, there and here. */
export async function forget(): Promise<void> {
  const answer = await request({ type: "forget" });
  if (answer.type !== "done") return;
  keepToken(null);
  go({ at: "lobby" });
  link.start();
}
