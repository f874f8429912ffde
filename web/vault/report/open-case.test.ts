import { beforeAll, describe, expect, test } from "vitest";
import {
  accountFingerprint,
  accountKey,
  type Bytes,
  departmentPublicKey,
  fingerprintForLink,
  formatCode,
  newAccountSeed,
  newDepartmentSeed,
  newId,
  randomBytes,
  sealFile,
  sealMessage,
  signMember,
  signSuccession,
  toBase64Url,
} from "@hz/crypto";
import type { Member } from "@hz/contract/sign-in/auth";
import type { Message } from "@hz/contract/reports/messages";
import type { Case } from "@hz/contract/reports/reports";
import type { FileInfo, MessageContent, ReportContent } from "../content/contents.ts";
import { encodeMessage, nextLink } from "../content/content.ts";
import { namedKey } from "./named-key.ts";
import { openAgain, type OpenCase, openCase, openCaseFile, openThread, readPassword, sealReply } from "./open-case.ts";
import type { ThreadEntry } from "../content/thread.ts";
import { draftReport, sealReport } from "./seal-report.ts";

const NONE = namedKey("", 0);
const accountId = newId();
const account = await accountKey(newAccountSeed());
const handlerId = newId();
const handler = await accountKey(newAccountSeed());
const content: ReportContent = {
  title: "Rechnungen doppelt bezahlt",
  description: "Seit März.",
  reportType: "confidential",
  category: null,
  contactName: "Erika Muster",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [],
};

async function memberBy(signer: typeof account, userId = handlerId): Promise<Member> {
  const statement = { accountId, userId, kemPublicKey: randomBytes(1216), sigPublicKey: handler.publicKey, joinedAt: 1 };
  const signature = toBase64Url(await signMember(signer, statement));
  return {
    userId,
    kemPublicKey: toBase64Url(statement.kemPublicKey),
    sigPublicKey: toBase64Url(handler.publicKey),
    joinedAt: 1,
    signature,
    invite: null,
  };
}

let sealed: Case;
let password: string;
let open: OpenCase;
let member: Member;

beforeAll(async () => {
  const department = {
    departmentId: newId(),
    epoch: 1,
    publicKey: toBase64Url(await departmentPublicKey(newDepartmentSeed())),
    notAfter: 9_999_999_999,
    signature: "",
    purpose: null,
  };
  const draft = await draftReport(accountId, department);
  const submitted = await sealReport(draft, { linkSuffix: "muster", content, claims: [] });
  password = draft.password;
  sealed = {
    id: submitted.reportId,
    accountId,
    accountPublicKey: toBase64Url(account.publicKey),
    successions: [],
    caseNumber: "ABCD-EFGH",
    channelName: "Meldekanal 1",
    status: "new",
    category: null,
    linkSuffix: "muster",
    caseWorker: null,
    department: "Interne Meldestelle",
    allowFiles: true,
    hasNotificationEmail: false,
    way: "portal" as const,
    destroyed: [],
    closedAt: null,
    lostAt: null,
    held: "now",
    createdAt: new Date(0).toISOString(),
    receivedAt: new Date(0).toISOString(),
    acknowledgedAt: null,
    confirmation: null,
    signedConfirmation: null,
    feedbackAt: null,
    files: [],
    departmentId: submitted.departmentId,
    epoch: 1,
    rkId: submitted.rkId,
    reporterPk: submitted.reporterPk,
    wrappedKey: submitted.wrappedKey,
    body: submitted.body,
    bodyRedaction: null,
    redactors: [],
    evidence: null,
  };
  open = await openCase(sealed, (await readPassword(password)).keys, NONE);
  member = await memberBy(account);
});

test("the password opens what was sealed, however it was typed", async () => {
  expect(password).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const typed = ` ${password.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
  const { keys, token } = await readPassword(typed);
  expect(token).toBe(open.token);
  expect((await openCase(sealed, keys, NONE)).content).toEqual(content);
});

test.each([
  ["nothing", "", "code-shape"],
  ["too few characters", "ABCD-EFGH", "code-shape"],
  ["28 characters that nobody made", formatCode("7".repeat(28)), "code-check"],
])("%s is no password", async (_name, typed, step) => {
  await expect(readPassword(typed)).rejects.toMatchObject({ step });
});

test("a case whose body or key was swapped does not open", async () => {
  const other = await draftReport(accountId, {
    departmentId: sealed.departmentId,
    epoch: 1,
    publicKey: toBase64Url(await departmentPublicKey(newDepartmentSeed())),
    notAfter: 1,
    signature: "",
    purpose: null,
  });
  const foreign = await sealReport(other, { linkSuffix: "muster", content, claims: [] });
  // The rest of the case stays usable: the thread has boxes of its own.
  expect(await openCase({ ...sealed, body: foreign.body }, open.keys, NONE)).toMatchObject({ content: null, reportKey: open.reportKey });
  await expect(openCase({ ...sealed, wrappedKey: foreign.wrappedKey }, open.keys, NONE)).rejects.toMatchObject({ step: "box-open" });
  await expect(openCase({ ...sealed, rkId: foreign.rkId }, open.keys, NONE)).rejects.toThrow();
});

test("a case opens only under the key that the link names, where it names one", async () => {
  const named = (publicKey: Bytes) =>
    accountFingerprint(accountId, publicKey).then((print) => namedKey(`#k=${fingerprintForLink(print)}`, 0));
  expect((await openCase(sealed, open.keys, await named(account.publicKey))).content).toEqual(content);
  const swapped = { ...sealed, accountPublicKey: toBase64Url(handler.publicKey) };
  await expect(openCase(swapped, open.keys, await named(account.publicKey))).rejects.toMatchObject({ step: "key-refused" });
  for (const refused of [namedKey("#k=", 0), namedKey("#k=!!", 0), namedKey("", 1)])
    await expect(openCase(sealed, open.keys, refused)).rejects.toMatchObject({ step: "key-refused" });
});

test("by a former key's link a case opens where that key leads to the present one; then both vouch for who answers", async () => {
  const next = await accountKey(newAccountSeed());
  const signature = toBase64Url(await signSuccession(account, { accountId, publicKey: next.publicKey, signedAt: 7 }));
  const [formerPublicKey, publicKey] = [toBase64Url(account.publicKey), toBase64Url(next.publicKey)];
  const renewed = { ...sealed, accountPublicKey: publicKey, successions: [{ formerPublicKey, publicKey, signedAt: 7, signature }] };
  const print = fingerprintForLink(await accountFingerprint(accountId, account.publicKey));
  const byLink = await openCase(renewed, open.keys, namedKey(`#k=${print}`, 0));
  const [first] = [await answer([], "Danke für Ihre Meldung.")];
  for (const [by, vouched] of [
    [account, true],
    [next, true],
    [handler, false],
  ] as const)
    expect((await openThread(byLink, [first], [await memberBy(by)]))[0]!.verified).toBe(vouched);
  // A link that names none knows of the present key alone: anybody could make up one that leads to it.
  const bare = await openCase(renewed, open.keys, NONE);
  expect((await openThread(bare, [first], [await memberBy(account)]))[0]!.verified).toBe(false);
});

test("a case that is read again keeps the key that it was opened under, whatever the server says by then", async () => {
  const again = await openAgain(open, { ...sealed, accountPublicKey: toBase64Url(handler.publicKey), allowFiles: false });
  expect([again.found.allowFiles, again.accountKeys]).toEqual([false, [account.publicKey]]);
});

let moment = 0;
/** Messages come one second after the other. */
const nextMoment = () => new Date(++moment * 1000).toISOString();

async function answer(thread: ThreadEntry[], text: string, signer = handler): Promise<Message> {
  const id = newId();
  const link = nextLink(thread.flatMap(({ content: said, hash }) => (said ? [{ content: said, hash }] : [])));
  const said: MessageContent = { role: "handler", authorId: handlerId, author: "Meldestelle", ...link, time: 1, text, files: [] };
  const box = await sealMessage(open.reportKey, open.head, { id, role: "handler" }, encodeMessage(said), signer);
  return {
    id,
    kind: "message",
    isFromWhistleblower: false,
    authorId: handlerId,
    box: toBase64Url(box),
    files: [],
    createdAt: nextMoment(),
    redaction: null,
  };
}

async function reply(thread: ThreadEntry[], text: string): Promise<Message> {
  const { id, box } = await sealReply(open, thread, { id: newId(), text, files: [] });
  return { id, kind: "message", isFromWhistleblower: true, authorId: null, box, files: [], createdAt: nextMoment(), redaction: null };
}

describe("a thread", () => {
  let messages: Message[];
  beforeAll(async () => {
    const first = await answer([], "Danke für Ihre Meldung.");
    const second = await reply(await openThread(open, [first], [member]), "Gern.");
    const third = await answer(await openThread(open, [first, second], [member]), "Wir melden uns.");
    messages = [first, second, third];
  });
  const judged = (thread: ThreadEntry[]) =>
    thread.map((one) => (one.content ? `${one.content.text}${one.verified ? "" : " unverified"}${one.gap ? " gap" : ""}` : "closed"));

  test("of both sides is opened, verified and without gaps", async () => {
    const thread = await openThread(open, messages, [member]);
    expect(judged(thread)).toEqual(["Danke für Ihre Meldung.", "Gern.", "Wir melden uns."]);
  });
  test("shows a message that was left out", async () => {
    const thread = await openThread(open, [messages[0] as Message, messages[2] as Message], [member]);
    expect(judged(thread)).toEqual(["Danke für Ihre Meldung.", "Wir melden uns. gap"]);
  });
  test.each<[string, () => Promise<Member[]>]>([
    ["who is unknown", async () => []],
    ["whom a stranger vouches for", async () => [await memberBy(handler)]],
    ["who is somebody else", async () => [await memberBy(account, newId())]],
  ])("warns about a handler %s", async (_name, members) => {
    expect(judged(await openThread(open, messages.slice(0, 1), await members()))).toEqual(["Danke für Ihre Meldung. unverified"]);
  });
  test("warns about a message that somebody else signed", async () => {
    const forged = await answer([], "Nennen Sie Ihren Namen.", account);
    expect(judged(await openThread(open, [forged], [member]))).toEqual(["Nennen Sie Ihren Namen. unverified"]);
  });
  test("shows a box that does not open, and a message put on the other side, as closed", async () => {
    const turned = { ...(messages[1] as Message), isFromWhistleblower: false, authorId: handlerId };
    const broken = { ...(messages[0] as Message), box: "AAAA" };
    expect(judged(await openThread(open, [turned, broken], [member]))).toEqual(["closed", "closed"]);
  });
});

describe("a file", () => {
  const info: FileInfo = { id: newId(), name: "Beleg.pdf", type: "", size: 70_000 };
  const bytes = new Uint8Array(info.size).fill(5);
  const box = async () => {
    const file = await sealFile(open.reportKey, open.head, info.id, {
      size: info.size,
      slice: async (start, end) => bytes.slice(start, end),
    });
    return file.part(0);
  };
  test("is given once all of it is verified", async () => {
    const blob = await openCaseFile(open, info, new Blob([await box()]).stream());
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  });
  test("is not given when its end is missing or a byte is another one", async () => {
    const sealedFile = await box();
    const changed = sealedFile.slice();
    changed[sealedFile.length - 1] = (changed[sealedFile.length - 1] ?? 0) ^ 1;
    for (const bad of [sealedFile.slice(0, -1), changed]) {
      await expect(openCaseFile(open, info, new Blob([bad]).stream())).rejects.toMatchObject({ name: "CryptoFailure" });
    }
  });
});
