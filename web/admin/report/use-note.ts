import { useQueryClient } from "@tanstack/react-query";
import { messageRoutes } from "@hz/contract/messages";
import { type Report, reportRoutes } from "@hz/contract/reports";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { sealNewNote } from "../../vault/notes.ts";
import { freshId, type OpenReport, openReport } from "../../vault/open-report.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { reloadKeys } from "../session/reload-keys.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { useDraft } from "./use-draft.ts";

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

async function storeNote(report: Report, open: OpenReport, written: { author: string; text: string }): Promise<void> {
  const params = { id: report.id };
  const seal = (place: OpenReport, keyBox: Report["notesKey"]) => sealNewNote(place, keyBox, { ...written, id: freshId() });
  try {
    await call(messageRoutes.addNote, { params, body: await seal(open, report.notesKey) });
  } catch (error) {
    if (!(error instanceof ApiError) || !["NOTES_KEY_EXISTS", "KEYS_CHANGED"].includes(error.code)) throw error;
    // A colleague's first note came in between: theirs is the key now. Or the report's own key was sealed anew.
    await reloadKeys();
    const fresh = await call(reportRoutes.get, { params });
    await call(messageRoutes.addNote, { params, body: await seal(await openReport(fresh), fresh.notesKey) });
  }
}
