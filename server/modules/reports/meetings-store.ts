import type { MeetingKind } from "@hz/contract/reports/meetings";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { isMessageBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { saveReporterActivity } from "./reads-store.ts";

/**
 * Keeps what a message says of a meeting, for whoever holds the report's lock: one request at a time is open, and one answer ends it.
 * Throws MEETING_ASKED for a second request, NO_MEETING_ASKED where there is none to be answered or taken back. That a meeting took
 * place may be said without a request, and ends one that is open.
 */
export async function saveMeeting(tx: Tx, accountId: string, reportId: string, kind: MeetingKind, at: Date): Promise<void> {
  const isAsked = kind === "meeting-asked";
  const result = await tx
    .updateTable("reports")
    .set({ meeting_asked_at: isAsked ? at : null })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where("meeting_asked_at", isAsked ? "is" : "is not", null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n && kind !== "meeting-held") throw new Failure(isAsked ? "MEETING_ASKED" : "NO_MEETING_ASKED");
}

/** Throws BOX_REFUSED where what asks for a meeting is no well-formed message. */
export function refuseBadMeeting({ meeting }: Pick<SubmitReport, "meeting">): void {
  if (meeting && !isMessageBox(bytes(meeting.box))) throw new Failure("BOX_REFUSED");
}

/** The request that comes with a report: the first message of its thread. */
export async function askWithReport(tx: Tx, accountId: string, { reportId, meeting }: SubmitReport, at: Date): Promise<void> {
  if (!meeting) return;
  await tx
    .insertInto("messages")
    .values({
      account_id: accountId,
      id: meeting.id,
      report_id: reportId,
      author_id: null,
      is_from_reporter: true,
      box: bytes(meeting.box),
      kind: "meeting-asked",
    })
    .execute();
  await saveReporterActivity(tx, accountId, reportId, meeting.id);
  await saveMeeting(tx, accountId, reportId, "meeting-asked", at);
}
