import { KEY_LOG_PAGE, keyLogRoutes } from "@hz/contract/keys/key-log";
import type { Door } from "../../context.ts";
import { appendEntries } from "./append-entries.ts";
import { entriesAfter, noteOf, saveNote } from "./store.ts";

export function registerKeyLogRoutes({ handle, ctx }: Door): void {
  handle(keyLogRoutes.read, ({ caller: { accountId, userId }, query: { after } }) =>
    ctx.db.tenant(accountId, async (tx) => ({
      entries: await entriesAfter(tx, accountId, after, KEY_LOG_PAGE),
      note: await noteOf(tx, accountId, userId),
    })),
  );

  handle(keyLogRoutes.append, async ({ caller: { accountId, userId }, body: { after, entries } }) => ({
    isAppended: await ctx.db.tenant(accountId, (tx) => appendEntries(tx, { accountId, userId, now: ctx.now() }, after, entries)),
  }));

  handle(keyLogRoutes.note, async ({ caller: { accountId, userId }, body: { box } }) => {
    await ctx.db.tenant(accountId, (tx) => saveNote(tx, accountId, userId, box));
    return {};
  });
}
