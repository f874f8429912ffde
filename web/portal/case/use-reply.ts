import { useContext, useRef, useState } from "react";
import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import { type OpenCase, sealReply } from "../../vault/report/open-case.ts";
import type { ChosenFile } from "../form/chosen-file.ts";
import type { SentShares } from "../form/file-list.tsx";
import { usePortal } from "../portal-context.tsx";
import type { ReporterMessage } from "@hz/contract/reports/messages";
import { portalApi } from "@hz/contract/portal-paths";
import type { MessageContent } from "../../vault/content/contents.ts";
import { caseHeaders, portalClient } from "../../api/portal-client.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { retrying } from "../../vault/files/retry.ts";
import { freshId } from "../../vault/report/seal-report.ts";
import { parts } from "../failure-text.ts";
import { hasPassword, OwnPassword } from "./own-password.ts";
import { type Claims, type FileWatch, namedFiles, sendFiles } from "../form/send-files.ts";

/** What a reporter writes; an answer to a request for consent, and who they are, stand beside its text. */
type OutgoingReply = { text: string; files: ChosenFile[]; thread: ThreadEntry[] } & Pick<
  MessageContent,
  "answer" | "identity" | "verdict" | "meeting"
>;

const PATIENCE_MS = 20_000;

/**
 * Makes the function that sends a message of the reporter. After a failure it may be called again: files that have arrived stay
 * there, and the same message keeps its id and its bytes.
 */
function createReplySender(open: OpenCase): (outgoing: OutgoingReply, watch: FileWatch) => Promise<void> {
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

  return async ({ text, files, thread, answer, identity, verdict, meeting }, watch) => {
    await sendFiles(files, claims, place, watch);
    const written = JSON.stringify([text, files.map(({ id }) => id), answer, identity, verdict, meeting]);
    if (sealed?.written !== written) {
      const reply = { id: freshId(), text, files: namedFiles(files, claims), answer, identity, verdict, meeting };
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

export type Reply = {
  /** How far each file is, while something is on its way; null otherwise. */
  shares: SentShares | null;
  waiting: boolean;
  sent: boolean;
  failure: string | null;
  /** Whether the last message was not sent because the reporter's own password stands in it. */
  isHeld: boolean;
  /** `typed` is what the reporter wrote in it and is looked through for their password; "" where they want it sent all the same. */
  send: (outgoing: OutgoingReply, typed: string) => Promise<"sent" | "failed" | "held" | "busy">;
  cancel: () => void;
};

/**
 * Sends the reporter's messages, one at a time. Where an answer must not be given twice, `onShown` waits until the thread shows
 * what was sent: so long it is still on its way.
 */
export function useReply(open: OpenCase, onShown?: () => Promise<void>): Reply {
  const { explain, t } = usePortal();
  const [sender] = useState(() => createReplySender(open));
  const [shares, setShares] = useState<SentShares | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const password = useContext(OwnPassword);
  const running = useRef<AbortController | null>(null);

  const send: Reply["send"] = async (outgoing, typed) => {
    if (running.current) return "busy";
    setSent(false);
    setFailure(null);
    const holds = hasPassword(typed, password);
    setHeld(holds);
    if (holds) return "held";
    const empty = !outgoing.text && outgoing.files.length === 0;
    if (empty || outgoing.text.length > MAX_MESSAGE_CHARACTERS) {
      setFailure(t(empty ? "reply.missing" : "reply.long"));
      return "failed";
    }
    const stop = new AbortController();
    running.current = stop;
    setShares({});
    try {
      const text = outgoing.text || t("reply.filesOnly");
      await sender({ ...outgoing, text }, { onShares: setShares, onWaiting: setWaiting, signal: stop.signal });
      setSent(true);
      await onShown?.();
      return "sent";
    } catch (error) {
      if (!stop.signal.aborted) setFailure(explain(error));
      return "failed";
    } finally {
      running.current = null;
      setShares(null);
      setWaiting(false);
    }
  };
  return { shares, waiting, sent, failure, isHeld, send, cancel: () => running.current?.abort() };
}
