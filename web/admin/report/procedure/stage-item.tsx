import { Check, Minus, X } from "lucide-react";
import { formatDate, formatDay } from "../../../i18n/dates.ts";
import { classNames } from "../../../ui/class-names.ts";
import { t } from "../../shared/texts/texts.ts";
import { DUE_LOOKS, dueText } from "./due-text.ts";
import type { Stage } from "./stages.ts";

const MARK = "z-10 grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold tabular-nums";
const LOOKS: Record<Stage["state"], string> = {
  done: "border-brand bg-brand text-brand-ink",
  current: "border-brand bg-surface text-brand ring-3 ring-brand-soft",
  open: "border-edge bg-surface text-muted",
  needless: "border-line bg-surface text-muted",
  missing: "border-edge bg-surface text-ink",
};
const SIGNS = { done: Check, needless: Minus, missing: X };

/** `by` is who did it, in words; `isLine` whether the stages stand side by side. */
type StageItemProps = { stage: Stage; number: number; by: string; isLine: boolean };

/** A point of the progress line: done or not, when and by whom, and until when it is due. */
export function StageItem({ stage: { name, state, at, due }, number, by, isLine }: StageItemProps) {
  const isCurrent = state === "current";
  const Sign = state === "current" || state === "open" ? null : SIGNS[state];
  const left = due && dueText(due, new Date());
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={classNames(
        "relative flex gap-2.5",
        // The line from each point to the next one.
        "not-last:before:absolute not-last:before:content-['']",
        state === "done" ? "not-last:before:bg-brand" : "not-last:before:bg-line",
        isLine
          ? "min-w-0 flex-col not-last:before:top-3.25 not-last:before:left-7 not-last:before:h-0.5 not-last:before:w-full"
          : "not-last:before:top-7 not-last:before:bottom-[-0.75rem] not-last:before:left-3.25 not-last:before:w-0.5",
      )}
    >
      <span aria-hidden="true" className={classNames(MARK, LOOKS[state])}>
        {Sign ? <Sign className="size-4" /> : number}
      </span>
      <div className={classNames("grid min-w-0 content-start gap-0.5 text-sm", isLine && "pr-2")}>
        <span className={classNames(isCurrent ? "font-semibold" : state === "done" ? "" : "text-muted")}>
          {t(`stage_${name}`)}
          <span className="sr-only">: {t(`stageState_${state}`)}</span>
        </span>
        {at && (
          <span className="text-muted">
            <time dateTime={at}>{name === "measures" ? formatDay(at, "de", "short") : formatDate(at, "de", "short")}</time>
            {by && <span className="block wrap-anywhere">{by}</span>}
          </span>
        )}
        {(state === "needless" || state === "missing") && (
          <span aria-hidden="true" className={state === "missing" ? "font-semibold" : "text-muted"}>
            {t(`stageState_${state}`)}
          </span>
        )}
        {left && <span className={classNames("font-semibold", DUE_LOOKS[left.tone])}>{left.text}</span>}
      </div>
    </li>
  );
}
