import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { LiveTable } from "../table/live.svelte.ts";
import Strip from "./Strip.svelte";

it("counts from when the line was lost, however long the page has been open", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const table = $state({ line: { kind: "open" }, waiting: [], choices: [], absent: [], signs: [] });
  const shown = mount(Strip, { target: document.body, props: { table: table as unknown as LiveTable } });
  flushSync();
  now.mockReturnValue(600_000);
  table.line = { kind: "lost", again: 601_000, why: "" } as { kind: string };
  flushSync();
  expect(document.querySelector(".netbar")?.textContent).toMatch(/\b1 second\b/);
  void unmount(shown);
  now.mockRestore();
});
