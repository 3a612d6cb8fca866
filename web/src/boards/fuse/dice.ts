/** Dice by what they show, as views name them: a letter and a value. */

export const LETTERS = ["R", "B", "G", "Y", "K"] as const;
export type Letter = (typeof LETTERS)[number];

/** The colours of the bag, in the order of their letters. */
export const COLOURS = ["red", "blue", "green", "yellow", "black"] as const;

export interface Shows {
  colour: Lowercase<Letter>;
  value: number;
}

export function shows(die: string): Shows {
  return { colour: die.charAt(0).toLowerCase() as Lowercase<Letter>, value: Number(die.charAt(1)) };
}

/** What one half of a slot asks for; null: nothing. */
export interface Asks {
  colour: Lowercase<Letter> | null;
  value: string | null;
}

export type Printed =
  { kind: "blank" } | { kind: "any" } | { kind: "asks"; one: Asks } | { kind: "either"; one: Asks; other: Asks };

function asks(text: string): Asks {
  const letter = /^[RBGYK]/.exec(text)?.[0];
  const value = /[1-6]$/.exec(text)?.[0];
  return { colour: letter ? (letter.toLowerCase() as Lowercase<Letter>) : null, value: value ?? null };
}

/** What is printed in a slot of a card. */
export function printedOf(slot: string): Printed {
  if (slot === "_") return { kind: "blank" };
  if (slot === "?") return { kind: "any" };
  const [one = "", other] = slot.split("/");
  return other === undefined
    ? { kind: "asks", one: asks(one) }
    : { kind: "either", one: asks(one), other: asks(other) };
}
