import type { PasskeyAssertion, passkeyRoutes, PasskeyQuestion } from "@hz/contract/sign-in/passkeys";
import type { AnswerOf } from "@hz/contract/route";
import type { FastifyReply } from "fastify";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { userOf } from "../users/index.ts";
import { answersQuestion, newChallenge, questionFor } from "./passkey-ceremony.ts";
import { passkeyContext } from "./passkeys.ts";
import { startSession } from "./sessions.ts";
import { passkeyPlace, passkeysOf } from "./store.ts";
import { issueTicket, useTicket } from "./tickets.ts";

/** A question that any passkey of ours may answer; it says nothing about who asks. */
export const signInQuestion = (ctx: Context): Promise<{ ticket: string; question: PasskeyQuestion }> =>
  ctx.db.directory(async (tx) => {
    const challenge = newChallenge();
    return { ticket: await issueTicket(ctx, tx, "passkey-sign-in", { challenge }), question: questionFor(ctx, challenge, null) };
  });

/**
 * Signs in whoever the passkey belongs to, by possession and by the authenticator's knowledge of its owner. Throws
 * TICKET_EXPIRED, and SIGN_IN_FAILED also for passkeys that cannot open the user key.
 */
export async function signInByPasskey(
  ctx: Context,
  reply: FastifyReply,
  input: { ticket: string; response: PasskeyAssertion; remember: boolean },
): Promise<AnswerOf<typeof passkeyRoutes.signIn>> {
  const ticket = await ctx.db.directory((tx) => useTicket(ctx, tx, input.ticket, "passkey-sign-in"));
  const place = await ctx.db.find((tx) => passkeyPlace(tx, input.response.id));
  if (!place) throw new Failure("SIGN_IN_FAILED");
  const { account_id: accountId, user_id: userId } = place;
  const passkeyWrap = await ctx.db.tenant(accountId, async (tx) => {
    const user = await userOf(tx, accountId, userId);
    const passkey = (await passkeysOf(tx, accountId, userId)).find(({ id }) => id === place.passkey_id);
    if (!user?.is_active || !passkey?.user_key_wrap) throw new Failure("SIGN_IN_FAILED");
    if (!(await answersQuestion(ctx, tx, passkey, ticket.challenge!, input.response, "required"))) throw new Failure("SIGN_IN_FAILED");
    return wire(ctx.secrets.open(passkey.user_key_wrap, passkeyContext(passkey.id)));
  });
  const session = await startSession(ctx, reply, { accountId, userId, remember: input.remember, method: "passkey" });
  return { ...session, passkeyWrap };
}
