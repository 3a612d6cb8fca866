/** The geometry of a ring of twelve bays around a point, bay 12 on top. */

export interface Point {
  x: number;
  y: number;
}

/** A point at an hour of the clock. */
export function at(hour: number, radius: number): Point {
  const angle = (hour / 6) * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** A wedge of the ring around an hour, between two radii, with a gap of so many units to its neighbours. */
export function wedge(hour: number, inner: number, outer: number, gap: number): string {
  const [from, to] = [-0.5, 0.5];
  const edge = (side: number, radius: number) =>
    at(hour + side - (Math.sign(side) * gap * 3) / (Math.PI * radius), radius);
  const [a, b, c, d] = [edge(from, outer), edge(to, outer), edge(to, inner), edge(from, inner)];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}` + `L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
