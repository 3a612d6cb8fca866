// Written by `make types` from the schemas of the server; do not edit.

/**
 * Options that games are played with, and how many have come to their end.
 */
export interface AgreedAbout {
  options: {
    [k: string]: unknown;
  };
  words: [unknown, unknown][];
  finished: number;
}
/**
 * An attempt that counts: its place, names as they were typed, and how it ended; the table only of one's own.
 */
export interface AttemptAbout {
  place: number;
  names: string[];
  result: Result;
  mine: boolean;
  table: string | null;
}
/**
 * How a game ended, in short.
 */
export interface Result {
  won: boolean;
  score: number;
  band: string;
  words: string;
}
/**
 * How many games ended in a band.
 */
export interface BandCount {
  band: string;
  won: boolean;
  words: string;
  number: number;
}
/**
 * A bot for a seat.
 */
export interface BotAsked {
  bot: string;
}
/**
 * Games that came to their end, counted.
 */
export interface Counts {
  finished: number;
  won: number;
  mean: number | null;
  scores: ScoreCount[];
  bands: BandCount[];
}
/**
 * How many games ended with a score.
 */
export interface ScoreCount {
  score: number;
  won: boolean;
  number: number;
}
/**
 * A day, in UTC, when it is over, and what is dealt.
 */
export interface DayAbout {
  day: string;
  ends: number;
  games: TodayAbout[];
}
/**
 * A game that is dealt for the day: for how many players, and for which of them this browser's attempt counts.
 */
export interface TodayAbout {
  game: string;
  name: string;
  about: string;
  players: number[];
  played: number[];
}
/**
 * The deal of a day: how everybody fared, who gave a name, and one's own place; the seed when the day is over.
 */
export interface DealAbout {
  day: string;
  game: string;
  name: string;
  players: number;
  options: [unknown, unknown][];
  ends: number;
  over: boolean;
  seed: number | null;
  counts: Counts;
  best: AttemptAbout[];
  mine: AttemptAbout | null;
}
/**
 * An example: a view to be drawn, its pieces as they are called, what a seat tries there, and what that shows.
 */
export interface ExampleAbout {
  name: string;
  text: string;
  view: {
    [k: string]: unknown;
  };
  labels: {
    [k: string]: string;
  };
  seat: number;
  action: string;
  notation: string;
  refused: string | null;
}
/**
 * A game that goes on from a step of another: the same, or with the unknown dealt anew.
 *
 * `viewer` is whose knowledge is kept then; where nobody is named, what everybody knows.
 */
export interface ForkAsked {
  step: number;
  future?: "same" | "anew";
  viewer?: number | "spectator" | null;
  /**
   * @maxItems 5
   */
  seats?:
    | []
    | [SeatAsked]
    | [SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked, SeatAsked, SeatAsked];
  practice?: boolean;
  auto_roll?: boolean;
  sit?: boolean;
}
/**
 * Who is to sit in a seat: a bot by its name, or else a person.
 */
export interface SeatAsked {
  bot?: string | null;
  name?: string | null;
}
/**
 * A game that can be played here, and what kind of game it is.
 */
export interface GameAbout {
  game: string;
  name: string;
  about: string;
  notice: string;
  minutes: string;
  sort: string;
  players: number[];
  bots: string[];
  cooperative: boolean;
  hidden: boolean;
  timed: boolean;
  guided: boolean;
  rules_version: number;
}
/**
 * A guided first game: what is agreed, all moves that it shows, and what is told at its moments.
 */
export interface GuideAbout {
  game: string;
  options: {
    [k: string]: unknown;
  };
  actions: string[];
  prompts: PromptAbout[];
}
/**
 * A moment of a guided first game: after how many moves it comes, what is told, and the pieces it is about.
 *
 * `actions` are the moves that it leads to, as records write them; none where it is just read.  Each has its `pieces`,
 * what is tapped first, named as labels name them; `B17.2` is a place on one.
 */
export interface PromptAbout {
  title: string;
  name: string;
  at: number;
  what: string;
  why: string;
  tap: string;
  pieces: string[][];
  actions: string[];
}
/**
 * How the server is: `ok`, or `trouble` if its database does not answer, or did not take what was written last.
 */
export interface Health {
  service?: "tablemate";
  version?: string;
  status: "ok" | "trouble";
  database: boolean;
}
/**
 * Where something stands in the rules.
 */
export interface HitAbout {
  title: string;
  topic: string;
  before: string;
  found: string;
  behind: string;
}
/**
 * The nouns of a game in the language that was asked for, by group and by the names that views have for them.
 */
export interface LegendAbout {
  game: string;
  groups: {
    [k: string]: {
      [k: string]: NounAbout;
    };
  };
}
/**
 * What a piece is called, in short too, of which kind it is, what it does and when; a card may have more lines.
 */
export interface NounAbout {
  name: string;
  short: string | null;
  kind: string | null;
  text: string | null;
  when: string | null;
  lines: string[];
}
/**
 * What a link is for; looking takes no seat.
 */
export interface LinkAbout {
  table: string;
  game: string;
  seat: number;
  name: string | null;
  taken: boolean;
}
/**
 * A game of this browser: what was agreed, who sits where, and whether it waits for this browser now.
 *
 * With a seat here one goes on at its page; where everything is open, there is a replay.
 */
export interface MyGame {
  table: string;
  game: string;
  name: string;
  options: [unknown, unknown][];
  practice: boolean;
  deal: string | null;
  guided: boolean;
  created: number;
  ended: number | null;
  closed: boolean;
  abandoned: boolean;
  seats: PlayerAbout[];
  host: boolean;
  my_seat: number | null;
  waits_for_me: boolean;
  sentence: string | null;
  result: Result | null;
  page: string;
  replay: string | null;
  only_mine: boolean;
}
/**
 * Who sat in a seat, by which name, and what the seat is called in the language that was asked for.
 */
export interface PlayerAbout {
  seat: number;
  player: string | null;
  name: string | null;
  called: string;
}
/**
 * Games of this browser, newest first; what comes after the last of them is asked for by its name.
 */
export interface MyGames {
  games: MyGame[];
  more: string | null;
}
/**
 * One option of a form: what is chosen so far, what could be, whether it matters, and what is wrong with it.
 */
export interface OptionAbout {
  name: string;
  label: string;
  help: string;
  by: "one" | "several" | "flag" | "number" | "cards";
  matters: boolean;
  chosen: unknown;
  values: ValueAbout[];
  wrong?: string | null;
}
/**
 * A value that could be chosen, in words; where it cannot be chosen, why not; perhaps for one seat.
 *
 * Where its words are a `name` and a `meaning`, both are told apart, too.
 */
export interface ValueAbout {
  value: unknown;
  words: string;
  name?: string | null;
  meaning?: string | null;
  possible: boolean;
  why_not?: string | null;
  seat?: number | null;
}
/**
 * A form for the options of a game; what they come to if they can be agreed on, or else why not.
 *
 * `needed` is what must be said besides for that, where what is usual does not go with what is chosen.
 */
export interface OptionsAbout {
  form: OptionAbout[];
  needed: {
    [k: string]: unknown;
  };
  agreed: {
    [k: string]: unknown;
  } | null;
  words: [unknown, unknown][];
  summary: [unknown, unknown][];
  why_not: Trouble | null;
}
/**
 * Why something was refused: a code, and a sentence in the language that was asked for.
 */
export interface Trouble {
  code: string;
  sentence: string;
}
/**
 * What is chosen so far.
 */
export interface OptionsAsked {
  given?: {
    [k: string]: unknown;
  };
}
/**
 * The game that this one goes on from: the digest of its record, and the step.
 */
export interface OriginAbout {
  record: string;
  step: number;
}
/**
 * How a game ended, in figures and in sentences; `bands` are the limits of the score.
 */
export interface OutcomeAbout {
  won: boolean;
  score: number;
  band: string;
  sentences: string[];
  bands: string[];
}
/**
 * A deal of a day that is over.
 */
export interface PastDeal {
  day: string;
  players: number;
}
/**
 * What was promised before the game, and what proves it: the seed, or the start that the record has.
 */
export interface Promise {
  hash: string;
  salt: string;
  seed: number | null;
}
/**
 * What the table waited for at a step, as a sentence to the viewer, and the topic of the rules about it.
 */
export interface QuestionAbout {
  seat: number;
  kind: string;
  sentence: string;
  topic: string;
}
/**
 * Who can open links that begin with `base`: `anybody`, this `network` or this `machine`.
 */
export interface ReachAbout {
  who: string;
  base: string;
}
/**
 * A record that was brought: what it proves, and the game, where it can be played again.
 *
 * It can be looked at and continued by its name for a while.  It is not stored.
 */
export interface RecordLooked {
  holds: boolean;
  verdicts: VerdictAbout[];
  record: string | null;
  replay: Replay | null;
}
/**
 * A check of a record: what it came to, as a sentence too, and what is wrong if it fails.
 */
export interface VerdictAbout {
  check: string;
  found: string;
  sentence: string;
  code: string | null;
  why: string | null;
}
/**
 * A whole game that is over, step by step; step 0 is the set-up.
 *
 * The `clock` is when time is up, in milliseconds of the game; null where none ran.
 */
export interface Replay {
  game: string;
  name: string;
  viewer: string;
  options: [unknown, unknown][];
  in_short: string;
  agreed: {
    [k: string]: unknown;
  };
  practice: boolean;
  abandoned: boolean;
  forked: OriginAbout | null;
  seats: PlayerAbout[];
  promise: Promise | null;
  outcome: OutcomeAbout | null;
  clock: number | null;
  last: number;
  steps: StepAbout[];
}
/**
 * A step as the viewer heard of it: data to draw, the action as people write it, and lines for the log.
 */
export interface StepAbout {
  step: number;
  played: {
    [k: string]: unknown;
  };
  notation: string | null;
  lines: string[];
}
/**
 * What everybody may know about a seat.
 */
export interface SeatAbout {
  seat: number;
  player: string | null;
  name: string | null;
  here: boolean;
}
/**
 * A seat and its secret link.
 */
export interface SeatLink {
  seat: number;
  link: string;
}
/**
 * The seat that this browser holds now.
 */
export interface SeatTaken {
  table: string;
  seat: number;
  page: string;
}
/**
 * A part of the table: what it is, and a sentence for each thing in it.
 */
export interface Section {
  heading: string;
  lines: string[];
}
/**
 * A table after a step: the view of the viewer; open eyes get that of every seat, and of a spectator last.
 */
export interface SeenAt {
  step: number;
  last: number;
  viewer: string;
  views: {
    [k: string]: unknown;
  }[];
  questions: QuestionAbout[];
  labels: {
    [k: string]: string;
  } | null;
  sections: Section[] | null;
}
/**
 * How games ended, with all options or with those that were asked for, and which ones are played most.
 */
export interface StatisticsAbout {
  game: string;
  name: string;
  options: [unknown, unknown][] | null;
  counts: Counts;
  most_played: AgreedAbout[];
}
/**
 * What everybody may know about a table, and what this browser holds there.
 */
export interface TableAbout {
  table: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  practice: boolean;
  deal: string | null;
  guided: boolean;
  seats: SeatAbout[];
  started: boolean;
  over: boolean;
  closed: boolean;
  version: number;
  step: number;
  commitment: string;
  my_seat: number | null;
  host: boolean;
}
/**
 * A table to be made.
 */
export interface TableAsked {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 5
   */
  seats?:
    | []
    | [SeatAsked]
    | [SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked, SeatAsked]
    | [SeatAsked, SeatAsked, SeatAsked, SeatAsked, SeatAsked];
  practice?: boolean;
  auto_roll?: boolean;
  sit?: boolean;
}
/**
 * A new table, with a secret link for each seat that is not a bot's, and one to watch that is no secret.
 */
export interface TableMade {
  table: string;
  page: string;
  watch: string;
  seats: SeatLink[];
  reach: string;
  commitment: string;
  seat: number | null;
}
/**
 * A seat to be taken by its link.
 */
export interface TakeAsked {
  token: string;
  name?: string | null;
}
/**
 * A table with today's deal: for how many players, what the seats are called, and whether to sit down at once.
 */
export interface TodayAsked {
  players?: number | null;
  /**
   * @maxItems 5
   */
  names?:
    | []
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null];
  sit?: boolean;
}
/**
 * A topic of the rules; `typed` is what a person types for it.
 */
export interface TopicAbout {
  title: string;
  topic: string;
  typed: string;
}
/**
 * A topic of the rules with its text and its examples.
 */
export interface TopicText {
  title: string;
  topic: string;
  typed: string;
  text: string;
  examples: ExampleAbout[];
}
