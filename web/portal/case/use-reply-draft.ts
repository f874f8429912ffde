import { type SetStateAction, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { createDraftKeeper } from "../draft/keep-draft.ts";
import { useDraft } from "../draft/use-draft.ts";
import type { ChosenFile } from "../form/chosen-file.ts";

/** What the reporter writes in a case and has not sent, which this tab keeps; `missing` are files to choose again, by name. */
export function useReplyDraft({ head, reportKey }: OpenCase) {
  const [text, setText] = useState("");
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const draft = useDraft(
    "case",
    async (read, onKept) => createDraftKeeper({ slot: "case", place: { head, secret: reportKey }, read, onKept }),
    {
      read: () => (text.trim() === "" && named.length === 0 ? null : { fields: { text }, files: named }),
      put: ({ fields }) => setText((now) => now || (fields["text"] ?? "")),
    },
  );
  const names = files.map(({ file }) => file.name);
  const missing = (draft.recalled?.files ?? []).filter((name) => !names.includes(name));
  const named = [...names, ...missing];
  return {
    text,
    files,
    missing,
    isBack: draft.recalled !== null,
    isKept: draft.isKept,
    write: (next: string) => {
      setText(next);
      draft.changed();
    },
    // Each by itself: a file that is cleaned while somebody types must bring no earlier text back.
    choose: (next: SetStateAction<ChosenFile[]>) => {
      setFiles(next);
      draft.changed();
    },
    /** It was sent, or is not wanted. */
    clear: () => {
      draft.forget();
      setText("");
      setFiles([]);
    },
  };
}
