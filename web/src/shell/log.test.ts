import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Entry } from "../server/wire.ts";
import Log from "./Log.svelte";
import { opensRules } from "./opening.ts";

const entries = [
  { version: 1, kind: "sat", step: 0, time: 0, lines: ["Ana takes her seat."] },
  { version: 2, kind: "played", step: 1, time: 0, lines: ["Ana locks bay 3."], topic: "lock" },
] as Entry[];

test("a step of the log leads to its rule, where there are rules to open", () => {
  const open = vi.fn();
  const Page = (...[anchor]: Parameters<typeof Log>) => {
    opensRules(open);
    return Log(anchor, { entries });
  };
  const shown = mount(Page, { target: document.body, props: { entries } });
  const links = [...document.querySelectorAll("button")];
  expect(links.map((each) => each.getAttribute("aria-label"))).toEqual(["See the rule of step 1"]);
  links[0]?.click();
  expect(open).toHaveBeenCalledWith("lock");
  void unmount(shown);
});

test("elsewhere it leads nowhere", () => {
  const shown = mount(Log, { target: document.body, props: { entries } });
  expect(document.querySelectorAll("button")).toHaveLength(0);
  void unmount(shown);
});
