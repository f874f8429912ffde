import type { Step } from "@hz/contract/procedure/procedure";
import type { StageName } from "@hz/contract/procedure/procedure-terms";

/** What people do about a procedure: write to the reporter, or fill a dialog. */
export type Act = "acknowledge" | "scope" | "substance" | "measure" | "feedback" | "close" | "reopen" | OtherWay | "record";

/** That the reporter was told by another way than a message. */
export type OtherWay = "acknowledgedOtherWay" | "feedbackOtherWay";

/** What brings a stage about; the receipt is brought about by nobody. */
export const ACT_OF: Record<Exclude<StageName, "received">, Act> = {
  acknowledged: "acknowledge",
  scope: "scope",
  substance: "substance",
  measures: "measure",
  feedback: "feedback",
  closed: "close",
};

/** What can be done, in the order of the stages. */
export function actsOf(isAcknowledged: boolean, isClosed: boolean): Act[] {
  const first: Act[] = isAcknowledged ? [] : ["acknowledge", "acknowledgedOtherWay"];
  return [...first, "scope", "substance", "measure", "feedback", "feedbackOtherWay", "record", isClosed ? "reopen" : "close"];
}

/** A check whose finding stands in a dialog. */
export type Check = Extract<Step["kind"], "scope" | "substance">;
