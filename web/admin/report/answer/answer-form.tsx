import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import type { AnswerKind } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { unfilled } from "@hz/contract/templates/template-fill";
import { Send } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Problem } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { t } from "../../shared/texts/texts.ts";
import { AnswerKindSwitch } from "./answer-kind-switch.tsx";
import { DoneMeanwhile } from "./done-meanwhile.tsx";
import { FeedbackParts } from "./feedback-parts.tsx";
import { useFeedbackParts } from "./use-feedback-parts.ts";
import { useProposal } from "./use-proposal.ts";
import { AttachButton, Attachments } from "../../shared/attachments/attachments.tsx";
import { InsertTemplate } from "./insert-template.tsx";
import { OpenPlaces } from "../content/open-places.tsx";
import { BareForm } from "../../shared/form/bare-form.tsx";
import { sendByKey } from "../../shared/keyboard/typing.ts";
import { useAnswer } from "./use-answer.ts";
import { ANSWER_FIELD, useAnswerKind } from "./use-answer-kind.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { selectOpenPlace } from "./write-apart.ts";

export function AnswerForm({ report, open, thread }: { report: Report; open: OpenReport; thread: readonly ThreadEntry[] }) {
  const { kind: wanted, setKind } = useAnswerKind();
  const isAcknowledged = report.acknowledgedAt !== null;
  // Who was about to confirm what somebody else has confirmed keeps the text, for an ordinary message.
  const kind = wanted === "acknowledgement" && isAcknowledged ? "message" : wanted;
  const answer = useAnswer(open, thread, kind, isAcknowledged);
  const feedback = useFeedbackParts(open, answer.text, answer.write);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const submit = () => {
    const [gap] = unfilled(answer.text);
    if (gap && field.current) {
      // What a template left open would reach the reporter as it is written.
      answer.setProblem(t("answerUnfilled", { named: gap.text }));
      return selectOpenPlace(field.current, 0);
    }
    if (kind === "feedback" && !feedback.isWhole && !feedback.isOwn) return answer.setProblem(t("feedbackIncomplete"));
    answer.send(() => {
      if (kind === "feedback") feedback.clear();
      setKind("message");
    });
  };
  const proposal = useProposal(report, open);
  const choose = (next: typeof kind) => {
    if (kind === "acknowledgement" && answer.text === proposal) answer.write("");
    setKind(next);
  };
  useProposedText(kind, proposal, answer);
  useFileDrop(form, (dropped) => !answer.busy && answer.pick(dropped));

  return (
    <BareForm ref={form} onSend={submit} className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5 print:hidden">
      <AnswerKindSwitch kind={kind} isAcknowledged={isAcknowledged} disabled={answer.busy} onChange={choose} />
      {kind === "feedback" && <FeedbackParts feedback={feedback} busy={answer.busy} />}
      {kind === "acknowledgement" && answer.text === "" && proposal !== null && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => answer.write(proposal)}>
          {t("acknowledgementPropose")}
        </Button>
      )}
      <Textarea
        ref={field}
        id={ANSWER_FIELD}
        aria-label={t("answerLabel")}
        placeholder={t("answerLabel")}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={answer.problem ? true : undefined}
        rows={3}
        className="max-h-[60dvh]"
        value={answer.text}
        readOnly={answer.busy}
        onChange={({ target }) => answer.write(target.value)}
        onKeyDown={sendByKey}
      />
      <Length of={answer.text} />
      <OpenPlaces text={answer.text} field={field} />
      <Attachments
        files={answer.files}
        sending={answer.sending}
        busy={answer.busy}
        onRemove={(key) => answer.setFiles(answer.files.filter((one) => one.key !== key))}
      />
      <DoneMeanwhile
        report={report}
        isAnswering={answer.text !== "" || answer.files.length > 0}
        isAcknowledging={wanted === "acknowledgement" && answer.text !== ""}
      />
      <div id={`${id}-problem`} className="empty:hidden">
        <Problem>{answer.problem}</Problem>
      </div>
      <Foot hintId={`${id}-hint`} answer={answer} kind={kind}>
        <InsertTemplate report={report} open={open} field={field} disabled={answer.busy} />
        <AttachButton disabled={answer.busy} onPick={answer.pick} />
      </Foot>
    </BareForm>
  );
}

/** Says how long an answer is, near the end of what one may be. */
function Length({ of: { length: count } }: { of: string }) {
  if (count <= MAX_MESSAGE_CHARACTERS * 0.9) return null;
  return <p className="text-sm text-muted tabular-nums">{t("answerLength", { count, max: MAX_MESSAGE_CHARACTERS })}</p>;
}

type FootProps = { hintId: string; answer: ReturnType<typeof useAnswer>; kind: AnswerKind; children: ReactNode };

/** Sends the answer; while its files are on their way, what else there is to do is to stop them. */
function Foot({ hintId, answer, kind, children }: FootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p id={hintId} className="text-sm text-muted">
        {t("answerHint")}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {answer.sending ? (
          <Button variant="quiet" onClick={answer.stop}>
            {t("uploadStop")}
          </Button>
        ) : (
          children
        )}
        <Button type="submit" busy={answer.busy}>
          {!answer.busy && <Send aria-hidden="true" className="size-4" />}
          {answer.busy ? t("answerSending") : t(`send_${kind}`)}
        </Button>
      </div>
    </div>
  );
}

/** Writes what the office confirms a receipt with, once for each time that a confirmation is begun, and never over what somebody writes meanwhile. */
function useProposedText(kind: AnswerKind, proposal: string | null, { text, write }: Pick<ReturnType<typeof useAnswer>, "text" | "write">) {
  const isAwaited = useRef(true);
  useEffect(() => {
    if (kind !== "acknowledgement") isAwaited.current = true;
    else if (isAwaited.current && (proposal !== null || text !== "")) {
      isAwaited.current = false;
      if (proposal !== null && text === "") write(proposal);
    }
  });
}
