import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import type { Door } from "../../context.ts";
import { changePassword } from "./change-password.ts";
import { confirmSelf, waysToConfirm } from "./confirm-self.ts";
import { endOtherSessions, endOwnSession, ownSessions } from "./own-sessions.ts";

/** What somebody does about their own password and sessions. */
export function registerSafetyRoutes({ handle, ctx }: Door): void {
  handle(sessionRoutes.list, ({ caller }) => ownSessions(ctx, caller));
  handle(sessionRoutes.end, async ({ caller, params }) => {
    await endOwnSession(ctx, caller, params.id);
    return {};
  });
  handle(sessionRoutes.endOthers, async ({ caller }) => ({ ended: await endOtherSessions(ctx, caller) }));
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
