import { type GuestCase, guestRoutes } from "@hz/contract/people/guests";
import { messageRoutes } from "@hz/contract/reports/messages";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { type GuestReport, openGuestReport } from "../../vault/people/guest.ts";
import { type NoteEntry, openNotesWith } from "../../vault/content/notes.ts";
import { NoDepartmentKey } from "../../vault/report/open-report.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { meetAuthors } from "../report/index.ts";
import { reloadKeys } from "../shared/session/reload-keys.ts";

/** How often a page asks whether the access still runs: the end of a day tells nobody. */
const ASK_AGAIN_MS = 30_000;

export const useGuestCases = () =>
  useQuery({
    queryKey: queryKeys.guestCases,
    queryFn: ({ signal }) => call(guestRoutes.cases, {}, signal),
    refetchInterval: ASK_AGAIN_MS,
  });

export type ShownGuestReport = { report: Report; open: GuestReport | null; access: GuestCase };

/** A report as its guest opens it, with what they may do; what the server refuses is an ApiError. */
export const useGuestReport = (id: string) =>
  useQuery<ShownGuestReport>({
    queryKey: queryKeys.reportItself(id),
    queryFn: ({ signal }) => readGuestReport(id, signal),
    refetchInterval: ASK_AGAIN_MS,
  });

async function readGuestReport(id: string, signal: AbortSignal): Promise<ShownGuestReport> {
  const report = await call(reportRoutes.get, { params: { id } }, signal);
  const { cases } = await call(guestRoutes.cases, {}, signal);
  // Ended between the two answers: it is read as one that gives nothing more.
  const access = cases.find(({ reportId }) => reportId === id) ?? {
    reportId: id,
    number: report.number,
    lastDay: report.createdAt.slice(0, 10),
    notes: "none" as const,
    maySeeIdentity: false,
  };
  await meetAuthors([report.bodyRedaction?.byUserId ?? null], signal);
  const open = await openGuestReport(report)
    .catch(async (error: unknown) => {
      if (!(error instanceof NoDepartmentKey)) throw error;
      // A case that was given after this page was opened.
      await reloadKeys(signal);
      return openGuestReport(report);
    })
    .catch(() => null);
  return { report, open, access };
}

/** The notes of a report, opened and checked. */
export const useGuestNotes = (open: GuestReport) => {
  const id = open.head.reportId;
  return useQuery<NoteEntry[]>({
    queryKey: queryKeys.notes(id),
    queryFn: async ({ signal }) => {
      const notes = await call(messageRoutes.notes, { params: { id } }, signal);
      await meetAuthors(
        notes.map(({ authorId }) => authorId),
        signal,
      );
      return openNotesWith(open.notesKey, open, notes);
    },
  });
};
