// The store: message to model, without a page.
import { describe, expect, test } from "vitest";
import type { AnyEvent, HoldemPlay, SeatView, ServerMessage, TableView } from "../src/protocol";
import { dismiss, EMPTY, numberOf, priceOf, receive, relink, rest, tell, withTable, type Model } from "../src/store";

const seat = (number: number, bet = 0): SeatView => ({
  seat: number, kind: "person", name: `P${number}`, level: null, presence: "here", grace_ms: null, host: number === 0, state: "waiting", stack: 100,
  total: null, bet, last: null, cards: 2, shown: [], place: null,
});

const play = (hand: number): HoldemPlay => ({
  game: "holdem", hand, button: 0, small_blind: 10, big_blind: 20, ante: 0, small_blind_seat: 0, big_blind_seat: 1, street: "preflop", board: [], pot: 30,
  bets: [10, 20], pots: [], shown: [], winners: [], hole: ["As", "Ks"], own_hand: null,
});

function view(version: number, hand = 1, change: Partial<TableView> = {}): TableView {
  return {
    game: "holdem", code: "AAAAAA", stage: "playing", version, match: 1, host: "P0", locked: false, pace: "1x", seats: [seat(0, 10), seat(1, 20)],
    settings: {} as TableView["settings"], spectators: 0, you: { name: "P0", seat: 0, host: true, may: [], seats_free: [] }, turn: 1, clock: null, legal: null,
    play: play(hand), log: [], result: null, standings: [], asks: [], ...change,
  };
}

const update = (shown: TableView, events: readonly AnyEvent[] = []): ServerMessage => ({ type: "update", version: shown.version, events, view: shown });
const at = (shown: TableView): Model => receive(EMPTY, update(shown), 5);
const welcome: ServerMessage = {
  type: "welcome", id: "1", server: "S", software: "C", version: 1, features: [], token: "secret", person: "p", name: "Ada", limits: { chat_length: 200 },
  seats: [{ code: "BBBBBB", game: "holdem", seat: 1, stage: "playing" }],
};

describe("a welcome", () => {
  test("says who the reader is and where seats wait, and keeps the secret out of the model", () => {
    const model = receive(EMPTY, welcome, 0);
    expect(model.person).toEqual({ person: "p", name: "Ada", server: "S", software: "C" });
    expect(model.resting).toHaveLength(1);
    expect(JSON.stringify(model)).not.toContain("secret");
  });
});

describe("an update", () => {
  test("is taken whole: the server's view is what is shown, whatever was there before", () => {
    const before = at(view(9));
    const after = receive(before, update(view(4, 1, { turn: 0 })), 8);
    expect(after.table?.view.version).toBe(4);
    expect(after.table?.at).toBe(8);
  });

  test("of the next hand keeps the last view of the one before", () => {
    const model = receive(receive(at(view(1, 1)), update(view(2, 1)), 6), update(view(3, 2)), 7);
    expect(model.table?.past.map((past) => [past.number, past.view.version])).toEqual([[1, 2]]);
  });

  test("keeps forty hands and no more", () => {
    let model = at(view(1, 1));
    for (let hand = 2; hand < 60; hand += 1) model = receive(model, update(view(hand, hand)), hand);
    expect(model.table?.past).toHaveLength(40);
    expect(model.table?.past[39]?.number).toBe(58);
  });

  test("of another table forgets the talk and the hands of this one", () => {
    const model = receive(receive(at(view(1, 1)), update(view(2, 2)), 6), update(view(1, 1, { code: "CCCCCC" })), 7);
    expect(model.table?.past).toEqual([]);
  });

  test("releases the pressed button once the version has moved on, not before", () => {
    const pressed = withTable(at(view(5)), { pressed: { id: "x", version: 5, action: "call" } });
    expect(receive(pressed, update(view(5)), 6).table?.pressed).not.toBeNull();
    expect(receive(pressed, update(view(6)), 6).table?.pressed).toBeNull();
  });
});

describe("a refusal", () => {
  const refused = (id: string | null, code = "stale"): ServerMessage => ({ type: "refused", id, code, params: {}, text: "" });

  test("releases the button that it answers and is told", () => {
    const pressed = withTable(at(view(5)), { pressed: { id: "x", version: 5, action: "call" } });
    const model = receive(pressed, refused("x"), 6);
    expect(model.table?.pressed).toBeNull();
    expect(model.tellings.map((telling) => telling.code)).toEqual(["stale"]);
  });

  test("of something else leaves the button down", () => {
    const pressed = withTable(at(view(5)), { pressed: { id: "x", version: 5, action: "call" } });
    expect(receive(pressed, refused("y"), 6).table?.pressed).not.toBeNull();
  });
});

describe("a choice ahead", () => {
  const chosen = withTable(at(view(5)), { ahead: { choice: "call", price: 20 } });

  test("stays while its price stays", () => {
    expect(receive(chosen, update(view(6)), 6).table?.ahead).toEqual({ choice: "call", price: 20 });
  });

  test("is taken back, and that is told, when the price changes", () => {
    const dearer = view(6, 1, { seats: [seat(0, 10), seat(1, 60)] });
    const model = receive(chosen, update(dearer), 6);
    expect(model.table?.ahead).toBeNull();
    expect(model.tellings.map((telling) => telling.code)).toEqual(["ahead"]);
  });

  test("does not live into the next hand, and nothing is told of it", () => {
    const model = receive(chosen, update(view(7, 2)), 6);
    expect(model.table?.ahead).toBeNull();
    expect(model.tellings).toEqual([]);
  });
});

describe("talk", () => {
  const said = (code: string, text = "hello"): ServerMessage => ({ type: "said", code, seat: 1, name: "P1", text });

  test("of this table is kept and counted as unread", () => {
    const model = receive(receive(at(view(1)), said("AAAAAA"), 2), said("AAAAAA", "again"), 3);
    expect(model.table?.talk.map((line) => "text" in line && line.text)).toEqual(["hello", "again"]);
    expect(model.table?.unread).toBe(2);
  });

  test("of another table is not", () => {
    expect(receive(at(view(1)), said("BBBBBB"), 2).table?.talk).toEqual([]);
  });
});

describe("the connection", () => {
  test("lost with a button down releases it: what arrived, the next view says", () => {
    const pressed = withTable(at(view(5)), { pressed: { id: "x", version: 5, action: "call" } });
    const model = relink(pressed, { at: "waiting", tries: 1, until: 0, why: null });
    expect(model.table?.pressed).toBeNull();
    expect(model.table?.view.version).toBe(5);
  });

  test("taken over elsewhere takes the table away and says so", () => {
    const model = receive(at(view(5)), { type: "taken_over", code: "AAAAAA" }, 6);
    expect(model.table).toBeNull();
    expect(model.door?.takenOver).toBe(true);
  });
});

test("tellings: the same one replaces itself, three are kept, one can be put away", () => {
  let model = EMPTY;
  for (const code of ["a", "b", "a", "c", "d"]) model = tell(model, "own", code);
  expect(model.tellings.map((telling) => telling.code)).toEqual(["a", "c", "d"]);
  const first = model.tellings[0]?.key ?? -1;
  expect(dismiss(model, first).tellings.map((telling) => telling.code)).toEqual(["c", "d"]);
});

test("leaving with the seat kept leaves a seat to come back to; leaving for good does not", () => {
  const model = at(view(1));
  expect(rest(model, view(1), true).resting.map((one) => one.code)).toEqual(["AAAAAA"]);
  expect(rest(model, view(1), false).resting).toEqual([]);
});

test("the price is the highest bet before a seat", () => {
  expect(priceOf(view(1))).toBe(20);
});

test("a table without a hand has no number", () => {
  expect(numberOf(view(1, 1, { play: null }))).toBeNull();
});

test("what a newer server sends and this page does not know changes nothing", () => {
  const strange = { type: "aurora", colours: 7 } as unknown as ServerMessage;
  expect(receive(EMPTY, strange, 0)).toEqual(EMPTY);
});
