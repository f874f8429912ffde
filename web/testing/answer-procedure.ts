import { type Measure, type Procedure, procedureRoutes, type Step } from "@hz/contract/procedure/procedure";
import { answers, refused } from "./answers.ts";
import { keepNote, type KeptCase, nextMoment } from "./case.ts";
import { ANNA } from "./keys.ts";

/** Changes a measure as somebody does. */
export function changeMeasure({ measures }: Procedure, id: string, by: string, change: Partial<Pick<Measure, "state" | "day" | "userId">>) {
  const measure = measures.find((one) => one.id === id)!;
  return Object.assign(measure, change, { changed: { by, at: nextMoment() } });
}

/** Answers as a server that keeps how far a case is. */
export function answerProcedure(kept: KeptCase): void {
  const { procedure } = kept;
  const by = ANNA.userId;
  answers(procedureRoutes.get, () => structuredClone(procedure));
  answers(procedureRoutes.addStep, ({ body: { note, ...what } }) => {
    if (note) keepNote(kept, note, "step");
    const step = { at: nextMoment(), ...what, by } as Step;
    procedure.steps.push(step);
    return step;
  });
  answers(procedureRoutes.addMeasure, ({ body: { note, ...what } }) => {
    if (note) keepNote(kept, note, "measure");
    const measure: Measure = { ...what, createdBy: by, createdAt: nextMoment(), changed: null };
    procedure.measures.push(measure);
    return measure;
  });
  answers(procedureRoutes.changeMeasure, ({ params, body: { state, day, userId } }) => {
    if (!procedure.measures.some(({ id }) => id === params.measureId)) return refused("NOT_FOUND");
    return structuredClone(
      changeMeasure(procedure, params.measureId, by, { ...(state && { state }), ...(day && { day }), ...(userId && { userId }) }),
    );
  });
}
