import { Notice } from "../../ui/notice.tsx";
import type { GuestReport } from "../../vault/people/guest.ts";
import { sealNoteWith } from "../../vault/content/notes.ts";
import { NoteForm, NoteItem, Reading, useWrittenNote } from "../report/index.ts";
import { t } from "../shared/texts/texts.ts";
import { useGuestNotes } from "./queries.ts";

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The notes and, where the guest may write, the form for a new one. */
export function GuestNotes({ open, mayWrite }: { open: GuestReport; mayWrite: boolean }) {
  const notes = useGuestNotes(open);
  const { data } = notes;
  return (
    <section aria-labelledby="notizen" className="grid gap-4">
      <h2 id="notizen" className="text-lg">
        {t("tabNotes")}
      </h2>
      <Notice tone="accent">{t("notesMark")}</Notice>
      <Reading query={notes} failed={t("notesFailed")} />
      {data && data.length > 0 && (
        <ol className="grid gap-3">
          {data.map((entry) => (
            <NoteItem key={entry.note.id} entry={entry} users={NO_NAMES} />
          ))}
        </ol>
      )}
      {mayWrite && open.notesKey && <WriteNote open={open} notesKey={open.notesKey} />}
    </section>
  );
}

function WriteNote({ open, notesKey }: { open: GuestReport; notesKey: NonNullable<GuestReport["notesKey"]> }) {
  const note = useWrittenNote(open, async (written, send) => send(await sealNoteWith(notesKey, open.head, written)));
  return <NoteForm note={note} hint={t("guestNoteHint")} />;
}
