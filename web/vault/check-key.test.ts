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
  toBase64Url,
} from "@hz/crypto";
import type { PortalChannel, PortalDepartment } from "@hz/contract/channels";
import { checkKey } from "./check-key.ts";

const NEXT_YEAR = Math.floor(Date.now() / 1000) + 365 * 86_400;
const accountId = newId();
const account = await accountKey(newAccountSeed());
const stranger = await accountKey(newAccountSeed());

async function departmentBy(signer: typeof account, notAfter = NEXT_YEAR): Promise<PortalDepartment> {
  const statement = { accountId, departmentId: newId(), epoch: 1, publicKey: await departmentPublicKey(newDepartmentSeed()), notAfter };
  const signature = toBase64Url(await signDepartment(signer, statement));
  return {
    departmentId: statement.departmentId,
    epoch: 1,
    publicKey: toBase64Url(statement.publicKey),
    notAfter,
    signature,
    name: "Stelle",
  };
}

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
  department: await departmentBy(account),
  conflict: await departmentBy(account),
  others: [{ ...(await departmentBy(account)), categoryIds: [newId()] }],
  voice: { phone: "", hours: "", meeting: "" },
};
const fingerprint = await accountFingerprint(accountId, account.publicKey);
const link = `#k=${fingerprintForLink(fingerprint)}`;

describe("a genuine channel is trusted", () => {
  test("with the fingerprint in the link", async () => {
    expect(await checkKey(genuine, link)).toEqual({ state: "trusted", byLink: true, fingerprint: fingerprintForPeople(fingerprint) });
  });
  test("without it, and says so", async () => {
    expect(await checkKey(genuine, "")).toMatchObject({ state: "trusted", byLink: false });
  });
  test("without a second department", async () => {
    expect(await checkKey({ ...genuine, conflict: null }, link)).toMatchObject({ state: "trusted" });
  });
});

describe("a channel is refused", () => {
  test.each<[string, () => PortalChannel | Promise<PortalChannel>, string]>([
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
    ["whose department was signed by somebody else", async () => ({ ...genuine, department: await departmentBy(stranger) }), ""],
    ["whose second department was signed by somebody else", async () => ({ ...genuine, conflict: await departmentBy(stranger) }), ""],
    [
      "whose category delivers to a department that somebody else signed",
      async () => ({ ...genuine, others: [{ ...(await departmentBy(stranger)), categoryIds: [newId()] }] }),
      "",
    ],
    ["whose department's key is out of date", async () => ({ ...genuine, department: await departmentBy(account, 1) }), ""],
    ["whose epoch was raised", () => ({ ...genuine, department: { ...genuine.department, epoch: 2 } }), ""],
    ["whose keys are no keys", () => ({ ...genuine, accountPublicKey: "x" }), ""],
    ["when the link's fingerprint is cut off", () => genuine, link.slice(0, -1)],
    ["when the link's fingerprint is empty", () => genuine, "#k="],
    ["when the link's fingerprint is another account's", () => genuine, `#k=${fingerprintForLink(stranger.publicKey)}`],
  ])("%s", async (_name, channel, fragment) => {
    expect(await checkKey(await channel(), fragment)).toEqual({ state: "refused" });
  });
});
