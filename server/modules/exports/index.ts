import { exportRoutes } from "@hz/contract/reports/exports";
import { bytes } from "../../bytes.ts";
import type { Door } from "../../context.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { recordIdentityShown } from "../messages/index.ts";
import { workableReport } from "../reports/index.ts";
import { accountOfExport, exportedAt, insertExport } from "./store.ts";

export function registerExportRoutes({ handle, ctx }: Door): void {
  handle(exportRoutes.keep, ({ caller, params: { id }, body: { kind, sha256, size, withPerson } }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const { accountId, userId } = caller;
      await workableReport(tx, caller, id);
      const fileHash = bytes(sha256);
      const isNew = await insertExport(tx, accountId, { fileHash, size, userId, at: ctx.now() });
      if (isNew) {
        if (withPerson) await recordIdentityShown(tx, caller, id);
        record(accountId, { actor: userId, action: "report.exported", target: id, details: { kind, ...(withPerson && { withPerson }) } });
      }
      return { at: (await exportedAt(tx, accountId, fileHash)).toISOString() };
    }),
  );

  handle(exportRoutes.recordList, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async () => {
      record(accountId, { actor: userId, action: "reports.exported" });
      return {};
    }),
  );

  // Nobody guesses the hash of a file: whoever knows it holds the file, and learns less than stands in it.
  handle(exportRoutes.check, async ({ body, request }) => {
    ctx.rateLimiter.check("export-check", request.ip);
    ctx.rateLimiter.count("export-check", request.ip);
    const fileHash = bytes(body.sha256);
    const accountId = await ctx.db.find((tx) => accountOfExport(tx, fileHash));
    if (accountId === undefined) return { found: null };
    return ctx.db.tenant(accountId, async (tx) => {
      const at = (await exportedAt(tx, accountId, fileHash)).toISOString();
      return { found: { at, company: (await accountOf(tx, accountId)).company_name } };
    });
  });
}
