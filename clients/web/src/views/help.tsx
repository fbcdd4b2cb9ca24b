// The keyboard: what each key does, and the answers of the keys that read the table out.
import { t } from "../words";

const KEYS: readonly [string, string][] = [
  ["f F1", "help-fold"],
  ["c F2", "help-stay"],
  ["r F3", "help-raise"],
  ["a F4", "help-all-in"],
  ["0–9", "help-digits"],
  ["↑ ↓ ← →", "help-arrows"],
  ["l", "help-look"],
  ["Enter", "help-lock"],
  ["y", "help-cards"],
  ["b", "help-board"],
  ["p", "help-pots"],
  ["s", "help-stacks"],
  ["t", "help-turn"],
  ["h", "help-log"],
  ["m", "help-talk"],
  ["v", "help-text"],
  ["i", "help-rules"],
  ["o", "help-settings"],
  ["Esc", "help-close"],
  ["?", "help-help"],
];

export function Help() {
  return (
    <div class="rules" tabIndex={0}>
      <p class="lead">{t("help-lead")}</p>
      <dl class="keylist">
        {KEYS.map(([keys, id]) => (
          <div key={id}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
