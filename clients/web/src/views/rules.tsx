// The full rules beside the running match; each page is loaded when it is opened first.
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import languages from "virtual:languages";
import { GAMES, type GameName } from "../protocol";
import { language, t, tag } from "../words";

/** The game whose rules were looked at last; the table's own is shown first. */
export const ruled = signal<GameName>("holdem");

export function RulesTabs() {
  return (
    <nav class="tabs" aria-label={t("rules")}>
      {GAMES.map((game) => (
        <button key={game} type="button" class="tool" aria-current={ruled.value === game ? "page" : undefined} onClick={() => (ruled.value = game)}>
          {t(`game-${game}`)}
        </button>
      ))}
    </nav>
  );
}

export function Rules() {
  const game = ruled.value;
  const spoken = tag();
  const source = languages[spoken]?.rules[game] ?? languages["en"]?.rules[game];
  const [page, set] = useState<{ of: string; html: string } | "failed" | null>(null);
  const of = `${language()}/${game}`;
  useEffect(() => {
    let wanted = true;
    source?.().then(
      (loaded) => wanted && set({ of, html: loaded.default }),
      () => wanted && set("failed"),
    );
    return () => void (wanted = false);
  }, [of]);
  if (source === undefined || page === "failed") return <p class="rules">{t("rules-failed")}</p>;
  if (page === null || page.of !== of) return <p class="rules quiet say">{t("loading")}</p>;
  // Our own pages, made into HTML by the build; nothing of a stranger's is in them.
  return <div class="rules" tabIndex={0} dangerouslySetInnerHTML={{ __html: page.html }} />;
}
