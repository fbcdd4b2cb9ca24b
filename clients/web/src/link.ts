// The one socket: says hello, waits and comes back after a loss, and tells who asked what was answered. Knows no game and no table.
import {
  SUBPROTOCOL_JSON,
  VERSION,
  type ClientMessage,
  type Closed,
  type Hello,
  type Refused,
  type ServerMessage,
  type Welcome,
} from "./protocol";

export type LinkState =
  | { readonly at: "connecting"; readonly tries: number }
  | { readonly at: "open" }
  | { readonly at: "waiting"; readonly tries: number; readonly until: number; readonly why: Refused | Closed | null }
  | { readonly at: "ended"; readonly why: Refused | Closed };

/** What came back for one message; `lost` when the connection went before an answer. */
export type Answer = Exclude<ServerMessage, { readonly type: "update" }> | { readonly type: "lost" };

/** Any message but for its id, which the link makes. */
export type Unsigned = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

export interface Socket {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface LinkParts {
  readonly open: (protocol: string) => Socket;
  readonly hello: () => Omit<Hello, "type" | "id" | "versions">;
  readonly onState: (state: LinkState) => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** The token is unknown there: forget it; the link then says hello as somebody new. */
  readonly onUnknown: (refused: Refused) => void;
  /** A frame that is no message of the protocol; it was passed over. */
  readonly onMalformed: () => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

const FIRST_DELAY_MS = 400;
const LAST_DELAY_MS = 15_000;
const PING_AFTER_MS = 12_000;
const DEAD_AFTER_MS = 8_000;
const OPEN = 1;
/** Ends after which coming back by itself would only repeat them. */
const FINAL = new Set(["bye", "version", "forgotten", "replaced", "protocol", "origin"]);
const RETRY_REFUSALS = new Set(["limit_connections", "limit_address", "limit_rate", "limit_people", "draining", "storage", "internal"]);

/** How long to wait before try number `tries` (from 0), in milliseconds: doubling, bounded, and scattered so that many don't come at once. */
export function delayBefore(tries: number, random: number): number {
  return Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** tries) * (0.5 + random / 2);
}

export class Link {
  private socket: Socket | null = null;
  private state: LinkState = { at: "connecting", tries: 0 };
  private tries = 0;
  private serial = 0;
  private helloId = "";
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private why: Refused | Closed | null = null;
  private retryMs: number | null = null;

  constructor(private readonly parts: LinkParts) {}

  /** Connect now, whatever was waited for. */
  start(): void {
    clearTimeout(this.timer);
    this.drop();
    this.move({ at: "connecting", tries: this.tries });
    const socket = this.parts.open(SUBPROTOCOL_JSON);
    this.socket = socket;
    socket.onopen = () => this.sayHello();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.listen(DEAD_AFTER_MS * 2);
  }

  /** Something suggests that the network has changed or the page was asleep: find out now rather than at the next beat. */
  check(): void {
    if (this.state.at === "waiting") this.start();
    else if (this.state.at === "open") this.ping();
  }

  /** Send, and learn the answer. Nothing is kept for later: without a connection the answer is `lost` at once. */
  ask(message: Unsigned): { readonly id: string; readonly answer: Promise<Answer> } {
    const id = `${this.prefix}-${(this.serial += 1)}`;
    if (this.state.at !== "open" || this.socket?.readyState !== OPEN) {
      return { id, answer: Promise.resolve({ type: "lost" }) };
    }
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ ...message, id }));
    return { id, answer };
  }

  private sayHello(): void {
    this.helloId = `${this.prefix}-${(this.serial += 1)}`;
    const hello: Hello = { ...this.parts.hello(), type: "hello", id: this.helloId, versions: [VERSION] };
    this.socket?.send(JSON.stringify(hello));
  }

  private hear(data: string): void {
    const message = parse(data);
    if (message === null) return this.parts.onMalformed();
    this.listen(PING_AFTER_MS);
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "closed") this.closing(message);
    else if (message.type === "refused" && message.id === this.helloId && this.state.at !== "open") this.refused(message);
    else this.pass(message);
  }

  private welcome(message: Welcome): void {
    this.tries = 0;
    this.why = null;
    this.retryMs = null;
    this.parts.onMessage(message);
    this.move({ at: "open" });
  }

  private pass(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "string") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      this.parts.onMessage(message);
      waiting?.(message);
    } else {
      this.parts.onMessage(message);
    }
  }

  private refused(message: Refused): void {
    if (message.code === "bad_token" || message.code === "bad_move_code" || message.code === "bad_name") {
      this.parts.onUnknown(message);
      this.sayHello();
      return;
    }
    this.why = message;
    const wait = message.params["wait"];
    this.retryMs = typeof wait === "number" ? wait * 1000 : null;
    if (!RETRY_REFUSALS.has(message.code)) this.end(message);
  }

  private closing(message: Closed): void {
    this.why = message;
    this.retryMs = message.retry_ms;
    if (message.retry_ms === null && FINAL.has(message.code)) this.end(message);
  }

  private end(why: Refused | Closed): void {
    this.drop();
    this.move({ at: "ended", why });
  }

  private lost(): void {
    this.drop();
    if (this.state.at === "ended") return;
    const now = (this.parts.now ?? Date.now)();
    const random = (this.parts.random ?? Math.random)();
    const delay = Math.max(delayBefore(this.tries, random), this.retryMs === null ? 0 : this.retryMs + 1000 * random);
    this.tries += 1;
    this.move({ at: "waiting", tries: this.tries, until: now + delay, why: this.why });
    this.timer = setTimeout(() => this.start(), delay);
  }

  /** Let go of the socket; whoever waits for an answer learns that none will come. */
  private drop(): void {
    clearTimeout(this.pulse);
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const tell of waiting) tell({ type: "lost" });
  }

  private listen(ms: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => (this.state.at === "open" ? this.ping() : this.lost()), ms);
  }

  private ping(): void {
    if (this.socket?.readyState !== OPEN) return this.lost();
    this.socket.send(JSON.stringify({ type: "ping", id: `${this.prefix}-${(this.serial += 1)}` }));
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.lost(), DEAD_AFTER_MS);
  }

  private move(state: LinkState): void {
    this.state = state;
    this.parts.onState(state);
  }
}

/** A message of the server, or null for what is none: a broken frame is passed over, the next view is complete again. */
export function parse(data: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
      ? (value as ServerMessage)
      : null;
  } catch {
    return null;
  }
}
