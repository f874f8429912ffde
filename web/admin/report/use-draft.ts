import { useEffect, useRef, useState } from "react";
import { countUnsaved } from "../../ui/unsaved.ts";
import { type DraftKind, saveDraft, recallDraft } from "../../vault/content/drafts.ts";
import type { OpenReport } from "../../vault/report/open-report.ts";

const SAVE_AFTER_MS = 400;
/** What is typed for reports and not sent, by `reportId/kind`; empty where only files are attached. */
const unsaved = new Map<string, string>();

/** Whether something for a report is typed or attached and not sent. */
export function hasDraft(reportId: string): boolean {
  return [...unsaved.keys()].some((name) => name.startsWith(reportId));
}

/** What is typed for a report and not sent. */
export function draftOf(reportId: string): string {
  const own = [...unsaved].filter(([name, text]) => name.startsWith(reportId) && text !== "");
  return own.map(([, text]) => text).join("\n\n");
}

/** Counts a text that no form holds any more as not sent until what is returned is called. */
export function countUnsent(reportId: string, text: string): () => void {
  return text === "" ? () => {} : count(`${reportId}/left`, text);
}

function count(name: string, text: string): () => void {
  unsaved.set(name, text);
  const forget = countUnsaved();
  return () => {
    unsaved.delete(name);
    forget();
  };
}

/** The texts that stand on the screen and were not sent. */
export function draftTexts(): string[] {
  return [...unsaved.values()].filter((text) => text !== "");
}

/** Throws a report's drafts away, here and in this tab's storage. */
export function dropDrafts(reportId: string): void {
  for (const name of unsaved.keys()) if (name.startsWith(reportId)) unsaved.delete(name);
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith("hz.draft.") && name.endsWith(reportId)) sessionStorage.removeItem(name);
  }
}

/** What is written, and its setter; survives a reload of this tab, sealed. `hasFiles` where files hang on it. */
export function useDraft({ head }: Pick<OpenReport, "head">, kind: DraftKind, hasFiles = false): [string, (text: string) => void] {
  const [text, setText] = useState("");
  const touched = useRef(false);
  const name = `${head.reportId}/${kind}`;

  useEffect(() => {
    void recallDraft(head, kind).then((kept) => kept !== "" && !touched.current && setText(kept));
  }, [head, kind]);

  useEffect(() => (text === "" && !hasFiles ? undefined : count(name, text)), [name, text, hasFiles]);

  useEffect(() => {
    if (!touched.current) return;
    // A draft that cannot be kept still stands on the screen.
    const save = () => void saveDraft(head, kind, text).catch(() => undefined);
    const timer = setTimeout(save, text === "" ? 0 : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [head, kind, text]);

  const write = (next: string) => {
    touched.current = true;
    setText(next);
  };
  return [text, write];
}
