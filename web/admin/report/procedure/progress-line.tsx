import type { Procedure } from "@hz/contract/procedure/procedure";
import { ChevronDown } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { STAGES_FIT, useMediaQuery } from "../../shared/page/media-query.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { ACT_OF } from "./acts.ts";
import { DUE_LOOKS, dueText } from "./due-text.ts";
import { StageItem } from "./stage-item.tsx";
import { STAGES } from "@hz/contract/procedure/procedure-terms";
import { nextStage, type Stage } from "./stages.ts";

type ProgressLineProps = { procedure: Procedure; stages: readonly Stage[] };

/** The stages side by side where they fit, otherwise folded to where the procedure stands. */
export function ProgressLine({ procedure, stages }: ProgressLineProps) {
  const isLine = useMediaQuery(STAGES_FIT);
  const users = useUserNames();
  const nameOf = ({ name, state, by }: Stage): string => {
    if (state !== "done" || name === "received") return "";
    if (name === "acknowledged" && by === null) return t("historyAutomatic");
    return by === null ? t("historyUnknown") : (users.get(by) ?? t("formerUser"));
  };
  const line = (
    <ol aria-label={t("procedureStages")} className={isLine ? "grid grid-cols-7" : "grid gap-3 pt-4"}>
      {stages.map((stage, index) => (
        <StageItem key={stage.name} stage={stage} number={index + 1} by={nameOf(stage)} isLine={isLine} />
      ))}
    </ol>
  );
  if (isLine) return line;
  return (
    <details className="group">
      <summary className="flex list-none items-start justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <Where procedure={procedure} stages={stages} />
        <ChevronDown aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0 text-muted group-open:rotate-180")} />
      </summary>
      {line}
    </details>
  );
}

function Where({ procedure, stages }: ProgressLineProps) {
  const next = nextStage(stages);
  if (procedure.closed || !next || next.name === "received") return <span className="font-semibold">{t("stage_closed")}</span>;
  // The most pressing day shows also where something without one is next.
  const pressing = stages.find((stage) => stage.due);
  const left = pressing?.due && dueText(pressing.due, new Date());
  const isOther = pressing?.name === "feedback" && next.name !== "feedback";
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">
        {t("procedureWhere", { number: STAGES.indexOf(next.name) + 1, count: STAGES.length, next: t(`act_${ACT_OF[next.name]}`) })}
      </span>
      {left && (
        <span className={classNames("text-sm font-semibold", DUE_LOOKS[left.tone])}>
          {isOther ? t("dueFeedback", { due: left.text }) : left.text}
        </span>
      )}
    </span>
  );
}
