import { useEffect, useRef, useState } from "react";
import { countUnsaved } from "../../ui/unsaved.ts";
import { type DraftKind, saveDraft, recallDraft } from "../../vault/content/drafts.ts";
import type { OpenReport } from "../../vault/report/open-report.ts";

const KEEP_AFTER_MS = 400;
/** What is typed for reports and not sent, by `reportId/kind`; empty where only files are attached. */
const unsaved = new Map<string, string>();

/** Takes a report's id and tells whether something for it is typed or attached and not sent. */
export function hasDraft(reportId: string): boolean {
  return [...unsaved.keys()].some((name) => name.startsWith(reportId));
}

/** Takes a report's id and gives what is typed for it and not sent. */
export function draftOf(reportId: string): string {
  const own = [...unsaved].filter(([name, text]) => name.startsWith(reportId) && text !== "");
  return own.map(([, text]) => text).join("\n\n");
}

/** Takes a report's id and a text of its that no form holds any more, and counts it as not sent until what is returned is called. */
export function keepUnsaved(reportId: string, text: string): () => void {
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

/** Gives the texts that stand on the screen and were not sent. */
export function draftTexts(): string[] {
  return [...unsaved.values()].filter((text) => text !== "");
}

/** Takes a report's id and throws its drafts away, here and in this tab's storage. */
export function dropDrafts(reportId: string): void {
  for (const name of unsaved.keys()) if (name.startsWith(reportId)) unsaved.delete(name);
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith("hz.draft.") && name.endsWith(reportId)) sessionStorage.removeItem(name);
  }
}

/**
 * Takes an open report, what is written, and whether files hang on it, and gives the text with its setter. The text
 * survives a reload of this tab, sealed.
 */
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
    const keep = () => void saveDraft(head, kind, text).catch(() => undefined);
    const timer = setTimeout(keep, text === "" ? 0 : KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [head, kind, text]);

  const write = (next: string) => {
    touched.current = true;
    setText(next);
  };
  return [text, write];
}
