import { expect, test } from "vitest";
import type { View } from "../server/wire.ts";
import lock from "../stories/assembly/assembly-lock.json";
import { pointable } from "./pointable.ts";

test("each bay of a ring can be pointed at by its number", () => {
  const found = pointable(lock.table.now.view as View);
  expect(found).toHaveLength(12);
  expect(found[0]).toEqual({ piece: "1", key: "bay 1" });
});

test("dice that are alike are pointed at once", () => {
  const tray = ["R4", "B2", "R4"].map((die) => ({ die }));
  const found = pointable({ game: "fuse", tray } as unknown as View);
  expect(found).toEqual([
    { piece: "R4", key: "die 1" },
    { piece: "B2", key: "die 2" },
  ]);
});
