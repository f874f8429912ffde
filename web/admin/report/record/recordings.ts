import type { Report } from "@hz/contract/reports/reports";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";

/** The recordings that are still there: those of the report's entry and those that came later. */
export function recordingsOf(
  report: Pick<Report, "files">,
  open: Pick<OpenReport, "content">,
  thread: readonly Pick<ThreadEntry, "content" | "message">[],
): string[] {
  const entered = open.content?.entry?.recordings ?? [];
  const there = (files: readonly { id: string }[], id: string) => files.some((file) => file.id === id);
  const later = thread.flatMap(({ content, message }) =>
    content?.recording ? content.files.map(({ id }) => id).filter((id) => there(message.files, id)) : [],
  );
  return [...entered.filter((id) => there(report.files, id)), ...later];
}
