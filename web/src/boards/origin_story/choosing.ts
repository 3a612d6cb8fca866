/** Which choice belongs to which piece, and which have no piece of their own. */
import type { Choice } from "../../server/wire.ts";

/** The choice about a playing card, in the hand or in a row. */
export function ofCard(choices: readonly Choice[], card: string): Choice | undefined {
  return choices.find((each) => each.arguments["card"] === card);
}

/** The choice of a kind about a card with abilities, and of one of its slots where slots are told apart. */
export function ofPower(choices: readonly Choice[], kind: string, power: string, slot?: number): Choice | undefined {
  return choices.find(
    (each) =>
      each.kind === kind &&
      each.arguments["power"] === power &&
      (slot === undefined || each.arguments["slot"] === slot),
  );
}

export function ofKind(choices: readonly Choice[], ...kinds: string[]): Choice[] {
  return choices.filter((each) => kinds.includes(each.kind));
}

/** How a kind of choice is given: by a piece of the board, by a large plate, or by a button with its words. */
const PIECES = ["play", "lay", "redraw", "discard", "reveal", "give", "bury", "keep", "charge", "hero", "villain"];
const PLATES = ["name", "predict", "part", "freely", "target"];

export const onPieces = (choices: readonly Choice[]): Choice[] => ofKind(choices, ...PIECES);
export const onPlates = (choices: readonly Choice[]): Choice[] => ofKind(choices, ...PLATES);

/** All that has neither piece nor plate, and is no surrender: leaving a question, abilities to be used. */
export function onButtons(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ kind }) => kind !== "surrender" && !PIECES.includes(kind) && !PLATES.includes(kind));
}

/** What ends the question. */
export const ENDS = ["done", "pass", "decline"];

/** What the amber button and Enter stand for: what is chosen; where nothing has to be chosen, to leave it at that. */
export function mainOf(choices: readonly Choice[], chosen: Choice | null): Choice | null {
  if (chosen) return chosen;
  const first = onPieces(choices)[0] ?? onPlates(choices)[0];
  return !first || first.kind === "charge" ? (ofKind(choices, ...ENDS)[0] ?? null) : null;
}

/** The choice that a digit means, by the order in which pieces lie; ten is written 0, a prediction is its number. */
export function ofDigit(
  choices: readonly Choice[],
  digit: number,
  hand: readonly string[],
): Choice | "not here" | undefined {
  const predicted = choices.find((each) => each.kind === "predict" && each.arguments["tricks"] === digit);
  if (predicted) return predicted;
  const place = digit === 0 ? 9 : digit - 1;
  const cards = choices.filter((each) => each.arguments["card"] !== undefined);
  if (cards.some((each) => hand.includes(String(each.arguments["card"])))) {
    const card = hand[place];
    return card === undefined ? undefined : (ofCard(choices, card) ?? "not here");
  }
  const rest = [...onPieces(choices), ...onPlates(choices), ...ofKind(choices, "use", "use_as")];
  return rest[place];
}
