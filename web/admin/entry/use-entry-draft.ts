import { useEffect, useRef, useState } from "react";
import { saveEntryDraft, recallEntryDraft } from "../../vault/content/entry-draft.ts";
import { type EntryValues, restoredEntry } from "./entry-form.ts";

const SAVE_AFTER_MS = 400;

/** The form as it was left in this tab, sealed over a reload, with its setter and how to forget it. */
export function useEntryDraft(first: EntryValues) {
  const [values, setValues] = useState(first);
  const [isTouched, setTouched] = useState(false);
  const begin = useRef(first);
  const touched = useRef(false);

  useEffect(() => {
    const recall = async () => {
      const stored = await recallEntryDraft();
      if (stored === "" || touched.current) return;
      setValues(restoredEntry(stored, begin.current));
      setTouched(true);
    };
    void recall();
  }, []);
  useEffect(() => {
    if (!touched.current) return;
    // A draft that cannot be kept still stands on the screen.
    const timer = setTimeout(() => void saveEntryDraft(JSON.stringify(values)).catch(() => undefined), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values]);

  const change = (next: Partial<EntryValues>) => {
    touched.current = true;
    setTouched(true);
    setValues((now) => ({ ...now, ...next }));
  };
  const forget = (next: EntryValues) => {
    touched.current = false;
    setTouched(false);
    begin.current = next;
    setValues(next);
    void saveEntryDraft("");
  };
  return { values, isTouched, change, forget };
}
