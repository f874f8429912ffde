import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import type { Door } from "../../context.ts";
import { changePassword } from "./change-password.ts";
import { endColleaguesSessions } from "./colleagues-sessions.ts";
import { confirmSelf, waysToConfirm } from "./confirm-self.ts";
import { endOtherSessions, endOwnSession, ownSessions } from "./own-sessions.ts";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { beginEnrolment, confirmEnrolment, factorState, removeFactor, renewCodes, switchOff } from "./enrol.ts";
import { finishByCode, finishByPasskey, secondStepQuestion } from "./second-step.ts";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { signInByPasskey, signInQuestion } from "./passkey-sign-in.ts";
import { addPasskey, orderPasskey, ownPasskeys, removeOwnPasskey, renameOwnPasskey } from "./passkeys.ts";

/** What somebody does about their own password and sessions. */
export function registerSafetyRoutes({ handle, ctx }: Door): void {
  handle(sessionRoutes.list, ({ caller }) => ownSessions(ctx, caller));
  handle(sessionRoutes.end, async ({ caller, params }) => {
    await endOwnSession(ctx, caller, params.id);
    return {};
  });
  handle(sessionRoutes.endOthers, async ({ caller }) => ({ ended: await endOtherSessions(ctx, caller) }));
  handle(sessionRoutes.endOfColleague, async ({ caller, params }) => ({ ended: await endColleaguesSessions(ctx, caller, params.id) }));
  handle(confirmationRoutes.question, ({ caller }) => waysToConfirm(ctx, caller));
  handle(confirmationRoutes.confirm, async ({ caller, body }) => {
    await confirmSelf(ctx, caller, body);
    return {};
  });
  handle(passwordRoutes.change, async ({ caller, body }) => {
    await changePassword(ctx, caller, body);
    return {};
  });
}

export function registerSecondFactorRoutes({ handle, ctx }: Door): void {
  handle(secondFactorRoutes.finish, ({ body, reply }) => finishByCode(ctx, reply, body.ticket, body.code));
  handle(secondFactorRoutes.question, async ({ body, request }) => {
    ctx.rateLimiter.check("passkey-question", request.ip);
    ctx.rateLimiter.count("passkey-question", request.ip);
    return secondStepQuestion(ctx, body.ticket);
  });
  handle(secondFactorRoutes.finishByPasskey, ({ body, reply }) => finishByPasskey(ctx, reply, body.ticket, body.response));

  handle(secondFactorRoutes.get, ({ caller }) => factorState(ctx, caller));
  handle(secondFactorRoutes.begin, ({ caller, body }) => beginEnrolment(ctx, caller, body.auth));
  handle(secondFactorRoutes.confirm, async ({ caller, body }) => ({ codes: await confirmEnrolment(ctx, caller, body.code) }));
  handle(secondFactorRoutes.renewCodes, async ({ caller, body }) => ({ codes: await renewCodes(ctx, caller, body.auth) }));
  handle(secondFactorRoutes.switchOff, async ({ caller, body }) => {
    await switchOff(ctx, caller, body.auth);
    return {};
  });
  handle(secondFactorRoutes.remove, async ({ caller, params }) => {
    await removeFactor(ctx, caller, params.id);
    return {};
  });
}

export function registerPasskeyRoutes({ handle, ctx }: Door): void {
  handle(passkeyRoutes.question, async ({ request }) => {
    ctx.rateLimiter.check("passkey-question", request.ip);
    ctx.rateLimiter.count("passkey-question", request.ip);
    return signInQuestion(ctx);
  });
  handle(passkeyRoutes.signIn, async ({ body, request, reply }) => {
    ctx.rateLimiter.check("sign-in-origin", request.ip);
    ctx.rateLimiter.count("sign-in-origin", request.ip);
    const session = await signInByPasskey(ctx, reply, body);
    ctx.rateLimiter.giveBack("sign-in-origin", request.ip);
    return session;
  });
  handle(passkeyRoutes.list, ({ caller }) => ownPasskeys(ctx, caller));
  handle(passkeyRoutes.order, ({ caller, body }) => orderPasskey(ctx, caller, body.auth));
  handle(passkeyRoutes.add, ({ caller, body }) => addPasskey(ctx, caller, body));
  handle(passkeyRoutes.rename, async ({ caller, params, body }) => {
    await renameOwnPasskey(ctx, caller, params.id, body.name);
    return {};
  });
  handle(passkeyRoutes.remove, async ({ caller, params, body }) => {
    await removeOwnPasskey(ctx, caller, params.id, body.auth);
    return {};
  });
}
