// Things that lie on the table or stand in a line: cards, chips, icons, clocks. They draw what they are given.
import { useEffect, useState } from "preact/hooks";
import type { CSSProperties, ComponentChildren } from "preact";
import { cardName } from "../figures";
import type { ClockView } from "../protocol";
import { number, t } from "../words";

/** Custom properties for an element; set through the object model, which the page's policy allows. */
export const vars = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => values as CSSProperties;

const KIND: Readonly<Record<string, string>> = { A: "an-as", S: "an-shah", B: "an-bibi", Z: "an-sarbaz", C: "an-couli" };

const isKind = (card: string): boolean => /^[ASBZC][0-3]$/.test(card);

/** A card: its code, or null for one that lies face down. `mark` frames or veils it; by its `name` motion knows whether it has just come. */
export function Card({ card, mark = "", hidden = false, name }: { card: string | null; mark?: string; hidden?: boolean; name?: string }) {
  const label = card === null ? t("card-back") : cardName(card);
  const face = card === null ? null : isKind(card) ? KIND[card.charAt(0)] : card.slice(0, 2);
  return (
    <span class={`card ${mark}`} data-card={name} role={hidden ? undefined : "img"} aria-label={hidden ? undefined : label} aria-hidden={hidden || undefined}>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        {card !== null && isKind(card) ? (
          <use href={`#${face}`} />
        ) : (
          <>
            <use class="f" href={face === null ? "#back" : `#f-${face}`} />
            <use class="k" href={face === null ? "#back-s" : `#k-${face}`} />
          </>
        )}
      </svg>
      {card !== null && isKind(card) && <span class="person" aria-hidden="true">{t(`kind-${card.charAt(0)}`)}</span>}
    </span>
  );
}

/** A row of cards that is read as one: "two face-down cards" is no news worth two stops. */
export function Backs({ count, label, seat, hand }: { count: number; label: string; seat: number; hand: number }) {
  return (
    <div class="hand" role="img" aria-label={label} data-hand={seat}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} card={null} hidden name={`${hand} ${seat} ${index}`} />
      ))}
    </div>
  );
}

const VALUES = [500, 100, 25, 5, 1] as const;
const MOST_DISCS = 6;
const STEP = 4;

/** The discs of a pile, greatest below; never more than six: the number beside it is what counts. */
export function discs(amount: number): number[] {
  const found: number[] = [];
  let rest = amount;
  for (const value of VALUES) {
    while (rest >= value && found.length < MOST_DISCS) {
      found.push(value);
      rest -= value;
    }
  }
  return found;
}

export function Pile({ amount }: { amount: number }) {
  const found = discs(amount);
  const height = 20.8 + STEP * Math.max(0, found.length - 1);
  return (
    <svg class="discs" width="26" height={height} viewBox={`0 0 26 ${height}`} aria-hidden="true">
      {found.map((value, index) => (
        <use key={index} href={`#disc-${value}`} x="0" y={height - 20.8 - STEP * index} width="26" height="20.8" />
      ))}
    </svg>
  );
}

const COLUMN = 10;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
}

/**
 * Something on its way across the cloth. The frame is as large as the cloth, so that a share of it is a share of the cloth: only a transform
 * is animated, and where motion is off the thing simply lies where it belongs (put) or is not drawn (gone).
 */
export function Fly({ kind, from, to, children }: { kind: "put" | "gone"; from: Point; to: Point; children: ComponentChildren }) {
  const [a, b] = kind === "put" ? [from, to] : [to, from];
  const way = { "--dx": `${a.x - b.x}%`, "--dy": `${a.y - b.y}%`, "--pdx": `${a.px - b.px}%`, "--pdy": `${a.py - b.py}%` } as const;
  return (
    <div class={`fly ${kind}`} style={vars(way)} aria-hidden="true">
      {children}
    </div>
  );
}

/** One Poker shows every chip: columns of ten, so that 24 against 14 is seen without reading. */
export function Coins({ count, disc }: { count: number; disc: string }) {
  const step = 6.46;
  const shown = Math.min(count, 60);
  const columns = Array.from({ length: Math.ceil(shown / COLUMN) }, (_, index) => Math.min(COLUMN, shown - index * COLUMN));
  return (
    <div class="coins" aria-hidden="true">
      {columns.map((chips, column) => {
        const height = 27.2 + step * (chips - 1);
        return (
          <svg key={column} viewBox={`0 0 34 ${height}`} style={vars({ "--w": "34px", "--h": `${height}px` })}>
            {Array.from({ length: chips }, (_, index) => (
              <use key={index} href={`#${disc}`} x="0" y={height - 27.2 - step * index} width="34" height="27.2" />
            ))}
          </svg>
        );
      })}
    </div>
  );
}

const ICONS = {
  book: "M4 5.5c3-1.3 5.5-1.3 8 .5 2.5-1.8 5-1.8 8-.5V19c-3-1.3-5.5-1.3-8 .5-2.5-1.8-5-1.8-8-.5zM12 6v13.5",
  log: "M5 6h14M5 10.7h14M5 15.3h10M5 20h7",
  sliders: "M4 7h9M19 7h1M4 17h1M11 17h9M18.600 7a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0M10.600 17a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0",
  out: "M10 4H5v16h5M14 8l4.5 4-4.5 4M18 12H9.5",
  close: "M6 6l12 12M18 6 6 18",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  again: "M19 12a7 7 0 1 1-2.5-5.4M19 4v4.5h-4.5",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.8 18.5 12 18.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0",
  lid: "M2.5 10.5C5 15 8.2 16.5 12 16.5s7-1.5 9.5-6M6 14.5l-1.8 2.7M12 16.5V20M18 14.5l1.8 2.7",
  people: "M12.500 8.500a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0M2.500 20c0-4 2.800-6 6.500-6s6.500 2 6.500 6M16 5.500a3.200 3.200 0 0 1 0 6M18 14.600c2.200.8 3.500 2.600 3.500 5.400",
  talk: "M4 5h16v11H10l-4.500 4V16H4z",
} as const;

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class={`ic ic-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** A page's own clock that ticks while somebody looks at it. */
export function useNow(running: boolean, every = 250): number {
  const [now, set] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return undefined;
    set(performance.now());
    const timer = setInterval(() => set(performance.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return now;
}

export interface Time {
  /** Seconds to show, and whether they are those of the bank. */
  readonly seconds: number;
  readonly bank: number;
  readonly fromBank: boolean;
  /** 0 to 1: what is left of the bar. */
  readonly left: number;
}

/** What a clock shows `passed` milliseconds after its view came: first the decision's time runs, then the bank. */
export function timeOf(clock: ClockView, passed: number): Time | null {
  if (clock.kind === "off") return null;
  const rest = clock.remaining_ms - passed;
  const bank = Math.max(0, clock.bank_ms + Math.min(0, rest));
  const fromBank = rest <= 0 && bank > 0;
  const shown = fromBank ? bank : Math.max(0, rest);
  const whole = fromBank ? Math.max(1, clock.bank_ms) : Math.max(1, clock.limit_ms);
  return { seconds: Math.ceil(shown / 1000), bank: Math.ceil(bank / 1000), fromBank, left: Math.min(1, shown / whole) };
}

export function Bar({ left }: { left: number }) {
  return <div class="clock" style={vars({ "--left": left.toFixed(3) })} aria-hidden="true" />;
}

/** A running clock: `show` draws it from what is left. */
export function Ticking({ clock, at, show }: { clock: ClockView | null; at: number; show: (time: Time) => ComponentChildren }) {
  const now = useNow(clock !== null && clock.kind !== "off");
  const time = clock === null ? null : timeOf(clock, Math.max(0, now - at));
  return time === null ? null : <>{show(time)}</>;
}

/** Seconds that run down from `ms`, counted from when the view came. */
export function Countdown({ ms, at }: { ms: number; at: number }) {
  const now = useNow(true, 500);
  return <>{number(Math.max(0, Math.ceil((ms - (now - at)) / 1000)))}</>;
}

/** A button that stays down while its answer is awaited. */
export function Press(props: {
  kind?: "ink" | "red" | "thin" | "";
  onPress: () => void;
  down?: boolean;
  off?: boolean;
  keys?: string;
  title?: string;
  pressed?: boolean;
  children: ComponentChildren;
}) {
  const { kind = "", onPress, down = false, off = false, keys, title, pressed, children } = props;
  return (
    <button
      type="button"
      class={`b ${kind} ${down ? "down" : ""} ${pressed === true ? "on" : ""}`}
      aria-disabled={off || down || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={keys === "→" ? "ArrowRight" : keys}
      title={title}
      onClick={() => {
        if (!off && !down) onPress();
      }}
    >
      {children}
      {keys !== undefined && <kbd aria-hidden="true">{keys}</kbd>}
    </button>
  );
}
