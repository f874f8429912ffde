import type { Evaluation } from "@hz/contract/account/evaluations";
import { formatDateTime, formatDay } from "../../../i18n/dates.ts";
import type { Column, Flow, Look } from "../../shared/pdf/flow.ts";
import { makeDocument } from "../../shared/pdf/make-document.ts";
import type { DocumentFonts } from "../../shared/pdf/open-document.ts";
import { BRAND, MUTED } from "../../shared/pdf/sheet.ts";
import { goneText } from "../gone-text.ts";
import { type Section, sectionsOf } from "../sections.ts";
import { t } from "../texts.ts";

/** What a yearly report is made of; its figures are those that may leave the office. */
export type YearlyReport = { evaluation: Evaluation; year: string; preface: string; at: string; isRunning: boolean };

const SMALL: Look = { size: 9, ink: MUTED };
const COLUMNS: Column[] = [
  { share: 0.6, align: "left" },
  { share: 0.2, align: "right" },
  { share: 0.2, align: "right" },
];

/** Of what stands as it does today there is nothing before. */
const COUNTED: Column[] = [
  { share: 0.8, align: "left" },
  { share: 0.2, align: "right" },
];
const WORDS: Column[] = [
  { share: 0.4, align: "left" },
  { share: 0.6, align: "left" },
];

/** A tagged PDF. */
export function makeYearlyPdf(report: YearlyReport, fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { evaluation, year, at } = report;
  const title = t("evPdfTitle", { year });
  const frame = {
    title,
    at: new Date(at),
    redacted: "",
    head: { left: title, right: evaluation.company },
    foot: t("evPdfFoot", { company: evaluation.company, at: formatDateTime(at, "de") }),
    page: (page: number, pages: number) => t("evPdfPage", { page, pages }),
  };
  return makeDocument(frame, fonts, (flow) => {
    setCover(flow, report, title);
    for (const section of sectionsOf(evaluation)) setSection(flow, section, evaluation);
  });
}

function setCover(flow: Flow, { evaluation, preface, at, isRunning }: YearlyReport, title: string): void {
  const { period, company } = evaluation;
  const gone = goneText(evaluation);
  flow.text(company, { ink: MUTED });
  flow.space(4);
  flow.title(title);
  flow.text(t("evPdfSubtitle"), { size: 14, ink: BRAND });
  flow.space(12);
  flow.facts([
    { label: t("evPdfCompany"), value: company },
    { label: t("evPdfPeriod"), value: t("evRange", { from: formatDay(period.from, "de"), to: formatDay(period.to, "de") }) },
    { label: t("evPdfMade"), value: formatDateTime(at, "de") },
  ]);
  flow.space(6);
  if (isRunning) flow.text(t("evPdfRunning"), SMALL);
  if (gone) flow.text(gone, SMALL);
  flow.text(t("evPdfHidden"), SMALL);
  if (preface.trim() === "") return;
  flow.head(t("evPreface"));
  flow.text(preface.trim());
}

const yearOf = ({ from }: Evaluation["period"]) => from.slice(0, 4);

function setSection(flow: Flow, { title, how, beside, chart, counts, more, isOfToday }: Section, { period, before }: Evaluation): void {
  const lines = [...counts, ...more];
  flow.head(title);
  if (isOfToday)
    flow.table(
      chart === null ? WORDS : COUNTED,
      [t("evFigure"), t(chart === null ? "evTodayState" : "evToday")],
      lines.map(({ label, now }) => [label, now]),
    );
  else
    flow.table(
      COLUMNS,
      [t("evFigure"), yearOf(period), yearOf(before)],
      lines.map(({ label, now, before: was }) => [label, now, was]),
    );
  if (beside) flow.text(beside, SMALL);
  flow.text(`${t("evHow")} ${how}`, SMALL);
}
