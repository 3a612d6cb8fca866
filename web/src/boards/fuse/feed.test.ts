import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import { opensRules } from "../../shell/opening.ts";
import type { Entry, Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import { StillTable } from "../../table/still.svelte.ts";
import Feed from "./Feed.svelte";

const log = [
  { version: 1, kind: "sat", step: 0, time: 0, lines: ["Ana takes her seat."] },
  { version: 2, kind: "played", step: 1, time: 0, lines: ["Ana rolls."], topic: "turn" },
] as Entry[];

it("leads from a step to its rule", () => {
  const open = vi.fn();
  const desk = new StillTable({ ...(draft.table as unknown as Table), log });
  const Page = (...[anchor]: Parameters<typeof Feed>) => {
    opensRules(open);
    return Feed(anchor, { desk });
  };
  const shown = mount(Page, { target: document.body, props: { desk } });
  const links = [...document.querySelectorAll("li button")];
  expect(links.map((each) => each.getAttribute("aria-label"))).toEqual(["See the rule of step 1"]);
  (links[0] as HTMLElement).click();
  expect(open).toHaveBeenCalledWith("turn");
  void unmount(shown);
});

it("leaves it to what speaks for the table to tell what others do", () => {
  settings.choose({ spoken: true });
  const desk = new StillTable({ ...(draft.table as unknown as Table), log });
  const shown = mount(Feed, { target: document.body, props: { desk } });
  expect(document.querySelector("[role=log]")?.getAttribute("aria-live")).toBe("off");
  void unmount(shown);
});
