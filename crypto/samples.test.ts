import { expect, test } from "vitest";
import * as hz from "./index.ts";
import { pattern } from "./samples/pattern.ts";
import evidence from "./samples/hz1-evidence.json" with { type: "json" };
import noteLog from "./samples/hz1-note-log.json" with { type: "json" };
import emergency from "./samples/hz1-emergency.json" with { type: "json" };
import officeText from "./samples/hz1-office-text.json" with { type: "json" };
import thread from "./samples/hz1-thread.json" with { type: "json" };
import * as frozen from "./samples/read.ts";

const { boxes, secrets, ids, texts, codes, head, epoch } = frozen;
const { accountId, departmentId, userId } = ids;
const { departmentSeed, reportKey, userKey, notesKey } = secrets;

test("the sample's report opens on each way to it", async () => {
  const keys = await hz.caseKeys(codes.casePassword);
  expect(keys.token).toEqual(secrets.token);
  expect(keys.sig.publicKey).toEqual(head.reporterPk);
  expect(await hz.openSealedKey(departmentSeed, head, boxes.sealedKey)).toEqual(reportKey);
  expect(await hz.unwrapReportKey(keys, head, boxes.wrappedKey)).toEqual(reportKey);
  expect(await hz.openFastKey(departmentSeed, head, boxes.fastKey)).toEqual(reportKey);
  expect(await hz.openTitle(reportKey, head, boxes.title)).toBe(texts.title);
  expect(await hz.openBody(reportKey, head, boxes.body)).toBe(texts.body);
});

test("the sample's messages and notes open, signed by who wrote them", async () => {
  const { sig } = await hz.userKeys(userKey, userId);
  const id = ids.messageId;
  const { reporterMessage, handlerMessage } = boxes;
  const asked = await hz.openMessage(reportKey, head, { id, role: "reporter" }, reporterMessage);
  expect([asked.text, await asked.verify(head.reporterPk)]).toEqual([texts.message, true]);
  const answered = await hz.openMessage(reportKey, head, { id, role: "handler" }, handlerMessage);
  expect([answered.text, await answered.verify(sig.publicKey)]).toEqual([texts.message, true]);
  const opened = await hz.openNotesKey(departmentSeed, head, sig.publicKey, boxes.notesKey);
  expect(opened).toEqual(notesKey);
  for (const kind of ["note", "redaction", "summary"] as const) {
    const note = await hz.openNote(notesKey, head, ids.noteId, boxes[kind], kind);
    expect([note.text, await note.verify(sig.publicKey)]).toEqual([texts[kind], true]);
  }
  for (const kind of ["step", "measure", "closure"] as const) {
    const note = await hz.openNote(notesKey, head, ids.noteId, boxes[kind], kind);
    expect([note.text, await note.verify(sig.publicKey)]).toEqual([texts.note, true]);
  }
});

test("the sample's redacted body and messages open, signed by who redacted them", async () => {
  const { sig } = await hz.userKeys(userKey, userId);
  const body = await hz.openRedactedBody(reportKey, head, boxes.redactedBody);
  expect([body.text, await body.verify(sig.publicKey)]).toEqual([texts.body, true]);
  for (const [role, box] of [["reporter", boxes.redactedReporterMessage] as const, ["handler", boxes.redactedHandlerMessage] as const]) {
    const message = await hz.openRedactedMessage(reportKey, head, { id: ids.messageId, role }, box);
    expect([message.text, await message.verify(sig.publicKey)]).toEqual([texts.message, true]);
  }
});

test("the sample's file opens", async () => {
  const sealed = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(boxes.file);
      controller.close();
    },
  });
  const file = hz.openFile(reportKey, head, ids.fileId, frozen.fileSize, sealed);
  const { value } = await file.getReader().read();
  expect(value).toEqual(pattern(frozen.fileSize));
});

test("the sample's user key opens by password, recovery code, session and passkey", async () => {
  const salt = boxes.passwordWrap.slice(5, 21);
  const stretch = await hz.stretchPassword(codes.password, salt, 1);
  const keys = await hz.passwordKeys(stretch, { userId, suite: 1, salt });
  expect(keys.auth).toEqual(secrets.passwordAuth);
  expect(await hz.unwrapUserKey(boxes.passwordWrap, keys, { userId })).toEqual(userKey);
  const recovery = await hz.recoveryKeys(codes.recoveryCode, userId);
  expect(recovery.auth).toEqual(secrets.recoveryAuth);
  expect(await hz.unwrapFromRecovery(boxes.recoveryWrap, recovery, userId)).toEqual(userKey);
  const session = { userId, sessionId: ids.sessionId };
  const opened = await hz.openUserKeyFromSession(boxes.sessionBox, secrets.sessionKey, session);
  expect(opened).toEqual(userKey);
  const passkey = await hz.passkeyKeys(secrets.prf, userId);
  expect(await hz.unwrapFromPasskey(boxes.passkeyWrap, passkey, userId)).toEqual(userKey);
});

test("the sample's grants and statements hold", async () => {
  const { kem, sig } = await hz.userKeys(userKey, userId);
  const by = { userId: ids.granterId, sigPublicKey: secrets.granterPublicKey };
  const ends = { accountId, to: { userId, kem }, by };
  const what = { kind: "department", departmentId, epoch } as const;
  const { grant, grantSignature, accountGrant, accountGrantSignature } = boxes;
  expect(await hz.openGrant({ ...ends, what }, grant, grantSignature)).toEqual(departmentSeed);
  const account = await hz.openGrant({ ...ends, what: { kind: "account" } }, accountGrant, accountGrantSignature);
  expect(account).toEqual(secrets.accountSeed);
  const self = { ...ends, by: { userId, sigPublicKey: sig.publicKey } };
  const trusted = await hz.openGrant({ ...self, what: { kind: "trust" } }, boxes.trustGrant, boxes.trustGrantSignature);
  expect(trusted).toEqual((await hz.accountKey(account)).publicKey);
  expect(await hz.memberFingerprint(userId, kem.publicKey, sig.publicKey)).toEqual(secrets.memberFingerprint);
  const { publicKey } = await hz.accountKey(account);
  const fingerprint = await hz.accountFingerprint(accountId, publicKey);
  expect(fingerprint).toEqual(secrets.fingerprint);
  expect(hz.fingerprintForPeople(fingerprint)).toBe(frozen.fingerprintForPeople);

  const departmentKey = await hz.departmentPublicKey(departmentSeed);
  expect(departmentKey).toEqual(secrets.departmentPublicKey);
  const { notAfter, joinedAt, permits, purpose } = frozen;
  const department = { accountId, departmentId, epoch, publicKey: departmentKey, notAfter, purpose: null };
  expect(await hz.verifyDepartment(publicKey, department, boxes.departmentSignature, 0)).toBe(true);
  expect(await hz.verifyDepartment(publicKey, { ...department, purpose }, boxes.purposeSignature, 0)).toBe(true);
  const keys = { kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey };
  const member = { accountId, userId, ...keys, joinedAt };
  expect(await hz.verifyMember(publicKey, member, boxes.memberSignature)).toBe(true);
  const invite = await hz.inviteKeys(codes.inviteCode, ids.inviteId);
  expect(invite.token).toEqual(secrets.inviteToken);
  const named = { accountId, inviteId: ids.inviteId, sigPublicKey: invite.sig.publicKey };
  const invitation = { ...named, permits, notAfter };
  expect(await hz.verifyInvite(publicKey, invitation, boxes.inviteSignature, joinedAt)).toBe(true);
});

test("the sample's keys for a guest open, and are this report's", async () => {
  const { kem, sig } = await hz.userKeys(userKey, userId);
  const ends = { accountId, to: { userId, kem }, by: { userId, sigPublicKey: sig.publicKey } };
  const open = (kind: "report" | "notes", box: hz.Bytes, signature: hz.Bytes) =>
    hz.openGrant({ ...ends, what: { kind, reportId: ids.reportId } }, box, signature);
  const report = await open("report", boxes.guestReport, boxes.guestReportSignature);
  expect(await hz.committed(head, report)).toEqual(reportKey);
  const notes = await open("notes", boxes.guestNotes, boxes.guestNotesSignature);
  expect(notes).toEqual(notesKey);
  // One is not the other, and neither is another report's.
  await expect(open("report", boxes.guestNotes, boxes.guestNotesSignature)).rejects.toThrow(hz.CryptoFailure);
  await expect(hz.committed(head, notes)).rejects.toThrow(hz.CryptoFailure);
});

test("the sample's former account key says which one follows it", async () => {
  const { publicKey: formerPublicKey } = await hz.accountKey(secrets.accountSeed);
  const statement = { accountId, formerPublicKey, publicKey: boxes.nextAccountKey, signedAt: frozen.succeededAt };
  expect(await hz.verifySuccession(statement, boxes.succession)).toBe(true);
});

test("the sample's whole case opens: a body, a chain of messages with a redaction, notes", async () => {
  const { sig } = await hz.userKeys(userKey, userId);
  const sealed = hz.fromBase64Url;
  expect(JSON.parse(await hz.openBody(reportKey, head, sealed(thread.body)))).toMatchObject({ files: [thread.longFile] });
  const opened = await Promise.all(
    thread.messages.map(async ({ id, role: from, redactedBy, box }) => {
      const role = from as "reporter" | "handler";
      const open = redactedBy ? hz.openRedactedMessage : hz.openMessage;
      const message = await open(reportKey, head, { id, role }, sealed(box));
      expect(await message.verify(role === "reporter" && !redactedBy ? head.reporterPk : sig.publicKey)).toBe(true);
      const { redaction, content } = JSON.parse(message.text) as { redaction?: { original: string }; content: string };
      const { seq, prev } = JSON.parse(redaction ? content : message.text) as { seq: number; prev: string | null };
      return { seq, prev, hash: redaction?.original ?? hz.toBase64Url(message.hash) };
    }),
  );
  expect(opened.map(({ seq, prev }) => [seq, prev])).toEqual([1, 2, 3].map((seq) => [seq, opened[seq - 2]?.hash ?? null]));
  for (const { id, kind, box } of thread.notes) {
    const note = await hz.openNote(notesKey, head, id, sealed(box), kind as "note");
    expect([await note.verify(sig.publicKey), JSON.parse(note.text).authorId]).toEqual([true, userId]);
  }
});

test("the sample's former account key and invited member are stated by who vouches for them", async () => {
  const { kem, sig } = await hz.userKeys(userKey, userId);
  const self = { accountId, to: { userId, kem }, by: { userId, sigPublicKey: sig.publicKey } };
  const { formerGrant, formerGrantSignature, formerAccountKey, invitedMember, invitedMemberSignature } = thread;
  const grant = { ...self, what: { kind: "former" } as const };
  const former = await hz.openGrant(grant, hz.fromBase64Url(formerGrant), hz.fromBase64Url(formerGrantSignature));
  expect(hz.toBase64Url(former)).toBe(formerAccountKey);
  const invite = await hz.inviteKeys(codes.inviteCode, ids.inviteId);
  const keys = {
    kemPublicKey: hz.fromBase64Url(invitedMember.kemPublicKey),
    sigPublicKey: hz.fromBase64Url(invitedMember.sigPublicKey),
  };
  const member = { accountId, userId: ids.inviteId, ...keys, joinedAt: frozen.joinedAt };
  expect(await hz.verifyMember(invite.sig.publicKey, member, hz.fromBase64Url(invitedMemberSignature))).toBe(true);
});

test("the sample's key log is checked, and its head is the noted one", async () => {
  const { publicKey } = await hz.accountKey(secrets.accountSeed);
  const { store } = await hz.userKeys(userKey, userId);
  const keyHash = await hz.sha256(secrets.departmentPublicKey);
  const whats: hz.LogWhat[] = [
    { kind: "account", publicKey },
    { kind: "department", departmentId, epoch, keyHash, name: "Aufsichtsrat", standsInFor: frozen.logStandsInFor },
    { kind: "member", userId, fingerprint: secrets.memberFingerprint },
    { kind: "removed", userId },
  ];
  const signatures = frozen.logSignatures.map(hz.fromBase64Url);
  const entries = whats.map((what, at) => ({ what, by: userId, time: frozen.logTimes[at]!, signature: signatures[at]! }));
  const { heads, accountPublicKey } = await hz.checkLog(accountId, entries);
  expect(accountPublicKey).toEqual(publicKey);
  expect(heads.at(-1)).toEqual({ length: 4, hash: boxes.logHead });
  const note = await hz.openNote(notesKey, head, noteLog.id, hz.fromBase64Url(noteLog.boxes.noteWithLog), "note");
  expect(JSON.parse(note.text).log).toEqual({ length: 3, hash: hz.toBase64Url(heads[2]!.hash) });
  expect(await hz.openLogHead(store, { accountId, userId }, boxes.notedHead)).toEqual(heads.at(-1));
});

test("the sample's text of the office is signed by its person, and by nobody for another language or moment", async () => {
  const { sig } = await hz.userKeys(userKey, userId);
  const { boxes: signed, ...said } = officeText;
  const holds = (change: Partial<typeof said>) =>
    hz.verifyOfficeText(sig.publicKey, { accountId, ...said, ...change }, hz.fromBase64Url(signed.officeTextSignature));
  expect(await Promise.all([holds({}), holds({ language: "en" }), holds({ signedAt: 1 }), holds({ text: "" })])).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("the sample's emergency key is opened by its code, vouched for, and holds what the founder holds", async () => {
  const b64 = hz.fromBase64Url;
  const { id, code, joinedAt, grants, selfGrants } = emergency;
  const recovery = await hz.recoveryKeys(code, id);
  expect(recovery.auth).toEqual(b64(emergency.auth));
  const own = await hz.userKeys(await hz.unwrapFromRecovery(b64(emergency.wrap), recovery, id), id);
  const keys = { kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey };
  expect(keys).toEqual({ kemPublicKey: b64(emergency.kemPublicKey), sigPublicKey: b64(emergency.sigPublicKey) });
  const { publicKey } = await hz.accountKey(secrets.accountSeed);
  const member = { accountId, userId: id, ...keys, joinedAt };
  expect(await hz.verifyMember(publicKey, member, b64(emergency.memberSignature))).toBe(true);

  const heldBy = async (holder: string, { kem, sig }: typeof own, given: typeof grants) => {
    const ends = { accountId, to: { userId: holder, kem }, by: { userId: holder, sigPublicKey: sig.publicKey } };
    const open = ({ box, signature, ...what }: (typeof grants)[number]) =>
      hz.openGrant({ ...ends, what: what as { kind: "account" } }, b64(box), b64(signature));
    return Promise.all(given.map(open));
  };
  const all = [secrets.accountSeed, publicKey, departmentSeed];
  expect(await heldBy(id, own, grants)).toEqual(all);
  expect(await heldBy(userId, await hz.userKeys(userKey, userId), selfGrants)).toEqual(all);
});

test("what the sample's office signed of the report holds, for this report, these days and this text alone", async () => {
  const { sig } = await hz.userKeys(userKey, userId);
  const sealed = hz.fromBase64Url;
  const { bodyHash, wording, signature, byUserId, ...days } = evidence.evidence;
  const said = { head, bodyHash: sealed(bodyHash), wording: sealed(wording), ...days };
  const holds = (change: Partial<hz.EvidenceStatement>) => hz.verifyEvidence(sig.publicKey, { ...said, ...change }, sealed(signature));
  expect([byUserId, await holds({})]).toEqual([userId, true]);
  expect(said.bodyHash).toEqual(await hz.sha256(boxes.body));
  const key = await hz.wordingKey(reportKey, head);
  expect(sealed(evidence.text.key)).toEqual(key);
  expect(await hz.wordingCommitment(key, evidence.text.text)).toEqual(said.wording);
  const others: Partial<hz.EvidenceStatement>[] = [
    { head: { ...head, reportId: ids.messageId } },
    { head: { ...head, departmentId: ids.messageId } },
    { bodyHash: said.wording },
    { wording: said.bodyHash },
    { receivedOn: "2026-11-28" },
    { signedOn: "2026-11-30" },
    { office: "Interne Meldestelle" },
    { receivedOn: `${days.receivedOn}${days.signedOn}`, signedOn: "" },
  ];
  for (const other of others) expect(await holds(other)).toBe(false);
  expect(await hz.verifyEvidence(head.reporterPk, said, sealed(signature))).toBe(false);
  // Another text, or the same one under another report's key, is another commitment.
  expect(await hz.wordingCommitment(key, `${evidence.text.text} `)).not.toEqual(said.wording);
  const foreign = await hz.wordingKey(reportKey, { ...head, reportId: ids.messageId });
  expect(await hz.wordingCommitment(foreign, evidence.text.text)).not.toEqual(said.wording);
});
