// Order and times of a deal, the letter size of a name, and what of stored settings is believed.
import { describe, expect, test } from "vitest";
import { inTurn, leaves } from "../src/views/motion";
import { nameStep } from "../src/views/seat";
import { parseSettings, usual } from "../src/settings";

describe("a deal", () => {
  test("gives one card to each hand in turn", () => {
    expect(inTurn([["a1", "a2"], ["b1", "b2"], ["c1", "c2"]])).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
  });

  test("passes over hands that have all their cards", () => {
    expect(inTurn([["a1"], [], ["c1", "c2"]])).toEqual(["a1", "c1", "c2"]);
  });

  test("sends a card every 70 ms", () => {
    expect([0, 1, 7].map((index) => leaves(index, 8))).toEqual([0, 70, 490]);
  });

  test("has sent its last card after 840 ms, however many there are", () => {
    expect(leaves(19, 20)).toBe(840);
    expect(leaves(0, 1)).toBe(0);
  });
});

describe("a name on a place card", () => {
  test("keeps its size where it is short", () => {
    expect(nameStep("Ada", 5, true)).toBe("");
  });

  test("of eight letters gives up the word bot", () => {
    expect([nameStep("Umberlee", 5, true), nameStep("Umberlee", 5, false)]).toEqual(["long", "some"]);
  });

  test("is smaller beside a long stack", () => {
    expect(nameStep("Wilhelmina", 7, false)).toBe("longer");
  });

  test("is counted in letters, not in units of storage", () => {
    expect(nameStep("😀😀😀😀😀", 5, false)).toBe("");
  });
});

describe("stored settings", () => {
  test("keep the level of the bots", () => {
    expect(parseSettings('{"bots":"hard"}').bots).toBe("hard");
  });

  test.each(['{"bots":"godlike"}', '{"bots":3}', '{"motion":"wild"}', '{"theme":"pink"}'])("leave out %s", (stored) => {
    expect(parseSettings(stored)).toEqual(usual());
  });
});
