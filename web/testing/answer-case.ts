import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { guestRoutes } from "@hz/contract/people/guests";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { deskRoutes } from "@hz/contract/reports/desk";
import { evidenceRoutes } from "@hz/contract/reports/evidence";
import { fileRoutes } from "@hz/contract/reports/files";
import { type HistoryEntry, type Message, messageRoutes } from "@hz/contract/reports/messages";
import { type Closure, CLOSED_STATUSES, type Report, reportRoutes } from "@hz/contract/reports/reports";
import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import { page } from "vitest/browser";
// At the start, so that no test waits for it: nothing else of the application is as large.
import "../admin/report/report-screen.tsx";
import { answers, refused, tell } from "./answers.ts";
import { answerProcedure } from "./answer-procedure.ts";
import { keepNote, type KeptCase, nextMoment } from "./case.ts";
import { ANNA, answerOffice, DEPARTMENT, MALIK, mountWithKeys } from "./keys.ts";
import { aChannel } from "./samples.ts";
import { seen } from "./see.ts";

/** Answers as a server that keeps this case, what Anna Lindner does to it and what she sends there. */
export function answerCase(kept: KeptCase): void {
  answerReport(kept);
  answerTalk(kept);
  answerFiles(kept);
  answerProcedure(kept);
  answerOffice();
  answers(channelRoutes.list, [aChannel()]);
  answers(categoryRoutes.list, []);
  answers(templateRoutes.list, { texts: [], own: [], receiptUnsigned: [] });
  answers(guestRoutes.list, { guests: [], known: [] });
  answers(confidentialityRoutes.disclosures, []);
  const department = { id: DEPARTMENT.departmentId, name: "Interne Meldestelle" };
  answers(handoverRoutes.get, { department, readers: [ANNA.userId, MALIK.userId], departments: [], concerns: [], recusals: [] });
  const none = { lastDay: null, announcedAt: null, confirmed: null, obstacles: [], hold: null, holds: [] };
  answers(retentionRoutes.get, () => ({ months: kept.report.retentionMonths, ...none }));
}

/** Shows Anna Lindner the case at its own address. */
export async function showCase(kept: KeptCase, title: string): Promise<void> {
  mountWithKeys(paths.report(kept.report.id));
  await seen(page.getByRole("heading", { level: 1, name: title }));
}

/** Puts down what somebody did. */
function note({ history, report }: KeptCase, by: string, what: HistoryEntry["what"]): string {
  const at = nextMoment();
  history.unshift({ at, by, what });
  report.lastActivityAt = at;
  return at;
}

/** Sets a status as somebody does, and how the procedure ends by it. */
export function setStatus(kept: KeptCase, by: string, status: Report["status"], closure?: Closure): void {
  const { report, procedure } = kept;
  const isClosed = CLOSED_STATUSES.some((one) => one === status);
  const at = note(kept, by, { kind: "status", from: report.status, to: status });
  if (isClosed && closure) {
    procedure.closed = { at, by, outcome: closure.outcome, noFeedbackReason: closure.noFeedbackReason };
    procedure.steps.push({ id: newId(), kind: "closed", result: closure.outcome, by, at });
  } else if (!isClosed && procedure.closed) {
    procedure.closed = null;
    procedure.steps.push({ id: newId(), kind: "reopened", result: null, by, at });
  }
  Object.assign(report, { status, closedAt: procedure.closed?.at ?? null, outcome: procedure.closed?.outcome ?? null });
  tell("report-changed", report.id);
}

function answerReport(kept: KeptCase): void {
  const { report, history } = kept;
  answers(reportRoutes.get, ({ params }) => (params.id === report.id ? structuredClone(report) : refused("NOT_FOUND")));
  answers(reportRoutes.list, () => ({ rows: [structuredClone(report)], total: 1, nextCursor: null }));
  answers(reportRoutes.fastKeys, ({ body }) => ({ stored: body.keys.length }));
  answers(evidenceRoutes.sign, ({ body }) => ((report.evidence = { ...body, byUserId: ANNA.userId }), {}));
  answers(deskRoutes.apart, { rows: [] });
  const texts = () => ({ texts: [{ ...report, messages: kept.messages, heardUntil: report.createdAt }], later: [] });
  answers(deskRoutes.texts, texts);
  answers(deskRoutes.apartTexts, texts);
  answers(deskRoutes.markRead, () => ((report.unread = false), {}));
  answers(messageRoutes.history, () => structuredClone(history));
  answers(reportRoutes.update, ({ body: { status, assignedTo, closure } }) => {
    if (closure?.note) keepNote(kept, closure.note, "closure");
    if (status) setStatus(kept, ANNA.userId, status, closure);
    if (assignedTo !== undefined) {
      note(kept, ANNA.userId, { kind: "assigned", from: report.assignedTo, to: assignedTo });
      report.assignedTo = assignedTo;
    }
    return structuredClone(report);
  });
}

function answerTalk(kept: KeptCase): void {
  const { report, messages, notes, procedure } = kept;
  answers(messageRoutes.list, () => structuredClone(messages));
  answers(messageRoutes.send, ({ body: { id, box, kind = "message", files } }) => {
    const there = messages.find((one) => one.id === id);
    if (there) return there;
    if (kind === "acknowledgement" && procedure.acknowledged) return refused("ALREADY_ACKNOWLEDGED");
    const at = note(kept, ANNA.userId, { kind: "message", isFromWhistleblower: false, files: files.length });
    const message: Message = { id, kind, isFromWhistleblower: false, authorId: ANNA.userId, box, files, createdAt: at, redaction: null };
    messages.push(message);
    if (kind === "acknowledgement") {
      procedure.acknowledged = { at, by: ANNA.userId };
      report.acknowledgedAt = at;
    }
    if (kind === "feedback") {
      procedure.feedback ??= { at, by: ANNA.userId };
      report.feedbackAt ??= at;
    }
    tell("message-created", report.id);
    return message;
  });
  answers(messageRoutes.notes, () => structuredClone(notes));
  answers(messageRoutes.addNote, ({ body }) => keepNote(kept, body, "note"));
  answers(messageRoutes.redact, ({ body: { messageId, box, title, places, reason } }) => {
    const at = note(kept, ANNA.userId, { kind: "redaction", messageId, places });
    keepNote(kept, reason, "redaction");
    const redaction = { byUserId: ANNA.userId, at };
    if (messageId)
      Object.assign(
        messages.find(({ id }) => id === messageId)!,
        { box, redaction },
      );
    else Object.assign(report, { body: box, title: title ?? report.title, bodyRedaction: redaction });
    tell("report-changed", report.id);
    return {};
  });
}

function answerFiles({ files }: KeptCase): void {
  answers(fileRoutes.reportFile, ({ params }) => files.get(params.fileId) ?? refused("NOT_FOUND"));
  answers(fileRoutes.reportPart, ({ params: { fileId, part }, body }) => (files.set(fileId, new Uint8Array(body)), { part }));
}
