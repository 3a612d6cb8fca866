/** A form for options: what a person has chosen, beside what the server says of it. */
import type { LegendAbout, NounAbout, OptionAbout, SeatAsked, ValueAbout } from "../../server/api.ts";

export type Given = Readonly<Record<string, unknown>>;

/** Is there anything to choose? */
export function isOpen(option: OptionAbout): boolean {
  return option.by === "cards" || option.values.length > 1;
}

/** Is this value chosen, where each can be: for a seat, among several, or alone? */
export function isChosen(option: OptionAbout, { value, seat }: ValueAbout): boolean {
  if (!Array.isArray(option.chosen)) return same(option.chosen, value);
  return typeof seat === "number" ? option.chosen[seat] === value : option.chosen.includes(value);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** What is chosen for an option: by the person, whether the server has answered that or not, else by the server. */
export function chosenFor({ name, chosen }: OptionAbout, given: Given): unknown {
  return name in given ? given[name] : chosen;
}

/** What an option is after a value of it was taken; of several it is put in or taken out. */
export function taken(option: OptionAbout, { value, seat }: ValueAbout, given: Given): unknown {
  const before = chosenFor(option, given);
  if (!Array.isArray(before)) return value;
  const chosen: unknown[] = before;
  if (typeof seat === "number") return chosen.map((each, place) => (place === seat ? value : each));
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

/** The values of each seat, where each has its own; else all of them. */
export function bySeat(option: OptionAbout): { seat: number | null; values: ValueAbout[] }[] {
  const seats = [...new Set(option.values.map(({ seat }) => seat ?? null))];
  return seats.map((seat) => ({ seat, values: option.values.filter((each) => (each.seat ?? null) === seat) }));
}

/** Has each seat a value of its own? */
export function isBySeat(option: OptionAbout): boolean {
  return option.values.some(({ seat }) => typeof seat === "number");
}

/** Are the words of the values mostly so short that several stand side by side? */
export function isShort(option: OptionAbout): boolean {
  const letters = option.values.reduce((sum, { words }) => sum + words.length, 0);
  return letters < 20 * option.values.length;
}

/** The least and the most that can be typed for a number. */
export function rangeOf(option: OptionAbout): { least: number; most: number } {
  const possible = option.values.filter(({ possible }) => possible).map(({ value }) => value);
  const numbers = possible.filter((value): value is number => typeof value === "number");
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** A value by its name and what it means, as the legend of the game has it, or else as the form says. */
export function explained(
  legend: LegendAbout | null,
  option: OptionAbout,
  { value, words, name, meaning }: ValueAbout,
) {
  const noun = legend?.groups[option.name]?.[String(value)];
  if (noun?.text) return { name: noun.name, meaning: noun.text };
  return { name: name ?? words, meaning: meaning ?? "" };
}

/** What the chosen value brings with it: the pieces that are called by it and a number. */
export function brought(legend: LegendAbout | null, option: OptionAbout): NounAbout[] {
  const pieces = Object.entries(legend?.groups[option.name] ?? {});
  const isOf = (id: string) =>
    id.startsWith(String(option.chosen)) && /^\d+$/.test(id.slice(String(option.chosen).length));
  return pieces.filter(([id]) => isOf(id)).map(([, noun]) => noun);
}

export type Sitter = { kind: "person" | "bot" | "link"; name: string; bot: string };

/** Who is asked to sit where. */
export function seatsAsked(sitters: readonly Sitter[]): SeatAsked[] {
  return sitters.map(({ kind, name, bot }) => {
    if (kind === "bot") return { bot };
    return kind === "person" && name.trim() ? { name: name.trim() } : {};
  });
}

/** Cards of one's own as data, from the text of a file: TOML, or JSON. */
export async function cardsOf(text: string): Promise<unknown> {
  if (text.trimStart().startsWith("{")) return JSON.parse(text);
  const { parse } = await import("smol-toml");
  return parse(text);
}

/** The line of a file at which reading it as TOML failed; 0 where that is not known. */
export function lineOf(problem: unknown): number {
  const line = problem instanceof Error && "line" in problem ? problem.line : 0;
  return typeof line === "number" ? line : 0;
}
