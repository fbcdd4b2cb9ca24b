// The web client's door: puts the drawings into the page, mounts it and connects. It knows no rules; everything it shows comes from the server's views.
import { effect } from "@preact/signals";
import { render } from "preact";
import { call, hushCall, titleOf } from "./alerts";
import { App } from "./app";
import asNas from "./art/as_nas.svg?raw";
import cards from "./art/cards.svg?raw";
import chips from "./art/chips.svg?raw";
import { listenToKeys } from "./keys";
import { retell } from "./live";
import { arrive, base, link, listen, model, place } from "./session";
import { apply, settings, wantedLanguage } from "./settings";
import { play, sounds, wakeSound } from "./sound";
import { panel } from "./views/panels";
import { speak } from "./words";
import "./styles/index.css";

/** The drawings lie in the page once; every card refers to them. */
function hangUpDrawings(): void {
  const box = document.createElement("div");
  box.id = "drawings";
  box.innerHTML = cards + asNas + chips;
  document.body.prepend(box);
}

function watchThePage(): void {
  listen((message, before, after) => {
    if (message.type !== "update") return;
    const mine = message.view.legal !== null;
    const cameToMe = mine && (before.table?.view.legal ?? null) === null;
    retell(message);
    play(sounds(message, cameToMe));
    if (cameToMe) call(message.view);
    if (!mine) hushCall();
    void after;
  });
  // Whatever was open belongs to the place that was left.
  effect(() => {
    void (place.value.at === "table" ? place.value.code : "");
    panel.value = null;
  });
  effect(() => {
    document.title = titleOf(model.value.table?.view ?? null);
  });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wakeSound);
  addEventListener("popstate", arrive);
  addEventListener("online", () => link.check());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      hushCall();
      link.check();
    }
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => apply(settings.peek()));
}

async function start(): Promise<void> {
  apply(settings.peek());
  hangUpDrawings();
  const root = document.getElementById("app");
  if (root === null) throw new Error("index.html has no element with id app");
  // The server is asked while the words are still on their way.
  watchThePage();
  arrive();
  link.start();
  await speak(wantedLanguage());
  root.replaceChildren();
  render(<App />, root);
  listenToKeys();
  // Only over TLS (or on this machine): elsewhere browsers have no service worker, and nothing else is missing.
  if ("serviceWorker" in navigator && isSecureContext) {
    navigator.serviceWorker.register(new URL("sw.js", base)).catch(() => undefined);
  }
}

void start();
