// The pseudo-language of the tests: English, accented, a third longer, and written from right to left. It shows text that is clipped or not translated.
const ACCENTED: Readonly<Record<string, string>> = {
  a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ğ", h: "ħ", i: "í", j: "ĵ", k: "ķ", l: "ł", m: "ɱ",
  n: "ñ", o: "ö", p: "þ", q: "ɋ", r: "ŕ", s: "š", t: "ŧ", u: "ü", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž",
};

/** One piece of text between placeables, accented and lengthened. */
export function distort(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[letter.toLowerCase()] ?? letter).join("");
  const letters = accented.replace(/[^\p{L}]/gu, "").length;
  return letters === 0 ? accented : accented.replace(/(\S)(\s*)$/u, `$1${"·".repeat(Math.ceil(letters / 3))}$2`);
}
