import { paths } from "@hz/contract/paths";
import { PERMISSIONS } from "@hz/contract/permissions";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import { PEOPLE_CHANGES, type PeopleChange, peopleChanged } from "../../mail/templates/people-changed.ts";
import { defineMail } from "../mails/index.ts";
import { peopleOf, type Person, type UserRow, userOf } from "../users/index.ts";

const Recipient = z.object({ accountId: Id, userId: Id, change: z.enum(PEOPLE_CHANGES) });

/** To the person whom it is about. Who was removed has no address any more, so the payload carries it sealed. */
const notifyConcerned = defineMail(
  "tell-concerned",
  Recipient.extend({ to: z.string() }),
  async (ctx, { accountId, userId, change, to }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user) return null;
    const address = change === "removed" || change === "deactivated" ? null : ctx.config.publicUrl + paths.account;
    return { to: ctx.secrets.open(bytes(to), `told ${userId}`).toString(), ...peopleChanged(change, "person", user.language, address) };
  },
);

/** To an administrator, whoever did it: an open session may have been used by somebody else. Several of a kind are one mail. */
const notifyAdministrator = defineMail(
  "tell-administrator",
  Recipient,
  async (ctx, { accountId, userId, change }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || user.deleted_at) return null;
    return { to: user.email, ...peopleChanged(change, "administrator", user.language, ctx.config.publicUrl + paths.audit) };
  },
  { mergesBy: ({ accountId, userId, change }: z.infer<typeof Recipient>) => `${accountId} ${userId} ${change}` },
);

const isAdministrator = ({ is_active, permissions }: Person) => is_active && PERMISSIONS.every((one) => permissions.includes(one));

/**
 * Tells of a change by mail: the person, as their row was before, whoever else it is about, and all administrators. Belongs
 * into the transaction of the change.
 */
export async function notifyOfPeopleChange(ctx: Context, tx: Tx, change: PeopleChange, person: UserRow, others: readonly UserRow[] = []) {
  const { account_id: accountId } = person;
  const concerned = [person, ...others];
  for (const { id, email } of concerned) {
    const to = wire(ctx.secrets.seal(Buffer.from(email), `told ${id}`));
    await ctx.jobs.enqueue(notifyConcerned, { accountId, userId: id, change, to });
  }
  for (const user of (await peopleOf(tx, accountId)).filter(isAdministrator)) {
    // That somebody was a guest of who stands in is for its people alone.
    if (person.is_guest && (await guestsHiddenFrom(tx, accountId, user.id)).has(person.id)) continue;
    if (!concerned.some(({ id }) => id === user.id)) await ctx.jobs.enqueue(notifyAdministrator, { accountId, userId: user.id, change });
  }
}

export const peopleNoticeJobs = [notifyConcerned, notifyAdministrator];
