import { expect, test } from "vitest";
import tokens from "./tokens.css?raw";

type Colours = Readonly<Record<string, string>>;

/** What a text, a sign or an edge, and a module on its mat, which has a light edge besides, must differ by. */
const TEXT = 4.5;
const SIGN = 3;
const MODULE = 2.5;

const GROUNDS = ["room", "panel", "panel-2"];
const GAMES = ["asm", "fuse", "os"];
const DICE = ["r", "b", "g", "y", "k"];
const SUITS = ["l", "b", "m", "s"];

function coloursOf(selector: string): Colours {
  const [, block = ""] = tokens.split(`${selector} {`);
  const [own = ""] = block.split("}");
  return Object.fromEntries(
    [...own.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, colour]) => [name, colour]),
  );
}
const light = coloursOf(":root");
const dark: Colours = { ...light, ...coloursOf(':root[data-theme="dark"]') };
const modules = Object.keys(light).flatMap((name) => /^m-([a-z_]+)$/.exec(name)?.[1] ?? []);

/** As the Web Content Accessibility Guidelines have it. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

type Pair = readonly [ink: string, ground: string, least: number];
const on = (inks: readonly string[], grounds: readonly string[], least: number): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground, least] as const));

/** Those of the design, and what the boards print on colours of their own. */
const PAIRS: readonly Pair[] = [
  ...on(["ink", "ink-2", "ink-3", "link", "ok", "bad", "go-text"], GROUNDS, TEXT),
  ...on(["go-ink"], ["go"], TEXT),
  ...on(["ink", "go-text"], ["go-soft"], TEXT),
  ...on(["ok"], ["ok-soft"], TEXT),
  ...on(["ink", "bad"], ["bad-soft"], TEXT),
  ...on(["ink"], ["info-soft"], TEXT),
  ...on(["go-edge", "line-strong"], ["panel"], SIGN),
  ...on(["focus"], ["panel", "room"], SIGN),
  ...GAMES.flatMap((game) => {
    const mats = ["", "-2", "-3"].map((level) => `mat-${game}${level}`);
    return [
      ...on([`mat-${game}-ink`, `mat-${game}-ink-2`, "warn"], mats, TEXT),
      ...on(["spark", "match"], mats, SIGN),
      ...on([`mat-${game}-line`], [`mat-${game}`], SIGN),
    ];
  }),
  ...modules.flatMap((name) => [
    ...on([`m-${name}-i`], [`m-${name}`], TEXT),
    ...on([`m-${name}`], ["mat-asm-2"], MODULE),
  ]),
  ...DICE.flatMap((die) => on([`die-${die}-i`], [`die-${die}`, `die-${die}-d`], TEXT)),
  ...SUITS.flatMap((suit) => [
    ...on([`suit-${suit}-f`], ["card"], SIGN),
    ...on([`suit-${suit}`], ["card", "card-2"], TEXT),
  ]),
  ...on(["suit-l-f"], ["love-top", "love-low"], SIGN),
  ...on(["card-ink", "card-ink-2", "hero", "villain"], ["card"], TEXT),
  ...["asm-partner", "fuse-alarm", "fuse-call", "match", "paper", "spark", "step"].flatMap((name) =>
    on([`${name}-ink`], [name], TEXT),
  ),
  ...on(["who-a", "who-f", "who-y"], ["mat-os"], TEXT),
];

test.each([
  ["light", light],
  ["dark", dark],
] as const)("every pair of colours differs enough to be read in the %s room", (_, colours) => {
  const found = PAIRS.map(([ink, ground, least]) => {
    const [one, other] = [colours[ink], colours[ground]];
    return { pair: `${ink} on ${ground}`, least, found: one && other ? contrast(one, other) : 0 };
  });
  expect(modules).toHaveLength(12);
  expect(found.filter((each) => each.found < each.least)).toEqual([]);
});
