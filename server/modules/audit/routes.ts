import { Readable } from "node:stream";
import { AUDIT_PAGE_SIZE, type AuditFilter, auditRoutes } from "@hz/contract/account/audit";
import type { Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { checkChain } from "./check-chain.ts";
import { CSV_HEAD, csvEnd, csvNames, csvOf } from "./csv.ts";
import { auditLines } from "./gone-names.ts";
import { record } from "./record.ts";
import { entriesOf, headOf, namesOf, type NamesReader } from "./store.ts";

const EXPORT_BATCH = 2000;
const readerOf = ({ userId, permissions }: UserCaller): NamesReader => ({
  userId,
  mayRead: permissions.includes("Meldungen"),
  managesUsers: permissions.includes("Benutzer und Abteilungen"),
});

/** Where the page above this cursor begins; null where that is the newest page. */
async function newerThan(tx: Tx, caller: UserCaller, filter: AuditFilter, cursor: number | undefined): Promise<number | null> {
  if (cursor === undefined) return null;
  const page = { after: cursor - 1, limit: AUDIT_PAGE_SIZE + 1 };
  const rows = await entriesOf(tx, caller.accountId, readerOf(caller), filter, page);
  return rows[AUDIT_PAGE_SIZE]?.seq ?? null;
}

export function registerAuditRoutes({ handle, ctx }: Door): void {
  handle(auditRoutes.list, ({ caller, query: { cursor, ...filter } }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      // One more than shown tells whether there is another page.
      const page = { before: cursor, limit: AUDIT_PAGE_SIZE + 1 };
      const rows = await entriesOf(tx, caller.accountId, readerOf(caller), filter, page);
      const shown = rows.slice(0, AUDIT_PAGE_SIZE);
      const nextCursor = rows.length > shown.length ? shown.at(-1)!.seq : null;
      return {
        entries: await auditLines(tx, caller.accountId, shown),
        nextCursor,
        newerCursor: await newerThan(tx, caller, filter, cursor),
      };
    }),
  );

  handle(auditRoutes.names, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => namesOf(tx, caller.accountId, readerOf(caller))));

  handle(auditRoutes.export, ({ caller, query }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const head = await headOf(tx, caller.accountId);
      const names = csvNames(await namesOf(tx, caller.accountId, readerOf(caller)));
      const lines = [CSV_HEAD];
      let after = 0;
      for (let isMore = true; isMore;) {
        const rows = await entriesOf(tx, caller.accountId, readerOf(caller), query, { after, before: head.seq + 1, limit: EXPORT_BATCH });
        const named = await auditLines(tx, caller.accountId, rows);
        for (const [at, line] of named.entries()) lines.push(csvOf(line, rows[at]!.hash, names));
        after = rows.at(-1)?.seq ?? after;
        isMore = rows.length === EXPORT_BATCH;
      }
      record(caller.accountId, { actor: caller.userId, action: "audit.exported", details: { entries: lines.length - 1, upTo: head.seq } });
      const file = Buffer.from(lines.join("") + csvEnd(head.seq, head.hash));
      return { stream: Readable.from([file], { objectMode: false }), size: file.length };
    }),
  );

  handle(auditRoutes.check, async ({ caller }) => {
    const { accountId, userId } = caller;
    const state = await checkChain(ctx.db, accountId);
    const { entries, brokenAt } = state;
    await ctx.db.tenant(accountId, async () =>
      record(accountId, { actor: userId, action: "audit.checked", details: { entries, brokenAt } }),
    );
    return { ...state, checkedAt: ctx.now().toISOString() };
  });
}
