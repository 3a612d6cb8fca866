/** Stories: boards in their states, each a table that the real server told (`make stories`). */
import type { Previewed, Table } from "../server/wire.ts";

export interface Story {
  name: string;
  about: string;
  table: Table;
  /** What the server foresaw of an action, and actions that are on their way. */
  foreseen: { action: string; preview: Previewed } | null;
  pending: string[];
}

const files = import.meta.glob<Story>("./*/*.json", { import: "default", eager: true });

export const stories: Story[] = Object.keys(files)
  .sort()
  .map((path) => files[path])
  .filter((story) => story !== undefined);
