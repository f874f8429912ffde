import type { ReporterMessage } from "@hz/contract/reports/messages";
import { portalApi } from "@hz/contract/paths";
import type { MessageContent } from "../../vault/content/contents.ts";
import { caseHeaders, portalClient } from "../../api/portal-client.ts";
import { type OpenCase, sealReply } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { retrying } from "../../vault/files/retry.ts";
import { freshId } from "../../vault/report/seal-report.ts";
import { parts } from "../failure-text.ts";
import type { ChosenFile } from "../form/file-list.tsx";
import { type Claims, type FileWatch, namedFiles, sendFiles } from "../form/send-files.ts";

/** What a reporter writes; an answer to a request for consent, and who they are, stand beside its text. */
export type OutgoingReply = { text: string; files: ChosenFile[]; thread: ThreadEntry[] } & Pick<
  MessageContent,
  "answer" | "identity" | "verdict"
>;

const PATIENCE_MS = 20_000;

/**
 * Makes the function that sends a message of the reporter. After a failure it may be called again: files that have arrived stay
 * there, and the same message keeps its id and its bytes.
 */
export function createReplySender(open: OpenCase): (outgoing: OutgoingReply, watch: FileWatch) => Promise<void> {
  const { token } = open;
  const caseId = open.found.id;
  const claims: Claims = new Map();
  const place = {
    reportKey: open.reportKey,
    head: open.head,
    headers: caseHeaders(token),
    partUrl: (fileId: string, part: number) => portalApi.casePart(caseId, fileId, part),
    partsUrl: (fileId: string) => portalApi.caseParts(caseId, fileId),
  };
  let sealed: { written: string; body: ReporterMessage } | null = null;

  return async ({ text, files, thread, answer, identity, verdict }, watch) => {
    await sendFiles(files, claims, place, watch);
    const written = JSON.stringify([text, files.map(({ id }) => id), answer, identity, verdict]);
    if (sealed?.written !== written) {
      const reply = { id: freshId(), text, files: namedFiles(files, claims), answer, identity, verdict };
      sealed = { written, body: await sealReply(open, thread, reply) };
    }
    const { body } = sealed;
    const { signal, onWaiting } = watch;
    try {
      await retrying(() => portalClient.send(caseId, token, body, signal), { patienceMs: PATIENCE_MS, signal, onWaiting });
    } catch (error) {
      // A refusal is final for this id; a connection that was cut is not.
      const status = Number(parts(error).status ?? 0);
      if (status >= 400 && status < 500) sealed = null;
      throw error;
    }
    sealed = null;
    claims.clear();
  };
}
