// The page: which of its views is shown, around them what is always there, and what is shown when drawing itself fails.
import { Component, type ComponentChildren } from "preact";
import { model, place } from "./session";
import { keeps } from "./settings";
import { t } from "./words";
import { DoorPage, LinkStrip, Tellings } from "./views/door";
import { Lobby } from "./views/lobby";
import { panel, show } from "./views/panels";
import { Mark } from "./views/pieces";
import { SidePage } from "./views/side";
import { TablePage, Tool } from "./views/table";
import { Voice } from "./live";

function Frame({ children }: { children: ComponentChildren }) {
  const open = panel.value;
  return (
    <div class={`lobby ${open === null ? "" : "v-wide"}`}>
      <header class="top lobtop">
        <a class="word" href="#main">
          <Mark />
          <span>Cardavia</span>
        </a>
        <nav class="tools" aria-label={t("tools")}>
          <Tool icon="book" label={t("rules")} onPress={() => show("rules")} on={open === "rules"} />
          <Tool icon="sliders" label={t("settings")} onPress={() => show("settings")} on={open === "settings"} />
        </nav>
      </header>
      {!keeps() && <p class="strip-line">{t("storage-off")}</p>}
      {children}
      <SidePage />
    </div>
  );
}

function View() {
  const now = model.value;
  if (now.table !== null && now.door === null) return <TablePage table={now.table} />;
  if (now.table !== null && now.door !== null && now.door.refused === null && !now.door.takenOver) return <TablePage table={now.table} />;
  if (place.value.at === "table") {
    return (
      <Frame>
        <DoorPage door={now.door} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Lobby now={now} />
    </Frame>
  );
}

/** Whatever goes wrong while drawing (a view of a newer server, a fault of ours): a sentence and the way on, never a blank page. */
class Net extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class="endwrap">
        <div class="slipcard doorcard" role="alert">
          <h1>{t("failed-title")}</h1>
          <p>{t("failed-hint")}</p>
          <div class="three">
            <button type="button" class="b ink" onClick={() => location.reload()}>
              {t("failed-reload")}
            </button>
          </div>
        </div>
      </main>
    );
  }
}

export function App() {
  return (
    <Net>
      <View />
      <div class="strips page-strips">
        <LinkStrip />
      </div>
      <Tellings />
      <Voice />
    </Net>
  );
}
