/** Sounds made by the browser itself: off until somebody has touched the page and wants them. */
import { untrack } from "svelte";
import { settings } from "../settings/settings.svelte.ts";
import type { Cue } from "./cues.ts";

/** A tone: when it begins, how long it lasts, from which pitch to which, how loud; a noise has no pitch. */
interface Tone {
  at: number;
  lasts: number;
  from?: number;
  to?: number;
  loud: number;
  shape?: OscillatorType;
}

const tone = (at: number, lasts: number, from: number, loud = 0.2, to = from): Tone => ({ at, lasts, from, to, loud });
const noise = (at: number, lasts: number, loud: number): Tone => ({ at, lasts, loud });

const SCORES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [tone(0, 0.16, 660), tone(0.12, 0.24, 880)],
  roll: [noise(0, 0.05, 0.2), noise(0.09, 0.05, 0.16), noise(0.2, 0.06, 0.12), noise(0.34, 0.05, 0.08)],
  card: [noise(0, 0.08, 0.12)],
  slide: [tone(0, 0.3, 220, 0.1, 330), noise(0, 0.3, 0.04)],
  lock: [tone(0, 0.07, 190, 0.25), noise(0, 0.03, 0.15)],
  take: [tone(0, 0.06, 520, 0.12)],
  alarm: [tone(0, 0.18, 330, 0.2, 250), tone(0.2, 0.22, 330, 0.2, 220)],
  bell: [tone(0, 0.5, 988, 0.14), tone(0, 0.5, 1482, 0.06)],
  won: [tone(0, 0.2, 523), tone(0.15, 0.2, 659), tone(0.3, 0.5, 784)],
  lost: [tone(0, 0.3, 330), tone(0.25, 0.6, 233, 0.2, 208)],
};
/** By what a browser lets a page make sounds. */
const TOUCHES = ["pointerup", "click", "keydown"] as const;
/** Sounds in a row follow each other so fast, in seconds. */
const APART = 0.18;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** A page may make sounds once it was touched; a finger counts for that when it is lifted. */
  listen(): () => void {
    const touched = () => {
      if (!settings.chosen.sound) return;
      this.#context ??= new AudioContext();
      void this.#context.resume();
    };
    for (const touch of TOUCHES) addEventListener(touch, touched);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched);
    };
  }

  /** Whether sounds are wanted is looked up now: who chooses something else later hears nothing again. */
  play(cues: readonly Cue[]): void {
    const context = this.#context;
    if (!context || !untrack(() => settings.chosen.sound) || document.visibilityState === "hidden") return;
    cues.forEach((cue, index) => {
      for (const each of SCORES[cue]) this.#sound(context, each, context.currentTime + index * APART + each.at);
    });
  }

  #sound(context: AudioContext, { lasts, from, to, loud, shape = "triangle" }: Tone, begins: number): void {
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    volume.connect(context.destination);
    const source = from === undefined ? this.#hiss(context) : context.createOscillator();
    if (source instanceof OscillatorNode && from !== undefined) {
      source.type = shape;
      source.frequency.setValueAtTime(from, begins);
      source.frequency.linearRampToValueAtTime(to ?? from, begins + lasts);
    }
    source.connect(volume);
    source.start(begins);
    source.stop(begins + lasts);
  }

  #hiss(context: AudioContext): AudioBufferSourceNode {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    return source;
  }
}

export const sounds = new Sounds();
