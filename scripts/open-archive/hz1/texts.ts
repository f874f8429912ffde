// What people wrote: sections 7, 8 and 11 of docs/hz1.md.
import { isSigned, openBox, openStream, paddedFileSize, sealedSize, unpad } from "./boxes.ts";
import { type Field, type Head, headCtx, id, sha256, sub } from "./encode.ts";

const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

/** Opens a title or a body. Throws Refused. */
export const openText = (reportKey: Uint8Array, head: Head, label: "title" | "body", box: Uint8Array): string =>
  textOf(unpad(openBox(sub(reportKey, head, label), headCtx(label, head), box)));

/** A text with its signature; `isBy` says whether the holder of a public key made it. */
export type Signed = { text: string; isBy: (publicKey: Uint8Array) => boolean };

function openSigned(key: Uint8Array, head: Head, label: string, fields: Field[], box: Uint8Array): Signed {
  const plain = unpad(openBox(key, headCtx(label, head, ...fields), box));
  const [signature, text] = [plain.subarray(0, 64), plain.subarray(64)];
  return { text: textOf(text), isBy: (by) => isSigned(by, headCtx(`${label}-sig`, head, ...fields, text), signature) };
}

export type Role = "reporter" | "handler";

export const openMessage = (
  reportKey: Uint8Array,
  head: Head,
  messageId: string,
  role: Role,
  box: Uint8Array,
  isRedacted = false,
): Signed => {
  const label = isRedacted ? "msg-redacted" : "msg";
  return openSigned(sub(reportKey, head, label, role), head, label, [id(messageId), role], box);
};

export const openRedactedBody = (reportKey: Uint8Array, head: Head, box: Uint8Array): Signed =>
  openSigned(sub(reportKey, head, "body-redacted"), head, "body-redacted", [], box);

export const openNote = (notesKey: Uint8Array, head: Head, noteId: string, kind: string, box: Uint8Array): Signed =>
  openSigned(sub(notesKey, head, kind), head, kind, [id(noteId)], box);

/** Opens a file as its sealed bytes come, without its padding. Throws Refused, at its end where bytes are missing. */
export async function* openFile(reportKey: Uint8Array, head: Head, fileId: string, size: number, sealed: AsyncIterable<Uint8Array>) {
  const key = sub(reportKey, head, "file", id(fileId));
  let left = size;
  for await (const plain of openStream(key, headCtx("file", head, id(fileId)), sealedSize(paddedFileSize(size)), sealed)) {
    yield plain.subarray(0, left);
    left -= Math.min(left, plain.length);
  }
}

type Link = { seq: number; prev: string | null; hash: string };

/** Indices of messages that are out of place, in the order of arrival. */
export function gapsIn(thread: readonly Link[]): Set<number> {
  const [gaps, seqOf] = [new Set<number>(), new Map<string, number>()];
  for (const [at, { seq, prev, hash }] of thread.entries()) {
    const before = prev === null ? 0 : seqOf.get(prev);
    if (before === undefined || seq !== before + 1 || seqOf.has(hash)) gaps.add(at);
    if (!seqOf.has(hash)) seqOf.set(hash, seq);
  }
  return gaps;
}

/** The number of the first entry of the audit log that does not follow from the one before; null while all do. */
export function brokenEntry(log: readonly { seq: number; entry: string; hash: Uint8Array }[]): number | null {
  let [last, next] = [Buffer.alloc(0) as Uint8Array, 1];
  for (const { seq, entry, hash } of log) {
    if (seq !== next++) return seq;
    if (entry !== "" && !sha256(last, entry).equals(hash)) return seq;
    last = hash;
  }
  return null;
}
