import type { Entry } from "../server/wire.ts";
import type { Viewer } from "../table/desk.ts";
import { eventsOf, type GameEvent } from "../table/fold.ts";
import { t } from "../words/words.svelte.ts";

/** At which times of the clock its time is spoken, in milliseconds left. */
const MARKS = [300_000, 120_000, 60_000, 30_000, 10_000];

/** Those that are still to come while so much is left. */
export function marksToCome(left: number): number[] {
  return MARKS.filter((mark) => mark < left);
}

/** Milliseconds that are left, in words. */
export function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1_000));
  return t("clock-left", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Milliseconds until the clock starts, in words. */
export function startsIn(left: number): string {
  return t("clock-starts", { seconds: Math.ceil(left / 1_000) });
}

/** Where one is at a table: it waits for people, counts down, or is played. */
export type Place = "lobby" | "count" | "board";

/** By which somebody else answers what one has asked or declared. */
const ANSWERS = ["answered", "verified"];

/** What is spoken of what has just happened: what came of one's own action, what others say to one, answer and give, and
 * what else they do where `others` is set.  A drawn board speaks itself the steps of opponents of the rulebook, which come
 * with one's own; a list does not.
 */
export function spokenOf(
  entries: readonly Entry[],
  viewer: Viewer,
  { list, others }: { list: boolean; others: boolean },
): Entry[] {
  const concerns = (entry: Entry) => (entry.seat === viewer ? tellsMore(entry) : others || isMeantFor(viewer, entry));
  return entries.filter((entry) => entry.lines.length > 0 && (list || !entry.told) && concerns(entry));
}

/** More than what one has just done oneself: that is a single event, unless the table did it in one's place. */
function tellsMore(entry: Entry): boolean {
  return entry.told !== undefined || entry.played?.["by"] === "table" || eventsOf([entry]).length > 1;
}

function isMeantFor(viewer: Viewer, entry: Entry): boolean {
  const concerns = ({ event, to }: GameEvent) => ANSWERS.includes(event) || (event === "given" && to === viewer);
  return (entry.said ?? entry.sign) !== undefined || eventsOf([entry]).some(concerns);
}
