import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import RulesReader from "./RulesReader.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a search that was refused says so", async () => {
  const refused = { code: "too_many_requests", sentence: "Too much at once." };
  vi.stubGlobal("fetch", (path: string) =>
    path.includes("/search")
      ? Promise.resolve(new Response(JSON.stringify(refused), { status: 429 }))
      : Promise.resolve(new Response(JSON.stringify([]))),
  );
  const props = { game: "fuse", topic: null, wanted: "dice", onpick: () => {} };
  const shown = mount(RulesReader, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("Too much at once."));
  void unmount(shown);
});
