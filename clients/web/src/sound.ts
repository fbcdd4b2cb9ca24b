// Sounds, made from oscillators and noise: a card, chips, a knock, a bell when it is the reader's turn. No file is loaded.
import type { AnyEvent, Update } from "./protocol";
import { settings } from "./settings";

type Sound = "card" | "chips" | "knock" | "fold" | "turn" | "win" | "warn";

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched. */
export function wakeSound(): void {
  if (!settings.peek().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function tone(at: AudioContext, pitch: number, from: number, length: number, volume: number): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at.currentTime + from);
  gain.gain.linearRampToValueAtTime(volume, at.currentTime + from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + from + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(at.currentTime + from);
  oscillator.stop(at.currentTime + from + length);
}

function rustle(at: AudioContext, from: number, length: number, pitch: number, volume: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + from);
}

const PLAYED: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  card: (at) => rustle(at, 0, 0.09, 2600, 0.35),
  chips: (at) => [0, 0.05, 0.09].forEach((from) => rustle(at, from, 0.03, 5200, 0.5)),
  knock: (at) => [0, 0.11].forEach((from) => rustle(at, from, 0.05, 420, 0.9)),
  fold: (at) => rustle(at, 0, 0.14, 1500, 0.22),
  turn: (at) => {
    tone(at, 660, 0, 0.5, 0.12);
    tone(at, 880, 0.13, 0.6, 0.1);
  },
  win: (at) => [523, 659, 784].forEach((pitch, index) => tone(at, pitch, index * 0.1, 0.5, 0.09)),
  warn: (at) => [0, 0.2].forEach((from) => tone(at, 990, from, 0.14, 0.1)),
};

const HEARD: Partial<Record<AnyEvent["kind"], Sound>> = {
  hole_dealt: "card", street_dealt: "card", cards_drawn: "card", cards_seen: "card", cards_revealed: "card", hand_shown: "card", locked: "card",
  called: "chips", raised: "chips", blind_posted: "chips", pot_won: "chips", deal_won: "chips", pot_split: "chips",
  checked: "knock", held: "knock", folded: "fold", match_ended: "win", clock_warned: "warn",
};

/** The sounds of an update: one of each kind at most, and the bell when the turn has come to the reader. */
export function sounds(update: Update, cameToMe: boolean): Sound[] {
  const heard = update.events.filter((event) => event.kind !== "clock_warned" || event.seat === update.view.you?.seat);
  const all = heard.flatMap((event) => HEARD[event.kind] ?? []);
  return [...new Set<Sound>(cameToMe ? [...all, "turn"] : all)];
}

export function play(list: readonly Sound[]): void {
  if (!settings.peek().sound || context === null || context.state !== "running") return;
  for (const sound of list) PLAYED[sound](context);
}
