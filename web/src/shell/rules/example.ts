/** An example of the rules as a table that stands still. */
import type { ExampleAbout } from "../../server/api.ts";
import type { Table, View } from "../../server/wire.ts";

export function exampleTable(game: string, example: ExampleAbout): Table {
  const view = example.view as unknown as View;
  const seats = 1 + Math.max(example.seat, ...view.waiting.map((each) => each.seat));
  return {
    type: "table",
    table: "",
    game,
    viewer: view.viewer,
    host: false,
    language: "",
    version: 0,
    after: 0,
    options: [],
    agreed: {},
    practice: false,
    commitment: "",
    seats: Array.from({ length: Math.max(seats, playersOf(view)) }, (_, seat) => ({
      seat,
      player: "person",
      name: null,
      called: String(seat + 1),
      here: true,
      ready: true,
    })),
    log: [],
    now: {
      step: 0,
      sentence: example.text,
      questions: [],
      view,
      actions: [],
      absent: [],
      labels: null,
      undo: false,
      may_talk: false,
      signs: [],
      paused: false,
      wanted: {},
      started: true,
      clock: null,
      ended: null,
      guide: null,
    },
    time: 0,
  };
}

/** How many play, where the view says so. */
function playersOf(view: View): number {
  return "players" in view ? Number(view.players) : 1;
}
