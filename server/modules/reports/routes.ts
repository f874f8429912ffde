import { fileRoutes } from "@hz/contract/reports/files";
import type { GuestNotes } from "@hz/contract/people/guest-terms";
import { deskRoutes } from "@hz/contract/reports/desk";
import { holderRoutes } from "@hz/contract/reports/report-holders";
import { reportRoutes } from "@hz/contract/reports/reports";
import { isFastKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record, recordOnce } from "../audit/index.ts";
import { activeChannelCount } from "../channels/index.ts";
import { announced, filesOfReport, readFile, storedFileView, storedParts, storePart, uploaderByUser } from "../files/index.ts";
import { newestKeys, signedName } from "../departments/index.ts";
import { confirmationOf } from "../templates/index.ts";
import { endApart, putApart, removeApart } from "./apart.ts";
import { caseHandlers } from "./case-handlers.ts";
import { changeSeveral } from "./change-reports.ts";
import { deletionStateOf } from "./deletion-requests-store.ts";
import { confirmDeletion, endDeletion, removeReport } from "./delete-report.ts";
import { destroyedOf } from "./entry-store.ts";
import { giveApartTexts, giveTexts } from "./give-texts.ts";
import { storeFastKeys } from "./fast-keys-store.ts";
import { guestReportIds, runningAccesses } from "./guests-store.ts";
import { demandKey } from "./may-work.ts";
import { sealedNote } from "./notes.ts";
import { keepRead } from "./reads-store.ts";
import { hasLeft, hearsOfRecusal } from "./recusals-store.ts";
import { countLines, countReports, listApart, listReports, lockReports, type Place, reportFor } from "./store.ts";
import { trendOf } from "./trend.ts";
import { countLost, holdersOf, lostAmong } from "./lost.ts";
import { guestView, reportRowView, reportView } from "./view.ts";

/** The report of this id that the caller may read; throws NOT_FOUND, also for another account's or department's. */
export async function readableReport(tx: Tx, caller: UserCaller, id: string) {
  const report = await reportFor(tx, caller.accountId, caller.userId, id);
  if (!report) throw new Failure((await wasGuest(tx, caller, id)) ? "GUEST_ACCESS_ENDED" : "NOT_FOUND");
  return report;
}

/** The same for whoever may work on it. Throws ACCESS_WAITING. */
export async function workableReport(tx: Tx, caller: UserCaller, id: string) {
  const report = await readableReport(tx, caller, id);
  await demandKey(tx, caller, report);
  return report;
}

/** The same, locked. */
async function lockedWorkable(tx: Tx, caller: UserCaller, id: string) {
  await lockReports(tx, caller.accountId, [id]);
  return workableReport(tx, caller, id);
}

/** Whether the caller is a guest who could read this report before: their page says so. */
const wasGuest = async (tx: Tx, { accountId, userId, guest }: UserCaller, id: string) =>
  guest !== null && (await guestReportIds(tx, accountId, userId, [id])).size > 0;

/** Whether the caller may have the reporter's identity shown: as a guest where that was given, else always. */
export const mayShowIdentity = async (tx: Tx, { accountId, userId, guest }: UserCaller, id: string): Promise<boolean> =>
  guest === null || (await runningAccesses(tx, accountId, userId)).some((row) => row.report_id === id && row.may_see_identity);

/** What the caller may do with the notes of a report that they may read: as a guest what they were given, else everything. */
export async function notesRight(tx: Tx, { accountId, userId, guest }: UserCaller, id: string): Promise<GuestNotes> {
  if (guest === null) return "write";
  const access = (await runningAccesses(tx, accountId, userId)).find((row) => row.report_id === id);
  return access?.notes ?? "none";
}

/** The same, and whoever could read it before hears why they no longer can: throws RECUSED or REPORT_HANDED_OVER. */
export async function stillReadable(tx: Tx, caller: UserCaller, id: string) {
  const { accountId, userId } = caller;
  const report = await reportFor(tx, accountId, userId, id);
  if (report) return report;
  if (await wasGuest(tx, caller, id)) throw new Failure("GUEST_ACCESS_ENDED");
  if (await hearsOfRecusal(tx, accountId, userId, id)) throw new Failure("RECUSED");
  throw new Failure((await hasLeft(tx, accountId, id, userId)) ? "REPORT_HANDED_OVER" : "NOT_FOUND");
}

/** Keeps in the audit log that the caller was given something of this report: form, thread or notes. */
export const recordReportReading = (ctx: Context, { accountId, userId }: UserCaller, id: string) =>
  recordOnce(ctx, accountId, { actor: userId, action: "report.read", target: id });

const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const cursorOf = ({ micros, id }: Place) => Buffer.from(`${micros}.${id}`).toString("base64url");

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, micros, id] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!micros || !id) throw new Failure("INVALID_INPUT", ["cursor"]);
  return { micros: Number(micros), id };
}

export function registerReportRoutes({ handle, ctx }: Door): void {
  handle(reportRoutes.list, ({ caller, query }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const page = { limit: query.limit, after: placeOf(query.cursor), only: query.ids?.split(",") };
      const rows = await listReports(tx, caller.accountId, caller.userId, page);
      const total = await countLines(tx, caller.accountId, caller.userId);
      const last = rows.length === query.limit ? rows.at(-1) : undefined;
      const nextCursor = last ? cursorOf({ micros: last.created_micros, id: last.id }) : null;
      const lost = await lostAmong(tx, caller.accountId, rows);
      return { rows: rows.map((row) => reportRowView(row, lost.has(row.id))), total, nextCursor };
    }),
  );

  handle(reportRoutes.counts, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({
      ...(await countReports(tx, caller.accountId, caller.userId)),
      lost: await countLost(tx, caller.accountId, caller.userId),
      activeChannels: (await activeChannelCount(tx, caller.accountId)).count,
    })),
  );

  handle(reportRoutes.trend, ({ caller }) => trendOf(ctx, caller));

  handle(reportRoutes.get, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const report = await stillReadable(tx, caller, params.id);
      const files = await filesOfReport(tx, caller.accountId, params.id);
      const deletion = await deletionStateOf(tx, caller.accountId, params.id);
      const handlers = await caseHandlers(tx, caller.accountId, report);
      recordReportReading(ctx, caller, params.id);
      const view = reportView(report, {
        files: files.filter((file) => file.message_id === null).map(storedFileView),
        assignable: handlers.map(({ id }) => id),
        deletion,
        destroyed: await destroyedOf(tx, caller.accountId, params.id),
        confirmation: await confirmationOf(tx, caller.accountId, report),
        department: signedName((await newestKeys(tx, caller.accountId)).get(report.department_id)!),
        isLost: (await lostAmong(tx, caller.accountId, [report])).has(report.id),
      });
      return caller.guest === null ? view : guestView(view);
    }),
  );

  handle(holderRoutes.holders, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => holdersOf(tx, caller, await readableReport(tx, caller, params.id))),
  );

  handle(reportRoutes.update, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await lockReports(tx, caller.accountId, [params.id]);
      const { from, closure, ...values } = body;
      const change = { ...values, closure: closure && { ...closure, note: closure.note ? sealedNote(closure.note) : null } };
      await workableReport(tx, caller, params.id);
      const seen = new Map(from && [[params.id, from]]);
      const { rows, refused } = await changeSeveral(ctx, tx, caller, [params.id], change, seen);
      if (refused[0]?.code === "REPORT_CHANGED") throw new Failure("REPORT_CHANGED");
      if (refused[0]?.code === "ASSIGNEE_UNKNOWN") throw new Failure("ASSIGNEE_UNKNOWN", ["assignedTo"]);
      if (refused[0]?.code === "REPORT_OPENABLE") throw new Failure("REPORT_OPENABLE");
      if (refused[0]?.code === "FEEDBACK_MISSING") throw new Failure("FEEDBACK_MISSING", ["closure"]);
      if (!rows[0]) throw new Failure("NOT_FOUND");
      return rows[0];
    }),
  );
  handle(deskRoutes.updateSeveral, ({ caller, body: { ids, from, ...change } }) =>
    ctx.db.tenant(caller.accountId, (tx) =>
      changeSeveral(ctx, tx, caller, ids, change, new Map(from?.map(({ id, ...seen }) => [id, seen]))),
    ),
  );
  handle(deskRoutes.markRead, ({ caller: { accountId, userId }, caller, params: { id: reportId }, body: { lastMessageId: messageId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      await workableReport(tx, caller, reportId);
      if (await keepRead(tx, accountId, { reportId, userId, messageId })) emit(accountId, { type: "report-read", ref: reportId });
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
  handle(deskRoutes.apartTexts, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => giveApartTexts(tx, caller, body.ids)));
  handle(deskRoutes.setApart, ({ caller, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({ ids: await putApart(tx, caller, body.reports) })),
  );
  handle(deskRoutes.endApart, ({ caller, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({ ids: await endApart(tx, caller, body.ids) })),
  );
  handle(deskRoutes.removeApart, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => removeApart(ctx, tx, caller, body.reports)));
  handle(deskRoutes.texts, ({ caller, body }) => ctx.db.tenant(caller.accountId, (tx) => giveTexts(ctx, tx, caller, body.ids)));

  handle(reportRoutes.remove, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await lockedWorkable(tx, caller, params.id);
      return removeReport(ctx, tx, caller, params.id, body);
    }),
  );
  handle(reportRoutes.confirmDeletion, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await confirmDeletion(ctx, tx, caller, await lockedWorkable(tx, caller, params.id));
      return {};
    }),
  );
  handle(reportRoutes.endDeletion, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await lockedWorkable(tx, caller, params.id);
      await endDeletion(tx, caller, params.id);
      return {};
    }),
  );

  handle(reportRoutes.fastKeys, ({ caller, body }) => {
    if (!body.keys.every((entry) => isFastKey(bytes(entry.fastKey)))) throw new Failure("BOX_REFUSED");
    const keys = body.keys.map((key) => ({ ...key, fastKey: bytes(key.fastKey) }));
    return ctx.db.tenant(caller.accountId, async (tx) => ({ stored: await storeFastKeys(tx, caller.accountId, caller.userId, keys) }));
  });

  handle(fileRoutes.reportPart, async ({ caller, params, request, body }) => {
    await ctx.db.tenant(caller.accountId, (tx) => workableReport(tx, caller, params.id));
    const uploaderHash = uploaderByUser(caller.userId);
    const home = { reportId: params.id };
    return storePart(
      ctx,
      { accountId: caller.accountId, fileId: params.fileId, part: params.part, home, uploaderHash, isStranger: false },
      announced(request),
      body,
    );
  });
  handle(fileRoutes.reportParts, async ({ caller, params }) => {
    await ctx.db.tenant(caller.accountId, (tx) => readableReport(tx, caller, params.id));
    return storedParts(ctx, caller.accountId, params.fileId, uploaderByUser(caller.userId));
  });
  handle(fileRoutes.reportFile, async ({ caller, params }) => {
    const { id, fileId } = params;
    await ctx.db.tenant(caller.accountId, async (tx) => {
      await workableReport(tx, caller, id);
      if ((await filesOfReport(tx, caller.accountId, id)).some((file) => file.id === fileId))
        record(caller.accountId, { actor: caller.userId, action: "file.read", target: id, details: { file: fileId } });
    });
    return readFile(ctx, caller.accountId, params.id, params.fileId);
  });
}
