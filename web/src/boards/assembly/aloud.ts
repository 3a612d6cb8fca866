/** What is read aloud besides the sentence: what nobody could foresee, and what is said at the table. */
import type { Entry } from "../../server/wire.ts";
import type { Viewer } from "../../table/desk.ts";
import { eventsOf } from "../../table/fold.ts";
import { isTalk } from "./talking.ts";

const UNFORESEEN = new Set(["answered", "deployed", "malfunction"]);

/** Of what was just told. What others do is read by the shell, unless one has set it otherwise: no clock runs here. */
export function aloud(entries: readonly Entry[], viewer: Viewer, spoken: boolean | null): Entry[] {
  const byShell = spoken ?? true;
  const surprises = (entry: Entry) => eventsOf([entry]).some(({ event }) => UNFORESEEN.has(event));
  return entries.filter((entry) =>
    entry.seat === viewer ? surprises(entry) : isTalk(entry) || (!byShell && surprises(entry)),
  );
}
