import { type Bytes, CryptoFailure, type ReportHead, sealFile, sha256, toBase64Url } from "@hz/crypto";
import type { PART_DIGEST_HEADER, UPLOAD_TOKEN_HEADER } from "@hz/contract/reports/files";
import type { FileClaim } from "@hz/contract/reports/messages";
import { PROOF_HEADER } from "@hz/contract/sign-in/proof";
import { retrying } from "./retry.ts";
import { type Part, sendPart, UploadFailure } from "./send-part.ts";

export type Upload = {
  reportKey: Bytes;
  head: ReportHead;
  file: Pick<File, "size" | "slice">;
  fileId: string;
  /** The address of one part, counted from 0. */
  partUrl: (part: number) => string;
  /** The address that tells which parts have arrived. */
  partsUrl: string;
  /** What proves that the parts may be sent: `uploadHeaders` of a form, or the headers of a case or session. */
  headers: Record<string, string>;
  /** Makes the proof of work that a flooded channel asks for before a file begins. */
  prove?: (signal: AbortSignal) => Promise<string>;
  /** Told how many sealed bytes of how many have left. */
  onProgress: (sentBytes: number, totalBytes: number) => void;
  /** Told when the connection is cut and the upload will go on, and again with false when it does. */
  onWaiting?: (waiting: boolean) => void;
  signal?: AbortSignal;
  patienceMs?: number;
  firstGapMs?: number;
};

// Literals, because the file that defines them brings the schemas; the types hold them to it.
const TOKEN_HEADER: typeof UPLOAD_TOKEN_HEADER = "x-upload-token";
const DIGEST_HEADER: typeof PART_DIGEST_HEADER = "x-part-sha256";

const PARTS_AT_ONCE = 2;
const MOST_PROOFS = 3;
const PATIENCE_MS = 10 * 60_000;

/** The headers of a form's parts; `token` is 32 bytes, base64url. */
export function uploadHeaders(token: string): Record<string, string> {
  return { [TOKEN_HEADER]: token };
}

/**
 * Seals a file part by part while sending; resolves to what the report or message names it by. Cut connections are survived: what
 * has arrived is not sent again. Throws UploadFailure for a refusal, CryptoFailure `file-changed` when the file is another one than
 * at the start, or the signal's reason. After a throw the file id is spent: the next try takes a new one.
 */
export async function uploadFile(upload: Upload): Promise<FileClaim> {
  const { file, fileId, partUrl, headers, onProgress } = upload;
  const sealed = await sealFile(upload.reportKey, upload.head, fileId, {
    size: file.size,
    slice: (start, end) => readSlice(file, start, end),
  });
  const stop = new AbortController();
  const signal = upload.signal ? AbortSignal.any([upload.signal, stop.signal]) : stop.signal;
  const sent = Array.from({ length: sealed.partCount }, () => 0);
  const tell = (part: number, bytes: number) => {
    sent[part] = bytes;
    onProgress(
      sent.reduce((sum, one) => sum + one, 0),
      sealed.sealedSize,
    );
  };

  const proven = provenSender(upload.prove && (() => upload.prove!(signal)));

  const send = async (part: number) => {
    let tries = 0;
    const patience = { patienceMs: upload.patienceMs ?? PATIENCE_MS, firstGapMs: upload.firstGapMs, signal, onWaiting: upload.onWaiting };
    await retrying(async () => {
      const bytes = await sealed.part(part);
      if (tries++ > 0 && (await arrivedParts(upload.partsUrl, headers, signal)).includes(part)) return tell(part, bytes.length);
      const digest = toBase64Url(await sha256(bytes));
      const all = { ...headers, "content-type": "application/octet-stream", [DIGEST_HEADER]: digest };
      await proven({ url: partUrl(part), headers: all, bytes, onSent: (count) => tell(part, count), signal });
    }, patience);
  };

  let next = 0;
  const work = async () => {
    while (next < sealed.partCount) await send(next++);
  };
  try {
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, work));
  } catch (error) {
    // The first part that fails for good ends the others.
    stop.abort(error);
    throw error;
  }
  return { id: fileId, sealedSize: sealed.sealedSize, partCount: sealed.partCount };
}

/** A sender of parts, with a proof of work from then on when the server asks for one: one proof a file, a new one when it is over. */
function provenSender(prove?: () => Promise<string>): (part: Part) => Promise<void> {
  let proof: Promise<string> | null = null;
  return async (part) => {
    for (let tries = 0; ; tries++) {
      const used = proof;
      const headers = used ? { ...part.headers, [PROOF_HEADER]: await used } : part.headers;
      try {
        return await sendPart({ ...part, headers });
      } catch (error) {
        if (!prove || tries === MOST_PROOFS || !(error instanceof UploadFailure) || error.code !== "PROOF_NEEDED") throw error;
        if (proof === used) proof = prove();
      }
    }
  };
}

async function readSlice(file: Upload["file"], start: number, end: number): Promise<Bytes> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer());
  } catch (cause) {
    throw new CryptoFailure("file-changed", cause);
  }
}

async function arrivedParts(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<number[]> {
  let reply: Response;
  try {
    reply = await fetch(url, { headers, signal, cache: "no-store" });
  } catch {
    signal.throwIfAborted();
    throw new UploadFailure(null, null);
  }
  if (!reply.ok) throw new UploadFailure(reply.status, null);
  const { parts } = (await reply.json()) as { parts: number[] };
  return parts;
}
