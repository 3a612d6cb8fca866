/** What a person has put together so far, out of the choices that the server gave. */
import type { Choice } from "../../server/wire.ts";

/** A declaration in the making. */
export interface Draft {
  payment: string | null;
  command: string | null;
  role: boolean;
  distance: number | null;
}

export const NOTHING: Draft = { payment: null, command: null, role: false, distance: null };

const declares = (choices: readonly Choice[]): Choice[] => choices.filter(({ kind }) => kind === "declare");
const unique = (words: unknown[]): string[] => [...new Set(words.map(String))];

/** With what a command can be paid. */
export function payments(choices: readonly Choice[]): string[] {
  return unique(declares(choices).map((choice) => choice.arguments["payment"]));
}

/** What a payment can do. */
export function commands(choices: readonly Choice[], payment: string | null): string[] {
  const paid = declares(choices).filter((choice) => choice.arguments["payment"] === payment);
  return unique(paid.map((choice) => choice.arguments["command"]));
}

/** The role that can be used with what is chosen. */
export function roleFor(choices: readonly Choice[], { payment, command }: Draft): string | null {
  const used = declares(choices).find(
    (choice) =>
      choice.arguments["payment"] === payment &&
      (command === null || choice.arguments["command"] === command) &&
      choice.arguments["role"] !== null,
  );
  return used ? String(used.arguments["role"]) : null;
}

/** The choice that a draft is, as soon as it is one. */
export function declared(choices: readonly Choice[], draft: Draft): Choice | null {
  const { payment, command, role } = draft;
  const fits = declares(choices).filter(
    (choice) => choice.arguments["payment"] === payment && choice.arguments["command"] === command,
  );
  return fits.find((choice) => (choice.arguments["role"] !== null) === role) ?? null;
}

/** How far it can go, where that is said in one sentence with it. */
export function distances(choices: readonly Choice[], draft: Draft): number[] {
  return (declared(choices, draft)?.in_full ?? []).map((whole) => Number(whole.arguments["distance"]));
}

/** A draft as it is said: the choice, or the whole sentence that begins with it. */
export function sentence(choices: readonly Choice[], draft: Draft): string | null {
  const choice = declared(choices, draft);
  if (!choice?.in_full) return choice?.action ?? null;
  return choice.in_full.find((whole) => whole.arguments["distance"] === draft.distance)?.action ?? null;
}

/** Begin with a payment; what can only be one thing is that thing, and what the partner agreed to comes first. */
export function paidWith(choices: readonly Choice[], payment: string, agreed: string | null): Draft {
  const can = commands(choices, payment);
  const only = can.length === 1 ? (can[0] ?? null) : null;
  const command = only ?? (agreed !== null && can.includes(agreed) ? agreed : null);
  return { ...NOTHING, payment, command };
}

/** Another command for the same payment; a role that it cannot use is not used. */
export function commanded(choices: readonly Choice[], draft: Draft, command: string): Draft {
  const next = { ...draft, command };
  return declared(choices, next) ? next : { ...next, role: false };
}

/** The draft behind a sentence, as a preview names it. */
export function readDraft(choices: readonly Choice[], said: string): Draft | null {
  const sentences = declares(choices).flatMap((choice) => [choice, ...(choice.in_full ?? [])]);
  const meant = sentences.find(({ action }) => action === said)?.arguments;
  if (!meant) return null;
  return {
    payment: String(meant["payment"]),
    command: String(meant["command"]),
    role: meant["role"] !== null,
    distance: typeof meant["distance"] === "number" ? meant["distance"] : null,
  };
}

/** The choices about a bay: by its number, those that name it. */
export function byBay(choices: readonly Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const bay = choice.arguments["bay"];
    if (typeof bay === "number") found.set(bay, [...(found.get(bay) ?? []), choice]);
  }
  return found;
}

/** The choice that names a card of the hand, where cards themselves are asked for. */
export function byCard(choices: readonly Choice[], card: string): Choice | null {
  return choices.find((choice) => choice.arguments["card"] === card) ?? null;
}

/** Could another figure follow those that were typed, in the number of a bay that can be meant? */
export function awaitsMore(figures: string, bays: readonly number[]): boolean {
  return bays.some((each) => String(each) !== figures && String(each).startsWith(figures));
}
