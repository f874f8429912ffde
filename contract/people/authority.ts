import { type Permission, PERMISSIONS } from "../permissions.ts";

/** What decides who may act on whom: who it is, what they may do, and whether the account is theirs. */
export type Standing = { id: string; permissions: readonly Permission[]; isAccountOwner: boolean };

/** To change a person in any way, or to take from them their place, their sign-in or a permission. */
export type Act = "change" | "unseat";

/** The owner counts as holding everything, so that nobody with less acts on them. */
const heldBy = ({ permissions, isAccountOwner }: Standing): readonly Permission[] => (isAccountOwner ? PERMISSIONS : permissions);

/**
 * Why one person may not act on another, or null where they may. Nobody acts on who holds a permission that they lack, and
 * nobody, the owner included, unseats the owner, who only hands over.
 */
export function refusalOf(
  actor: Pick<Standing, "id" | "permissions">,
  target: Standing,
  act: Act = "change",
): "HOLDS_MORE" | "OWNER_STAYS" | null {
  if (actor.id !== target.id && !heldBy(target).every((one) => actor.permissions.includes(one))) return "HOLDS_MORE";
  return act === "unseat" && target.isAccountOwner ? "OWNER_STAYS" : null;
}

/** Whether one person may act on another. */
export const mayActOn = (...question: Parameters<typeof refusalOf>): boolean => refusalOf(...question) === null;

/** Whether somebody gives no more than they hold: what is added must be theirs. */
export const mayGive = (own: readonly Permission[], before: readonly Permission[], after: readonly Permission[]): boolean =>
  after.every((one) => before.includes(one) || own.includes(one));
