// Where the page lives: every path that a proxy may have put it under.
import { describe, expect, test } from "vitest";
import { addressOf, baseOf, normalCode, placeOf, socketOf } from "../src/address";

describe.each([
  ["http://127.0.0.1:8080/", "http://127.0.0.1:8080/", "ws://127.0.0.1:8080/ws"],
  ["http://127.0.0.1:8080/t/K7Q4ND", "http://127.0.0.1:8080/", "ws://127.0.0.1:8080/ws"],
  ["https://cards.example/", "https://cards.example/", "wss://cards.example/ws"],
  ["https://home.example/cards/", "https://home.example/cards/", "wss://home.example/cards/ws"],
  ["https://home.example/cards/t/K7Q4ND#watch", "https://home.example/cards/", "wss://home.example/cards/ws"],
  ["https://home.example:8443/a/b/t/K7Q4ND/", "https://home.example:8443/a/b/", "wss://home.example:8443/a/b/ws"],
  ["https://home.example/cards/index.html", "https://home.example/cards/", "wss://home.example/cards/ws"],
])("a page loaded from %s", (page, base, socket) => {
  test("knows its folder and the socket beside it", () => {
    expect(baseOf(new URL(page)).href).toBe(base);
    expect(socketOf(baseOf(new URL(page)))).toBe(socket);
  });
});

test("a link to a table leads back to the table", () => {
  const base = new URL("https://home.example/cards/");
  const link = addressOf({ at: "table", code: "K7Q4ND", watch: true }, base);
  expect(link).toBe("https://home.example/cards/t/K7Q4ND#watch");
  expect(placeOf(new URL(link))).toEqual({ at: "table", code: "K7Q4ND", watch: true });
});

test("a code is forgiven its case, blanks and dashes", () => {
  expect(normalCode(" k7q-4nd ")).toBe("K7Q4ND");
  expect(placeOf(new URL("http://x/t/k7q4nd"))).toMatchObject({ code: "K7Q4ND" });
});

test("everything else is the lobby", () => {
  expect(placeOf(new URL("http://x/"))).toEqual({ at: "lobby" });
  expect(placeOf(new URL("http://x/t/"))).toEqual({ at: "lobby" });
});
