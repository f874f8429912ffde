import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Hash, Id } from "@hz/contract/scalars";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { emergencyUsed } from "../../mail/templates/emergency-used.ts";
import { keysChanged } from "../../mail/templates/keys-changed.ts";
import { passwordChanged } from "../../mail/templates/password-changed.ts";
import { passwordReset } from "../../mail/templates/password-reset.ts";
import { issueToken } from "../tokens/index.ts";
import { type UserRow, userOf } from "../users/index.ts";
import { PURPOSE } from "./holder.ts";
import { ownerOfAddress } from "./store.ts";

const isReachable = (user: UserRow | undefined): user is UserRow => user !== undefined && user.is_active && user.deleted_at === null;

/**
 * Sends the link of a reset to the address of this keyed hash, if it is a user's. The look-up happens here and not while
 * somebody waits for an answer, so that time does not tell who has an account.
 */
export const sendResetLink = defineJob(
  "send-reset-link",
  z.object({ emailHash: Hash }),
  async (ctx: Context, { emailHash }, run) => {
    const owner = await ownerOfAddress(ctx, bytes(emailHash));
    if (!owner) return;
    const { account_id: accountId, user_id: userId } = owner;
    await ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!isReachable(user)) return;
      const token = await issueToken(ctx, tx, { accountId, userId, purpose: PURPOSE, run: run.id });
      const address = `${ctx.config.publicUrl}${paths.resetPassword}?${new URLSearchParams({ token })}`;
      // Inside the transaction: the token's hour begins with the try that got through, not with the first one.
      await ctx.mailer.send({ to: user.email, ...passwordReset(user.language, address) }, run.id);
    });
  },
  { mergesBy: ({ emailHash }) => emailHash },
);

const Told = z.object({ accountId: Id, userId: Id });
const ToldAbout = Told.extend({ aboutId: Id });

const usersOf = (ctx: Context, accountId: string, userId: string, aboutId = userId) =>
  ctx.db.tenant(accountId, async (tx) => ({
    user: await userOf(tx, accountId, userId),
    about: await userOf(tx, accountId, aboutId),
  }));

/** Tells a person that the password was reset. */
export const tellUser = defineJob("tell-of-reset", Told, async (ctx: Context, { accountId, userId }, run) => {
  const { user } = await usersOf(ctx, accountId, userId);
  if (isReachable(user))
    await ctx.mailer.send({ to: user.email, ...passwordChanged(user.language, ctx.config.publicUrl + paths.forgotPassword) }, run.id);
});

/** Tells somebody who can grant whose keys were replaced. */
export const tellColleague = defineJob("tell-of-new-keys", ToldAbout, async (ctx: Context, { accountId, userId, aboutId }, run) => {
  const { user, about } = await usersOf(ctx, accountId, userId, aboutId);
  if (isReachable(user) && about)
    await ctx.mailer.send(
      { to: user.email, ...keysChanged(user.language, about.full_name, ctx.config.publicUrl + paths.dashboard) },
      run.id,
    );
});

/** Tells an administrator who used the emergency key. */
export const tellOfEmergency = defineJob("tell-of-emergency", ToldAbout, async (ctx: Context, { accountId, userId, aboutId }, run) => {
  const { user, about } = await usersOf(ctx, accountId, userId, aboutId);
  if (isReachable(user) && about)
    await ctx.mailer.send(
      { to: user.email, ...emergencyUsed(user.language, about.full_name, ctx.config.publicUrl + paths.emergencyKey) },
      run.id,
    );
});

export const resetJobs = [sendResetLink, tellUser, tellColleague, tellOfEmergency];
