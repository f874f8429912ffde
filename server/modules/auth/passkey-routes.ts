import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import type { Door } from "../../context.ts";
import { signInByPasskey, signInQuestion } from "./passkey-sign-in.ts";
import { addPasskey, orderPasskey, ownPasskeys, removeOwnPasskey, renameOwnPasskey } from "./passkeys.ts";

export function registerPasskeyRoutes({ handle, ctx }: Door): void {
  handle(passkeyRoutes.question, async ({ request }) => {
    ctx.tries.check("passkey-question", request.ip);
    ctx.tries.count("passkey-question", request.ip);
    return signInQuestion(ctx);
  });
  handle(passkeyRoutes.signIn, async ({ body, request, reply }) => {
    ctx.tries.check("sign-in-origin", request.ip);
    ctx.tries.count("sign-in-origin", request.ip);
    const session = await signInByPasskey(ctx, reply, body);
    ctx.tries.giveBack("sign-in-origin", request.ip);
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
