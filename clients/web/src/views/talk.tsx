// Talk at the table: lines of chat and a fixed set of reactions, which every reader gets in the own language.
import { useEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { REACTIONS } from "../protocol";
import { model, react, readTalk, say } from "../session";
import type { Table, TalkLine } from "../store";
import { t } from "../words";
import { Press } from "./pieces";

/** Names that this reader does not want to read; kept until the page is closed. */
const muted = signal<ReadonlySet<string>>(new Set());

function toggleMuted(name: string): void {
  const names = new Set(muted.peek());
  if (!names.delete(name)) names.add(name);
  muted.value = names;
}

export const lineText = (line: TalkLine): string => ("text" in line ? line.text : t(`reaction-${line.reaction}`));

/** A line to be said; it stays in the box until the server has taken it. */
function SayBox() {
  const [text, set] = useState("");
  const longest = model.value.limits["chat_length"] ?? 200;
  const send = async (): Promise<void> => {
    const line = text.trim();
    if (line === "") return;
    const answer = await say(line);
    if (answer.type === "done") set("");
  };
  return (
    <form
      class="saybox"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        value={text}
        maxLength={longest}
        aria-label={t("talk-say")}
        placeholder={t("talk-say")}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="b ink">
        {t("talk-send")}
      </button>
    </form>
  );
}

export function Talk({ table }: { table: Table }) {
  const end = useRef<HTMLOListElement>(null);
  const may = table.view.you?.may ?? [];
  const shown = table.talk.filter((line) => !muted.value.has(line.name));
  useEffect(() => {
    readTalk();
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [table.talk.length]);
  return (
    <div class="talk">
      <ol class="lines" ref={end} tabIndex={0} aria-label={t("talk")}>
        {shown.length === 0 && <li class="quiet say">{t("talk-empty")}</li>}
        {shown.map((line) => (
          <li key={line.key}>
            <button type="button" class="who" title={t("talk-mute", { name: line.name })} aria-label={t("talk-mute", { name: line.name })} onClick={() => toggleMuted(line.name)}>
              <bdi>{line.name}</bdi>
            </button>{" "}
            <span class={"text" in line ? "" : "say"}>
              <bdi>{lineText(line)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {[...muted.value].map((name) => (
        <p key={name} class="quiet small muted">
          {t("talk-muted", { name })}{" "}
          <button type="button" class="link" onClick={() => toggleMuted(name)}>
            {t("talk-unmute")}
          </button>
        </p>
      ))}
      {may.includes("react") && (
        <div class="reactions" role="group" aria-label={t("talk-reactions")}>
          {REACTIONS.map((reaction) => (
            <Press key={reaction} kind="thin" onPress={() => void react(reaction)}>
              {t(`reaction-${reaction}`)}
            </Press>
          ))}
        </div>
      )}
      {may.includes("say") ? <SayBox /> : <p class="quiet say">{t("talk-off")}</p>}
    </div>
  );
}
