import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Hash, Id } from "@hz/contract/scalars";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { defineJob } from "../../jobs/job.ts";
import { accessWaiting } from "../../mail/templates/access-waiting.ts";
import { accountKeyChanged } from "../../mail/templates/account-key-changed.ts";
import { EMERGENCY_READERS, emergencyUsed } from "../../mail/templates/emergency-used.ts";
import { keysChanged } from "../../mail/templates/keys-changed.ts";
import { passwordReset } from "../../mail/templates/password-reset.ts";
import { emailHash } from "../auth/index.ts";
import { defineMail } from "../mails/index.ts";
import { issueToken } from "../tokens/index.ts";
import { comparedBy, type UserRow, userOf } from "../users/index.ts";
import { PURPOSE } from "./holder.ts";
import { hasCompared, ownerOfAddress } from "./store.ts";

const isReachable = (user: UserRow | undefined): user is UserRow => user !== undefined && user.is_active && user.deleted_at === null;

const Recipient = z.object({ accountId: Id, userId: Id });
const RecipientAbout = Recipient.extend({ aboutId: Id });

/** To a person who asked for a new password: the link; nothing any more where the address is another one by now. */
export const mailResetLink = defineMail("mail-reset-link", Recipient.extend({ emailHash: Hash }), (ctx, payload, run) =>
  ctx.db.tenant(payload.accountId, async (tx) => {
    const { accountId, userId, emailHash: asked } = payload;
    const user = await userOf(tx, accountId, userId);
    if (!isReachable(user) || wire(emailHash(ctx.secrets, user.email)) !== asked) return null;
    const token = await issueToken(ctx, tx, { accountId, userId, email: user.email, purpose: PURPOSE, run: run.id });
    const address = `${ctx.config.publicUrl}${paths.resetPassword}?${new URLSearchParams({ token })}`;
    return { to: user.email, ...passwordReset(user.language, address) };
  }),
);

/**
 * Has the link of a reset sent to the address of this keyed hash, if it is a user's. The look-up happens here and not while
 * somebody waits for an answer, so that time does not tell who has an account.
 */
export const sendResetLink = defineJob(
  "send-reset-link",
  z.object({ emailHash: Hash }),
  async (ctx: Context, payload) => {
    const owner = await ownerOfAddress(ctx, bytes(payload.emailHash));
    if (!owner) return;
    const { account_id: accountId, user_id: userId } = owner;
    await ctx.db.tenant(accountId, () => ctx.jobs.enqueue(mailResetLink, { accountId, userId, emailHash: payload.emailHash }));
  },
  { mergesBy: (payload) => payload.emailHash },
);

const usersOf = (ctx: Context, accountId: string, userId: string, aboutId = userId) =>
  ctx.db.tenant(accountId, async (tx) => ({
    user: await userOf(tx, accountId, userId),
    isCompared: (await comparedBy(tx, accountId)).has(userId),
    about: await userOf(tx, accountId, aboutId),
  }));

/** Tells somebody who can grant whose keys were replaced. */
export const notifyOfNewKeys = defineMail("tell-of-new-keys", RecipientAbout, async (ctx, { accountId, userId, aboutId }) => {
  const { user, about, isCompared } = await usersOf(ctx, accountId, userId, aboutId);
  if (!isReachable(user) || !about) return null;
  return { to: user.email, ...keysChanged(user.language, about.full_name, ctx.config.publicUrl + paths.dashboard, isCompared) };
});

/** Tells a colleague who gave the account a new key, and that it is to be compared. */
export const notifyOfAccountKey = defineMail("tell-of-account-key", RecipientAbout, async (ctx, { accountId, userId, aboutId }) => {
  const { user, about } = await usersOf(ctx, accountId, userId, aboutId);
  if (!isReachable(user) || !about) return null;
  const knowsFormer = await ctx.db.tenant(accountId, (tx) => hasCompared(tx, accountId, userId));
  return { to: user.email, ...accountKeyChanged(user.language, about.full_name, ctx.config.publicUrl + paths.dashboard, knowsFormer) };
});

/** Tells somebody who can vouch that colleagues wait for it since the account's key is another one; once, however many wait. */
export const notifyOfWaiting = defineMail(
  "tell-of-waiting",
  Recipient,
  async (ctx, { accountId, userId }) => {
    const { user, isCompared } = await usersOf(ctx, accountId, userId);
    const address = ctx.config.publicUrl + paths.dashboard;
    return isReachable(user) ? { to: user.email, ...accessWaiting(user.language, address, isCompared) } : null;
  },
  { mergesBy: ({ accountId, userId }) => `${accountId} ${userId}` },
);

// Jobs of before were for administrators alone.
const RecipientOfEmergency = RecipientAbout.extend({ as: z.enum(EMERGENCY_READERS).default("admin") });

/** Tells an administrator, or somebody whose reports it opens, who used the emergency key. */
export const notifyOfEmergency = defineMail("tell-of-emergency", RecipientOfEmergency, async (ctx, { accountId, userId, aboutId, as }) => {
  const { user, about } = await usersOf(ctx, accountId, userId, aboutId);
  if (!isReachable(user) || !about) return null;
  return {
    to: user.email,
    ...emergencyUsed(as, user.language, about.full_name, ctx.config.publicUrl + (as === "admin" ? paths.emergencyKey : paths.dashboard)),
  };
});

export const resetJobs = [sendResetLink, mailResetLink, notifyOfNewKeys, notifyOfAccountKey, notifyOfWaiting, notifyOfEmergency];

/** Counts a mail that this origin, address or person causes; false when it was enough for now, and everything else goes on. */
export function mayMail({ rateLimiter }: Context, kind: RateLimit, origin: string): boolean {
  if (rateLimiter.isUsedUp(kind, origin)) return false;
  rateLimiter.count(kind, origin);
  return true;
}
