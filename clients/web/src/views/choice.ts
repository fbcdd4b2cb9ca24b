// The card that is chosen in One Poker before it is locked: shared by cloth, slip and keyboard. A new decision begins with none chosen.
import { signal } from "@preact/signals";
import { play } from "../session";
import type { Table } from "../store";

interface Choice {
  readonly at: string;
  readonly card: string;
}

const choice = signal<Choice | null>(null);

const decision = (table: Table): string => `${table.view.code} ${table.view.version}`;

export function handlers(table: Table): {
  readonly chosen: string | null;
  readonly choose: (card: string) => void;
  readonly next: () => void;
  readonly lock: () => void;
} {
  const cards = table.view.legal?.lock?.cards ?? [];
  const at = decision(table);
  const chosen = choice.value?.at === at && cards.includes(choice.value.card) ? choice.value.card : null;
  const choose = (card: string): void => void (choice.value = { at, card });
  return {
    chosen,
    choose,
    next: () => {
      const index = chosen === null ? -1 : cards.indexOf(chosen);
      const card = cards[(index + 1) % cards.length];
      if (card !== undefined) choose(card);
    },
    lock: () => {
      if (chosen !== null) play({ kind: "lock", card: chosen });
    },
  };
}
