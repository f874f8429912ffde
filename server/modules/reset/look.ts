import type { ResetState } from "@hz/contract/sign-in/password-reset";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";
import { departmentsOf, type HeldBeside, heldBeside } from "../departments/index.ts";
import { emergencyKeyOf, openedByEmergency } from "../emergency/index.ts";
import { readsReports } from "@hz/contract/permissions";
import { type UserRow, vouchersOf } from "../users/index.ts";
import { withHolder } from "./holder.ts";
import { colleaguesToVouch, grantersBeside, invitationCodes, newestEpochs } from "./store.ts";

type Reopening = Pick<ResetState, "reopens" | "needsActivation" | "invitations" | "emergency">;

/** Whether this person's permissions are those for which the account's seed is granted. */
export const mayHoldAccountKey = (user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") || user.permissions.includes("Einstellungen");

/** Whether this person may give the account a new key: managing users, with nobody else left who could grant. */
export const mayFoundAnew = async (tx: Tx, user: UserRow) =>
  user.permissions.includes("Benutzer und Abteilungen") && (await grantersBeside(tx, user.account_id, user.id)).length === 0;

/** How much of all these keys some are; null where there are none. */
const partOf = (some: readonly HeldBeside[], all: readonly HeldBeside[]) =>
  all.length === 0 ? null : some.length === all.length ? "all" : some.length > 0 ? "some" : "none";

/** How much of these keys the emergency key opens for this person, and who holds the rest: it may lack some that nobody else has. */
async function openedInSafe(tx: Tx, user: UserRow, keys: readonly HeldBeside[], emergencyId: string): Promise<ResetState["emergency"]> {
  const grants = await openedByEmergency(tx, user.account_id, user, emergencyId);
  const isOpened = ({ departmentId, epoch }: HeldBeside) =>
    grants.some(({ what }) => what.kind === "department" && what.departmentId === departmentId && what.epoch === epoch);
  const opens = partOf(keys.filter(isOpened), keys);
  const rest = keys.filter((one) => !isOpened(one)).map(bestHolder);
  const has = (best: ReturnType<typeof bestHolder>) => rest.includes(best);
  return (
    opens && {
      opens,
      rest: { byActive: has("active"), byDeactivated: has("deactivated"), byInvited: has("invited"), byNobody: has("nobody") },
    }
  );
}

const bestHolder = ({ byActive, byDeactivated, byInvited }: HeldBeside) =>
  byActive ? "active" : byDeactivated ? "deactivated" : byInvited ? "invited" : "nobody";

/** How much of what a person reads others could open for them again; nobody is named to whoever only has a mailbox. */
async function reopening(tx: Tx, user: UserRow, hasColleague: boolean, emergencyId: string | undefined): Promise<Reopening> {
  const [accountId, userId] = [user.account_id, user.id];
  const departments = readsReports(user.permissions) ? await departmentsOf(tx, accountId, userId) : [];
  const keys = await heldBeside(tx, accountId, userId, departments);
  const held = keys.filter(({ byActive, byDeactivated }) => byActive || byDeactivated);
  const codes = await invitationCodes(tx, accountId, user.id);
  const holdReports = keys.some((one) => one.byInvited && !held.includes(one));
  return {
    reopens: partOf(held, keys),
    needsActivation: held.every(({ byActive }) => byActive) ? null : held.some(({ byActive }) => byActive) ? "some" : "all",
    invitations: codes.any ? { holdAccountKey: codes.holdAccountKey && !hasColleague, holdReports } : null,
    emergency: emergencyId === undefined ? null : await openedInSafe(tx, user, keys, emergencyId),
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
      readsReports: readsReports(user.permissions),
      ...(await reopening(tx, user, hasColleague, emergency?.id)),
      isLastSigner: emergency === undefined && (await vouchersOf(tx, accountId)).join() === user.id,
      needsSecondFactor: user.totp_confirmed_at !== null,
      founding: (await mayFoundAnew(tx, user)) ? { departments: await newestEpochs(tx, accountId) } : null,
    };
  });
