// Where the page lives and where it leads: the folder it was loaded from, the socket beside it, the links to tables. Knows no message.

const TABLE = /^(.*\/)t\/([^/]*)\/?$/;

/** The folder that the client was loaded from, whatever path a proxy has put it under. */
export function baseOf(location: URL): URL {
  const table = TABLE.exec(location.pathname);
  const path = table?.[1] ?? location.pathname.replace(/[^/]*$/, "");
  return new URL(path, location.origin);
}

/** The socket follows the page's scheme, host and path. */
export function socketOf(base: URL): string {
  const address = new URL("ws", base);
  address.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export type Place = { readonly at: "lobby" } | { readonly at: "table"; readonly code: string; readonly watch: boolean };

/** What the address bar asks for. A code is forgiven its case and blanks. */
export function placeOf(location: URL): Place {
  const code = TABLE.exec(location.pathname)?.[2];
  if (code === undefined || code === "") return { at: "lobby" };
  return { at: "table", code: normalCode(decodeURIComponent(code)), watch: location.hash === "#watch" };
}

/** The address of a place, to be shown in the address bar or shared. */
export function addressOf(place: Place, base: URL): string {
  if (place.at === "lobby") return base.href;
  return new URL(`t/${encodeURIComponent(place.code)}${place.watch ? "#watch" : ""}`, base).href;
}

/** A table code as it is written: capitals, no blanks or dashes. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, "");
