// What came to the first sample later, from its secrets, each written once like it: `node crypto/samples/write-added.ts procedure`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { boxes, epoch, head, ids, joinedAt, logSignatures, logStandsInFor, logTimes, notAfter, secrets, texts } from "./read.ts";

const { accountId, departmentId, userId } = ids;

/** What the office notes of a report's procedure. */
async function procedure() {
  const { sig } = await hz.userKeys(secrets.userKey, userId);
  const note = async (kind: "step" | "measure" | "closure") =>
    hz.toBase64Url(await hz.sealNote(secrets.notesKey, head, ids.noteId, texts.note, sig, kind));
  return { boxes: { step: await note("step"), measure: await note("measure"), closure: await note("closure") } };
}

/** A department's statement with its purpose. */
async function purpose() {
  const stated = { name: "Aufsichtsrat", standsInFor: [hz.newId(), hz.newId()], signedAt: 1_790_000_000 };
  const publicKey = secrets.departmentPublicKey;
  const statement = { accountId, departmentId, epoch, publicKey, notAfter, purpose: stated };
  const signature = await hz.signDepartment(await hz.accountKey(secrets.accountSeed), statement);
  return { purpose: stated, boxes: { purposeSignature: hz.toBase64Url(signature) } };
}

/** A former account key's word for the next one. */
async function succession() {
  const former = await hz.accountKey(secrets.accountSeed);
  const { publicKey } = await hz.accountKey(hz.newAccountSeed());
  const signedAt = 1_800_000_000;
  const signature = await hz.signSuccession(former, { accountId, publicKey, signedAt });
  return { signedAt, boxes: { nextAccountKey: hz.toBase64Url(publicKey), succession: hz.toBase64Url(signature) } };
}

/** What the sample's key log says, entry by entry. */
async function logWhats(standsInFor: readonly string[]): Promise<hz.LogWhat[]> {
  const { publicKey } = await hz.accountKey(secrets.accountSeed);
  const { kem, sig } = await hz.userKeys(secrets.userKey, userId);
  const fingerprint = await hz.memberFingerprint(userId, kem.publicKey, sig.publicKey);
  const keyHash = await hz.sha256(secrets.departmentPublicKey);
  return [
    { kind: "account", publicKey },
    { kind: "department", departmentId, epoch, keyHash, name: "Aufsichtsrat", standsInFor },
    { kind: "member", userId, fingerprint },
    { kind: "removed", userId },
  ];
}

/** A key log with an entry of each kind, its head, and a person's own note of that. */
async function log() {
  const account = await hz.accountKey(secrets.accountSeed);
  const { store } = await hz.userKeys(secrets.userKey, userId);
  const standsInFor = [hz.newId(), hz.newId()];
  const [signatures, times]: [string[], number[]] = [[], []];
  let head = hz.NO_ENTRIES;
  for (const what of await logWhats(standsInFor)) {
    const entry = await hz.signLogEntry(account, accountId, head, { time: 1_800_000_000 + 60 * head.length, by: userId, what });
    head = hz.headAfter(accountId, head, entry);
    signatures.push(hz.toBase64Url(entry.signature));
    times.push(entry.time);
  }
  const noted = await hz.sealLogHead(store, { accountId, userId }, head);
  return { times, standsInFor, signatures, boxes: { logHead: hz.toBase64Url(head.hash), notedHead: hz.toBase64Url(noted) } };
}

/** What an office says by itself, with its placeholders open. */
async function officeText() {
  const { sig } = await hz.userKeys(secrets.userKey, userId);
  const said = {
    templateId: "receipt-automatic",
    language: "de",
    signedAt: 1_800_000_000,
    text: "Guten Tag,\nFall {{case.number}} – Übersicht",
  };
  return { ...said, boxes: { officeTextSignature: hz.toBase64Url(await hz.signOfficeText(sig, { accountId, ...said })) } };
}

/** A note whose author had read three entries of the log of `log`. */
async function noteLog() {
  const { sig } = await hz.userKeys(secrets.userKey, userId);
  const id = hz.newId();
  let read = hz.NO_ENTRIES;
  for (const [n, what] of (await logWhats(logStandsInFor)).slice(0, 3).entries())
    read = hz.headAfter(accountId, read, { time: logTimes[n]!, by: userId, what, signature: hz.fromBase64Url(logSignatures[n]!) });
  const named = { length: read.length, hash: hz.toBase64Url(read.hash) };
  const text = JSON.stringify({ authorId: userId, author: "Anna Lindner", time: 1_800_000_300, text: "Rücksprache", log: named });
  return { id, boxes: { noteWithLog: hz.toBase64Url(await hz.sealNote(secrets.notesKey, head, id, text, sig, "note")) } };
}

/** What the office signed of the sample's report, as its reporter saves it with the text. */
async function evidence() {
  const { kem, sig } = await hz.userKeys(secrets.userKey, userId);
  const account = await hz.accountKey(secrets.accountSeed);
  const former = await hz.accountKey(hz.newAccountSeed());
  const key = await hz.wordingKey(secrets.reportKey, head);
  const text = `${texts.title}\n\n${texts.body}`;
  const hashes = { bodyHash: await hz.sha256(boxes.body), wording: await hz.wordingCommitment(key, text) };
  const said = { receivedOn: "2026-11-27", signedOn: "2026-11-29", office: "Interne Meldestelle, Müller & Söhne GmbH" };
  const signature = await hz.signEvidence(sig, { head, ...hashes, ...said });
  const succession = { accountId, publicKey: account.publicKey, signedAt: 1_800_000_000 };
  const b64 = hz.toBase64Url;
  return {
    format: "hinweiszentrale-nachweis",
    version: 1,
    accountId,
    accountPublicKey: b64(account.publicKey),
    signer: {
      userId,
      kemPublicKey: b64(kem.publicKey),
      sigPublicKey: b64(sig.publicKey),
      joinedAt,
      signature: b64(boxes.memberSignature),
      invite: null,
    },
    successions: [
      {
        formerPublicKey: b64(former.publicKey),
        publicKey: b64(account.publicKey),
        signedAt: succession.signedAt,
        signature: b64(await hz.signSuccession(former, succession)),
      },
    ],
    report: { departmentId, epoch, reportId: ids.reportId, rkId: b64(head.rkId), reporterPk: b64(head.reporterPk) },
    evidence: { byUserId: userId, bodyHash: b64(hashes.bodyHash), wording: b64(hashes.wording), ...said, signature: b64(signature) },
    text: { key: b64(key), text },
  };
}

const added: Record<string, () => Promise<object>> = {
  procedure,
  purpose,
  succession,
  log,
  "office-text": officeText,
  "note-log": noteLog,
  evidence,
};
const name = process.argv[2] ?? "";
const make = added[name];
if (!make) throw new Error(`One of ${Object.keys(added).join(", ")}`);
await writeFile(new URL(`hz1-${name}.json`, import.meta.url), `${JSON.stringify(await make(), null, 1)}\n`, { flag: "wx" });
