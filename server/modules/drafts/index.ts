import { draftKeyRoutes } from "@hz/contract/reports/draft-keys";
import type { Door } from "../../context.ts";
import { createDraftKeys } from "./draft-keys.ts";

export function registerDraftKeyRoutes({ handle, ctx }: Door): void {
  const keys = createDraftKeys(() => ctx.now().getTime());
  handle(draftKeyRoutes.keep, async ({ body, request }) => {
    ctx.rateLimiter.check("draft-key", request.ip);
    ctx.rateLimiter.count("draft-key", request.ip);
    keys.keep(body.id, body.key);
    return {};
  });
  // Nobody guesses 32 random bytes, so that asking needs no limit.
  handle(draftKeyRoutes.recall, async ({ body }) => ({ key: keys.recall(body.id) }));
  handle(draftKeyRoutes.forget, async ({ body }) => {
    keys.forget(body.id);
    return {};
  });
}
