// The frozen samples as rows of an account: what both archives of it hold.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { kemPublicKey, signingPublicKey } from "../hz1/boxes.ts";
import { ctx, fromBase64Url, id, sha256 } from "../hz1/encode.ts";
import { personOf } from "../hz1/keys.ts";

const folder = new URL("../../../crypto/samples/", import.meta.url);
const read = (name: string) => JSON.parse(fs.readFileSync(new URL(`hz1${name}.json`, folder), "utf8"));
const [first, thread, log, office, people] = [read(""), read("-thread"), read("-log"), read("-office-text"), read("-people")];
const emergency = read("-emergency");
const { secrets, boxes, ids, epoch } = first;
const { accountId, departmentId, reportId, userId } = ids;
const person = personOf(fromBase64Url(secrets.userKey), userId);
const account = signingPublicKey(fromBase64Url(secrets.accountSeed));
const department = kemPublicKey(fromBase64Url(secrets.departmentSeed));
export const MADE = new Date(Date.UTC(2026, 10, 28, 12));
export const EMAIL = "anna.lindner@muster.example";

export type Row = Record<string, unknown>;
/** How an archive writes bytes, those of a sample or others. */
export type Encode = (bytes: Uint8Array | string) => string;
const asBytes = (bytes: Uint8Array | string) => (typeof bytes === "string" ? fromBase64Url(bytes) : Buffer.from(bytes));
export const asHex: Encode = (bytes) => `\\x${asBytes(bytes).toString("hex")}`;
export const asBase64: Encode = (bytes) => asBytes(bytes).toString("base64");
const at = (minute: number) => new Date(MADE.getTime() - (60 - minute) * 60_000).toISOString().replace("Z", "+00:00");

type Said = { what: { kind: string } & Row; fields: Parameters<typeof ctx>[1][] };

/** What the log's entries say that the tables still hold: of the sample all but the last, by which its person is gone. */
function saidInLog(): Said[] {
  const { standsInFor } = log;
  const { memberFingerprint: fingerprint } = people.secrets;
  const [publicKey, keyHash] = [account.toString("base64url"), sha256(department).toString("base64url")];
  return [
    { what: { kind: "account", publicKey }, fields: [account] },
    {
      what: { kind: "department", departmentId, epoch, keyHash, name: "Aufsichtsrat", standsInFor },
      fields: [id(departmentId), epoch, sha256(department), "Aufsichtsrat", ...standsInFor.toSorted().map(id)],
    },
    { what: { kind: "member", userId, fingerprint }, fields: [id(userId), fromBase64Url(fingerprint)] },
  ];
}

/** The log's rows: the signed entries of the sample, each with the head after it. */
function logRows(encode: Encode): Row[] {
  const { signatures, times } = log;
  let head: Buffer = Buffer.alloc(32);
  return saidInLog().map(({ what, fields }, n) => {
    const text = ctx("key-log", id(accountId), n, head, times[n], id(userId), what.kind, ...fields);
    head = sha256(text, fromBase64Url(signatures[n]));
    const entry = { seq: n + 1, time: times[n], by_user_id: userId, what: JSON.stringify(what) };
    return { ...entry, signature: encode(signatures[n] as string), hash: encode(head) };
  });
}

/** Rows of the account by their table. */
export const accountTables = (encode: Encode): Record<string, Row[]> => ({
  accounts: [{ account_id: accountId, company_name: "Muster AG", public_key: encode(account) }],
  key_log: logRows(encode),
  users: [
    {
      id: userId,
      full_name: "Anna Lindner",
      email: EMAIL,
      is_active: true,
      kem_public_key: encode(person.kemPublicKey),
      sig_public_key: encode(person.sigPublicKey),
      joined_at: first.joinedAt,
      member_signature: encode(boxes.memberSignature),
      invite_public_key: null,
      invite_permits: null,
      invite_not_after: null,
      invite_certificate: null,
    },
  ],
  department_keys: [
    {
      department_id: departmentId,
      epoch,
      public_key: encode(department),
      not_after: first.notAfter,
      signature: encode(boxes.departmentSignature),
      purpose: null,
    },
  ],
  confirmation_texts: [{ number: 1, company_name: "Muster AG", texts: { [office.language]: office.text }, created_at: at(0) }],
  receipt_signatures: [
    {
      language: office.language,
      text_hash: encode(sha256(office.text)),
      user_id: userId,
      signed_at: office.signedAt,
      signature: encode(office.boxes.officeTextSignature),
    },
  ],
  audit_entries: thread.audit.map(({ seq, entry, hash }: { seq: number; entry: string; hash: string }) => ({
    seq,
    entry,
    hash: encode(hash),
  })),
});

type SampleGrant = { kind: string; departmentId?: string; epoch?: number; box: string; signature: string };

/** The same with what only the sealed stock has: the wrap for the recovery code, the emergency key, and the grants to both. */
export function holdersTables(encode: Encode): Record<string, Row[]> {
  const { users, ...rest } = accountTables(encode);
  const grant = (holder: string, one: SampleGrant): Row => ({
    to_user_id: holder,
    by_user_id: holder,
    kind: one.kind,
    department_id: one.departmentId ?? null,
    epoch: one.epoch ?? null,
    report_id: null,
    box: encode(one.box),
    signature: encode(one.signature),
  });
  // Every table is there, those without rows too.
  const empty = { former_keys: [], former_account_keys: [], successions: [] };
  return {
    ...rest,
    ...empty,
    users: users!.map((row) => ({ ...row, recovery_wrap: encode(boxes.recoveryWrap) })),
    emergency_keys: [
      {
        id: emergency.id,
        kem_public_key: encode(emergency.kemPublicKey),
        sig_public_key: encode(emergency.sigPublicKey),
        joined_at: emergency.joinedAt,
        member_signature: encode(emergency.memberSignature),
        wrap: encode(emergency.wrap),
      },
    ],
    grants: [
      ...emergency.selfGrants.map((one: SampleGrant) => grant(userId, one)),
      ...emergency.grants.map((one: SampleGrant) => grant(emergency.id, one)),
    ],
  };
}

type Message = { id: string; role: string; authorId: string | null; redactedBy: string | null; box: string };
type Note = { id: string; kind: string; authorId: string; box: string };

/** The one report's rows by their table. */
export const caseTables = (encode: Encode): Record<string, Row[]> => ({
  reports: [
    {
      id: reportId,
      number: 1,
      case_number: "ABCD-EFGH",
      status: "in_progress",
      department_id: departmentId,
      epoch,
      head_department_id: departmentId,
      head_epoch: epoch,
      rk_id: encode(secrets.rkId),
      reporter_pk: encode(secrets.reporterPk),
      sealed_key: encode(boxes.sealedKey),
      fast_key: encode(boxes.fastKey),
      notes_key: encode(boxes.notesKey),
      notes_key_by: userId,
      title: encode(boxes.title),
      body: encode(thread.body),
      body_redacted_by: null,
      received_at: at(0),
      created_at: at(0),
    },
  ],
  messages: thread.messages.map((one: Message, n: number) => ({
    id: one.id,
    report_id: reportId,
    kind: "message",
    is_from_reporter: one.role === "reporter",
    author_id: one.authorId,
    redacted_by: one.redactedBy,
    box: encode(one.box),
    created_at: at(n + 1),
  })),
  notes: thread.notes.map((one: Note, n: number) => ({
    id: one.id,
    report_id: reportId,
    kind: one.kind,
    author_id: one.authorId,
    box: encode(one.box),
    created_at: at(n + 10),
  })),
  files: [{ id: thread.longFile.id, report_id: reportId, message_id: null, sealed_size: sealedFile().length, part_count: 1 }],
});

/** The report's file as it is stored, which is one part. */
export const sealedFile = (): Buffer => fs.readFileSync(new URL("hz1-long-file.bin", folder));

export const sample = { accountId, departmentId, reportId, userId, epoch, secrets, longFile: thread.longFile };
export const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
