// Written by `make types` from the schemas of the server; do not edit.

export type Heard = Join | Play | Undo | Preview | Why | Hint | Say | Sign | Ready | Want | Pong;
export type View = AssemblyView | FuseView | OriginStoryView;
export type Told = Table | News | Accepted | Refused | Previewed | Possible | Hinted | Contested | Ping | Bye;

/**
 * A seat whose person is away, and what anybody at the table can play for it.
 */
export interface AbsentTold {
  seat: number;
  actions: Choice[];
}
/**
 * An action that is open to this seat: as records write it, as people of this language write and read it.
 */
export interface Choice {
  action: string;
  kind: string;
  arguments: {
    [k: string]: unknown;
  };
  notation: string;
  words: string;
  label: string | null;
  leads_on?: boolean;
  in_full?: InFull[];
}
/**
 * A whole sentence that can be played, and what it says.
 */
export interface InFull {
  action: string;
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * What was asked is done and stored.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
  step: number;
}
export interface AssemblyAnswerSubject {
  command: ("deploy" | "lock" | "swap" | "cw" | "acw") | null;
}
export interface AssemblyBay {
  bay: number;
  plan:
    | "engineering"
    | "ai_core"
    | "transporter"
    | "shuttle_bay"
    | "bridge"
    | "med_bay"
    | "crew_quarters"
    | "cargo_hold"
    | "laboratory"
    | "hydroponics"
    | "life_support"
    | "airlock";
  locked: boolean;
  module:
    | (
        | "engineering"
        | "ai_core"
        | "transporter"
        | "shuttle_bay"
        | "bridge"
        | "med_bay"
        | "crew_quarters"
        | "cargo_hold"
        | "laboratory"
        | "hydroponics"
        | "life_support"
        | "airlock"
      )
    | null;
  malfunction: boolean;
}
export interface AssemblyBaysSubject {
  bays: number[];
}
export interface AssemblyCommandSubject {
  command: ("deploy" | "lock" | "swap" | "cw" | "acw") | null;
  role: ("sammie" | "anna" | "amelie" | "jayani" | "noah" | "luca" | "nahla" | "li_yong" | "alfie") | null;
  picked: number[];
}
export interface AssemblyDeclareSubject {
  shown: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild") | null;
}
export interface AssemblyDeclared {
  command: "deploy" | "lock" | "swap" | "cw" | "acw";
  payment: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild" | "three" | "shown") | null;
  role: ("sammie" | "anna" | "amelie" | "jayani" | "noah" | "luca" | "nahla" | "li_yong" | "alfie") | null;
  distance: number | null;
  picked: number[];
}
export interface AssemblyDiscard {
  count: number;
  top: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild") | null;
}
export interface AssemblyFigures {
  locked: number;
  on_line: number;
  pile: number;
  turns: number;
  refreshes: number;
}
export interface AssemblyKnownCard {
  place: number;
  card: "deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild";
}
export interface AssemblyKnownModule {
  place: number;
  module:
    | "engineering"
    | "ai_core"
    | "transporter"
    | "shuttle_bay"
    | "bridge"
    | "med_bay"
    | "crew_quarters"
    | "cargo_hold"
    | "laboratory"
    | "hydroponics"
    | "life_support"
    | "airlock";
}
export interface AssemblyNothing {}
export interface AssemblyPalette {
  signs: (
    | "deploy"
    | "lock"
    | "swap"
    | "rotate"
    | "purple"
    | "green"
    | "look"
    | "here"
    | "stop"
    | "move"
    | "where"
    | "yes"
    | "no"
    | "point_at_bay"
  )[];
  words: ("deploy" | "lock" | "swap" | "rotate" | "yes" | "no")[];
}
export interface AssemblyPile {
  count: number;
  known: AssemblyKnownCard[];
}
export interface AssemblyRoleCard {
  role: ("sammie" | "anna" | "amelie" | "jayani" | "noah" | "luca" | "nahla" | "li_yong" | "alfie") | null;
  used: boolean;
  of_use: boolean;
}
export interface AssemblySeatFigures {
  cards_left: number;
  role_used: number;
}
export interface AssemblyStack {
  count: number;
  known: AssemblyKnownModule[];
}
export interface AssemblyTalk {
  mode: "solo" | "limited" | "reduced" | "jammed";
  channel: "open" | "signs" | "closed";
  closes_on: ("command_word" | "command_sign")[];
  palette: AssemblyPalette;
}
export interface AssemblyView {
  players: number;
  edition: "v22" | "later";
  malfunctions: "none" | "A" | "B" | "C" | "D" | "E" | "F" | "G";
  difficulty: (
    | "easy_wild"
    | "easy_keep_dl"
    | "easy_reserve_acw_cw"
    | "easy_reserve_acw_wild"
    | "easy_reserve_cw_wild"
    | "easy_reserve_any_acw"
    | "easy_reserve_any_cw"
    | "easy_reserve_cw_acw"
    | "hard_oneway"
    | "hard_oneway_cw"
    | "hard_oneway_acw"
    | "hard_hold_dl_1"
    | "hard_hold_dl_2"
    | "hard_no_role"
    | "hard_remove_dl"
    | "hard_random_discard"
  )[];
  honest: boolean;
  turn: number;
  active: number;
  bays: AssemblyBay[];
  stack: AssemblyStack;
  pile: AssemblyPile;
  discard: AssemblyDiscard;
  reserve: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild")[][];
  boxed: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild")[];
  refreshes: number;
  refreshes_left: number;
  shown: ("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild") | null;
  hands: (("deploy_lock" | "cw" | "acw" | "any" | "swap" | "wild") | "hidden")[][];
  roles: AssemblyRoleCard[];
  owes_double: boolean[];
  command: AssemblyDeclared | null;
  asked: ("deploy" | "lock" | "swap" | "cw" | "acw") | null;
  answer: ("yes" | "no") | null;
  commands_done: number;
  two_commands: boolean;
  no_refill: boolean;
  talk: AssemblyTalk;
  game: "assembly";
  viewer: number | "spectator";
  abandoned: boolean;
  waiting: (
    | {
        seat: number;
        kind: "answer";
        subject: AssemblyAnswerSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "declare";
        subject: AssemblyDeclareSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "distance" | "pick" | "override" | "refuse";
        subject: AssemblyCommandSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "order" | "cycle";
        subject: AssemblyBaysSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "ask" | "keep_plan" | "again" | "move" | "place" | "trade" | "return";
        subject: AssemblyNothing;
        optional?: true;
      }
  )[];
  outcome: {
    result: "won" | "lost";
    score: number;
    band: "poor" | "attempt" | "almost" | "escaped" | "ace" | "gifted";
    figures: AssemblyFigures;
    seats: AssemblySeatFigures[];
    bands: {
      [k: string]: number;
    };
    points: {
      [k: string]: number;
    };
  } | null;
}
/**
 * The connection ends, and why.
 */
export interface Bye {
  type: "bye";
  code: string;
  sentence: string;
}
/**
 * One of the claims.
 */
export interface Claim {
  seat: number;
  milliseconds: number;
}
/**
 * The clock of the game in milliseconds: what it has counted, where it ends, whether it runs.
 *
 * While it counts down to the start, `starts_in` says how long that still takes.
 */
export interface ClockTold {
  now: number;
  end: number;
  runs: boolean;
  starts_in: number;
}
/**
 * Several wanted the same piece nearly at once: who got it, and by what; told to all who could have had it.
 *
 * `milliseconds` is how much later each claim came than the first one that came.
 */
export interface Contested {
  type: "contested";
  piece: string;
  first: number;
  why: "need" | "line" | "order";
  claims: Claim[];
  sentence: string;
}
/**
 * How the game ended, in sentences, and what was promised at its beginning.
 *
 * The deal of a day keeps that to itself until the day is over.
 */
export interface Ended {
  sentences: string[];
  bands: string[];
  abandoned: boolean;
  seed: number | null;
  salt: string | null;
}
/**
 * An entry of the log as this viewer hears of it.
 */
export interface Entry {
  version: number;
  kind: string;
  step: number;
  time: number;
  lines: string[];
  seat?: number | string | null;
  played?: {
    [k: string]: unknown;
  };
  told?: string[];
  topic?: string | null;
  said?: string;
  sign?: string;
  piece?: string | null;
}
export interface FuseBombOfRow {
  card: string;
  name: string | FuseBothNames;
  value: number;
  layout:
    | "row"
    | "stack"
    | "pyr2"
    | "pyr3"
    | "twin 1+1"
    | "twin 1+2"
    | "twin 1+3"
    | "twin 1+4"
    | "twin 1+5"
    | "twin 2+1"
    | "twin 2+2"
    | "twin 2+3"
    | "twin 2+4"
    | "twin 3+1"
    | "twin 3+2"
    | "twin 3+3"
    | "twin 4+1"
    | "twin 4+2"
    | "twin 5+1"
    | "free";
  slots: string[];
  rules: string[];
  supports?: {
    [k: string]: number[];
  };
  turns: number | null;
  wanted_by: FuseWanted[] | null;
}
export interface FuseBothNames {
  en: string;
  fr: string;
}
export interface FuseWanted {
  colour: "red" | "blue" | "green" | "yellow" | "black";
  seats: number[];
}
export interface FuseBombOnMat {
  card: string;
  name: string | FuseBothNames;
  value: number;
  layout:
    | "row"
    | "stack"
    | "pyr2"
    | "pyr3"
    | "twin 1+1"
    | "twin 1+2"
    | "twin 1+3"
    | "twin 1+4"
    | "twin 1+5"
    | "twin 2+1"
    | "twin 2+2"
    | "twin 2+3"
    | "twin 2+4"
    | "twin 3+1"
    | "twin 3+2"
    | "twin 3+3"
    | "twin 4+1"
    | "twin 4+2"
    | "twin 5+1"
    | "free";
  slots: string[];
  rules: string[];
  supports?: {
    [k: string]: number[];
  };
  dice: (
    | (
        | "R1"
        | "R2"
        | "R3"
        | "R4"
        | "R5"
        | "R6"
        | "B1"
        | "B2"
        | "B3"
        | "B4"
        | "B5"
        | "B6"
        | "G1"
        | "G2"
        | "G3"
        | "G4"
        | "G5"
        | "G6"
        | "Y1"
        | "Y2"
        | "Y3"
        | "Y4"
        | "Y5"
        | "Y6"
        | "K1"
        | "K2"
        | "K3"
        | "K4"
        | "K5"
        | "K6"
      )
    | null
  )[];
  covered: boolean[];
}
export interface FuseDraftSubject {
  dice: number;
  hand:
    | (
        | "R1"
        | "R2"
        | "R3"
        | "R4"
        | "R5"
        | "R6"
        | "B1"
        | "B2"
        | "B3"
        | "B4"
        | "B5"
        | "B6"
        | "G1"
        | "G2"
        | "G3"
        | "G4"
        | "G5"
        | "G6"
        | "Y1"
        | "Y2"
        | "Y3"
        | "Y4"
        | "Y5"
        | "Y6"
        | "K1"
        | "K2"
        | "K3"
        | "K4"
        | "K5"
        | "K6"
      )
    | null;
}
export interface FuseFigures {
  points: number;
  win_bonus: number;
  time_bonus: number;
  defused: number;
  picks: number;
  turns: number;
  ended_by: number;
}
export interface FuseLoseSubject {
  cause: "penalty" | "sabotage";
  shown: string;
  cards: string[];
}
export interface FuseLossOfSeats {
  cause: "penalty" | "sabotage";
  shown: string;
  seats: number[];
}
export interface FuseNothing {}
export interface FusePickSubject {
  row: string[];
}
export interface FuseRollSubject {
  dice: number;
}
export interface FuseSabotageCards {
  used: string[];
  matches: string[];
  left: number;
}
export interface FuseSeatFigures {
  points: number;
}
export interface FuseTrayDie {
  die:
    | "R1"
    | "R2"
    | "R3"
    | "R4"
    | "R5"
    | "R6"
    | "B1"
    | "B2"
    | "B3"
    | "B4"
    | "B5"
    | "B6"
    | "G1"
    | "G2"
    | "G3"
    | "G4"
    | "G5"
    | "G6"
    | "Y1"
    | "Y2"
    | "Y3"
    | "Y4"
    | "Y5"
    | "Y6"
    | "K1"
    | "K2"
    | "K3"
    | "K4"
    | "K5"
    | "K6";
  is: "free" | "held" | "burnt" | "placed";
  seat: number | null;
}
export interface FuseView {
  players: number;
  edition: "sheet" | "book2015";
  hard_hands: boolean;
  legality: "extendable" | "local";
  phase: "roll" | "draft" | "fallout" | "over";
  turn: number;
  bag_holder: number;
  rolls_left: number | null;
  bag: {
    red: number;
    blue: number;
    green: number;
    yellow: number;
    black: number;
  };
  tray: FuseTrayDie[];
  owed: number[];
  mats: (FuseBombOnMat | null)[][];
  row: (FuseBombOfRow | null)[];
  fits:
    | {
        [k: string]: number[];
      }[][]
    | null;
  pile: number;
  bombs: number;
  picks: number;
  sabotage: FuseSabotageCards;
  done: string[][];
  points: number;
  burnt: (
    | "R1"
    | "R2"
    | "R3"
    | "R4"
    | "R5"
    | "R6"
    | "B1"
    | "B2"
    | "B3"
    | "B4"
    | "B5"
    | "B6"
    | "G1"
    | "G2"
    | "G3"
    | "G4"
    | "G5"
    | "G6"
    | "Y1"
    | "Y2"
    | "Y3"
    | "Y4"
    | "Y5"
    | "Y6"
    | "K1"
    | "K2"
    | "K3"
    | "K4"
    | "K5"
    | "K6"
  )[];
  picking: number[];
  question: FuseLossOfSeats | null;
  confirmed: number[];
  stopped: number[];
  won: boolean;
  game: "fuse";
  viewer: number | "spectator";
  abandoned: boolean;
  waiting: (
    | {
        seat: number;
        kind: "draft";
        subject: FuseDraftSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "lose";
        subject: FuseLoseSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "pick";
        subject: FusePickSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "roll";
        subject: FuseRollSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "confirm" | "take_back" | "stop";
        subject: FuseNothing;
        optional?: true;
      }
  )[];
  outcome: {
    result: "won" | "lost";
    score: number;
    band: "won" | "lost";
    figures: FuseFigures;
    seats: FuseSeatFigures[];
    bands: {
      [k: string]: number;
    };
    points: {
      [k: string]: number;
    };
  } | null;
}
/**
 * How far a guided game has gone: the moves of the guide that were made, and whether others were made since.
 */
export interface GuideTold {
  followed: number;
  strayed: boolean;
}
/**
 * Look at the table: all of it, or what came after the last entry of the log that the client has.
 *
 * It comes first, and again where the language changes.  With `labels` every piece comes with its spoken label, with
 * `sections` the table as headings and sentences, too.
 */
export interface Join {
  type: "join";
  language: "en" | "fr";
  last?: number | null;
  labels?: boolean;
  sections?: boolean;
}
/**
 * An action in the notation of records, or in that of the client's language.
 *
 * `step` is the step that the client had seen when it was chosen, `sent` the time of the game that its clock showed.
 * `seat` is another one than the client's own where that seat is absent.
 */
export interface Play {
  type: "play";
  id: string;
  action: string;
  step: number;
  sent?: number | null;
  seat?: number | null;
}
/**
 * Take the last step back, which must be this one.
 */
export interface Undo {
  type: "undo";
  id: string;
  step: number;
}
/**
 * What would follow from an action.
 */
export interface Preview {
  type: "preview";
  id: string;
  action: string;
}
/**
 * Why an action cannot be played.
 */
export interface Why {
  type: "why";
  id: string;
  action: string;
}
/**
 * What the bot that knows the game best would do in this seat.
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * Talk: plain text.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * A sign of the game's palette, a call, or pointing at a piece.
 */
export interface Sign {
  type: "sign";
  id: string;
  sign: string;
  piece?: string | null;
}
/**
 * Ready to begin, where the table waits for everybody.
 */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
}
/**
 * What happens when everybody at the table wants it: a pause, going on, giving the game up.
 */
export interface Want {
  type: "want";
  id: string;
  what: "abandon" | "pause" | "resume";
  wanted?: boolean;
}
/**
 * The answer to `ping`, by which the table measures the lag of a line.
 */
export interface Pong {
  type: "pong";
  number: number;
}
/**
 * What a bot would do in the seat that asked: an action, or None to let the others go first; and who says so.
 *
 * `words` name the card, the die and the place, so that they are whole on their own.
 */
export interface Hinted {
  type: "hint";
  id: string;
  bot: string;
  action: string | null;
  notation: string | null;
  words: string | null;
  sentence: string;
}
/**
 * What has happened since: entries of the log, and the table as it is after them.
 */
export interface News {
  type: "news";
  version: number;
  entries: Entry[];
  seats: SeatTold[] | null;
  now: Now;
  time: number;
}
/**
 * Who sits in a seat, by which name, and whether they are here.
 */
export interface SeatTold {
  seat: number;
  player: string | null;
  name: string | null;
  called: string;
  here: boolean;
  ready: boolean;
}
/**
 * The table as this viewer may know it; all of it is masked while the game is paused.
 */
export interface Now {
  step: number;
  sentence: string;
  questions: Question[];
  view: View | null;
  actions: Choice[];
  absent: AbsentTold[];
  labels: {
    [k: string]: string;
  } | null;
  sections?: SectionTold[];
  undo: boolean;
  may_talk: boolean;
  signs: SignTold[];
  paused: boolean;
  wanted: {
    [k: string]: number[];
  };
  started: boolean;
  clock: ClockTold | null;
  ended: Ended | null;
  guide: GuideTold | null;
}
/**
 * A pending question as a sentence to this viewer, and the topic of the rules that it is about.
 *
 * Who else is asked what, the view tells.
 */
export interface Question {
  seat: number;
  kind: string;
  sentence: string;
  topic: string;
}
export interface OriginStoryView {
  level: number;
  round: number;
  trick: number;
  dealer: "automaton" | "factoryon" | "you";
  leader: "automaton" | "factoryon" | "you";
  side: ("hero" | "villain") | null;
  vp: {
    automaton: number;
    factoryon: number;
    you: number;
  };
  rounds: {
    automaton: number;
    factoryon: number;
    you: number;
  }[];
  tricks: {
    automaton: number;
    factoryon: number;
    you: number;
  };
  rows: {
    automaton: OriginStoryCard[];
    factoryon: OriginStoryCard[];
  };
  hand: OriginStoryHandCard[];
  plays: OriginStoryPlayedCard[];
  led: ("L" | "B" | "M" | "S") | null;
  trump: "L" | "B" | "M" | "S";
  lowest_wins: boolean;
  binding: ("no_draw" | "no_love" | "lowest" | "no_trump")[];
  free: boolean;
  named: ("L" | "B" | "M" | "S") | null;
  tie: boolean;
  cancelled: boolean;
  takes_lead: boolean;
  mat: OriginStoryPowerCard | null;
  stories: (OriginStoryPowerCard | null)[];
  superhero: OriginStoryPowerCard | null;
  superheroes: (string | "hidden" | null)[];
  offer: string[];
  stamina: OriginStoryStamina;
  leaves: {
    [k: string]: number[];
  };
  side_pays: {
    hero: number[];
    villain: number[];
  };
  surrender: OriginStorySurrender | null;
  event: string | null;
  vancard: OriginStoryVancard | null;
  deck: number;
  discard: number;
  surrendered: boolean;
  game: "origin_story";
  viewer: number | "spectator";
  abandoned: boolean;
  waiting: (
    | {
        seat: number;
        kind: "charge";
        subject: OriginStoryChargeSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "redraw" | "discard" | "reveal";
        subject: OriginStoryCardsSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "suit" | "predict";
        subject: OriginStoryPowerSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "bury";
        subject: OriginStoryWhoSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "exchange";
        subject: OriginStoryExchangeSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "target";
        subject: OriginStoryTargetSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind: "turn";
        subject: OriginStoryTurnSubject;
        optional?: true;
      }
    | {
        seat: number;
        kind:
          "story" | "superhero" | "part" | "align" | "free_charge" | "after_card" | "react" | "swap_card" | "outcome";
        subject: OriginStoryNothing;
        optional?: true;
      }
  )[];
  outcome: {
    result: "won" | "lost";
    score: number;
    band: "won" | "shared" | "lost";
    figures: OriginStoryFigures;
    seats: OriginStorySeatFigures[];
    bands: {
      [k: string]: number;
    };
    points: {
      [k: string]: number;
    };
  } | null;
}
export interface OriginStoryCard {
  suit: "L" | "B" | "M" | "S";
  value: number;
  changed: boolean;
  card: string;
}
export interface OriginStoryHandCard {
  suit: "L" | "B" | "M" | "S";
  value: number;
  changed: boolean;
  card: string;
  revealed: boolean;
  playable: boolean;
  laid: OriginStoryLaid | null;
}
export interface OriginStoryLaid {
  suit: "L" | "B" | "M" | "S";
  value: number;
  changed: boolean;
  wins: boolean;
}
export interface OriginStoryPlayedCard {
  suit: "L" | "B" | "M" | "S";
  value: number;
  changed: boolean;
  card: string;
  by: "automaton" | "factoryon" | "you";
  owner: "automaton" | "factoryon" | "you";
  wins: boolean;
}
export interface OriginStoryPowerCard {
  power: string;
  spot: "mat" | "panel 1" | "panel 2" | "panel 3" | "panel 4" | "superhero";
  slots: OriginStorySlot[];
  named: ("L" | "B" | "M" | "S") | null;
  predicted: number | null;
  uses: number[];
}
export interface OriginStorySlot {
  cost: number;
  remove: boolean;
  is: "empty" | "charged" | "given" | "spent";
}
export interface OriginStoryStamina {
  owned: number;
  left: number;
  lent: number;
  spare: number;
}
export interface OriginStorySurrender {
  row: number;
  trick: number;
  points: number;
  after: number;
  pays_nothing: string[];
}
export interface OriginStoryVancard {
  vancard: string;
  line: string;
}
export interface OriginStoryChargeSubject {
  tokens: number;
}
export interface OriginStoryCardsSubject {
  cards: number;
}
export interface OriginStoryPowerSubject {
  power: string | null;
}
export interface OriginStoryWhoSubject {
  who: "automaton" | "factoryon";
}
export interface OriginStoryExchangeSubject {
  who: "automaton" | "factoryon";
  gets: string;
}
export interface OriginStoryTargetSubject {
  power: string | null;
  effect:
    | "val"
    | "setval"
    | "myval"
    | "allval"
    | "suit"
    | "mysuit"
    | "trump"
    | "nontrump"
    | "tie"
    | "low"
    | "free"
    | "bind_nolove"
    | "bind_lowest"
    | "draw"
    | "discard"
    | "redraw"
    | "reveal"
    | "choose"
    | "exch"
    | "bury"
    | "nodraw"
    | "vdraw"
    | "swapplayed"
    | "swapwith"
    | "give"
    | "takelead"
    | "cancel"
    | "rewind"
    | "vp"
    | "steal"
    | "villain"
    | "trickvp"
    | "villainpay"
    | "vbonus"
    | "predict"
    | "align"
    | "stam"
    | "stamround"
    | "freecharge";
}
export interface OriginStoryTurnSubject {
  led: ("L" | "B" | "M" | "S") | null;
}
export interface OriginStoryNothing {}
export interface OriginStoryFigures {
  vp_automaton: number;
  vp_factoryon: number;
  vp_you: number;
}
export interface OriginStorySeatFigures {
  vp: number;
}
/**
 * A part of the table: what it is, and a sentence for each thing in it.
 */
export interface SectionTold {
  heading: string;
  lines: string[];
}
/**
 * A sign or call that can be made now, and what it means; some point at a piece.
 */
export interface SignTold {
  sign: string;
  words: string;
  means: string;
  points: boolean;
}
/**
 * The table measures the lag of this line.
 */
export interface Ping {
  type: "ping";
  number: number;
}
/**
 * The answer to `why` where the action is possible.
 */
export interface Possible {
  type: "possible";
  id: string;
}
/**
 * What would follow, as far as this seat may know.
 */
export interface Previewed {
  type: "preview";
  id: string;
  complete: boolean;
  events: {
    [k: string]: unknown;
  }[];
  lines: string[];
  view: View | null;
  board: {
    [k: string]: unknown;
  } | null;
  labels: {
    [k: string]: string;
  };
}
/**
 * What was asked is not done, and why; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string;
  sentence: string;
  topic: string | null;
}
/**
 * Everything about a table; `log` is all of it, or what came after the last entry that the client has.
 */
export interface Table {
  type: "table";
  table: string;
  game: string;
  viewer: number | "spectator";
  host: boolean;
  language: string;
  version: number;
  after: number;
  options: string[][];
  in_short: string;
  agreed: {
    [k: string]: unknown;
  };
  practice: boolean;
  commitment: string;
  seats: SeatTold[];
  log: Entry[];
  now: Now;
  time: number;
}
