import { beforeEach, describe, expect, test } from "vitest";
import type { Grant, KeyRing, Member } from "@hz/contract/sign-in/auth";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { ResealRow } from "@hz/contract/people/departments";
import {
  accountKey,
  type Bytes,
  fromBase64Url,
  newAccountSeed,
  newId,
  newNotesKey,
  newUserKey,
  openFastKey,
  openNotesKey,
  openSealedKey,
  sealNotesKey,
  sealReportKey,
  signMember,
  toBase64Url,
  userKeys,
  verifyDepartment,
} from "@hz/crypto";
import type { ReportContent } from "../content/contents.ts";
import { newDepartmentKey } from "./department-key.ts";
import { foundAccount, type FoundedAccount } from "../keys/found-account.ts";
import { NotHeld } from "./grant.ts";
import { sealedHeadOf } from "../report/head.ts";
import { canSignKeys, keysInHand } from "../keys/held-keys.ts";
import { holdKeys, refreshKeys, seedName } from "../keys/keys.ts";
import { grantEpochs, holdsEpochs, makeDepartment, makeEpoch, ReceiverUnknown } from "./renewal.ts";
import { resealRows } from "./reseal.ts";
import { draftReport, sealReport } from "../report/seal-report.ts";
import { grantToSelf } from "./self-grants.ts";

const quickly = async (password: string, salt: Bytes) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...salt, ...new TextEncoder().encode(password)])));

type Colleague = { userId: string; userKey: Bytes; member: Member };
let account: FoundedAccount;
let kim: Colleague;
let departmentId: string;
/** Epochs after the first, as the server has them. */
let renewed: DepartmentKey[];

async function colleague(signer: Bytes): Promise<Colleague> {
  const { accountId } = account.keys;
  const [userId, userKey, joinedAt] = [newId(), newUserKey(), 1_790_000_000];
  const { kem, sig } = await userKeys(userKey, userId);
  const statement = { accountId, userId, kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey, joinedAt };
  const signature = toBase64Url(await signMember(await accountKey(signer), statement));
  const member = { userId, kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey), joinedAt, signature };
  return { userId, userKey, member: { ...member, invite: null } };
}

const ring = (
  own: Pick<Member, "kemPublicKey" | "sigPublicKey">,
  grants: Grant[],
  members = [account.keys.member, kim.member],
): KeyRing => ({
  accountPublicKey: account.keys.accountPublicKey,
  own,
  members,
  grants,
  departments: [account.keys.department, ...renewed].map((key) => ({ ...key, name: "Stelle" })),
});
const asAnna = (grants = account.keys.grants, members?: Member[]) =>
  holdKeys(account.userKey, account.keys, ring(account.keys.member, grants, members));
const asKim = async (grants: Grant[]) => {
  const holder = { accountId: account.keys.accountId, userId: kim.userId };
  const own = await userKeys(kim.userKey, kim.userId);
  const note = await grantToSelf(holder, own, { kind: "trust" }, fromBase64Url(account.keys.accountPublicKey));
  return holdKeys(kim.userKey, holder, ring(kim.member, [note, ...grants]));
};

beforeEach(async () => {
  account = await foundAccount("vier Wörter hintereinander", quickly);
  kim = await colleague(account.accountSeed);
  departmentId = account.keys.department.departmentId;
  renewed = [];
  await asAnna();
});

describe("a new epoch", () => {
  test("is signed by the account and opens for each receiver", async () => {
    const { accountId, accountPublicKey, userId } = account.keys;
    const { key, grants } = await makeEpoch(departmentId, 2, [userId, kim.userId]);
    const said = {
      accountId,
      departmentId,
      epoch: 2,
      notAfter: key.notAfter,
      publicKey: fromBase64Url(key.publicKey),
      purpose: key.purpose,
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await verifyDepartment(fromBase64Url(accountPublicKey), said, fromBase64Url(key.signature), now)).toBe(true);
    expect((key.notAfter - now) / 86_400).toBeCloseTo(100, 0);
    expect(grants.map(({ toUserId, sigPublicKey }) => [toUserId, sigPublicKey])).toEqual([
      [userId, account.keys.member.sigPublicKey],
      [kim.userId, kim.member.sigPublicKey],
    ]);
    renewed = [key];
    const { seeds } = await asKim(grants.filter(({ toUserId }) => toUserId === kim.userId).map(({ grant }) => grant));
    expect(seeds.has(seedName(departmentId, 2))).toBe(true);
    await asAnna([...account.keys.grants, grants[0]!.grant]);
    expect(keysInHand().seeds.get(seedName(departmentId, 2))).toEqual(seeds.get(seedName(departmentId, 2)));
    expect(holdsEpochs(departmentId, [1, 2])).toBe(true);
    expect(holdsEpochs(departmentId, [1, 3])).toBe(false);
  });

  test("of a new department may leave its maker out", async () => {
    const { key, grants } = await makeDepartment("Revision", [kim.userId]);
    expect([key.epoch, grants.length, grants[0]!.toUserId]).toEqual([1, 1, kim.userId]);
    expect(keysInHand().seeds.has(seedName(key.departmentId, 1))).toBe(false);
  });

  test("is refused for somebody whose keys the account's key does not vouch for, also swapped ones", async () => {
    await expect(makeEpoch(departmentId, 2, [newId()])).rejects.toThrow(ReceiverUnknown);
    const swapped = { ...(await colleague(newAccountSeed())).member, userId: kim.userId };
    await asAnna(account.keys.grants, [account.keys.member, swapped]);
    await expect(makeEpoch(departmentId, 2, [kim.userId])).rejects.toThrow(ReceiverUnknown);
    await expect(grantEpochs(departmentId, [1], kim.userId)).rejects.toThrow(ReceiverUnknown);
  });

  test("needs the account's seed", async () => {
    await asKim([]);
    expect(canSignKeys()).toBe(false);
    await expect(makeEpoch(departmentId, 2, [kim.userId])).rejects.toThrow(NotHeld);
  });
});

test("a member is granted those epochs that the giver holds", async () => {
  const grants = await grantEpochs(departmentId, [1, 2], kim.userId);
  expect(grants.map(({ grant }) => grant.what)).toEqual([{ kind: "department", departmentId, epoch: 1 }]);
  const { seeds } = await asKim(grants.map(({ grant }) => grant));
  expect(seeds.get(seedName(departmentId, 1))).toEqual(account.departmentSeed);
});

test("a tab takes over what was granted meanwhile, and what was taken away", async () => {
  const { key, grants } = await makeEpoch(departmentId, 2, [account.keys.userId]);
  renewed = [key];
  await refreshKeys(ring(account.keys.member, [...account.keys.grants, grants[0]!.grant]));
  expect(holdsEpochs(departmentId, [1, 2])).toBe(true);
  await refreshKeys(ring(account.keys.member, [account.keys.grants.find(({ what }) => what.kind === "account")!, grants[0]!.grant]));
  expect(holdsEpochs(departmentId, [1])).toBe(false);
});

describe("sealing anew", () => {
  const content: ReportContent = {
    title: "T",
    description: "D",
    reportType: "anonymous",
    category: null,
    contactName: "",
    contactPhone: "",
    contactEmail: "",
    language: "de",
    files: [],
  };

  async function work(noteBy?: Colleague) {
    const { accountId, department } = account.keys;
    const draft = await draftReport(accountId, department);
    const sent = await sealReport(draft, { linkSuffix: "x", content, claims: [] });
    const notesKey = newNotesKey();
    const { sig } = await userKeys((noteBy ?? kim).userKey, (noteBy ?? kim).userId);
    const box = toBase64Url(await sealNotesKey(fromBase64Url(department.publicKey), draft.head, notesKey, sig));
    const row: ResealRow = {
      id: sent.reportId,
      departmentId,
      epoch: 1,
      rkId: sent.rkId,
      reporterPk: sent.reporterPk,
      sealedTo: { departmentId, epoch: 1 },
      fastKey: null,
      sealedKey: sent.sealedKey,
      notesKey: { box, byUserId: kim.userId },
    };
    const { seed } = await newDepartmentKey(await accountKey(account.accountSeed), { accountId, departmentId, epoch: 2 }, Date.now());
    const held = keysInHand();
    const seeds = new Map(held.seeds).set(seedName(departmentId, 2), seed);
    return { row, draft, notesKey, seed, keys: { ...held, seeds } };
  }

  test("gives the same keys under the new epoch, the notes key under the name of whoever sealed it", async () => {
    const { row, draft, notesKey, seed, keys } = await work();
    const { reports, unreadable } = await resealRows(keys, { departmentId, epoch: 2 }, [row]);
    expect([reports.length, unreadable]).toEqual([1, 0]);
    const [done] = reports;
    expect([done!.id, done!.fromEpoch]).toEqual([row.id, 1]);
    const head = sealedHeadOf(keys.accountId, { ...row, sealedTo: { departmentId, epoch: 2 } });
    expect(await openSealedKey(seed, head, fromBase64Url(done!.sealedKey))).toEqual(draft.reportKey);
    expect(await openFastKey(seed, head, fromBase64Url(done!.fastKey))).toEqual(draft.reportKey);
    const { sig } = await userKeys(account.userKey, account.keys.userId);
    expect(await openNotesKey(seed, head, sig.publicKey, fromBase64Url(done!.notesKey!))).toEqual(notesKey);
    // And once more from there: what was sealed anew is like what was sealed first.
    const next = await newDepartmentKey(await accountKey(account.accountSeed), { accountId: keys.accountId, departmentId, epoch: 3 }, 0);
    const again: ResealRow = {
      ...row,
      sealedTo: { departmentId, epoch: 2 },
      sealedKey: done!.sealedKey,
      fastKey: done!.fastKey,
      notesKey: { box: done!.notesKey!, byUserId: account.keys.userId },
    };
    const seeds = new Map(keys.seeds).set(seedName(departmentId, 3), next.seed);
    expect((await resealRows({ ...keys, seeds }, { departmentId, epoch: 3 }, [again])).unreadable).toBe(0);
  });

  test("leaves alone what does not open, and does the rest", async () => {
    const { row, keys } = await work();
    const { row: planted } = await work(await colleague(newAccountSeed()));
    const other = await newDepartmentKey(await accountKey(account.accountSeed), { accountId: keys.accountId, departmentId, epoch: 1 }, 0);
    const foreign = await sealReportKey(fromBase64Url(other.key.publicKey), sealedHeadOf(keys.accountId, row), new Uint8Array(32));
    const damaged = { ...row, id: newId(), sealedKey: toBase64Url(foreign) };
    const result = await resealRows(keys, { departmentId, epoch: 2 }, [damaged, row, planted]);
    expect(result).toMatchObject({ unreadable: 2, reports: [{ id: row.id }] });
  });

  test("goes forward only, within the department only", async () => {
    const { row, keys } = await work();
    expect(await resealRows(keys, { departmentId, epoch: 1 }, [row])).toEqual({ reports: [], unreadable: 1 });
    const elsewhere = newId();
    const seeds = new Map(keys.seeds).set(seedName(elsewhere, 2), account.departmentSeed);
    expect(await resealRows({ ...keys, seeds }, { departmentId: elsewhere, epoch: 2 }, [row])).toEqual({ reports: [], unreadable: 1 });
    await expect(resealRows(keys, { departmentId, epoch: 9 }, [row])).rejects.toThrow();
  });
});
