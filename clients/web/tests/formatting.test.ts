// Every message of every language can be filled in by the page: with numbers of all plural forms and with words.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogue, languagesOf } from "../build/languages";
import { cardName, points } from "../src/figures";
import { speak } from "../src/words";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SAMPLES: readonly FluentVariable[] = [0, 1, 2, 5, 21, 1_000_000, "Ada"];

/** The page fills these besides those that English shows. */
const MORE = ["r", "s", "game", "high", "highs", "low", "lows"];

const sources = ["game", "table", "refusals", "web"].map((name) => readFileSync(join(LOCALES, `en/${name}.ftl`), "utf8")).join("\n");
const ids = [...sources.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1] ?? "");
const variables = [...new Set([...sources.matchAll(/\{ \$(\w+)/g)].map((match) => match[1] ?? "")), ...MORE];

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue(LOCALES, language)));
  return bundle;
}

describe.each(languagesOf(LOCALES))("a message in %s", (language) => {
  const bundle = bundleOf(language);

  test.each(SAMPLES)("says something whole with %s", (sample) => {
    const values = Object.fromEntries(variables.map((name) => [name, sample]));
    for (const id of ids) {
      const message = bundle.getMessage(id);
      for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})]) {
        const errors: Error[] = [];
        const text = pattern === null || pattern === undefined ? "" : bundle.formatPattern(pattern, values, errors);
        expect([id, errors]).toEqual([id, []]);
        expect([id, /^[^{}]+$/.test(text)]).toEqual([id, true]);
      }
    }
  });
});

test("the samples are of all messages that the page has", () => {
  expect(ids.length).toBeGreaterThan(600);
});

test("points are heard in words where one reads from the right, cards agree in Czech", async () => {
  const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");
  await speak("fa");
  expect(plain(points(-16).text)).toBe("منفی ۱ و یک‌سوم");
  await speak("cs");
  expect(["Ah", "Kd", "Qs"].map(cardName)).toEqual(["srdcové eso", "kárový král", "piková dáma"]);
});
