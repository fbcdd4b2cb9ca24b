// How points, cards and hands are written and drawn inside a sentence.
import type { GameName, HandName } from "./protocol";
import { capital, direction, number, row, t, type Piece } from "./words";

const TWELFTHS = 12;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

interface Fraction {
  readonly sign: string;
  readonly whole: number;
  readonly over: number;
  readonly under: number;
}

/** Twelfths as a whole number and a fraction in lowest terms. */
export function fraction(twelfths: number, signed = true): Fraction {
  const size = Math.abs(twelfths);
  const rest = size % TWELFTHS;
  const common = divisor(TWELFTHS, rest);
  const sign = twelfths < 0 ? "\u2212" : signed && twelfths > 0 ? "+" : "";
  return { sign, whole: Math.trunc(size / TWELFTHS), over: rest / common, under: TWELFTHS / common };
}

/**
 * Points as they are heard: "+1 1/3". In a script that is read from the right a sign would stand on its wrong side, and a slash would be
 * taken for a decimal point: the language says both in words.
 */
function heard(twelfths: number, { sign, whole }: Fraction): string {
  const rest = Math.abs(twelfths) % TWELFTHS;
  const part = rest === 0 ? "" : t(`fraction-${rest}`);
  const size = part === "" ? number(whole) : whole === 0 ? part : t("fraction-mixed", { whole: number(whole), part });
  if (sign === "" || direction() === "ltr") return sign + size;
  return t(sign === "+" ? "points-plus" : "points-minus", { points: size });
}

/** Points of As-Nas: "+1 1/3", drawn with a proper fraction. */
export function points(twelfths: number, signed = true): Piece {
  const made = fraction(twelfths, signed);
  const { sign, whole, over, under } = made;
  const text = heard(twelfths, made);
  const shown = whole === 0 && over !== 0 ? "" : number(whole);
  if (over === 0) return { text, node: <span class="fr" dir="ltr">{sign + shown}</span> };
  const node = (
    <span class="fr" dir="ltr">
      <span aria-hidden="true">
        {sign}
        {shown}
        <sup>{number(over)}</sup>⁄<sub>{number(under)}</sub>
      </span>
      <span class="sr">{text}</span>
    </span>
  );
  return { text, node };
}

const isKind = (card: string): boolean => /^[ASBZC][0-3]$/.test(card);

/** The name of a card: "queen of spades", "Shah". */
export function cardName(card: string): string {
  if (isKind(card)) return t(`kind-${card.charAt(0)}`);
  const [r, s] = card;
  return t("card-name", { rank: rankName(card), suit: t(`card-suit-${s}`), r, s });
}

export const rankName = (card: string): string => t(`card-rank-${card.charAt(0)}`);

/** The index as it is printed: 10, not T. */
const index = (card: string): string => (card.charAt(0) === "T" ? "10" : card.charAt(0));

/** A card in a line of text: rank and suit, or the person's name. */
export function cardPiece(card: string): Piece {
  const text = cardName(card);
  if (isKind(card)) return { text, node: <b class="rk">{text}</b> };
  const suit = card.charAt(1);
  const node = (
    <span class={`glyph pk-${suit}`} role="img" aria-label={text} dir="ltr">
      <span class="rk">{index(card)}</span>
      <svg class="suit" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#s-${suit}`} />
      </svg>
    </span>
  );
  return { text, node };
}

export function cardsPiece(cards: readonly string[]): Piece {
  const pieces = cards.map(cardPiece);
  const node = <span class="glyphs">{pieces.map((piece) => piece.node)}</span>;
  return { text: row(pieces.map((piece) => piece.text)), node };
}

/** Hand codes that name two groups of ranks. */
const PAIRED = new Set(["full_house", "two_pair"]);

/** A hand in words, as it stands inside a sentence: "full house, jacks over sevens". */
export function handName(hand: HandName | null | undefined, game: GameName): string {
  if (hand === null || hand === undefined) return "";
  const [first = "", second = ""] = hand.ranks;
  const family = game === "as_nas" ? "kind" : "card-rank";
  const two = PAIRED.has(hand.code);
  return t(`hand-${hand.code}`, {
    r: first,
    game,
    high: t(`${family}-${first}`),
    highs: t(`${family}-${first}.plural`),
    ...(two ? { low: t(`${family}-${second}`), lows: t(`${family}-${second}.plural`) } : {}),
  });
}

/** A hand as short as it has to be on a place card: "Queens full". */
export function handShort(hand: HandName | null | undefined, game: GameName): string {
  if (hand === null || hand === undefined) return "";
  const family = game === "as_nas" ? "kind" : "card-rank";
  const first = hand.ranks[0] ?? "";
  return capital(t(`short-${hand.code}`, { high: t(`${family}-${first}`), highs: t(`${family}-${first}.plural`), r: first, game }));
}

/** A hand in full at the start of a line. */
export const handTitle = (hand: HandName | null | undefined, game: GameName): string => capital(handName(hand, game));
