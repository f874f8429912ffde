import type { Context } from "../../context.ts";
import { wire } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { consumeToken, findToken } from "../tokens/index.ts";
import { updateUser, userOf } from "../users/index.ts";
import { applyNewEmail } from "./change-email.ts";
import { emailHash } from "./identity.ts";
import { mailWelcome, resendVerification } from "./mail-jobs.ts";

const unlessInvalid = (error: unknown) => {
  if (error instanceof Failure && error.code === "TOKEN_INVALID") return null;
  throw error;
};

/** Uses the token of a mail, whichever of both kinds it is, and gives the address that now counts. Throws TOKEN_INVALID. */
export async function useLink(ctx: Context, token: string): Promise<string> {
  const toVerify = await findToken(ctx, token, "verify-email").catch(unlessInvalid);
  if (toVerify) return confirmEmail(ctx, token, toVerify);
  return applyNewEmail(ctx, token, await findToken(ctx, token, "change-email"));
}

const confirmEmail = (ctx: Context, token: string, { accountId, userId }: { accountId: string; userId: string }) =>
  ctx.db.tenant(accountId, async (tx) => {
    await consumeToken(ctx, tx, token, "verify-email");
    const user = await userOf(tx, accountId, userId);
    if (!user?.is_active) throw new Failure("TOKEN_INVALID");
    await updateUser(tx, accountId, userId, { is_email_verified: true });
    // Not before: whoever typed a stranger's address sends that stranger one mail only.
    if (user.is_account_owner && !user.is_email_verified) await ctx.jobs.enqueue(mailWelcome, { accountId, userId });
    record(accountId, { actor: userId, action: "email.verified", target: userId });
    return user.email;
  });

/** Has the confirmation mail sent again. The same work for every address: a job finds out later whose it is. */
export const askForVerification = (ctx: Context, email: string): Promise<void> =>
  ctx.db.directory(() => ctx.jobs.enqueue(resendVerification, { emailHash: wire(emailHash(ctx.secrets, email)) }));
