// What the build makes of locales/: each language's catalogue and rules pages become small modules of their own, loaded when they are needed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const GAMES = ["holdem", "one_poker", "as_nas"];
const LIST = "virtual:languages";
const WORDS = "virtual:words/";
const RULES = "virtual:rules/";

/** The catalogues that only the terminal client speaks; the browser need not carry them. */
const isTerminal = (file: string): boolean => /^(cli|terminal|plain)\b/.test(file);

/** One language's messages in one string, without the comments meant for translators. */
export function catalogue(locales: string, language: string): string {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !isTerminal(file));
  const lines = files.sort().flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return lines.filter((line) => !/^#/.test(line) && line.trim() !== "").join("\n");
}

/** A rules page as HTML; its headings move down one level, since the page around it has the first. */
export function rulesPage(locales: string, language: string, game: string): string {
  const html = marked.parse(readFileSync(join(locales, language, "rules", `${game}.md`), "utf8"), { async: false });
  return html.replace(/<(\/?)h([1-5])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}

/** Languages that have a catalogue, English first. */
export function languagesOf(locales: string): string[] {
  const all = readdirSync(locales).filter((name) => existsSync(join(locales, name, "web.ftl")));
  return all.sort((a, b) => (a === "en" ? -1 : b === "en" ? 1 : a.localeCompare(b)));
}

function listModule(locales: string): string {
  const entries = languagesOf(locales).map((language) => {
    const games = GAMES.filter((game) => existsSync(join(locales, language, "rules", `${game}.md`)));
    const pages = games.map((game) => `${game}: () => import("${RULES}${language}/${game}")`);
    return `${JSON.stringify(language)}: { words: () => import("${WORDS}${language}"), rules: { ${pages.join(", ")} } }`;
  });
  return `export default { ${entries.join(",\n")} };`;
}

/** The page that is shown where the server can't be reached: in every language, since nobody can say which is wanted. */
function offlinePage(locales: string): string {
  const said = (language: string, id: string): string =>
    new RegExp(`^${id} = (.*)$`, "m").exec(catalogue(locales, language))?.[1] ?? "";
  const sections = languagesOf(locales).map(
    (language) =>
      `<section lang="${language}" dir="${language === "fa" ? "rtl" : "ltr"}"><h1>${said(language, "offline-title")}</h1>` +
      `<p>${said(language, "offline-text")}</p></section>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Cardavia</title><link rel="stylesheet" href="offline.css"></head><body><main>${sections.join("")}</main></body></html>`
  );
}

export function languages(locales: string): Plugin {
  const mine = (id: string): boolean => id === LIST || id.startsWith(WORDS) || id.startsWith(RULES);
  return {
    name: "cardavia-languages",
    resolveId: (id) => (mine(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0") || !mine(id.slice(1))) return null;
      const name = id.slice(1);
      if (name === LIST) return listModule(locales);
      if (name.startsWith(WORDS)) return `export default ${JSON.stringify(catalogue(locales, name.slice(WORDS.length)))};`;
      const [language = "en", game = ""] = name.slice(RULES.length).split("/");
      return `export default ${JSON.stringify(rulesPage(locales, language, game))};`;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage(locales) });
    },
  };
}
