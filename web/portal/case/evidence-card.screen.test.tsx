import { paths } from "@hz/contract/paths";
import type { CaseEvidence, EvidenceFile } from "@hz/contract/reports/evidence";
import { fromBase64Url, sha256, signEvidence, toBase64Url, wordingCommitment, wordingKey } from "@hz/crypto";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { readEvidence } from "../../site/check/read-evidence.ts";
import { look } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { openCase, savedFiles } from "../../testing/portal-acts.ts";
import { hasCase, reportingOffice, sentBefore, keyOf } from "../../testing/reporting-office.ts";
import { button, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel, fragment, print, member, own } = office;
const { report, password } = await sentBefore(office, {});
const LONG_AGO_ON = "2026-03-02";

/** What the office's member signed of the report, with a text of ours. */
async function signedFor(words: string): Promise<CaseEvidence> {
  const { head, reportKey } = await keyOf(office, report);
  const [bodyHash, wording] = [await sha256(fromBase64Url(report.body)), await wordingCommitment(await wordingKey(reportKey, head), words)];
  const days = { receivedOn: LONG_AGO_ON, signedOn: "2026-03-03", office: "Interne Meldestelle, Muster AG" };
  const signature = toBase64Url(await signEvidence(own.sig, { head, bodyHash, wording, ...days }));
  return { ...days, bodyHash: toBase64Url(bodyHash), wording: toBase64Url(wording), signature, byUserId: member.userId, signers: [member] };
}
const TEXT = "Rechnungen doppelt bezahlt\n\nSeit März.";

test("until somebody of the office has signed, the page says what the reporter has instead, and nothing can be saved", async () => {
  hasCase(office, report);
  openPortal("case", { channel, fragment });
  await openCase(password);
  await seen(page.getByText("Noch gibt es keinen Nachweis."));
  await seen(page.getByText("Unterschrieben hat es niemand."));
  await gone(button("Nachweis speichern"));
});

test("what somebody signed can be saved in a file with a neutral name, that anybody can check, and with the text only where that is said", async () => {
  hasCase(office, report, { evidence: await signedFor(TEXT), receivedAt: `${LONG_AGO_ON}T09:00:00.000Z` });
  openPortal("case", { channel, fragment });
  await openCase(password);
  await seen(page.getByText("Eingegangen am 2. März 2026."));
  await seen(page.getByText(location.origin + paths.checkExport));
  await look("case-evidence");
  const saved = savedFiles();
  await button("Nachweis speichern").click();
  expect([...saved.keys()]).toEqual(["Beleg.json"]);
  const plain = await saved.get("Beleg.json")!;
  expect(await readEvidence(plain)).toMatchObject({ state: "valid", fingerprint: print, text: null });
  for (const word of ["Rechnungen", "Seit", password, password.replaceAll("-", "")]) expect(plain).not.toContain(word);

  await button("Nachweis mit Text speichern").click();
  const whole = await saved.get("Beleg.json")!;
  expect(await readEvidence(whole)).toMatchObject({ state: "valid", text: { words: TEXT, isOfReport: true } });
  expect(whole).not.toContain(password);
  expect((JSON.parse(whole) as EvidenceFile).evidence).toEqual((JSON.parse(plain) as EvidenceFile).evidence);
});

test("what was signed of another text is not offered", async () => {
  hasCase(office, report, { evidence: await signedFor("Anderes"), receivedAt: `${LONG_AGO_ON}T09:00:00.000Z` });
  openPortal("case", { channel, fragment });
  await openCase(password);
  await seen(page.getByText("Der Nachweis passt nicht zu Ihrer Meldung"));
  await gone(button("Nachweis speichern"));
});
