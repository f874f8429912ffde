import { channelRoutes } from "@hz/contract/channels/channels";
import { PROOF_HEADER, PROOF_MINUTES, type ProofKind } from "@hz/contract/sign-in/proof";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { solveProof } from "../../../web/vault/report/solve-proof.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice, type TestReport } from "../../testing/builders.ts";
import { aFile, putPart } from "../../testing/builders-files.ts";
import { call, refused } from "../../testing/call.ts";

// Each proof is a quarter of a second of computing on an idle machine, and many seconds on a busy one.
vi.setConfig({ testTimeout: 180_000 });
const FREE = 5;
const MINUTE = 60_000;
let own: TestApplication;
let office: TestOffice;
beforeEach(async () => {
  own = await testApplication({ freeReportsPerMinute: FREE });
  own.stop();
  office = await anOffice(own);
});
afterEach(() => own.close());

const challengeOf = (kind: ProofKind, { channel }: TestOffice = office) =>
  call(own.app, channelRoutes.challenge, { params: { linkSuffix: channel.linkSuffix }, query: { kind } });
const proofFor = async (subject: string, kind: ProofKind = "report", where = office) => ({
  [PROOF_HEADER]: await solveProof(await challengeOf(kind, where), subject),
});
const idOf = ({ body }: TestReport) => body.reportId;
const submit = ({ body }: TestReport, as = {}) => call(own.app, reportRoutes.submit, { body, as });
const refusal = ({ body }: TestReport, as = {}) => refused(own.app, reportRoutes.submit, { body, as });
/** More than is free within a moment. */
async function flood(target = office): Promise<void> {
  for (let sent = 0; sent < FREE; sent++) await submit(await aReport(target));
}

test("in quiet times nothing is asked for; a flooded channel asks each report for a proof, and another channel does not", async () => {
  await flood();
  const [report, elsewhere] = [await aReport(office), await anOffice(own)];
  expect(await refusal(report)).toBe("PROOF_NEEDED");
  await submit(await aReport(elsewhere));
  const proof = await proofFor(idOf(report));
  const stored = await submit(report, proof);
  // A lost answer: the same again, with the same proof.
  expect(await submit(report, proof)).toEqual(stored);
  own.move(10 * MINUTE);
  await submit(await aReport(office));
});

test("a proof holds for one report, one channel, one kind and its time", async () => {
  await flood();
  const [report, other, elsewhere] = [await aReport(office), await aReport(office), await anOffice(own)];
  const proof = await proofFor(idOf(report));
  expect(await refusal(other, proof)).toBe("PROOF_NEEDED");
  expect(await refusal(report, await proofFor(idOf(report), "report", elsewhere))).toBe("PROOF_NEEDED");
  expect(await refusal(report, await proofFor(idOf(report), "file"))).toBe("PROOF_NEEDED");
  own.move(PROOF_MINUTES * MINUTE + 2_000);
  await flood().catch(() => undefined);
  expect(await refusal(report, proof)).toBe("PROOF_NEEDED");
  await submit(report, await proofFor(idOf(report)));
});

test("a proof that was made up, cut or made easier is none, and nothing of it is a fault of ours", async () => {
  await flood();
  const report = await aReport(office);
  const { challenge, bits } = await challengeOf("report");
  const easier = Buffer.from(challenge, "base64url");
  easier[0] = 1;
  const easy = await solveProof({ challenge: easier.toString("base64url"), bits: 1 }, idOf(report));
  const lazy = await solveProof({ challenge, bits: bits - 6 }, idOf(report));
  const good = await solveProof({ challenge, bits }, idOf(report));
  for (const proof of ["", ".", "x", "a.b.c", challenge, `${challenge}.`, easy, lazy, good.slice(0, -4), `${good}AAAA`, "ä.ö"])
    expect(await refusal(report, { [PROOF_HEADER]: Buffer.from(proof).toString("latin1") }), proof).toBe("PROOF_NEEDED");
  await submit(report, { [PROOF_HEADER]: good });
});

test("a new file needs a proof while files flood in; what has begun goes on", async () => {
  const { draft } = await aReport(office);
  const begin = async () => putPart(own, office.channel.linkSuffix, draft, await aFile(draft), 0);
  const large = await aFile(draft, 9 * 2 ** 20);
  expect((await putPart(own, office.channel.linkSuffix, draft, large, 0)).statusCode).toBe(200);
  let last = await begin();
  for (let sent = 0; sent < 4 * FREE && last.statusCode === 200; sent++) last = await begin();
  expect(last.json()).toMatchObject({ code: "PROOF_NEEDED" });
  expect((await putPart(own, office.channel.linkSuffix, draft, large, 1)).statusCode).toBe(200);
  const file = await aFile(draft);
  const headers = await proofFor(file.id, "file");
  expect((await putPart(own, office.channel.linkSuffix, draft, file, 0, { headers })).statusCode).toBe(200);
});

test("names of channels that do not exist count nowhere", async () => {
  const report = await aReport(office);
  for (let sent = 0; sent < 2 * FREE; sent++)
    expect(await refused(own.app, reportRoutes.submit, { body: { ...report.body, linkSuffix: `nirgends-${newId()}` } })).toBe(
      "CHANNEL_NOT_FOUND",
    );
  expect(await refused(own.app, channelRoutes.challenge, { params: { linkSuffix: "nirgends" }, query: { kind: "report" } })).toBe(
    "CHANNEL_NOT_FOUND",
  );
});
