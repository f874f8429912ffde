// docs/hz1.md is enough for a second reader: this one opens every frozen sample.
import { argon2Sync } from "node:crypto";
import fs from "node:fs";
import { expect, test } from "vitest";
import { isSigned, kemPublicKey, openBox, openHpke, paddedFileSize, sealedSize, signingPublicKey } from "./boxes.ts";
import { codeSecret, fingerprintForPeople } from "./codes.ts";
import { ctx, fromBase64Url, headCtx, hkdf, id, sha256, sub, u32 } from "./encode.ts";
import { committed, isDepartment, isMember, isSuccession, notesKeyOf, openGrant, personOf, reportKeyOf, userKeyByCode } from "./keys.ts";
import { brokenEntry, gapsIn, openFile, openMessage, openNote, openRedactedBody, openText } from "./texts.ts";

const folder = new URL("../../../crypto/samples/", import.meta.url);
const read = (name: string) => JSON.parse(fs.readFileSync(new URL(`hz1${name}.json`, folder), "utf8"));
const [first, thread, purpose, succession] = [read(""), read("-thread"), read("-purpose"), read("-succession")];
const parts = [first, purpose, succession, read("-people"), read("-redactions"), read("-procedure"), read("-guests")];
const bytesOf = (of: "boxes" | "secrets") =>
  Object.fromEntries(
    parts.flatMap((one) => Object.entries((one[of] ?? {}) as Record<string, string>).map(([name, text]) => [name, fromBase64Url(text)])),
  ) as Record<string, Buffer>;
const [boxes, secrets] = [bytesOf("boxes"), bytesOf("secrets")];
const { ids, texts, codes, epoch } = first;
const { accountId, departmentId, reportId, userId } = ids;
const box = (name: string) => boxes[name]!;
const secret = (name: string) => secrets[name]!;
const head = { accountId, departmentId, epoch, reportId, rkId: secret("rkId"), reporterPk: secret("reporterPk") };
const person = personOf(secret("userKey"), userId);
const account = signingPublicKey(secret("accountSeed"));
const whole = async (chunks: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
const given = async function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 700_000) yield bytes.subarray(at, at + 700_000);
};
const pattern = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, i) => (31 * i + Math.floor(i / 256)) % 256));

test("the example of the page", () => {
  expect(ctx("x", 3).toString("hex")).toBe("687a31007800" + "00000004" + "00000003");
});

test("the user key by every wrap", () => {
  expect(userKeyByCode(codes.recoveryCode.toLowerCase(), userId, box("recoveryWrap"))).toEqual(secret("userKey"));
  const passkey = hkdf(secret("prf"), ctx("passkey-wrap", id(userId)));
  expect(openBox(passkey, ctx("passkey", id(userId)), box("passkeyWrap"))).toEqual(secret("userKey"));
  const session = ctx("session-uk", id(userId), id(ids.sessionId));
  expect(openBox(secret("sessionKey"), session, box("sessionBox"))).toEqual(secret("userKey"));
  expect(hkdf(codeSecret("recovery", codes.recoveryCode), ctx("recovery-auth", id(userId)))).toEqual(secret("recoveryAuth"));

  const wrap = box("passwordWrap");
  const [suite, salt, commit] = [wrap[4]!, wrap.subarray(5, 21), wrap.subarray(21, 53)];
  const cost = { parallelism: 1, memory: 65_536, passes: 3, tagLength: 32 };
  const stretched = argon2Sync("argon2id", { message: Buffer.from(codes.password.normalize("NFKC")), nonce: salt, ...cost });
  const key = (label: string) => hkdf(stretched, ctx(label, id(userId), suite, salt));
  expect([key("user-auth"), key("user-commit")]).toEqual([secret("passwordAuth"), commit]);
  const aad = ctx("user-key", id(userId), wrap.subarray(0, 53));
  expect(openBox(key("user-wrap"), aad, wrap.subarray(53))).toEqual(secret("userKey"));
});

test("a code is read with every dash of the page, and refused with what is none", () => {
  const page = fs.readFileSync(new URL("../../../docs/hz1.md", import.meta.url), "utf8");
  const [, dropped] = /^1\. Drop (.*), and what later versions/m.exec(page)!;
  const signs = [...dropped!.matchAll(/U\+([0-9A-F]+)(?: to U\+([0-9A-F]+))?/g)].flatMap(([, from, to = from]) => {
    const [first, last] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  const isDropped = new RegExp("[\u0307\\s\\p{Dash}\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]", "u");
  const all = Array.from({ length: 0x11_0000 }, (_, at) => (at < 0xd800 || at > 0xdfff ? String.fromCodePoint(at) : ""));
  expect(signs.toSorted()).toEqual(all.filter((sign) => isDropped.test(sign)).toSorted());
  const typed = (sign: string) => codes.recoveryCode.replaceAll("-", sign);
  for (const sign of signs) expect(codeSecret("recovery", typed(sign))).toBe(typed("").slice(0, 26));
  for (const letter of ["\u017f", "\u212a", "\uff35", "η", "ν", "υ", "Ж", "U"])
    expect(() => codeSecret("recovery", typed("").replace(/^./, letter))).toThrow("code-shape");
});

test("a report's keys by department and by case password", () => {
  const seed = secret("departmentSeed");
  expect(reportKeyOf(seed, head, box("fastKey"), Buffer.alloc(0))).toEqual(secret("reportKey"));
  expect(reportKeyOf(seed, head, null, box("sealedKey"))).toEqual(secret("reportKey"));
  const code = codeSecret("case", codes.casePassword);
  const wrapped = openBox(hkdf(code, ctx("case-wrap")), headCtx("case-wrap", head), box("wrappedKey"));
  expect(committed(head, wrapped)).toEqual(secret("reportKey"));
  expect(hkdf(code, ctx("case-token"))).toEqual(secret("token"));
  expect(signingPublicKey(hkdf(code, ctx("case-sig")))).toEqual(head.reporterPk);
  expect(notesKeyOf(seed, head, box("notesKey"), [person.sigPublicKey])).toEqual({ key: secret("notesKey"), isSigned: true });
});

test("title, body, messages, redactions and notes of every kind, signed by who wrote them", () => {
  const key = secret("reportKey");
  expect(openText(key, head, "title", box("title"))).toBe(texts.title);
  expect(openText(key, head, "body", box("body"))).toBe(texts.body);
  const signed = [
    { of: openMessage(key, head, ids.messageId, "reporter", box("reporterMessage")), by: head.reporterPk, text: texts.message },
    { of: openMessage(key, head, ids.messageId, "handler", box("handlerMessage")), by: person.sigPublicKey, text: texts.message },
    { of: openRedactedBody(key, head, box("redactedBody")), by: person.sigPublicKey, text: texts.body },
    ...(["reporter", "handler"] as const).map((role) => {
      const name = role === "reporter" ? "redactedReporterMessage" : "redactedHandlerMessage";
      return { of: openMessage(key, head, ids.messageId, role, box(name), true), by: person.sigPublicKey, text: texts.message };
    }),
    ...["note", "redaction", "summary", "step", "measure", "closure"].map((kind) => ({
      of: openNote(secret("notesKey"), head, ids.noteId, kind, box(kind)),
      by: person.sigPublicKey,
      text: texts[kind] ?? texts.note,
    })),
  ];
  for (const { of, by, text } of signed) expect([of.text, of.isBy(by), of.isBy(account)]).toEqual([text, true, false]);
});

test("files of one segment and of two", async () => {
  const key = secret("reportKey");
  expect(await whole(openFile(key, head, ids.fileId, first.fileSize, given(box("file"))))).toEqual(pattern(first.fileSize));
  const long = fs.readFileSync(new URL("hz1-long-file.bin", folder));
  const { id: fileId, size } = thread.longFile;
  expect(long.length).toBe(sealedSize(paddedFileSize(size)));
  expect(await whole(openFile(key, head, fileId, size, given(long)))).toEqual(pattern(size));
  await expect(whole(openFile(key, head, fileId, size, given(long.subarray(0, -1))))).rejects.toThrow("box-length");
  await expect(whole(openFile(key, head, fileId, size, given(long.subarray(0, 1_048_576))))).rejects.toThrow("box-length");
});

test("grants of every kind", () => {
  const granter = { byUserId: ids.granterId, byKey: secret("granterPublicKey") };
  const self = { byUserId: userId, byKey: person.sigPublicKey };
  const open = (by: typeof self, what: Parameters<typeof openGrant>[1]["what"], name: string) =>
    openGrant(person, { accountId, what, ...by, box: box(name), signature: box(`${name}Signature`) });
  expect(open(granter, { kind: "department", departmentId, epoch }, "grant")).toEqual(secret("departmentSeed"));
  expect(open(granter, { kind: "account" }, "accountGrant")).toEqual(secret("accountSeed"));
  expect(open(self, { kind: "trust" }, "trustGrant")).toEqual(account);
  expect(committed(head, open(self, { kind: "report", reportId }, "guestReport"))).toEqual(secret("reportKey"));
  expect(open(self, { kind: "notes", reportId }, "guestNotes")).toEqual(secret("notesKey"));
  const former = { box: fromBase64Url(thread.formerGrant), signature: fromBase64Url(thread.formerGrantSignature) };
  expect(openGrant(person, { accountId, what: { kind: "former" }, ...self, ...former })).toEqual(fromBase64Url(thread.formerAccountKey));
  expect(() => open(self, { kind: "account" }, "accountGrant")).toThrow("signature");
});

test("an emergency key by its code, and what it and the founder hold", () => {
  const emergency = read("-emergency");
  const own = personOf(userKeyByCode(emergency.code, emergency.id, fromBase64Url(emergency.wrap)), emergency.id);
  const keys = { kemPublicKey: own.kemPublicKey, sigPublicKey: own.sigPublicKey };
  expect([keys.kemPublicKey, keys.sigPublicKey]).toEqual([emergency.kemPublicKey, emergency.sigPublicKey].map(fromBase64Url));
  const signature = fromBase64Url(emergency.memberSignature);
  const member = { accountId, userId: emergency.id, ...keys, joinedAt: emergency.joinedAt, signature, invite: null };
  expect(isMember(account, member)).toBe(true);
  expect(hkdf(codeSecret("recovery", emergency.code), ctx("recovery-auth", id(emergency.id)))).toEqual(fromBase64Url(emergency.auth));
  for (const [holder, grants] of [[own, emergency.grants] as const, [person, emergency.selfGrants] as const])
    expect(
      grants.map(({ box: sealed, signature: by, ...what }: { box: string; signature: string; kind: "account" }) => {
        const self = { byUserId: holder.userId, byKey: holder.sigPublicKey };
        return openGrant(holder, { accountId, what, ...self, box: fromBase64Url(sealed), signature: fromBase64Url(by) });
      }),
    ).toEqual([secret("accountSeed"), account, secret("departmentSeed")]);
});

test("statements of departments, members and successions, and fingerprints", () => {
  const { notAfter, joinedAt, permits } = first;
  const publicKey = kemPublicKey(secret("departmentSeed"));
  expect(publicKey).toEqual(secret("departmentPublicKey"));
  const department = { accountId, departmentId, epoch, publicKey, notAfter };
  expect(isDepartment(account, { ...department, purpose: null }, box("departmentSignature"))).toBe(true);
  expect(isDepartment(account, { ...department, purpose: purpose.purpose }, box("purposeSignature"))).toBe(true);
  expect(isDepartment(account, { ...department, purpose: null }, box("purposeSignature"))).toBe(false);
  const member = { accountId, userId, kemPublicKey: person.kemPublicKey, sigPublicKey: person.sigPublicKey, joinedAt };
  expect(isMember(account, { ...member, signature: box("memberSignature"), invite: null })).toBe(true);

  const code = codeSecret("invite", codes.inviteCode);
  expect(hkdf(code, ctx("invite-token", id(ids.inviteId)))).toEqual(secret("inviteToken"));
  const inviteKey = signingPublicKey(hkdf(code, ctx("invite-sig", id(ids.inviteId))));
  const invite = { publicKey: inviteKey, permits, notAfter, certificate: box("inviteSignature") };
  const [kem, sig] = [thread.invitedMember.kemPublicKey, thread.invitedMember.sigPublicKey].map(fromBase64Url) as [Buffer, Buffer];
  const signature = fromBase64Url(thread.invitedMemberSignature);
  const invited = { accountId, userId: ids.inviteId, kemPublicKey: kem, sigPublicKey: sig, joinedAt, signature };
  expect(isMember(account, { ...invited, invite })).toBe(true);
  expect(isMember(account, { ...invited, invite: { ...invite, notAfter: joinedAt - 1 } })).toBe(false);

  const said = { accountId, former: account, next: box("nextAccountKey"), signedAt: succession.signedAt };
  expect(isSuccession(said, box("succession"))).toBe(true);
  const fingerprint = sha256(ctx("tenant-fp", id(accountId), account));
  expect([fingerprint, fingerprintForPeople(fingerprint)]).toEqual([secret("fingerprint"), first.fingerprintForPeople]);
  const own = sha256(ctx("member-fp", id(userId), person.kemPublicKey, person.sigPublicKey));
  expect(own).toEqual(secret("memberFingerprint"));
});

test("a whole case: body, the chain of messages with a redaction, notes, the log", () => {
  const key = secret("reportKey");
  expect(JSON.parse(openText(key, head, "body", fromBase64Url(thread.body)))).toMatchObject({ title: "Abfälle im Bach" });
  const links = thread.messages.map((message: { id: string; role: "reporter" | "handler"; redactedBy: string | null; box: string }) => {
    const sealed = fromBase64Url(message.box);
    const { text, isBy } = openMessage(key, head, message.id, message.role, sealed, message.redactedBy !== null);
    const by = message.redactedBy ? person.sigPublicKey : message.role === "reporter" ? head.reporterPk : person.sigPublicKey;
    expect(isBy(by)).toBe(true);
    if (!message.redactedBy) return { ...JSON.parse(text), hash: sha256(sealed).toString("base64url") };
    const { redaction, content } = JSON.parse(text);
    expect(redaction.byId).toBe(message.redactedBy);
    return { ...JSON.parse(content), hash: redaction.original };
  });
  expect(links[1].text).toContain("█████████ weiß");
  expect([...gapsIn(links)]).toEqual([]);
  expect([...gapsIn([links[0], links[2]])]).toEqual([1]);
  for (const { id: noteId, kind, box: sealed } of thread.notes) {
    const { text, isBy } = openNote(secret("notesKey"), head, noteId, kind, fromBase64Url(sealed));
    expect([isBy(person.sigPublicKey), JSON.parse(text).authorId]).toEqual([true, userId]);
    if (kind === "disclosure") expect(JSON.parse(JSON.parse(text).text)).toMatchObject({ ground: "prosecution", consentId: null });
  }
  const log = thread.audit.map((one: { seq: number; entry: string; hash: string }) => ({ ...one, hash: fromBase64Url(one.hash) }));
  expect(brokenEntry(log)).toBeNull();
  expect(brokenEntry(log.map((one: { seq: number }) => (one.seq === 1 ? { ...one, entry: "{}" } : one)))).toBe(1);
});

test("what is altered, or opened as something else, is refused", () => {
  const altered = Buffer.from(box("title"));
  altered[100]! ^= 1;
  expect(() => openText(secret("reportKey"), head, "title", altered)).toThrow("box-open");
  expect(() => openText(secret("reportKey"), { ...head, epoch: 4 }, "title", box("title"))).toThrow("box-open");
  expect(() => openMessage(secret("reportKey"), head, ids.messageId, "handler", box("redactedHandlerMessage"))).toThrow("box-open");
  expect(() => openHpke(secret("departmentSeed"), headCtx("report-key", { ...head, epoch: 4 }), box("sealedKey"))).toThrow("box-open");
  expect(() => codeSecret("case", codes.recoveryCode)).toThrow("code-check");
  expect(isSigned(account, ctx("x"), box("grantSignature"))).toBe(false);
  expect(sub(secret("reportKey"), head, "rk-id")).toEqual(secret("rkId"));
});

test("a text of the office and every entry of the key log, with its head and a person's note of it", () => {
  const { boxes: signed, templateId, language, signedAt, text } = read("-office-text");
  const said = ctx("office-text", id(accountId), templateId, language, signedAt, text);
  expect(isSigned(person.sigPublicKey, said, fromBase64Url(signed.officeTextSignature))).toBe(true);

  const { times, standsInFor, signatures, boxes: own } = read("-log");
  const fingerprint = sha256(ctx("member-fp", id(userId), person.kemPublicKey, person.sigPublicKey));
  const kinds: [string, ...(Uint8Array | number | string)[]][] = [
    ["account", account],
    ["department", id(departmentId), epoch, sha256(secret("departmentPublicKey")), "Aufsichtsrat", ...standsInFor.toSorted().map(id)],
    ["member", id(userId), fingerprint],
    ["removed", id(userId)],
  ];
  let head: Buffer = Buffer.alloc(32);
  for (const [at, fields] of kinds.entries()) {
    const entry = ctx("key-log", id(accountId), at, head, times[at], id(userId), ...fields);
    const signature = fromBase64Url(signatures[at]);
    expect(isSigned(account, entry, signature), fields[0]).toBe(true);
    head = sha256(entry, signature);
  }
  expect(head).toEqual(fromBase64Url(own.logHead));
  const of = ctx("log-head", id(accountId), id(userId));
  const noted = openBox(hkdf(hkdf(secret("userKey"), ctx("user-store", id(userId))), of), of, fromBase64Url(own.notedHead));
  expect(noted).toEqual(Buffer.concat([u32(kinds.length), head]));
});
