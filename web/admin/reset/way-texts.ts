import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { t } from "../shared/texts/texts.ts";
import { asksForCode, type Way } from "./ways.ts";

/** Whether what is closed at first may open again: by colleagues, or by whoever accepts an invitation. */
const isReopened = ({ reopens, invitations }: ResetState) => reopens === "all" || reopens === "some" || invitations?.holdReports === true;

/** Whether nobody could open the reports so far again, the safe included. */
export const isGone = (state: ResetState) =>
  state.reopens === "none" && !isReopened(state) && (state.emergencyId === null || state.emergency?.opens === "none");

/** The name of a way; without a code it says what of the reports of before comes back. */
export function wayTitle(way: Way, state: ResetState): string {
  if (way === "founding" && (isReopened(state) || state.reopens === null)) return t("resetWay_foundingHeld");
  return way === "alone" && (isReopened(state) || state.reopens === null) ? t("resetWay_aloneHeld") : t(`resetWay_${way}`);
}

/**
 * Where a session still holds what this way would close, that comes first; else null. Everything there asks for a proof other than
 * the password that is gone; a recovery code that counts is replaced for nothing but the password.
 */
export function elsewhereText(way: Way, { hasRecoveryCode, emergency, reopens }: ResetState): string | null {
  const losesReports = way === "emergency" ? emergency?.rest.byNobody === true : reopens === "none" || reopens === "some";
  if (way === "recovery" || !losesReports) return null;
  const then = !hasRecoveryCode ? "code" : emergency && emergency.opens !== "all" ? "grant" : "key";
  return `${t("resetElsewhere")} ${t(`resetElsewhere_${then}`)}`;
}

/** What comes before a new key: whatever the safe or an open invitation still opens is lost by it. */
export function firstSteps(way: Way, { emergencyId, emergency, invitations }: ResetState): string[] {
  if (way !== "founding") return [];
  return [
    ...(emergencyId ? [t(`resetFoundingEmergency_${emergency?.opens ?? "all"}`)] : []),
    ...(invitations?.holdAccountKey ? [t("resetFoundingInvited")] : []),
    ...(invitations?.holdReports ? [t("resetReopensInvited")] : []),
  ];
}

/** Who opens the reports so far again, after a new account key. */
function reopeningTexts({ reopens, needsActivation, invitations }: ResetState): string[] {
  if (reopens !== "all" && reopens !== "some") return [];
  const hasRest = reopens === "some" && !invitations?.holdReports;
  const activated = needsActivation ? [t("resetReopensActivated")] : [];
  if (needsActivation === "all") return [...activated, ...(hasRest ? [t("resetReopensRest")] : [])];
  return [t(reopens === "all" ? "resetReopensAll" : hasRest ? "resetReopensSome" : "resetReopensPart"), ...activated];
}

/** What the emergency key opens of the reports so far, and who opens the rest. */
function emergencyText({ opens, rest }: NonNullable<ResetState["emergency"]>): string {
  return [
    t(opens === "none" ? "resetWay_emergencyNone" : "resetWay_emergencySome"),
    rest.byActive ? t("resetEmergencyRest") : "",
    rest.byDeactivated ? t("resetEmergencyActivated") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a way means, as true as the server knows it from what was really granted. */
export function wayText(way: Way, state: ResetState): string {
  if (way === "emergency" && state.emergency && state.emergency.opens !== "all") return emergencyText(state.emergency);
  if (way !== "founding") {
    // What no colleague holds no release brings back.
    if (way === "colleague" && isGone(state)) return [t("resetWay_colleagueNoReports"), t("resetColleagueGone")].join(" ");
    return t(state.readsReports ? `resetWay_${way}Text` : `resetWay_${way}NoReports`);
  }
  const { invitations, emergencyId, readsReports } = state;
  return [
    emergencyId || invitations?.holdAccountKey ? "" : t("resetFoundingNobody"),
    t(isGone(state) ? "resetWay_foundingText" : readsReports ? "resetWay_foundingHeldText" : "resetWay_foundingNoReports"),
    ...reopeningTexts(state),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What of the reports so far stays closed. */
function lostReports({ reopens, invitations }: ResetState, isFounding: boolean): string[] {
  // Only a new account key ends the codes of invitations.
  if (!isFounding && invitations?.holdReports) return [t(reopens === "none" ? "resetLossInvitedOnly" : "resetLossInvited")];
  if (reopens === "none") return [t("resetLossOld")];
  return reopens === "some" ? [t("resetLossSome")] : [];
}

/** What the way with the emergency key does not bring back at once, nor any colleague later. */
function lostInSafe({ emergency, hasRecoveryCode }: ResetState): string[] {
  if (!emergency?.rest.byInvited && !emergency?.rest.byNobody) return [];
  return [
    ...(emergency.rest.byInvited ? [t("resetLossInvited")] : []),
    ...(emergency.rest.byNobody ? [t("resetLossSafe")] : []),
    ...(hasRecoveryCode ? [t("resetLossCode")] : []),
  ];
}

/** What is lost by a way; the recovery code loses nothing. */
export function lossesOf(way: Way, state: ResetState): string[] {
  if (way === "recovery") return [];
  if (way === "emergency") return lostInSafe(state);
  const isFounding = way === "founding";
  return [
    ...(!isFounding && state.isLastSigner ? [t("resetLossAccountKey")] : []),
    ...(isFounding && state.emergencyId ? [t("resetLossEmergency")] : []),
    ...(isFounding && state.invitations ? [t("resetLossInvitations")] : []),
    ...lostReports(state, isFounding),
    ...(isFounding ? [t("resetLossLinks")] : []),
    ...(isFounding && state.reopens !== "none" ? [t("resetLossAuthors")] : []),
    ...(isFounding && state.hasOthers ? [t("resetLossColleagues")] : []),
    ...(state.hasRecoveryCode ? [t("resetLossCode")] : []),
  ];
}

/** Whether a way is taken only once its loss was understood: each without a code, and the one with the safe where it loses reports. */
export const mustUnderstand = (way: Way, state: ResetState) => !asksForCode(way) || lossesOf(way, state).length > 0;
