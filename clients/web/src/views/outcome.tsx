// How it came out: the slip between hands, the slip of a spectator, and the sheet at the end of the match.
import type { ComponentChildren } from "preact";
import { cardPiece, handName, points } from "../figures";
import type { AsNasResult, HoldemResult, OnePokerResult, TableView } from "../protocol";
import { castOf, nameOf, type Cast } from "../sentences";
import { leave, pace, request } from "../session";
import { numberOf, type Table } from "../store";
import { capital, list, number, rich, t } from "../words";
import { Bar, Card, Countdown, Icon, Press, useNow } from "./pieces";
import { show } from "./panels";

const may = (view: TableView, what: string): boolean => view.you?.may.includes(what) ?? false;

function holdemTitle(result: HoldemResult, cast: Cast): string {
  const winners = [...new Set(result.pots.flatMap((pot) => pot.winners.map((winner) => winner.seat)))];
  if (cast.you !== null && winners.includes(cast.you)) {
    const mine = result.pots.flatMap((pot) => pot.winners.filter((winner) => winner.seat === cast.you));
    const [only] = mine;
    return mine.length === 1 && only !== undefined ? t("won-you-amount", { amount: only.share }) : t("won-you");
  }
  return t("won-by", { names: list(winners.map((seat) => nameOf(cast, seat))), count: winners.length });
}

function HoldemOutcome({ result, cast }: { result: HoldemResult; cast: Cast }) {
  return (
    <ol class="res">
      {result.pots.map((pot, index) => (
        <li key={index} class={pot.winners.some((winner) => winner.seat === cast.you) ? "now" : ""}>
          <span>{result.pots.length === 1 ? t("pot") : index === 0 ? t("pot-main") : t("pot-side", { pot: index })}</span>
          <b>{number(pot.amount)}</b>
          <span>
            {pot.winners.map((winner) => [capital(nameOf(cast, winner.seat)), handName(winner.hand, "holdem")].filter(Boolean).join(" – ")).join(" · ")}
          </span>
        </li>
      ))}
    </ol>
  );
}

function OnePokerOutcome({ result, cast }: { result: OnePokerResult; cast: Cast }) {
  if (result.cards.length === 0) return <p class="res one">{t("outcome-fold")}</p>;
  return (
    <p class="res one">
      {result.cards.map((card, seat) => (
        <span key={seat}>
          {capital(nameOf(cast, seat))} {cardPiece(card).node}
        </span>
      ))}
    </p>
  );
}

const onePokerTitle = (result: OnePokerResult, cast: Cast): string => {
  if (result.winner === null) return t("outcome-tie");
  if (result.winner === cast.you) return t("won-you-amount", { amount: result.pot });
  return t("won-by", { names: nameOf(cast, result.winner), count: 1 });
};

function AsNasOutcome({ result, cast }: { result: AsNasResult; cast: Cast }) {
  return (
    <ol class="res">
      {result.points.map((got, seat) => {
        const hand = result.shown.find((shown) => shown.seat === seat)?.hand ?? null;
        return (
          <li key={seat} class={seat === cast.you ? "now" : ""}>
            <span>{capital(nameOf(cast, seat))}</span>
            <b>{points(got).node}</b>
            <span class="quiet">{handName(hand, "as_nas")}</span>
          </li>
        );
      })}
    </ol>
  );
}

function asNasTitle(result: AsNasResult, cast: Cast): string {
  const mine = cast.you !== null && result.winners.includes(cast.you);
  if (mine && result.winners.length === 1) return t("won-you-pot", { pot: result.pot });
  return t("won-by", { names: list(result.winners.map((seat) => nameOf(cast, seat))), count: result.winners.length });
}

/** Title and details of a finished hand or deal. */
export function outcome(view: TableView): { title: string; details: ComponentChildren } | null {
  const cast = castOf(view);
  const { result } = view;
  if (result === null) return null;
  if (result.game === "holdem") return { title: holdemTitle(result, cast), details: <HoldemOutcome result={result} cast={cast} /> };
  if (result.game === "one_poker") return { title: onePokerTitle(result, cast), details: <OnePokerOutcome result={result} cast={cast} /> };
  return { title: asNasTitle(result, cast), details: <AsNasOutcome result={result} cast={cast} /> };
}

/** Between hands: what has been won with what. */
export function BetweenDock({ table }: { table: Table }) {
  const told = outcome(table.view);
  if (told === null) return null;
  const cast = castOf(table.view);
  const won = wonBy(table.view, cast.you);
  return (
    <div class="slip sd-dock between-dock">
      <div class="tl">
        <div class="turnline">
          <h2 class={won ? "" : "calm"}>{capital(told.title)}</h2>
        </div>
        <p class="hold quiet">{t("between-next")}</p>
      </div>
      {told.details}
      <div class="three">
        <Press kind="thin" onPress={() => show("log")}>
          {t("between-history")}
        </Press>
      </div>
    </div>
  );
}

function wonBy(view: TableView, seat: number | null): boolean {
  const { result } = view;
  if (result === null || seat === null) return false;
  if (result.game === "holdem") return result.pots.some((pot) => pot.winners.some((winner) => winner.seat === seat));
  return result.game === "one_poker" ? result.winner === seat : result.winners.includes(seat);
}

/** Watching, whether one was never in or is out: the pace where only bots are left, restart where it may be asked. */
export function WatchDock({ table }: { table: Table }) {
  const { view } = table;
  const seat = view.you?.seat ?? null;
  const free = view.you?.seats_free ?? [];
  const acting = view.turn === null ? null : nameOf(castOf(view), view.turn);
  const told = view.stage === "between" ? outcome(view) : null;
  return (
    <div class="slip watch-dock">
      <div class="tl">
        <div class="turnline">
          <h2 class="calm">{capital(told?.title ?? t("watching"))}</h2>
        </div>
        <p class="hold quiet">
          {may(view, "set_pace") ? t("watching-bots") : acting === null ? "" : t("dock-to-act", { name: acting })}
        </p>
      </div>
      {may(view, "set_pace") && (
        <div class="seg" role="group" aria-label={t("pace")}>
          {(["1x", "4x", "end"] as const).map((speed) => (
            <Press key={speed} kind="thin" pressed={view.pace === speed} onPress={() => void pace(speed)}>
              {capital(t(`pace-${speed}`))}
            </Press>
          ))}
        </div>
      )}
      <div class="three">
        <Press kind="thin" onPress={() => void leave(false)}>
          {t("leave")}
        </Press>
        {may(view, "take_seat") && free.length > 0 && (
          <Press kind="ink" onPress={() => void request({ type: "take_seat", seat: free[0] ?? null })}>
            {t("take-seat")}
          </Press>
        )}
        {seat !== null && may(view, "ask_restart") && (
          <Press kind="ink" onPress={() => void request({ type: "ask_restart" })}>
            <Icon name="again" />
            {t("restart")}
          </Press>
        )}
      </div>
    </div>
  );
}

/** The slip that lies where one's cards were. */
export function OutSlip({ table }: { table: Table }) {
  const seat = table.view.you?.seat ?? null;
  const own = seat === null ? undefined : table.view.seats[seat];
  const { stage, play } = table.view;
  // While the last hand is still shown, the own cards lie where the slip will be.
  const cardsLie = stage === "between" && play?.game === "holdem" && play.hole !== null;
  if (own === undefined || own.state !== "out" || own.place === null || stage === "over" || cardsLie) return null;
  return (
    <div class="seatout">
      <div class="slipout">
        <h2>{t("out-title")}</h2>
        <p>{t("out-place", { place: own.place, seats: table.view.seats.length })}</p>
      </div>
    </div>
  );
}

/** The last hand's winning five, where there was a showdown. */
function WinningFive({ view }: { view: TableView }) {
  if (view.result?.game !== "holdem") return null;
  const winner = view.result.pots.flatMap((pot) => pot.winners).find((one) => one.five.length > 0);
  if (winner === undefined) return null;
  return (
    <>
      <div class="endhand">
        {winner.five.map((card) => (
          <Card key={card} card={card} />
        ))}
      </div>
      <p class="say quiet">{t("end-with", { hand: handName(winner.hand, "holdem") })}</p>
    </>
  );
}

function Standings({ view }: { view: TableView }) {
  const cast = castOf(view);
  return (
    <table class="stand">
      <caption class="sr">{t("standings")}</caption>
      <tbody>
        {view.standings.map((line) => (
          <tr key={line.seat}>
            <td class="pl">{number(line.place)}</td>
            <th scope="row">
              {line.seat === cast.you ? <b>{capital(t("reader"))}</b> : <bdi>{cast.names[line.seat]}</bdi>}
              {view.seats[line.seat]?.kind === "bot" && <span class="bot small quiet"> {t("seat-bot")}</span>}
            </th>
            <td class="n">{line.total !== null ? points(line.total).node : line.stack === null ? "" : number(line.stack)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function winnerTitle(view: TableView): string {
  const cast = castOf(view);
  const first = view.standings.filter((line) => line.place === 1).map((line) => line.seat);
  if (first.length === 1 && first[0] === cast.you) return t("end-you-win");
  return t("end-wins", { names: list(first.map((seat) => nameOf(cast, seat))), count: first.length });
}

/** The end of the match: one sheet with everything. */
export function EndSheet({ table }: { table: Table }) {
  const { view, at } = table;
  const cast = castOf(view);
  const ask = view.asks.find((one) => one.ask === "restart");
  const agreed = ask?.agreed ?? [];
  const mine = cast.you !== null && agreed.includes(cast.you);
  const waiting = ask !== undefined && ask.remaining_ms !== null ? ask.remaining_ms : null;
  const now = useNow(waiting !== null);
  const again = (): void => void request(ask === undefined ? { type: "ask_restart" } : { type: "agree", ask: "restart", yes: true });
  const count = numberOf(view) ?? 0;
  return (
    <div class="endwrap">
      <div class="slipcard">
        <p class="say quiet">{t(view.game === "holdem" ? "end-after-hands" : "end-after-deals", { count })}</p>
        <h1>{capital(winnerTitle(view))}</h1>
        <WinningFive view={view} />
        <Standings view={view} />
        <div class="again">
          <p>
            {agreed.length > 0 && t("end-wanted", { names: list(agreed.map((seat) => nameOf(cast, seat))), count: agreed.length })}{" "}
            {waiting !== null && (
              <span class="quiet">
                {rich("end-wait", { seconds: { text: "", node: <Countdown ms={waiting} at={at} /> } })}
              </span>
            )}
          </p>
          <div class="three">
            <Press kind="thin" onPress={() => void leave(false)}>
              {t("to-lobby")}
            </Press>
            <Press kind="thin" onPress={() => show("log")}>
              {t("end-log")}
            </Press>
            {(may(view, "ask_restart") || may(view, "agree")) && cast.you !== null && (
              <Press kind="red" onPress={again} down={mine}>
                {mine ? t("rematch-waiting") : t("rematch")}
              </Press>
            )}
          </div>
        </div>
        {waiting !== null && <Bar left={Math.max(0, Math.min(1, (waiting - (now - at)) / 30_000))} />}
      </div>
    </div>
  );
}

