// Before a table: being let in, or why not, always with the way out. And the lines that say how the connection stands.
import { useEffect } from "preact/hooks";
import type { Closed, Refused } from "../protocol";
import { hush, link, lobby, model, place, takeOver, tryAgain, watch } from "../session";
import type { Door, Telling } from "../store";
import { has, number, t } from "../words";
import { cardName } from "../figures";
import { Icon, Mark, Press, useNow } from "./pieces";

/** A reason of the server in the reader's language; a code that this client does not know comes in the server's own words. */
export function reason(from: "refusal" | "notice" | "closed", code: string, params: Telling["params"], text = ""): string {
  const id = `${from}-${code}`;
  if (!has(id)) return has(`${from}-unknown`) ? t(`${from}-unknown`, { text }) : text;
  const card = params["card"];
  const level = (name: string) => (typeof params[name] === "string" ? { [name]: t(`level-${params[name]}`) } : {});
  return t(id, { ...params, ...(typeof card === "string" && card !== "" ? { card: cardName(card) } : {}), ...level("level"), ...level("instead") });
}

const why = (cause: Refused | Closed): string =>
  cause.type === "refused" ? reason("refusal", cause.code, cause.params, cause.text) : reason("closed", cause.code, {}, cause.text);

function Retry({ until }: { until: number }) {
  useNow(true, 500);
  return <>{t("link-retry", { seconds: Math.max(0, Math.ceil((until - Date.now()) / 1000)) })}</>;
}

/** A strip of sheet under the top line; the table stays as it was. */
export function LinkStrip() {
  const state = model.value.link;
  const seated = model.value.table?.view.you?.seat !== null && model.value.table !== null;
  if (state.at === "open") return null;
  if (state.at === "ended") return <p class="strip-line" role="alert">{why(state.why)} <Press kind="thin" onPress={() => link.start()}>{t("link-again")}</Press></p>;
  const first = state.tries === 0 && model.value.person === null;
  return (
    <p class="strip-line" role="status">
      {first ? t("link-connecting") : t(seated ? "link-reconnecting-seat" : "link-reconnecting")}{" "}
      {state.at === "waiting" && (
        <span class="quiet">
          {state.why !== null && `${why(state.why)} `}
          <Retry until={state.until} />
        </span>
      )}
      {state.at === "waiting" && <Press kind="thin" onPress={() => link.start()}>{t("link-now")}</Press>}
    </p>
  );
}

function telling(one: Telling): string {
  return one.from === "own" ? t(`own-${one.code}`, { ...one.params }) : reason(one.from, one.code, one.params);
}

const SHOWN_MS = 15_000;

function Slip({ one }: { one: Telling }) {
  useEffect(() => {
    const timer = setTimeout(() => hush(one.key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [one.key]);
  return (
    <div class={`telling ${one.from}`}>
      <p>{telling(one)}</p>
      <button type="button" class="tool t-x" aria-label={t("close")} onClick={() => hush(one.key)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Refusals and notices, one slip each, until they are put away or long since read. */
export function Tellings() {
  return (
    <div class="tellings" role="region" aria-label={t("tellings")} aria-live="assertive">
      {model.value.tellings.map((one) => (
        <Slip key={one.key} one={one} />
      ))}
    </div>
  );
}

const WATCHABLE = new Set(["table_full", "locked", "take_over_off", "take_over_later", "seat_taken"]);
const FINAL = new Set(["no_table", "table_closed", "banned"]);

export function DoorPage({ door }: { door: Door | null }) {
  const to = place.value;
  const code = door?.code ?? (to.at === "table" ? to.code : "");
  const refused = door?.refused ?? null;
  const elsewhere = door?.takenOver === true || refused?.code === "elsewhere";
  return (
    <main class="endwrap" id="main">
      <div class="slipcard doorcard">
        <p class="say quiet">{t("door-table")} <b dir="ltr">{number(code.length) === "0" ? "" : code}</b></p>
        {elsewhere ? (
          <>
            <h1>{door?.takenOver === true ? t("door-taken-over") : t("door-elsewhere")}</h1>
            <p>{t("door-elsewhere-hint")}</p>
            <div class="three">
              <Press kind="thin" onPress={lobby}>{t("to-lobby")}</Press>
              <Press kind="red" onPress={() => takeOver(code)}>{t("door-take-over")}</Press>
            </div>
          </>
        ) : refused === null ? (
          <>
            <span class="bigmark"><Mark /></span>
            <h1>{t("door-opening")}</h1>
            <div class="three">
              <Press kind="thin" onPress={lobby}>{t("to-lobby")}</Press>
            </div>
          </>
        ) : (
          <>
            <h1>{t("door-refused")}</h1>
            <p role="alert">{reason("refusal", refused.code, refused.params, refused.text)}</p>
            <div class="three">
              <Press kind={FINAL.has(refused.code) ? "ink" : "thin"} onPress={lobby}>{t("to-lobby")}</Press>
              {WATCHABLE.has(refused.code) && <Press onPress={() => watch(code)}>{t("lobby-watch")}</Press>}
              {!FINAL.has(refused.code) && <Press kind="ink" onPress={tryAgain}>{t("door-again")}</Press>}
            </div>
          </>
        )}
      </div>
    </main>
  );
}
