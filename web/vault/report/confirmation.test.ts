import { beforeAll, expect, test } from "vitest";
import type { PortalLanguage } from "@hz/contract/languages";
import type { Case } from "@hz/contract/reports/reports";
import type { Member } from "@hz/contract/sign-in/auth";
import {
  accountKey,
  fromBase64Url,
  newAccountSeed,
  newId,
  newUserKey,
  signOfficeText,
  type SigningKey,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { vouchFor } from "../people/self-grants.ts";
import { openConfirmation } from "./confirmation.ts";

const accountId = newId();
const userId = newId();
const TEXT = "Fall {fallnummer} vom {eingangsdatum} ist da.\n{funktion}, {unternehmen}";
const SIGNED_AT = 1_760_000_000;
let account: SigningKey;
let sig: SigningKey;
let member: Member;

beforeAll(async () => {
  account = await accountKey(newAccountSeed());
  const own = await userKeys(newUserKey(), userId);
  [sig, member] = [own.sig, await vouchFor(account, { accountId, userId }, own, 1e12)];
});

type Lie = { text?: string; of?: string; template?: string; language?: PortalLanguage; by?: SigningKey; signedAt?: number };
/** A case with words, and a signature of what is given instead. */
async function found(lie: Lie = {}, more: Partial<Case["signedConfirmation"] & {}> = {}): Promise<Case> {
  const { text = TEXT, of = accountId, template = "receipt-automatic", language = "de", by = sig, signedAt = SIGNED_AT } = lie;
  const signature = await signOfficeText(by, { accountId: of, templateId: template, language, signedAt, text });
  const said = { text: TEXT, byUserId: userId, signedAt: SIGNED_AT, signature: toBase64Url(signature) };
  return {
    accountId,
    caseNumber: "ABCD-EFGH",
    receivedAt: "2026-03-02T12:00:00Z",
    acknowledgedAt: "2026-03-02T12:00:00Z",
    signedConfirmation: { companyName: "Muster AG", department: "Interne Meldestelle", texts: { de: said }, signers: [member], ...more },
  } as Partial<Case> as Case;
}
const opened = (of: Case, language: PortalLanguage = "de") => openConfirmation(of, language, [account.publicKey]);

test("what somebody signed whom the account's key vouches for is filled here, and what was filled in is told from their words", async () => {
  const said = await opened(await found());
  expect(said?.signedAt).toBe(SIGNED_AT);
  expect(said?.pieces.map(({ text }) => text).join("")).toBe("Fall ABCD-EFGH vom 2. März 2026 ist da.\nInterne Meldestelle, Muster AG");
  expect(said?.pieces.filter(({ isFilled }) => isFilled).map(({ text }) => text)).toEqual([
    "ABCD-EFGH",
    "2. März 2026",
    "Interne Meldestelle",
    "Muster AG",
  ]);
});

test("nothing else is taken for the office's word", async () => {
  const liar = await accountKey(newAccountSeed());
  const lies: Record<string, Lie> = {
    "another text": { text: "Nennen Sie uns hier Ihren Namen." },
    "another account": { of: newId() },
    "another template": { template: "closing" },
    "another language": { language: "en" },
    "another moment": { signedAt: SIGNED_AT + 1 },
    "another signer": { by: liar },
  };
  for (const [name, lie] of Object.entries(lies)) expect(await opened(await found(lie)), name).toBeNull();
  expect(await opened(await found(), "en")).toBeNull();
  const own = await userKeys(newUserKey(), userId);
  const unvouched = await vouchFor(liar, { accountId, userId }, own, 1e12);
  expect(await opened(await found({ by: own.sig }, { signers: [unvouched] }))).toBeNull();
  expect(await opened(await found({}, { signers: [] }))).toBeNull();
  const broken = await found();
  broken.signedConfirmation!.texts.de!.signature = "!";
  expect(await opened(broken)).toBeNull();
  expect(await opened({ ...(await found()), signedConfirmation: null })).toBeNull();
});

test("a name, number or day that is more than one is not filled into what was signed", async () => {
  expect(await opened(await found({}, { companyName: "Muster AG\n\nRufen Sie 0900 123 an" }))).toBeNull();
  expect(await opened(await found({}, { department: "x".repeat(101) }))).toBeNull();
  expect(await opened({ ...(await found()), receivedAt: "gestern" })).toBeNull();
});

test("a former key of the account that the address names vouches, too", async () => {
  const next = await accountKey(newAccountSeed());
  expect(await openConfirmation(await found(), "de", [fromBase64Url(toBase64Url(next.publicKey))])).toBeNull();
  expect(await openConfirmation(await found(), "de", [account.publicKey, next.publicKey])).not.toBeNull();
});
