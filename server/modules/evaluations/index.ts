import { evaluationRoutes } from "@hz/contract/account/evaluations";
import type { Door } from "../../context.ts";
import { record } from "../audit/index.ts";
import { evaluate } from "./evaluate.ts";

export function registerEvaluationRoutes({ handle, ctx }: Door): void {
  handle(evaluationRoutes.get, ({ caller, query }) => evaluate(ctx, caller, query));
  handle(evaluationRoutes.recordExport, ({ caller: { accountId, userId }, body }) =>
    ctx.db.tenant(accountId, async () => {
      record(accountId, { actor: userId, action: "evaluations.exported", details: body });
      return {};
    }),
  );
}
