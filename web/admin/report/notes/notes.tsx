import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import type { NoteEntry } from "../../../vault/content/notes.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { Doubt } from "../thread/message-bubble.tsx";
import { useNotes, withoutDisclosures } from "../queries.ts";
import { Reading } from "../reading.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { BareForm } from "../../shared/form/bare-form.tsx";
import { sendByKey } from "../../shared/keyboard/typing.ts";
import { useNote, type WrittenNote } from "./use-note.ts";

/** The internal notes and the form for a new one, marked as what reporters never see. */
export function Notes({ report, open }: ReportViewProps) {
  const notes = useNotes(report, open);
  const data = notes.data && withoutDisclosures(notes.data);
  const users = useUserNames();
  return (
    <section aria-label={t("tabNotes")} className="grid gap-4">
      <Notice tone="accent">{t("notesMark")}</Notice>
      <Reading query={notes} failed={t("notesFailed")} />
      {data?.length === 0 && <p className="text-muted">{t("notesEmpty")}</p>}
      {data && data.length > 0 && (
        <ol className="grid gap-3">
          {data.map((entry) => (
            <NoteItem key={entry.note.id} entry={entry} users={users} />
          ))}
        </ol>
      )}
      {data && <WriteNote report={report} open={open} />}
    </section>
  );
}

export function NoteItem({ entry, users }: { entry: NoteEntry; users: ReadonlyMap<string, string> }) {
  const { note, content, verified } = entry;
  return (
    <li className="grid gap-1 rounded-card border border-line border-l-4 border-l-accent bg-surface px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <b className="font-semibold">
          {users.get(note.authorId) ?? content?.author ?? t("formerUser")}
          {note.kind !== "note" && note.kind !== "disclosure" && (
            <span className="font-normal text-muted"> · {t(note.kind === "redaction" ? "redactionNote" : `note_${note.kind}`)}</span>
          )}
        </b>
        <span className="text-muted">
          <RelativeMoment at={note.createdAt} />
        </span>
      </p>
      {content === null && (
        <p className="text-muted italic">
          {t("noteClosed")} {t("noteClosedHint")}
        </p>
      )}
      {content && <p className="written">{content.text}</p>}
      {content && !verified && <Doubt>{t("messageUnverified")}</Doubt>}
    </li>
  );
}

function WriteNote({ report, open }: ReportViewProps) {
  return <NoteForm note={useNote(report, open)} hint={t("noteHint")} />;
}

export function NoteForm({ note, hint }: { note: WrittenNote; hint: string }) {
  const id = useId();
  return (
    <BareForm
      onSend={note.save}
      className="grid gap-3 rounded-card border border-line border-l-4 border-l-accent bg-surface p-4 sm:p-5 print:hidden"
    >
      <Textarea
        aria-label={t("noteLabel")}
        placeholder={t("noteLabel")}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={note.problem ? true : undefined}
        rows={3}
        className="max-h-[60dvh]"
        value={note.text}
        readOnly={note.busy}
        onChange={({ target }) => note.write(target.value)}
        onKeyDown={sendByKey}
      />
      <div id={`${id}-problem`} className="empty:hidden">
        <Problem>{note.problem}</Problem>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
        <Button type="submit" busy={note.busy}>
          {note.busy ? t("noteSaving") : t("noteSave")}
        </Button>
      </div>
    </BareForm>
  );
}
