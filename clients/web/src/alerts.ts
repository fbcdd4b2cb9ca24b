// It is your turn: the title says so, and a notification where it was allowed, when the page is in the background.
import type { TableView } from "./protocol";
import { base } from "./session";
import { change, settings } from "./settings";
import { t } from "./words";

export const mayNotify = (): boolean => typeof Notification !== "undefined" && globalThis.isSecureContext;

/** Switching notifications on asks the browser; a refusal leaves them off. */
export async function askToNotify(wish: boolean): Promise<void> {
  const granted = wish && (await Notification.requestPermission()) === "granted";
  change({ notify: granted });
}

export function titleOf(view: TableView | null): string {
  if (view === null) return "Cardavia";
  const game = t(`game-${view.game}`);
  return view.legal !== null ? t("title-your-turn", { game }) : t("title-table", { game, code: view.code });
}

let shown: Notification | null = null;

/** The turn has come to the reader. */
export function call(view: TableView): void {
  if (!document.hidden || !settings.peek().notify || !mayNotify() || Notification.permission !== "granted") return;
  shown?.close();
  try {
    shown = new Notification(t("dock-your-turn"), {
      body: t("title-table", { game: t(`game-${view.game}`), code: view.code }),
      icon: new URL("icon-192.png", base).href,
      tag: view.code,
    });
    shown.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications from service workers only; the title and the sound remain.
  }
}

export function hushCall(): void {
  shown?.close();
  shown = null;
}
