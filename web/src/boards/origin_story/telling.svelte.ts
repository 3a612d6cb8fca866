/** Plays the steps of the opponents out, at the speed that is chosen; at the last one the table is as the server has it. */
import type { Entry } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Latest } from "../../table/fold.ts";
import { playedIn, scenesOf, sinceTheTrick, type Scene, type Step, type Taken } from "./telling.ts";
import type { View } from "./terms.ts";

/** How long a step is to be seen, in milliseconds. */
const BEATS = { slow: 900, normal: 400, instant: 0 } as const;
/** So many at once nobody wants to watch: the table jumps. */
const TOO_MANY = 40;
/** What was missed while the line was lost is played out if that takes no longer, in milliseconds. */
const GAP = 3_000;

function isSame(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.at(-1) === others.at(-1);
}

function among(some: readonly Entry[], others: readonly Entry[]): Entry[] {
  const versions = new Set(others.map(({ version }) => version));
  return some.filter(({ version }) => versions.has(version));
}

export class Telling {
  steps = $state.raw<readonly Step[]>([]);
  /** The step that is told now. */
  at = $state(-1);
  playing = $state(false);
  /** What was played last, and the table before it, where that was told. */
  latest = $state.raw<Latest | null>(null);
  #scenes: readonly (Scene | null)[] = [];
  #from = 0;
  #heard: Latest | null = null;
  #played: readonly Entry[] = [];

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

  /** What was played anew: from its first step on it is played out.  Talk is no step, and ends none. */
  hear(latest: Latest | null, log: readonly Entry[], view: View): void {
    const played = playedIn(log);
    const fresh = latest === this.#heard ? [] : among(played, latest?.entries ?? []);
    this.#heard = latest;
    if (!fresh.length && isSame(played, this.#played)) return;
    this.#played = played;
    if (fresh.length) this.latest = latest;
    else if (!among(played.slice(-1), this.latest?.entries ?? []).length) this.latest = null;
    this.#tell(fresh, view);
  }

  /** Without anything fresh, as in another language or at another moment of the past, it is told to its end. */
  #tell(fresh: readonly Entry[], view: View): void {
    const before = fresh.length ? (this.latest?.before.view as View | null | undefined) : null;
    const { steps, from } = sinceTheTrick(this.#played, fresh);
    const scenes = before ? scenesOf(before, steps.slice(from), view) : [];
    const seen = new Map(this.steps.map(({ name }, place) => [name, this.#scenes[place]]));
    this.#scenes = [...steps.slice(0, from).map(({ name }) => seen.get(name) ?? null), ...scenes];
    this.#from = from;
    this.steps = steps;
    const watched = this.#isWatched(scenes.length, this.latest?.missed ?? false);
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
