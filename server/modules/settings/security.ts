import type { BodyOf } from "@hz/contract/route";
import type { securityRoutes, SecuritySettings, SecurityState } from "@hz/contract/account/security";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { accountOf, lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { peopleWithoutSecondFactor } from "./store.ts";

const COLUMNS = {
  requireSecondFactor: "require_second_factor",
  twoPersonDeletion: "two_person_deletion",
  showHandlerNames: "show_handler_names",
  sessionHours: "session_hours",
  idleMinutes: "idle_minutes",
  retentionMonths: "retention_months",
} as const satisfies Record<keyof SecuritySettings, string>;
const FIELDS = Object.keys(COLUMNS) as (keyof SecuritySettings)[];

/** The security settings, with whom a duty of a second factor would concern. */
export async function securityOf(tx: Tx, { accountId, userId }: UserCaller): Promise<SecurityState> {
  const account = await accountOf(tx, accountId);
  const settings = Object.fromEntries(FIELDS.map((field) => [field, account[COLUMNS[field]]])) as SecuritySettings;
  const without = await peopleWithoutSecondFactor(tx, accountId, userId);
  return { ...settings, ownSecondFactor: !without.includes(userId), peopleWithoutSecondFactor: without.length };
}

/**
 * Saves what is given of the security settings, with an entry in the audit log for each that differs. Nobody demands a second factor of
 * others without having one: OWN_SECOND_FACTOR_MISSING. All of it loosens or tightens who gets in and what is kept, so any change throws
 * CONFIRMATION_NEEDED.
 */
export function changeSecurity(ctx: Context, caller: UserCaller, given: BodyOf<typeof securityRoutes.save>): Promise<SecurityState> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    // Of two changes at once the later one is measured by the earlier one, so that the log tells the true old values.
    await lockAccount(tx, accountId);
    const before = await securityOf(tx, caller);
    if (given.requireSecondFactor && !before.requireSecondFactor && !before.ownSecondFactor) throw new Failure("OWN_SECOND_FACTOR_MISSING");
    const changed = FIELDS.filter((field) => given[field] !== undefined && given[field] !== before[field]);
    if (changed.length === 0) return before;
    demandConfirmation(caller);
    await updateAccount(tx, accountId, Object.fromEntries(changed.map((field) => [COLUMNS[field], given[field]])));
    for (const field of changed)
      record(accountId, { actor: userId, action: "security.changed", details: { field, from: before[field], to: given[field]! } });
    return securityOf(tx, caller);
  });
}
