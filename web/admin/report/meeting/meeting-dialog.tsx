import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import type { NewMessage } from "@hz/contract/reports/messages";
import { useState } from "react";
import * as z from "zod";
import { optionsOf } from "../../../ui/radio-group.tsx";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { WritingDialog } from "../../shared/form/writing-dialog.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { postMessage, senderName } from "../answer/send-answer.ts";
import { WordsField } from "../content/words-field.tsx";
import { unanswered } from "../thread/unanswered.ts";

const OUTCOMES = ["agreed", "proposed", "declined"] as const;
const OUTCOME_TEXTS = {
  agreed: t("meetingOutcome_agreed"),
  proposed: t("meetingOutcome_proposed"),
  declined: t("meetingOutcome_declined"),
};
const words = z.string().trim().min(1, t("meetingWordsMissing")).max(MAX_MESSAGE_CHARACTERS);
const AnswerForm = z.object({ what: z.enum([...OUTCOMES, "held"], t("meetingOutcomeMissing")), words });
type Answer = z.infer<typeof AnswerForm>;

/** `held` is what is said first where it took place; null where the request is answered. */
type Props = { open: OpenReport; thread: readonly ThreadEntry[]; requestId: string; held: string | null; onClose: () => void };

function useMeetingAnswer({ open, thread, requestId, held, onClose }: Props) {
  const id = open.head.reportId;
  const [again] = useState(() => unanswered<NewMessage>());
  return useAction({
    run: async ({ what, words: text }: Answer) => {
      const author = await senderName(open);
      return again(
        JSON.stringify([author, requestId, what, text]),
        (message) => postMessage(id, message),
        async (send) => {
          const sealed = await sealAnswer(open, thread, { id: freshId(), author, text, files: [], meeting: { what, requestId } });
          return send({ ...sealed, kind: what === "held" ? "meeting-held" : "meeting-answered" });
        },
      );
    },
    done: t(held !== null ? "meetingHeldSent" : "meetingSent"),
    failed: (error) => `${t("meetingSendFailed")} ${failureText(error, "")}`,
    touches: [queryKeys.report(id)],
    onDone: onClose,
  });
}

/** Answers the request for a meeting, or says that it took place: by a message that the reporter reads in the case. */
export function MeetingDialog(props: Props) {
  const { held, onClose } = props;
  const isHeld = held !== null;
  const form = useFields(AnswerForm, { defaultValues: isHeld ? { what: "held", words: held } : { words: "" } });
  const answering = useMeetingAnswer(props);
  return (
    <WritingDialog
      title={t(isHeld ? "meetingHeld" : "meetingAnswer")}
      text={t(isHeld ? "meetingHeldText" : "meetingAnswerText")}
      confirmLabel={t(isHeld ? "meetingHeldSend" : "meetingSend")}
      busyLabel={t("meetingSending")}
      form={form}
      action={answering}
      onValid={answering.run}
      onClose={onClose}
    >
      {!isHeld && <RadioField form={form} name="what" label={t("meetingOutcome")} options={optionsOf(OUTCOMES, OUTCOME_TEXTS)} />}
      <WordsField
        form={form}
        name="words"
        label={t("meetingWords")}
        hint={isHeld ? undefined : t("meetingWordsHint")}
        maxLength={MAX_MESSAGE_CHARACTERS}
        busy={answering.busy}
      />
    </WritingDialog>
  );
}
