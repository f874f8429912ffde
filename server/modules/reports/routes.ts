import { fileRoutes } from "@hz/contract/reports/files";
import { evidenceRoutes } from "@hz/contract/reports/evidence";
import { holderRoutes } from "@hz/contract/reports/report-holders";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { activeChannelCount } from "../channels/index.ts";
import { announced, filesOfReport, readFile, storedFileView, storedParts, storePart, uploaderByUser } from "../files/index.ts";
import { newestKeys, signedName } from "../departments/index.ts";
import { confirmationOf } from "../templates/index.ts";
import { caseHandlers } from "./recusals-store.ts";
import { changeSeveral } from "./change-reports.ts";
import { deletionStateOf } from "./deletion-requests-store.ts";
import { confirmDeletion, endDeletion, removeReport } from "./delete-report.ts";
import { evidenceOf, keepEvidence } from "./evidence.ts";
import { destroyedOf } from "./recordings-store.ts";
import { sealedNote } from "./notes.ts";
import { lockedWorkable, readableReport, recordReportReading, stillReadable, workableReport } from "./readable.ts";
import { countLines, countReports, listReports, lockReports, type Place } from "./store.ts";
import { trendOf } from "./trend.ts";
import { countLost, holdersOf, lostAmong } from "./lost.ts";
import { guestView, reportRowView, reportView } from "./view.ts";

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
        destroyed: await destroyedOf(tx, caller.accountId, params.id).execute(),
        confirmation: await confirmationOf(tx, caller.accountId, report),
        department: signedName((await newestKeys(tx, caller.accountId)).get(report.department_id)!),
        isLost: (await lostAmong(tx, caller.accountId, [report])).has(report.id),
        evidence: await evidenceOf(tx, caller.accountId, params.id),
      });
      return caller.guest === null ? view : guestView(view);
    }),
  );

  handle(holderRoutes.holders, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => holdersOf(tx, caller, await readableReport(tx, caller, params.id))),
  );

  handle(evidenceRoutes.sign, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await keepEvidence(tx, caller, await lockedWorkable(tx, caller, params.id), body);
      return {};
    }),
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
}

/** How a report goes: at once, or where a second person has to confirm it. */
export function registerDeletionRoutes({ handle, ctx }: Door): void {
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
}

/** A report's files, as the office sends and reads them. */
export function registerReportFileRoutes({ handle, ctx }: Door): void {
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
