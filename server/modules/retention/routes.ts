import { MAX_DELETION_RECORDS, retentionRoutes } from "@hz/contract/procedure/retention";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { accountOf } from "../accounts/index.ts";
import { deletionRecordsFor, readableReport } from "../reports/index.ts";
import { addHold, liftHold } from "./change-hold.ts";
import { confirmDeletions } from "./confirm-deletions.ts";
import { holdsOf, holdView } from "./holds-store.ts";
import { retentionRow, listedFor } from "./store.ts";
import { unattended } from "./unattended.ts";
import { retentionLine, retentionView } from "./view.ts";

export function registerRetentionRoutes({ handle, ctx }: Door): void {
  handle(retentionRoutes.list, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const rows = await listedFor(tx, accountId, userId, ctx.now());
      const alone = await unattended(tx, accountId, rows);
      return {
        needsConfirmation: (await accountOf(tx, accountId)).two_person_deletion,
        lines: rows.map((row) => retentionLine(accountId, row, alone, ctx.now())),
        deleted: (await deletionRecordsFor(tx, accountId, userId, MAX_DELETION_RECORDS)).map((row) => ({
          deletedAt: row.deleted_at.toISOString(),
          ground: row.ground,
          by: row.deleted_by,
          secondPerson: row.second_person,
        })),
      };
    }),
  );

  handle(retentionRoutes.get, ({ caller, params: { id } }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, id);
      const row = await retentionRow(tx, caller.accountId, id);
      if (!row) throw new Failure("NOT_FOUND");
      const holds = (await holdsOf(tx, caller.accountId, id).execute()).map(holdView);
      return { ...retentionView(caller.accountId, row, ctx.now()), holds };
    }),
  );

  handle(retentionRoutes.addHold, ({ caller, params, body }) => addHold(ctx, caller, params.id, body));
  handle(retentionRoutes.liftHold, ({ caller, params }) => liftHold(ctx, caller, params));
  handle(retentionRoutes.confirm, ({ caller, body }) => confirmDeletions(ctx, caller, body.ids));
}
