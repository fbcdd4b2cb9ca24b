// The keyboard: the whole game by keys. Single letters can be switched off; the function keys always work.
import { model } from "./session";
import { settings } from "./settings";
import { speakUp } from "./live";
import type { Table } from "./store";
import { handlers } from "./views/choice";
import { allIn, enter, fold, look, nudge, raise, stay, stepOf } from "./views/deeds";
import { close, panel, show, type Panel } from "./views/panels";
import { ruled } from "./views/rules";
import { sayBoard, sayCards, sayPots, sayStacks, sayTurn } from "./views/text";

const PANELS: Readonly<Record<string, Panel>> = { h: "log", m: "talk", v: "text", i: "rules", o: "settings", "?": "help" };
const SAYINGS: Readonly<Record<string, (table: Table) => string>> = {
  y: (table) => sayCards(table.view),
  b: (table) => sayBoard(table.view),
  p: (table) => sayPots(table.view),
  s: (table) => sayStacks(table.view),
  t: (table) => sayTurn(table.view),
};
const DEEDS: Readonly<Record<string, (table: Table) => void>> = {
  f: fold, F1: fold, c: stay, F2: stay, r: raise, F3: raise, a: allIn, F4: allIn, l: look,
};
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}

/** One Poker: digits and arrows choose a card, Enter locks the chosen one. */
function choosing(table: Table, key: string): boolean {
  const cards = table.view.legal?.lock?.cards;
  if (cards === undefined) return false;
  const { choose, next, lock, chosen } = handlers(table);
  const card = /^[12]$/.test(key) ? cards[Number(key) - 1] : undefined;
  if (card !== undefined) choose(card);
  else if (key in ARROWS) next();
  else if (key === "Enter" && chosen !== null && !(document.activeElement instanceof HTMLButtonElement)) lock();
  else return false;
  return true;
}

/** Digits begin an amount in the number box, arrows move it. */
function amount(table: Table, key: string, target: EventTarget | null): boolean {
  const offer = table.view.legal?.raise;
  if (offer === undefined || offer === null || offer.least === offer.most) return false;
  const box = document.querySelector<HTMLInputElement>("#raise-to");
  if (/^\d$/.test(key)) {
    enter(table, key);
    box?.focus();
    queueMicrotask(() => box?.setSelectionRange(box.value.length, box.value.length));
    return true;
  }
  const step = ARROWS[key];
  if (step === undefined || (target instanceof HTMLInputElement && target.type === "range")) return false;
  nudge(table, offer, step * stepOf(table));
  return true;
}

/** The letter or digit of a key. Where the keyboard writes another script, the letter that stands there on a Latin one. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const digit = "۰۱۲۳۴۵۶۷۸۹".indexOf(key);
  if (key.length === 1 && digit >= 0) return String(digit);
  return key.length === 1 && /^\P{ASCII}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function pressed(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const { table } = model.peek();
  if (key === "Escape" && panel.peek() !== null) {
    close();
    return true;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const inField = typing(target);
  const boxed = target instanceof HTMLElement && target.id === "raise-to";
  if (inField && !(boxed && (key in ARROWS || /^F[1-4]$/.test(key) || /^[fcra]$/.test(key)))) return false;
  const letter = letterOf(event);
  if (letter.length === 1 && !settings.peek().keys && !/^\d$/.test(letter)) return false;
  const page = PANELS[letter];
  if (page !== undefined && (table !== null || page === "rules" || page === "settings" || page === "help")) {
    if (page === "rules" && table !== null) ruled.value = table.view.game;
    show(page);
    return true;
  }
  if (table === null) return false;
  const saying = SAYINGS[letter];
  if (saying !== undefined) {
    speakUp(saying(table));
    return true;
  }
  const deed = DEEDS[letter];
  if (deed !== undefined) {
    if (table.view.legal !== null) deed(table);
    return table.view.legal !== null || /^F[1-4]$/.test(key);
  }
  if (target instanceof HTMLElement && target.closest(".side") !== null && key in ARROWS) return false;
  return choosing(table, letter) || amount(table, letter, target);
}

export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && pressed(event)) event.preventDefault();
  });
}
