import { messageRoutes } from "@hz/contract/messages";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import type { GuestReport } from "../../vault/guest.ts";
import { sealNoteWith } from "../../vault/notes.ts";
import { freshId } from "../../vault/open-report.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { NoteItem } from "../report/notes.tsx";
import { useDraft } from "../report/use-draft.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { useGuestNotes } from "./queries.ts";

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Takes a report as its guest opened it and gives the internal notes and, where they may write, the form for a new one. */
export function GuestNotes({ open, mayWrite }: { open: GuestReport; mayWrite: boolean }) {
  const { data, error, isFetching, refetch } = useGuestNotes(open);
  return (
    <section aria-labelledby="notizen" className="grid gap-4">
      <h2 id="notizen" className="text-lg">
        {t("tabNotes")}
      </h2>
      <Notice tone="accent">{t("notesMark")}</Notice>
      {!data && !error && (
        <Loading label={t("loading")}>
          <Skeleton className="h-20 rounded-card" />
        </Loading>
      )}
      {!data && error && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {t("notesFailed")} {failureText(error, "")}
            <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          </div>
        </Notice>
      )}
      {data && data.length > 0 && (
        <ol className="grid gap-3">
          {data.map((entry) => (
            <NoteItem key={entry.note.id} entry={entry} users={NO_NAMES} />
          ))}
        </ol>
      )}
      {mayWrite && open.notesKey && <NoteForm open={open} notesKey={open.notesKey} />}
    </section>
  );
}

function NoteForm({ open, notesKey }: { open: GuestReport; notesKey: NonNullable<GuestReport["notesKey"]> }) {
  const { reportId } = open.head;
  const author = useUser().fullName;
  const client = useQueryClient();
  const [text, write] = useDraft(open, "note");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setProblem(t("noteRequired"));
    setBusy(true);
    setProblem(null);
    try {
      const body = await sealNoteWith(notesKey, open.head, { id: freshId(), author, text: text.trim() });
      await call(messageRoutes.addNote, { params: { id: reportId }, body });
      write("");
      toast({ title: t("noteSaved") });
    } catch (error) {
      setProblem(`${t("noteFailed")} ${failureText(error, "")} ${t("noteKept")}`);
    } finally {
      setBusy(false);
      // Whether the access still runs shows with the next reading.
      void client.invalidateQueries({ queryKey: queryKeys.report(reportId) });
    }
  };
  return (
    <form
      onSubmit={(event) => void save(event)}
      className="grid gap-3 rounded-card border border-line border-l-4 border-l-accent bg-surface p-4 sm:p-5 print:hidden"
    >
      <Textarea
        aria-label={t("noteLabel")}
        placeholder={t("noteLabel")}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
        rows={3}
        className="max-h-[60dvh]"
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          setProblem(null);
          write(target.value);
        }}
      />
      <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex justify-end">
        <Button type="submit" busy={busy}>
          {t("noteSave")}
        </Button>
      </div>
    </form>
  );
}
