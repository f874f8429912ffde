import type { ResetState } from "@hz/contract/sign-in/password-reset";

/** What a person can choose: a code, or none, which means different things depending on who else holds the keys. */
export type Way = "recovery" | "emergency" | "colleague" | "founding" | "alone";

/** The ways that are open, in the order of what they save; the last one is without a code. */
export function waysOf(state: ResetState): Way[] {
  const without: Way = state.hasColleague ? "colleague" : state.founding ? "founding" : "alone";
  return [...(state.hasRecoveryCode ? ["recovery" as const] : []), ...(state.emergencyId ? ["emergency" as const] : []), without];
}

/** Whether a way asks for a code. */
export const asksForCode = (way: Way): way is "recovery" | "emergency" => way === "recovery" || way === "emergency";
