import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { successionRoutes } from "@hz/contract/keys/successions";
import { wire } from "../../bytes.ts";
import type { Door } from "../../context.ts";
import { accountOf, endedKeys, successionsOf } from "../accounts/index.ts";
import { emailHash } from "../auth/index.ts";
import { acceptAccountKey } from "./accept-account-key.ts";
import { confirmReset } from "./confirm.ts";
import { mayMail, sendResetLink } from "./jobs.ts";
import { lookAtReset } from "./look.ts";
import { releaseEmergencyKey, releaseRecoveryWrap } from "./release.ts";
import { signSuccessions } from "./sign-successions.ts";

export function registerResetRoutes({ handle, ctx }: Door): void {
  handle(resetRoutes.request, async ({ body, request }) => {
    ctx.rateLimiter.check("password-reset", request.ip);
    ctx.rateLimiter.count("password-reset", request.ip);
    const hash = wire(emailHash(ctx.secrets, body.email));
    // The same answer when there were enough: the mails lie in the mailbox already.
    if (mayMail(ctx, "password-reset-address", hash)) await ctx.db.directory(() => ctx.jobs.enqueue(sendResetLink, { emailHash: hash }));
    return {};
  });

  handle(resetRoutes.validate, ({ query }) => lookAtReset(ctx, query.token));

  handle(resetRoutes.recovery, async ({ body }) => ({ recoveryWrap: await releaseRecoveryWrap(ctx, body) }));

  handle(resetRoutes.emergency, ({ body }) => releaseEmergencyKey(ctx, body));

  handle(resetRoutes.confirm, async ({ body }) => {
    await confirmReset(ctx, body);
    return {};
  });

  handle(successionRoutes.read, ({ caller: { accountId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const { public_key: present } = await accountOf(tx, accountId);
      const ended = await endedKeys(tx, accountId, present);
      return {
        ended: ended.flatMap(({ publicKey }) => publicKey ?? []),
        successions: await successionsOf(tx, accountId, present),
      };
    }),
  );

  handle(successionRoutes.sign, async ({ body, caller }) => {
    await signSuccessions(ctx, caller, body);
    return {};
  });

  handle(resetRoutes.trust, async ({ body, caller }) => {
    await acceptAccountKey(ctx, caller, body);
    return {};
  });
}
