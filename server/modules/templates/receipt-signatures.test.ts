import { authRoutes } from "@hz/contract/sign-in/auth";
import { companyRoutes } from "@hz/contract/account/company";
import { NEW_CHANNEL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { templateRoutes } from "@hz/contract/templates/templates";
import { toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const OTHERS = NEW_CHANNEL_LANGUAGES.slice(1);
type As = Pick<TestOffice, "as">;
/** Of the office, later than it was vouched for. */
const LATER = Math.floor(Date.now() / 1000) + 60;
const house = (language: PortalLanguage) => ALL_TEXTS[language].templates["receipt-automatic"];
const signature = (byte: number) => toBase64Url(new Uint8Array(64).fill(byte));
const sign = ({ as }: As, language: PortalLanguage, text: string, { byte = 1, signedAt = LATER } = {}) =>
  call(own.app, templateRoutes.signReceipt, { as, body: { signed: [{ language, text, signedAt, signature: signature(byte) }] } });
const signedIn = async ({ as }: As) => (await call(own.app, authRoutes.keys, { as })).receiptUnsigned;
const read = async ({ draft }: Submitted) =>
  (await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).signedConfirmation;
const save = ({ as }: As, text: string, seen: string | null = null) =>
  call(own.app, templateRoutes.saveText, { as, params: { id: "receipt-automatic", language: "de" }, body: { text, seen } });

test("who may sign what goes out by itself is told what nobody signed, and a reporter gets the words with who signed them", async () => {
  const office = await anOffice(own);
  const report = await aSubmitted(own, office);
  expect(await signedIn(office)).toEqual(NEW_CHANNEL_LANGUAGES);
  expect(await read(report)).toMatchObject({ texts: {}, signers: [], companyName: expect.stringContaining("Muster") });
  expect(await sign(office, "de", house("de"))).toEqual({ receiptUnsigned: OTHERS });
  expect(await signedIn(office)).toEqual(OTHERS);
  // Also whose report came before.
  const said = await read(report);
  const byUserId = office.person.userId;
  expect(said?.texts).toEqual({ de: { text: house("de"), byUserId, signedAt: LATER, signature: signature(1) } });
  expect(said?.signers.map(({ userId }) => userId)).toEqual([byUserId]);
});

test("who works on reports alone is not asked to sign, and nobody signs what is not in force", async () => {
  const office = await anOffice(own);
  const reader = await aColleague(own, office, { role: "Fallbearbeitung" });
  expect(await signedIn(reader)).toBeUndefined();
  expect(await sign(office, "de", "Rufen Sie uns an.")).toEqual({ receiptUnsigned: NEW_CHANNEL_LANGUAGES });
});

test("other words need another signature, another name of the company does not, and what was said before stays signed", async () => {
  const office = await anOffice(own);
  await sign(office, "de", house("de"));
  const first = await aSubmitted(own, office);
  await save(office, "{unternehmen} dankt.");
  expect(await signedIn(office)).toEqual(NEW_CHANNEL_LANGUAGES);
  const second = await aSubmitted(own, office);
  expect((await read(second))?.texts).toEqual({});
  await sign(office, "de", "{unternehmen} dankt.", { byte: 2 });
  await call(own.app, companyRoutes.save, { as: office.as, body: { companyName: "Neue Firma" } });
  const third = await aSubmitted(own, office);
  expect((await read(first))?.texts.de?.signature).toBe(signature(1));
  for (const report of [second, third]) expect((await read(report))?.texts.de?.signature).toBe(signature(2));
  expect((await read(second))?.companyName).not.toBe("Neue Firma");
  expect((await read(third))?.companyName).toBe("Neue Firma");
});

test("a signature from before its signer was vouched for the last time is asked for again, and a newer one takes its place", async () => {
  const office = await anOffice(own);
  await sign(office, "de", house("de"), { signedAt: 1 });
  expect(await signedIn(office)).toEqual(NEW_CHANNEL_LANGUAGES);
  await sign(office, "de", house("de"), { byte: 3 });
  expect(await signedIn(office)).toEqual(OTHERS);
  expect((await read(await aSubmitted(own, office)))?.texts.de?.signature).toBe(signature(3));
});
