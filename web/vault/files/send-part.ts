import { isTemporaryStatus } from "./retry.ts";

/** A part did not arrive. `code` is the server's, null where it said none; `temporary` means that the same part may go again. */
export class UploadFailure extends Error {
  readonly status: number | null;
  readonly code: string | null;
  readonly temporary: boolean;
  constructor(status: number | null, code: string | null) {
    super(`Upload failed: ${code ?? status ?? "connection"}`);
    this.name = "UploadFailure";
    this.status = status;
    this.code = code;
    this.temporary = status === null || isTemporaryStatus(status) || code === "PART_DAMAGED";
  }
}

export type Part = {
  url: string;
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer>;
  /** Told how many of these bytes have left, as far as the browser says. */
  onSent: (bytes: number) => void;
  signal?: AbortSignal;
};

/** A connection on which nothing moves for this long counts as cut. */
const STALL_MS = 60_000;

/** Puts one part to its address; throws UploadFailure, or the signal's reason. */
export async function sendPart(part: Part): Promise<void> {
  part.signal?.throwIfAborted();
  // Only XMLHttpRequest tells how much of a body has left; where it does not exist, parts count when they are done.
  const send = typeof XMLHttpRequest === "undefined" ? sendByFetch : sendByRequest;
  const { status, answer } = await send(part);
  if (status >= 200 && status < 300) return part.onSent(part.bytes.length);
  throw new UploadFailure(status, codeOf(answer));
}

type Reply = { status: number; answer: string };

async function sendByFetch({ url, headers, bytes, signal }: Part): Promise<Reply> {
  try {
    const reply = await fetch(url, { method: "PUT", headers, body: bytes, signal });
    return { status: reply.status, answer: await reply.text() };
  } catch {
    signal?.throwIfAborted();
    throw new UploadFailure(null, null);
  }
}

function sendByRequest({ url, headers, bytes, onSent, signal }: Part): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stall = setTimeout(abort, STALL_MS);
    const settle = (finish: () => void) => {
      clearTimeout(stall);
      signal?.removeEventListener("abort", abort);
      finish();
    };
    const fail = () => settle(() => reject(signal?.aborted ? signal.reason : new UploadFailure(null, null)));

    request.open("PUT", url);
    // Else an empty answer is read as XML, and complained of.
    request.responseType = "text";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall);
      stall = setTimeout(abort, STALL_MS);
      onSent(Math.min(loaded, bytes.length));
    };
    // Firefox says of some connections that broke that an answer is there, of status 0.
    request.onload = () =>
      request.status === 0 ? fail() : settle(() => resolve({ status: request.status, answer: request.responseText }));
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener("abort", abort, { once: true });
    request.send(bytes);
  });
}

function codeOf(answer: string): string | null {
  try {
    const { code } = JSON.parse(answer) as { code?: unknown };
    return typeof code === "string" ? code : null;
  } catch {
    return null;
  }
}
