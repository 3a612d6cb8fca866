/** Where things lie on the ring: a clock with bay 12 on top, in units of the drawing, its middle at 0, 0. */
export interface Point {
  x: number;
  y: number;
}

export const RADIUS = {
  edge: 522,
  rim: 504,
  field: 470,
  plan: 407,
  well: 342,
  token: 290,
  inner: 238,
  track: 212,
} as const;
const STEP = Math.PI / 6;
/** Half of the gap between neighbouring wedges. */
const GAP = 8;
/** In how many steps a piece crosses the hub: so many that they are seen as a curve. */
const CROSSING = 8;

const fixed = (number: number): string => number.toFixed(1);

/** The angle of a bay's middle, clockwise from the top. */
export const angleOf = (bay: number): number => (bay % 12) * STEP;

export function at(radius: number, angle: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

export const placeOf = (bay: number, radius: number): Point => at(radius, angleOf(bay));

/** A piece of a ring between two radii, as wide as a bay less the gap, which is equally wide everywhere. */
export function wedge(bay: number, outer: number, inner: number): string {
  const middle = angleOf(bay);
  const half = (radius: number) => STEP / 2 - Math.asin(GAP / radius);
  return slice(
    outer,
    inner,
    [middle - half(outer), middle + half(outer)],
    [middle - half(inner), middle + half(inner)],
  );
}

/** One of twelve segments of a thin ring, the first right of the top. */
export function segment(index: number, outer: number, inner: number): string {
  const [from, to] = [index * STEP + 0.026, (index + 1) * STEP - 0.026];
  return slice(outer, inner, [from, to], [from, to]);
}

function slice(outer: number, inner: number, far: [number, number], near: [number, number]): string {
  const [a, b, c, d] = [at(outer, far[0]), at(outer, far[1]), at(inner, near[1]), at(inner, near[0])];
  return `M${xy(a)}A${outer} ${outer} 0 0 1 ${xy(b)}L${xy(c)}A${inner} ${inner} 0 0 0 ${xy(d)}Z`;
}

const xy = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** How far it is from one bay to another, in bays: clockwise positive; the shorter way where no direction is told. */
export function way(from: number, to: number, direction: "cw" | "acw" | null): number {
  const clockwise = (((to - from) % 12) + 12) % 12;
  if (direction === "cw") return clockwise;
  if (direction === "acw") return clockwise - 12;
  return clockwise > 6 ? clockwise - 12 : clockwise;
}

/** An arrow along the inner track from a bay to another one, shorter at both ends so that arrows do not touch. */
export function arc(from: number, by: number, radius: number = RADIUS.track): string {
  const turn = Math.sign(by);
  const begin = angleOf(from) + turn * 0.14;
  const end = angleOf(from) + by * STEP - turn * 0.14;
  const large = Math.abs(end - begin) > Math.PI ? 1 : 0;
  return `M${xy(at(radius, begin))}A${radius} ${radius} 0 ${large} ${turn > 0 ? 1 : 0} ${xy(at(radius, end))}`;
}

/** The way through the hub from one bay to another, bent a little so that there and back can be told apart. */
function bent(from: number, to: number, radius: number): [Point, Point, Point] {
  const [a, b] = [placeOf(from, radius), placeOf(to, radius)];
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.12 }, b];
}

/** An arrow that way. */
export function across(from: number, to: number, radius: number = RADIUS.track): string {
  const [a, bend, b] = bent(from, to, radius);
  return `M${xy(a)}Q${xy(bend)} ${xy(b)}`;
}

/** Where a piece is on its way through the hub, seen from where it arrives: first, some steps between, last. */
export function crossed(from: number, to: number, radius: number = RADIUS.token): Point[] {
  const [a, bend, b] = bent(from, to, radius);
  const between = (part: number, axis: keyof Point) =>
    (1 - part) ** 2 * a[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * b[axis] - b[axis];
  return Array.from({ length: CROSSING + 1 }, (_, index) => {
    const part = index / CROSSING;
    return { x: between(part, "x"), y: between(part, "y") };
  });
}

/** Likewise along the ring. */
export function turned(from: number, by: number, radius: number = RADIUS.token): Point[] {
  const end = placeOf(from + by + 24, radius);
  const steps = Math.max(2, Math.abs(by) * 3);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const here = at(radius, angleOf(from) + (by * STEP * index) / steps);
    return { x: here.x - end.x, y: here.y - end.y };
  });
}

/** A name on the ring in one line or two, as the place allows. */
export function lines(name: string, bay: number): string[] {
  const middle = name.indexOf(" ");
  const narrow = bay % 6 !== 0 && (name.length > 11 || bay % 6 === 2 || bay % 6 === 3 || bay % 6 === 4);
  return narrow && middle > 0 ? [name.slice(0, middle), name.slice(middle + 1)] : [name];
}
