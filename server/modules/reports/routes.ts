import { fileRoutes } from "@hz/contract/files";
import { reportRoutes } from "@hz/contract/reports";
import { isFastKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record, recordReading } from "../audit/index.ts";
import { activeChannelCount } from "../channels/index.ts";
import { announced, filesOfReport, readFile, storedFileView, storedParts, storePart, uploaderByUser } from "../files/index.ts";
import { handlersOf } from "../users/index.ts";
import { confirmDeletion, endDeletion, removeReport } from "./delete-report.ts";
import {
  changeReport,
  countReports,
  deletionStateOf,
  insertAssignmentChange,
  insertStatusChange,
  listReports,
  lockReport,
  type Place,
  type ReportRecord,
  reportFor,
  storeFastKeys,
} from "./store.ts";
import { trendOf } from "./trend.ts";
import { reportRowView, reportView } from "./view.ts";

/** The report of this id that the caller may read; throws NOT_FOUND, also for another account's or department's. */
export async function readableReport(tx: Tx, caller: UserCaller, id: string) {
  const report = await reportFor(tx, caller.accountId, caller.userId, id);
  if (!report) throw new Failure("NOT_FOUND");
  return report;
}

/** Keeps in the audit log that the caller was given something of this report: form, thread or notes. */
export const recordReportReading = (ctx: Context, { accountId, userId }: UserCaller, id: string) =>
  recordReading(ctx, accountId, { actor: userId, action: "report.read", target: id });

const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const cursorOf = ({ micros, id }: Place) => Buffer.from(`${micros}.${id}`).toString("base64url");

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, micros, id] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!micros || !id) throw new Failure("INVALID_INPUT", ["cursor"]);
  return { micros: Number(micros), id };
}

/** What of a report's status and assignee is no longer what it was. */
function recordChange({ accountId, userId }: UserCaller, was: ReportRecord, now: Values) {
  const entry = { actor: userId, target: was.id };
  if (now.status !== undefined && now.status !== was.status)
    record(accountId, { ...entry, action: "report.changed", details: { from: was.status, to: now.status } });
  if (now.assignedTo !== undefined && now.assignedTo !== was.assigned_to)
    record(accountId, { ...entry, action: "report.assigned", details: { from: was.assigned_to, to: now.assignedTo } });
}

type Values = { status?: string | undefined; assignedTo?: string | null | undefined };

async function keepChange(tx: Tx, { accountId, userId }: UserCaller, was: ReportRecord, { status, assignedTo }: Values) {
  const change = { report_id: was.id, user_id: userId };
  if (status !== undefined && status !== was.status)
    await insertStatusChange(tx, accountId, { ...change, from_status: was.status, to_status: status });
  if (assignedTo !== undefined && assignedTo !== was.assigned_to)
    await insertAssignmentChange(tx, accountId, { ...change, from_user_id: was.assigned_to, to_user_id: assignedTo });
}

/** Whether somebody else has set something in between; whoever wants what is there already changes nothing and is told nothing. */
function isOverlooked(now: ReportRecord, from: Values | undefined, to: Values): boolean {
  const differs = (seen: string | null | undefined, is: string | null, wanted: string | null | undefined) =>
    seen !== undefined && wanted !== undefined && seen !== is && wanted !== is;
  return differs(from?.status, now.status, to.status) || differs(from?.assignedTo, now.assigned_to, to.assignedTo);
}

export function registerReportRoutes({ handle, ctx }: Door): void {
  handle(reportRoutes.list, ({ caller, query }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const page = { limit: query.limit, after: placeOf(query.cursor), only: query.id };
      const rows = await listReports(tx, caller.accountId, caller.userId, page);
      const { total } = await countReports(tx, caller.accountId, caller.userId);
      const last = rows.length === query.limit ? rows.at(-1) : undefined;
      const nextCursor = last ? cursorOf({ micros: last.created_micros, id: last.id }) : null;
      return { rows: rows.map(reportRowView), total, nextCursor };
    }),
  );

  handle(reportRoutes.counts, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => ({
      ...(await countReports(tx, caller.accountId, caller.userId)),
      activeChannels: (await activeChannelCount(tx, caller.accountId)).count,
    })),
  );

  handle(reportRoutes.trend, ({ caller }) => trendOf(ctx, caller));

  handle(reportRoutes.get, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const report = await readableReport(tx, caller, params.id);
      const files = await filesOfReport(tx, caller.accountId, params.id);
      const deletion = await deletionStateOf(tx, caller.accountId, params.id);
      const handlers = await handlersOf(tx, caller.accountId, report.department_id);
      recordReportReading(ctx, caller, params.id);
      return reportView(report, {
        files: files.filter((file) => file.message_id === null).map(storedFileView),
        assignable: handlers.map(({ id }) => id),
        deletion,
      });
    }),
  );

  handle(reportRoutes.update, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await lockReport(tx, caller.accountId, params.id);
      const report = await readableReport(tx, caller, params.id);
      if (isOverlooked(report, body.from, body)) throw new Failure("REPORT_CHANGED");
      if (body.assignedTo) {
        const handlers = await handlersOf(tx, caller.accountId, report.department_id);
        if (!handlers.some((handler) => handler.id === body.assignedTo)) throw new Failure("ASSIGNEE_UNKNOWN", ["assignedTo"]);
      }
      const change = {
        ...(body.status === undefined ? {} : { status: body.status }),
        ...(body.assignedTo === undefined ? {} : { assigned_to: body.assignedTo }),
      };
      await changeReport(tx, caller.accountId, params.id, change);
      await keepChange(tx, caller, report, body);
      recordChange(caller, report, body);
      const changed = await readableReport(tx, caller, params.id);
      emit(caller.accountId, { type: "report-changed", ref: params.id });
      return reportRowView(changed);
    }),
  );

  handle(reportRoutes.remove, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      return removeReport(ctx, tx, caller, params.id, body);
    }),
  );
  handle(reportRoutes.confirmDeletion, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      await confirmDeletion(ctx, tx, caller, params.id);
      return {};
    }),
  );
  handle(reportRoutes.endDeletion, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      await endDeletion(tx, caller, params.id);
      return {};
    }),
  );

  handle(reportRoutes.fastKeys, ({ caller, body }) => {
    if (!body.keys.every((entry) => isFastKey(bytes(entry.fastKey)))) throw new Failure("BOX_REFUSED");
    const keys = body.keys.map(({ id, fastKey }) => ({ id, fastKey: bytes(fastKey) }));
    return ctx.db.tenant(caller.accountId, async (tx) => ({ stored: await storeFastKeys(tx, caller.accountId, caller.userId, keys) }));
  });

  handle(fileRoutes.reportPart, async ({ caller, params, request, body }) => {
    await ctx.db.tenant(caller.accountId, (tx) => readableReport(tx, caller, params.id));
    const uploaderHash = uploaderByUser(caller.userId);
    const home = { reportId: params.id };
    return storePart(
      ctx,
      { accountId: caller.accountId, fileId: params.fileId, part: params.part, home, uploaderHash },
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
      await readableReport(tx, caller, id);
      if ((await filesOfReport(tx, caller.accountId, id)).some((file) => file.id === fileId))
        record(caller.accountId, { actor: caller.userId, action: "file.read", target: id, details: { file: fileId } });
    });
    return readFile(ctx, caller.accountId, params.id, params.fileId);
  });
}
