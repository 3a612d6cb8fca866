/** How the crew may talk, as it is to be told. */
import type { AssemblyView, Entry } from "../../server/wire.ts";
import type { Viewer } from "../../table/desk.ts";
import { eventsOf } from "../../table/fold.ts";

export type ChannelState = "open" | "signs" | "ended" | "asked" | "declared" | "watching";

/** Open, signs only; or closed, and by what: a word or sign that ended it, the question, the declaration. */
export function channelState(view: AssemblyView, mayTalk: boolean, maySign: boolean): ChannelState {
  if (mayTalk) return "open";
  if (maySign) return "signs";
  if (view.viewer === "spectator") return "watching";
  if (view.talk.channel !== "closed") return "ended";
  return view.asked ? "asked" : "declared";
}

export const isTalk = ({ said, sign }: Entry): boolean => said !== undefined || sign !== undefined;

/** What was said and signed since this turn began. */
export function saidThisTurn(log: readonly Entry[]): Entry[] {
  const began = log.findLastIndex((entry) => eventsOf([entry]).some(({ event }) => event === "turn_started"));
  return log.slice(began + 1).filter(isTalk);
}

/** A bay that somebody else points at, and how that is told. */
export interface Pointed {
  bay: number;
  words: string;
}

/** The last one in this turn. */
export function pointedAt(log: readonly Entry[], viewer: Viewer): Pointed | null {
  const entry = saidThisTurn(log).findLast(({ seat, piece }) => seat !== viewer && typeof piece === "string");
  return entry ? { bay: Number(entry.piece), words: entry.lines.join(" ") } : null;
}

/** How much others have said and signed since a version of the table. */
export function saidSince(log: readonly Entry[], version: number, viewer: Viewer): number {
  return log.filter((entry) => isTalk(entry) && entry.version > version && entry.seat !== viewer).length;
}
