import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { MEMBERS_CHANGES, MEMBERS_READERS, type MembersChange, membersChanged } from "../../mail/templates/members-changed.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { memberRows } from "./overview-store.ts";

const Told = z.object({ accountId: Id, userId: Id, change: z.enum(MEMBERS_CHANGES), as: z.enum(MEMBERS_READERS) });

/** To one person; several changes of a kind at once are one mail. */
export const mailMembersChanged = defineMail(
  "mail-members-changed",
  Told,
  async (ctx, { accountId, userId, change, as }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || user.deleted_at) return null;
    return { to: user.email, ...membersChanged(change, as, user.language, ctx.config.publicUrl + paths.dashboard) };
  },
  { mergesBy: ({ accountId, userId, change, as }: z.infer<typeof Told>) => `${accountId} ${userId} ${change} ${as}` },
);

type Change = { departmentId: string; userId: string; byUserId: string; change: MembersChange };

/** Tells the person and all members but who did it; belongs into the transaction of the change. */
export async function tellMembers(
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
