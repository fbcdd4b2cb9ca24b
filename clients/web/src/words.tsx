// Words in the reader's language: the loaded catalogue, numbers, lists and fractions. Every text on the page comes through here.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { signal } from "@preact/signals";
import { Fragment, type ComponentChildren, type VNode } from "preact";
import catalogues from "virtual:languages";
import { distort } from "./pseudo";

/** A part of a sentence that looks different when drawn: a card, a bold name, a fraction. */
export interface Piece {
  readonly text: string;
  readonly node: ComponentChildren;
}
export type Args = Readonly<Record<string, string | number | Piece | null | undefined>>;

/** The names of the languages, each in itself. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  pt: "Português",
  cs: "Čeština",
  sv: "Svenska",
  nl: "Nederlands",
  fa: "فارسی",
};
export const PSEUDO = "pseudo";
const RIGHT_TO_LEFT = new Set(["fa", PSEUDO]);

interface Words {
  readonly language: string;
  readonly bundles: readonly FluentBundle[];
}

const words = signal<Words>({ language: "en", bundles: [] });

/** Languages that this build has words for. */
export const available = (): string[] => Object.keys(catalogues);
export const language = (): string => words.value.language;
export const direction = (): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(language()) ? "rtl" : "ltr");
/** The tag for Intl and the lang attribute. */
export const tag = (): string => (language() === PSEUDO ? "en" : language());

/** The best language that there is for a browser that wants `wanted`, in that order. */
export function bestLanguage(wanted: readonly string[]): string {
  return negotiateLanguages([...wanted], available(), { defaultLocale: "en", strategy: "lookup" })[0] ?? "en";
}

async function bundleOf(name: string): Promise<FluentBundle> {
  const source = name === PSEUDO ? "en" : name;
  const pseudo = name === PSEUDO;
  const bundle = new FluentBundle(source, { useIsolating: RIGHT_TO_LEFT.has(name), ...(pseudo ? { transform: distort } : {}) });
  const load = catalogues[source]?.words;
  if (load !== undefined) bundle.addResource(new FluentResource((await load()).default));
  return bundle;
}

/** Switch to a language; the page draws itself again when its words are there. */
export async function speak(name: string): Promise<void> {
  const wanted = name === PSEUDO || name in catalogues ? name : "en";
  const bundle = await bundleOf(wanted);
  words.value = { language: wanted, bundles: [bundle] };
  document.documentElement.lang = tag();
  document.documentElement.dir = direction();
}

let fetching = false;
/** A message that a language lacks is said in English rather than not at all. */
function missing(): void {
  const { language: name, bundles } = words.peek();
  if (fetching || bundles.length !== 1 || name === "en" || name === PSEUDO) return;
  fetching = true;
  void bundleOf("en").then((english) => {
    fetching = false;
    if (words.peek().language === name) words.value = { language: name, bundles: [...bundles, english] };
  });
}

function pattern(id: string): [FluentBundle, NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>] | null {
  const [name = id, attribute] = id.split(".");
  for (const bundle of words.value.bundles) {
    const message = bundle.getMessage(name);
    const value = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (value !== null && value !== undefined) return [bundle, value];
  }
  return null;
}

/** Whether there is a message with this id. */
export const has = (id: string): boolean => pattern(id) !== null;

function format(id: string, args: Args, put: (piece: Piece) => string): string {
  const found = pattern(id);
  if (found === null) {
    missing();
    return words.value.bundles.length === 0 ? "" : id;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    values[key] = typeof value === "object" ? put(value) : value;
  }
  return found[0].formatPattern(found[1], values, []);
}

/** The message as plain text: for labels, titles and the live region. */
export const t = (id: string, args: Args = {}): string => format(id, args, (piece) => piece.text);

const MARK = /\uE000(\d+)\uE001/;

/** The message with its cards, names and fractions drawn. */
export function rich(id: string, args: Args = {}): VNode {
  const pieces: Piece[] = [];
  const text = format(id, args, (piece) => `\uE000${pieces.push(piece) - 1}\uE001`);
  const parts = text.split(MARK).map((part, index) => (index % 2 === 0 ? part : pieces[Number(part)]?.node));
  return <Fragment>{parts}</Fragment>;
}

/** Text with its first letter in capitals, as at the start of a line. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(tag()) + text.slice(first.length);
}

export const number = (value: number): string => new Intl.NumberFormat(tag()).format(value);
/** Digits of a text in the language's own script: what is being typed is shown as it is read. */
export const native = (text: string): string => text.replace(/\d/g, (digit) => number(Number(digit)));
export const percent = (share: number): string => new Intl.NumberFormat(tag(), { style: "percent" }).format(share);
export const list = (items: readonly string[]): string => new Intl.ListFormat(tag(), { type: "conjunction" }).format(items);
/** Items of which one is to be chosen: "fold, call or raise". */
export const either = (items: readonly string[]): string => new Intl.ListFormat(tag(), { type: "disjunction" }).format(items);
/** Items after one another, without "and": cards on a board. */
export const row = (items: readonly string[]): string => new Intl.ListFormat(tag(), { type: "unit" }).format(items);
export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(tag(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
