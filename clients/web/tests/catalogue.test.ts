// Every message that the page asks for is in the catalogue, and the catalogue of the page has none that nobody asks for.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogue, languagesOf } from "../build/languages";
import { NOTICES, REACTIONS, REFUSALS } from "../src/protocol";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SOURCES = join(import.meta.dirname, "../src");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [],
  );
}

const code = sources(SOURCES)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Ids that are written out: t("..."), rich("..."), and those that are handed on in other ways. */
const written = new Set([...code.matchAll(/\b(?:t|rich|fact|short|said|has|announce)\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""));

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  const errors = bundle.addResource(new FluentResource(catalogue(LOCALES, language)));
  expect(errors).toEqual([]);
  return bundle;
}

const web = readFileSync(join(LOCALES, "en/web.ftl"), "utf8");
const own = [...web.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");

describe.each(languagesOf(LOCALES))("the catalogue in %s", (language) => {
  const bundle = bundleOf(language);

  test("has every message that is asked for by name", () => {
    const missing = [...written].filter((id) => !bundle.hasMessage(id) && !bundle.hasMessage(`own-${id}`));
    expect(missing).toEqual([]);
  });

  test("has every refusal, notice and reaction of the protocol", () => {
    const ids = [...REFUSALS.map((id) => `refusal-${id}`), ...NOTICES.map((id) => `notice-${id}`), ...REACTIONS.map((id) => `reaction-${id}`)];
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  test("has every message of the page's own file", () => {
    expect(own.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

test("no message of the page's own file stands twice or goes unused", () => {
  expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([]);
  const built = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const used = (id: string): boolean => code.includes(`"${id}"`) || built.some((start) => id.startsWith(start)) || id.startsWith("own-") || id.startsWith("offline-");
  expect(own.filter((id) => !used(id))).toEqual([]);
});
