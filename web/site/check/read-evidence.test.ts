import type { EvidenceFile } from "@hz/contract/reports/evidence";
import { expect, test } from "vitest";
import frozen from "../../../crypto/samples/hz1-evidence.json" with { type: "json" };
import hz1 from "../../../crypto/samples/hz1.json" with { type: "json" };
import { readEvidence } from "./read-evidence.ts";

const sample = frozen as EvidenceFile;
const read = (change: (file: EvidenceFile) => unknown = () => null) => {
  const file = structuredClone(sample);
  change(file);
  return readEvidence(JSON.stringify(file));
};
const state = async (change: (file: EvidenceFile) => unknown) => (await read(change)).state;

test("a proof says its days, the office and the fingerprint of posters, with that of a former key, and shows the text that belongs to it", async () => {
  const said = await read();
  expect(said).toMatchObject({
    state: "valid",
    receivedOn: "2026-11-27",
    signedOn: "2026-11-29",
    office: "Interne Meldestelle, Müller & Söhne GmbH",
    fingerprint: hz1.fingerprintForPeople,
    reportId: hz1.ids.reportId,
    text: { words: frozen.text.text, isOfReport: true },
  });
  expect(said.state === "valid" && said.others).toEqual([expect.stringMatching(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)]);
  expect(await read((file) => delete file.text)).toMatchObject({ state: "valid", text: null });
});

test("another text, or another key for it, is not the report's, and the proof holds all the same", async () => {
  for (const change of [
    (file: EvidenceFile) => (file.text!.text += " "),
    (file: EvidenceFile) => (file.text!.key = file.evidence.bodyHash),
  ])
    expect(await read(change)).toMatchObject({ state: "valid", text: { isOfReport: false } });
});

test("whatever is changed in it, it holds no more", async () => {
  const altered: ((file: EvidenceFile) => unknown)[] = [
    ({ evidence }) => (evidence.receivedOn = "2026-11-26"),
    ({ evidence }) => (evidence.signedOn = "2026-11-28"),
    ({ evidence }) => (evidence.office += "."),
    ({ evidence, report }) => (evidence.bodyHash = report.rkId),
    ({ evidence, report }) => (evidence.wording = report.rkId),
    ({ evidence }) => (evidence.byUserId = hz1.ids.messageId),
    ({ report, evidence }) => (report.rkId = evidence.wording),
    ({ report, evidence }) => (report.reporterPk = evidence.wording),
    ({ report }) => (report.reportId = hz1.ids.messageId),
    ({ report }) => (report.departmentId = hz1.ids.messageId),
    ({ report }) => (report.epoch += 1),
    (file) => (file.accountId = hz1.ids.messageId),
    (file) => (file.successions[0]!.signedAt += 1),
    (file) => delete (file as Partial<EvidenceFile>).signer,
    (file) => ((file.evidence as { office: unknown }).office = { length: 1 }),
    // Another spelling of the same bytes.
    ({ evidence }) => (evidence.signature = `${evidence.signature.slice(0, -1)}${nextOf(evidence.signature.at(-1)!)}`),
  ];
  for (const change of altered) expect([change.toString(), await state(change)]).toEqual([change.toString(), "altered"]);
});

test("every single character of its signature and hashes counts", async () => {
  for (const field of ["signature", "bodyHash", "wording"] as const)
    for (let at = 0; at < sample.evidence[field].length; at++) {
      const turned = await state(({ evidence }) => {
        const { [field]: text } = evidence;
        evidence[field] = `${text.slice(0, at)}${nextOf(text[at]!)}${text.slice(at + 1)}`;
      });
      expect(turned, `${field} ${at}`).toBe("altered");
    }
});

test("who signed must be vouched for: by the account's key, or by an invitation that it certified in time", async () => {
  const foreign: ((file: EvidenceFile) => unknown)[] = [
    ({ signer }) => (signer.joinedAt += 1),
    ({ signer }) => (signer.signature = sample.evidence.signature),
    (file) => (file.accountPublicKey = file.successions[0]!.formerPublicKey),
    ({ signer }) => (signer.invite = { sigPublicKey: signer.sigPublicKey, permits: "", notAfter: 4e9, certificate: signer.signature }),
  ];
  for (const change of foreign) expect([change.toString(), await state(change)]).toEqual([change.toString(), "foreign"]);
});

test("what is no proof is unreadable, and what another version made is said to be that", async () => {
  for (const text of ["", "{", "null", "[]", '"x"', "%PDF-1.7", JSON.stringify({ ...sample, format: "hinweiszentrale-archiv" })])
    expect(await readEvidence(text)).toEqual({ state: "unreadable" });
  for (const version of [2, 0, "1"]) expect(await readEvidence(JSON.stringify({ ...sample, version }))).toEqual({ state: "version" });
});

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const nextOf = (character: string) => ALPHABET[(ALPHABET.indexOf(character) + 1) % 64]!;
