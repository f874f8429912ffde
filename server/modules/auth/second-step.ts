import type { SecondStep, SignedIn } from "@hz/contract/sign-in/auth";
import type { PasskeyAssertion, PasskeyQuestion } from "@hz/contract/sign-in/passkeys";
import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { type UserRow, userOf } from "../users/index.ts";
import { isTotpCode, normalCode } from "./factor-codes.ts";
import { answersQuestion, newChallenge, questionFor } from "./passkey-ceremony.ts";
import { demandSecondFactor } from "./second-factor.ts";
import { holdUser, type SignInMethod, startSession } from "./sessions.ts";
import { userKeyWrapOf } from "./sign-in.ts";
import { codesLeft, passkeysOf } from "./store.ts";
import { findTicket, issueTicket, saveChallenge, type Ticket, useTicket } from "./tickets.ts";

/** The password was right: gives the ticket for the second step, and by what it can be taken. Nothing else is released. */
export const askSecondStep = (ctx: Context, user: UserRow, remember: boolean): Promise<SecondStep> =>
  ctx.db.tenant(user.account_id, async (tx) => {
    const { account_id, id: user_id } = user;
    await holdUser(tx, account_id, user_id, user);
    const methods: SecondStep["methods"] = ["totp"];
    if ((await codesLeft(tx, account_id, user_id)) > 0) methods.push("code");
    if ((await passkeysOf(tx, account_id, user_id)).length > 0) methods.push("passkey");
    return { ticket: await issueTicket(ctx, tx, "second-factor", { account_id, user_id, remember }), methods };
  });

/** The second step by a code. Throws TICKET_EXPIRED or SECOND_FACTOR_WRONG. */
export function finishByCode(ctx: Context, reply: FastifyReply, ticket: string, code: string): Promise<SignedIn> {
  const method = isTotpCode(normalCode(code)) ? "totp" : "code";
  return finish(ctx, reply, ticket, method, (tx, user) => demandSecondFactor(ctx, tx, user, code));
}

/** The question that the passkeys of the ticket's user may answer. */
export async function secondStepQuestion(ctx: Context, ticket: string): Promise<PasskeyQuestion> {
  const { account_id, user_id } = await findTicket(ctx, ticket, "second-factor");
  const challenge = newChallenge();
  await saveChallenge(ctx, ticket, challenge);
  const passkeys = await ctx.db.tenant(account_id, (tx) => passkeysOf(tx, account_id, user_id));
  return questionFor(ctx, challenge, passkeys);
}

/** The second step by a passkey. Throws like `finishByCode`. */
export const finishByPasskey = (ctx: Context, reply: FastifyReply, ticket: string, response: PasskeyAssertion): Promise<SignedIn> =>
  finish(ctx, reply, ticket, "password-and-passkey", async (tx, user, { challenge }) => {
    const passkeys = await passkeysOf(tx, user.account_id, user.id);
    const passkey = passkeys.find(({ credential_id }) => credential_id.toString("base64url") === response.id);
    if (!challenge || !passkey || !(await answersQuestion(ctx, tx, passkey, challenge, response, "preferred")))
      throw new Failure("SECOND_FACTOR_WRONG");
  });

async function finish(
  ctx: Context,
  reply: FastifyReply,
  ticket: string,
  method: SignInMethod,
  demand: (tx: Tx, user: UserRow, ticket: Ticket) => Promise<void>,
): Promise<SignedIn> {
  const found = await findTicket(ctx, ticket, "second-factor");
  ctx.rateLimiter.check("second-factor-ticket", ticket);
  ctx.rateLimiter.count("second-factor-ticket", ticket);
  const { account_id: accountId, user_id: userId, remember } = found;
  const user = await ctx.db.tenant(accountId, async (tx) => {
    const asked = await userOf(tx, accountId, userId);
    if (!asked?.is_active) throw new Failure("TICKET_EXPIRED");
    await demand(tx, asked, found);
    await useTicket(ctx, tx, ticket, "second-factor");
    return asked;
  });
  const session = await startSession(ctx, reply, { accountId, userId, remember, method, seen: user });
  return { ...session, userKeyWrap: userKeyWrapOf(ctx, user) };
}
