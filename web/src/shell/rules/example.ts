/** An example of the rules as a table that stands still; what it shows is told beside it. */
import type { ExampleAbout } from "../../server/api.ts";
import type { Table, View } from "../../server/wire.ts";
import { standingTable } from "../../table/standing.ts";

export function exampleTable(game: string, example: ExampleAbout, sentence: string): Table {
  const view = example.view as unknown as View;
  const seats = 1 + Math.max(example.seat, ...view.waiting.map((each) => each.seat));
  const moment = { step: 0, sentence, questions: [], labels: example.labels };
  return standingTable(view, moment, {
    game,
    seats: Array.from({ length: Math.max(seats, playersOf(view)) }, (_, seat) => ({
      seat,
      player: "person",
      name: null,
      called: String(seat + 1),
      here: true,
      ready: true,
    })),
  });
}

/** How many play, where the view says so. */
function playersOf(view: View): number {
  return "players" in view ? Number(view.players) : 1;
}
