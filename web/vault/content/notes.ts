import type { messageRoutes, Note } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import type { Report } from "@hz/contract/reports/reports";
import {
  type Bytes,
  CryptoFailure,
  departmentPublicKey,
  fromBase64Url,
  newNotesKey,
  openNote,
  openNotesKey,
  sealNote,
  sealNotesKey,
  toBase64Url,
} from "@hz/crypto";
import type { NoteContent } from "./contents.ts";
import { decodeNote, encodeNote } from "./content.ts";
import { keysInHand, KeyNotSigned } from "../keys/held-keys.ts";
import { seedName } from "../keys/keys.ts";
import { headToSign, hearHead } from "../keys/log-in-hand.ts";
import { isSignedBy, type Members, openByMember } from "../people/members.ts";
import type { OpenReport } from "../report/open-report.ts";
import { inOrder } from "./thread.ts";

/** An internal note as it may be shown; `content` is null where the box does not open. */
export type NoteEntry = { note: Note; content: NoteContent | null; verified: boolean };

type NewNote = BodyOf<typeof messageRoutes.addNote>;
type Place = Pick<OpenReport, "head" | "sealedHead" | "seed">;
type Written = { id: string; author: string; text: string };

/** Opens each note of a report, oldest first; `keyBox` is the sealed notes key as it travels. */
export async function openNotes(open: Place, keyBox: Report["notesKey"], notes: readonly Note[]): Promise<NoteEntry[]> {
  const notesKey = keyBox === null ? null : await readableNotesKey(open, keyBox).catch(() => null);
  return openNotesWith(notesKey, open, notes);
}

/** The same with the notes key in hand; null where there is none. */
export function openNotesWith(notesKey: Bytes | null, place: Pick<Place, "head">, notes: readonly Note[]): Promise<NoteEntry[]> {
  return Promise.all(inOrder(notes).map((note) => openOne(place, notesKey, note)));
}

/** Seals a note; `keyBox` is null before the first one, which brings the key along. Throws CryptoFailure or KeyNotSigned. */
export async function sealNewNote(
  open: Place,
  keyBox: Report["notesKey"],
  written: Written,
  kind: Note["kind"] = "note",
): Promise<NewNote> {
  return (await sealNoteAndKey(open, keyBox, written, kind)).note;
}

/** The same, with the notes key, for whoever hands it on. */
export async function sealNoteAndKey(
  open: Place,
  keyBox: Report["notesKey"],
  written: Written,
  kind: Note["kind"] = "note",
): Promise<{ note: NewNote; notesKey: Bytes }> {
  const { sig, seeds, knowsAccountKey } = keysInHand();
  const { departmentId, epoch } = open.sealedHead;
  const signedSeed = seeds.get(seedName(departmentId, epoch));
  // A key that is there already is a colleague's word, and the account's key says who is a colleague.
  if (!knowsAccountKey || (keyBox === null && !signedSeed)) throw new KeyNotSigned();
  const notesKey = keyBox === null ? newNotesKey() : await notesKeyOf(open, keyBox);
  const note = await sealNoteWith(notesKey, open.head, written, kind);
  if (keyBox !== null || !signedSeed) return { note, notesKey };
  const sealed = await sealNotesKey(await departmentPublicKey(signedSeed), open.sealedHead, notesKey, sig);
  return { note: { ...note, notesKey: toBase64Url(sealed), sealedTo: { departmentId, epoch } }, notesKey };
}

/** Seals a note under an open notes key, as it is sent, without a key. */
export async function sealNoteWith(notesKey: Bytes, head: Place["head"], written: Written, kind: Note["kind"] = "note"): Promise<NewNote> {
  const { userId, sig } = keysInHand();
  const time = Math.floor(Date.now() / 1000);
  const text = encodeNote({ authorId: userId, author: written.author, time, text: written.text, log: await headToSign() });
  const box = toBase64Url(await sealNote(notesKey, head, written.id, text, sig, kind));
  return { id: written.id, box, notesKey: null, sealedTo: null };
}

type NotesKey = NonNullable<Report["notesKey"]>;

/** Opens the notes key; throws KeyNotSigned where nobody vouches for who sealed it, or CryptoFailure. */
export async function notesKeyOf(open: Place, key: NotesKey): Promise<Bytes> {
  return openedBy(keysInHand().authors, open, key).catch((error: unknown) => {
    throw error instanceof CryptoFailure && error.step === "signature" ? new KeyNotSigned() : error;
  });
}

/**
 * The same for reading alone: who sealed it may have been vouched for by a former account key. The server's word is enough for
 * that, because each note carries its author's signature; nothing is written under such a key.
 */
const readableNotesKey = (open: Place, key: NotesKey) => notesKeyOf(open, key).catch(() => openedBy(keysInHand().named, open, key));

const openedBy = (members: Members, open: Place, { box, byUserId }: NotesKey) =>
  openByMember(members, byUserId, (author) => openNotesKey(open.seed, open.sealedHead, author, fromBase64Url(box)));

async function openOne({ head }: Pick<Place, "head">, notesKey: Bytes | null, note: Note): Promise<NoteEntry> {
  if (!notesKey) return { note, content: null, verified: false };
  try {
    const signed = await openNote(notesKey, head, note.id, fromBase64Url(note.box), note.kind);
    const content = decodeNote(signed.text);
    const verified = content.authorId === note.authorId && (await isSignedBy(keysInHand().authors, note.authorId, signed.verify));
    if (verified && content.log) hearHead({ length: content.log.length, hash: fromBase64Url(content.log.hash) }, content.authorId);
    return { note, content, verified };
  } catch {
    return { note, content: null, verified: false };
  }
}
