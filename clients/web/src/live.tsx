// The polite voice: tells each event in a sentence to whoever listens, and answers the keys that read the table out.
import { signal } from "@preact/signals";
import type { Update } from "./protocol";
import { castOf, spoken, story } from "./sentences";
import { sayTurn } from "./views/text";

const said = signal<readonly { readonly key: number; readonly text: string }[]>([]);
let serial = 0;
/** Lines that stay in the page: more than can come between two of its drawings, few enough to be no second log. */
const KEPT = 16;

/** Say something now. Saying the same again is heard again. */
export function speakUp(text: string): void {
  if (text === "") return;
  said.value = [...said.peek().slice(-KEPT + 1), { key: (serial += 1), text }];
}

/** What an update has to tell: its events, and whose turn it is when it is the reader's. */
export function retell(update: Update): void {
  const { view } = update;
  const events = update.events.filter((event) => event.kind !== "hand_ended" && event.kind !== "deal_ended");
  const sentences = story(events, castOf(view)).map(spoken);
  if (view.legal !== null && view.turn === view.you?.seat) sentences.push(sayTurn(view));
  speakUp(sentences.join(" "));
}

export function Voice() {
  return (
    <div class="sr" role="status" aria-live="polite" id="voice">
      {said.value.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
