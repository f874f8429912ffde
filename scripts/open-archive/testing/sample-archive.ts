// A whole archive of the frozen samples: crypto/samples/hz1-archive.zip, and what tests forge.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { kemPublicKey, signingPublicKey } from "../hz1/boxes.ts";
import { ctx, fromBase64Url, id, sha256 } from "../hz1/encode.ts";
import { personOf } from "../hz1/keys.ts";
import { storedZip } from "./stored-zip.ts";

const read = (name: string) => JSON.parse(fs.readFileSync(new URL(`../../../crypto/samples/hz1${name}.json`, import.meta.url), "utf8"));
const [first, thread, log, office, people] = [read(""), read("-thread"), read("-log"), read("-office-text"), read("-people")];
const { secrets, boxes, ids, epoch } = first;
const { accountId, departmentId, reportId, userId } = ids;
const person = personOf(fromBase64Url(secrets.userKey), userId);
const account = signingPublicKey(fromBase64Url(secrets.accountSeed));
const department = kemPublicKey(fromBase64Url(secrets.departmentSeed));
const FORMAT = { format: "hinweiszentrale-archiv", version: 1, accountId };
const MADE = new Date(Date.UTC(2026, 10, 28, 12));
const CASE = "faelle/2026-ABCD-EFGH";

type Row = Record<string, unknown>;
const hex = (bytes: Uint8Array | string) => `\\x${(typeof bytes === "string" ? fromBase64Url(bytes) : Buffer.from(bytes)).toString("hex")}`;
const at = (minute: number) => new Date(MADE.getTime() - (60 - minute) * 60_000).toISOString().replace("Z", "+00:00");

/** The log's rows: the signed entries of the sample, each with the head after it. */
function logRows(): Row[] {
  const { standsInFor, signatures, times } = log;
  const { memberFingerprint: fingerprint } = people.secrets;
  const [publicKey, keyHash] = [account.toString("base64url"), sha256(department).toString("base64url")];
  const said = [
    { what: { kind: "account", publicKey }, fields: [account] },
    {
      what: { kind: "department", departmentId, epoch, keyHash, name: "Aufsichtsrat", standsInFor },
      fields: [id(departmentId), epoch, sha256(department), "Aufsichtsrat", ...standsInFor.toSorted().map(id)],
    },
    { what: { kind: "member", userId, fingerprint }, fields: [id(userId), fromBase64Url(fingerprint)] },
    { what: { kind: "removed", userId }, fields: [id(userId)] },
  ];
  let head: Buffer = Buffer.alloc(32);
  return said.map(({ what, fields }, n) => {
    const text = ctx("key-log", id(accountId), n, head, times[n], id(userId), what.kind, ...fields);
    head = sha256(text, fromBase64Url(signatures[n]));
    const entry = { seq: n + 1, time: times[n], by_user_id: userId, what: JSON.stringify(what) };
    return { ...entry, signature: hex(signatures[n] as string), hash: hex(head) };
  });
}

/** Rows of the account by their table. */
const tables = (): Record<string, Row[]> => ({
  accounts: [{ account_id: accountId, company_name: "Muster AG", public_key: hex(account) }],
  key_log: logRows(),
  users: [
    {
      id: userId,
      full_name: "Anna Lindner",
      email: "anna.lindner@muster.example",
      is_active: true,
      kem_public_key: hex(person.kemPublicKey),
      sig_public_key: hex(person.sigPublicKey),
      joined_at: first.joinedAt,
      member_signature: hex(boxes.memberSignature),
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
      public_key: hex(department),
      not_after: first.notAfter,
      signature: hex(boxes.departmentSignature),
      purpose: null,
    },
  ],
  confirmation_texts: [{ number: 1, company_name: "Muster AG", texts: { [office.language]: office.text }, created_at: at(0) }],
  receipt_signatures: [
    {
      language: office.language,
      text_hash: hex(sha256(office.text)),
      user_id: userId,
      signed_at: office.signedAt,
      signature: hex(office.boxes.officeTextSignature),
    },
  ],
  audit_entries: thread.audit.map(({ seq, entry, hash }: { seq: number; entry: string; hash: string }) => ({
    seq,
    entry,
    hash: hex(hash),
  })),
});

type Message = { id: string; role: string; authorId: string | null; redactedBy: string | null; box: string };
type Note = { id: string; kind: string; authorId: string; box: string };

/** The one report's rows, with their tables. */
const caseRows = (): { table: string; row: Row }[] => [
  {
    table: "reports",
    row: {
      id: reportId,
      number: 1,
      case_number: "ABCD-EFGH",
      status: "in_progress",
      department_id: departmentId,
      epoch,
      head_department_id: departmentId,
      head_epoch: epoch,
      rk_id: hex(secrets.rkId),
      reporter_pk: hex(secrets.reporterPk),
      sealed_key: hex(boxes.sealedKey),
      fast_key: hex(boxes.fastKey),
      notes_key: hex(boxes.notesKey),
      notes_key_by: userId,
      title: hex(boxes.title),
      body: hex(thread.body),
      body_redacted_by: null,
      received_at: at(0),
      created_at: at(0),
    },
  },
  ...thread.messages.map((one: Message, n: number) => ({
    table: "messages",
    row: {
      id: one.id,
      report_id: reportId,
      kind: "message",
      is_from_reporter: one.role === "reporter",
      author_id: one.authorId,
      redacted_by: one.redactedBy,
      box: hex(one.box),
      created_at: at(n + 1),
    },
  })),
  ...thread.notes.map((one: Note, n: number) => ({
    table: "notes",
    row: { id: one.id, report_id: reportId, kind: one.kind, author_id: one.authorId, box: hex(one.box), created_at: at(n + 10) },
  })),
];

/** The archive's entries in their order, but for the sums. */
export function sampleEntries(): Map<string, Buffer> {
  const { id: fileId, name, size } = thread.longFile;
  const file = Buffer.from(Uint8Array.from({ length: size }, (_, i) => (31 * i + Math.floor(i / 256)) % 256));
  const opened = { id: fileId, name, size, path: `${CASE}/dateien/${name}`, sha256: createHash("sha256").update(file).digest("hex") };
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const lines = (all: unknown[]) => Buffer.from(all.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const departments = [{ departmentId, epoch, seed: secrets.departmentSeed }];
  return new Map([
    [opened.path, file],
    [`${CASE}/fall.json`, json({ id: reportId, files: [opened] })],
    [`bestand/faelle/${reportId}.ndjson`, lines(caseRows())],
    ...Object.entries(tables()).map(
      ([table, rows]) => [`bestand/tabellen/${table}/0001.ndjson`, lines(rows.map((row) => ({ table, row })))] as const,
    ),
    ["bestand/schluessel.json", json({ ...FORMAT, by: userId, accountSeed: secrets.accountSeed, departments })],
  ]);
}

/** A ZIP of them and of their sums. */
export function zipOf(entries: ReadonlyMap<string, Buffer>): Buffer {
  const sums = Object.fromEntries([...entries].map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]));
  const list = JSON.stringify({ ...FORMAT, at: MADE.toISOString(), reports: 1, sha256: sums });
  return storedZip([...entries, ["bestand/pruefsummen.json", Buffer.from(list)]]);
}
