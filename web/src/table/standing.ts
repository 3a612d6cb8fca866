/** What is told of a table that stands still: a moment at which nothing can be done and nobody is waited for. */
import type { Now, Table, View } from "../server/wire.ts";

type Moment = Pick<Now, "step" | "sentence" | "questions" | "labels"> & Partial<Pick<Now, "clock" | "sections">>;

export function standingTable(view: View, moment: Moment, more: Partial<Table>): Table {
  return {
    type: "table",
    table: "",
    game: view.game,
    viewer: view.viewer,
    host: false,
    language: "",
    version: moment.step,
    after: 0,
    options: [],
    in_short: "",
    agreed: {},
    practice: false,
    commitment: "",
    seats: [],
    log: [],
    now: { ...ASKS_NOTHING, ...moment, view },
    time: 0,
    ...more,
  };
}

const ASKS_NOTHING = {
  actions: [],
  absent: [],
  undo: false,
  may_talk: false,
  signs: [],
  paused: false,
  wanted: {},
  started: true,
  clock: null,
  ended: null,
  guide: null,
};
