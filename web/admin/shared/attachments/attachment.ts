import { ERROR_TEXTS, OFFICE_TEXTS } from "@hz/contract/error-texts";
import type { FileClaim } from "@hz/contract/reports/messages";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { UploadFailure } from "../../../vault/files/send-part.ts";
import { failureText } from "../failures/failure-text.ts";
import { t } from "../texts/texts.ts";

export type SentFile = { claim: FileClaim; info: FileInfo };
/** A file beside the text; `sent` once every part of it has arrived, so that a second try does not send it again. */
export type Attachment = { key: string; file: File; sent?: SentFile };
/** How far the file that is being sent has come; `key` names it. */
export type Sending = { key: string; sent: number; total: number; waiting: boolean };

/** The sentence for people, by what a message or its files failed with. */
export function causeOf(error: unknown): string {
  if (!(error instanceof UploadFailure)) return failureText(error, "");
  const texts: Record<string, string> = { ...ERROR_TEXTS.de, ...OFFICE_TEXTS };
  return error.code === null ? t("failureOffline") : (texts[error.code] ?? "");
}
