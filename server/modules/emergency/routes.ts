import { emergencyRoutes } from "@hz/contract/keys/emergency";
import type { Door } from "../../context.ts";
import { userOf } from "../users/index.ts";
import { coverOf } from "./cover.ts";
import { removeEmergencyKey, setEmergencyKey } from "./emergency-key.ts";
import { emergencyKeyOf } from "./store.ts";

export function registerEmergencyRoutes({ handle, ctx }: Door): void {
  handle(emergencyRoutes.get, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const { accountId } = caller;
      const row = await emergencyKeyOf(tx, accountId);
      const { atRisk, ...cover } = await coverOf(tx, caller, row?.id ?? null);
      if (!row) return { key: null, atRisk };
      const createdBy = (await userOf(tx, accountId, row.created_by))?.full_name ?? "";
      return {
        key: {
          id: row.id,
          createdAt: row.created_at.toISOString(),
          createdBy,
          usedAt: row.used_at && row.used_at.toISOString(),
          ...cover,
        },
        atRisk,
      };
    }),
  );

  handle(emergencyRoutes.put, async ({ body, caller }) => {
    await setEmergencyKey(ctx, caller.accountId, caller.userId, body);
    return {};
  });

  handle(emergencyRoutes.remove, async ({ body, caller }) => {
    await removeEmergencyKey(ctx, caller.accountId, caller.userId, body.lost);
    return {};
  });
}
