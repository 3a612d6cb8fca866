/** Where slots lie, in units of which a die is 64 wide; y grows downwards. */

export const DIE = 64;
/** The side of a die below its face. */
export const SIDE = 25.6;

/** What of a card decides where its slots lie. */
export interface Card {
  layout: string;
  slots: readonly string[];
  rules: readonly string[];
  /** By slot that rests on others, those others; counted from 1. */
  supports?: Readonly<Record<string, readonly number[]>>;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Cell {
  level: number;
  column: number;
}

/** Which slots every slot rests on. */
export function supportsOf({ slots, supports }: Card): number[][] {
  return slots.map((_, slot) => (supports?.[slot + 1] ?? []).map((below) => below - 1));
}

/** Levels from the bottom, columns in half dice: a slot stands in the middle above those it rests on. */
export function cellsOf(supports: readonly (readonly number[])[]): Cell[] {
  const placed = new Map<number, Cell>();
  while (placed.size < supports.length) {
    const next = supports.findIndex((below, slot) => !placed.has(slot) && below.every((each) => placed.has(each)));
    if (next < 0) break;
    const under = (supports[next] ?? []).flatMap((each) => placed.get(each) ?? []);
    const level = Math.max(0, ...under.map((cell) => cell.level + 1));
    let column = under.length ? Math.floor(under.reduce((sum, cell) => sum + cell.column, 0) / under.length) : 0;
    const taken = [...placed.values()].filter((cell) => cell.level === level).map((cell) => cell.column);
    while (taken.some((other) => Math.abs(other - column) < 2)) column += 1;
    placed.set(next, { level, column });
  }
  return supports.map((_, slot) => placed.get(slot) ?? { level: 0, column: 2 * slot });
}

/** In one line: does a new level begin with this slot? */
export function beginsLevel(card: Card, slot: number): boolean {
  if (card.layout === "stack" || slot === 0) return false;
  const cells = cellsOf(supportsOf(card));
  return cells[slot]?.level !== cells[slot - 1]?.level;
}
