import type { ResetState } from "@hz/contract/sign-in/password-reset";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";
import { elsewhereText, firstSteps, lossesOf, wayText, wayTitle } from "./way-texts.ts";
import type { Way } from "./ways.ts";

type WayChoiceProps = { ways: readonly Way[]; state: ResetState; field: UseFormRegisterReturn };

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

/** Each way that is open with what it keeps and loses; with only one there is nothing to choose. */
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

/** What is lost by the chosen way, and where it may still be saved, before the click. */
export function LossNotice({ way, state }: { way: Way; state: ResetState }) {
  const losses = lossesOf(way, state);
  const elsewhere = elsewhereText(way, state);
  if (losses.length === 0) return null;
  return (
    <Notice tone="accent">
      <p className="font-semibold">{t("resetLossTitle")}</p>
      <ul className="grid list-disc gap-1 pl-4">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      {elsewhere && <p>{elsewhere}</p>}
    </Notice>
  );
}
