import { accountKey, newAccountSeed, sealRedactedBody, toBase64Url } from "@hz/crypto";
import type { Evidence } from "@hz/contract/reports/evidence";
import type { Report } from "@hz/contract/reports/reports";
import { beforeAll, expect, test, vi } from "vitest";
import { readEvidence } from "../../site/check/read-evidence.ts";
import { aCase, aMember, anOffice, evidence, type LiedToCase, type LiedToOffice } from "../../testing/lies/lied-to.ts";
import { encodeRedacted } from "../content/content.ts";
import { hold, type HeldKeys } from "../keys/held-keys.ts";
import { vouchedMembers } from "../people/members.ts";
import { checkEvidence } from "./case-evidence.ts";
import { evidenceToKeep } from "./evidence.ts";
import type { OpenReport } from "./open-report.ts";

const NOW = new Date("2026-03-04T12:00:00Z");
let office: LiedToOffice;
let one: LiedToCase;
let report: Report;
let open: OpenReport;
beforeAll(async () => {
  office = await anOffice();
  one = await aCase(office);
  const { body, receivedAt } = one.found;
  report = { id: one.found.id, body, receivedAt, department: "Interne Meldestelle", evidence: null } as Partial<Report> as Report;
  const { head, reportKey, content, redaction } = one.opened;
  open = { head, reportKey, content, redaction } as Partial<OpenReport> as OpenReport;
  await as(office.handler);
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});

/** Holds a person's keys as somebody of the office who knows the account's key. */
async function as({ userId, sig }: Pick<LiedToOffice["handler"], "userId" | "sig">, change: Partial<HeldKeys> = {}) {
  const members = vouchedMembers(office.accountId, office.account.publicKey, [office.handler.member]);
  hold({ accountId: office.accountId, userId, sig, isVouched: true, knowsAccountKey: true, members, ...change } as HeldKeys);
}
const signed = (said: Evidence | null) => said && { ...said, byUserId: office.handler.userId };
const atReporter = async (said: Evidence) =>
  checkEvidence(await one.open({ evidence: { ...signed(said)!, signers: [office.handler.member] } }), NOW);

test("what an office signs its reporter can save, and anybody can check it by itself: alone, or with the text", async () => {
  const said = (await evidenceToKeep(report, open, "Muster AG"))!;
  expect(said).toMatchObject({ receivedOn: "2026-03-02", signedOn: "2026-03-04", office: "Interne Meldestelle, Muster AG" });
  const checked = await atReporter(said);
  if (checked.state !== "holds") throw new Error(checked.state);
  const valid = { state: "valid", receivedOn: "2026-03-02", signedOn: "2026-03-04", office: "Interne Meldestelle, Muster AG" };
  expect(await readEvidence(JSON.stringify(checked.file))).toMatchObject({ ...valid, text: null });
  expect(await readEvidence(JSON.stringify(checked.withText))).toMatchObject({
    ...valid,
    text: { words: "Rechnungen\n\nSeit März.", isOfReport: true },
  });
});

test("the file names neither what was reported, nor a password, nor what opens the case", async () => {
  const checked = await atReporter((await evidenceToKeep(report, open, ""))!);
  if (checked.state !== "holds") throw new Error(checked.state);
  const [plain, withText] = [checked.file, checked.withText].map((file) => JSON.stringify(file));
  const { token, reportKey, found } = one.opened;
  for (const secret of ["Rechnungen", "Seit", token, toBase64Url(reportKey), found.caseNumber]) expect(plain).not.toContain(secret);
  for (const secret of [token, toBase64Url(reportKey), found.caseNumber]) expect(withText).not.toContain(secret);
});

test("what holds is not signed again; what does not, or whom another key vouched for, is", async () => {
  const said = (await evidenceToKeep(report, open, "Muster AG"))!;
  const again = (given: Report["evidence"]) => evidenceToKeep({ ...report, evidence: given }, open, "Muster AG");
  expect(await again(signed(said))).toBeNull();
  expect(await again({ ...signed(said)!, receivedOn: "2026-03-01" })).not.toBeNull();
  expect(await again({ ...signed(said)!, signature: said.wording + said.wording })).not.toBeNull();
  const { signers: _, ...other } = await evidence(office, one, { text: "Etwas anderes" });
  expect(await again(other)).not.toBeNull();
  const stranger = await aMember(await accountKey(newAccountSeed()), office.accountId);
  expect(await again({ ...signed(said)!, byUserId: stranger.userId })).not.toBeNull();
});

test("nobody signs whom the account's key does not vouch for, or who does not know it, nor what was redacted or does not open", async () => {
  await as(office.handler, { isVouched: false });
  expect(await evidenceToKeep(report, open, "")).toBeNull();
  await as(office.handler, { knowsAccountKey: false });
  expect(await evidenceToKeep(report, open, "")).toBeNull();
  await as(office.handler);
  expect(await evidenceToKeep(report, { ...open, content: null }, "")).toBeNull();
  const redaction = { byId: office.handler.userId, by: "Meldestelle", time: 1, original: "x" };
  expect(await evidenceToKeep(report, { ...open, redaction }, "")).toBeNull();
});

test("after a redaction the reporter saves it without the text, which nobody can compare any more", async () => {
  const said = (await evidenceToKeep(report, open, "Muster AG"))!;
  const { head, reportKey, content } = one.opened;
  const mark = { byId: office.handler.userId, by: "Meldestelle", time: 1, original: said.bodyHash };
  const rest = encodeRedacted(mark, JSON.stringify({ ...content, description: "█████" }));
  const body = toBase64Url(await sealRedactedBody(reportKey, head, rest, office.handler.sig));
  const bodyRedaction = { byUserId: office.handler.userId, at: "2026-03-03T12:00:00.000Z" };
  const signers = [office.handler.member];
  const given = { body, bodyRedaction, redactors: signers, evidence: { ...signed(said)!, signers } };
  const redacted = await one.open(given);
  expect(redacted.content?.description).toBe("█████");
  expect(await checkEvidence(redacted, NOW)).toMatchObject({ state: "holds", withText: null });
  const otherDay = { ...given, receivedAt: "2026-03-01T12:00:00.000Z" };
  expect(await checkEvidence(await one.open(otherDay), NOW)).toEqual({ state: "refused" });
});
