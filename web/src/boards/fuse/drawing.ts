/** A bomb as it is drawn: its slots, brackets, signs and how much room they take. */
import { cellsOf, DIE, SIDE, supportsOf, type Card, type Cell, type Spot } from "./geometry.ts";
import { lanesOf, spanOf } from "./lanes.ts";
import { named, relationOf, signOf, type Part, type Relation } from "./relations.ts";

export interface Pill extends Spot {
  parts: Part[];
  width: number;
  /** Without a ground of its own, beside a bracket. */
  bare: boolean;
}

export interface Drawing {
  box: { x: number; y: number; width: number; height: number };
  slots: Spot[];
  brackets: string[];
  pills: Pill[];
  /** The bottom of a stack that lies on its side. */
  foot: boolean;
  /** Between slots of which the second rests on the first. */
  arrows: Spot[];
  /** How large signs are, compared with dice. */
  scale: number;
}

/** How a drawing is laid out: dice as they are, or flat squares where there is little room. */
interface Manner {
  flat: boolean;
  across: number;
  up: number;
  /** Where the first bracket below the dice runs, and how far the next is. */
  lane: number;
  lanes: number;
  scale: number;
}

const FULL: Manner = { flat: false, across: 1.2, up: 1.5, lane: 112, lanes: 36, scale: 1 };
const FLAT: Manner = { flat: true, across: 1.14, up: 1.1, lane: 92, lanes: 45, scale: 1.4 };
const TWINS_APART = 2.35;

const drawn = new Map<string, Drawing>();

/** The drawing of a card; the same card is drawn once. */
export function drawingOf(card: Card, { flat }: { flat: boolean }): Drawing {
  const key = `${flat} ${card.layout} ${card.slots.length} ${card.rules.join()} ${JSON.stringify(card.supports ?? {})}`;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = draw(card, flat ? FLAT : FULL)));
  return found;
}

function draw(card: Card, manner: Manner): Drawing {
  const supports = supportsOf(card);
  const cells = cellsOf(supports);
  const lying = card.layout === "stack";
  const slots = cells.map((cell) => spot(cell, card.layout, lying, manner));
  const drawing: Drawing = {
    box: { x: 0, y: 0, width: 0, height: 0 },
    slots,
    brackets: [],
    pills: [],
    foot: lying,
    arrows: [],
    scale: manner.scale,
  };
  if (lying) drawing.arrows = slots.slice(1).map(({ x }) => ({ x: x - (manner.across * DIE - DIE) / 2, y: DIE / 2 }));
  const relations = card.rules.map(relationOf);
  if (lying || cells.every((cell) => cell.level === 0)) below(drawing, relations, manner);
  else if (card.layout.startsWith("twin")) beside(drawing, relations, cells, manner);
  else within(drawing, relations, supports, cells, manner);
  drawing.box = boxOf(drawing, manner);
  return drawing;
}

function spot({ level, column }: Cell, layout: string, lying: boolean, { across, up }: Manner): Spot {
  if (lying) return { x: level * across * DIE, y: 0 };
  const step = layout.startsWith("twin") ? TWINS_APART : across;
  return { x: (column / 2) * step * DIE, y: level ? -level * up * DIE : 0 };
}

const middle = (spots: Spot[], slot: number): Spot => ({
  x: (spots[slot]?.x ?? 0) + DIE / 2,
  y: (spots[slot]?.y ?? 0) + DIE / 2,
});

function widthOf(parts: Part[], scale: number): number {
  const inner = parts.reduce((sum, part) => sum + ("text" in part ? part.text.length * 14 : 21), 0);
  return (inner + 10) * scale;
}

function pill(x: number, y: number, parts: Part[], scale: number, bare = false): Pill {
  return { x, y, parts, width: widthOf(parts, scale), bare };
}

/** Brackets below a row of dice. */
function below(drawing: Drawing, relations: Relation[], manner: Manner): void {
  const places = relations.map((relation) => named(relation).map((slot) => middle(drawing.slots, slot).x));
  const spans = places.map(spanOf);
  const lanes = lanesOf(spans);
  relations.forEach((relation, at) => {
    const [from, to] = spans[at] ?? [0, 0];
    const y = manner.lane + (lanes[at] ?? 0) * manner.lanes;
    const stems = (places[at] ?? []).map((x) => `M${x} ${DIE + 2}V${y}`);
    drawing.brackets.push(`${stems.join("")}M${from} ${y}H${to}`);
    const parts = signOf(relation, (slot) => drawing.slots[slot]?.x ?? 0, 180);
    drawing.pills.push(pill((from + to) / 2, y, parts, manner.scale));
  });
}

/** Brackets on the right of columns; what joins two columns runs below them. */
function beside(drawing: Drawing, relations: Relation[], cells: Cell[], manner: Manner): void {
  const column = (relation: Relation): number | null => {
    const found = new Set(named(relation).map((slot) => cells[slot]?.column));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  };
  const across = relations.filter((relation) => column(relation) === null);
  for (const at of new Set(cells.map((cell) => cell.column))) {
    const here = relations.filter((relation) => column(relation) === at);
    const lanes = lanesOf(here.map((relation) => spanOf(named(relation).map((slot) => cells[slot]?.level ?? 0))));
    here.forEach((relation, index) => upright(drawing, relation, lanes[index] ?? 0, manner));
  }
  if (across.every((relation) => named(relation).every((slot) => cells[slot]?.level === 0)))
    below(drawing, across, manner);
  else listed(drawing, across, manner);
}

function upright(drawing: Drawing, relation: Relation, lane: number, { scale }: Manner): void {
  const [from, to] = spanOf(named(relation).map((slot) => middle(drawing.slots, slot).y));
  const parts = signOf(relation, (slot) => -(drawing.slots[slot]?.y ?? 0), 90);
  const width = widthOf(parts, scale);
  const x = middle(drawing.slots, named(relation)[0] ?? 0).x + DIE / 2 + 7 + lane * (width + 14);
  drawing.brackets.push(`M${x} ${from}H${x + 9}V${to}H${x}`);
  drawing.pills.push(pill(x + 12 + width / 2, (from + to) / 2, parts, scale, true));
}

/** Signs between the dice of a pyramid. */
function within(drawing: Drawing, relations: Relation[], supports: number[][], cells: Cell[], manner: Manner): void {
  const base = relations.filter((relation) => named(relation).every((slot) => cells[slot]?.level === 0));
  below(drawing, base, manner);
  const others = relations.filter((relation) => !base.includes(relation));
  const pairs = others.filter((relation) => named(relation).length === 2);
  for (const relation of pairs) {
    const [one = 0, other = 0] = named(relation);
    const rests = supports[one]?.includes(other) || supports[other]?.includes(one);
    const from = middle(drawing.slots, one);
    const to = middle(drawing.slots, other);
    const parts = signOf(relation, (slot) => -(drawing.slots[slot]?.y ?? 0), 90);
    const between = rests ? Math.max(from.y, to.y) - DIE / 2 - 3 : (from.y + to.y) / 2;
    drawing.pills.push(pill((from.x + to.x) / 2, between, parts, manner.scale));
  }
  listed(
    drawing,
    others.filter((relation) => !pairs.includes(relation)),
    manner,
  );
}

/** What cannot be drawn between its slots is told by their numbers, on the right. */
function listed(drawing: Drawing, relations: Relation[], { scale }: Manner): void {
  const right = Math.max(...drawing.slots.map(({ x }) => x)) + DIE + 12;
  relations.forEach((relation, at) => {
    const which = {
      text: named(relation)
        .map((slot) => slot + 1)
        .join("·"),
    };
    const parts = [which, ...signOf(relation, (slot) => slot, 180)];
    drawing.pills.push(pill(right + widthOf(parts, scale) / 2, DIE / 2 - at * 34 * scale, parts, scale, true));
  });
}

const MARGIN = 9;
/** So many dice have room beside each other on every card: fewer are not drawn larger. */
const LEAST = 3.4;

function boxOf({ slots, pills, foot }: Drawing, { flat, scale }: Manner): Drawing["box"] {
  const bottom = flat ? DIE : DIE + SIDE;
  const lefts = [...slots.map(({ x }) => x), ...pills.map(({ x, width }) => x - width / 2), foot ? -14 : 0];
  const rights = [...slots.map(({ x }) => x + DIE), ...pills.map(({ x, width }) => x + width / 2)];
  const tops = slots.map(({ y }) => y);
  const bottoms = [...slots.map(({ y }) => y + bottom), ...pills.map(({ y }) => y + 15 * scale)];
  const x = Math.min(...lefts) - MARGIN;
  const y = Math.min(...tops) - MARGIN;
  const width = Math.max(...rights) + MARGIN - x;
  const wanting = Math.max(0, LEAST * DIE - width);
  return { x: x - wanting / 2, y, width: width + wanting, height: Math.max(...bottoms) + 3 - y };
}

/** The signs of a card in one line, where its slots lie side by side whatever its layout. */
export function signsOf(card: Card): Part[][] {
  return card.rules.map((rule) => signOf(relationOf(rule), (slot) => slot, 180));
}
