// The frozen sample, read by code that shares nothing with ours; and both directions of HPKE.
import { expect, test } from "vitest";
import * as hz from "./index.ts";
import emergency from "./samples/hz1-emergency.json" with { type: "json" };
import { sealTo } from "./protocol/sealed-keys.ts";
import { openWith } from "./protocol/sealed-keys.ts";
import { pattern } from "./samples/pattern.ts";
import * as frozen from "./samples/read.ts";
import * as reader from "./testing/independent-reader.ts";

const { ctx, hkdf, id, openStream, unpad } = reader;
const { boxes, secrets, ids, texts, codes, head, epoch } = frozen;
const H = (label: string, ...more: (Uint8Array | string)[]) => {
  const where = [id(ids.accountId), id(ids.departmentId), epoch, id(ids.reportId)];
  return ctx(label, ...where, secrets.rkId, secrets.reporterPk, ...more);
};
const subkey = (root: Uint8Array, ...info: [string, ...(Uint8Array | string)[]]) => hkdf(root, ctx(...info), id(ids.reportId));
const same = (a: Uint8Array, b: Uint8Array) => expect(Buffer.from(a).toString("hex")).toBe(Buffer.from(b).toString("hex"));

test("report key: sealed, wrapped, fast, and committed to", async () => {
  const { departmentSeed, reportKey } = secrets;
  same(await reader.openHpke(departmentSeed, H("report-key"), boxes.sealedKey), reportKey);
  const wrap = hkdf(reader.secretOf(codes.casePassword), ctx("case-wrap"));
  same(openStream(wrap, H("case-wrap"), boxes.wrappedKey), reportKey);
  const fast = hkdf(departmentSeed, ctx("department-sym"));
  same(openStream(fast, H("report-key-sym"), boxes.fastKey), reportKey);
  same(subkey(reportKey, "rk-id"), secrets.rkId);
  same(hkdf(reader.secretOf(codes.casePassword), ctx("case-token")), secrets.token);
  const sigSeed = hkdf(reader.secretOf(codes.casePassword), ctx("case-sig"));
  same(reader.publicOf(sigSeed), secrets.reporterPk);
});

test("title and body", () => {
  const { reportKey } = secrets;
  const title = unpad(openStream(subkey(reportKey, "title"), H("title"), boxes.title));
  const body = unpad(openStream(subkey(reportKey, "body"), H("body"), boxes.body));
  expect([title.toString(), body.toString()]).toEqual([texts.title, texts.body]);
});

test("messages and notes, with their signatures", async () => {
  const member = reader.publicOf(hkdf(secrets.userKey, ctx("user-sig", id(ids.userId))));
  const messages = { reporter: boxes.reporterMessage, handler: boxes.handlerMessage };
  for (const [role, box] of Object.entries(messages)) {
    const fields = [id(ids.messageId), role];
    const plain = unpad(openStream(subkey(secrets.reportKey, "msg", role), H("msg", ...fields), box));
    expect(plain.subarray(64).toString()).toBe(texts.message);
    const signed = H("msg-sig", ...fields, plain.subarray(64));
    const writer = role === "reporter" ? secrets.reporterPk : member;
    expect(reader.verify(writer, signed, plain.subarray(0, 64))).toBe(true);
  }
  const key = await reader.openHpke(secrets.departmentSeed, H("notes-key"), boxes.notesKey);
  same(key.subarray(0, 32), secrets.notesKey);
  const signedKey = H("notes-key-sig", secrets.notesKey);
  expect(reader.verify(member, signedKey, key.subarray(32))).toBe(true);
  for (const kind of ["note", "redaction", "summary", "step", "measure", "closure"] as const) {
    const aad = H(kind, id(ids.noteId));
    const plain = unpad(openStream(subkey(secrets.notesKey, kind), aad, boxes[kind]));
    expect(plain.subarray(64).toString()).toBe(kind === "redaction" || kind === "summary" ? texts[kind] : texts.note);
    const signed = H(`${kind}-sig`, id(ids.noteId), plain.subarray(64));
    expect(reader.verify(member, signed, plain.subarray(0, 64))).toBe(true);
  }
});

test("a redacted body and redacted messages, signed by who redacted them", () => {
  const member = reader.publicOf(hkdf(secrets.userKey, ctx("user-sig", id(ids.userId))));
  const body = unpad(openStream(subkey(secrets.reportKey, "body-redacted"), H("body-redacted"), boxes.redactedBody));
  expect(body.subarray(64).toString()).toBe(texts.body);
  expect(reader.verify(member, H("body-redacted-sig", body.subarray(64)), body.subarray(0, 64))).toBe(true);
  const messages = { reporter: boxes.redactedReporterMessage, handler: boxes.redactedHandlerMessage };
  for (const [role, box] of Object.entries(messages)) {
    const fields = [id(ids.messageId), role];
    const plain = unpad(openStream(subkey(secrets.reportKey, "msg-redacted", role), H("msg-redacted", ...fields), box));
    expect(plain.subarray(64).toString()).toBe(texts.message);
    expect(reader.verify(member, H("msg-redacted-sig", ...fields, plain.subarray(64)), plain.subarray(0, 64))).toBe(true);
  }
});

test("files, small and of several segments", () => {
  const file = id(ids.fileId);
  const plain = openStream(subkey(secrets.reportKey, "file", file), H("file", file), boxes.file);
  same(plain.subarray(0, frozen.fileSize), pattern(frozen.fileSize));
  expect(plain.subarray(frozen.fileSize).every((byte) => byte === 0)).toBe(true);
  const long = id(ids.longFileId);
  const padded = Buffer.alloc(2_555_904);
  padded.set(pattern(frozen.longFileSize));
  const key = subkey(secrets.reportKey, "file", long);
  const sealed = reader.sealStream(key, H("file", long), Buffer.from(boxes.longFileHeader), padded);
  expect(reader.sha256(sealed).toString("hex")).toBe(frozen.longFileSha256);
});

test("a file sealed by the other code opens with ours", async () => {
  const long = id(ids.longFileId);
  const padded = Buffer.alloc(2_555_904);
  padded.set(pattern(frozen.longFileSize));
  const key = subkey(secrets.reportKey, "file", long);
  const header = Buffer.concat([Buffer.of(40), hz.randomBytes(39)]);
  const sealed = reader.sealStream(key, H("file", long), header, padded);
  const file = hz.openFile(secrets.reportKey, head, ids.longFileId, frozen.longFileSize, new Blob([new Uint8Array(sealed)]).stream());
  const opened = await new Response(file).bytes();
  expect(reader.sha256(opened)).toEqual(reader.sha256(pattern(frozen.longFileSize)));
});

test("user key: by password, recovery code, session and passkey", () => {
  const user = id(ids.userId);
  const wrap = Buffer.from(boxes.passwordWrap);
  expect(wrap.subarray(0, 5).toString("hex")).toBe("485a010301");
  const salt = wrap.subarray(5, 21);
  const stretch = reader.stretch(codes.password, salt);
  same(hkdf(stretch, ctx("user-auth", user, 1, salt)), secrets.passwordAuth);
  same(hkdf(stretch, ctx("user-commit", user, 1, salt)), wrap.subarray(21, 53));
  const byPassword = hkdf(stretch, ctx("user-wrap", user, 1, salt));
  same(openStream(byPassword, ctx("user-key", user, wrap.subarray(0, 53)), wrap.subarray(53)), secrets.userKey);
  const code = reader.secretOf(codes.recoveryCode);
  same(hkdf(code, ctx("recovery-auth", user)), secrets.recoveryAuth);
  same(openStream(hkdf(code, ctx("recovery-wrap", user)), ctx("recovery", user), boxes.recoveryWrap), secrets.userKey);
  const aad = ctx("session-uk", user, id(ids.sessionId));
  same(openStream(secrets.sessionKey, aad, boxes.sessionBox), secrets.userKey);
  const byPasskey = hkdf(secrets.prf, ctx("passkey-wrap", user));
  same(openStream(byPasskey, ctx("passkey", user), boxes.passkeyWrap), secrets.userKey);
});

test("grants and statements", async () => {
  const user = id(ids.userId);
  const account = id(ids.accountId);
  const ours = await hz.userKeys(secrets.userKey, ids.userId);
  const kemSeed = hkdf(secrets.userKey, ctx("user-kem", user));
  const kemHash = reader.sha256(ours.kem.publicKey);
  const to = [user, kemHash, id(ids.granterId)];
  const department = [account, "department", id(ids.departmentId), epoch, ...to];
  same(await reader.openHpke(kemSeed, ctx("grant", ...department), boxes.grant), secrets.departmentSeed);
  const signed = ctx("grant-sig", ...department, reader.sha256(boxes.grant));
  expect(reader.verify(secrets.granterPublicKey, signed, boxes.grantSignature)).toBe(true);
  const whole = [account, "account", "", 0, ...to];
  same(await reader.openHpke(kemSeed, ctx("grant", ...whole), boxes.accountGrant), secrets.accountSeed);

  const tk = reader.publicOf(secrets.accountSeed);
  const { notAfter, joinedAt, permits } = frozen;
  const dk = reader.sha256(secrets.departmentPublicKey);
  const keyText = ctx("department-key", account, id(ids.departmentId), epoch, dk, notAfter);
  expect(reader.verify(tk, keyText, boxes.departmentSignature)).toBe(true);
  const { name, standsInFor, signedAt } = frozen.purpose;
  const offices = standsInFor.toSorted().map(id);
  const said = [account, id(ids.departmentId), epoch, dk, notAfter, signedAt, Buffer.from(name), ...offices];
  expect(reader.verify(tk, ctx("department-purpose", ...said), boxes.purposeSignature)).toBe(true);
  const sigKey = reader.publicOf(hkdf(secrets.userKey, ctx("user-sig", user)));
  expect(reader.verify(tk, ctx("member", account, user, kemHash, sigKey, joinedAt), boxes.memberSignature)).toBe(true);
  const invite = id(ids.inviteId);
  const code = reader.secretOf(codes.inviteCode);
  const inviteKey = reader.publicOf(hkdf(code, ctx("invite-sig", invite)));
  const inviteText = ctx("invite", account, invite, inviteKey, permits, notAfter);
  expect(reader.verify(tk, inviteText, boxes.inviteSignature)).toBe(true);
  same(hkdf(code, ctx("invite-token", invite)), secrets.inviteToken);
  same(reader.sha256(ctx("tenant-fp", account, tk)), secrets.fingerprint);
  same(reader.sha256(ctx("member-fp", user, ours.kem.publicKey, sigKey)), secrets.memberFingerprint);
  const trust = [account, "trust", "", 0, user, kemHash, user];
  same(await reader.openHpke(kemSeed, ctx("grant", ...trust), boxes.trustGrant), tk);
  const trustText = ctx("grant-sig", ...trust, reader.sha256(boxes.trustGrant));
  expect(reader.verify(sigKey, trustText, boxes.trustGrantSignature)).toBe(true);
});

test("an emergency key: its wrap, its member statement and its grants", async () => {
  const b64 = (text: string) => Buffer.from(text, "base64url");
  const [account, own] = [id(ids.accountId), id(emergency.id)];
  const code = reader.secretOf(emergency.code);
  same(hkdf(code, ctx("recovery-auth", own)), b64(emergency.auth));
  const userKey = openStream(hkdf(code, ctx("recovery-wrap", own)), ctx("recovery", own), b64(emergency.wrap));
  const sigKey = reader.publicOf(hkdf(userKey, ctx("user-sig", own)));
  same(sigKey, b64(emergency.sigPublicKey));
  const kemHash = reader.sha256(b64(emergency.kemPublicKey));
  const member = ctx("member", account, own, kemHash, sigKey, emergency.joinedAt);
  const tk = reader.publicOf(secrets.accountSeed);
  expect(reader.verify(tk, member, b64(emergency.memberSignature))).toBe(true);
  const opened: Record<string, Uint8Array> = {};
  for (const { kind, departmentId, epoch: number, box, signature } of emergency.grants) {
    const fields = [account, kind, departmentId ? id(departmentId) : "", number ?? 0, own, kemHash, own];
    expect(reader.verify(sigKey, ctx("grant-sig", ...fields, reader.sha256(b64(box))), b64(signature))).toBe(true);
    opened[kind] = await reader.openHpke(hkdf(userKey, ctx("user-kem", own)), ctx("grant", ...fields), b64(box));
  }
  same(opened["account"]!, secrets.accountSeed);
  same(opened["trust"]!, tk);
  same(opened["department"]!, secrets.departmentSeed);
});

test("HPKE in both directions", async () => {
  const seed = hz.newDepartmentSeed();
  const publicKey = await hz.departmentPublicKey(seed);
  const [info, plain] = [hz.randomBytes(20), hz.randomBytes(32)];
  same(await reader.openHpke(seed, info, await sealTo(publicKey, info, plain)), plain);
  const theirs = new Uint8Array(await reader.sealHpke(publicKey, info, plain));
  same(await openWith(seed, info, theirs), plain);
});
