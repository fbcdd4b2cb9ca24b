// The link: hello, loss and return, answers; with a socket and a clock that the test holds.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { delayBefore, Link, parse, type LinkState, type Socket } from "../src/link";
import type { Refused, ServerMessage } from "../src/protocol";

class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  tell(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  lose(): void {
    this.onclose?.(new CloseEvent("close"));
  }
}

let sockets: FakeSocket[];
let states: LinkState[];
let heard: ServerMessage[];
let unknown: Refused[];
let malformed: number;
let link: Link;

const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;
const state = (): LinkState => states[states.length - 1] as LinkState;
const welcome = (socket: FakeSocket): void =>
  socket.tell({ type: "welcome", id: socket.sent[0]?.["id"], server: "S", software: "C", version: 1, features: [], token: "t", person: "p", name: "Ada" });

function connected(): FakeSocket {
  link.start();
  last().open();
  welcome(last());
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  unknown = [];
  malformed = 0;
  link = new Link({
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    hello: () => ({ instance: "tab", token: "t" }),
    onState: (next) => states.push(next),
    onMessage: (message) => heard.push(message),
    onUnknown: (refused) => unknown.push(refused),
    onMalformed: () => (malformed += 1),
    random: () => 1,
  });
});
afterEach(() => vi.useRealTimers());

test("hello is the first message and says version, tab and token", () => {
  link.start();
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", versions: [1], instance: "tab", token: "t" });
});

test("an answer goes to whoever asked", async () => {
  const socket = connected();
  const { id, answer } = link.ask({ type: "start" });
  socket.tell({ type: "done", id, version: 3 });
  expect(await answer).toEqual({ type: "done", id, version: 3 });
});

test("a loss answers every open question, so that nothing waits for ever", async () => {
  const socket = connected();
  const { answer } = link.ask({ type: "start" });
  socket.lose();
  expect(await answer).toEqual({ type: "lost" });
});

test("nothing is kept to be sent later", async () => {
  connected().lose();
  const { answer } = link.ask({ type: "start" });
  expect(await answer).toEqual({ type: "lost" });
  vi.advanceTimersByTime(400);
  last().open();
  welcome(last());
  expect(last().sent.map((message) => message["type"])).toEqual(["hello"]);
});

test("ids are never used twice, over connections too", () => {
  connected();
  const first = link.ask({ type: "start" }).id;
  last().lose();
  vi.advanceTimersByTime(400);
  last().open();
  welcome(last());
  expect(link.ask({ type: "start" }).id).not.toBe(first);
});

describe("coming back", () => {
  test("waits longer each time, up to a bound, and scatters", () => {
    expect([0, 1, 2, 3].map((tries) => delayBefore(tries, 1))).toEqual([400, 800, 1600, 3200]);
    expect(delayBefore(50, 1)).toBe(15_000);
    expect(delayBefore(3, 0)).toBe(1600);
  });

  test("tries again by itself and starts from short waits after a success", () => {
    connected().lose();
    expect(state()).toMatchObject({ at: "waiting", tries: 1 });
    vi.advanceTimersByTime(400);
    last().lose();
    expect(state()).toMatchObject({ at: "waiting", tries: 2 });
    vi.advanceTimersByTime(800);
    last().open();
    welcome(last());
    last().lose();
    expect(state()).toMatchObject({ at: "waiting", tries: 1 });
  });

  test("waits as long as the server asked", () => {
    const socket = connected();
    socket.tell({ type: "closed", code: "drain", text: "", retry_ms: 5000 });
    socket.lose();
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test("does not happen after an end that would only come again", () => {
    const socket = connected();
    socket.tell({ type: "closed", code: "replaced", text: "", retry_ms: null });
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    expect(state()).toMatchObject({ at: "ended", why: { code: "replaced" } });
  });

  test("does not happen when the versions don't meet", () => {
    link.start();
    last().open();
    last().tell({ type: "refused", id: last().sent[0]?.["id"], code: "version", params: {}, text: "" });
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    expect(state().at).toBe("ended");
  });

  test("waits where the server is full, and says why", () => {
    link.start();
    last().open();
    last().tell({ type: "refused", id: last().sent[0]?.["id"], code: "limit_address", params: { wait: 10 }, text: "" });
    last().lose();
    expect(state()).toMatchObject({ at: "waiting", why: { code: "limit_address" } });
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });
});

test("an unknown token is told and hello is said again on the same connection", () => {
  link.start();
  last().open();
  last().tell({ type: "refused", id: last().sent[0]?.["id"], code: "bad_token", params: {}, text: "" });
  expect(unknown.map((refused) => refused.code)).toEqual(["bad_token"]);
  expect(last().sent.map((message) => message["type"])).toEqual(["hello", "hello"]);
  expect(sockets).toHaveLength(1);
});

test("a frozen connection is noticed: a ping without an answer is a loss", () => {
  const socket = connected();
  vi.advanceTimersByTime(12_000);
  expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(state().at).toBe("waiting");
});

test("a connection that talks is not pinged", () => {
  const socket = connected();
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(6_000);
    socket.tell({ type: "pong", id: "x" });
  }
  expect(socket.sent.filter((message) => message["type"] === "ping")).toEqual([]);
});

test("a page that wakes up tries at once instead of waiting on", () => {
  connected().lose();
  link.check();
  expect(sockets).toHaveLength(2);
});

test("a frame that is no message is reported and passed over", () => {
  const socket = connected();
  socket.onmessage?.(new MessageEvent("message", { data: "{nonsense" }));
  expect(malformed).toBe(1);
  expect(state().at).toBe("open");
});

test.each(["", "null", "7", "[]", '{"kind":"x"}', '{"type":5}'])("%s is no message", (data) => {
  expect(parse(data)).toBeNull();
});

test("what a socket says after it was let go is not heard", () => {
  const socket = connected();
  socket.lose();
  vi.advanceTimersByTime(400);
  const before = heard.length;
  socket.tell({ type: "done", id: "late" });
  expect(heard).toHaveLength(before);
});
