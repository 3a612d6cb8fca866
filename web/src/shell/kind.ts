/** Of which kind the sentence of a table is: what colour and lamp it has. */
import type { Refused } from "../server/wire.ts";
import type { Desk } from "../table/desk.ts";

export type Kind = "past" | "refused" | "over" | "over lost" | "mine" | "wait";

/** `refusal` is the one that the sentence gives way to, if any. */
export function kindOf(desk: Desk, refusal: Refused | null = desk.refusal): Kind {
  if (desk.past) return "past";
  if (refusal) return "refused";
  const outcome = desk.view?.outcome;
  if (outcome) return outcome.result === "won" ? "over" : "over lost";
  return desk.choices.length > 0 && !desk.inert ? "mine" : "wait";
}
