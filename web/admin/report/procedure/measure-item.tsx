import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import type { Measure } from "@hz/contract/procedure/procedure";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import type { Report } from "@hz/contract/reports/reports";
import { formatDay } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Problem } from "../../../ui/notice.tsx";
import type { NoteEntry } from "../../../vault/content/notes.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { Doubt } from "../thread/message-bubble.tsx";
import { dueText } from "./due-text.ts";
import { useMeasure } from "./use-measure.ts";

type MeasureItemProps = { report: Report; measure: Measure; remark: NoteEntry | undefined; onChange: () => void };

export function MeasureItem({ report, measure, remark, onChange }: MeasureItemProps) {
  const users = useUserNames();
  const { kind, state, day, userId } = measure;
  const now = new Date();
  const isPlanned = state === "planned";
  const due = isPlanned ? dueText({ lastDay: day, endsAt: startOfDay(addDays(day, 1)) }, now) : null;
  const change = useMeasure(report.id, measure, () => undefined);
  const { seen } = change;
  // Once the measure is another one again, what was told of it is over.
  const isOver = seen === null || seen.state !== state || seen.day !== day || seen.userId !== userId;
  const take = () => change.run({ seen: measure, values: { state: "taken", day: berlinDay(now) } });
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="font-semibold">{MEASURE_TEXTS[kind]}</b>
        <Pill tone={due ? due.tone : "ok"}>{due ? `${MEASURE_STATE_TEXTS[state]}, ${due.text}` : MEASURE_STATE_TEXTS[state]}</Pill>
      </p>
      <p className="text-sm text-muted">
        {users.get(userId) ?? t("formerUser")} · <time dateTime={day}>{formatDay(day, "de", "short")}</time>
      </p>
      {isPlanned && !report.assignable.includes(userId) && <Doubt>{t("responsibleGone")}</Doubt>}
      {remark && <p className="written">{remark.content?.text ?? <span className="text-muted italic">{t("noteClosed")}</span>}</p>}
      {remark?.content && !remark.verified && <Doubt>{t("messageUnverified")}</Doubt>}
      <Problem>{change.news ? !isOver && `${change.news} ${t("measureNotChanged")}` : change.problem}</Problem>
      <div className="flex flex-wrap gap-2 print:hidden">
        {isPlanned && (
          <Button
            variant="quiet"
            size="small"
            busy={change.busy}
            aria-label={t("measureTakeOf", { measure: MEASURE_TEXTS[kind] })}
            onClick={take}
          >
            {t("measureTake")}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t("measureChangeOf", { measure: MEASURE_TEXTS[kind] })} onClick={onChange}>
          {t("measureEdit")}
        </Button>
      </div>
    </li>
  );
}
