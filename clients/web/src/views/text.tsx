// The table as text: headings, lists and buttons in reading order, for whoever listens or prefers words.
import { cardsPiece, handTitle } from "../figures";
import type { TableView } from "../protocol";
import { castOf, nameOf } from "../sentences";
import type { Table } from "../store";
import { capital, either, list, number, row, t } from "../words";
import { cardName } from "../figures";
import { Story } from "./log";
import { seatSentence } from "./seat";

/** The own cards, said. */
export function sayCards(view: TableView): string {
  const { play } = view;
  if (play === null || view.you === null || view.you.seat === null) return t("say-no-cards");
  const cards = play.game === "holdem" ? play.hole : play.cards;
  if (cards === null) return t(play.game === "as_nas" ? "say-not-looked" : "say-no-cards");
  const names = row(cards.map(cardName));
  if (play.game === "one_poker") return t("say-cards", { cards: names });
  return `${t("say-cards", { cards: names })} ${play.own_hand === null ? "" : `${handTitle(play.own_hand, play.game)}.`}`;
}

/** The board of hold'em, the lamps of One Poker, the stakes of As-Nas, said. */
export function sayBoard(view: TableView): string {
  const { play } = view;
  const cast = castOf(view);
  if (play === null) return t(`stage-${view.stage}`);
  if (play.game === "holdem") {
    return play.board.length === 0 ? t("say-no-board") : t("say-board", { street: t(`street-${play.street}`), cards: row(play.board.map(cardName)) });
  }
  if (play.game === "one_poker") {
    return play.signals.map((signal, seat) => t("lamps", { name: nameOf(cast, seat), up: signal.up, down: signal.down })).join(". ");
  }
  return t("ladder", {
    stakes: list(play.stakes.map((stake, seat) => t("ladder-stake", { name: nameOf(cast, seat), stake }))),
    limit: play.limit,
  });
}

export function sayPots(view: TableView): string {
  const { play } = view;
  if (play === null) return t(`stage-${view.stage}`);
  const cast = castOf(view);
  if (play.game !== "holdem" || play.pots.length < 2) return t("say-pot", { pot: play.pot });
  return play.pots
    .map((pot, index) =>
      t("say-side-pot", {
        name: index === 0 ? t("pot-main") : t("pot-side", { pot: index }),
        amount: pot.amount,
        names: list(pot.contenders.map((seat) => nameOf(cast, seat))),
      }),
    )
    .join(" ");
}

export function sayStacks(view: TableView): string {
  const cast = castOf(view);
  return view.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => `${capital(nameOf(cast, seat.seat))}: ${seatSentence(seat, view)}`)
    .join(" ");
}

/** Whose turn it is, and when it is the reader's, what may be done at what price. */
export function sayTurn(view: TableView): string {
  const cast = castOf(view);
  if (view.stage !== "playing" || view.turn === null) return t(`stage-${view.stage}`);
  if (view.turn !== cast.you) return t("dock-to-act", { name: nameOf(cast, view.turn) });
  const legal = view.legal;
  if (legal === null) return t("dock-your-turn");
  const ways: string[] = [];
  if (legal.look === true) ways.push(t("action-look"));
  if (legal.lock !== undefined && legal.lock !== null) ways.push(t("say-lock", { cards: row(legal.lock.cards.map(cardName)) }));
  if (legal.fold === true) ways.push(t("action-fold"));
  if (legal.check === true) ways.push(t("action-check"));
  if (legal.hold === true) ways.push(t("action-hold"));
  if (legal.call !== undefined && legal.call !== null) ways.push(t(legal.call.all_in ? "action-call-all_in" : "action-call", { cost: legal.call.cost }));
  if (legal.raise !== undefined && legal.raise !== null) {
    const { least, most } = legal.raise;
    ways.push(least === most ? t("action-raise", { to: least }) : t("say-raise", { least, most }));
  }
  return `${t("dock-your-turn")}: ${either(ways)}.`;
}

export function TextTable({ table }: { table: Table }) {
  const { view } = table;
  return (
    <div class="rules text-table" tabIndex={0}>
      <h3>{t("text-now")}</h3>
      <p>{sayTurn(view)}</p>
      <h3>{t("your-cards")}</h3>
      <p>{sayCards(view)}</p>
      <h3>{view.game === "holdem" ? t("board") : t("text-table")}</h3>
      <p>{sayBoard(view)}</p>
      <p>{sayPots(view)}</p>
      <h3>{t("people-seats")}</h3>
      <ul class="plainlist">
        {view.seats.map((seat) => (
          <li key={seat.seat}>
            <b>{capital(nameOf(castOf(view), seat.seat))}</b>: {seatSentence(seat, view)}{" "}
            {seat.shown.length > 0 && cardsPiece(seat.shown).node}
          </li>
        ))}
      </ul>
      <h3>{t("log-label")}</h3>
      <div class="log flatlog">
        <Story view={view} />
      </div>
      <p class="quiet">{number(view.spectators) === "0" ? "" : t("people-spectators", { count: view.spectators })}</p>
    </div>
  );
}
