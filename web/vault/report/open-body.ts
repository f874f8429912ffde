import type { Redaction } from "@hz/contract/reports/messages";
import { type Bytes, CryptoFailure, fromBase64Url, openBody, openRedactedBody, type ReportHead } from "@hz/crypto";
import type { RedactionMark, ReportContent } from "../content/contents.ts";
import { decodeRedacted, decodeReport } from "../content/content.ts";
import { isSignedBy, type Members } from "../people/members.ts";

/** What the reporter wrote, and who redacted it; `content` is null where the box does not open. */
export type OpenedBody = { content: ReportContent | null; redaction: RedactionMark | null };

/** Opens a report's body; a redacted one only where its handler signed it. */
export async function openedBody(
  { head, reportKey, members }: { head: ReportHead; reportKey: Bytes; members: Members },
  { body, bodyRedaction }: { body: string; bodyRedaction: Redaction | null },
): Promise<OpenedBody> {
  try {
    if (!bodyRedaction) return { content: decodeReport(await openBody(reportKey, head, fromBase64Url(body))), redaction: null };
    const signed = await openRedactedBody(reportKey, head, fromBase64Url(body));
    const { mark, content } = decodeRedacted(signed.text, decodeReport);
    const isSigned = mark.byId === bodyRedaction.byUserId && (await isSignedBy(members, mark.byId, signed.verify));
    if (!isSigned) throw new CryptoFailure("signature");
    return { content, redaction: mark };
  } catch {
    return { content: null, redaction: null };
  }
}
