/** What a board is given: a table as somebody sees it, and what may be done there.
 *
 * Boards are functions of this and of their own input; they know neither a connection nor a rule.
 */
import type {
  AbsentTold,
  Choice,
  Contested,
  Entry,
  Previewed,
  Question,
  Refused,
  SeatTold,
  SectionTold,
  SignTold,
  View,
} from "../server/wire.ts";
import type { GameClock } from "./clock.svelte.ts";
import type { Latest } from "./fold.ts";

export type Viewer = number | "spectator";

export interface Desk {
  readonly game: string;
  readonly viewer: Viewer;
  readonly seats: readonly SeatTold[];
  readonly step: number;
  /** The options that were agreed on, as data. */
  readonly agreed: Readonly<Record<string, unknown>>;
  /** Everybody is here and ready: the game has begun, or counts down to it. */
  readonly started: boolean;
  /** Null while the game is paused: nobody looks at the table meanwhile. */
  readonly view: View | null;
  /** What the table waits for. */
  readonly sentence: string;
  readonly questions: readonly Question[];
  readonly choices: readonly Choice[];
  /** The seats of people who are away, and what can be played for each of them. */
  readonly absent: readonly AbsentTold[];
  /** What each piece is called aloud, by its key. */
  readonly labels: Readonly<Record<string, string>>;
  /** The table as headings and sentences, where somebody has set that; else null. */
  readonly sections: readonly SectionTold[] | null;
  readonly signs: readonly SignTold[];
  readonly mayTalk: boolean;
  readonly clock: GameClock | null;
  readonly log: readonly Entry[];
  readonly latest: Latest | null;
  /** Actions of one's own that were sent and not answered yet. */
  readonly pending: ReadonlySet<string>;
  /** The last refusal, while it is to be seen. */
  readonly refusal: Refused | null;
  /** The last contest for a piece, while it is to be seen. */
  readonly contest: Contested | null;
  /** What would follow from the action that was asked about last; null while nobody asks. */
  readonly foreseen: Foreseen | null;
  /** Nothing can be done here: the past, an example, somebody who watches, a lost connection. */
  readonly inert: boolean;
  /** The past, not the present. */
  readonly past: boolean;
  /** The last step can be taken back from here. */
  readonly mayUndo: boolean;
  /** What somebody has written here and not said yet. */
  unsaid: string;

  /** Play an action: for oneself, or for the seat of somebody who is away. */
  play(action: string, seat?: number): void;
  /** Ask what would follow from an action, or stop asking. */
  foresee(action: string | null): void;
  undo(): void;
  /** Ask why something cannot be done: the answer comes as a refusal. */
  why(action: string): void;
  /** Say in place of the sentence why something cannot be done, where nobody has to be asked. */
  tell(why: string): void;
  /** Something else was chosen: what was refused is said no longer. */
  chose(): void;
  say(text: string): void;
  /** Ready to begin, or not any more. */
  ready(ready: boolean): void;
  sign(sign: string, piece?: string): void;
}

export interface Foreseen {
  action: string;
  /** Null until the answer is there. */
  preview: Previewed | null;
}

/** Can something be said here now: at the table, or among those who watch? */
export function maySpeak({ mayTalk, past, inert, viewer }: Desk): boolean {
  return mayTalk && !past && (!inert || viewer === "spectator");
}

/** Is there talk in words here, now or at another time?  Jammed talk has signs instead until the game is over. */
export function hasTalk({ mayTalk, past, view }: Pick<Desk, "mayTalk" | "past" | "view">): boolean {
  const opens = view?.game === "assembly" && (view.talk.mode === "limited" || view.talk.mode === "reduced");
  return !past && (mayTalk || opens);
}

/** Is what is said here heard by those who watch alone? So it is until the game is over. */
export function isAmongWatchers({ viewer, view }: Pick<Desk, "viewer" | "view">): boolean {
  return viewer === "spectator" && !view?.outcome && !view?.abandoned;
}
