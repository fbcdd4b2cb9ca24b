// What a person has chosen for this device: kept here, applied to the page at once. Knows no table.
import { signal } from "@preact/signals";
import type { Level } from "./protocol";
import { bestLanguage, speak } from "./words";

export interface Settings {
  /** null: as the browser wants. */
  readonly language: string | null;
  /** The three sliders, 0 to 100. */
  readonly contrast: number;
  readonly grain: number;
  readonly warmth: number;
  readonly theme: "system" | "light" | "dark";
  /** Text size in percent. */
  readonly text: number;
  readonly fourColour: boolean;
  readonly sound: boolean;
  readonly motion: "off" | "normal" | "fast";
  readonly confirmFold: boolean;
  readonly notify: boolean;
  readonly keys: boolean;
  /** How well the bots of "play now" play. */
  readonly bots: Level;
  readonly name: string;
}

const phone = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const usual = (): Settings => ({
  language: null,
  contrast: 50,
  grain: 50,
  warmth: 50,
  theme: "system",
  text: 100,
  fourColour: false,
  sound: !phone(),
  motion: "normal",
  confirmFold: false,
  notify: false,
  keys: true,
  bots: "normal",
  name: "",
});

const KEY = "cardavia.settings";
const TOKEN = "cardavia.token";
const TAB = "cardavia.tab";

/** Whether this browser keeps anything for the page. Where it does not, a reload makes somebody new; the page says so. */
export function keeps(): boolean {
  try {
    localStorage.setItem("cardavia.try", "1");
    localStorage.removeItem("cardavia.try");
    return true;
  } catch {
    return false;
  }
}

function read(key: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null, where: () => Storage = () => localStorage): void {
  try {
    if (value === null) where().removeItem(key);
    else where().setItem(key, value);
  } catch {
    // Storage is off or full: what was chosen holds until the page is closed.
  }
}

const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  theme: ["system", "light", "dark"],
  motion: ["off", "normal", "fast"],
  bots: ["easy", "normal", "hard"],
};

/** Stored settings over the usual ones; whatever is of a wrong kind is left out. */
export function parseSettings(stored: string | null): Settings {
  const base = usual();
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null) return base;
    const good = Object.entries(value).filter(([key, item]) => {
      const own = base[key as keyof Settings];
      return key in base && (WORDS[key]?.includes(item) ?? true) && (typeof item === typeof own || (key === "language" && typeof item === "string"));
    });
    return { ...base, ...(Object.fromEntries(good) as Partial<Settings>) };
  } catch {
    return base;
  }
}

export const settings = signal<Settings>(parseSettings(read(KEY)));

/** Everything that a setting changes is on the root element: no part of the page need be drawn again. */
export function apply(chosen: Settings): void {
  const root = document.documentElement;
  root.style.setProperty("--contrast", String(chosen.contrast / 100));
  root.style.setProperty("--grain", String(chosen.grain / 100));
  root.style.setProperty("--warmth", String(chosen.warmth / 100));
  root.style.setProperty("--speed", { off: "0", normal: "1", fast: "0.5" }[chosen.motion]);
  root.style.fontSize = chosen.text === 100 ? "" : `${chosen.text}%`;
  const night = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  root.classList.toggle("dark", chosen.theme === "dark" || (chosen.theme === "system" && night));
  root.classList.toggle("four", chosen.fourColour);
  root.classList.toggle("still", chosen.motion === "off");
}

export function change(some: Partial<Settings>): void {
  const before = settings.peek();
  settings.value = { ...before, ...some };
  write(KEY, JSON.stringify(settings.peek()));
  apply(settings.peek());
  if (some.language !== undefined && some.language !== before.language) void speak(wantedLanguage());
}

export const wantedLanguage = (): string => settings.peek().language ?? bestLanguage(navigator.languages);

let memory: string | null = null;
/** The secret that brings this person back. */
export const token = (): string | null => read(TOKEN) ?? memory;
export function keepToken(value: string | null): void {
  memory = value;
  write(TOKEN, value);
}

/**
 * One id for this tab, the same after a reload. A duplicated tab copies the other's storage while that one still lives; the mark that
 * pagehide leaves tells the two cases apart.
 */
export function instance(): string {
  const tab = () => sessionStorage;
  const stored = read(TAB, tab);
  const [id = "", closed = ""] = (stored ?? "").split(" ");
  const mine = closed === "closed" ? id : randomId();
  write(TAB, `${mine} open`, tab);
  globalThis.addEventListener?.("pagehide", () => write(TAB, `${mine} closed`, tab));
  globalThis.addEventListener?.("pageshow", () => write(TAB, `${mine} open`, tab));
  return mine;
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
