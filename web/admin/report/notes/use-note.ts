import { messageRoutes, type NewNote } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { sealNewNote } from "../../../vault/content/notes.ts";
import { freshId, type OpenReport } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { unanswered } from "../thread/unanswered.ts";
import { useDraft } from "../use-draft.ts";
import { withNotesKey } from "./with-notes-key.ts";

/** The note being written, and how to keep it. */
export const useNote = (report: Report, open: OpenReport) =>
  useWrittenNote(open, (written, send) =>
    withNotesKey(report, open, async (keys, notesKey) => send(await sealNewNote(keys, notesKey, written))),
  );

/** A note that is being written. */
export type WrittenNote = ReturnType<typeof useWrittenNote>;

/** The note being written: it stays until it is kept. `seal` seals and sends it. */
export function useWrittenNote(
  open: Pick<OpenReport, "head">,
  seal: (written: { id: string; author: string; text: string }, send: (note: NewNote) => Promise<unknown>) => Promise<unknown>,
) {
  const id = open.head.reportId;
  const author = useUser().fullName;
  const [text, setText] = useDraft(open, "note");
  const [again] = useState(() => unanswered<NewNote>());
  const saving = useAction({
    run: async (said: string, signal) => {
      const send = (body: NewNote): Promise<unknown> => call(messageRoutes.addNote, { params: { id }, body }, signal);
      await again(said, send, (sendIt) => seal({ id: freshId(), author, text: said }, sendIt));
      // At once: whoever leaves now finds no draft of what is kept.
      setText("");
    },
    done: t("noteSaved"),
    failed: (error) => `${t("noteFailed")} ${failureText(error, "")} ${t("noteKept")}`,
    // The first note brought the notes key, which is part of the report; and what was refused may say that it is no longer ours.
    touches: [queryKeys.report(id)],
  });
  const save = () => (text.trim() === "" ? saving.setProblem(t("noteRequired")) : saving.run(text.trim()));
  const write = (next: string) => {
    saving.setProblem(null);
    setText(next);
  };
  return { text, write, busy: saving.busy, problem: saving.problem, save };
}
