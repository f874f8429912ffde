import { authRoutes } from "@hz/contract/sign-in/auth";
import { wire } from "../../bytes.ts";
import type { Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";
import { departmentKeys, grantsTo } from "../departments/index.ts";
import { receiptToSign } from "../templates/index.ts";
import { currentUserView, membersFor, userOf } from "../users/index.ts";
import { normalEmail } from "./directory.ts";
import { register } from "./register.ts";
import { registerPasskeyRoutes, registerSafetyRoutes, registerSecondFactorRoutes } from "./safety-routes.ts";
import { askSecondStep } from "./second-step.ts";
import { endSession, sessionKey, startSession } from "./sessions.ts";
import { setOwnRecovery } from "./recovery.ts";
import { challenge, signIn, userKeyWrapOf } from "./sign-in.ts";

async function ownKeys(tx: Tx, accountId: string, userId: string) {
  const user = (await userOf(tx, accountId, userId))!;
  return { kemPublicKey: wire(user.kem_public_key), sigPublicKey: wire(user.sig_public_key) };
}

export function registerAuthRoutes(door: Door): void {
  const { handle, ctx } = door;
  registerSecondFactorRoutes(door);
  registerPasskeyRoutes(door);
  registerSafetyRoutes(door);

  handle(authRoutes.register, async ({ body, request, reply }) => {
    ctx.rateLimiter.check("register", request.ip);
    ctx.rateLimiter.count("register", request.ip);
    const who = await register(ctx, body);
    return { ...(await startSession(ctx, reply, { ...who, remember: false })), requiresVerification: true };
  });

  handle(authRoutes.challenge, async ({ body, request }) => {
    ctx.rateLimiter.check("challenge", request.ip);
    ctx.rateLimiter.count("challenge", request.ip);
    return challenge(ctx, body.email);
  });

  handle(authRoutes.signIn, async ({ body, request, reply }) => {
    const address = normalEmail(body.email);
    ctx.rateLimiter.check("sign-in", request.ip, address);
    ctx.rateLimiter.check("sign-in-origin", request.ip);
    // Counted before anything is awaited, so that tries sent at once are counted too; a right one is given back.
    ctx.rateLimiter.count("sign-in", request.ip, address);
    ctx.rateLimiter.count("sign-in-origin", request.ip);
    const user = await signIn(ctx, body.email, body.auth);
    ctx.rateLimiter.giveBack("sign-in", request.ip, address);
    ctx.rateLimiter.giveBack("sign-in-origin", request.ip);
    if (user.totp_confirmed_at) return { secondFactor: await askSecondStep(ctx, user, body.remember) };
    const session = await startSession(ctx, reply, { accountId: user.account_id, userId: user.id, remember: body.remember, seen: user });
    return { ...session, userKeyWrap: userKeyWrapOf(ctx, user) };
  });

  handle(authRoutes.session, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({
      sessionId: caller.sessionId,
      sessionKey: await sessionKey(ctx, tx, caller),
      user: currentUserView((await userOf(tx, caller.accountId, caller.userId))!, await accountOf(tx, caller.accountId)),
    })),
  );

  handle(authRoutes.signOut, async ({ caller, reply }) => {
    await endSession(ctx, reply, caller);
    return {};
  });

  handle(authRoutes.keys, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({
      accountPublicKey: wire((await accountOf(tx, caller.accountId)).public_key),
      own: await ownKeys(tx, caller.accountId, caller.userId),
      members: await membersFor(tx, caller.accountId, caller.userId),
      grants: await grantsTo(tx, caller.accountId, caller.userId),
      // A guest seals nothing to a department.
      departments: caller.guest === null ? await departmentKeys(tx, caller.accountId) : [],
      ...(await receiptToSign(tx, caller)),
    })),
  );

  handle(authRoutes.setRecovery, async ({ body, caller }) => {
    await setOwnRecovery(ctx, caller, body);
    return {};
  });
}
