import { Hash, Id } from "@hz/contract/scalars";
import { paths } from "@hz/contract/paths";
import * as z from "zod";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { signInTries } from "../../mail/templates/sign-in-tries.ts";
import { defineNewsMail, notifyOfNews } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { emailHash, normalEmail, ownerOf } from "./directory.ts";

/** Whoever floods an address with tries sends its owner one mail in so many minutes. */
const A_DAY = 24 * 60;

/** Tells somebody that a wrong password was tried many times. Nobody gets it at an address that they never confirmed. */
const mailSignInTries = defineNewsMail(
  "mail-sign-in-tries",
  z.object({ accountId: Id, userId: Id }),
  ({ userId }) => ({ recipientId: userId, aboutId: userId }),
  async (ctx: Context, { accountId, userId }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || !user.is_email_verified) return null;
    return { to: user.email, ...signInTries(user.language, ctx.config.publicUrl + paths.account) };
  },
  { minutes: A_DAY },
);

/** Finds out whose address it is that somebody tries; the payload has the address's hash only. */
const findTried = defineJob(
  "find-sign-in-tries",
  z.object({ emailHash: Hash }),
  async (ctx: Context, payload) => {
    const owner = await ctx.db.find((tx) => ownerOf(tx, bytes(payload.emailHash)));
    if (owner) await ctx.db.tenant(owner.accountId, (tx) => notifyOfNews(ctx, tx, mailSignInTries, owner));
  },
  { mergesBy: (payload) => payload.emailHash },
);

/**
 * Counts a failed sign-in to an address, wherever it came from. One that brings it to the limit has its owner told; a job finds out
 * whether there is one, so that whoever tries sees the same of every address.
 */
export async function countFailedTry(ctx: Context, email: string): Promise<void> {
  const address = normalEmail(email);
  if (ctx.rateLimiter.isUsedUp("failed-sign-in", address)) return;
  ctx.rateLimiter.count("failed-sign-in", address);
  if (!ctx.rateLimiter.isUsedUp("failed-sign-in", address)) return;
  await ctx.db.directory(() => ctx.jobs.enqueue(findTried, { emailHash: wire(emailHash(ctx.secrets, email)) }));
}

export const failedTryJobs = [findTried, mailSignInTries];
