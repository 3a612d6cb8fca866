/** What is told at the tray, beside the sentence: who was faster at a die, and a die that was held too long. */
import type { Entry } from "../../server/wire.ts";
import type { Desk } from "../../table/desk.ts";
import { eventsOf } from "../../table/fold.ts";

export function toldAtTray({ contest, refusal, latest, viewer }: Desk): string | null {
  if (contest) return contest.sentence;
  if (refusal?.code === "taken") return refusal.sentence;
  const taken = latest?.entries.find((each) => each.seat === viewer && wasTakenBack(each));
  return taken ? taken.lines.join(" ") : null;
}

/** The table put a die back that its holder had not used for long. */
function wasTakenBack(entry: Entry): boolean {
  return entry.played?.["by"] === "table" && eventsOf([entry]).some(({ event }) => event === "released");
}
