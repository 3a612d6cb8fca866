import { describe, expect, it } from "vitest";
import type { LegendAbout, OptionAbout } from "../../server/api.ts";
import {
  brought,
  bySeat,
  cardsOf,
  chosenFor,
  explained,
  isChosen,
  lineOf,
  rangeOf,
  seatsAsked,
  taken,
} from "./form.ts";

const value = (value: unknown, seat: number | null = null, possible = true) => ({
  value,
  words: String(value),
  possible,
  seat,
});
const option = (chosen: unknown, values: ReturnType<typeof value>[]) =>
  ({ name: "option", by: "one", chosen, values }) as unknown as OptionAbout;

describe("an option", () => {
  it("with one value takes another", () => {
    const mode = option("live", [value("live"), value("rolls")]);
    expect(isChosen(mode, value("live"))).toBe(true);
    expect(taken(mode, value("rolls"), {})).toBe("rolls");
  });

  it("with several values puts in and takes out", () => {
    const harder = option(["a"], [value("a"), value("b")]);
    expect(taken(harder, value("b"), {})).toEqual(["a", "b"]);
    expect(taken(harder, value("a"), {})).toEqual([]);
  });

  it("with a value for each seat changes that seat alone", () => {
    const roles = option(["noah", "none"], [value("noah", 0), value("none", 0), value("noah", 1), value("none", 1)]);
    expect(isChosen(roles, value("noah", 0))).toBe(true);
    expect(isChosen(roles, value("noah", 1))).toBe(false);
    expect(taken(roles, value("noah", 1), {})).toEqual(["noah", "noah"]);
    expect(bySeat(roles).map(({ seat, values }) => [seat, values.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it("keeps what was chosen before the server has answered that", () => {
    const roles = option(["none", "none"], [value("noah", 0), value("mia", 1)]);
    const first = { option: taken(roles, value("noah", 0), {}) };
    expect(taken(roles, value("mia", 1), first)).toEqual(["noah", "mia"]);
    expect(chosenFor(option(5, []), { option: 6 })).toBe(6);
    expect(chosenFor(option(5, []), { other: 6 })).toBe(5);
  });

  it("has cards that are chosen by what is in them", () => {
    const deck = option({ bombs: [1] }, []);
    expect(isChosen(deck, value({ bombs: [1] }))).toBe(true);
    expect(isChosen(deck, value("standard"))).toBe(false);
  });

  it("has a range of those numbers that are possible", () => {
    expect(rangeOf(option(6, [value(null), value(0), value(11), value(20, null, false)]))).toEqual({
      least: 0,
      most: 11,
    });
  });
});

describe("the legend of a game", () => {
  const noun = (name: string, text: string | null) => ({ name, text, short: null, kind: null, when: null, lines: [] });
  const legend = {
    game: "assembly",
    groups: {
      option: {
        A: noun("Set A", null),
        A12: noun("Set A", "opens"),
        A9: noun("Set A", "moves"),
        noah: noun("Noah", "locks"),
      },
    },
  } as LegendAbout;

  it("explains a value where it has a text for it", () => {
    expect(explained(legend, option("noah", []), value("noah"))).toEqual({ name: "Noah", meaning: "locks" });
    expect(explained(legend, option("A", []), value("A"))).toEqual({ name: "A", meaning: "" });
    expect(explained(null, option("noah", []), value("noah"))).toEqual({ name: "noah", meaning: "" });
  });

  it("leaves it to the form where it has none", () => {
    const live = { ...value("live: ten minutes"), name: "live", meaning: "ten minutes" };
    expect(explained(legend, option("live", []), live)).toEqual({ name: "live", meaning: "ten minutes" });
  });

  it("tells what the chosen value brings with it", () => {
    expect(brought(legend, option("A", [])).map(({ text }) => text)).toEqual(["opens", "moves"]);
    expect(brought(legend, option("noah", []))).toEqual([]);
  });
});

describe("seats", () => {
  it("are asked for by bot, by name, or for anybody", () => {
    const asked = seatsAsked([
      { kind: "person", name: " Ana ", bot: "greedy" },
      { kind: "bot", name: "Ben", bot: "greedy" },
      { kind: "link", name: "Cy", bot: "greedy" },
      { kind: "person", name: "", bot: "" },
    ]);
    expect(asked).toEqual([{ name: "Ana" }, { bot: "greedy" }, {}, {}]);
  });
});

describe("cards of one's own", () => {
  it.each(['name = "Mine"\n[[bombs]]\nid = 1', ' {"name": "Mine", "bombs": [{"id": 1}]}'])(
    "are read: %s",
    async (text) => {
      expect(await cardsOf(text)).toEqual({ name: "Mine", bombs: [{ id: 1 }] });
    },
  );

  it("that cannot be read are refused", async () => {
    await expect(cardsOf("= what")).rejects.toThrow();
    expect(lineOf(await cardsOf('name = "Mine"\n= what').catch((problem: unknown) => problem))).toBe(2);
    expect(lineOf(await cardsOf("{").catch((problem: unknown) => problem))).toBe(0);
  });
});
