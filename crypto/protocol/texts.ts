// Titles, bodies, messages and notes: padded texts under subkeys of the report key or the notes key.
import { type Bytes, concat, fromUtf8, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { openBox, sealBox } from "../primitives/stream.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { sha256 } from "../primitives/platform.ts";
import { ctx, headCtx, idBytes, type ReportHead, subkey } from "./context.ts";
import { isBodyBox, isTitleBox } from "./format.ts";
import { padText, padTitle, unpad, unpadText } from "./padding.ts";

type Label = "title" | "body";
const sealText = async (rk: Bytes, head: ReportHead, label: Label, padded: Bytes) =>
  sealBox(await subkey(rk, head, ctx(label)), headCtx(label, head), padded);
const openText = async (rk: Bytes, head: ReportHead, label: Label, box: Bytes) =>
  unpadText(await openBox(await subkey(rk, head, ctx(label)), headCtx(label, head), box));

/** Seals a title, of which the first 255 UTF-8 bytes count; the box has 312 bytes. */
export const sealTitle = async (reportKey: Bytes, head: ReportHead, title: string) => sealText(reportKey, head, "title", padTitle(title));

/** Opens the title with the report key. */
export async function openTitle(reportKey: Bytes, head: ReportHead, box: Bytes) {
  if (!isTitleBox(box)) throw new CryptoFailure("box-shape");
  return openText(reportKey, head, "title", box);
}

/** Seals a text below 256 KiB; throws `text-length` above. */
export const sealBody = async (reportKey: Bytes, head: ReportHead, text: string) => sealText(reportKey, head, "body", padText(utf8(text)));

/** Opens the text with the report key. */
export async function openBody(reportKey: Bytes, head: ReportHead, box: Bytes) {
  if (!isBodyBox(box)) throw new CryptoFailure("box-shape");
  return openText(reportKey, head, "body", box);
}

/** An opened message or note: the text; whether the holder of a public key signed it; SHA-256 of the box, for `prev`. */
export type SignedText = {
  text: string;
  verify(publicKey: Bytes): Promise<boolean>;
  hash: Bytes;
};

// Where a signed text stands: its key's context, and what box and signature are bound to.
type Place = { head: ReportHead; key: Bytes; label: string; fields: Bytes[] };
const boxCtx = (p: Place) => headCtx(p.label, p.head, ...p.fields);
const sigCtx = (p: Place, text: string) => headCtx(`${p.label}-sig`, p.head, ...p.fields, utf8(text));

async function sealSigned(root: Bytes, p: Place, text: string, sig: SigningKey): Promise<Bytes> {
  const plain = concat(await sig.sign(sigCtx(p, text)), utf8(text));
  return sealBox(await subkey(root, p.head, p.key), boxCtx(p), padText(plain));
}

async function openSigned(root: Bytes, p: Place, box: Bytes): Promise<SignedText> {
  if (!isBodyBox(box)) throw new CryptoFailure("box-shape");
  const plain = unpad(await openBox(await subkey(root, p.head, p.key), boxCtx(p), box));
  const signature = plain.slice(0, 64);
  const text = fromUtf8(plain.subarray(64));
  const verify = (publicKey: Bytes) => verifySignature(publicKey, sigCtx(p, text), signature);
  return { text, verify, hash: await sha256(box) };
}

/** Which message: its id, and the side it comes from according to the server's session. */
export type MessageRef = { id: string; role: "reporter" | "handler" };
const messageAt = (head: ReportHead, { id, role }: MessageRef): Place => {
  return { head, key: ctx("msg", utf8(role)), label: "msg", fields: [idBytes(id), utf8(role)] };
};

/** Seals a text below 256 KiB less 64 bytes, signed with the writer's key. */
export const sealMessage = async (reportKey: Bytes, head: ReportHead, message: MessageRef, text: string, sig: SigningKey) =>
  sealSigned(reportKey, messageAt(head, message), text, sig);

/** Opens a message, whose writer is still to be checked with `verify`. */
export const openMessage = async (rk: Bytes, head: ReportHead, message: MessageRef, box: Bytes) =>
  openSigned(rk, messageAt(head, message), box);

// What a handler blacked out is another kind of box than what was first sent, so that neither passes for the other.
const redactedBodyAt = (head: ReportHead): Place => ({ head, key: ctx("body-redacted"), label: "body-redacted", fields: [] });
const redactedMessageAt = (head: ReportHead, { id, role }: MessageRef): Place => {
  return { head, key: ctx("msg-redacted", utf8(role)), label: "msg-redacted", fields: [idBytes(id), utf8(role)] };
};

/** The box that replaces a body: its redacted text, signed with the redacting handler's key. */
export const sealRedactedBody = async (reportKey: Bytes, head: ReportHead, text: string, sig: SigningKey) =>
  sealSigned(reportKey, redactedBodyAt(head), text, sig);

/** Opens that box; its redactor is still to be checked with `verify`. */
export const openRedactedBody = async (rk: Bytes, head: ReportHead, box: Bytes) => openSigned(rk, redactedBodyAt(head), box);

/** The box that replaces a redacted message: its new text, signed with the redacting handler's key. */
export const sealRedactedMessage = async (rk: Bytes, head: ReportHead, message: MessageRef, text: string, sig: SigningKey) =>
  sealSigned(rk, redactedMessageAt(head, message), text, sig);

/** Opens that box; its redactor is still to be checked with `verify`. */
export const openRedactedMessage = async (rk: Bytes, head: ReportHead, message: MessageRef, box: Bytes) =>
  openSigned(rk, redactedMessageAt(head, message), box);

/** What the office writes for itself only; each kind has a key and contexts of its own. */
export type NoteKind = "note" | "redaction" | "summary" | "step" | "measure" | "closure" | "disclosure" | "hold";
const noteAt = (head: ReportHead, id: string, label: NoteKind): Place => {
  return { head, key: ctx(label), label, fields: [idBytes(id)] };
};

/** Seals a note with the notes key, signed with the writer's key. */
export const sealNote = async (notesKey: Bytes, head: ReportHead, noteId: string, text: string, sig: SigningKey, kind: NoteKind = "note") =>
  sealSigned(notesKey, noteAt(head, noteId, kind), text, sig);

/** Opens a note with the notes key, like `openMessage`. */
export const openNote = async (notesKey: Bytes, head: ReportHead, noteId: string, box: Bytes, kind: NoteKind = "note") =>
  openSigned(notesKey, noteAt(head, noteId, kind), box);
