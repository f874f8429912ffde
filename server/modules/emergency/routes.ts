import { emergencyRoutes } from "@hz/contract/emergency";
import type { Door } from "../../context.ts";
import { userOf } from "../users/index.ts";
import { removeEmergencyKey, setEmergencyKey } from "./emergency-key.ts";
import { departmentsAtRisk, departmentsWithout, emergencyKeyOf } from "./store.ts";

export function registerEmergencyRoutes({ handle, ctx }: Door): void {
  handle(emergencyRoutes.get, ({ caller: { accountId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const row = await emergencyKeyOf(tx, accountId);
      const atRisk = await departmentsAtRisk(tx, accountId);
      if (!row) return { key: null, atRisk };
      const createdBy = (await userOf(tx, accountId, row.created_by))?.full_name ?? "";
      const missing = await departmentsWithout(tx, accountId, row.id);
      return { key: { id: row.id, createdAt: row.created_at.toISOString(), createdBy, missing }, atRisk };
    }),
  );

  handle(emergencyRoutes.put, async ({ body, caller }) => {
    await setEmergencyKey(ctx, caller.accountId, caller.userId, body);
    return {};
  });

  handle(emergencyRoutes.remove, async ({ caller }) => {
    await removeEmergencyKey(ctx, caller.accountId, caller.userId);
    return {};
  });
}
