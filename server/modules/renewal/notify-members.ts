import { auditRoutes } from "@hz/contract/account/audit";
import { mayDo } from "@hz/contract/permissions";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { MEMBERS_CHANGES, MEMBERS_READERS, type MembersChange, membersChanged } from "../../mail/templates/members-changed.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { memberRows } from "./overview-store.ts";

const Recipient = z.object({ accountId: Id, userId: Id, change: z.enum(MEMBERS_CHANGES), as: z.enum(MEMBERS_READERS) });

/** To one person; several changes of a kind at once are one mail. */
export const mailMembersChanged = defineMail(
  "mail-members-changed",
  Recipient,
  async (ctx, { accountId, userId, change, as }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || user.deleted_at) return null;
    const seesLog = mayDo(user.permissions, auditRoutes.list.permission);
    return { to: user.email, ...membersChanged(change, as, user.language, ctx.config.publicUrl + paths.dashboard, seesLog) };
  },
  { mergesBy: ({ accountId, userId, change, as }: z.infer<typeof Recipient>) => `${accountId} ${userId} ${change} ${as}` },
);

type Change = { departmentId: string; userId: string; byUserId: string; change: MembersChange };

/** Tells the person and all members but who did it; belongs into the transaction of the change. */
export async function notifyMembers(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { departmentId, userId, byUserId, change }: Change,
): Promise<void> {
  const members = (await memberRows(tx, accountId)).filter((row) => row.department_id === departmentId).map((row) => row.user_id);
  for (const id of new Set([userId, ...members]))
    if (id !== byUserId)
      await ctx.jobs.enqueue(mailMembersChanged, { accountId, userId: id, change, as: id === userId ? "person" : "member" });
}

/** Tells the members of a department that is deleted, but not who did it: each loses their own place. Belongs into the transaction, before they do. */
export async function notifyOfDeletion(ctx: Context, accountId: string, members: readonly string[], byUserId: string): Promise<void> {
  for (const userId of members)
    if (userId !== byUserId) await ctx.jobs.enqueue(mailMembersChanged, { accountId, userId, change: "removed", as: "person" });
}

type Reader = Omit<Change, "departmentId">;

/**
 * Tells the other members of all departments of a person that this person reads there now, or no longer; one mail for each, and
 * none for who did it or is told of it otherwise. Belongs into the transaction of the change, while the person is a member.
 */
export async function notifyOfReader(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { userId, byUserId, change }: Reader,
  mailedOtherwise: readonly string[] = [],
): Promise<void> {
  const rows = await memberRows(tx, accountId);
  const own = new Set(rows.filter((row) => row.user_id === userId).map((row) => row.department_id));
  const others = rows.filter((row) => own.has(row.department_id)).map((row) => row.user_id);
  const spared = new Set([userId, byUserId, ...mailedOtherwise]);
  for (const id of new Set(others))
    if (!spared.has(id)) await ctx.jobs.enqueue(mailMembersChanged, { accountId, userId: id, change, as: "member" });
}
