/** What stands in one line under the sentence: what a malfunction that just happened says, or what the role does that is in use. */
import type { AssemblyView } from "../../server/wire.ts";
import type { Desk } from "../../table/desk.ts";
import { eventsOf } from "../../table/fold.ts";
import type { Legend } from "../../table/legend.svelte.ts";
import { malfunctionIn } from "./happening.ts";

/** What a malfunction asks, soon after it happened. */
const AFTER_LOCK = new Set(["order", "move", "place", "cycle", "trade", "return"]);
const RECENT = 4;

export function remark(desk: Desk, view: AssemblyView, legend: Legend): string {
  const asked = view.waiting[0]?.kind ?? "";
  const told = AFTER_LOCK.has(asked) ? desk.log.slice(-RECENT) : (desk.latest?.entries ?? []);
  const happened = malfunctionIn(eventsOf(told));
  if (happened) return legend.noun("malfunctions", happened)?.text ?? "";
  const role = view.command?.role;
  return role && asked === "pick" ? (legend.noun("roles", role)?.text ?? "") : "";
}
