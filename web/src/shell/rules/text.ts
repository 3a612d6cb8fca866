/** The text of a rule as blocks: paragraphs, numbered points, and words that are typed. */

export interface Piece {
  kind: "text" | "typed";
  text: string;
}

export type Block = { kind: "paragraph"; pieces: Piece[] } | { kind: "points"; from: number; points: Piece[][] };

const POINT = /^(\d+)\.\s+/;

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const line = chunk.replace(/\s*\n\s*/g, " ").trim();
    if (!line) continue;
    const point = POINT.exec(line);
    if (!point) {
      blocks.push({ kind: "paragraph", pieces: piecesOf(line) });
      continue;
    }
    const pieces = piecesOf(line.slice(point[0].length));
    const before = blocks.at(-1);
    if (before?.kind === "points") before.points.push(pieces);
    else blocks.push({ kind: "points", from: Number(point[1]), points: [pieces] });
  }
  return blocks;
}

function piecesOf(line: string): Piece[] {
  return line
    .split("`")
    .map((text, index): Piece => ({ kind: index % 2 ? "typed" : "text", text }))
    .filter(({ text }) => text);
}
