// One's own matches: figures, the list, and a match read again hand by hand.
import { useEffect, useState } from "preact/hooks";
import { points } from "../figures";
import type { GameName, HandRecord, Matches, MatchLine, MatchRecord, Statistics } from "../protocol";
import { drawn, story, type Cast } from "../sentences";
import { model, request } from "../session";
import { date, number, percent, rich, t } from "../words";
import { Press } from "./pieces";

const castOf = (line: MatchLine): Cast => ({
  game: line.game,
  names: line.names,
  you: line.seat,
  ...(line.game === "as_nas" ? { looked: line.names.map(() => false) } : {}),
});

function Figures({ of }: { of: Statistics }) {
  const lines: [string, string][] = [
    [t("stat-matches"), t("stat-of", { won: of.matches_won, all: of.matches })],
    [t("stat-hands"), t("stat-of", { won: of.hands_won, all: of.hands })],
    [t("stat-showdowns"), number(of.showdowns)],
    [t("stat-biggest"), number(of.biggest_pot)],
  ];
  if (of.vpip !== null) lines.push([t("stat-vpip"), percent(of.vpip)]);
  if (of.pfr !== null) lines.push([t("stat-pfr"), percent(of.pfr)]);
  return (
    <section>
      <h3>{t(`game-${of.game}`)}</h3>
      <dl class="facts-list">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ended(line: MatchLine): string {
  const own = line.standings.find((one) => one.seat === line.seat);
  if (line.ended === null || own === undefined) return t("match-unfinished");
  return t("match-place", { place: own.place, seats: line.names.length });
}

function Line({ line, open }: { line: MatchLine; open: () => void }) {
  return (
    <li>
      <button type="button" class="matchline" onClick={open}>
        <b>{t(`game-${line.game}`)}</b> <span class="say">{ended(line)}</span>
        <span class="quiet">
          {date(line.started)} · {t(line.game === "holdem" ? "match-hands" : "match-deals", { count: line.hands })}
        </span>
      </button>
    </li>
  );
}

function net(hand: HandRecord, game: GameName, seat: number): number | null {
  const last = [...hand.events].reverse();
  for (const event of last) {
    if (game === "as_nas" && event.kind === "deal_scored") return event.points[seat] ?? null;
  }
  return null;
}

function Record({ record, back }: { record: MatchRecord; back: () => void }) {
  const { line } = record;
  const cast = castOf(line);
  const save = (): void => {
    const file = new Blob([JSON.stringify(record, null, 1)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `cardavia-${line.game}-${line.code}-${line.number}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <div class="rules record" tabIndex={0}>
      <div class="pair">
        <Press kind="thin" onPress={back}>{t("back")}</Press>
        <Press kind="thin" onPress={save}>{t("match-save")}</Press>
      </div>
      <h2>{t(`game-${line.game}`)}</h2>
      <p class="lead">{ended(line)}</p>
      {record.hands.map((hand) => {
        const got = net(hand, line.game, line.seat);
        return (
          <details key={hand.hand} class="past-hand log flatlog">
            <summary>
              {rich(line.game === "holdem" ? "log-hand" : "log-deal", { number: hand.hand })} {got === null ? "" : points(got).node}
            </summary>
            {story(hand.events, cast, true).map((sentence, index) => (
              <p key={index}>{drawn(sentence)}</p>
            ))}
          </details>
        );
      })}
    </div>
  );
}

export function MatchesPanel() {
  const [got, set] = useState<Matches | null>(null);
  const [older, more] = useState<readonly MatchLine[]>([]);
  const [record, open] = useState<MatchRecord | null>(null);
  const online = model.value.link.at === "open";
  useEffect(() => {
    if (!online) return;
    void request({ type: "list_matches" }).then((answer) => answer.type === "matches" && set(answer));
  }, [online]);
  const read = (match: number): void => {
    void request({ type: "show_match", match }).then((answer) => answer.type === "match_record" && open(answer));
  };
  if (record !== null) return <Record record={record} back={() => open(null)} />;
  if (got === null) return <p class="rules quiet say">{online ? t("loading") : t("link-connecting")}</p>;
  const lines = [...got.matches, ...older];
  const last = lines[lines.length - 1];
  const next = (): void => {
    if (last === undefined) return;
    void request({ type: "list_matches", before: last.number }).then(
      (answer) => answer.type === "matches" && more([...older, ...answer.matches]),
    );
  };
  return (
    <div class="rules matches" tabIndex={0}>
      {lines.length === 0 && <p class="quiet say">{t("matches-none")}</p>}
      <ul class="plainlist">
        {lines.map((line) => (
          <Line key={line.number} line={line} open={() => read(line.number)} />
        ))}
      </ul>
      {last !== undefined && last.number > 1 && lines.length >= 20 && (
        <Press kind="thin" onPress={next}>{t("matches-older")}</Press>
      )}
      {got.statistics.filter((one) => one.hands > 0).map((one) => (
        <Figures key={one.game} of={one} />
      ))}
    </div>
  );
}
