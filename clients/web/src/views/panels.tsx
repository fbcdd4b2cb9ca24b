// The column beside the table, a sheet on a phone: which of its pages is open, and the frame around it.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { t } from "../words";
import { Icon } from "./pieces";

export type Panel = "log" | "talk" | "people" | "rules" | "settings" | "help" | "text" | "matches" | "open" | "leave";

export const phone = (): boolean => matchMedia("(max-width: 700px)").matches;

export const panel = signal<Panel | null>(null);
let before: HTMLElement | null = null;

export function show(name: Panel): void {
  if (panel.peek() === null) before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  panel.value = panel.peek() === name ? null : name;
  if (panel.peek() === null) giveBack();
}

export function close(): void {
  if (panel.peek() === null) return;
  panel.value = null;
  giveBack();
}

/** The focus goes back to where it was when the panel was opened. */
function giveBack(): void {
  if (before?.isConnected === true) before.focus();
  before = null;
}

/** A panel with its heading; it takes the focus when it opens. */
export function Sheet({ label, title, wide, children, closing }: {
  label: string;
  title: ComponentChildren;
  wide: boolean;
  children: ComponentChildren;
  closing?: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (closing !== false) box.current?.focus({ preventScroll: true });
  }, [label]);
  // On a phone an open panel is all there is to see: it is the page's main part then.
  const alone = closing !== false && phone();
  const Frame = alone ? "main" : "aside";
  return (
    <Frame class={`side ${wide ? "wide" : ""}`} aria-label={label} ref={box} tabIndex={-1}>
      {alone && <h1 class="sr">{label}</h1>}
      <div class="sidehead">
        {title}
        {closing !== false && (
          <button type="button" class="tool t-x" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </Frame>
  );
}
