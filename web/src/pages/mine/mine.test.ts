import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import MinePage from "./MinePage.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.choose({ language: "en" });
});

/** Two pages of games; each game is told in the language that was asked for. */
function mine(path: string): unknown {
  const { searchParams: asked } = new URL(path, location.origin);
  const table = asked.get("after") ? "second" : "first";
  const name = `${table} ${asked.get("lang") ?? ""}`;
  const game = { table, name, game: "fuse", seats: [], created: 0, options: [], page: "/t/x" };
  return { games: [game], more: table === "first" ? "first" : null };
}

test("older games are told anew in another language, too", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.startsWith("/api/mine") ? mine(path) : []))),
  );
  const shown = mount(MinePage, { target: document.body });
  const says = (text: string) => vi.waitFor(() => expect((flushSync(), document.body.textContent)).toContain(text));
  await says("first en");
  document.querySelector<HTMLElement>(".games > button")?.click();
  await says("second en");
  settings.choose({ language: "fr" });
  await says("first fr");
  expect(document.body.textContent).not.toContain("second en");
  void unmount(shown);
});
