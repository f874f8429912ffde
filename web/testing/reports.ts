import { readinessRoutes } from "@hz/contract/account/readiness";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { TREND_WEEKS } from "@hz/contract/limits";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes, ReportTexts } from "@hz/contract/reports/desk";
import { ReportRow, reportRoutes } from "@hz/contract/reports/reports";
import { sealFastKey, toBase64Url } from "@hz/crypto";
import { seedName } from "../vault/keys/ring-seeds.ts";
import { answers } from "./answers.ts";
import { aCase } from "./case.ts";
import { answerOffice, KEYS } from "./keys.ts";
import { idOf, LONG_AGO } from "./office.ts";
import { reporterWrites } from "./reporter.ts";
import { aChannel, noReadiness } from "./samples.ts";

export const CATEGORIES = ["Umwelt", "Geldwäsche"].map((name, at) => {
  return {
    id: idOf(60 + at),
    name,
    description: "",
    translations: {},
    isActive: true,
    legalArea: null,
    departmentId: null,
    createdAt: LONG_AGO,
  };
});
/** A report as the office has it: its line, what a search is given of it, and its title. */
export type Sealed = { row: ReportRow; texts: ReportTexts; title: string };

/** Seals a report to the office, with what its reporter has written since; its number is not given twice. */
export async function aReport(
  title: string,
  given: Partial<ReportRow> & Pick<ReportRow, "number">,
  { description = "", messages = [] as string[] } = {},
): Promise<Sealed> {
  const kept = await aCase({ title, description, isConfirmed: false });
  for (const text of messages) await reporterWrites(kept, text);
  const { head, reportKey } = kept.draft;
  const seed = KEYS.seeds.get(seedName(head.departmentId, head.epoch))!;
  const fastKey = toBase64Url(await sealFastKey(seed, head, reportKey));
  const sealed = { ...kept.report, fastKey, sealedKey: null };
  const at = { createdAt: LONG_AGO, receivedAt: LONG_AGO, lastActivityAt: LONG_AGO };
  const caseNumber = `K7M2-${String(given.number).padStart(4, "0")}`;
  return {
    title,
    texts: ReportTexts.parse({ ...sealed, messages: kept.messages }),
    row: { ...ReportRow.parse(sealed), ...at, caseNumber, unread: false, ...given },
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
  answerOffice();
  answers(departmentRoutes.nobodyElse, { since: LONG_AGO });
  answers(categoryRoutes.list, CATEGORIES);
  answers(channelRoutes.list, [aChannel()]);
  answers(readinessRoutes.get, noReadiness());
  return office;
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
