import type { Context } from "../../context.ts";
import { wire } from "../../bytes.ts";
import { Failure } from "../../http/failures.ts";
import { emit } from "../../events/emit.ts";
import { record } from "../audit/index.ts";
import { demandMailbox, findToken, type TokenHolder } from "../tokens/index.ts";
import { lockUser, updateUser } from "../users/index.ts";
import { applyNewEmail } from "./change-email.ts";
import { emailHash } from "./directory.ts";
import { mailWelcome, resendVerification } from "./mail-jobs.ts";

const unlessInvalid = (error: unknown) => {
  if (error instanceof Failure && error.code === "TOKEN_INVALID") return null;
  throw error;
};

/** Uses the token of a mail, whichever of both kinds it is; resolves to the address that now counts. Throws TOKEN_INVALID. */
export async function useLink(ctx: Context, token: string): Promise<string> {
  const toVerify = await findToken(ctx, token, "verify-email").catch(unlessInvalid);
  if (toVerify) return confirmEmail(ctx, toVerify);
  return applyNewEmail(ctx, token, await findToken(ctx, token, "change-email"));
}

const confirmEmail = (ctx: Context, holder: TokenHolder) => {
  const { accountId, userId } = holder;
  return ctx.db.tenant(accountId, async (tx) => {
    // Of two clicks at once the second one waits, and finds it done.
    const user = await lockUser(tx, accountId, userId);
    if (!user?.is_active) throw new Failure("TOKEN_INVALID");
    demandMailbox(ctx, holder, user.email);
    // The link of an address that counts already says so for as long as it would have counted: people click twice, and so do
    // programs that look at mails before them.
    if (user.is_email_verified) return user.email;
    await updateUser(tx, accountId, userId, { is_email_verified: true });
    emit(accountId, { type: "user-changed", ref: userId });
    // Not before: whoever typed a stranger's address sends that stranger one mail only.
    if (user.is_account_owner) await ctx.jobs.enqueue(mailWelcome, { accountId, userId });
    record(accountId, { actor: userId, action: "email.verified", target: userId });
    return user.email;
  });
};

/** Has the confirmation mail sent again. The same work for every address: a job finds out later whose it is. */
export const askForVerification = (ctx: Context, email: string): Promise<void> =>
  ctx.db.directory(() => ctx.jobs.enqueue(resendVerification, { emailHash: wire(emailHash(ctx.secrets, email)) }));
