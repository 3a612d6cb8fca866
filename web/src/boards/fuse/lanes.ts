/** Which brackets run beside each other, and which need a lane of their own. */

/** Brackets that share more than an end lie on lanes of their own, the shortest nearest to the dice. */
export function lanesOf(spans: readonly (readonly [number, number])[]): number[] {
  const order = spans.map((_, at) => at).sort((a, b) => length(spans[a]) - length(spans[b]) || a - b);
  const lanes: number[] = spans.map(() => 0);
  const taken: (readonly [number, number])[][] = [];
  for (const at of order) {
    const span = spans[at] ?? [0, 0];
    let lane = taken.findIndex((others) => others.every((other) => span[1] <= other[0] || other[1] <= span[0]));
    if (lane < 0) lane = taken.push([]) - 1;
    taken[lane]?.push(span);
    lanes[at] = lane;
  }
  return lanes;
}

function length(span: readonly [number, number] | undefined): number {
  return span ? span[1] - span[0] : 0;
}

export function spanOf(places: number[]): readonly [number, number] {
  return [Math.min(...places), Math.max(...places)];
}
