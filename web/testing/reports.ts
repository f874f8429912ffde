import { readinessRoutes } from "@hz/contract/account/readiness";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { TREND_WEEKS } from "@hz/contract/limits";
import { departmentRoutes } from "@hz/contract/people/departments";
import { userRoutes } from "@hz/contract/people/users";
import { deskRoutes, type ReportTexts } from "@hz/contract/reports/desk";
import { type ReportRow, reportRoutes } from "@hz/contract/reports/reports";
import { accountKey, departmentPublicKey, newId, sealFastKey, sealMessage, toBase64Url } from "@hz/crypto";
import { encodeMessage } from "../vault/content/content.ts";
import { hold, keysInHand } from "../vault/keys/held-keys.ts";
import { seedName } from "../vault/keys/ring-seeds.ts";
import { draftReport, sealReport } from "../vault/report/seal-report.ts";
import { answers } from "./answers.ts";
import { mount } from "./mount.tsx";
import { idOf, LONG_AGO, somebody } from "./office.ts";
import { aChannel, aDepartment, noReadiness } from "./samples.ts";

const SEED = new Uint8Array(32).fill(7);
export const MALIK = { id: idOf(2), fullName: "Malik Okafor", isActive: true, isGuest: false };
export const CATEGORIES = ["Umwelt", "Geldwäsche"].map((name, at) => {
  return { id: idOf(60 + at), name, description: "", isActive: true, legalArea: null, departmentId: null, createdAt: LONG_AGO };
});
/** A report as the office has it: its line, what a search is given of it, and its title. */
export type Sealed = { row: ReportRow; texts: ReportTexts; title: string };

/** Seals a report to the department's key, with what its reporter has written since; its number is not given twice. */
export async function aReport(
  title: string,
  given: Partial<ReportRow> & Pick<ReportRow, "number">,
  { description = "", messages = [] as string[] } = {},
): Promise<Sealed> {
  const { accountId } = somebody();
  const publicKey = toBase64Url(await departmentPublicKey(SEED));
  const draft = await draftReport(accountId, { ...aDepartment().key, publicKey });
  const { head, reportKey } = draft;
  const reportType = given.reportType ?? "anonymous";
  const written = { title, description, reportType, category: null, contactName: "", contactPhone: "", contactEmail: "", language: "de" };
  const sealed = await sealReport(draft, { linkSuffix: "muster", content: { ...written, files: [] }, claims: [] });
  const { departmentId, epoch, rkId, reporterPk } = sealed;
  const fastKey = toBase64Url(await sealFastKey(SEED, head, reportKey));
  const keys = { id: head.reportId, departmentId, epoch, rkId, reporterPk, sealedTo: { departmentId, epoch }, fastKey, sealedKey: null };
  const sig = await accountKey(SEED);
  const boxes = messages.map(async (text, seq) => {
    const [id, role] = [newId(), "reporter"] as const;
    const message = { role, authorId: null, author: "", seq, prev: null, time: 0, text, files: [] };
    const box = toBase64Url(await sealMessage(reportKey, head, { id, role }, encodeMessage(message), sig));
    return { id, isFromWhistleblower: true, box, redaction: null };
  });
  return {
    title,
    texts: { ...keys, body: sealed.body, bodyRedaction: null, messages: await Promise.all(boxes) },
    row: {
      ...keys,
      title: sealed.title,
      caseNumber: `K7M2-${String(given.number).padStart(4, "0")}`,
      channelId: aChannel().id,
      category: null,
      reportType,
      way: "portal",
      identityRevealedAt: null,
      status: "new",
      assignedTo: null,
      createdAt: LONG_AGO,
      lastActivityAt: LONG_AGO,
      receivedAt: LONG_AGO,
      acknowledgedAt: null,
      feedbackAt: null,
      closedAt: null,
      outcome: null,
      retentionMonths: 36,
      isDrill: false,
      isLost: false,
      unread: false,
      ...given,
    },
  };
}

/** Answers as an office with these reports, which keeps what is changed of several; gives the lines as the server has them. */
export function answerReports(...reports: Sealed[]): { rows: ReportRow[] } {
  const office = { rows: reports.map(({ row }) => row) };
  const ofStatus = (...wanted: ReportRow["status"][]) => office.rows.filter(({ status }) => wanted.includes(status)).length;
  const figures = () => ({ total: office.rows.length, new: ofStatus("new"), inProgress: ofStatus("in_progress"), activeChannels: 1 });
  answers(reportRoutes.counts, () => {
    const unread = office.rows.filter((row) => row.unread).length;
    return { ...figures(), closed: ofStatus("closed", "resolved"), unread, lost: 0 };
  });
  answers(reportRoutes.trend, () => ({ weeks: Array.from({ length: TREND_WEEKS }, () => ({ ...figures(), at: LONG_AGO })) }));
  answers(reportRoutes.list, ({ query: { ids } }) => {
    const rows = office.rows.filter(({ id }) => ids?.includes(id) ?? true);
    return { rows: structuredClone(rows), total: office.rows.length, nextCursor: null };
  });
  answers(deskRoutes.apart, { rows: [] });
  answers(deskRoutes.texts, ({ body: { ids } }) => ({
    texts: reports.map(({ texts }) => texts).filter(({ id }) => ids.includes(id)),
    later: [],
  }));
  keepsChanges(office);
  const { id, fullName } = somebody();
  const member = { isReader: true, isVouched: true, hasKeys: true, missing: [], mayMove: true };
  answers(userRoutes.names, [{ id, fullName, isActive: true, isGuest: false }, MALIK]);
  answers(departmentRoutes.list, [aDepartment({ members: [id, MALIK.id].map((userId) => ({ ...member, userId })) })]);
  answers(departmentRoutes.nobodyElse, { since: LONG_AGO });
  answers(categoryRoutes.list, CATEGORIES);
  answers(channelRoutes.list, [aChannel()]);
  answers(readinessRoutes.get, noReadiness());
  return office;
}

/** Shows the application to somebody who holds the key of the department, and nothing else. */
export function mountWithKey(path: string): void {
  mount(path);
  const { departmentId, epoch } = aDepartment().key;
  hold({ ...keysInHand(), seeds: new Map([[seedName(departmentId, epoch), SEED]]) });
}

/** Answers changes of several reports by making them, but where a line is another one than whoever changes it saw. */
export function keepsChanges(office: { rows: ReportRow[] }): void {
  answers(deskRoutes.updateSeveral, ({ body: { ids, status, assignedTo, from = [] } }) => {
    const rows = office.rows.filter(({ id }) => ids.includes(id));
    const isAsSeen = (row: ReportRow) => from.every((one) => one.id !== row.id || one.status === row.status);
    const refused = rows.filter((row) => !isAsSeen(row)).map(({ id }) => ({ id, code: "REPORT_CHANGED" as const }));
    const changed = rows.filter(isAsSeen);
    for (const row of changed) Object.assign(row, { ...(status && { status }), ...(assignedTo !== undefined && { assignedTo }) });
    return { rows: structuredClone(changed), refused };
  });
}
