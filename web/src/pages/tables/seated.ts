/** Who sits at a table, as far as it is told by name. */
import type { MyGame, PlayerAbout } from "../../server/api.ts";
import { botOf } from "../../shell/people.ts";

/** Those who sit with me: people who gave a name. */
export function friendsOf(game: MyGame): string[] {
  const others = game.seats.filter(({ seat }) => seat !== game.my_seat);
  return others.flatMap(({ player, name }: PlayerAbout) => (name && botOf(player) === null ? [name] : []));
}

/** Is there something to go on with? */
export function goesOn(game: MyGame): boolean {
  return game.ended === null && !game.closed;
}

/** Those that go on, first those that wait for me; then the others. */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  const rank = (game: MyGame) => (!goesOn(game) ? 2 : game.waits_for_me ? 0 : 1);
  return [...games].sort((one, other) => rank(one) - rank(other));
}
