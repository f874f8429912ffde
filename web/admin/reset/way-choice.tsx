import type { ResetState } from "@hz/contract/password-reset";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../texts.ts";
import { asksForCode, type Way } from "./ways.ts";

type WayChoiceProps = { ways: readonly Way[]; field: UseFormRegisterReturn };

/** Takes the ways that are open and shows each with what it keeps and loses; with only one there is nothing to choose. */
export function WayChoice({ ways, field }: WayChoiceProps) {
  const [only, ...others] = ways;
  if (only && others.length === 0)
    return (
      <div className="grid gap-1">
        <h2 className="text-lg">{t(`resetWay_${only}`)}</h2>
        <p className="text-muted">{t(`resetWay_${only}Text`)}</p>
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
          <span className="grid gap-0.5">
            <span className="font-semibold">{t(`resetWay_${way}`)}</span>
            <span className="text-sm text-muted">{t(`resetWay_${way}Text`)}</span>
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

/** Takes the chosen way and lists what is lost by it, before the click. */
export function LossNotice({ way, state }: { way: Way; state: ResetState }) {
  if (asksForCode(way)) return null;
  const losses = [
    ...(way === "colleague" ? [] : [t("resetLossOld")]),
    ...(way === "founding" ? [t("resetLossLinks"), t("resetLossColleagues")] : []),
    ...(way === "founding" && state.emergencyId ? [t("resetLossEmergency")] : []),
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
