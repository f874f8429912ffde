import { type RefObject, useEffect, useState } from "react";
import type { ReportType } from "@hz/contract/reports/reports";
import { MATTER_TEXTS } from "../../vault/content/report-texts.ts";
import { LeaveDialog, useLeaving } from "../leave-dialog.tsx";
import { usePortal } from "../portal-context.tsx";
import type { ChosenFile } from "./chosen-file.ts";
import { readReport } from "./check-report.ts";
import { MeetingChoice } from "../meeting/meeting-choice.tsx";
import { QuestionsPart } from "../questions/questions-part.tsx";
import { CopyAll } from "./copy-all.tsx";
import { NamingHint } from "./naming-hint.tsx";

type Props = { form: RefObject<HTMLFormElement | null>; files: ChosenFile[]; type: ReportType };

/**
 * What stands beside a report that is being written: whether it tells who writes it, and the question before a link takes it away;
 * where nothing is taken any more, what takes it elsewhere.
 */
export function WhileWriting({ form, files, type }: Props) {
  const { channel, t } = usePortal();
  const isShut = channel.isArchived || channel.lost.includes(channel.department.departmentId);
  const text = useMatter(form);
  const { dialog, onLeave } = useLeaving("form", () => undefined);
  const words = { title: t("form.leaveTitle"), text: t("form.leaveText"), stay: t("form.leaveStay"), leave: t("form.leaveGo") };
  return (
    <>
      {channel.asks && <QuestionsPart form={form} />}
      <MeetingChoice form={form} />
      {isShut && <CopyAll form={form} />}
      {!isShut && type === "anonymous" && <NamingHint text={text} files={files} />}
      <LeaveDialog dialog={dialog} words={words} onLeave={onLeave} />
    </>
  );
}

/** Everything that is written of the matter. */
function useMatter(form: RefObject<HTMLFormElement | null>): string {
  const [text, setText] = useState("");
  useEffect(() => {
    const typed = form.current;
    if (!typed) return;
    const read = () => {
      const values = readReport(new FormData(typed));
      setText(MATTER_TEXTS.map((name) => values[name]).join("\n"));
    };
    read();
    typed.addEventListener("input", read);
    return () => typed.removeEventListener("input", read);
  }, [form]);
  return text;
}
