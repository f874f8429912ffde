import * as z from "zod";
import { berlinDay } from "./deadlines.ts";
import { EntryWay } from "../reports/entry-terms.ts";
import { NewNote, NOTE_ERRORS } from "../reports/messages.ts";
import { MeasureKind, MeasureState, NoFeedbackReason, Outcome, ScopeResult, SubstanceResult } from "./procedure-terms.ts";
import { defineRoute } from "../route.ts";
import { Day, Id, Time } from "../scalars.ts";

/** Who did something and when. */
const by = { by: Id, at: Time };

/** What was found or done, once and for good; who corrects it adds another one. A sealed reason is the note of the same id. */
export const Step = z.discriminatedUnion("kind", [
  z.object({ id: Id, kind: z.literal("scope"), result: ScopeResult, ...by }),
  z.object({ id: Id, kind: z.literal("substance"), result: SubstanceResult, ...by }),
  /** By hand; what the channel confirms by itself is no step. Its id, as the feedback's, is the message's, or it names another way. */
  z.object({ id: Id, kind: z.literal("acknowledged"), result: EntryWay.nullable(), ...by }),
  z.object({ id: Id, kind: z.literal("feedback"), result: EntryWay.nullable(), ...by }),
  z.object({ id: Id, kind: z.literal("closed"), result: Outcome, ...by }),
  z.object({ id: Id, kind: z.literal("reopened"), result: z.null(), ...by }),
]);
export type Step = z.infer<typeof Step>;

/** A follow-up measure (§ 18 HinSchG). A sealed remark is the note of the same id. */
export const Measure = z.object({
  id: Id,
  kind: MeasureKind,
  state: MeasureState,
  /** When it was taken or is to be. */
  day: Day,
  /** Who sees to it. */
  userId: Id,
  createdBy: Id,
  createdAt: Time,
  /** Who changed it last; null while nobody has. */
  changed: z.object(by).nullable(),
});
export type Measure = z.infer<typeof Measure>;

/** How a procedure ended. Reports that were closed before this was kept have no outcome, and maybe nobody who closed them. */
export const Closed = z.object({
  at: Time,
  by: Id.nullable(),
  outcome: Outcome.nullable(),
  noFeedbackReason: NoFeedbackReason.nullable(),
});
export type Closed = z.infer<typeof Closed>;

/** A report's procedure by ids, dates and codes. Its deadlines follow from it (deadlines.ts). */
export const Procedure = z.object({
  receivedAt: Time,
  /** Nobody where the channel confirmed the receipt by itself. */
  acknowledged: z.object({ at: Time, by: Id.nullable() }).nullable(),
  /** The first feedback; it stops the clock. */
  feedback: z.object(by).nullable(),
  /** Oldest first. */
  steps: z.array(Step),
  measures: z.array(Measure),
  closed: Closed.nullable(),
});
export type Procedure = z.infer<typeof Procedure>;

/** A note that belongs to a step or a measure has its id. */
const note = NewNote.nullable();
const hasItsId = (given: { id: string; note: { id: string } | null }) => given.note === null || given.note.id === given.id;
const itsId = { path: ["note", "id"] };

export const NewStep = z
  .discriminatedUnion("kind", [
    z.object({ id: Id, kind: z.literal("scope"), result: ScopeResult, note }),
    z.object({ id: Id, kind: z.literal("substance"), result: SubstanceResult, note }),
    /** That somebody was told by telephone or letter; `at` is when. What was said is in the note. */
    z.object({ id: Id, kind: z.literal("acknowledged"), result: EntryWay, at: Time, note }),
    z.object({ id: Id, kind: z.literal("feedback"), result: EntryWay, at: Time, note }),
  ])
  .refine(hasItsId, itsId);
export type NewStep = z.infer<typeof NewStep>;

export const NewMeasure = z.object({ id: Id, kind: MeasureKind, state: MeasureState, day: Day, userId: Id, note }).refine(hasItsId, itsId);
export type NewMeasure = z.infer<typeof NewMeasure>;

/** Whether a measure's day can be: what was taken was taken by today, in Berlin. */
export const canBeDay = ({ state, day }: { state: string; day: string }, now: Date): boolean =>
  state === "planned" || day <= berlinDay(now);

/** What of a measure can change. */
const measureValues = { state: MeasureState.optional(), day: Day.optional(), userId: Id.optional() };
const MeasureValues = z.object(measureValues);
export type MeasureValues = z.infer<typeof MeasureValues>;

/** What changes of a measure; what is not named stays. */
export const MeasureChange = z
  .object({
    ...measureValues,
    /** What stood on the screen before: where it is something else by now, nothing is changed. */
    from: MeasureValues.optional(),
  })
  .refine(({ state, day, userId }) => (state ?? day ?? userId) !== undefined);
export type MeasureChange = z.infer<typeof MeasureChange>;

const id = z.object({ id: Id });
const meldungen = { access: "user", permission: "Meldungen" } as const;
const bodyLimit = 512 * 1024;

export const procedureRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/reports/:id/procedure",
    summary: "How far a report's procedure is: receipt, steps, measures, feedback, end",
    ...meldungen,
    params: id,
    answer: Procedure,
    errors: ["NOT_FOUND"],
  }),
  addStep: defineRoute({
    method: "POST",
    path: "/api/reports/:id/steps",
    summary: "Keeps what was found; the same step may come again",
    ...meldungen,
    params: id,
    body: NewStep,
    answer: Step,
    bodyLimit,
    errors: ["NOT_FOUND", "ALREADY_ACKNOWLEDGED", ...NOTE_ERRORS],
  }),
  addMeasure: defineRoute({
    method: "POST",
    path: "/api/reports/:id/measures",
    summary: "Adds a follow-up measure; the same one may come again",
    towards: "matter",
    ...meldungen,
    params: id,
    body: NewMeasure,
    answer: Measure,
    bodyLimit,
    errors: ["NOT_FOUND", "ASSIGNEE_UNKNOWN", "MEASURE_DAY_REFUSED", ...NOTE_ERRORS],
  }),
  changeMeasure: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/measures/:measureId",
    summary: "State, day or responsible person of a measure",
    towards: "matter",
    ...meldungen,
    params: z.object({ id: Id, measureId: Id }),
    body: MeasureChange,
    answer: Measure,
    errors: ["NOT_FOUND", "ASSIGNEE_UNKNOWN", "MEASURE_DAY_REFUSED", "REPORT_CHANGED"],
  }),
};
