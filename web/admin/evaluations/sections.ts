import { Way, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { DISCLOSURE_GROUNDS } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { daysOf, type Period } from "@hz/contract/account/evaluation-periods";
import { CONFIRMED, type Evaluation, type Figures, NONE, REFUTED, type TableName } from "@hz/contract/account/evaluations";
import { LEGAL_AREA_KEYS } from "@hz/contract/procedure/legal-areas";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS, OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { MEASURE_KINDS, MEASURE_STATES, OUTCOMES } from "@hz/contract/procedure/procedure-terms";
import type { Light } from "@hz/contract/account/readiness-rules";
import { DeletionGround } from "@hz/contract/procedure/retention";
import { perHundred, type Share, shareOf } from "./shares.ts";
import { t } from "./texts.ts";
import { todaySections } from "./today-sections.ts";
import { writtenCount, writtenRate, writtenShare, writtenSpan } from "./written.ts";

/** One line of a section in words; `count` is what a chart draws of it, null where it is hidden; `light` is its sign. */
export type Line = { label: string; now: string; before: string; count?: number | null; light?: Light };
export type Section = {
  name: string;
  title: string;
  /** How it is counted. */
  how: string;
  /** What figures elsewhere are, with where that was read. */
  beside?: string;
  /** Null where it is told in words. */
  chart: "months" | "bars" | null;
  /** As it stands today, whatever the period: there is nothing before it. */
  isOfToday?: true;
  /** What is drawn, and what stands beside it. */
  counts: Line[];
  more: Line[];
};

type Read = (figures: Figures) => string;

/** How an evaluation's figures become lines. */
function linesOf({ current, previous }: Evaluation) {
  const line = (label: string, read: Read): Line => ({ label, now: read(current), before: read(previous) });
  const cell = (table: TableName, key: string, label: string): Line => ({
    ...line(label, ({ tables }) => writtenCount(tables[table].cells[key] ?? (key in tables[table].cells ? null : 0))),
    count: current.tables[table].cells[key] ?? null,
  });
  const sum = (table: TableName, label = t("evSum")) => line(label, ({ tables }) => writtenCount(tables[table].total));
  const share = (label: string, read: (figures: Figures) => Share) => line(label, (figures) => writtenShare(read(figures)));
  const duty = (table: "acknowledgement" | "feedback") => ({
    chart: "bars" as const,
    counts: [
      cell(table, "inTime", t("evInTime")),
      cell(table, "missed", t("evMissed")),
      cell(table, "running", t("evDutyRunning")),
      cell(table, "exempt", t(`evExempt_${table}`)),
    ],
    more: [
      share(t("evInTimeShare"), ({ tables }) => shareOf(tables[table], ["inTime"], ["missed"])),
      line(t("evMedianDays"), ({ spans }) => writtenSpan(spans[table], "median")),
      line(t("evNinthDays"), ({ spans }) => writtenSpan(spans[table], "ninth")),
    ],
  });
  return { line, cell, sum, share, duty };
}

/** What came in. */
function received(evaluation: Evaluation): Section[] {
  const { names } = evaluation;
  const { cell, sum, share } = linesOf(evaluation);
  return [
    {
      name: "received",
      title: t("evReceived"),
      how: t("evReceivedHow"),
      beside: t("evPerHundredBeside"),
      chart: "months",
      counts: monthLines(evaluation),
      more: [sum("received"), perHundredLine(evaluation)],
    },
    {
      name: "type",
      title: t("evType"),
      how: t("evTypeHow"),
      beside: t("evReturnedBeside"),
      chart: "bars",
      counts: (["anonymous", "revealed", "confidential"] as const).map((key) => cell("type", key, t(`evType_${key}`))),
      more: [share(t("evReturned"), ({ tables }) => shareOf(tables.returned, ["yes"], ["no"]))],
    },
    {
      name: "way",
      title: t("evWay"),
      how: t("evWayHow"),
      chart: "bars",
      counts: filled(Way.options.map((key) => cell("way", key, WAY_TEXTS[key]))),
      more: [],
    },
    {
      name: "category",
      title: t("evCategory"),
      how: t("evCategoryHow"),
      chart: "bars",
      counts: filled([...names.categories.map(({ id, name }) => cell("category", id, name)), cell("category", NONE, t("evNoCategory"))]),
      more: [],
    },
    {
      name: "area",
      title: t("evArea"),
      how: t("evAreaHow"),
      chart: "bars",
      counts: filled([...LEGAL_AREA_KEYS.map((key) => cell("area", key, t(`evArea_${key}`))), cell("area", NONE, t("evNoArea"))]),
      more: [],
    },
  ];
}

/** What was done about it. */
function handled(evaluation: Evaluation): Section[] {
  const { line, cell, sum, share, duty } = linesOf(evaluation);
  return [
    {
      name: "scope",
      title: t("evScope"),
      how: t("evScopeHow"),
      chart: "bars",
      counts: (["yes", "no", "unclear", NONE] as const).map((key) => cell("scope", key, t(`evScope_${key}`))),
      more: [share(t("evScopeShare"), ({ tables }) => shareOf(tables.scope, ["yes"], ["no"]))],
    },
    { name: "acknowledgement", title: t("evAcknowledgement"), how: t("evAcknowledgementHow"), ...duty("acknowledgement") },
    { name: "feedback", title: t("evFeedback"), how: t("evFeedbackHow"), ...duty("feedback") },
    {
      name: "open",
      title: t("evOpen"),
      how: t("evOpenHow"),
      chart: "bars",
      counts: (["under-30", "30-90", "90-180", "over-180"] as const).map((key) => cell("age", key, t(`evAge_${key}`))),
      more: [
        sum("age"),
        line(t("evAgeMedian"), ({ spans }) => writtenSpan(spans.age, "median")),
        cell("overdue", "acknowledgement", t("evOverdueAcknowledgement")),
        cell("overdue", "feedback", t("evOverdueFeedback")),
        cell("waiting", "waiting", t("evWaiting")),
      ],
    },
    {
      name: "outcome",
      title: t("evOutcome"),
      how: t("evOutcomeHow"),
      beside: t("evConfirmedBeside"),
      chart: "bars",
      counts: filled([...OUTCOMES.map((key) => cell("outcome", key, OUTCOME_TEXTS[key])), cell("outcome", NONE, t("evNoOutcome"))]),
      more: [
        sum("outcome", t("evClosed")),
        share(t("evConfirmed"), confirmedShare),
        share(t("evConfirmedAnonymous"), ({ tables }) => shareOf(tables.substance, ["anonymous yes"], ["anonymous no"])),
        share(t("evConfirmedConfidential"), ({ tables }) => shareOf(tables.substance, ["confidential yes"], ["confidential no"])),
        line(t("evClosureMedian"), ({ spans }) => writtenSpan(spans.closure, "median")),
        line(t("evNinthDays"), ({ spans }) => writtenSpan(spans.closure, "ninth")),
      ],
    },
    {
      name: "measures",
      title: t("evMeasures"),
      how: t("evMeasuresHow"),
      chart: "bars",
      counts: filled(
        MEASURE_KINDS.flatMap((kind) =>
          MEASURE_STATES.map((state) =>
            cell("measures", `${kind} ${state}`, t("evMeasure", { kind: MEASURE_TEXTS[kind], state: MEASURE_STATE_TEXTS[state] })),
          ),
        ),
      ),
      more: [],
    },
    {
      name: "disclosures",
      title: t("evDisclosures"),
      how: t("evDisclosuresHow"),
      chart: "bars",
      counts: filled(DISCLOSURE_GROUNDS.map((key) => cell("disclosures", key, t(`evGround_${key}`)))),
      more: [],
    },
    {
      name: "deletions",
      title: t("evDeletions"),
      how: t("evDeletionsHow"),
      chart: "bars",
      counts: filled(([...DeletionGround.options, NONE] as const).map((key) => cell("deletions", key, t(`evDeletion_${key}`)))),
      more: [sum("deletions"), cell("gone", "received", t("evGoneReceived")), cell("gone", "earlier", t("evGoneEarlier"))],
    },
  ];
}

/** All that an evaluation says in words, for the page and for its files alike. */
export function sectionsOf(evaluation: Evaluation): Section[] {
  const { names } = evaluation;
  const { cell } = linesOf(evaluation);
  const places: Section[] = [];
  const place = (name: "channel" | "department", list: Evaluation["names"]["channels"], title: string, how: string) => {
    const counts = filled(list.map((one) => cell(name, one.id, one.name)));
    if (counts.length > 1) places.push({ name, title, how, chart: "bars", counts, more: [] });
  };
  place("channel", names.channels, t("evChannels"), t("evChannelsHow"));
  place("department", names.departments, t("evDepartments"), t("evDepartmentsHow"));
  return [...received(evaluation), ...places, ...handled(evaluation), ...todaySections(evaluation)].filter(
    ({ counts, more }) => counts.length + more.length > 0,
  );
}

/** The lines of a long table that say something: not what is nowhere in both periods, and what is hidden altogether as one. */
export function filled(lines: Line[]): Line[] {
  const all = (which: "now" | "before", text: string) => lines.every((line) => line[which] === text);
  const [first] = lines;
  if (first && all("now", t("evHidden")) && all("before", first.before))
    return [{ label: t("evAllHidden", { count: lines.length }), now: first.now, before: first.before, count: null }];
  return lines.filter(({ now, before }) => now !== "0" || before !== "0");
}

/** The share of the reports decided on that proved true. */
export const confirmedShare = ({ tables }: Figures): Share => shareOf(tables.outcome, CONFIRMED, REFUTED);

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });
const written = (month: string) => monthName.format(new Date(`${month}-15T00:00Z`));

/** Each month beside the one that stands in its place in the period before; beside none where that touches more or fewer of them. */
function monthLines({ current, previous }: Evaluation): Line[] {
  const all = Object.entries(previous.tables.received.cells);
  const before = all.length === Object.keys(current.tables.received.cells).length ? all : [];
  return Object.entries(current.tables.received.cells).map(([month, count], place) => ({
    label: written(month),
    now: writtenCount(count),
    before: before[place] ? writtenCount(before[place][1]) : t("evNothing"),
    count,
  }));
}

/** A year is told from four weeks at least: of the first days it would be a guess. */
const LEAST_DAYS = 28;

function perHundredLine({ current, previous, period, before, at, employees }: Evaluation): Line {
  const rate = ({ tables }: Figures, days: number) => {
    if (days < LEAST_DAYS) return t("evNothing");
    const { total } = tables.received;
    if (total === null) return t("evHidden");
    const found = employees === null ? null : perHundred(total, days, employees);
    if (!found) return t("evPerHundredMissing");
    if (found.low === null) return t("evPerHundredMost", { high: writtenRate(found.high) });
    return t("evPerHundredRange", { low: writtenRate(found.low), high: writtenRate(found.high) });
  };
  return { label: t("evPerHundred"), now: rate(current, daysUntil(period, at)), before: rate(previous, daysOf(before)) };
}

/** How many days of a period have begun. */
const daysUntil = ({ from, to }: Period, at: string) => {
  const today = berlinDay(new Date(at));
  return daysOf({ from, to: today < to ? today : to });
};
