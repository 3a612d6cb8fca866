/** The links of seats as the tab of whoever made the table keeps them: the server tells each of them once. */
import type { SeatLink } from "../server/api.ts";

const key = (table: string) => `tablemate-links-${table}`;

export function keepLinks(table: string, seats: readonly SeatLink[]): void {
  const links = keptLinks(table);
  for (const { seat, link } of seats) links.set(seat, new URL(link).pathname);
  store(table, links);
}

/** A seat that has another link now, or none. */
export function dropLink(table: string, seat: number): void {
  const links = keptLinks(table);
  links.delete(seat);
  store(table, links);
}

/** The paths of links, by seat; what cannot be read is as if nothing had been kept. */
export function keptLinks(table: string): Map<number, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
    return new Map(Array.isArray(kept) ? kept.filter(isLink) : []);
  } catch {
    return new Map();
  }
}

function isLink(kept: unknown): kept is [number, string] {
  return Array.isArray(kept) && Number.isInteger(kept[0]) && /^\/s\/[\w-]+$/.test(String(kept[1]));
}

function store(table: string, links: Map<number, string>): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify([...links]));
  } catch {
    // A browser that keeps nothing: another link can be made.
  }
}
