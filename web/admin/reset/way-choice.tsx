import type { ResetState } from "@hz/contract/password-reset";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../texts.ts";
import { asksForCode, type Way } from "./ways.ts";

type WayChoiceProps = { ways: readonly Way[]; state: ResetState; field: UseFormRegisterReturn };

/** Whether what is closed at first may open again: by colleagues, or by whoever accepts an invitation. */
const isReopened = ({ reopens, invitations }: ResetState) => reopens === "all" || reopens === "some" || invitations?.holdReports === true;

/** Whether nobody could open the reports so far again, the safe included. */
export const isGone = (state: ResetState) => state.reopens === "none" && !isReopened(state) && state.emergencyId === null;

/** The name of a way; without a code it says what of the reports of before comes back. */
function wayTitle(way: Way, state: ResetState): string {
  if (way === "founding" && (isReopened(state) || state.reopens === null)) return t("resetWay_foundingHeld");
  return way === "alone" && (isReopened(state) || state.reopens === null) ? t("resetWay_aloneHeld") : t(`resetWay_${way}`);
}

/** What comes before a new key: whatever the safe or an open invitation still opens is lost by it. */
function firstSteps(way: Way, { emergencyId, invitations }: ResetState): string[] {
  if (way !== "founding") return [];
  return [
    ...(emergencyId ? [t("resetFoundingEmergency")] : []),
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

/** What a way means, as true as the server knows it from what was really granted. */
function wayText(way: Way, state: ResetState): string {
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

/** What is to be done before a way is taken, and what the way means. */
function WayMeaning({ way, state }: { way: Way; state: ResetState }) {
  return (
    <>
      {firstSteps(way, state).map((step) => (
        <span key={step} className="text-sm font-semibold">
          {step}
        </span>
      ))}
      <span className="text-sm text-muted">{wayText(way, state)}</span>
    </>
  );
}

/** Takes the ways that are open and shows each with what it keeps and loses; with only one there is nothing to choose. */
export function WayChoice({ ways, state, field }: WayChoiceProps) {
  const [only, ...others] = ways;
  if (only && others.length === 0)
    return (
      <div className="grid gap-1">
        <h2 className="text-lg">{wayTitle(only, state)}</h2>
        <WayMeaning way={only} state={state} />
      </div>
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t("resetWays")}</legend>
      {ways.map((way) => (
        <label
          key={way}
          className="flex items-start gap-3 rounded-card border border-line px-3.5 py-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input type="radio" value={way} {...field} className="mt-0.5 size-5 shrink-0 accent-brand" />
          <span className="grid gap-1">
            <span className="font-semibold">{wayTitle(way, state)}</span>
            <WayMeaning way={way} state={state} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says that a printed recovery code that was never confirmed does not count, where there is none that does; else nothing. */
export function NeverConfirmed({ state }: { state: ResetState }) {
  return !state.hasRecoveryCode && <p className="text-sm text-muted">{t("resetCodeNever")}</p>;
}

/** What of the reports so far stays closed. */
function lostReports({ reopens, invitations }: ResetState, isFounding: boolean): string[] {
  // Only a new account key ends the codes of invitations.
  if (!isFounding && invitations?.holdReports) return [t("resetLossInvited")];
  if (reopens === "none") return [t("resetLossOld")];
  return reopens === "some" ? [t("resetLossSome")] : [];
}

/** Takes the chosen way and lists what is lost by it, before the click. */
export function LossNotice({ way, state }: { way: Way; state: ResetState }) {
  if (asksForCode(way)) return null;
  const isFounding = way === "founding";
  const losses = [
    ...(!isFounding && state.isLastSigner ? [t("resetLossAccountKey")] : []),
    ...(isFounding && state.emergencyId ? [t("resetLossEmergency")] : []),
    ...(isFounding && state.invitations ? [t("resetLossInvitations")] : []),
    ...lostReports(state, isFounding),
    ...(isFounding ? [t("resetLossLinks")] : []),
    ...(isFounding && state.reopens !== "none" ? [t("resetLossAuthors")] : []),
    ...(isFounding && state.hasOthers ? [t("resetLossColleagues")] : []),
    ...(state.hasRecoveryCode ? [t("resetLossCode")] : []),
  ];
  if (losses.length === 0) return null;
  return (
    <Notice tone="accent">
      <p className="font-semibold">{t("resetLossTitle")}</p>
      <ul className="grid list-disc gap-1 pl-4">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Notice>
  );
}
