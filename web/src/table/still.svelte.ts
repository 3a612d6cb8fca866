/** A table that stands still: a moment of the past, an example, a story of a board. */
import type { Table } from "../server/wire.ts";
import { GameClock } from "./clock.svelte.ts";
import type { Desk, Foreseen, Viewer } from "./desk.ts";
import type { Latest } from "./fold.ts";

export interface Stillness {
  past?: boolean;
  latest?: Latest | null;
  foreseen?: Foreseen | null;
  pending?: readonly string[];
  /** Show it as it is for whoever may act; nothing that is tapped goes anywhere. */
  lively?: boolean;
}

export class StillTable implements Desk {
  readonly game: string;
  readonly agreed;
  readonly viewer: Viewer;
  readonly seats;
  readonly step;
  readonly started;
  readonly view;
  readonly sentence;
  readonly questions;
  readonly choices;
  readonly absent;
  readonly labels;
  readonly sections;
  readonly signs;
  readonly mayTalk;
  readonly log;
  readonly latest;
  readonly pending: ReadonlySet<string>;
  readonly refusal = null;
  readonly contest = null;
  readonly inert: boolean;
  readonly past: boolean;
  readonly mayUndo: boolean;
  foreseen = $state.raw<Foreseen | null>(null);
  unsaid = $state("");
  clock = $state.raw<GameClock | null>(null);

  constructor(table: Table, how: Stillness = {}) {
    const { now } = table;
    this.game = table.game;
    this.agreed = table.agreed;
    this.viewer = table.viewer;
    this.seats = table.seats;
    this.step = now.step;
    this.started = now.started;
    this.view = now.view;
    this.sentence = now.sentence;
    this.questions = now.questions;
    this.choices = now.actions;
    this.absent = now.absent;
    this.labels = now.labels ?? {};
    this.sections = now.sections ?? null;
    this.signs = now.signs;
    this.mayTalk = now.may_talk;
    if (now.clock) this.clock = GameClock.at(now.clock, { runs: false });
    this.log = table.log;
    this.latest = how.latest ?? null;
    this.pending = new Set(how.pending);
    this.inert = !how.lively;
    this.past = how.past ?? false;
    this.mayUndo = now.undo && !this.inert;
    this.foreseen = how.foreseen ?? null;
  }

  /** Its clock runs on from what it shows, until somebody stops it. */
  run(): () => void {
    const run = (runs: boolean) => {
      if (this.clock) this.clock = GameClock.at({ ...this.clock.told, now: this.clock.exact }, { runs });
    };
    run(true);
    return () => run(false);
  }

  play(): void {}
  undo(): void {}
  foresee(action: string | null): void {
    if (action === null) this.foreseen = null;
  }
  why(): void {}
  tell(): void {}
  chose(): void {}
  say(): void {}
  ready(): void {}
  sign(): void {}
}
