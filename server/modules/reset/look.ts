import type { ResetState } from "@hz/contract/password-reset";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";
import { departmentsOf, heldBeside } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { type Permission, readsReports } from "@hz/contract/permissions";
import { type UserRow, vouchersOf } from "../users/index.ts";
import { withHolder } from "./holder.ts";
import { colleaguesToVouch, grantersBeside, invitationCodes, newestEpochs } from "./store.ts";

type Reopening = Pick<ResetState, "reopens" | "needsActivation" | "invitations">;

/** Whether this person's permissions are those for which the account's seed is granted. */
export const mayHoldAccountKey = (user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") || user.permissions.includes("Einstellungen");

/** Whether this person may give the account a new key: managing users, with nobody else left who could grant. */
export const mayFoundAnew = async (tx: Tx, user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") && (await grantersBeside(tx, user.account_id, user.id)).length === 0;

/** How much of what a person reads others could open for them again; nobody is named to whoever only has a mailbox. */
async function reopening(tx: Tx, user: UserRow, hasColleague: boolean): Promise<Reopening> {
  const [accountId, userId] = [user.account_id, user.id];
  const departments = readsReports(user.permissions as Permission[]) ? await departmentsOf(tx, accountId, userId) : [];
  const keys = await heldBeside(tx, accountId, userId, departments);
  const held = keys.filter(({ byActive, byDeactivated }) => byActive || byDeactivated);
  const codes = await invitationCodes(tx, accountId);
  const holdReports = keys.some((one) => one.byInvited && !held.includes(one));
  return {
    reopens: keys.length === 0 ? null : held.length === keys.length ? "all" : held.length > 0 ? "some" : "none",
    needsActivation: held.every(({ byActive }) => byActive) ? null : held.some(({ byActive }) => byActive) ? "some" : "all",
    invitations: codes.any ? { holdAccountKey: codes.holdAccountKey && !hasColleague, holdReports } : null,
  };
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
      readsReports: readsReports(user.permissions as Permission[]),
      ...(await reopening(tx, user, hasColleague)),
      isLastSigner: emergency === undefined && (await vouchersOf(tx, accountId)).join() === user.id,
      needsSecondFactor: user.totp_confirmed_at !== null,
      founding: (await mayFoundAnew(tx, user)) ? { departments: await newestEpochs(tx, accountId) } : null,
    };
  });
