/** What may be done on the board of FUSE, found among the choices that the server offers. */
import type { Choice, Entry, FuseView } from "../../server/wire.ts";
import { eventsOf, type GameEvent } from "../../table/fold.ts";

/** The choices of a kind, whose arguments are these. */
export function choicesOf(choices: readonly Choice[], kind: string, wanted: Record<string, unknown> = {}): Choice[] {
  return choices.filter(
    (choice) =>
      choice.kind === kind && Object.entries(wanted).every(([name, value]) => choice.arguments[name] === value),
  );
}

export function choiceOf(
  choices: readonly Choice[],
  kind: string,
  wanted?: Record<string, unknown>,
): Choice | undefined {
  return choicesOf(choices, kind, wanted)[0];
}

/** The die that this person has before them: held, asked for, or looked at where dice are not held. */
export interface Active {
  place: number;
  die: string;
  how: "held" | "asked" | "chosen";
}

export interface Hand {
  view: FuseView;
  choices: readonly Choice[];
  pending: ReadonlySet<string>;
  seat: number | null;
  /** The place of the tray that was tapped last. */
  chosen: number | null;
}

/** Of equal dice the one that was tapped, else the first that is free. */
function placeOf(view: FuseView, die: string, chosen: number | null): number {
  const is = (place: number) => view.tray[place]?.die === die && view.tray[place]?.is === "free";
  if (chosen !== null && is(chosen)) return chosen;
  return view.tray.findIndex((_, place) => is(place));
}

export function activeDie({ view, choices, pending, seat, chosen }: Hand): Active | null {
  const held = view.tray.findIndex((each) => each.is === "held" && each.seat === seat && seat !== null);
  if (held >= 0) return { place: held, die: view.tray[held]?.die ?? "", how: "held" };
  const asked = choices.find((choice) => choice.kind === "claim" && pending.has(choice.action));
  if (asked) {
    const die = String(asked.arguments["die"]);
    return { place: placeOf(view, die, chosen), die, how: "asked" };
  }
  const die = chosen === null ? undefined : view.tray[chosen];
  if (chosen === null || die?.is !== "free" || choiceOf(choices, "claim", { die: die.die })) return null;
  const useful = choices.some((choice) => choice.arguments["die"] === die.die);
  return useful ? { place: chosen, die: die.die, how: "chosen" } : null;
}

/** A slot that can be tapped now, with the digit that does the same. */
export interface Open {
  choice: Choice;
  key: number;
}

/** By slot, as `B13.2`: where the die goes, or which dice can be lost. */
export function openSlots(choices: readonly Choice[], die: string | null): Map<string, Open> {
  const places = die === null ? choicesOf(choices, "lose") : choicesOf(choices, "place", { die });
  return new Map(places.map((choice, index) => [slotOf(choice), { choice, key: index + 1 }]));
}

export function slotOf(choice: Choice): string {
  return `${String(choice.arguments["card"])}.${String(choice.arguments["slot"])}`;
}

/** A die on its way to a slot, and the place of the tray where it comes from. */
export interface Coming {
  die: string;
  place: number;
}

/** Dice on their way: by slot, what was sent and not answered yet. */
export function onTheWay({ view, choices, pending, seat, chosen }: Hand): Map<string, Coming> {
  const sent = choices.filter((choice) => choice.kind === "place" && pending.has(choice.action));
  return new Map(
    sent.map((choice) => {
      const die = String(choice.arguments["die"]);
      const held = view.tray.findIndex((each) => each.is === "held" && each.seat === seat && each.die === die);
      return [slotOf(choice), { die, place: held >= 0 ? held : placeOf(view, die, chosen) }];
    }),
  );
}

/** What a tap on a free die does: it is taken, or looked at where dice are not held. */
export function takingOf(choices: readonly Choice[], die: string): Choice | "look" | null {
  const claim = choiceOf(choices, "claim", { die });
  if (claim) return claim;
  return choices.some((choice) => choice.arguments["die"] === die) ? "look" : null;
}

/** Could a seat use a die of the tray, as far as the table tells it? */
export function fits(view: FuseView, seat: number, place: number): boolean {
  return Object.keys(view.fits?.[seat]?.[place] ?? {}).length > 0;
}

/** The seats that could use each die of the tray; null where the table gives no such help. */
export function usersOf(view: FuseView, place: number): number[] | null {
  return view.fits && [...view.fits.keys()].filter((seat) => fits(view, seat, place));
}

/** The one free die that a seat could use, where it has dice to take and no other would do. */
export function onlyDie(view: FuseView, seat: number): string | null {
  if (!view.fits || !view.owed[seat]) return null;
  const usable = view.tray.filter((each, place) => each.is === "free" && fits(view, seat, place));
  return new Set(usable.map((each) => each.die)).size === 1 ? (usable[0]?.die ?? null) : null;
}

/** Why dice are lost: the words of the log, who burnt the die and what it showed before. */
export interface Cause {
  lines: string[];
  seat: number | null;
  before: string | null;
}

interface Happened extends GameEvent {
  seat?: number;
  die?: string;
}

export function causeOf(log: readonly Entry[], cause: "penalty" | "sabotage", shown: string): Cause {
  let seat: number | null = null;
  let lines: string[] | null = null;
  for (const entry of [...log].reverse()) {
    for (const event of (eventsOf([entry]) as Happened[]).reverse()) {
      if (lines === null && event.event === cause) {
        [lines, seat] = [entry.lines, event.seat ?? null];
        if (cause === "sabotage") return { lines, seat, before: null };
      } else if (lines !== null && event.event === "burnt" && event.seat === seat && event.die?.[0] === shown[0])
        return { lines, seat, before: event.die ?? null };
      else if (lines !== null && event.event === "turn_started") return { lines, seat, before: null };
    }
  }
  return { lines: lines ?? [], seat, before: null };
}

/** How many of the last entries a call is to be seen for. */
const HEARD = 12;

/** The sign by which a seat called last, as far as it is fresh. */
export function callOf(log: readonly Entry[], seat: number | null): string | undefined {
  return log.slice(-HEARD).findLast((entry) => entry.kind === "signed" && entry.seat === seat)?.sign;
}

/** Who has given a seat the die that it holds; null where it took the die itself, or holds none. */
export function giverOf(log: readonly Entry[], view: FuseView, seat: number | null): number | null {
  if (seat === null || !view.tray.some((each) => each.is === "held" && each.seat === seat)) return null;
  const came = (eventsOf(log) as (Happened & { to?: number })[]).findLast(
    (each) => (each.event === "given" && each.to === seat) || (each.event === "claimed" && each.seat === seat),
  );
  return came?.event === "given" ? (came.seat ?? null) : null;
}

/** What each seat called or said last, as far as it is fresh; `words` are those of a sign, and of the die it points at. */
export function callsOf(
  log: readonly Entry[],
  words: (sign: string, die: string | null) => string | undefined,
): Map<number, string> {
  const calls = new Map<number, string>();
  for (const entry of log.slice(-HEARD)) {
    if (typeof entry.seat !== "number") continue;
    if (entry.kind === "said" && entry.said) calls.set(entry.seat, entry.said);
    if (entry.kind === "signed" && entry.sign)
      calls.set(entry.seat, words(entry.sign, entry.piece ?? null) ?? entry.lines[0] ?? entry.sign);
  }
  return calls;
}
