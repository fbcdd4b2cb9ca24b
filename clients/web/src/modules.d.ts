// Modules that the build makes out of locales/ (build/languages.ts).
declare module "virtual:languages" {
  interface Language {
    readonly words: () => Promise<{ default: string }>;
    readonly rules: Readonly<Record<string, () => Promise<{ default: string }>>>;
  }
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
