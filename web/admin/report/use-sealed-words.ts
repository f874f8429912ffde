import type { NewNote, NoteKind } from "@hz/contract/messages";
import type { Report } from "@hz/contract/reports";
import { useRef } from "react";
import { ApiError } from "../../api/client.ts";
import { sealNewNote } from "../../vault/notes.ts";
import { freshId, type OpenReport } from "../../vault/open-report.ts";
import { useUser } from "../session/user.ts";
import { withNotesKey } from "./with-notes-key.ts";

type Sealed = { id: string; note: NewNote | null };

/**
 * Takes a report with its open form and gives how to send something of its procedure with words that only the office reads:
 * sealed as a note under its id, or null where nothing was written. What got no answer goes again byte for byte.
 */
export function useSealedWords(report: Report, open: OpenReport, kind: NoteKind) {
  const author = useUser().fullName;
  const unanswered = useRef<(Sealed & { of: string }) | null>(null);

  return async <Answer>(what: object, text: string, send: (sealed: Sealed) => Promise<Answer>): Promise<Answer> => {
    const of = JSON.stringify([what, text]);
    const sendSealed = (sealed: Sealed) => {
      unanswered.current = { ...sealed, of };
      return send(sealed);
    };
    try {
      if (unanswered.current?.of === of) return await send(unanswered.current);
      if (text === "") return await sendSealed({ id: freshId(), note: null });
      return await withNotesKey(report, open, async (keys, notesKey) => {
        const id = freshId();
        return sendSealed({ id, note: await sealNewNote(keys, notesKey, { id, author, text }, kind) });
      });
    } catch (error) {
      if (error instanceof ApiError && error.code !== "OFFLINE") unanswered.current = null;
      throw error;
    }
  };
}
