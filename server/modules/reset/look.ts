import type { ResetState } from "@hz/contract/password-reset";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";
import { heldByOthers } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { type Permission, readsReports } from "@hz/contract/permissions";
import type { UserRow } from "../users/index.ts";
import { withHolder } from "./holder.ts";
import { colleaguesToVouch, departmentsOf, grantersBeside, newestEpochs } from "./store.ts";

/** Whether this person's permissions are those for which the account's seed is granted. */
export const mayHoldAccountKey = (user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") || user.permissions.includes("Einstellungen");

/** Whether this person may give the account a new key: managing users, with nobody else left who could grant. */
export const mayFoundAnew = async (tx: Tx, user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") && (await grantersBeside(tx, user.account_id, user.id)).length === 0;

/** How much of what a person reads colleagues could open for them again; nobody is named to whoever only has a mailbox. */
async function reopensFor(tx: Tx, user: UserRow): Promise<ResetState["reopens"]> {
  if (!readsReports(user.permissions as Permission[])) return null;
  const departments = await departmentsOf(tx, user.account_id, user.id);
  const { all, held } = await heldByOthers(tx, user.account_id, user.id, departments);
  return all === 0 ? null : held === all ? "all" : held > 0 ? "some" : "none";
}

/** What the holder of a reset link can do, so that the loss can be explained before the click. Throws TOKEN_INVALID. */
export const lookAtReset = (ctx: Context, token: string): Promise<ResetState> =>
  withHolder(ctx, token, async (tx, user) => {
    const accountId = user.account_id;
    const emergency = await emergencyKeyOf(tx, accountId);
    const hasColleague = (await grantersBeside(tx, accountId, user.id)).length > 0;
    const { company_name: companyName } = await accountOf(tx, accountId);
    return {
      userId: user.id,
      accountId,
      person: { fullName: user.full_name, email: user.email, companyName },
      hasRecoveryCode: user.recovery_wrap !== null,
      emergencyId: emergency?.id ?? null,
      hasColleague,
      hasOthers: (await colleaguesToVouch(tx, accountId, user.id)).length > 0,
      reopens: await reopensFor(tx, user),
      needsSecondFactor: user.totp_confirmed_at !== null,
      founding: (await mayFoundAnew(tx, user)) ? { departments: await newestEpochs(tx, accountId) } : null,
    };
  });
