import { archiveRoutes } from "@hz/contract/account/archive";
import { sql } from "kysely";
import type { Door } from "../../context.ts";
import { record } from "../audit/index.ts";
import { provePassword } from "../auth/index.ts";
import { readableReport, visible, withoutKey } from "../reports/index.ts";
import { demandArchive } from "./opened.ts";
import { type Catalog, caseLines, catalogOf, noteArchive, tablePage } from "./store.ts";

const IDS_AT_ONCE = 1000;

/** A report with everything of it is read as of one moment; the first statement of its transaction. */

export function registerArchiveRoutes({ handle, ctx }: Door): void {
  // Migrations are through before anybody calls, so that the catalog stays what it is.
  let known: Promise<Catalog> | null = null;
  const catalog = () =>
    (known ??= catalogOf(ctx.db).catch((error: unknown) => {
      known = null;
      throw error;
    }));

  handle(archiveRoutes.begin, ({ caller, body }) => {
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      await provePassword(ctx, tx, accountId, userId, body.auth);
      const { reports } = await visible(tx, accountId, userId)
        .select(sql<number>`count(*)::int`.as("reports"))
        .executeTakeFirstOrThrow();
      // How many reports somebody reads, or does not, is for nobody else, the log included.
      record(accountId, { actor: userId, action: "account.archive-begun" });
      await noteArchive(tx, caller, ctx.now());
      return { reports };
    });
  });

  handle(archiveRoutes.reports, async ({ caller, query: { after } }) => {
    await demandArchive(ctx, caller);
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      const mine = visible(tx, accountId, userId).select("r.id").orderBy("r.id").limit(IDS_AT_ONCE);
      const rows = await (after === undefined ? mine : mine.where("r.id", ">", after)).execute();
      return { ids: rows.map(({ id }) => id), next: rows.length < IDS_AT_ONCE ? null : rows.at(-1)!.id };
    });
  });

  handle(archiveRoutes.report, async ({ caller, params: { id } }) => {
    await demandArchive(ctx, caller);
    const tables = await catalog();
    return ctx.db.snapshot(caller.accountId, async (tx) => {
      const report = await readableReport(tx, caller, id);
      const hasKey = (await withoutKey(tx, caller, [report])).size === 0;
      return { lines: await caseLines(tx, caller.accountId, tables, id, hasKey), hasKey };
    });
  });

  handle(archiveRoutes.table, async ({ caller, params, query }) => {
    await demandArchive(ctx, caller);
    const tables = await catalog();
    return ctx.db.tenant(caller.accountId, (tx) => tablePage(tx, caller, tables, params.table, query.after));
  });

  handle(archiveRoutes.finish, async ({ caller }) => {
    await demandArchive(ctx, caller);
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      record(accountId, { actor: userId, action: "account.archive-finished" });
      await noteArchive(tx, caller, null);
      return {};
    });
  });
}
