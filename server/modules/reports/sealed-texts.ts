import type { HeardTexts, ReportTexts } from "@hz/contract/reports/desk";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { isReadingNew, recordOnce } from "../audit/index.ts";
import { textSizes, textsOf } from "./reads-store.ts";
import { visibleAnywhere } from "./store.ts";
import { bodyRedaction, redactionView, reportRowView } from "./view.ts";

/** So much goes into one answer; a single report that has more goes out alone. */
const MOST_BYTES = 4 * 1024 * 1024;

/** As many ids, from the first on, as fit into one answer, and the others. */
export function fitting(sizes: { id: string; bytes: number }[], most = MOST_BYTES): { now: string[]; later: string[] } {
  let sum = 0;
  const end = sizes.findIndex(({ bytes }, index) => (sum += bytes) > most && index > 0);
  const ids = sizes.map(({ id }) => id);
  return end < 0 ? { now: ids, later: [] } : { now: ids.slice(0, end), later: ids.slice(end) };
}

/**
 * The sealed texts of reports for a search in the browser. The log says once in ten minutes of a session that somebody searched;
 * neither how many reports that could be, which are a department's own figure, nor that a case was opened.
 */
export async function sealedTexts(
  ctx: Context,
  tx: Tx,
  { accountId, userId, sessionId }: UserCaller,
  ids: string[],
): Promise<{ texts: ReportTexts[]; later: string[] }> {
  const { now, later } = fitting(await textSizes(tx, accountId, userId, ids));
  if (now.length === 0) return { texts: [], later };
  const reading = { actor: userId, action: "report.searched", target: sessionId } as const;
  if (await isReadingNew(ctx, tx, accountId, reading)) recordOnce(ctx, accountId, reading);
  const found = await textsOf(tx, accountId, userId, now);
  return { texts: found.map(textsView), later };
}

/** The sealed texts of reports whose titles do not open, those set apart included. Who looks for a person in them reads nothing. */
export async function sealedApartTexts(
  tx: Tx,
  { accountId, userId }: UserCaller,
  ids: string[],
): Promise<{ texts: HeardTexts[]; later: string[] }> {
  const { now, later } = fitting(await textSizes(tx, accountId, userId, ids, visibleAnywhere));
  if (now.length === 0) return { texts: [], later };
  const found = await textsOf(tx, accountId, userId, now, visibleAnywhere);
  return { texts: found.map((one) => ({ ...textsView(one), heardUntil: one.report.heard_until.toISOString() })), later };
}

function textsView({ report, messages }: Awaited<ReturnType<typeof textsOf>>[number]): ReportTexts {
  const { id, departmentId, epoch, rkId, reporterPk, sealedTo, fastKey, sealedKey } = reportRowView(report, false);
  return {
    id,
    departmentId,
    epoch,
    rkId,
    reporterPk,
    sealedTo,
    fastKey,
    sealedKey,
    body: wire(report.body),
    bodyRedaction: bodyRedaction(report),
    messages: messages.map((message) => ({
      id: message.id,
      isFromWhistleblower: message.is_from_reporter,
      box: wire(message.box),
      redaction: redactionView(message.redacted_by, message.redacted_at),
    })),
  };
}
