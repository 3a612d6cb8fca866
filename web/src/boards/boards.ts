/** The drawn board of each game; a game without one is shown as a list. */
import type { Component, Snippet } from "svelte";
import ListBoard from "../shell/ListBoard.svelte";
import type { Desk } from "../table/desk.ts";

export interface BoardProps {
  desk: Desk;
  /** What the shell shows beside the board for now: rules, the guide, a hint, settings; in place of what can wait. */
  beside?: Snippet | undefined;
  /** On a phone a tab was picked: what is beside is put away. The past has none, its steps are the tab of the log. */
  onaway?: (() => void) | undefined;
  /** What takes the place of the action when the game is over. */
  ending?: Snippet | undefined;
  /** Opens the rules at a topic. */
  onrule?: ((topic: string) => void) | undefined;
}

type Board = { default: Component<BoardProps> };

const BOARDS: Record<string, () => Promise<Board>> = {
  assembly: () => import("./assembly/AssemblyBoard.svelte"),
  fuse: () => import("./fuse/FuseBoard.svelte"),
  origin_story: () => import("./origin_story/OriginStoryBoard.svelte"),
};

export function boardOf(game: string, { list }: { list: boolean }): Promise<Board> {
  const drawn = list ? undefined : BOARDS[game];
  return drawn ? drawn() : Promise.resolve({ default: ListBoard });
}
