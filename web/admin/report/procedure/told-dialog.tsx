import { berlinDay } from "@hz/contract/procedure/deadlines";
import { ENTRY_WAYS, type EntryWay, receiptProblem, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { optionsOf, RadioGroup } from "../../../ui/radio-group.tsx";
import { momentOf } from "../../entry/index.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { ProcedureDialog } from "./procedure-dialog.tsx";
import { useProcedureChange } from "./use-procedure-change.ts";

type ToldDialogProps = ReportViewProps & { told: "acknowledged" | "feedback"; onClose: () => void };

/** Takes a report and what its reporter was told by another way than a message, and asks by which, when and what. */
export function ToldDialog({ report, open, told, onClose }: ToldDialogProps) {
  const [way, setWay] = useState<EntryWay | "">("");
  const [day, setDay] = useState(() => berlinDay(new Date()));
  const [time, setTime] = useState("");
  const [words, setWords] = useState("");
  const [isAsked, setAsked] = useState(false);
  const seal = useSealedWords(report, open, "step");
  const change = useProcedureChange(report.id, t("stepSaved"), onClose);
  const problem = dayProblem(momentIn(report.receivedAt, day, time), report.receivedAt);
  const lacksWords = told === "feedback" && words.trim() === "";

  const confirm = () => {
    setAsked(true);
    const at = momentIn(report.receivedAt, day, time);
    if (way === "" || !at || problem || lacksWords) return;
    const what = { kind: told, result: way, at: at.toISOString() };
    change.run(() =>
      seal(what, words.trim(), (sealed) => call(procedureRoutes.addStep, { params: { id: report.id }, body: { ...what, ...sealed } })),
    );
  };
  return (
    <ProcedureDialog
      title={t(told === "feedback" ? "act_toldFeedback" : "act_toldAcknowledged")}
      text={t(`toldText_${told}`)}
      confirmLabel={t("toldSave")}
      change={isAsked && lacksWords ? { ...change, problem: t("toldWordsMissing") } : change}
      onClose={onClose}
      onConfirm={confirm}
      words={
        told === "feedback"
          ? { label: t("toldWords"), hint: t("toldWordsHint"), text: words, onChange: setWords, isNeeded: true }
          : undefined
      }
    >
      <RadioGroup
        label={t("toldWay")}
        error={isAsked && way === "" && t("toldWayMissing")}
        options={optionsOf(ENTRY_WAYS, WAY_TEXTS)}
        value={way}
        onChange={setWay}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("toldDay")} error={isAsked && problem && t("toldDayWrong")}>
          {(control) => <Input {...control} type="date" className="min-w-0" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Field>
        <Field label={t("entryTime")} note={t("optional")}>
          {(control) => (
            <Input {...control} type="time" className="min-w-0" value={time} onChange={({ target }) => setTime(target.value)} />
          )}
        </Field>
      </div>
    </ProcedureDialog>
  );
}

/** On the day of the receipt, where no time is given, it was then and not before. */
function momentIn(receivedAt: string, day: string, time: string): Date | null {
  const at = momentOf(day, time);
  return time === "" && day === berlinDay(new Date(receivedAt)) ? new Date(receivedAt) : at;
}

function dayProblem(at: Date | null, receivedAt: string): boolean {
  if (!at) return true;
  return at.getTime() < Date.parse(receivedAt) - 60_000 || receiptProblem(at, new Date()) !== null;
}
