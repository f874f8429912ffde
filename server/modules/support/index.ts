import { supportRoutes } from "@hz/contract/account/support";
import type { Door } from "../../context.ts";

export function registerSupportRoutes({ handle, ctx }: Door): void {
  handle(supportRoutes.get, async () => ctx.config.support);
}
