import { useQueryClient } from "@tanstack/react-query";
import { messageRoutes } from "@hz/contract/messages";
import type { Report } from "@hz/contract/reports";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { sealNewNote } from "../../vault/notes.ts";
import { freshId, type OpenReport } from "../../vault/open-report.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { useDraft } from "./use-draft.ts";
import { withNotesKey } from "./with-notes-key.ts";

/** Takes a report with its open form and gives the note being written and how to keep it. */
export function useNote(report: Report, open: OpenReport) {
  const client = useQueryClient();
  const author = useUser().fullName;
  const [text, setText] = useDraft(open, "note");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (busy) return;
    if (text.trim() === "") return setProblem(t("noteRequired"));
    setBusy(true);
    setProblem(null);
    try {
      await storeNote(report, open, { author, text: text.trim() });
      setText("");
      toast({ title: t("noteSaved") });
      // The first note brought the notes key, which is part of the report.
      await client.invalidateQueries({ queryKey: queryKeys.report(report.id) });
    } catch (error) {
      setProblem(`${t("noteFailed")} ${failureText(error, "")} ${t("noteKept")}`);
    } finally {
      setBusy(false);
    }
  };
  const write = (next: string) => {
    setProblem(null);
    setText(next);
  };
  return { text, write, busy, problem, save };
}

function storeNote(report: Report, open: OpenReport, written: { author: string; text: string }): Promise<void> {
  return withNotesKey(report, open, async (keys, notesKey) => {
    const body = await sealNewNote(keys, notesKey, { ...written, id: freshId() });
    await call(messageRoutes.addNote, { params: { id: report.id }, body });
  });
}
