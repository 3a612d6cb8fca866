/** A game that is over, looked at step by step; steps are fetched when they are wanted, the next one before that. */
import { untrack } from "svelte";
import type { Replay, SeenAt } from "../../server/api.ts";
import { refusalOf } from "../../server/asked.svelte.ts";
import { get, type Refusal } from "../../server/http.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { StillTable } from "../../table/still.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { entryOf, isTimed, pauseAfter, tableAt, turnFrom, turnsOf } from "./past.ts";

export type Eyes = string;
export type Speed = "true" | number;
/** How the server refuses what makes no sense to it. */
const UNREADABLE = 422;
/** So many steps are remembered. */
const KEPT = 60;

export class Replaying {
  /** Where the server tells of the game: `/api/tables/NAME` or `/api/records/NAME`. */
  readonly base: string;
  replay = $state.raw<Replay | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  desk = $state.raw<StillTable | null>(null);
  eyes = $state<Eyes>("open");
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  #seen = new Map<string, Promise<SeenAt>>();
  #shown: SeenAt | null = null;
  #wanted = 0;
  #opened = 0;

  constructor(base: string) {
    this.base = base;
  }

  game = $derived.by(() => this.replay?.game ?? null);
  turns = $derived.by(() => turnsOf(this.replay?.steps ?? []));
  last = $derived.by(() => this.replay?.last ?? 0);
  timed = $derived.by(() => isTimed(this.replay?.steps ?? []));

  /** Fetch the game as somebody sees it, and show a step, the last one where none is named. */
  async open(eyes: Eyes | null, step: number | null): Promise<void> {
    const opened = ++this.#opened;
    try {
      const first = this.replay === null;
      const replay = await this.#through(eyes);
      if (opened !== this.#opened) return;
      this.#seen.clear();
      this.#shown = null;
      this.replay = replay;
      this.eyes = replay.viewer;
      if (first && this.timed) this.speed = "true";
      this.refusal = null;
      await this.go(step ?? replay.last);
    } catch (problem) {
      if (opened === this.#opened) this.refusal = refusalOf(problem);
    }
  }

  /** The game through somebody's eyes; where nobody is named, or nobody who was there: open, or the one seat's. */
  async #through(eyes: Eyes | null): Promise<Replay> {
    const as = (viewer: Eyes) => get<Replay>(`${this.base}/replay?viewer=${encodeURIComponent(viewer)}`);
    if (eyes !== null && /^(\d|open|spectator)$/.test(eyes)) {
      try {
        return await as(eyes);
      } catch (problem) {
        if (refusalOf(problem).status !== UNREADABLE) throw problem;
      }
    }
    const open = await as("open");
    return open.seats.length === 1 ? as("0") : open;
  }

  async go(step: number): Promise<void> {
    const { replay } = this;
    if (!replay) return;
    this.step = Math.min(Math.max(0, Math.trunc(step)), replay.last);
    const wanted = ++this.#wanted;
    try {
      const seen = await this.#at(this.step);
      if (wanted !== this.#wanted) return;
      this.#show(replay, seen);
      this.refusal = null;
      if (this.step < this.last) void this.#at(this.step + 1).catch(() => undefined);
    } catch (problem) {
      if (wanted === this.#wanted) [this.playing, this.refusal] = [false, refusalOf(problem)];
    }
  }

  turn(by: -1 | 1): void {
    void this.go(turnFrom(this.turns, this.step, by, this.last));
  }

  /** Goes on by itself until the end, or until somebody stops it; at true speed the clock runs meanwhile. */
  play(): () => void {
    const next = () => {
      if (this.step >= this.last) this.playing = false;
      else void this.go(this.step + 1);
    };
    const { desk, step, speed } = this;
    const now = untrack(() => desk?.clock?.exact);
    const timer = setTimeout(next, pauseAfter(this.replay?.steps ?? [], step, speed, now));
    const stop = speed === "true" && step < this.last ? untrack(() => desk?.run()) : undefined;
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }

  toggle(): void {
    if (!this.playing && this.step >= this.last) void this.go(0);
    this.playing = !this.playing;
  }

  #show(replay: Replay, seen: SeenAt): void {
    const before = this.#shown;
    const table = tableAt(replay, seen, replay.outcome?.sentences[0] ?? t("replay-over"));
    const entry = replay.steps[seen.step];
    const follows = before?.step === seen.step - 1 && entry !== undefined && this.desk !== null;
    this.#shown = seen;
    this.desk = new StillTable(table, {
      past: true,
      latest:
        follows && before
          ? { entries: [entryOf(entry)], before: tableAt(replay, before, "").now, missed: false }
          : null,
    });
  }

  #at(step: number): Promise<SeenAt> {
    const { list } = settings.chosen;
    const name = `${settings.language} ${this.eyes} ${step} ${list}`;
    let found = this.#seen.get(name);
    if (!found) {
      found = get<SeenAt>(`${this.base}/replay/${step}?viewer=${this.eyes}&labels=true&sections=${list}`);
      found.catch(() => this.#seen.delete(name));
      this.#seen.set(name, found);
      const [oldest] = this.#seen.keys();
      if (this.#seen.size > KEPT && oldest !== undefined) this.#seen.delete(oldest);
    }
    return found;
  }
}
