import { processingRoutes } from "@hz/contract/processing/processing";
import type { Door } from "../../context.ts";
import { concludedOf, processingOf } from "./agreement.ts";
import { conclude } from "./conclude.ts";

export function registerProcessingRoutes({ handle, ctx }: Door): void {
  handle(processingRoutes.get, ({ caller: { accountId } }) => ctx.db.tenant(accountId, (tx) => processingOf(ctx, tx, accountId)));
  handle(processingRoutes.concluded, ({ caller: { accountId }, params: { id } }) =>
    ctx.db.tenant(accountId, (tx) => concludedOf(tx, accountId, id)),
  );
  handle(processingRoutes.conclude, ({ caller, body: { version } }) => conclude(ctx, caller, version));
}
