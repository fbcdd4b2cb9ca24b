// How the web client is built and tested. The result in dist/ is plain files: the server hands them out as they are.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { languages } from "./build/languages.ts";

const locales = fileURLToPath(new URL("../../locales", import.meta.url));

export default defineConfig({
  // Relative addresses, read against the <base> of index.html, so that one build serves under any base path.
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [languages(locales)],
  resolve: { alias: { "@locales": locales } },
  build: {
    target: "es2022",
    // The page's policy (default-src 'self') allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A language's words change with every release of the words, not of the code: a readable name helps who looks for one.
        chunkFileNames: (chunk) => `assets/${chunk.name.replace(/[^a-z_-]/gi, "")}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] },
    proxy: { "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    passWithNoTests: true,
  },
});
