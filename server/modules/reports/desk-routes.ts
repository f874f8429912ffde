import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes } from "@hz/contract/reports/reports";
import { isFastKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { endApart, putApart, removeApart } from "./apart.ts";
import { changeSeveral } from "./change-reports.ts";
import { storeFastKeys } from "./fast-keys-store.ts";
import { sealedApartTexts, sealedTexts } from "./sealed-texts.ts";
import { lostAmong } from "./lost.ts";
import { saveRead } from "./reads-store.ts";
import { workableReport } from "./readable.ts";
import { listApart } from "./store.ts";
import { reportRowView } from "./view.ts";

/** What is done with several reports at once, and with those that stand apart. */
export function registerDeskRoutes({ handle, ctx }: Door): void {
  handle(deskRoutes.updateSeveral, ({ caller, body: { ids, from, ...change } }) =>
    ctx.db.tenant(caller.accountId, (tx) =>
      changeSeveral(ctx, tx, caller, ids, change, new Map(from?.map(({ id, ...seen }) => [id, seen]))),
    ),
  );
  handle(deskRoutes.markRead, ({ caller: { accountId, userId }, caller, params: { id: reportId }, body: { lastMessageId: messageId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      await workableReport(tx, caller, reportId);
      if (await saveRead(tx, accountId, { reportId, userId, messageId })) emit(accountId, { type: "report-read", ref: reportId });
      return {};
    }),
  );
  handle(deskRoutes.apart, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const rows = await listApart(tx, accountId, userId);
      const lost = await lostAmong(tx, accountId, rows);
      return {
        rows: rows.map((row) => ({
          ...reportRowView(row, lost.has(row.id)),
          heardUntil: row.heard_until.toISOString(),
          wroteSince: row.wrote_since,
        })),
      };
    }),
  );
  handle(deskRoutes.apartTexts, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => sealedApartTexts(tx, caller, body.ids)));
  handle(deskRoutes.setApart, ({ caller, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({ ids: await putApart(tx, caller, body.reports) })),
  );
  handle(deskRoutes.endApart, ({ caller, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({ ids: await endApart(tx, caller, body.ids) })),
  );
  handle(deskRoutes.removeApart, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => removeApart(ctx, tx, caller, body.reports)));
  handle(deskRoutes.texts, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => sealedTexts(ctx, tx, caller, body.ids)));

  handle(reportRoutes.fastKeys, ({ caller, body }) => {
    if (!body.keys.every((entry) => isFastKey(bytes(entry.fastKey)))) throw new Failure("BOX_REFUSED");
    const keys = body.keys.map((key) => ({ ...key, fastKey: bytes(key.fastKey) }));
    return ctx.db.tenant(caller.accountId, async (tx) => ({ stored: await storeFastKeys(tx, caller.accountId, caller.userId, keys) }));
  });
}
