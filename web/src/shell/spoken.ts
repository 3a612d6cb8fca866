import type { Entry } from "../server/wire.ts";
import type { Viewer } from "../table/desk.ts";
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

/** What is spoken of what has just happened: what others did.  A board that is drawn speaks itself what was said, and
 * the steps of opponents of the rulebook, which come with somebody's own; a list does not.
 */
export function spokenOf(entries: readonly Entry[], viewer: Viewer, { list }: { list: boolean }): string[] {
  const isSpoken = ({ seat, said, sign, told }: Entry) =>
    list ? seat !== viewer || told !== undefined : seat !== viewer && (said ?? sign ?? told) === undefined;
  return entries.filter(isSpoken).flatMap(({ lines }) => lines);
}
