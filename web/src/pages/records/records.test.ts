import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import RecordsPage from "./RecordsPage.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.choose({ language: "en" });
});

test("a record that was looked at is looked at again in another language", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ holds: true, verdicts: [], record: null, replay: null })));
  });
  const shown = mount(RecordsPage, { target: document.body });
  flushSync();
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(field, "files", { value: [new File(["{}"], "mine.json")] });
  field?.dispatchEvent(new Event("change", { bubbles: true }));
  const brought = () => asked.filter((path) => path.startsWith("/api/records"));
  expect(brought()).toEqual([]);
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("main > section")).not.toBe(null));
  settings.choose({ language: "fr" });
  flushSync();
  await vi.waitFor(() => expect(brought()).toEqual(["/api/records?lang=en", "/api/records?lang=fr"]));
  void unmount(shown);
});
