/** What a link offers whoever opens it. */
import type { LinkAbout, TableAbout } from "../../server/api.ts";
import { botOf } from "../../shell/people.ts";

export type State = "closed" | "over" | "mine" | "bot" | "taken" | "free";

export function stateOf(link: LinkAbout, table: TableAbout): State {
  if (table.closed) return "closed";
  if (table.over) return "over";
  if (table.my_seat === link.seat) return "mine";
  if (botOf(table.seats[link.seat]?.player) !== null) return "bot";
  return link.taken ? "taken" : "free";
}
