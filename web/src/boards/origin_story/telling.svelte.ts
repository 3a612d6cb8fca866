/** Plays the steps of the opponents out, at the speed that is chosen; at the last one the table is as the server has it. */
import type { Entry } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Latest } from "../../table/fold.ts";
import { scenesOf, sinceTheTrick, type Scene, type Step, type Taken } from "./telling.ts";
import type { View } from "./terms.ts";

/** How long a step is to be seen, in milliseconds. */
const BEATS = { slow: 900, normal: 400, instant: 0 } as const;
/** So many at once nobody wants to watch: the table jumps. */
const TOO_MANY = 40;
/** What was missed while the line was lost is played out if that takes no longer, in milliseconds. */
const GAP = 3_000;

export class Telling {
  steps = $state.raw<readonly Step[]>([]);
  /** The step that is told now. */
  at = $state(-1);
  playing = $state(false);
  #scenes: readonly (Scene | null)[] = [];
  #from = 0;
  #heard: Latest | null | undefined = undefined;

  /** The table at this step; null: as the server has it. */
  get scene(): Scene | null {
    return this.over ? null : (this.#scenes[this.at] ?? null);
  }

  /** The last trick that was won, as far as it was told. */
  get taken(): Taken | null {
    return this.#scenes.at(-1)?.taken ?? null;
  }

  get over(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** What was told anew: from its first step on it is played out. */
  hear(latest: Latest | null, log: readonly Entry[], view: View): void {
    if (latest === this.#heard) return;
    this.#heard = latest;
    const before = latest?.before.view as View | null | undefined;
    const { steps, from } = sinceTheTrick(log, latest?.entries ?? []);
    const fresh = before ? scenesOf(before, steps.slice(from), view) : [];
    const old = from ? this.#scenes.slice(-from) : [];
    this.#scenes = [...Array.from({ length: from - old.length }, () => null), ...old, ...fresh];
    this.#from = from;
    this.steps = steps;
    const watched = this.#isWatched(fresh.length, latest?.missed ?? false);
    this.at = watched ? from : steps.length - 1;
    this.playing = watched;
  }

  #isWatched(steps: number, missed: boolean): boolean {
    const beat = this.#beat();
    if (steps < 2 || !beat || document.hidden) return false;
    return missed ? (steps - 1) * beat <= GAP : steps <= TOO_MANY;
  }

  #beat(): number {
    return BEATS[settings.chosen.speed];
  }

  /** Goes on by itself while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.over) return void (this.playing = false);
    const timer = setTimeout(() => this.at++, Math.max(this.#beat(), BEATS.normal));
    return () => clearTimeout(timer);
  }

  step(by: 1 | -1): void {
    this.playing = false;
    this.at = Math.min(Math.max(0, this.at + by), this.steps.length - 1);
  }

  /** Plays what is left; from the end, what came last once more. */
  play(): void {
    if (this.playing) return void (this.playing = false);
    if (this.over) this.at = Math.min(this.#from, this.steps.length - 1);
    this.playing = true;
  }

  finish(): void {
    this.playing = false;
    this.at = this.steps.length - 1;
  }
}
