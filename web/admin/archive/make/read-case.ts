import { archiveRoutes } from "@hz/contract/account/archive";
import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { ApiError, call } from "../../../api/client.ts";
import { disclosureEntries } from "../../../vault/content/disclosures.ts";
import type { NoteEntry } from "../../../vault/content/notes.ts";
import { NoDepartmentKey, type OpenReport, openReport } from "../../../vault/report/open-report.ts";
import { inOrder, type ThreadEntry } from "../../../vault/content/thread.ts";
import { type CaseSources, collect, meetAuthors, openStored, readNotes, readThread } from "../../report/index.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import type { ArchivedCase } from "./archived-case.ts";
import type { ReadCase } from "./archive-entries.ts";

/** How long an opened file goes on trying by itself before the archive is halted. */
export const FILE_PATIENCE_MS = 5_000;

/** How people and places are called now. */
export type Names = Pick<CaseSources, "users" | "categories" | "channels" | "me">;

/** A report that nobody opens here: what its boxes hold stays closed, everything else of it is there. */
const CLOSED = { title: null, content: null, redaction: null };

/** A case with its rows, opened where the keys in hand open it. Throws ApiError. */
export async function readCase(id: string, names: Names, signal: AbortSignal): Promise<ReadCase> {
  const params = { params: { id } };
  // Before everything that is opened: what people read here is never older than the rows beside it.
  const { lines, hasKey } = await call(archiveRoutes.report, params, signal);
  const report = await call(reportRoutes.get, params, signal);
  await meetAuthors([report.bodyRedaction?.byUserId ?? null], signal);
  // Without the key in its rows it would be read back as a case with files and no way to seal them.
  const open = hasKey ? await openWithKeys(report, signal) : null;
  const [thread, notes, history, procedure, ledger, retention] = await Promise.all([
    open ? readThread(open, signal) : closedThread(id, signal),
    open ? readNotes(report, open, signal) : closedNotes(id, signal),
    call(messageRoutes.history, params, signal),
    call(procedureRoutes.get, params, signal),
    call(confidentialityRoutes.disclosures, params, signal),
    call(retentionRoutes.get, params, signal),
  ]);
  const sources = { ...names, report, open: open ?? CLOSED, thread, notes, history, procedure, disclosures: ledger };
  const remarkOf = (of: string) => notes.find(({ note }) => note.id === of)?.content?.text ?? null;
  const remarked = <Fact extends { id: string }>(facts: readonly Fact[]) => facts.map((fact) => ({ ...fact, remark: remarkOf(fact.id) }));
  const data: ArchivedCase = {
    ...collect(sources, { person: true, notes: true }, new Date()),
    id,
    facts: {
      procedure: { ...procedure, steps: remarked(procedure.steps), measures: remarked(procedure.measures) },
      disclosures: disclosureEntries(ledger, notes).map(({ disclosure: entry, content, verified, isReplaced }) => ({
        entry,
        content,
        closed: content === null,
        verified,
        isReplaced,
      })),
    },
    holds: remarked(retention.holds),
    contents: contentsOf(open, thread, notes),
  };
  return {
    data,
    lines,
    openFile: (file, onBytes) => openStored(neededOpen(open), file, onBytes, signal, FILE_PATIENCE_MS),
  };
}

/** Null where no key opens it; an ApiError is thrown, so that a lost line halts the archive instead of closing a case in it. */
async function openWithKeys(report: Report, signal: AbortSignal): Promise<OpenReport | null> {
  try {
    return await openReport(report).catch(async (error: unknown) => {
      if (!(error instanceof NoDepartmentKey)) throw error;
      // A key that was granted, or made by a renewal, while the archive runs.
      await reloadKeys(signal);
      return openReport(report);
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return null;
  }
}

const contentsOf = (open: OpenReport | null, thread: readonly ThreadEntry[], notes: readonly NoteEntry[]): ArchivedCase["contents"] => ({
  report: open?.content ?? null,
  messages: thread.map(({ message: { id, kind, createdAt: at }, content }) => ({ id, kind, at, content })),
  notes: notes.map(({ note: { id, kind, createdAt: at }, content }) => ({ id, kind, at, content })),
});

/** Files of a closed report have no names, and so nobody asks for one. */
function neededOpen(open: OpenReport | null): OpenReport {
  if (!open) throw new Error("A closed report has no files to open");
  return open;
}

async function closedThread(id: Report["id"], signal: AbortSignal): Promise<ThreadEntry[]> {
  const messages = inOrder(await call(messageRoutes.list, { params: { id } }, signal));
  return messages.map((message) => ({ message, content: null, hash: "", redaction: null, verified: false, gap: false }));
}

async function closedNotes(id: Report["id"], signal: AbortSignal): Promise<NoteEntry[]> {
  const notes = inOrder(await call(messageRoutes.notes, { params: { id } }, signal));
  return notes.map((note) => ({ note, content: null, verified: false }));
}

/** Whether the report went meanwhile: deleted, handed over, or closed to this person. */
export const hasGone = (error: unknown): boolean =>
  error instanceof ApiError && ["NOT_FOUND", "REPORT_HANDED_OVER", "RECUSED"].includes(error.code);
