// The hand told in sentences, and the hands before it.
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { cardPiece, cardsPiece, points } from "../figures";
import type { AnyEvent, OnePokerResult, StreetDealt, TableView } from "../protocol";
import { castOf, drawn, nameOf, story, type Cast } from "../sentences";
import { numberOf, type Past, type Table } from "../store";
import { capital, number, rich, t } from "../words";
import { Card } from "./pieces";

/** Events that are told by headings or pictures already. */
const SILENT = new Set<AnyEvent["kind"]>(["hand_started", "hand_ended", "deal_ended", "deal_started", "deal_opened", "match_started"]);

interface Chapter {
  readonly title: ComponentChildren;
  readonly events: readonly AnyEvent[];
}

function street(event: StreetDealt): ComponentChildren {
  return (
    <>
      {t(`street-${event.street}`)} <span class="upright">{cardsPiece(event.cards).node}</span>
    </>
  );
}

/** A hand in chapters: each street of hold'em begins one. */
function chapters(view: TableView): Chapter[] {
  const first: Chapter = { title: view.game === "holdem" ? t("street-preflop") : t("log-this-deal"), events: [] };
  return view.log.reduce<Chapter[]>(
    (all, event) => {
      if (event.kind === "street_dealt") return [...all, { title: street(event), events: [] }];
      const last = all[all.length - 1] ?? first;
      return [...all.slice(0, -1), { ...last, events: [...last.events, event] }];
    },
    [first],
  );
}

/** Before anything has happened there is nothing to tell. */
function Lines({ events, cast }: { events: readonly AnyEvent[]; cast: Cast }) {
  const told = story(events.filter((event) => !SILENT.has(event.kind)), cast, true);
  return (
    <>
      {told.map((sentence, index) => (
        <p key={index} class={sentence.id.endsWith("-you") ? "own" : ""}>
          {drawn(sentence)}
        </p>
      ))}
    </>
  );
}

export function Story({ view }: { view: TableView }) {
  const cast = castOf(view);
  return (
    <>
      {chapters(view).map((chapter, index) => (
        <section key={index}>
          <h3>{chapter.title}</h3>
          <Lines events={chapter.events} cast={cast} />
        </section>
      ))}
    </>
  );
}

const DECIDING = new Set<AnyEvent["kind"]>(["pot_won", "deal_won", "pot_split", "seat_out"]);

/** One line for a hand that is over; it opens to the whole. */
function PastHand({ past }: { past: Past }) {
  const cast = castOf(past.view);
  const told = story(past.view.log.filter((event) => DECIDING.has(event.kind)), cast);
  return (
    <details class="past-hand">
      <summary>
        {rich(past.view.game === "holdem" ? "log-hand" : "log-deal", { number: past.number })}{" "}
        {told.map((sentence, index) => (
          <span key={index}>{drawn(sentence)} </span>
        ))}
      </summary>
      <Story view={past.view} />
    </details>
  );
}

function Duel({ past }: { past: readonly Past[] }) {
  const line = (one: Past) => {
    const result = one.view.result?.game === "one_poker" ? one.view.result : null;
    if (result === null) return null;
    const cast = castOf(one.view);
    const me = cast.you ?? 0;
    const [own, other] = [result.cards[me], result.cards[(me + 1) % 2]];
    return (
      <li key={`${one.match}-${one.number}`}>
        <span class="quiet">{number(one.number)}</span>
        <span>
          {own !== undefined && other !== undefined
            ? rich("log-against", { card: cardPiece(own), other: cardPiece(other) })
            : t("log-nobody-called")}
        </span>
        <span class="say">{duelWords(result, cast)}</span>
      </li>
    );
  };
  return <ol class="duel">{[...past].reverse().map(line)}</ol>;
}

function duelWords(result: OnePokerResult, cast: Cast): ComponentChildren {
  if (result.winner === null) return t("log-split");
  const net = result.net[result.winner] ?? 0;
  return (
    <>
      {nameOf(cast, result.winner)} {points(net * 12).node}
    </>
  );
}

const KINDS = ["A0", "S0", "B0", "Z0", "C0"];

function AsNasAside({ view }: { view: TableView }) {
  const cast = castOf(view);
  return (
    <>
      <h3>{t("standings")}</h3>
      <ol class="past two">
        {view.standings.map((line) => (
          <li key={line.seat}>
            <span>{line.seat === cast.you ? <b>{capital(t("reader"))}</b> : <bdi>{cast.names[line.seat]}</bdi>}</span>
            <b>{points(line.total ?? 0).node}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Five() {
  return (
    <>
      <h3>{t("log-the-five")}</h3>
      <div class="fivekey">
        {KINDS.map((card) => (
          <Card key={card} card={card} />
        ))}
      </div>
      <p class="small quiet flat">{t("log-the-five-order")}</p>
    </>
  );
}

/** Cards revealed since the last shuffle: what may be remembered is written down for everybody. */
function Revealed({ view }: { view: TableView }) {
  if (view.play?.game !== "one_poker") return null;
  const cast = castOf(view);
  const { revealed, stock } = view.play;
  return (
    <>
      <h3>{t("log-revealed")}</h3>
      {revealed.map((cards, seat) => (
        <p key={seat} class="flat">
          <b>{capital(nameOf(cast, seat))}</b> {cards.length === 0 ? "–" : cardsPiece(cards).node}
        </p>
      ))}
      <p class="flat quiet">{t("log-stock", { count: stock })}</p>
    </>
  );
}

/** Who is to act, in red when it is the reader. */
function Now({ view }: { view: TableView }) {
  if (view.turn === null || view.stage !== "playing") return null;
  const cast = castOf(view);
  const mine = view.turn === cast.you;
  return <p class={mine ? "now" : ""}>{mine ? t("dock-your-turn") : t("dock-to-act", { name: nameOf(cast, view.turn) })}</p>;
}

export function Log({ table }: { table: Table }) {
  const { view } = table;
  const end = useRef<HTMLDivElement>(null);
  const past = table.past.filter((one) => one.match === view.match);
  useEffect(() => {
    const box = end.current?.parentElement;
    // Stay at the foot unless the reader has scrolled up to read.
    if (box !== null && box !== undefined && box.scrollHeight - box.scrollTop - box.clientHeight < 240) box.scrollTop = box.scrollHeight;
  }, [view.version]);
  return (
    <div class="log" tabIndex={0} role="log" aria-live="off" aria-label={t("log-label")}>
      <div class="log-in">
        {view.game === "as_nas" && <AsNasAside view={view} />}
        {past.length > 0 && <h3>{view.game === "one_poker" ? t("log-played") : t("log-earlier")}</h3>}
        {view.game === "one_poker" ? <Duel past={past} /> : past.map((one) => <PastHand key={`${one.match}-${one.number}`} past={one} />)}
        <Story view={view} />
        <Now view={view} />
        {view.game === "one_poker" && <Revealed view={view} />}
        {view.game === "as_nas" && <Five />}
      </div>
      <div ref={end} />
    </div>
  );
}

export function logTitle(view: TableView): { title: string; note: string } {
  const count = numberOf(view);
  const game = view.settings.game;
  if (count === null || count < 1) return { title: t("log-label"), note: t(`stage-${view.stage}`) };
  if (game.game === "holdem") {
    return { title: t("fact-hand", { number: count }), note: t("log-blinds", { small: game.small_blind, big: game.big_blind }) };
  }
  if (game.game === "one_poker") return { title: t("fact-deal", { number: count }), note: t("log-ante", { ante: game.ante }) };
  return { title: t("fact-deal-of", { number: count, deals: game.deals }), note: "" };
}
