// The table's page: top line, cloth, column, slip. It chooses what to draw; the pieces draw it.
import type { ComponentChildren } from "preact";
import type { TableView } from "../protocol";
import { leave, lobby, model } from "../session";
import { numberOf, type Table } from "../store";
import { number, rich, t } from "../words";
import { AsNasCloth } from "./as_nas";
import { Asks, Bubble } from "./asks";
import { Dock } from "./docks";
import { HoldemCloth } from "./holdem";
import { Log, logTitle } from "./log";
import { OnePokerCloth } from "./one_poker";
import { EndSheet, OutSlip } from "./outcome";
import { panel, phone, Sheet, show, type Panel } from "./panels";
import { Invite, People } from "./people";
import { speedOf } from "./motion";
import { Icon, Mark, vars } from "./pieces";
import { around } from "./geometry";
import { Seat } from "./seat";
import { SidePage } from "./side";
import { ruled } from "./rules";
import { Talk } from "./talk";
import { TextTable } from "./text";

const CLOTH: Readonly<Record<string, string>> = { holdem: "", one_poker: "coal", as_nas: "indigo" };

function fact(id: string, args: Readonly<Record<string, string | number>>, kind?: string) {
  const bold = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, { text: String(value), node: <b dir="ltr">{typeof value === "number" ? number(value) : value}</b> }]));
  return <span class={kind}>{rich(id, bold)}</span>;
}

function Facts({ view }: { view: TableView }) {
  const count = numberOf(view) || null;
  const game = view.settings.game;
  return (
    <div class="facts">
      <span>
        <b>{t(`game-${view.game}`)}</b>
      </span>
      {count !== null && game.game === "holdem" && fact("fact-hand", { number: count })}
      {count !== null && game.game === "one_poker" && fact("fact-deal", { number: count })}
      {count !== null && game.game === "as_nas" && fact("fact-deal-of", { number: count, deals: game.deals })}
      {game.game === "holdem" && fact("fact-blinds", { blinds: `${number(game.small_blind)}/${number(game.big_blind)}` })}
      {game.game === "one_poker" && fact("fact-ante", { ante: game.ante })}
      {fact("fact-table", { code: view.code }, "f-code")}
    </div>
  );
}

export function Tool({ icon, label, onPress, on = false, count = 0 }: {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  onPress: () => void;
  on?: boolean;
  count?: number;
}) {
  return (
    <button type="button" class={`tool t-${icon}`} onClick={onPress} aria-pressed={on} aria-label={count > 0 ? t("tool-count", { name: label, count }) : label}>
      <Icon name={icon} />
      <span>{label}</span>
      {count > 0 && <i class="count" aria-hidden="true">{count > 9 ? "9+" : count}</i>}
    </button>
  );
}

function Top({ table }: { table: Table }) {
  const { view } = table;
  const open = panel.value;
  const rules = (): void => {
    ruled.value = view.game;
    show("rules");
  };
  const mine = view.you?.seat !== null && view.you !== null && view.stage !== "over";
  return (
    <header class="top">
      <button type="button" class="word" onClick={lobby} aria-label={`Cardavia: ${t("to-lobby")}`}>
        <Mark />
        <span>Cardavia</span>
      </button>
      <Facts view={view} />
      {view.stage !== "over" && <h1 class="sr">{t("title-table", { game: t(`game-${view.game}`), code: view.code })}</h1>}
      <nav class="tools" aria-label={t("tools")}>
        <Tool icon="book" label={t("rules")} onPress={rules} on={open === "rules"} />
        <Tool icon="log" label={t("log")} onPress={() => show("log")} on={open === "log"} count={phone() ? table.unread : 0} />
        <Tool icon="talk" label={t("talk")} onPress={() => show("talk")} on={open === "talk"} count={open === "talk" ? 0 : table.unread} />
        <Tool icon="people" label={t("people")} onPress={() => show("people")} on={open === "people"} />
        <Tool icon="sliders" label={t("settings")} onPress={() => show("settings")} on={open === "settings"} />
        <Tool icon="out" label={t("leave")} onPress={() => (mine ? show("leave") : void leave(false))} on={open === "leave"} />
      </nav>
    </header>
  );
}

/** Before the match: who sits where, around an empty cloth. */
function EmptyCloth({ table }: { table: Table }) {
  const { view } = table;
  const me = view.you?.seat ?? null;
  const nas = view.game === "as_nas";
  const places = around(view.seats.length, me);
  return (
    <div class={`cloth oval waiting-cloth ${view.seats.length > 6 ? "ten" : ""}`}>
      {places.map((place) => {
        const seat = view.seats[place.seat];
        return seat === undefined ? null : <Seat key={place.seat} table={table} seat={seat} at={place} kind={place.mine ? "me" : ""} />;
      })}
      <div class="at board" style={vars({ "--x": "50%", "--y": "47%", "--px": "50%", "--py": "55%" })}>
        <div class="waitcard">
          <h2>{t(`game-${view.game}`)}</h2>
          <Invite view={view} />
          {nas && <p class="say">{t("waiting-order")}</p>}
        </div>
      </div>
    </div>
  );
}

function Cloth({ table }: { table: Table }) {
  const { play } = table.view;
  if (play === null) return <EmptyCloth table={table} />;
  if (play.game === "holdem") return <HoldemCloth table={table} play={play} />;
  if (play.game === "one_poker") return <OnePokerCloth table={table} play={play} />;
  return <AsNasCloth table={table} play={play} />;
}

/** The three pages about this table, one beside the other. */
function TableTabs({ table, title }: { table: Table; title: string }) {
  const tab = (name: Panel, label: string, count = 0) => (
    <button key={name} type="button" class="tool" aria-current={panel.value === name ? "page" : undefined} onClick={() => (panel.value = name)}>
      {label}
      {count > 0 && <i class="count" aria-hidden="true">{count > 9 ? "9+" : count}</i>}
    </button>
  );
  return (
    <nav class="tabs" aria-label={t("people")}>
      <h2 class="sr">{title}</h2>
      {tab("log", t("log-short"))}
      {tab("talk", t("talk"), panel.value === "talk" ? 0 : table.unread)}
      {tab("people", t("people"))}
    </nav>
  );
}

function Side({ table }: { table: Table }) {
  const tabbed = (name: string, title: string, body: ComponentChildren) => (
    <Sheet key={name} label={title} wide={false} title={<TableTabs table={table} title={title} />}>
      {body}
    </Sheet>
  );
  switch (panel.value) {
    case null: {
      if (table.view.stage === "waiting") {
        return (
          <Sheet key="waiting" label={t("people")} wide={false} closing={false} title={<h2>{t("people")}</h2>}>
            <People table={table} />
          </Sheet>
        );
      }
      const { title, note } = logTitle(table.view);
      const head = (
        <>
          <h2>{title}</h2>
          <span class="say quiet">{note}</span>
        </>
      );
      return (
        <Sheet key="column" label={t("log-label")} wide={false} closing={false} title={head}>
          <Log table={table} />
        </Sheet>
      );
    }
    case "log":
      return tabbed("log", t("log-label"), <Log table={table} />);
    case "talk":
      return tabbed("talk", t("talk"), <Talk table={table} />);
    case "people":
      return tabbed("people", t("people"), <People table={table} />);
    case "text":
      return (
        <Sheet key="text" label={t("text-title")} wide={false} title={<h2>{t("text-title")}</h2>}>
          <TextTable table={table} />
        </Sheet>
      );
    default:
      return <SidePage />;
  }
}

const WIDE = new Set(["rules", "settings", "open", "matches", "help", "leave"]);

export function TablePage({ table }: { table: Table }) {
  const { view } = table;
  const open = panel.value;
  const over = view.stage === "over";
  const layout = [open === null ? "" : WIDE.has(open) ? "v-wide" : "v-open", over ? "v-over" : "", CLOTH[view.game] ?? ""].join(" ");
  const gone = model.value.link.at !== "open";
  return (
    <div class={`app ${layout} ${view.game === "as_nas" ? "v-nas" : ""} ${view.legal === null ? "" : "my-turn"}`} style={vars({ "--speed": speedOf(view.pace) })}>
      <button type="button" class="skip" onClick={() => show("text")}>
        {t("text-title")}
      </button>
      <section class={`dock ${gone ? "gone-quiet" : ""}`} aria-label={t("your-actions")}>
        {!over && <Dock table={table} />}
      </section>
      <main class="stage" id="main" aria-label={t("text-table")}>
        {over ? <EndSheet table={table} /> : <Cloth table={table} />}
        {!over && <OutSlip table={table} />}
      </main>
      <Top table={table} />
      {view.asks.length > 0 && (
        <section class="strips" aria-label={t("asks")}>
          <Asks table={table} />
        </section>
      )}
      <Bubble table={table} />
      <Side table={table} />
      {open !== null && view.legal !== null && (
        <button type="button" class="back-strip" onClick={() => show(open)}>
          <span class="say">{t("dock-your-turn")}</span>
          {view.legal.call !== undefined && view.legal.call !== null && <b>{t("action-call", { cost: view.legal.call.cost })}</b>}
          {view.play !== null && <span>{t("say-pot", { pot: view.play.pot })}</span>}
        </button>
      )}
    </div>
  );
}
