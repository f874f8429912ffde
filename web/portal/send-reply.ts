import type { FileClaim, NewMessage } from "@hz/contract/messages";
import { portalApi } from "@hz/contract/paths";
import { caseHeaders, portalClient } from "../api/portal-client.ts";
import { type OpenCase, sealReply, type ThreadMessage } from "../vault/open-case.ts";
import { retrying } from "../vault/retry.ts";
import { freshId } from "../vault/seal-report.ts";
import { uploadFile } from "../vault/upload.ts";
import type { ChosenFile, SentShares } from "./file-list.tsx";

export type OutgoingReply = { text: string; files: ChosenFile[]; thread: ThreadMessage[] };
export type ReplyWatch = { onShares: (shares: SentShares) => void; onWaiting: (waiting: boolean) => void; signal: AbortSignal };

const PATIENCE_MS = 20_000;

/**
 * Takes an open case and gives the function that sends a message of the reporter. After a failure it may be called again:
 * files that have arrived stay there, and the same message keeps its id and its bytes.
 */
export function createReplySender(open: OpenCase): (outgoing: OutgoingReply, watch: ReplyWatch) => Promise<void> {
  const { token } = open;
  const caseId = open.found.id;
  const claims = new Map<string, FileClaim>();
  let sealed: { written: string; body: NewMessage } | null = null;

  return async ({ text, files, thread }, { onShares, onWaiting, signal }) => {
    const shares: Record<string, number> = Object.fromEntries(files.map(({ id }) => [id, claims.has(id) ? 1 : 0]));
    for (const { id, file } of files) {
      if (claims.has(id)) continue;
      const fileId = freshId();
      const onProgress = (sent: number, total: number) => {
        shares[id] = sent / total;
        onShares({ ...shares });
      };
      const partUrl = (part: number) => portalApi.casePart(caseId, fileId, part);
      const where = { partUrl, partsUrl: portalApi.caseParts(caseId, fileId), headers: caseHeaders(token) };
      const { reportKey, head } = open;
      claims.set(id, await uploadFile({ reportKey, head, file, fileId, ...where, onProgress, onWaiting, signal }));
    }
    const written = JSON.stringify([text, files.map(({ id }) => id)]);
    if (sealed?.written !== written) {
      const named = files.flatMap(({ id, file: { name, type, size } }) => {
        const claim = claims.get(id);
        return claim ? [{ claim, info: { id: claim.id, name, type, size } }] : [];
      });
      sealed = { written, body: await sealReply(open, thread, { id: freshId(), text, files: named }) };
    }
    const { body } = sealed;
    try {
      await retrying(() => portalClient.send(caseId, token, body, signal), { patienceMs: PATIENCE_MS, signal, onWaiting });
    } catch (error) {
      // A refusal is final for this id; a connection that was cut is not.
      const refused = error instanceof Error && "status" in error && typeof error.status === "number" && error.status < 500;
      if (refused) sealed = null;
      throw error;
    }
    sealed = null;
    claims.clear();
  };
}
