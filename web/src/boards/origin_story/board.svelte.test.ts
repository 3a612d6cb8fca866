import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Now } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { stories } from "../../stories/story.ts";
import { StillTable, type Stillness } from "../../table/still.svelte.ts";
import type { BoardProps } from "../boards.ts";
import { size } from "../size.svelte.ts";
import OriginStoryBoard from "./OriginStoryBoard.svelte";

const panel = createRawSnippet(() => ({ render: () => "<p id=panel>Rules</p>" }));
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const seen = (...selectors: string[]) => selectors.filter((each) => find(each));
let end: () => void;

function board(name: string, how: Stillness = {}, more: Partial<BoardProps> = {}, labels?: Record<string, string>) {
  const story = stories.find((each) => each.name === `origin-story-${name}`);
  if (!story) throw new Error(`no story ${name}`);
  const now = { ...story.table.now, labels: labels ?? story.table.now.labels };
  const desk = new StillTable({ ...story.table, now }, { lively: true, ...how });
  const [play, why] = [vi.spyOn(desk, "play"), vi.spyOn(desk, "why")];
  const props: BoardProps = $state({ desk, ...more });
  const made = mount(OriginStoryBoard, { target: document.body, props });
  end = () => {
    end = () => {};
    void unmount(made);
  };
  flushSync();
  return { props, play, why };
}

function press(code: string): void {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true }));
  flushSync();
}

function shows(phone: boolean, wide: boolean): void {
  vi.spyOn(size, "phone", "get").mockReturnValue(phone);
  vi.spyOn(size, "wide", "get").mockReturnValue(wide);
}

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("begins with the sentence, for whoever goes from part to part", () => {
  board("trick");
  const [sentence, mat] = [find("[data-sentence]"), find(".mat")];
  expect(mat && sentence?.compareDocumentPosition(mat)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("calls a card by its words also where it lies in no view, as while it comes and goes", () => {
  board("trick", {}, {}, {});
  const cards = [...document.querySelectorAll(".pc > .sr")].map((each) => each.textContent);
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toMatch(/^[^ ]+ of |[.]$/);
});

it("says whose step it is in its sentence alone, beside a symbol that says nothing", () => {
  board("follow");
  const step = find(".steps li.now");
  expect(step?.textContent.match(/Factoryon|Automaton/)).not.toBeNull();
  expect(step?.querySelector("i > [role=img]")).toBeNull();
});

describe("what is not to be seen is not drawn", () => {
  const PARTS = [".score", ".cards[tabindex]", "[data-log]", ".vcard", "nav.tabs"];

  it("on a phone", () => {
    shows(true, false);
    board("trick");
    expect(seen(...PARTS)).toEqual(["nav.tabs"]);
    for (const [place, part] of [".cards[tabindex]", ".vcard", ".score", "[data-log]"].entries()) {
      find(`nav.tabs button:nth-child(${place + 2})`)?.click();
      flushSync();
      expect(seen(...PARTS)).toEqual([part, "nav.tabs"].sort((a, b) => PARTS.indexOf(a) - PARTS.indexOf(b)));
    }
  });

  it("beside a board, where tableau and log share a place", () => {
    shows(false, false);
    board("trick");
    expect(seen(...PARTS)).toEqual([".score", ".cards[tabindex]", ".vcard"]);
    find(".switch [aria-pressed=false]")?.click();
    flushSync();
    expect(seen(...PARTS)).toEqual([".score", "[data-log]", ".vcard"]);
  });

  it("but all of it where there is room", () => {
    shows(false, true);
    board("trick");
    expect(seen(...PARTS, ".switch")).toEqual([".score", ".cards[tabindex]", "[data-log]", ".vcard"]);
  });

  it("and the keys of log and talk bring what they lead to", () => {
    for (const key of ["KeyJ", "KeyT"])
      for (const phone of [true, false]) {
        shows(phone, false);
        board("trick");
        press(key);
        expect(seen("[data-log]"), key).toHaveLength(1);
        end();
      }
  });
});

describe("a surrender", () => {
  it("is never committed unseen: of question and panel the later one is there", () => {
    shows(true, false);
    const { props, play } = board("surrender");
    press("KeyS");
    expect(seen(".surrender", "#panel")).toEqual([".surrender"]);
    props.beside = panel;
    flushSync();
    expect(seen(".surrender", "#panel")).toEqual(["#panel"]);
    press("KeyS");
    expect(seen(".surrender", "#panel")).toEqual([".surrender"]);
    press("Escape");
    expect([seen(".surrender", "#panel"), play.mock.calls]).toEqual([["#panel"], []]);
  });

  it("gives the focus back that its question took", async () => {
    board("surrender");
    const card = find(".hand button");
    card?.focus();
    press("KeyS");
    const back = document.activeElement;
    expect(back?.closest(".surrender")).not.toBeNull();
    press("Escape");
    await tick();
    expect([seen(".surrender"), document.activeElement]).toEqual([[], card]);
  });

  it("says why there can be none", () => {
    const { why } = board("trick");
    find(".me [aria-disabled=true]")?.click();
    expect(why.mock.calls).toEqual([["surrender"]]);
  });

  it("tells what was forfeited by it also where it was the last thing of the game", () => {
    const story = stories.find((each) => each.name === "origin-story-lost");
    const last = story?.table.log.findLast((each) => each.played);
    if (!last) throw new Error("nothing was played");
    const entries = [{ ...last, played: { events: [{ event: "surrendered", who: "automaton" }] } }];
    const before = { view: { ...story?.table.now.view, surrender: { points: 4, pays_nothing: [] } } } as unknown as Now;
    const ending = createRawSnippet(() => ({ render: () => "<p id=ending>Lost</p>" }));
    board("lost", { latest: { entries, before, missed: false } }, { ending });
    expect(seen(".aftermath", "#ending")).toHaveLength(2);
  });
});

it("confirms by Enter what a key or a click has chosen, and presses what has the focus by Tab", () => {
  const { play } = board("trick");
  const [step, other] = document.querySelectorAll<HTMLElement>(".mat button:not(:disabled)");
  step?.focus();
  step?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  press("Digit2");
  other?.focus();
  press("Enter");
  expect(play).not.toHaveBeenCalled();
  step?.focus();
  press("Digit9");
  press("Enter");
  expect(play.mock.calls).toEqual([["play 5s"]]);
});

it("says that Enter plays what a key has laid, but not where one tap is enough", () => {
  board("trick");
  expect(find("p.keys")).not.toBeNull();
  settings.choose({ oneTap: true });
  flushSync();
  expect(find("p.keys")).toBeNull();
  settings.choose({ oneTap: null });
});

it("takes a tap anywhere on a card that may be charged for one on its slot", () => {
  board("charge");
  const well = document.querySelector("[data-choice=charge]");
  expect(well?.closest("article")?.querySelector<HTMLLabelElement>("label.may")?.control).toBe(well);
  expect(document.querySelectorAll("label.may")).toHaveLength(1);
});
