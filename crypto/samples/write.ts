// Writes one frozen sample of every box, once: `node crypto/samples/write.ts` refuses to replace the file, because
// later versions must open what this version sealed.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { argv } from "node:process";
import * as hz from "../index.ts";
import { pattern } from "./pattern.ts";

const b64 = hz.toBase64Url;
const ids = Object.fromEntries(
  ["accountId", "departmentId", "reportId", "userId", "granterId", "sessionId", "inviteId"]
    .concat(["messageId", "noteId", "fileId", "longFileId"])
    .map((name) => [name, hz.newId()]),
) as Record<string, string>;
const id = (name: string) => ids[name]!;

const texts = {
  title: "Mängel bei der Prüfung – Ätherabfüllung",
  body: JSON.stringify({ title: "Mängel", description: "Seit März fehlt die Prüfung. ✓ 😀" }),
  message: "Danke, wir gehen dem nach.",
  note: "Rücksprache mit der Revision.",
  redaction: "Name geschwärzt",
  summary: "Begründet, abgestellt.",
};

const departmentSeed = hz.newDepartmentSeed();
const publicKey = await hz.departmentPublicKey(departmentSeed);
const target = {
  accountId: id("accountId"),
  departmentId: id("departmentId"),
  epoch: 3,
  publicKey,
};
const made = await hz.createReportKeys(target, id("reportId"));
const { head, reportKey, keys } = made;

const userId = id("userId");
const userKey = hz.newUserKey();
const user = await hz.userKeys(userKey, userId);
const password = "Kein Fräulein №5, bitte!";
const owner = { userId, suite: hz.CURRENT_SUITE, salt: hz.randomBytes(16) };
const passwordKeys = await hz.passwordKeys(await hz.stretchPassword(password, owner.salt, 1), owner);
const recoveryCode = await hz.newCode("recovery");
const recovery = await hz.recoveryKeys(recoveryCode, userId);
const inviteCode = await hz.newCode("invite");
const invite = await hz.inviteKeys(inviteCode, id("inviteId"));
const sessionKey = hz.randomBytes(32);

const accountSeed = hz.newAccountSeed();
const account = await hz.accountKey(accountSeed);
const fingerprint = await hz.accountFingerprint(head.accountId, account.publicKey);
const granter = await hz.userKeys(hz.newUserKey(), id("granterId"));
const what = { kind: "department", departmentId: head.departmentId, epoch: 3 } as const;
const to = { userId, kemPublicKey: user.kem.publicKey };
const by = { userId: id("granterId"), sig: granter.sig };
const grant = await hz.sealGrant({ accountId: head.accountId, what, to, by }, departmentSeed);
const accountWhat = { kind: "account" } as const;
const accountGrant = await hz.sealGrant({ accountId: head.accountId, what: accountWhat, to, by }, accountSeed);
const notAfter = 1_800_000_000;
const statement = { ...target, notAfter, purpose: null };
const member = {
  accountId: head.accountId,
  userId,
  kemPublicKey: user.kem.publicKey,
  sigPublicKey: user.sig.publicKey,
  joinedAt: 1_790_000_000,
};
const permits = "reports,users";
const invitation = {
  accountId: head.accountId,
  inviteId: id("inviteId"),
  sigPublicKey: invite.sig.publicKey,
};

const notesKey = hz.newNotesKey();
const noteId = id("noteId");
const message = (role: "reporter" | "handler", sig: hz.SigningKey) =>
  hz.sealMessage(reportKey, head, { id: id("messageId"), role }, texts.message, sig);

async function sealed(fileId: string, size: number) {
  const bytes = pattern(size);
  const source = { size, slice: async (start: number, end: number) => bytes.slice(start, end) };
  const file = await hz.sealFile(reportKey, head, fileId, source);
  return file.part(0);
}
const longFile = await sealed(id("longFileId"), 2_500_000);

const boxes = {
  sealedKey: made.sealedKey,
  wrappedKey: made.wrappedKey,
  fastKey: await hz.sealFastKey(departmentSeed, head, reportKey),
  title: await hz.sealTitle(reportKey, head, texts.title),
  body: await hz.sealBody(reportKey, head, texts.body),
  reporterMessage: await message("reporter", keys.sig),
  handlerMessage: await message("handler", user.sig),
  notesKey: await hz.sealNotesKey(publicKey, head, notesKey, user.sig),
  note: await hz.sealNote(notesKey, head, noteId, texts.note, user.sig),
  redaction: await hz.sealNote(notesKey, head, noteId, texts.redaction, user.sig, "redaction"),
  summary: await hz.sealNote(notesKey, head, noteId, texts.summary, user.sig, "summary"),
  passwordWrap: await hz.wrapUserKey(userKey, passwordKeys, owner),
  recoveryWrap: await hz.wrapForRecovery(userKey, recovery, userId),
  sessionBox: await hz.sealUserKeyForSession(userKey, sessionKey, {
    userId,
    sessionId: id("sessionId"),
  }),
  grant: grant.box,
  grantSignature: grant.signature,
  accountGrant: accountGrant.box,
  accountGrantSignature: accountGrant.signature,
  departmentSignature: await hz.signDepartment(account, statement),
  memberSignature: await hz.signMember(account, member),
  inviteSignature: await hz.signInvite(account, { ...invitation, permits, notAfter }),
  file: await sealed(id("fileId"), 70_000),
  longFileHeader: longFile.slice(0, 40),
};
const secrets = {
  departmentSeed,
  accountSeed,
  userKey,
  sessionKey,
  reportKey,
  notesKey,
  rkId: head.rkId,
  reporterPk: head.reporterPk,
  departmentPublicKey: publicKey,
  granterPublicKey: granter.sig.publicKey,
  token: keys.token,
  passwordAuth: passwordKeys.auth,
  recoveryAuth: recovery.auth,
  inviteToken: invite.token,
  fingerprint,
};
const encode = (all: Record<string, hz.Bytes>) => Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, b64(bytes)]));
const sample = {
  ids,
  epoch: 3,
  notAfter,
  joinedAt: member.joinedAt,
  permits,
  texts,
  codes: { casePassword: made.casePassword, recoveryCode, inviteCode, password },
  fingerprintForPeople: hz.fingerprintForPeople(fingerprint),
  fileSize: 70_000,
  longFileSize: 2_500_000,
  // Too long to keep: with its header, the file's sealed bytes are determined.
  longFileSha256: createHash("sha256").update(longFile).digest("hex"),
  secrets: encode(secrets),
  boxes: encode(boxes),
};
const path = argv[2] ?? new URL("hz1.json", import.meta.url);
await writeFile(path, `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
