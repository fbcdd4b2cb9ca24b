// The reader's own settings: seen at once, kept on the device.
import { useState } from "preact/hooks";
import { askToNotify, mayNotify } from "../alerts";
import type { MoveCode } from "../protocol";
import { becomeBy, forget, request } from "../session";
import { change, settings, type Settings } from "../settings";
import { available, language, LANGUAGES, number, percent, rich, t } from "../words";
import { Choice, Switch } from "./opening";
import { show } from "./panels";
import { Card, Countdown, Pile, Press } from "./pieces";

function Slider({ name, label, low, high }: { name: "contrast" | "grain" | "warmth"; label: string; low: string; high: string }) {
  const value = settings.value[name];
  const id = `s-${name}`;
  return (
    <div class="sl">
      <label for={id}>{label}</label>
      <output for={id}>{percent(value / 100)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={percent(value / 100)}
        onInput={(event) => change({ [name]: Number(event.currentTarget.value) })}
      />
      <div class="ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}

const flag = (name: "fourColour" | "sound" | "confirmFold" | "keys", label: string) => (
  <Switch label={label} on={settings.value[name]} onSet={(on) => change({ [name]: on } as Partial<Settings>)} />
);

function Languages() {
  return (
    <>
      <h3 class="sh">{t("option-language")}</h3>
      <div class="langs" role="group" aria-label={t("option-language")}>
        {available().map((code) => (
          <button
            key={code}
            type="button"
            class={`b thin ${language() === code ? "on" : ""}`}
            lang={code}
            aria-pressed={language() === code}
            onClick={() => change({ language: code })}
          >
            {LANGUAGES[code] ?? code}
          </button>
        ))}
      </div>
    </>
  );
}

function Notify() {
  if (!mayNotify()) return null;
  const on = settings.value.notify && Notification.permission === "granted";
  return <Switch label={t("option-notify")} on={on} onSet={(wish) => void askToNotify(wish)} />;
}

/** The same person on another device; and the way out of everything that is stored. */
function Identity() {
  const [code, set] = useState<{ code: MoveCode; at: number } | null>(null);
  const [typed, type] = useState("");
  const [sure, ask] = useState(false);
  const get = async (): Promise<void> => {
    const answer = await request({ type: "move_identity" });
    if (answer.type === "move_code") set({ code: answer, at: performance.now() });
  };
  return (
    <section class="identity">
      <h3 class="sh">{t("identity")}</h3>
      <p class="quiet">{t("identity-hint")}</p>
      {code === null ? (
        <Press kind="thin" onPress={() => void get()}>{t("identity-show")}</Press>
      ) : (
        <p role="status">
          <b class="bigcode" dir="ltr">{code.code.code}</b> <span class="quiet">{rich("identity-valid", { seconds: { text: "", node: <Countdown ms={code.code.seconds * 1000} at={code.at} /> } })}</span>
        </p>
      )}
      <form class="linkrow" onSubmit={(event) => { event.preventDefault(); if (typed.trim() !== "") becomeBy(typed); type(""); }}>
        <input class="field" dir="ltr" value={typed} maxLength={16} autocomplete="off" aria-label={t("identity-enter")} placeholder={t("identity-enter")} onInput={(event) => type(event.currentTarget.value)} />
        <button type="submit" class="b">{t("identity-become")}</button>
      </form>
      <div class="pair">
        <Press kind="thin" onPress={() => void request({ type: "revoke_tokens" })}>{t("identity-revoke")}</Press>
        <Press kind="thin" onPress={() => (sure ? void forget() : ask(true))}>{sure ? t("identity-forget-sure") : t("identity-forget")}</Press>
      </div>
    </section>
  );
}

export function Options() {
  const chosen = settings.value;
  return (
    <div class="options" tabIndex={0}>
      <div class="pv" aria-hidden="true">
        <div class="cloth pvc">
          <span class="pvr">
            <Card card="Kh" hidden />
            <Card card="9d" hidden />
            <Card card="Jc" hidden />
            <Card card="S0" hidden />
            <span class="pile">
              <Pile amount={180} />
              {number(180)}
            </span>
          </span>
        </div>
      </div>
      <div class="set">
        <Slider name="contrast" label={t("option-contrast")} low={t("option-contrast-low")} high={t("option-contrast-high")} />
        <Slider name="grain" label={t("option-grain")} low={t("option-grain-low")} high={t("option-grain-high")} />
        <Slider name="warmth" label={t("option-temperature")} low={t("option-temperature-low")} high={t("option-temperature-high")} />
        <Languages />
        <Choice label={t("option-theme")} value={chosen.theme} options={["system", "light", "dark"] as const} words={(theme) => t(`option-theme-${theme}`)} onPick={(theme) => change({ theme })} />
        <Choice
          label={t("option-text")}
          value={String(chosen.text)}
          options={["100", "125", "150", "200"]}
          words={(size) => percent(Number(size) / 100)}
          onPick={(size) => change({ text: Number(size) })}
        />
        {flag("fourColour", t("option-four_colour"))}
        {flag("sound", t("option-sound"))}
        <Notify />
        <Choice label={t("option-animation")} value={chosen.motion} options={["off", "normal", "fast"] as const} words={(motion) => t(`option-animation-${motion}`)} onPick={(motion) => change({ motion })} />
        {flag("confirmFold", t("option-confirm_fold"))}
        {flag("keys", t("option-keys"))}
        <div class="opt">
          <span>{t("help")}</span>
          <Press kind="thin" onPress={() => show("help")}>{t("help-open")}</Press>
        </div>
        <Identity />
      </div>
    </div>
  );
}
