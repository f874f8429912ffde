import type { SentFile } from "../../shared/attachments/attachment.ts";
import { fileRoutes } from "@hz/contract/reports/files";
import { messageRoutes, type NewMessage } from "@hz/contract/reports/messages";
import { bearerHeaders } from "../../../api/auth-token.ts";
import { call, routeUrl } from "../../../api/client.ts";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { uploadFile } from "../../../vault/files/upload.ts";
import { NEUTRAL_NAME, neutralNameOf } from "@hz/contract/people/neutral-name";
import { userRoutes } from "@hz/contract/people/users";

type UploadWatch = { onProgress: (sent: number, total: number) => void; onWaiting: (waiting: boolean) => void; signal: AbortSignal };

/** Seals a file and sends it in parts. Resolves to what a message names it by. Throws UploadFailure. */
export async function sendAttachment(open: OpenReport, file: File, watch: UploadWatch): Promise<SentFile> {
  const id = open.head.reportId;
  const fileId = freshId();
  const claim = await uploadFile({
    reportKey: open.reportKey,
    head: open.head,
    file,
    fileId,
    partUrl: (part) => routeUrl(fileRoutes.reportPart.path, { id, fileId, part }),
    partsUrl: routeUrl(fileRoutes.reportParts.path, { id, fileId }),
    headers: bearerHeaders(),
    ...watch,
  });
  return { claim, info: { id: fileId, name: file.name, type: file.type, size: file.size } };
}

/** Seals a message to the reporter; `author` is the sender's name as reporters see it. */
export function sealMessageFor(
  open: OpenReport,
  thread: readonly ThreadEntry[],
  author: string,
  text: string,
  files: SentFile[],
): Promise<NewMessage> {
  return sealAnswer(open, thread, { id: freshId(), author, text, files });
}

/** Posts a sealed message; the same one may be posted again. Throws ApiError, or the signal's reason. */
export async function postMessage(reportId: string, message: NewMessage, signal?: AbortSignal): Promise<void> {
  await call(messageRoutes.send, { params: { id: reportId }, body: message }, signal);
}

/**
 * The name that reporters see, as the company has it now: the page may be older than that choice. It is sealed with what is
 * written, so it stays true when the case goes elsewhere.
 */
export async function senderName({ department }: { department: string }, signal?: AbortSignal): Promise<string> {
  const { displayName } = await call(userRoutes.current, {}, signal);
  return displayName === NEUTRAL_NAME ? neutralNameOf(department) : displayName;
}
