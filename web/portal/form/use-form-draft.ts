import { type RefObject, useRef, useState } from "react";
import type { LoadSending, SendingPart } from "../load-sending.ts";
import { usePortal } from "../portal-context.tsx";
import { useDraft } from "../draft/use-draft.ts";
import type { ChosenFile } from "./chosen-file.ts";

/**
 * The draft of the form, which this tab keeps; `missing` are the files of it that have to be chosen again, by name, and `part` has what
 * speaks of it, once it has come back.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, loadSending: LoadSending | null, files: ChosenFile[]) {
  const { channel } = usePortal();
  const part = useRef<SendingPart>(null);
  const [back, setBack] = useState<SendingPart | null>(null);
  const draft = useDraft(
    "form",
    async (read, onKept) => {
      part.current = await loadSending!();
      const place = await part.current.formPlace(channel.accountId, channel.linkSuffix);
      return part.current.createDraftKeeper({ slot: "form", place, read, onKept });
    },
    {
      read: () => form.current && part.current!.readDraft(form.current, [...names, ...missing]),
      put: (kept) => {
        setBack(part.current);
        if (form.current) part.current!.putDraft(form.current, kept);
      },
    },
  );
  const names = files.map(({ file }) => file.name);
  const missing = (draft.recalled?.files ?? []).filter((name) => !names.includes(name));
  return { ...draft, missing, part: back };
}
