// Fractions, cards, clocks, piles and places: what is computed only to be shown.
import { beforeAll, describe, expect, test } from "vitest";
import { cardName, fraction, handName, points } from "../src/figures";
import { friendsOf, settingsOf } from "../src/views/opening";
import { around, betSpot } from "../src/views/geometry";
import { discs, timeOf } from "../src/views/pieces";
import { parseSettings, usual } from "../src/settings";
import { speak, t } from "../src/words";

beforeAll(() => speak("en"));

describe("points in twelfths", () => {
  test.each([
    [0, "0"], [12, "+1"], [-12, "−1"], [16, "+1 1/3"], [-16, "−1 1/3"], [6, "+1/2"], [-4, "−1/3"], [42, "+3 1/2"], [-54, "−4 1/2"], [28, "+2 1/3"],
    [3, "+1/4"], [9, "+3/4"], [8, "+2/3"],
  ])("%i is written %s", (twelfths, text) => {
    expect(points(twelfths).text).toBe(text);
  });

  test("are exact and in lowest terms for every value", () => {
    for (let twelfths = -200; twelfths <= 200; twelfths += 1) {
      const { sign, whole, over, under } = fraction(twelfths);
      const value = (whole * 12 + (over * 12) / under) * (sign === "−" ? -1 : 1);
      expect(value).toBe(twelfths);
      expect(over).toBeLessThan(under);
    }
  });

  test("a share is written without a sign", () => {
    expect(points(54, false).text).toBe("4 1/2");
  });
});

describe("cards and hands in words", () => {
  test.each([["Qs", "queen of spades"], ["Th", "ten of hearts"], ["2d0", "two of diamonds"], ["S1", "Shah"], ["C3", "Couli"]])("%s is the %s", (card, name) => {
    expect(cardName(card)).toBe(name);
  });

  test("the same code is told by the ranks of its game", () => {
    expect(handName({ code: "full_house", ranks: ["J", "7"] }, "holdem")).toBe("full house, jacks over sevens");
    expect(handName({ code: "pair", ranks: ["A", "S", "B", "Z"] }, "as_nas")).toBe("pair of As");
    expect(handName({ code: "high_card", ranks: ["A", "K", "9", "8", "2"] }, "holdem")).toBe("ace high");
  });
});

describe("a clock", () => {
  const clock = { seat: 0, kind: "bank", remaining_ms: 10_000, limit_ms: 30_000, bank_ms: 40_000 } as const;
  test("runs down the decision's time first", () => {
    expect(timeOf(clock, 4_000)).toMatchObject({ seconds: 6, bank: 40, fromBank: false, left: 0.2 });
  });
  test("then the bank", () => {
    expect(timeOf(clock, 15_000)).toMatchObject({ seconds: 35, fromBank: true });
  });
  test("and ends at nought", () => {
    expect(timeOf(clock, 90_000)).toMatchObject({ seconds: 0, left: 0 });
  });
  test("that is off shows nothing", () => {
    expect(timeOf({ ...clock, kind: "off" }, 0)).toBeNull();
  });
});

test("a pile has six discs at most, the greatest below", () => {
  expect(discs(90)).toEqual([25, 25, 25, 5, 5, 5]);
  expect(discs(1_000_000)).toEqual([500, 500, 500, 500, 500, 500]);
  expect(discs(0)).toEqual([]);
});

describe("places around the table", () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("%i seats: everybody has one place, the reader the lowest, the next clockwise at the left", (seats) => {
    const places = around(seats, 1);
    expect(places.map((place) => place.seat).sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(places[0]).toMatchObject({ seat: 1, mine: true });
    expect(new Set(places.map((place) => `${place.x},${place.y}`)).size).toBe(seats);
    expect(new Set(places.map((place) => `${place.px},${place.py}`)).size).toBe(seats);
    if (seats > 2) expect(places[1]).toMatchObject({ seat: 2 % seats, x: 0 });
  });

  test("a spectator sees everybody around", () => {
    expect(around(4, null).every((place) => !place.mine)).toBe(true);
  });

  test("a bet lies between its seat and the middle", () => {
    for (const place of around(6, 0)) {
      const spot = betSpot(place);
      expect(Math.hypot(spot.x - 50, spot.y - 47)).toBeLessThan(Math.hypot(place.x - 50, place.y - 47));
    }
  });
});

describe("stored settings", () => {
  test("of a wrong kind are left out, unknown ones too", () => {
    expect(parseSettings('{"contrast":"much","grain":80,"aurora":1}')).toEqual({ ...usual(), grain: 80 });
  });
  test.each(["", "null", "[1", "7"])("that are damaged (%s) count for nothing", (stored) => {
    expect(parseSettings(stored === "" ? null : stored)).toEqual(usual());
  });
});

test("the form's usual choices are the protocol's usual settings", () => {
  const sent = settingsOf({
    game: "holdem", private: false, friends: "", level: "normal", clock: "fixed", takeOver: true, watch: "open", chat: "all", standIn: "normal",
    numbers: { seats: "4", stack: "1000", small_blind: "10", big_blind: "20", ante: "0", seconds: "30", bank: "60", refill: "10", think: "1.2", variation: "50", between: "4", grace: "60" },
  });
  expect(sent.game).toEqual({ game: "holdem", seats: 4, stack: 1000, small_blind: 10, big_blind: 20, ante: 0 });
  expect(sent.clock).toEqual({ kind: "fixed", seconds: 30, bank: 60, refill: 10 });
  expect(sent.bot_pace).toEqual({ seconds: 1.2, variation: 0.5, between: 4 });
});

test("the form keeps as many seats besides the own as it says", () => {
  const form = { game: "one_poker", private: false, level: "normal", clock: "fixed", takeOver: true, watch: "open", chat: "all", standIn: "normal", numbers: {} } as const;
  expect(settingsOf({ ...form, friends: "0" }).seats_open).toBe(0);
  expect(friendsOf({ ...form, friends: "" })).toEqual(["", "0", "1"]);
});

test("a number in a message is written as the language writes it", () => {
  expect(t("won-you-amount", { amount: 1105 })).toBe("You win 1,105");
});
