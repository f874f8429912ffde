import { useQuery } from "@tanstack/react-query";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { evidenceRoutes } from "@hz/contract/reports/evidence";
import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { call } from "../../api/client.ts";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { refreshMembers } from "../../vault/keys/keys.ts";
import { membersFor } from "../../vault/people/members.ts";
import { type NoteEntry, openNotes } from "../../vault/content/notes.ts";
import { evidenceToKeep } from "../../vault/report/evidence.ts";
import { hasKeyBox } from "../../vault/report/open-rows.ts";
import { NoDepartmentKey, type OpenReport, openReport } from "../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { openMessagesInWorker } from "../../vault/worker-tasks.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { reloadKeys } from "../shared/session/reload-keys.ts";
import { useUser } from "../shared/session/user.ts";

/** A report as it was fetched, and what became of opening it. */
export type ShownReport = { report: Report; open: OpenReport | null; closed: "no-key" | "damaged" | null };

/** The report, opened; what the server refuses is an ApiError. */
export function useReport(id: string) {
  const { companyName } = useUser();
  return useQuery<ShownReport>({
    queryKey: queryKeys.reportItself(id),
    queryFn: async ({ signal }) => {
      const shown = await readReport(id, signal);
      if (shown.open) void keepEvidence(shown.report, shown.open, companyName).catch(() => undefined);
      return shown;
    },
  });
}

/** Signs for the reporter that the report came; whoever opens it next does so where this fails. */
async function keepEvidence(report: Report, open: OpenReport, companyName: string): Promise<void> {
  const body = await evidenceToKeep(report, open, companyName);
  if (body) await call(evidenceRoutes.sign, { params: { id: report.id }, body });
}

async function readReport(id: string, signal: AbortSignal): Promise<ShownReport> {
  let report = await call(reportRoutes.get, { params: { id } }, signal);
  try {
    await meetAuthors([report.bodyRedaction?.byUserId ?? null, report.evidence?.byUserId ?? null], signal);
    const open = await openReport(report).catch(async (error: unknown) => {
      if (!(error instanceof NoDepartmentKey)) throw error;
      // A key that was granted after this page was opened.
      await reloadKeys(signal).catch(() => undefined);
      if (!hasKeyBox(report)) report = await call(reportRoutes.get, { params: { id } }, signal);
      return openReport(report);
    });
    const { fastKey } = open;
    if (fastKey) void call(reportRoutes.fastKeys, { body: { keys: [{ id, fastKey, sealedTo: report.sealedTo }] } }).catch(() => undefined);
    return { report, open, closed: null };
  } catch (error) {
    return { report, open: null, closed: error instanceof NoDepartmentKey ? "no-key" : "damaged" };
  }
}

/** The thread, opened and checked. */
export function useThread(open: Pick<OpenReport, "head" | "reportKey">) {
  const id = open.head.reportId;
  return useQuery<ThreadEntry[]>({ queryKey: queryKeys.messages(id), queryFn: ({ signal }) => readThread(open, signal) });
}

/** The same without a screen. */
export async function readThread({ head, reportKey }: Pick<OpenReport, "head" | "reportKey">, signal: AbortSignal): Promise<ThreadEntry[]> {
  const messages = await call(messageRoutes.list, { params: { id: head.reportId } }, signal);
  const authors = messages.flatMap(({ authorId, redaction }) => [authorId, redaction?.byUserId ?? null]);
  await meetAuthors(authors, signal);
  return openMessagesInWorker({ head, reportKey }, messages);
}

/** The internal notes, opened and checked. */
export function useNotes(report: Report, open: OpenReport) {
  const { id, notesKey } = report;
  return useQuery<NoteEntry[]>({
    // The key's place is part of the name: notes read before it was known could not be opened.
    queryKey: [...queryKeys.notes(id), notesKey?.byUserId ?? null],
    queryFn: ({ signal }) => readNotes(report, open, signal),
  });
}

/** The same without a screen. */
export async function readNotes({ id, notesKey }: Report, open: OpenReport, signal: AbortSignal): Promise<NoteEntry[]> {
  const notes = await call(messageRoutes.notes, { params: { id } }, signal);
  await meetAuthors([notesKey?.byUserId ?? null, ...notes.map(({ authorId }) => authorId)], signal);
  return openNotes(open, notesKey, notes);
}

/** Who reads a report, who could take it over and who is kept out. */
export function useHandover(id: string) {
  return useQuery<Handover>({
    queryKey: queryKeys.handover(id),
    queryFn: ({ signal }) => call(handoverRoutes.get, { params: { id } }, signal),
  });
}

/** The notes that stand under "Interne Notizen": the words of disclosures have a tab of their own. */
export const withoutDisclosures = (notes: readonly NoteEntry[]) => notes.filter(({ note }) => note.kind !== "disclosure");

/** Loads the keys of people who signed something: a colleague who joined after this page was opened is not in the key ring yet. */
export async function meetAuthors(authors: readonly (string | null)[], signal: AbortSignal): Promise<void> {
  const known = await membersFor(
    keysInHand().authors,
    authors.filter((id) => id !== null),
  );
  if ([...known.values()].some((keys) => keys.length === 0)) refreshMembers(await call(authRoutes.keys, {}, signal));
}
