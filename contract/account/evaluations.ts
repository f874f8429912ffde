import * as z from "zod";
import type { Outcome } from "../procedure/procedure-terms.ts";
import { REASONS } from "./readiness-reasons.ts";
import { CHECKS, DRILL_RESULTS, LIGHTS } from "./readiness-rules.ts";
import { defineRoute } from "../route.ts";
import { Day, Id, Time } from "../scalars.ts";

/** Counts from one to this less one are hidden from whoever is outside the office. */
export const SMALLEST_SHOWN = 5;

/** What is counted, each as a table of cells. How each is counted stands in docs/decisions/033 and on the page itself. */
export const TABLES = [
  "received",
  "type",
  "way",
  "category",
  "area",
  "channel",
  "department",
  "scope",
  "acknowledgement",
  "feedback",
  "returned",
  "measures",
  "outcome",
  "substance",
  "age",
  "overdue",
  "waiting",
  "disclosures",
  "deletions",
  "gone",
] as const;
export type TableName = (typeof TABLES)[number];

/** What days are measured of. */
export const SPANS = ["acknowledgement", "feedback", "closure", "age"] as const;
export type SpanName = (typeof SPANS)[number];

/** The cell for what has no category, a category without an area of the law, or a deletion of before its ground was counted. */
export const NONE = "none";

/** The outcomes that say that a report proved true, wholly or partly, and those that say that it did not; the others do not decide on it. */
export const CONFIRMED = ["confirmed-remedied", "confirmed-ongoing", "partly-confirmed"] as const satisfies readonly Outcome[];
export const REFUTED = ["not-confirmed", "no-evidence", "knowingly-false"] as const satisfies readonly Outcome[];

/** Null where it is hidden. */
const Count = z.int().min(0).nullable();
export const Table = z.object({ cells: z.record(z.string(), Count), total: Count });
export type Table = z.infer<typeof Table>;

/** Days; both null where nothing was measured (`none`) or too little to tell (`hidden`). */
export const Span = z.object({ state: z.enum(["there", "none", "hidden"]), median: z.number().nullable(), ninth: z.number().nullable() });
export type Span = z.infer<typeof Span>;

export const Figures = z.object({ tables: z.record(z.enum(TABLES), Table), spans: z.record(z.enum(SPANS), Span) });
export type Figures = z.infer<typeof Figures>;

/** Of holds, by the day on which somebody looks again whether they are needed: it has come, comes soon, or later. */
export const HOLD_REVIEWS = ["due", "soon", "later"] as const;
/** Reviews within so many days come soon. */
export const HOLD_SOON_DAYS = 30;

/** The last test report of a channel. Not how fast it was answered: where few handle reports, that is a figure about one of them. */
const LastDrill = z.object({ day: Day, result: z.enum(DRILL_RESULTS) });
/** Readiness as managers see it: no name, and nobody is counted. Why a channel's own check says so stays with the office. */
const EvaluatedReadiness = z.object({
  channels: z.array(
    z.object({
      id: Id,
      light: z.enum(LIGHTS),
      checks: z.array(z.object({ check: z.enum(CHECKS), light: z.enum(LIGHTS) })),
      lastDrill: LastDrill.nullable(),
    }),
  ),
  checks: z.array(z.object({ check: z.enum(CHECKS), light: z.enum(LIGHTS), reason: z.enum(REASONS), day: z.union([Day, z.literal("")]) })),
});
export type EvaluatedReadiness = z.infer<typeof EvaluatedReadiness>;

const Named = z.object({ id: Id, name: z.string() });
const Days = z.object({ from: Day, to: Day });

export const Evaluation = z.object({
  period: Days,
  before: Days,
  /** When it was counted: what is open, overdue or waiting is so at the period's end, or now where that is still to come. */
  at: Time,
  /** Whether small counts are hidden: of all departments, of those that this person is no member of, or of none. */
  hidden: z.enum(["all", "others", "none"]),
  /** The company's employees by its own word, as a band; null where it did not say. */
  employees: z.string().nullable(),
  company: z.string(),
  /** The departments whose figures this person may ask for alone. */
  own: z.array(Id),
  names: z.object({ categories: z.array(Named), channels: z.array(Named), departments: z.array(Named) }),
  current: Figures,
  previous: Figures,
  /** How it stands on the day of asking, whatever the period. */
  today: z.object({ day: Day, holds: Table, readiness: EvaluatedReadiness }),
});
export type Evaluation = z.infer<typeof Evaluation>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Asks for the departments that one is a member of, whichever these are; of everything where one is a member of all or none. */
export const OWN_DEPARTMENTS = "own";
const Ids = z.string().regex(new RegExp(`^${uuid}(?:,${uuid}){0,99}$`));
const statistiken = { access: "user", permission: "Statistiken" } as const;

export const evaluationRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/evaluations",
    summary: "The figures of a period and of the one before; counts below five are hidden from whoever is outside the office",
    ...statistiken,
    query: z.object({
      from: Day,
      to: Day,
      /** Only these, separated by commas; only for departments that one is a member of. */
      channels: Ids.optional(),
      departments: z.union([z.literal(OWN_DEPARTMENTS), Ids]).optional(),
      /** As it may leave the office: whoever asks is outside it for once, with whole quarters of everything. */
      hidden: z.enum(["all"]).optional(),
    }),
    answer: Evaluation,
    errors: ["PERIOD_REVERSED", "PERIOD_TOO_LONG", "PERIOD_UNEVEN", "NOT_OWN_DEPARTMENT", "NOT_FOUND"],
  }),
  recordExport: defineRoute({
    method: "POST",
    path: "/api/evaluations/exports",
    summary: "Keeps in the audit log that figures were exported, of which period and in which form",
    ...statistiken,
    body: z.object({ kind: z.enum(["csv", "pdf"]), from: Day, to: Day }),
  }),
};
