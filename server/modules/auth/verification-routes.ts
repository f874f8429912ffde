import { verificationRoutes } from "@hz/contract/sign-in/verification";
import type { Door } from "../../context.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { askForEmail, cancelEmailChange } from "./change-email.ts";
import { normalEmail } from "./directory.ts";
import { releaseByLink } from "./release-address.ts";
import { askForVerification, useLink } from "./verify-email.ts";

/** What the page /verify-email shows; the specification's success is this sentence. */
const CONFIRMED = "E-Mail-Adresse erfolgreich bestätigt.";

export function registerVerificationRoutes({ handle, ctx }: Door): void {
  handle(verificationRoutes.verify, async ({ query, request }) => {
    ctx.rateLimiter.check("mail-link", request.ip);
    ctx.rateLimiter.count("mail-link", request.ip);
    const email = await useLink(ctx, query.token);
    ctx.rateLimiter.giveBack("mail-link", request.ip);
    return { message: CONFIRMED, user: { email } };
  });

  handle(verificationRoutes.release, async ({ body, request }) => {
    ctx.rateLimiter.check("mail-link", request.ip);
    ctx.rateLimiter.count("mail-link", request.ip);
    await releaseByLink(ctx, body.token);
    ctx.rateLimiter.giveBack("mail-link", request.ip);
    return {};
  });

  handle(verificationRoutes.resend, async ({ body, request }) => {
    const address = normalEmail(body.email);
    ctx.rateLimiter.check("resend-verification", address);
    ctx.rateLimiter.check("resend-origin", request.ip);
    ctx.rateLimiter.count("resend-verification", address);
    ctx.rateLimiter.count("resend-origin", request.ip);
    await askForVerification(ctx, address);
    return {};
  });

  handle(verificationRoutes.changeEmail, async ({ body, caller }) => {
    // By user, not by network: whoever has a stolen session has many of those.
    const person = personOrigin(caller.accountId, caller.userId);
    ctx.rateLimiter.check("change-email", person);
    ctx.rateLimiter.count("change-email", person);
    return askForEmail(ctx, caller, body);
  });

  handle(verificationRoutes.cancelEmailChange, async ({ caller }) => {
    await cancelEmailChange(ctx, caller);
    return {};
  });
}
