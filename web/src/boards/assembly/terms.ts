/** What the wire calls things of Assembly, and which symbol stands for each. */
import type { AssemblyBay, AssemblyView } from "../../server/wire.ts";

export type Bay = AssemblyBay;
export type Module = AssemblyBay["plan"];
export type Waiting = AssemblyView["waiting"][number];

export const BAYS = 12;
export const COMMANDS = ["deploy", "lock", "swap", "cw", "acw"] as const;
export type Command = (typeof COMMANDS)[number];

/** What pays with a whole hand, and with a card that a malfunction has shown. */
export const THREE = "three";

export const isOnPlan = (bay: Bay): boolean => !bay.locked && bay.module === bay.plan;

const CARD_GLYPHS: Record<string, string[]> = {
  deploy_lock: ["c-deploy", "c-lock"],
  cw: ["c-cw"],
  acw: ["c-acw"],
  any: ["c-any"],
  swap: ["c-swap"],
  wild: ["c-wild"],
};

/** What cannot be done, as the server is asked why: a card or a command alone stands for all that it could be part of. */
export const inWords = {
  declare: (payment: string, command: string = COMMANDS[0]): string => `${payment}: ${command}`,
  ask: (command: string | null): string => `ask ${command ?? "nothing"}`,
  bay: (bay: number): string => String(bay),
};

export const cardGlyphs = (card: string): string[] => CARD_GLYPHS[card] ?? ["c-wild"];
export const commandGlyph = (command: string): string => `c-${command}`;

const ROLE_GLYPHS: Record<string, string> = {
  sammie: "c-any",
  anna: "i-bolt",
  amelie: "i-pin",
  jayani: "c-swap",
  noah: "c-lock",
  luca: "c-deploy",
  nahla: "c-lock",
  li_yong: "i-hand",
  alfie: "c-swap",
};

export const roleGlyph = (role: string): string => ROLE_GLYPHS[role] ?? "i-you";

const SIGN_GLYPHS: Record<string, string> = {
  deploy: "c-deploy",
  lock: "c-lock",
  swap: "c-swap",
  rotate: "c-any",
  look: "i-eye",
  here: "i-pin",
  stop: "i-stop",
  move: "i-move",
  where: "i-ask",
  yes: "i-check",
  no: "i-x",
  point_at_bay: "i-target",
};

/** None for the two colours, which are shown as themselves. */
export const signGlyph = (sign: string): string | undefined => SIGN_GLYPHS[sign];

export const SIGN_GROUPS = ["commands", "direction", "answer", "strategy"] as const;
export type SignGroup = (typeof SIGN_GROUPS)[number];

export function signGroup(sign: string): SignGroup {
  if (sign === "deploy" || sign === "lock" || sign === "swap" || sign === "rotate") return "commands";
  if (sign === "purple" || sign === "green") return "direction";
  return sign === "yes" || sign === "no" ? "answer" : "strategy";
}
