import { acknowledgementDue, type Deadline, feedbackDue } from "@hz/contract/procedure/deadlines";
import type { Procedure, Step } from "@hz/contract/procedure/procedure";
import { type StageName, STAGES } from "@hz/contract/procedure/procedure-terms";

export type Stage = {
  name: StageName;
  /** `needless` is what a finding or a reason made unnecessary, `missing` what a closed procedure ended without. */
  state: "done" | "current" | "open" | "needless" | "missing";
  /** When it was done and by whom; nobody for what the channel did by itself or what nobody knows any more. */
  at: string | null;
  by: string | null;
  /** Until when it must be done; null where the law sets no day, and when it is done or the procedure has ended. */
  due: Deadline | null;
};

/** The latest step of a kind: who corrects a finding adds another one. */
export function latestStep<Kind extends Step["kind"]>({ steps }: Procedure, kind: Kind): Extract<Step, { kind: Kind }> | null {
  return steps.findLast((step): step is Extract<Step, { kind: Kind }> => step.kind === kind) ?? null;
}

type Done = Pick<Stage, "at" | "by">;

/** When a stage was done; null while it was not. A scope that is unclear is still to be checked, a planned measure to be taken. */
function doneOf(procedure: Procedure, name: StageName): Done | null {
  const { receivedAt, acknowledged, feedback, measures, closed } = procedure;
  if (name === "received") return { at: receivedAt, by: null };
  if (name === "acknowledged") return acknowledged;
  if (name === "feedback") return feedback;
  if (name === "closed") return closed;
  if (name === "measures") {
    const first = measures.filter(({ state }) => state === "taken").sort((a, b) => (a.day < b.day ? -1 : 1))[0];
    return first ? { at: first.day, by: first.userId } : null;
  }
  const step = latestStep(procedure, name);
  return step && step.result !== "unclear" ? step : null;
}

/** Outside of the law nothing is checked further; of what does not hold nothing follows; feedback is not owed where a reason says why. */
function isNeedless(procedure: Procedure, name: StageName): boolean {
  if (name === "feedback") return (procedure.closed?.noFeedbackReason ?? null) !== null;
  // Feedback says what a confirmation would have said.
  if (name === "acknowledged") return procedure.feedback !== null;
  const isOutside = latestStep(procedure, "scope")?.result === "no";
  if (name === "substance") return isOutside;
  return name === "measures" && (isOutside || latestStep(procedure, "substance")?.result === "no");
}

function dueOf({ receivedAt, acknowledged, closed }: Procedure, name: StageName): Deadline | null {
  if (closed) return null;
  if (name === "acknowledged") return acknowledgementDue(new Date(receivedAt));
  return name === "feedback" ? feedbackDue(new Date(receivedAt), acknowledged && new Date(acknowledged.at)) : null;
}

/** The current stage is the first that is still to be done; none is when all are done. */
export function stagesOf(procedure: Procedure): Stage[] {
  let isFirst = true;
  return STAGES.map((name) => {
    const done = doneOf(procedure, name);
    if (done) return { name, state: "done", at: done.at, by: done.by, due: null };
    const rest = { name, at: null, by: null, due: dueOf(procedure, name) };
    if (isNeedless(procedure, name)) return { ...rest, state: "needless", due: null };
    if (procedure.closed) return { ...rest, state: "missing" };
    const state = isFirst ? "current" : "open";
    isFirst = false;
    return { ...rest, state };
  });
}

/** The current stage; null when nothing is left to do. */
export function nextStage(stages: readonly Stage[]): Stage | null {
  return stages.find(({ state }) => state === "current") ?? null;
}
