/** Which choices are listed beside the ring. */
import type { Choice } from "../../server/wire.ts";

/** As many bays are listed besides being lit on the ring. */
const FEW = 4;

/** All choices that are not about a bay, and those about bays if there are few, or about the bay that is looked at.
 *
 * The end of picking has a button of its own as soon as something is picked.
 */
export function listed(choices: readonly Choice[], bay: number | null, picked: readonly number[]): Choice[] {
  const isBay = (choice: Choice) => typeof choice.arguments["bay"] === "number";
  const ended = (choice: Choice) => choice.kind === "done" && picked.length > 0;
  const bays = choices.filter(isBay);
  const shown = bay === null ? (bays.length <= FEW ? bays : []) : bays.filter((each) => each.arguments["bay"] === bay);
  return [...shown, ...choices.filter((choice) => !isBay(choice) && !ended(choice))];
}
