import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import FileButton from "./FileButton.svelte";

test("the same file can be picked again", () => {
  const picked = vi.fn();
  const props = { label: "A file", accept: ".json", required: true, onpick: picked };
  const shown = mount(FileButton, { target: document.body, props });
  const field = document.querySelector("input") as HTMLInputElement;
  const file = new File(["{}"], "mine.json");
  let held = [file];
  Object.defineProperty(field, "files", { get: () => held });
  Object.defineProperty(field, "value", { set: () => (held = []) });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(picked.mock.lastCall?.[0] === file).toBe(true);
  field.dispatchEvent(new Event("click", { bubbles: true }));
  expect(held).toEqual([]);
  expect(field.required).toBe(false);
  void unmount(shown);
});
