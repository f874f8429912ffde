import type { NewNote, NoteKind } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { useState } from "react";
import { sealNewNote } from "../../../vault/content/notes.ts";
import { freshId, type OpenReport } from "../../../vault/report/open-report.ts";
import { useUser } from "../../shared/session/user.ts";
import { unanswered } from "../thread/unanswered.ts";
import { withNotesKey } from "../notes/with-notes-key.ts";

type Sealed = { id: string; note: NewNote | null };

/**
 * Sends something of a report's procedure with words that only the office reads: sealed as a note under its id, or null where
 * nothing was written. What got no answer goes again byte for byte.
 */
export function useSealedWords(report: Report, open: OpenReport, kind: NoteKind) {
  const author = useUser().fullName;
  const [again] = useState(() => unanswered<Sealed>());

  return <Answer>(what: object, text: string, send: (sealed: Sealed) => Promise<Answer>): Promise<Answer> =>
    again(JSON.stringify([what, text]), send, (sendSealed) =>
      text === ""
        ? sendSealed({ id: freshId(), note: null })
        : withNotesKey(report, open, async (keys, notesKey) => {
            const id = freshId();
            return sendSealed({ id, note: await sealNewNote(keys, notesKey, { id, author, text }, kind) });
          }),
    );
}
