// Where things lie on the cloth, in percent of its box: seats in playing order from the viewer's left, the bets and the button next to them.

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The same on a phone. */
  readonly px: number;
  readonly py: number;
}

const spot = (x: number, y: number, px: number, py: number): Spot => ({ x, y, px, py });

/** The other seats of a table of 2 to 10, clockwise from the viewer's left. */
const OTHERS: Readonly<Record<number, readonly Spot[]>> = {
  2: [spot(50, 0, 50, 0)],
  3: [spot(0, 40, 0, 27), spot(100, 40, 100, 27)],
  4: [spot(0, 44, 0, 26), spot(50, 0, 50, 0), spot(100, 44, 100, 26)],
  5: [spot(0, 50, 0, 27), spot(24, 0, 25, -1), spot(76, 0, 75, -1), spot(100, 50, 100, 27)],
  6: [spot(0, 62, 0, 27), spot(20, 0, 17, -1), spot(50, 0, 50, -1), spot(80, 0, 83, -1), spot(100, 62, 100, 27)],
  7: [spot(0, 72, 0, 65), spot(0, 30, 0, 24), spot(30, 0, 25, -1), spot(70, 0, 75, -1), spot(100, 30, 100, 24), spot(100, 72, 100, 65)],
  8: [
    spot(0, 72, 0, 65), spot(0, 30, 0, 24), spot(20, 0, 17, -1), spot(50, 0, 50, -1), spot(80, 0, 83, -1), spot(100, 30, 100, 24),
    spot(100, 72, 100, 65),
  ],
  9: [
    spot(0, 74, 0, 85), spot(0, 30, 0, 65), spot(17, 0, 0, 24), spot(39, 0, 25, -1), spot(61, 0, 75, -1), spot(83, 0, 100, 24),
    spot(100, 30, 100, 65), spot(100, 74, 100, 85),
  ],
  10: [
    spot(0, 74, 0, 85), spot(0, 30, 0, 65), spot(17, 0, 0, 24), spot(39, 0, 17, -1), spot(61, 0, 50, -1), spot(83, 0, 83, -1),
    spot(100, 30, 100, 24), spot(100, 74, 100, 65), spot(78, 100, 100, 85),
  ],
};

const ME: Spot = spot(31, 100, 0, 93);

/** A seat and where it is. `mine` is the place at the lower edge, with the cards beside it. */
export interface Placed extends Spot {
  readonly seat: number;
  readonly mine: boolean;
}

/** Places of all seats. Without a seat of one's own everybody sits around, as long as there is room for one more. */
export function around(seats: number, me: number | null): Placed[] {
  const bottom = me ?? 0;
  const open = me === null && seats < 10;
  const spots = OTHERS[open ? seats + 1 : seats] ?? [];
  const order = Array.from({ length: seats }, (_, index) => (bottom + index) % seats);
  if (open) return order.map((seat, index) => ({ ...(spots[index] ?? ME), seat, mine: false }));
  return order.map((seat, index) => (index === 0 ? { ...ME, seat, mine: true } : { ...(spots[index - 1] ?? ME), seat, mine: false }));
}

/** The pile before a seat, on the way to the middle. */
export function betSpot(place: Placed): Spot {
  if (place.mine) return spot(34, 79, 16, 81);
  const top = place.y <= 0;
  const side = place.x <= 0 || place.x >= 100;
  const y = top ? 20 : place.y >= 100 ? 80 : place.y > 60 ? place.y - 6 : place.y + 17;
  const x = side ? Math.abs(place.x - 16) : place.y >= 100 ? 72 : 50 + (place.x - 50) * 0.8;
  const phoneSide = place.px <= 0 || place.px >= 100;
  return spot(x, y, phoneSide ? Math.abs(place.px - 13) : 50 + (place.px - 50) * 0.82, phoneSide ? place.py + 15 : 16);
}

/** The dealer's button beside a seat. */
export function buttonSpot(place: Placed, many: boolean): Spot {
  if (place.mine) return many ? spot(24, 84, 50, 82) : spot(67, 88, 94, 82);
  const top = place.y <= 0;
  const low = place.y >= 100;
  const inward = place.x > 50 ? -8.5 : 8.5;
  const phoneSide = place.px <= 0 || place.px >= 100;
  const px = phoneSide ? Math.abs(place.px - (many ? 36 : 29)) : place.px + (place.px > 50 ? -18 : 18);
  const py = phoneSide ? place.py + (many ? 0 : 13) : many ? 8 : 13;
  if (top || low) return spot(place.x + inward, low ? 86 : 17, px, py);
  return spot(Math.abs(place.x - 14), place.y - 2, px, py);
}
