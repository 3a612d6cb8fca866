/** The relations between the slots of a bomb, and the signs that stand for them. */

export interface Relation {
  kind: string;
  /** Slots from 0; of a balance those of its left side. */
  slots: number[];
  right: number[];
  number: number | null;
}

/** A part of a sign: a symbol of the sprite, letters, or a chevron that points (in degrees, 0: to the right). */
export type Part = { glyph: string } | { text: string } | { points: number };

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const fromZero = (slots: number[]): number[] => slots.map((slot) => slot - 1);

/** A relation as cards write it, such as `sum 1 2 = 8`. */
export function relationOf(text: string): Relation {
  const [kind = ""] = text.split(" ", 1);
  const [left = "", right = ""] = text.slice(kind.length).split("=");
  const balanced = kind === "balance";
  return {
    kind,
    slots: fromZero(numbers(left)),
    right: balanced ? fromZero(numbers(right)) : [],
    number: balanced ? null : (numbers(right)[0] ?? null),
  };
}

/** Every slot that a relation names. */
export function named({ slots, right }: Relation): number[] {
  return [...slots, ...right];
}

const HUE = { glyph: "r-hue" };
const NUMBER = { glyph: "r-num" };
const SAME = { glyph: "r-eq" };
const DIFFERENT = { glyph: "r-ne" };

const SIGNS: Record<string, Part[]> = {
  same_value: [SAME, NUMBER],
  same_colour: [SAME, HUE],
  same_both: [SAME, HUE, NUMBER],
  same_either: [SAME, HUE, { text: "/" }, NUMBER],
  diff_colour: [DIFFERENT, HUE],
  diff_value: [DIFFERENT, NUMBER],
};

const plus = (slots: number[]): string => slots.map((slot) => slot + 1).join("+");

/** Where slots lie along a line, to see which way values rise. */
export type Along = (slot: number) => number;

/** The sign of a relation; `smaller` is the direction, in degrees, in which `along` gets smaller. */
export function signOf(relation: Relation, along: Along, smaller: number): Part[] {
  const { kind, slots, right, number } = relation;
  if (kind === "sum") return [{ text: `Σ${number}` }];
  if (kind === "gap") return [{ text: `±${number}` }];
  if (kind === "balance") return [{ text: `${plus(slots)}=${plus(right)}` }];
  if (kind === "rise") return rise(slots, along, smaller);
  return SIGNS[kind] ?? [{ text: kind }];
}

/** A chevron opens towards what is higher, as `<` does; slots in no order along the line are told by their numbers. */
function rise(slots: number[], along: Along, smaller: number): Part[] {
  const places = slots.map(along);
  const steps = places.slice(1).map((place, before) => place - (places[before] ?? 0));
  if (steps.every((step) => step > 0)) return [{ points: smaller }];
  if (steps.every((step) => step < 0)) return [{ points: (smaller + 180) % 360 }];
  return [{ text: slots.map((slot) => slot + 1).join("<") }];
}
