// A report's key, and the two ways to it: the department's seed and the reporter's case password.
import { type Bytes, concat, equalBytes, ofLength } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { type SigningKey, signingKey, verifySignature } from "../primitives/curves.ts";
import { randomBytes, sha256 } from "../primitives/platform.ts";
import type { ReportTarget } from "./account.ts";
import { codeSecret, newCode } from "./codes.ts";
import { ctx, derive, headCtx, type ReportHead, subkey } from "./context.ts";
import { openWith, sealTo, unwrapKey, wrapKey } from "./sealed-keys.ts";

/**
 * A key as somebody handed it on, if it is this report's; throws `commitment`. Whoever opens a report key asks this, so that no two
 * readers can hold different keys.
 */
export async function committed(head: ReportHead, reportKey: Bytes): Promise<Bytes> {
  const rkId = await subkey(reportKey, head, ctx("rk-id"));
  if (!equalBytes(rkId, head.rkId)) throw new CryptoFailure("commitment");
  return reportKey;
}

/** What follows from a case password; the server indexes `tokenHash` and, as proof, receives `token`. */
export type CaseKeys = { token: Bytes; tokenHash: Bytes; wrap: Bytes; sig: SigningKey };

/** The keys of a case password as typed; throws `code-shape` or `code-check`. */
export async function caseKeys(casePassword: string): Promise<CaseKeys> {
  const secret = await codeSecret("case", casePassword);
  const token = await derive(secret, ctx("case-token"));
  const wrap = await derive(secret, ctx("case-wrap"));
  const sig = await signingKey(await derive(secret, ctx("case-sig")));
  return { token, tokenHash: await sha256(token), wrap, sig };
}

/**
 * The case password, all keys, the head, and both boxes of the report key, for a target whose statement is verified and a fresh
 * report id.
 */
export async function createReportKeys(target: ReportTarget, reportId: string) {
  const { publicKey, accountId, departmentId, epoch } = target;
  const casePassword = await newCode("case");
  const keys = await caseKeys(casePassword);
  const reportKey = randomBytes(32);
  const unnamed = { accountId, departmentId, epoch, reportId, reporterPk: keys.sig.publicKey };
  const rkId = await subkey(reportKey, { ...unnamed, rkId: reportKey }, ctx("rk-id"));
  const head: ReportHead = { ...unnamed, rkId };
  const sealedKey = await sealReportKey(publicKey, head, reportKey);
  const wrappedKey = await wrapKey(keys.wrap, headCtx("case-wrap", head), reportKey);
  return { casePassword, keys, head, reportKey, sealedKey, wrappedKey };
}

/**
 * Seals the report key to a department's public key (1176 bytes). After a transfer or in a new epoch, `head` names the department
 * and epoch that the key is sealed to now, here and in the functions below; title, body, files, messages and notes keep the first
 * head.
 */
export const sealReportKey = async (publicKey: Bytes, head: ReportHead, reportKey: Bytes) =>
  sealTo(publicKey, headCtx("report-key", head), ofLength(reportKey, 32));

/** Opens the report key with the department's seed; throws `commitment` for a foreign one. */
export const openSealedKey = async (departmentSeed: Bytes, head: ReportHead, box: Bytes) =>
  committed(head, await openWith(departmentSeed, headCtx("report-key", head), box));

/** Opens the report key with the case keys; throws `commitment` for a foreign one. */
export const unwrapReportKey = async (keys: { wrap: Bytes }, head: ReportHead, box: Bytes) =>
  committed(head, await unwrapKey(keys.wrap, headCtx("case-wrap", head), box));

const fastKey = (departmentSeed: Bytes) => derive(ofLength(departmentSeed, 32), ctx("department-sym"));

/** Seals the report key in a small box (88 bytes) that opens fast with the department's seed. */
export const sealFastKey = async (departmentSeed: Bytes, head: ReportHead, reportKey: Bytes) =>
  wrapKey(await fastKey(departmentSeed), headCtx("report-key-sym", head), reportKey);

/** Opens that box; throws `commitment` for a foreign report key. */
export async function openFastKey(departmentSeed: Bytes, head: ReportHead, box: Bytes) {
  const key = await fastKey(departmentSeed);
  return committed(head, await unwrapKey(key, headCtx("report-key-sym", head), box));
}

/** A fresh key for a report's internal notes, 32 bytes. */
export const newNotesKey = (): Bytes => randomBytes(32);

/**
 * Seals the notes key to the department's public key (1240 bytes), signed by its author. It is signed because anybody can seal to a
 * public key: else the server could plant a key that it knows.
 */
export async function sealNotesKey(to: Bytes, head: ReportHead, notesKey: Bytes, sig: SigningKey) {
  const signature = await sig.sign(headCtx("notes-key-sig", head, ofLength(notesKey, 32)));
  return sealTo(to, headCtx("notes-key", head), concat(notesKey, signature));
}

/** Opens the notes key; `author` is the public key of the member who sealed it. */
export async function openNotesKey(seed: Bytes, head: ReportHead, author: Bytes, box: Bytes) {
  const plain = await openWith(seed, headCtx("notes-key", head), box);
  const notesKey = plain.slice(0, 32);
  const signed = headCtx("notes-key-sig", head, notesKey);
  const holds = await verifySignature(author, signed, plain.slice(32));
  if (!holds) throw new CryptoFailure("signature");
  return notesKey;
}
