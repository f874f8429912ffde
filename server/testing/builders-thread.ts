import { createHash } from "node:crypto";
import type { Disclosure } from "@hz/contract/reports/confidentiality";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import type { Evidence } from "@hz/contract/reports/evidence";
import type { NoteKind, ReporterMessage } from "@hz/contract/reports/messages";
import type { Closure, SubmitReport } from "@hz/contract/reports/reports";
import {
  type Bytes,
  caseKeys,
  departmentPublicKey,
  fromBase64Url,
  newId,
  newNotesKey,
  randomBytes,
  sealMessage,
  sealNote,
  sealNotesKey,
  sealRedactedBody,
  sealRedactedMessage,
  sha256,
  toBase64Url,
} from "@hz/crypto";
import { encodeMessage, encodeNote } from "../../web/vault/content/content.ts";
import { encodeDisclosure } from "../../web/vault/content/disclosures.ts";
import type { ReportDraft } from "../../web/vault/report/seal-report.ts";
import type { Person } from "../../scripts/seed/people.ts";
import type { TestOffice } from "./builders.ts";

/** How tests end a procedure that they say nothing else about. */
export const CLOSURE: Closure = { outcome: "not-confirmed", noFeedbackReason: "unreachable" };

/** Seals a message of a handler, or of the reporter where there is none. */
export async function aMessage(
  { reportKey, head, password }: ReportDraft,
  from: Person | null,
  text = "Danke für Ihren Hinweis.",
  link: { seq: number; prev: string | null } = { seq: 0, prev: null },
): Promise<Omit<ReporterMessage, "kind">> {
  const id = newId();
  const role = from ? "handler" : "reporter";
  const content = {
    role,
    authorId: from?.userId ?? null,
    author: from ? "Meldestelle" : "",
    ...link,
    time: 1_790_000_000,
    text,
    files: [],
  } as const;
  const box = await sealMessage(
    reportKey,
    head,
    { id, role },
    encodeMessage({ ...content, files: [] }),
    from?.sig ?? (await caseKeys(password)).sig,
  );
  return { id, box: toBase64Url(box), files: [] };
}

/** A note as it travels, its notes key, and that key sealed for the first note. */
export type TestNote = { id: string; box: string; notesKey: string; sealedTo: { departmentId: string; epoch: number } };

/** Seals a note of this person; `key` is the report's notes key. */
export async function aNote(
  { office }: TestOffice,
  { head }: ReportDraft,
  by: Person,
  { text = "Rücksprache mit der Revision.", key = newNotesKey(), kind = "note" }: { text?: string; key?: Bytes; kind?: NoteKind } = {},
): Promise<TestNote> {
  const id = newId();
  const content = encodeNote({ authorId: by.userId, author: by.fullName, time: 1_790_000_000, text });
  const sealed = await sealNotesKey(await departmentPublicKey(office.founded.departmentSeed), head, key, by.sig);
  const { departmentId, epoch } = head;
  const box = toBase64Url(await sealNote(key, head, id, content, by.sig, kind));
  return { id, box, notesKey: toBase64Url(sealed), sealedTo: { departmentId, epoch } };
}

/** A redaction of the report's body, or of a message where one is given, with the reason that brings the notes key. */
export async function aRedaction(
  office: TestOffice,
  { reportKey, head }: ReportDraft,
  by: Person,
  of: { box: string; messageId?: string; role?: "reporter" | "handler"; text?: string; key?: Bytes },
) {
  const { messageId = null, role = "reporter", text = "█████" } = of;
  const sealed =
    messageId === null
      ? await sealRedactedBody(reportKey, head, text, by.sig)
      : await sealRedactedMessage(reportKey, head, { id: messageId, role }, text, by.sig);
  const replaces = toBase64Url(await sha256(fromBase64Url(of.box)));
  const reason = await aNote(office, { reportKey, head } as ReportDraft, by, {
    text: "Unbeteiligte",
    kind: "redaction",
    ...(of.key ? { key: of.key } : {}),
  });
  return { messageId, replaces, box: toBase64Url(sealed), title: null, places: 1, reason };
}

/** An entry of the ledger with its sealed words, which bring the notes key. */
export async function aDisclosure(
  office: TestOffice,
  draft: ReportDraft,
  by: Person,
  { key, ...facts }: Partial<Pick<Disclosure, "ground" | "day" | "told" | "replaces">> & { key?: Bytes } = {},
) {
  const entry = { ground: "prosecution", day: "2026-01-02", told: true, replaces: null, ...facts } as const;
  const words = { scope: "reporter", recipient: "Staatsanwaltschaft Hamburg", details: "Name", notTold: "", consentId: null } as const;
  const text = encodeDisclosure({ ...entry, ...words });
  return { ...entry, note: await aNote(office, draft, by, { text, kind: "disclosure", ...(key ? { key } : {}) }) };
}

/** A hold with its sealed reason, which brings the notes key. */
export async function aHold(
  office: TestOffice,
  draft: ReportDraft,
  by: Person,
  given: { reviewDay?: string; userId?: string; replaces?: string; key?: Bytes } = {},
) {
  const { reviewDay = addDays(berlinDay(new Date()), 30), userId = by.userId, replaces = null, key } = given;
  const note = await aNote(office, draft, by, { text: "Verfahren vor dem Arbeitsgericht.", kind: "hold", ...(key ? { key } : {}) });
  return { id: note.id, userId, reviewDay, replaces, note };
}

/** Bytes of this length that are no box, in the form in which boxes travel. */
export const noBox = (length: number): string => toBase64Url(randomBytes(length).fill(0x41, 0, 1));

/** What somebody of the office says of a report that came at a moment, with bytes in the place of a signature, which no server checks. */
export const someEvidence = ({ body }: SubmitReport, at: Date): Evidence => ({
  bodyHash: createHash("sha256").update(fromBase64Url(body)).digest("base64url"),
  wording: toBase64Url(randomBytes(32)),
  receivedOn: berlinDay(at),
  signedOn: berlinDay(at),
  office: "Interne Meldestelle, Muster AG",
  signature: toBase64Url(randomBytes(64)),
});
