import { beforeEach, expect, test } from "vitest";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { Note } from "@hz/contract/reports/messages";
import {
  accountKey,
  type Bytes,
  caseKeys,
  fromBase64Url,
  newAccountSeed,
  newId,
  openFastKey,
  openNotesKey,
  openSealedKey,
  sealMessage,
  toBase64Url,
  unwrapReportKey,
} from "@hz/crypto";
import { newDepartmentKey } from "./department-key.ts";
import { foundAccount, type FoundedAccount } from "../keys/found-account.ts";
import { hold, keysInHand, KeyNotSigned } from "../keys/held-keys.ts";
import { holdKeys } from "../keys/keys.ts";
import { openNotes, sealNewNote } from "../content/notes.ts";
import { draftReport, type ReportDraft, sealReport } from "../report/seal-report.ts";
import { openMessages } from "../content/thread.ts";
import { encodeMessage } from "../content/content.ts";
import { sealTransfer } from "./transfer.ts";

const quickly = async (password: string, salt: Bytes) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...salt, ...new TextEncoder().encode(password)])));
const CONTENT = { title: "T", description: "D", reportType: "anonymous", category: null } as const;
const REST = { contactName: "", contactPhone: "", contactEmail: "", language: "de", files: [] } as const;

let account: FoundedAccount;
let draft: ReportDraft;
let wrappedKey: string;
let there: { seed: Bytes; key: DepartmentKey };
const open = () => ({ ...draft, sealedHead: draft.head, seed: account.departmentSeed });
const newKey = async (signer: Bytes, nowMs = Date.now()) =>
  newDepartmentKey(await accountKey(signer), { accountId: account.keys.accountId, departmentId: newId(), epoch: 3 }, nowMs);
const headThere = () => ({ ...draft.head, departmentId: there.key.departmentId, epoch: 3 });
const asNote = (id: string, box: string, createdAt = "2026-11-22T08:00:00.000Z"): Note => ({
  id,
  kind: "note",
  authorId: keysInHand().userId,
  box,
  createdAt,
});

beforeEach(async () => {
  account = await foundAccount("vier Wörter hintereinander", quickly);
  const { accountId, userId, accountPublicKey, member, grants, department } = account.keys;
  const departments = [{ ...department, name: "Interne Meldestelle" }];
  await holdKeys(account.userKey, { accountId, userId }, { accountPublicKey, own: member, members: [member], grants, departments });
  draft = await draftReport(accountId, department);
  wrappedKey = (await sealReport(draft, { linkSuffix: "x", content: { ...CONTENT, ...REST, files: [] }, claims: [] })).wrappedKey;
  there = await newKey(account.accountSeed);
});

test("the other department's seed opens the report's key, the first one's does not, and the reporter's own way stays", async () => {
  const sealed = await sealTransfer(open(), null, there.key, null);
  expect(sealed).toMatchObject({
    from: { departmentId: draft.head.departmentId, epoch: 1 },
    to: { departmentId: there.key.departmentId, epoch: 3 },
  });
  expect([sealed.fastKey, sealed.notesKey, sealed.note]).toEqual([null, null, null]);
  const box = fromBase64Url(sealed.sealedKey);
  expect(await openSealedKey(there.seed, headThere(), box)).toEqual(draft.reportKey);
  await expect(openSealedKey(account.departmentSeed, headThere(), box)).rejects.toThrow();
  await expect(openSealedKey(account.departmentSeed, draft.head, box)).rejects.toThrow();
  const reporter = await unwrapReportKey(await caseKeys(draft.password), draft.head, fromBase64Url(wrappedKey));
  expect(reporter).toEqual(draft.reportKey);
});

test("what the reporter sealed before, and sends after it, opens with the key that went along", async () => {
  const { sig } = await caseKeys(draft.password);
  const id = newId();
  const text = encodeMessage({ role: "reporter", authorId: null, author: "", seq: 0, prev: null, time: 1, text: "Noch etwas.", files: [] });
  const box = await sealMessage(draft.reportKey, draft.head, { id, role: "reporter" }, text, sig);
  const sealed = await sealTransfer(open(), null, there.key, null);
  const reportKey = await openSealedKey(there.seed, headThere(), fromBase64Url(sealed.sealedKey));
  const message = {
    id,
    kind: "message",
    isFromWhistleblower: true,
    authorId: null,
    files: [],
    createdAt: "2026-11-22T08:00:00.000Z",
    redaction: null,
  } as const;
  const [entry] = await openMessages({ head: draft.head, reportKey, members: keysInHand().members }, [
    { ...message, files: [], box: toBase64Url(box) },
  ]);
  expect(entry).toMatchObject({ content: { text: "Noch etwas." }, verified: true });
});

test("notes go along, and a remark is one of them", async () => {
  const first = await sealNewNote(open(), null, { id: newId(), author: "Anna", text: "Rücksprache" });
  const keyBox = { box: first.notesKey!, byUserId: keysInHand().userId };
  const sealed = await sealTransfer(open(), keyBox, there.key, { id: newId(), author: "Anna", text: "Bitte übernehmen." });
  expect(sealed.notesKey!.isFirst).toBe(false);
  expect(sealed.note).toMatchObject({ notesKey: null, sealedTo: null });
  const notes = [asNote(first.id, first.box), asNote(sealed.note!.id, sealed.note!.box, "2026-11-22T09:00:00.000Z")];
  const opened = await openNotes({ ...open(), seed: there.seed, sealedHead: headThere() }, { ...keyBox, box: sealed.notesKey!.box }, notes);
  expect(opened.map(({ content, verified }) => [content?.text, verified])).toEqual([
    ["Rücksprache", true],
    ["Bitte übernehmen.", true],
  ]);
});

test("a remark brings the notes key where there was none, sealed to the other department alone", async () => {
  const sealed = await sealTransfer(open(), null, there.key, { id: newId(), author: "Anna", text: "Bitte übernehmen." });
  expect(sealed.notesKey!.isFirst).toBe(true);
  const box = fromBase64Url(sealed.notesKey!.box);
  const { publicKey } = keysInHand().sig;
  await expect(openNotesKey(account.departmentSeed, draft.head, publicKey, box)).rejects.toThrow();
  expect(await openNotesKey(there.seed, headThere(), publicKey, box)).toHaveLength(32);
});

test("whoever belongs to both makes the small box as well", async () => {
  const held = keysInHand();
  hold({ ...held, seeds: new Map(held.seeds).set(`${there.key.departmentId}/3`, there.seed) });
  const sealed = await sealTransfer(open(), null, there.key, null);
  expect(await openFastKey(there.seed, headThere(), fromBase64Url(sealed.fastKey!))).toEqual(draft.reportKey);
});

test("nothing is sealed to a key that the known account key did not sign, or whose time is over", async () => {
  const foreign = await newKey(newAccountSeed());
  await expect(sealTransfer(open(), null, foreign.key, null)).rejects.toThrow(KeyNotSigned);
  const over = await newKey(account.accountSeed, Date.now() - 400 * 86_400_000);
  await expect(sealTransfer(open(), null, over.key, null)).rejects.toThrow(KeyNotSigned);
  const renamed = { ...there.key, departmentId: newId() };
  await expect(sealTransfer(open(), null, renamed, null)).rejects.toThrow(KeyNotSigned);
  hold({ ...keysInHand(), knowsAccountKey: false });
  await expect(sealTransfer(open(), null, there.key, null)).rejects.toThrow(KeyNotSigned);
});
