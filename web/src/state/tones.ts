import { settings } from "./settings.svelte";

/** A tone: a few notes, each with its pitch, when it begins and how long it sounds, in seconds. */
type Note = [pitch: number, at: number, length: number];

const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.26;
const G5 = 783.99;
const A4 = 440;
const A5 = 880;
const C6 = 1046.5;

export const TONES = {
  turn: [
    [E5, 0, 0.12],
    [A5, 0.12, 0.22],
  ],
  roll: [
    [220, 0, 0.04],
    [260, 0.06, 0.04],
    [196, 0.13, 0.05],
  ],
  build: [
    [C5, 0, 0.07],
    [G5, 0.07, 0.1],
  ],
  gain: [[C6, 0, 0.1]],
  robbed: [
    [A4, 0, 0.12],
    [311.13, 0.1, 0.22],
  ],
  offer: [
    [D5, 0, 0.09],
    [D5, 0.14, 0.09],
  ],
  chat: [[A5, 0, 0.06]],
  end: [
    [C5, 0, 0.14],
    [E5, 0.14, 0.14],
    [G5, 0.28, 0.14],
    [C6, 0.42, 0.4],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type ToneName = keyof typeof TONES;

let context: AudioContext | null = null;
let touched = false;

/**
 * Browsers let a page sound only after somebody has touched it, and so do we: nobody who opens a shared link
 * is startled.
 */
export function allowTones(): void {
  const first = () => {
    touched = true;
    removeEventListener("pointerdown", first);
    removeEventListener("keydown", first);
  };
  addEventListener("pointerdown", first);
  addEventListener("keydown", first);
}

export function play(name: ToneName): void {
  const { sound, volume } = settings.now;
  if (!sound || volume === 0 || !touched || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of TONES[name]) strike(context, note, volume * 0.2);
  } catch {
    // a device without sound
  }
}

function strike(context: AudioContext, [pitch, at, length]: Note, loudness: number): void {
  const begin = context.currentTime + at;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + length + 0.05);
}
