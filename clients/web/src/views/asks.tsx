// What people ask of one another at the table, and what they say for a moment over it.
import type { Ask } from "../protocol";
import { castOf, nameOf } from "../sentences";
import { request } from "../session";
import type { Table } from "../store";
import { list, rich, t } from "../words";
import { panel, show } from "./panels";
import { Countdown, Press } from "./pieces";
import { lineText } from "./talk";

const askKey = (ask: Ask): string => `${ask.ask}${ask.by}${ask.about ?? ""}`;

/** What somebody asks of everybody: a strip under the top line, with the answers. */
export function Asks({ table }: { table: Table }) {
  const { view, at } = table;
  const cast = castOf(view);
  const asks = view.asks.filter((ask) => view.stage !== "over" || ask.ask !== "restart");
  return (
    <>
      {asks.map((ask) => {
        const open = cast.you !== null && ask.needed.includes(cast.you) && !ask.agreed.includes(cast.you);
        const about = ask.about === null ? "" : nameOf(cast, ask.about);
        const answer = (yes: boolean): void => void request({ type: "agree", ask: ask.ask, yes });
        return (
          <div key={askKey(ask)} class="strip-line ask" role="group" aria-label={t(`ask-${ask.ask}`, { name: nameOf(cast, ask.by), about })}>
            <p>
              {t(`ask-${ask.ask}${ask.by === cast.you ? "-you" : ""}`, { name: nameOf(cast, ask.by), about })}{" "}
              <span class="quiet">
                {t("ask-agreed", { agreed: ask.agreed.length, needed: ask.needed.length, names: list(ask.agreed.map((seat) => nameOf(cast, seat))) })}
                {ask.remaining_ms !== null && (
                  <>
                    {" "}
                    {rich("seconds-left", { seconds: { text: "", node: <Countdown ms={ask.remaining_ms} at={at} /> } })}
                  </>
                )}
              </span>
            </p>
            {open && (
              <div class="pair">
                <Press kind="ink" onPress={() => answer(true)}>{t("ask-yes")}</Press>
                <Press kind="thin" onPress={() => answer(false)}>{t("ask-no")}</Press>
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}

/** The newest reaction or line, for a moment over the table; it stays in Talk. */
export function Bubble({ table }: { table: Table }) {
  const line = table.talk[table.talk.length - 1];
  if (line === undefined || table.unread === 0 || panel.value === "talk") return null;
  return (
    <button type="button" key={line.key} class="bubble" onClick={() => show("talk")}>
      <b>
        <bdi>{line.name}</bdi>
      </b>{" "}
      <bdi>{lineText(line)}</bdi>
    </button>
  );
}
