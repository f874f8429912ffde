import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import type { Door } from "../../context.ts";
import { beginEnrolment, confirmEnrolment, factorState, removeFactor, renewCodes, switchOff } from "./enrol.ts";
import { finishByCode, finishByPasskey, secondStepQuestion } from "./second-step.ts";

export function registerSecondFactorRoutes({ handle, ctx }: Door): void {
  handle(secondFactorRoutes.finish, ({ body, reply }) => finishByCode(ctx, reply, body.ticket, body.code));
  handle(secondFactorRoutes.question, async ({ body, request }) => {
    ctx.tries.check("passkey-question", request.ip);
    ctx.tries.count("passkey-question", request.ip);
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
