import { describe, expect, test } from "vitest";
import {
  accountFingerprint,
  accountKey,
  departmentPublicKey,
  fingerprintForLink,
  fingerprintForPeople,
  newAccountSeed,
  newDepartmentSeed,
  newId,
  signDepartment,
  signSuccession,
  toBase64Url,
} from "@hz/crypto";
import type { DepartmentPurpose, PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";
import { checkKey } from "./check-key.ts";
import { namedKey, type NamedKey } from "./named-key.ts";

const NEXT_YEAR = Math.floor(Date.now() / 1000) + 365 * 86_400;
const accountId = newId();
const account = await accountKey(newAccountSeed());
const stranger = await accountKey(newAccountSeed());

type Given = { departmentId?: string; notAfter?: number; purpose?: DepartmentPurpose | null };
async function departmentBy(signer: typeof account, given: Given = {}): Promise<PortalDepartment> {
  const publicKey = await departmentPublicKey(newDepartmentSeed());
  const statement = { accountId, departmentId: newId(), epoch: 1, publicKey, notAfter: NEXT_YEAR, purpose: null, ...given };
  const { notAfter, purpose } = statement;
  const signature = toBase64Url(await signDepartment(signer, statement));
  return {
    departmentId: statement.departmentId,
    epoch: 1,
    publicKey: toBase64Url(statement.publicKey),
    notAfter,
    signature,
    purpose,
    name: purpose?.name ?? "Stelle",
  };
}
const purposeOf = (name: string, ...offices: PortalDepartment[]): DepartmentPurpose => ({
  name,
  standsInFor: offices.map(({ departmentId }) => departmentId),
  signedAt: 1_790_000_000,
});
const office = await departmentBy(account, { purpose: purposeOf("Interne Meldestelle") });
const personnel = await departmentBy(account, { purpose: purposeOf("Personal") });
const standIn = await departmentBy(account, { purpose: purposeOf("Aufsichtsrat", office, personnel) });

const genuine: PortalChannel = {
  accountId,
  linkSuffix: "muster",
  name: "Meldekanal 1",
  companyName: "Muster AG",
  description: "",
  settings: {
    allowAnonymous: true,
    allowFiles: true,
    requireCategory: false,
    autoAcknowledge: true,
    retentionMonths: null,
    logo: null,
    brandColor: null,
  },
  retentionMonths: 36,
  languages: {},
  defaultLanguage: "de",
  accountPublicKey: toBase64Url(account.publicKey),
  successions: [],
  department: office,
  conflict: standIn,
  others: [{ ...personnel, categoryIds: [newId()] }],
  lost: [],
  voice: { phone: "", hours: "", meeting: "" },
};
const fingerprint = await accountFingerprint(accountId, account.publicKey);
const link = namedKey(`#k=${fingerprintForLink(fingerprint)}`, 0);
const none = namedKey("", 0);

describe("a genuine channel is trusted", () => {
  test("with the fingerprint in the link", async () => {
    expect(await checkKey(genuine, link)).toEqual({
      state: "trusted",
      byLink: true,
      fingerprint: fingerprintForPeople(fingerprint),
      others: [],
    });
  });
  test("without it, and says so", async () => {
    expect(await checkKey(genuine, none)).toMatchObject({ state: "trusted", byLink: false });
  });
  test("with an office that was signed before there were purposes", async () => {
    const old = await departmentBy(account);
    expect(await checkKey({ ...genuine, department: old, conflict: null }, link)).toMatchObject({ state: "trusted" });
    const conflict = await departmentBy(account, { purpose: purposeOf("Aufsichtsrat", old, personnel) });
    expect(await checkKey({ ...genuine, department: old, conflict }, link)).toMatchObject({ state: "trusted" });
  });
  test("whose second department stands in for more than this channel needs", async () => {
    expect(await checkKey({ ...genuine, others: [] }, link)).toMatchObject({ state: "trusted" });
  });
  test("without a second department", async () => {
    expect(await checkKey({ ...genuine, conflict: null }, link)).toMatchObject({ state: "trusted" });
  });
});

describe("a channel whose account has a new key that the former one signed", () => {
  const print = async (key: typeof account) => fingerprintForPeople(await accountFingerprint(accountId, key.publicKey));
  const renewed = async (by = account): Promise<PortalChannel> => {
    const next = await accountKey(newAccountSeed());
    const publicKey = toBase64Url(next.publicKey);
    const signature = toBase64Url(await signSuccession(by, { accountId, publicKey: next.publicKey, signedAt: 1_800_000_000 }));
    const succession = { formerPublicKey: toBase64Url(account.publicKey), publicKey, signedAt: 1_800_000_000, signature };
    const [department, nextPrint] = [await departmentBy(next), await print(next)];
    prints.push(nextPrint);
    return { ...genuine, accountPublicKey: publicKey, successions: [succession], department, conflict: null, others: [] };
  };
  const prints: string[] = [];

  test("is trusted by the old link, shows what the old poster shows, and what newer ones do", async () => {
    const channel = await renewed();
    const trusted = { state: "trusted", byLink: true, fingerprint: await print(account), others: [prints.at(-1)] };
    expect([await checkKey(channel, link), await checkKey(channel, link, "read")]).toEqual([trusted, trusted]);
  });
  test("shows without a link the present key's fingerprint, and what older posters show", async () => {
    const channel = await renewed();
    const trusted = { state: "trusted", byLink: false, fingerprint: prints.at(-1), others: [await print(account)] };
    expect(await checkKey(channel, none)).toEqual(trusted);
  });
  test("is refused by the old link where its departments are still the former key's", async () => {
    expect(await checkKey({ ...(await renewed()), department: office }, link)).toEqual({ state: "refused", why: "key" });
  });
  test("is refused by the old link where somebody else signed, and shows no older poster", async () => {
    const channel = await renewed(stranger);
    expect(await checkKey(channel, link)).toEqual({ state: "refused", why: "key" });
    expect(await checkKey(channel, none)).toMatchObject({ state: "trusted", others: [] });
  });
});

describe("a channel is refused", () => {
  test.each<[string, () => PortalChannel | Promise<PortalChannel>, NamedKey]>([
    [
      "whose account key was swapped together with its departments",
      async () => ({
        ...genuine,
        accountPublicKey: toBase64Url(stranger.publicKey),
        department: await departmentBy(stranger),
        conflict: null,
      }),
      link,
    ],
    ["whose account id is another one", () => ({ ...genuine, accountId: newId() }), link],
    ["whose department was signed by somebody else", async () => ({ ...genuine, department: await departmentBy(stranger) }), none],
    ["whose second department was signed by somebody else", async () => ({ ...genuine, conflict: await departmentBy(stranger) }), none],
    [
      "whose category delivers to a department that somebody else signed",
      async () => ({ ...genuine, others: [{ ...(await departmentBy(stranger)), categoryIds: [newId()] }] }),
      none,
    ],
    [
      "whose time somebody else moved",
      async () => ({ ...genuine, department: { ...(await departmentBy(account, { notAfter: 1 })), notAfter: NEXT_YEAR } }),
      none,
    ],
    ["that exchanges the office and who stands in for it", () => ({ ...genuine, department: standIn, conflict: office, others: [] }), link],
    ["whose second department is a third one that stands in for nobody", () => ({ ...genuine, conflict: personnel, others: [] }), link],
    [
      "whose second department stands in for another one",
      async () => ({ ...genuine, conflict: await departmentBy(account, { purpose: purposeOf("Revision", personnel) }), others: [] }),
      link,
    ],
    [
      "whose second department does not stand in for one that a category delivers to",
      async () => ({ ...genuine, conflict: await departmentBy(account, { purpose: purposeOf("Aufsichtsrat", office) }) }),
      link,
    ],
    [
      "whose second department was signed before there were purposes",
      async () => ({ ...genuine, conflict: await departmentBy(account) }),
      link,
    ],
    ["whose second department's purpose was taken away", () => ({ ...genuine, conflict: { ...standIn, purpose: null } }), link],
    ["whose office is one that stands in for others", () => ({ ...genuine, department: standIn, conflict: null, others: [] }), link],
    ["whose category delivers to who stands in", () => ({ ...genuine, others: [{ ...standIn, categoryIds: [newId()] }] }), link],
    [
      "whose second department's purpose was written anew",
      () => ({ ...genuine, conflict: { ...personnel, purpose: standIn.purpose, name: standIn.name }, others: [] }),
      link,
    ],
    ["whose second department bears another name", () => ({ ...genuine, conflict: { ...standIn, name: "Personal" } }), link],
    ["whose office bears another name", () => ({ ...genuine, department: { ...office, name: "Aufsichtsrat" } }), link],
    ["whose epoch was raised", () => ({ ...genuine, department: { ...genuine.department, epoch: 2 } }), none],
    ["whose keys are no keys", () => ({ ...genuine, accountPublicKey: "x" }), none],
    ["when the link's fingerprint is another account's", () => genuine, namedKey(`#k=${fingerprintForLink(stranger.publicKey)}`, 0)],
  ])("%s", async (_name, channel, named) => {
    expect(await checkKey(await channel(), named)).toEqual({ state: "refused", why: "key" });
  });
  test("when nobody had the account's key vouch for one of its keys for too long, which is no lie", async () => {
    const ended = { state: "refused", why: "ended" };
    const old = await departmentBy(account, { notAfter: 1 });
    expect(await checkKey({ ...genuine, department: old, conflict: null }, none)).toEqual(ended);
    expect(await checkKey({ ...genuine, conflict: null, others: [{ ...old, categoryIds: [newId()] }] }, link)).toEqual(ended);
  });
  test("when its address cannot be relied on, though all keys are right", async () => {
    expect(await checkKey(genuine, namedKey("#k=", 0))).toEqual({ state: "refused", why: "malformed" });
    expect(await checkKey(genuine, namedKey("", 1))).toEqual({ state: "refused", why: "redirected" });
  });
});

test("whoever only reads a case needs no department's key, but the account's key as the link names it", async () => {
  const old = { ...genuine, department: await departmentBy(account, { notAfter: 1 }) };
  expect(await checkKey(old, link, "read")).toMatchObject({ state: "trusted", byLink: true });
  const swapped = { ...old, accountPublicKey: toBase64Url(stranger.publicKey) };
  expect(await checkKey(swapped, link, "read")).toEqual({ state: "refused", why: "key" });
});
