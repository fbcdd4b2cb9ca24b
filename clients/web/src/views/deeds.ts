// What can be done on one's turn, whichever way it is asked for (button or key): the amount that is being chosen, and the asking before a fold.
import { signal } from "@preact/signals";
import { play } from "../session";
import { settings } from "../settings";
import type { RaiseOffer } from "../protocol";
import type { Table } from "../store";

/** A decision is one view of one table: whatever was entered for an earlier one is gone. */
const decision = (table: Table): string => `${table.view.code} ${table.view.version}`;

const entered = signal<{ readonly at: string; readonly text: string } | null>(null);
const foldAsked = signal<string | null>(null);

/** What stands in the number box; the least raise at first. */
export function amountText(table: Table, offer: RaiseOffer): string {
  return entered.value?.at === decision(table) ? entered.value.text : String(offer.least);
}

export const enter = (table: Table, text: string): void => void (entered.value = { at: decision(table), text });

/** The total that the box says, or null where it is no whole number within the offer. */
export function amountOf(table: Table, offer: RaiseOffer): number | null {
  const text = amountText(table, offer).trim();
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= offer.least && value <= offer.most ? value : null;
}

/** Move the amount by a step, within the offer. */
export function nudge(table: Table, offer: RaiseOffer, by: number): void {
  const from = amountOf(table, offer) ?? offer.least;
  enter(table, String(Math.min(offer.most, Math.max(offer.least, from + by))));
}

/** One step of slider and arrows: the big blind, or one chip. */
export function stepOf(table: Table): number {
  const game = table.view.play;
  return game?.game === "holdem" ? Math.max(1, game.small_blind) : 1;
}

export const asking = (table: Table): boolean => foldAsked.value === decision(table);

export function fold(table: Table): void {
  if (table.view.legal?.fold !== true) return;
  if (settings.peek().confirmFold && !asking(table)) {
    foldAsked.value = decision(table);
    return;
  }
  play({ kind: "fold" });
}

/** The expected answer: check, hold, or call. */
export function stay(table: Table): void {
  const legal = table.view.legal;
  if (legal === null || legal === undefined) return;
  if (legal.check === true) play({ kind: "check" });
  else if (legal.hold === true) play({ kind: "hold" });
  else if (legal.call !== undefined && legal.call !== null) play({ kind: "call" });
}

export function raise(table: Table): void {
  const offer = table.view.legal?.raise;
  if (offer === undefined || offer === null) return;
  const to = amountOf(table, offer);
  if (to !== null) play({ kind: "raise", to });
}

/** Everything: the greatest raise, or a call that takes all that is left. */
export function allIn(table: Table): void {
  const legal = table.view.legal;
  const offer = legal?.raise;
  if (offer !== undefined && offer !== null) {
    enter(table, String(offer.most));
    if (offer.all_in) play({ kind: "raise", to: offer.most });
  } else if (legal?.call?.all_in === true) {
    play({ kind: "call" });
  }
}

export function look(table: Table): void {
  if (table.view.legal?.look === true) play({ kind: "look" });
}
