import { paths } from "@hz/contract/paths";
import { mayDo, roleOf } from "@hz/contract/permissions";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { DELIVERY_CHANGES, deliveryChanged } from "../../mail/templates/delivery-changed.ts";
import { defineMail } from "../mails/index.ts";
import { peopleOf, type Person, userOf } from "../users/index.ts";
import { membersOf, officesOf } from "./store.ts";

// Jobs of before knew one change.
const Recipient = z.object({ accountId: Id, userId: Id, change: z.enum(DELIVERY_CHANGES).default("delivery") });

/** To one person; several changes at once are one mail. */
export const mailDeliveryChanged = defineMail(
  "mail-delivery-changed",
  Recipient,
  async (ctx, { accountId, userId, change }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || user.deleted_at) return null;
    const manages = mayDo(user.permissions, "Benutzer und Abteilungen");
    const address = ctx.config.publicUrl + (manages ? paths.departments : paths.dashboard);
    return { to: user.email, ...deliveryChanged(change, manages ? "manager" : "member", user.language, address) };
  },
  { mergesBy: ({ accountId, userId, change }: z.infer<typeof Recipient>) => `${accountId} ${userId} ${change}` },
);

/** Who changed it. */
type Acting = { accountId: string; userId: string };

const isAdministrator = ({ is_active, permissions }: Person) => is_active && roleOf(permissions) === "Admin";

/**
 * Tells that reports go elsewhere: the members of the departments to which they went and go, where null is where the channels'
 * go, and administrators, but not who changed it. Belongs into the transaction of the change.
 */
export async function notifyOfDelivery(
  ctx: Context,
  tx: Tx,
  { accountId, userId }: Acting,
  departments: readonly (string | null)[],
): Promise<void> {
  const offices = departments.includes(null) ? await officesOf(tx, accountId) : [];
  const members = await membersOf(tx, accountId, [...departments.filter((id) => id !== null), ...offices]);
  const administrators = (await peopleOf(tx, accountId)).filter(isAdministrator).map(({ id }) => id);
  for (const id of new Set([...members, ...administrators]))
    if (id !== userId) await ctx.jobs.enqueue(mailDeliveryChanged, { accountId, userId: id, change: "delivery" });
}

/** Tells the other members of a department that stands in that its key, or what it is for, was made or signed anew by somebody. */
export async function notifyOfSigning(ctx: Context, tx: Tx, { accountId, userId }: Acting, departmentId: string): Promise<void> {
  for (const id of await membersOf(tx, accountId, [departmentId]))
    if (id !== userId) await ctx.jobs.enqueue(mailDeliveryChanged, { accountId, userId: id, change: "signed" });
}
