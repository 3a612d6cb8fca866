/** What the pieces of Origin Story are called in views, and how they are drawn. */
import type {
  OriginStoryCard,
  OriginStoryHandCard,
  OriginStoryPlayedCard,
  OriginStoryPowerCard,
  OriginStoryView,
} from "../../server/wire.ts";

export type View = OriginStoryView;
export type Card = OriginStoryCard;
export type HandCard = OriginStoryHandCard;
export type PlayedCard = OriginStoryPlayedCard;
export type PowerCard = OriginStoryPowerCard;
export type Suit = Card["suit"];
export type Who = View["leader"];
export type Vancardian = keyof View["rows"];
export type Side = "hero" | "villain";

/** In the order of play, which is also the order from top to bottom. */
export const WHO: readonly Who[] = ["automaton", "factoryon", "you"];
export const VANCARDIANS: readonly Vancardian[] = ["automaton", "factoryon"];
export const SUITS: readonly Suit[] = ["L", "B", "M", "S"];
export const ROUNDS = 5;
export const TRICKS = 8;

export const SUIT_GLYPHS: Record<Suit, string> = { L: "s-love", B: "s-brains", M: "s-strength", S: "s-speed" };
export const WHO_GLYPHS: Record<Who, string> = { automaton: "i-automaton", factoryon: "i-factoryon", you: "i-you" };

export const isVancardian = (who: unknown): who is Vancardian => who === "automaton" || who === "factoryon";

/** What is printed on a playing card, by its name: `13M`, `4.5L`, and `4.5L2` for the second of two. */
export function printed(card: string): { value: number; suit: Suit } {
  const [, value = "0", suit = "L"] = /^([0-9.]+)([LBMS])/.exec(card) ?? [];
  return { value: Number(value), suit: suit as Suit };
}

/** A value as it stands on a card: halves are written as such. */
export function figure(value: number): string {
  const size = Math.abs(value);
  const whole = Math.trunc(size);
  return `${value < 0 ? "−" : ""}${whole || size === 0 ? whole : ""}${size === whole ? "" : "½"}`;
}

/** Cards with abilities that lie before you: mat, stories, superhero. */
export function powersOf(view: View): PowerCard[] {
  return [view.mat, ...view.stories, view.superhero].filter((each) => each !== null);
}

/** What a token is called while it is dragged. */
export const TOKEN = "application/x-tablemate-token";

/** The tokens of a slot as pieces that move. */
export function tokensOf(power: string, slot: number, cost: number): string[] {
  return Array.from({ length: cost }, (_, token) => `token ${power} ${slot} ${token}`);
}

/** Nobody but you has cards: the round is being prepared. */
export function isPreparing(view: View): boolean {
  return !view.outcome && !view.plays.length && VANCARDIANS.every((who) => !view.rows[who].length);
}

/** Who plays in this trick, from the leader on. */
export function inOrder(leader: Who): Who[] {
  const first = WHO.indexOf(leader);
  return [...WHO.slice(first), ...WHO.slice(0, first)];
}
