/** The turns of the opponents as steps: a line of the server each, and how the table was after it.
 *
 * The table between two views is made from events: what they name comes and goes.  Nothing is judged here; where the
 * last step is reached, the view of the server is shown again.
 */
import type { Entry } from "../../server/wire.ts";
import type { GameEvent } from "../../table/fold.ts";
import {
  isPreparing,
  isVancardian,
  printed,
  type Card,
  type HandCard,
  type PlayedCard,
  type Side,
  type Suit,
  type Vancardian,
  type View,
  type Who,
} from "./terms.ts";

export interface Step {
  /** Its own name: the entry it belongs to, and its place there. */
  name: string;
  /** Sentences of the server. */
  lines: readonly string[];
  /** Cards that came or went in numbers; they are drawn instead of being named one by one. */
  cards: readonly { card: string; goes: boolean }[];
  /** Whose step it is, where it is somebody's. */
  who: Who | null;
  events: readonly GameEvent[];
}

/** As much of the table as steps change. */
export interface Scene {
  rows: Record<Vancardian, Card[]>;
  plays: PlayedCard[];
  led: Suit | null;
  /** What cards count as that are told of before they are played. */
  suits: Readonly<Record<string, Suit>>;
  leader: Who;
  trick: number;
  tricks: Record<Who, number>;
  vp: Record<Who, number>;
  round: number;
  side: Side | null;
  hand: HandCard[];
  preparing: boolean;
  /** The last trick that was won: as soon as it is taken from the middle, its cards lie face down before the winner. */
  taken: Taken | null;
}

export interface Taken {
  by: Who;
  cards: readonly string[];
}

const COMES = ["row_dealt", "row_drew", "love_added", "love_moved", "dealt"];
const GOES = ["row_discarded", "left_over"];
const FOLLOWS = ["kept", "not_kept", "pushed_out"];

/** Does an event belong to the step that was begun by another: the same again, what a keyword does, what is kept? */
function goesOn(before: GameEvent | undefined, event: GameEvent, first: GameEvent | undefined): boolean {
  if (!before) return false;
  if (event.event === "turn_started") return true;
  if (before["who"] !== event["who"]) return false;
  if (before.event === event.event) return true;
  if (first?.event === "keyword") return [...COMES, ...GOES].includes(event.event);
  return FOLLOWS.includes(before.event) && FOLLOWS.includes(event.event);
}

interface Heard {
  event: GameEvent;
  line: string;
}

/** Many cards at once are drawn; everything else is said. */
function stepOf(heard: readonly Heard[], name: string): Step {
  const events = heard.map(({ event }) => event);
  const drawn = heard.filter(({ event }) => [...COMES, ...GOES].includes(event.event));
  const many = drawn.length > 1 ? new Set(drawn) : new Set<Heard>();
  const said = heard.filter((each) => !many.has(each) && each.event.event !== "turn_started");
  return {
    name,
    lines: [...new Set(said.map(({ line }) => line).filter(Boolean))],
    cards: [...many].map(({ event }) => ({ card: String(event["card"]), goes: GOES.includes(event.event) })),
    who: whoseStep(events),
    events,
  };
}

function whoseStep(events: readonly GameEvent[]): Who | null {
  for (const each of events) if (each["who"]) return each["who"] as Who;
  return null;
}

function eventsIn(entry: Entry | undefined): GameEvent[] {
  return (entry?.played?.["events"] as GameEvent[] | undefined) ?? [];
}

/** An entry as steps: events that belong together, with their sentences; without those, the entry is one step. */
function stepsIn(entry: Entry): Step[] {
  const events = eventsIn(entry);
  const { told } = entry;
  if (told?.length !== events.length)
    return entry.lines.length
      ? [{ name: String(entry.version), lines: entry.lines, cards: [], who: null, events }]
      : [];
  const steps: Heard[][] = [];
  events.forEach((event, place) => {
    const open = steps.at(-1);
    const heard = { event, line: told[place] ?? "" };
    if (open && goesOn(open.at(-1)?.event, event, open[0]?.event)) open.push(heard);
    else steps.push([heard]);
  });
  return steps
    .map((step, place) => stepOf(step, `${entry.version}.${place}`))
    .filter(({ lines, cards }) => lines.length || cards.length);
}

export function stepsOf(entries: readonly Entry[]): Step[] {
  return entries.flatMap(stepsIn);
}

const begins = (event: GameEvent): boolean => event.event === "trick_started" || event.event === "round_started";

/** What was played and not taken back. */
export function playedIn(log: readonly Entry[]): Entry[] {
  const played: Entry[] = [];
  for (const each of log) {
    if (each.kind === "took_back") played.pop();
    else if (each.played) played.push(each);
  }
  return played;
}

/** The steps since the trick began, or the round before its first trick; at least those that are `fresh`. */
export function sinceTheTrick(told: readonly Entry[], fresh: readonly Entry[]): { steps: Step[]; from: number } {
  const news = new Set(fresh.map((each) => each.version));
  let first = told.length - 1;
  while (first > 0 && (news.has(told[first]?.version ?? 0) || !hasBeginning(told[first]))) first -= 1;
  const old = stepsOf(told.slice(first).filter((each) => !news.has(each.version)));
  const kept = old.slice(
    Math.max(
      0,
      old.findLastIndex(({ events }) => events.some(begins)),
    ),
  );
  return { steps: [...kept, ...stepsOf(fresh)], from: kept.length };
}

/** Where the trick begins that a step belongs to, and where the next one does: what is told may end one before. */
export function trickAround(steps: readonly Step[], at: number): { from: number; to: number } {
  const beginning = ({ events }: Step) => events.some(begins);
  const from = Math.max(0, steps.slice(0, at + 1).findLastIndex(beginning));
  const next = steps.slice(at + 1).findIndex(beginning);
  return { from, to: next < 0 ? steps.length : at + 1 + next };
}

function hasBeginning(entry: Entry | undefined): boolean {
  return eventsIn(entry).some(begins);
}

export function sceneOf(view: View): Scene {
  const { rows, plays, led, leader, trick, tricks, vp, round, side, hand } = view;
  const preparing = isPreparing(view);
  return { rows, plays, led, suits: {}, leader, trick, tricks, vp, round, side, hand, preparing, taken: null };
}

/** The cards of the last trick that lie before somebody. */
export function pileOf({ taken, plays }: Pick<Scene, "taken" | "plays">, who: Who): readonly string[] {
  if (taken?.by !== who) return [];
  return taken.cards.filter((card) => !plays.some((each) => each.card === card));
}

/** What a card counts that an event names: as a view has it, else as printed. */
export type Known = ReadonlyMap<string, Card>;

export function knownOf(...views: View[]): Known {
  return new Map(
    views.flatMap(({ rows }) => [...rows.automaton, ...rows.factoryon].map((each) => [each.card, each] as const)),
  );
}

function asCard(card: string, known: Known): Card {
  return known.get(card) ?? { card, ...printed(card), changed: false };
}

function withRow(scene: Scene, who: unknown, change: (row: Card[]) => Card[]): Scene {
  if (!isVancardian(who)) return scene;
  return { ...scene, rows: { ...scene.rows, [who]: change(scene.rows[who]) } };
}

function without<Held extends Card>(row: readonly Held[], card: string): Held[] {
  return row.filter((each) => each.card !== card);
}

/** A card leaves a row, or your hand. */
function leaving(scene: Scene, who: unknown, card: string): Scene {
  if (who === "you") return { ...scene, hand: without(scene.hand, card) };
  return withRow(scene, who, (row) => without(row, card));
}

function withPlays(scene: Scene, change: (play: PlayedCard) => PlayedCard): Scene {
  return { ...scene, plays: scene.plays.map(change) };
}

function withPlayed(scene: Scene, event: GameEvent): Scene {
  const [card, by, value] = [String(event["card"]), event["who"] as Who, Number(event["value"])];
  const plain = printed(card);
  const suit = scene.suits[card] ?? plain.suit;
  const changed = value !== plain.value || suit !== plain.suit;
  const play: PlayedCard = { card, by, owner: by, suit, value, changed, wins: false };
  const after = leaving(scene, by, card);
  return { ...after, plays: [...after.plays, play], led: after.led ?? suit };
}

/** A card counts as a suit: it lies there already, or is about to be played. */
function withSuit(scene: Scene, card: string, suit: Suit): Scene {
  const told = { ...scene, suits: { ...scene.suits, [card]: suit } };
  return withPlays(told, (each) => (each.card === card ? { ...each, suit, changed: true } : each));
}

/** The table after an event. */
export function after(scene: Scene, event: GameEvent, known: Known): Scene {
  const [card, who] = [String(event["card"]), event["who"]];
  switch (event.event) {
    case "row_dealt":
    case "row_drew":
    case "follow_drew":
      return withRow({ ...scene, preparing: false }, who, (row) => [...row, asCard(card, known)]);
    case "row_discarded":
    case "not_kept":
    case "pushed_out":
    case "left_over":
      return leaving(scene, who, card);
    case "you_discarded":
      return leaving(scene, "you", card);
    case "love_added":
    case "love_moved":
      return withRow(scene, who, (row) => [asCard(card, known), ...without(row, card)]);
    case "buried":
      return withRow(scene, who, (row) => [...without(row, card), asCard(card, known)]);
    case "exchanged":
      return withRow(scene, who, (row) => [
        asCard(String(event["given"]), known),
        ...without(row, String(event["taken"])),
      ]);
    case "to_beat":
      return withPlays(scene, (each) => ({ ...each, wins: each.card === card }));
    case "played":
      return withPlayed(scene, event);
    case "value_changed":
      return withPlays(scene, (each) =>
        each.card === card ? { ...each, value: Number(event["value"]), changed: true } : each,
      );
    case "counts_as":
      return withSuit(scene, card, event["suit"] as Suit);
    case "card_swapped":
      return withPlays(scene, (each) =>
        each.card === event["taken"] ? { ...each, card, ...printed(card), value: Number(event["value"]) } : each,
      );
    default:
      return afterTurning(scene, event);
  }
}

function afterTurning(scene: Scene, event: GameEvent): Scene {
  const who = event["who"] as Who;
  switch (event.event) {
    case "round_started":
      return {
        ...scene,
        rows: { automaton: [], factoryon: [] },
        plays: [],
        led: null,
        round: Number(event["round"]),
        side: null,
        trick: 0,
        tricks: { automaton: 0, factoryon: 0, you: 0 },
        preparing: true,
        taken: null,
      };
    case "aligned":
      // That was the last of what is prepared: from here on the felt is that of the tricks.
      return { ...scene, side: event["side"] as Side, preparing: false };
    case "trick_started":
      return {
        ...scene,
        plays: [],
        led: null,
        suits: {},
        trick: Number(event["trick"]),
        leader: event["leader"] as Who,
      };
    case "trick_rewound":
    case "round_ended":
      return { ...scene, plays: [], led: null, suits: {} };
    case "trick_won":
      return withPlays(
        {
          ...scene,
          tricks: { ...scene.tricks, [who]: scene.tricks[who] + 1 },
          taken: { by: who, cards: scene.plays.map(({ card }) => card) },
        },
        (each) => ({ ...each, wins: each.owner === who }),
      );
    case "scored":
      return { ...scene, vp: { ...scene.vp, [who]: Number(event["total"]) } };
    default:
      return scene;
  }
}

/** The table after each of some steps. */
export function scenesOf(before: View, steps: readonly Step[], now: View): Scene[] {
  const known = knownOf(before, now);
  let scene = sceneOf(before);
  return steps.map(({ events }) => (scene = events.reduce((so, event) => after(so, event, known), scene)));
}

/** A line in pieces: text, and the cards it names, so that they can be drawn. */
export type Piece = { text: string } | { card: string; suit: Suit; value: string };

export function piecesOf(line: string, letters: Readonly<Record<string, Suit>>): Piece[] {
  const known = Object.keys(letters).join("");
  if (!known) return [{ text: line }];
  const cards = new RegExp(`(?<![\\p{L}\\p{N}.])([0-9]+½?|½)([${known}])(?![\\p{L}\\p{N}])`, "gu");
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(cards)) {
    const [whole, value = "", letter = ""] = match;
    const suit = letters[letter];
    if (!suit) continue;
    if (match.index > from) pieces.push({ text: line.slice(from, match.index) });
    pieces.push({ card: whole, suit, value });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}
