// Motion that tells where things came from: cards travel from the dealer, tokens from where they lay. It moves what is drawn already, knows no
// rules, and nothing waits for it: buttons and keys act on the table as it is, however far a card still has to go.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import type { Pace } from "../protocol";
import { settings } from "../settings";

const CURVE = "cubic-bezier(.2,.7,.2,1)";
const TRAVEL_MS = 220;
const APART_MS = 70;
/** The last card of a long deal leaves so many milliseconds after the first at most. */
const LAST_MS = 840;
const SLIDE_MS = 180;

const SPEEDS = { off: 0, normal: 1, fast: 0.5 } as const;
const PACES: Readonly<Record<Pace, number>> = { "1x": 1, "4x": 0.25, end: 0 };

/** How long motion takes, as a share of its usual length: 0 is none at all. Whoever watches bots at another pace sees them move at that pace. */
export const speedOf = (pace: Pace): number => SPEEDS[settings.value.motion] * PACES[pace];

const still = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** When the card at `index` of `count` leaves the dealer, in milliseconds at usual speed. */
export const leaves = (index: number, count: number): number => index * Math.min(APART_MS, LAST_MS / Math.max(1, count - 1));

/** The order of a deal: one card to each hand in turn, until all have theirs. `hands` begin with whoever gets the first card. */
export function inTurn<T>(hands: readonly (readonly T[])[]): T[] {
  const most = Math.max(0, ...hands.map((hand) => hand.length));
  return Array.from({ length: most }, (_, round) => hands.flatMap((hand) => hand.slice(round, round + 1))).flat();
}

const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function travel(thing: Element, from: DOMRect, share: number, times: { ms: number; delay: number; from: number }): void {
  const [x, y] = middle(from);
  const [toX, toY] = middle(thing.getBoundingClientRect());
  // The page may be drawn larger than its numbers (zoom on very large screens): a transform is measured in the page's own.
  const scale = thing instanceof HTMLElement && thing.offsetWidth > 0 ? thing.getBoundingClientRect().width / thing.offsetWidth : 1;
  const start = { transform: `translate(${(x - toX) / scale}px, ${(y - toY) / scale}px)`, opacity: times.from };
  thing.animate([start, { transform: "none", opacity: 1 }], { duration: times.ms * share, delay: times.delay * share, easing: CURVE, fill: "backwards" });
}

interface Deal {
  /** Where cards come from: a selector within the cloth. */
  readonly from: string;
  /** The seat that gets the first card; the others follow by their numbers, in the game's direction. */
  readonly first: number;
  readonly step: 1 | -1;
  readonly seats: number;
  /** The hand has just begun. What lies there when the page is opened in the middle of one was not dealt before the reader's eyes. */
  readonly fresh: boolean;
  readonly pace: Pace;
}

const nameOf = (card: Element): string => card.getAttribute("data-card") ?? "";

/** New cards on this cloth, hand by hand in the order of dealing, then the board's. */
function dealt(cloth: HTMLElement, deal: Deal, known: ReadonlySet<string>): Element[] {
  const order = Array.from({ length: deal.seats }, (_, index) => (((deal.first + deal.step * index) % deal.seats) + deal.seats) % deal.seats);
  const cards = (selector: string): Element[] => [...cloth.querySelectorAll(selector)].filter((card) => !known.has(nameOf(card)));
  return [...inTurn(order.map((seat) => cards(`[data-hand="${seat}"] [data-card]`))), ...cards(".board [data-card]")];
}

/**
 * After each drawing of the cloth: cards (`data-card`, their names; `data-hand`, whose they are) that were not there before come from the
 * dealer, and what carries a `data-slide` name and was drawn anew elsewhere slides there from where it lay. Nothing else is moved.
 */
export function useMotion(cloth: RefObject<HTMLElement | null>, deal: Deal): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const lay = useRef(new Map<string, { thing: Element; box: DOMRect }>());
  useLayoutEffect(() => {
    const root = cloth.current;
    if (root === null) return;
    const before = known.current;
    const share = still() ? 0 : speedOf(deal.pace);
    const news = dealt(root, deal, before ?? new Set());
    known.current = new Set([...root.querySelectorAll("[data-card]")].map(nameOf));
    const source = root.querySelector(deal.from);
    if (share > 0 && source !== null && (before !== null || deal.fresh)) {
      const from = source.getBoundingClientRect();
      news.forEach((card, index) => travel(card, from, share, { ms: TRAVEL_MS, delay: leaves(index, news.length), from: 0 }));
    }
    const lies = new Map<string, { thing: Element; box: DOMRect }>();
    for (const thing of root.querySelectorAll("[data-slide]")) {
      const name = thing.getAttribute("data-slide") ?? "";
      const old = lay.current.get(name);
      if (share > 0 && old !== undefined && old.thing !== thing) travel(thing, old.box, share, { ms: SLIDE_MS, delay: 0, from: 1 });
      lies.set(name, { thing, box: thing.getBoundingClientRect() });
    }
    lay.current = lies;
  });
}
