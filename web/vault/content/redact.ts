import type { messageRoutes } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import type { Report } from "@hz/contract/reports/reports";
import { fromBase64Url, sealRedactedBody, sealRedactedMessage, sealTitle, sha256, toBase64Url } from "@hz/crypto";
import type { MessageContent, RedactionMark, ReportContent } from "./contents.ts";
import { encodeMessage, encodeRedacted, encodeReport } from "./content.ts";
import { keysInHand } from "../keys/held-keys.ts";
import { sealNewNote } from "./notes.ts";
import type { MatterText } from "./report-texts.ts";
import type { OpenReport } from "../report/open-report.ts";
import type { ThreadEntry } from "./thread.ts";

type NewRedaction = BodyOf<typeof messageRoutes.redact>;
/** Who redacts: the name as reporters see it and as colleagues do, in how many places, and why. */
export type Redacting = { id: string; by: string; author: string; places: number; reason: string };

/** Seals the redaction of a report: what stays of its texts about the matter. */
export async function sealBodyRedaction(
  report: Pick<Report, "body" | "notesKey">,
  open: OpenReport & { content: ReportContent },
  left: Partial<Pick<ReportContent, MatterText>>,
  redacting: Redacting,
): Promise<NewRedaction> {
  const { head, reportKey, content } = open;
  const replaces = await hashOf(report.body);
  const text = encodeRedacted(markOf(redacting, open.redaction?.original ?? replaces), encodeReport(asRead({ ...content, ...left })));
  const box = toBase64Url(await sealRedactedBody(reportKey, head, text, keysInHand().sig));
  const { title: heading = content.title } = left;
  const title = heading === content.title ? null : toBase64Url(await sealTitle(reportKey, head, heading));
  return { messageId: null, replaces, box, title, ...(await reasonOf(report, open, redacting)) };
}

/** Seals the redaction of a message: what stays of its text. */
export async function sealMessageRedaction(
  report: Pick<Report, "notesKey">,
  open: OpenReport,
  { message, content, hash }: ThreadEntry & { content: MessageContent },
  left: string,
  redacting: Redacting,
): Promise<NewRedaction> {
  const text = encodeRedacted(markOf(redacting, hash), encodeMessage(asRead({ ...content, text: left })));
  const which = { id: message.id, role: content.role };
  const box = toBase64Url(await sealRedactedMessage(open.reportKey, open.head, which, text, keysInHand().sig));
  return { messageId: message.id, replaces: await hashOf(message.box), box, title: null, ...(await reasonOf(report, open, redacting)) };
}

/** Without what a later version wrote: nobody has read it here, so nobody can say that it may stay. */
const asRead = <Content>(content: Content): Content => structuredClone(content);

const hashOf = async (box: string) => toBase64Url(await sha256(fromBase64Url(box)));

function markOf({ by }: Redacting, original: string): RedactionMark {
  return { byId: keysInHand().userId, by, time: Math.floor(Date.now() / 1000), original };
}

async function reasonOf({ notesKey }: Pick<Report, "notesKey">, open: OpenReport, { id, author, places, reason }: Redacting) {
  return { places, reason: await sealNewNote(open, notesKey, { id, author, text: reason }, "redaction") };
}
