// Which slip lies at the lower edge: before the start, paused, stood in for, out, one's turn, somebody else's.
import type { TableView } from "../protocol";
import { request } from "../session";
import type { Table } from "../store";
import { t } from "../words";
import { TurnDock, WaitDock } from "./dock";
import { BetweenDock, WatchDock } from "./outcome";
import { Press } from "./pieces";

const may = (view: TableView, what: string): boolean => view.you?.may.includes(what) ?? false;

/** Before the start: the host begins, the others wait. */
function StartDock({ table }: { table: Table }) {
  const { view } = table;
  const free = view.you?.seats_free ?? [];
  return (
    <div class="slip sd-dock">
      <div class="tl">
        <div class="turnline">
          <h2 class="calm">{t("stage-waiting")}</h2>
        </div>
        <p class="hold quiet">{may(view, "start") ? t("waiting-host") : t("waiting-guest", { name: view.host })}</p>
      </div>
      <div class="three">
        {view.you?.seat === null && may(view, "take_seat") && free.length > 0 && (
          <Press kind="ink" onPress={() => void request({ type: "take_seat", seat: free[0] ?? null })}>
            {t("take-seat")}
          </Press>
        )}
        {may(view, "start") && (
          <Press kind="red" onPress={() => void request({ type: "start" })}>
            {t("start")}
          </Press>
        )}
      </div>
    </div>
  );
}

function PausedDock({ view }: { view: TableView }) {
  return (
    <div class="slip sd-dock">
      <div class="tl">
        <div class="turnline">
          <h2 class="calm">{t("stage-paused")}</h2>
        </div>
        <p class="hold quiet">{t("paused-hint")}</p>
      </div>
      <div class="three">
        {may(view, "ask_pause") && (
          <Press kind="ink" onPress={() => void request({ type: "ask_pause", on: false })}>
            {t("people-resume")}
          </Press>
        )}
      </div>
    </div>
  );
}

/** A bot plays my seat: it comes back to me at a word. */
function BackDock() {
  return (
    <div class="slip sd-dock">
      <div class="tl">
        <div class="turnline">
          <h2>{t("stand-in-title")}</h2>
        </div>
        <p class="hold quiet">{t("stand-in-hint")}</p>
      </div>
      <div class="three">
        <Press kind="red" onPress={() => void request({ type: "take_seat", seat: null })}>
          {t("stand-in-back")}
        </Press>
      </div>
    </div>
  );
}

export function Dock({ table }: { table: Table }) {
  const { view } = table;
  const seat = view.you?.seat ?? null;
  const own = seat === null ? undefined : view.seats[seat];
  if (view.stage === "waiting") return <StartDock table={table} />;
  if (view.stage === "paused") return <PausedDock view={view} />;
  if (own === undefined || own.state === "out") return <WatchDock table={table} />;
  if (own.presence === "stand_in" && may(view, "take_seat")) return <BackDock />;
  if (view.legal !== null) return <TurnDock table={table} />;
  return view.stage === "between" ? <BetweenDock table={table} /> : <WaitDock table={table} />;
}
