import { fileRoutes } from "@hz/contract/reports/files";
import { MAX_PENDING_BYTES_PER_REPORT } from "@hz/contract/limits";
import { type FileClaim, messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, asReporter, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aFile, digestOf, type TestFile, uploadToReport, wholeOf } from "../../testing/builders-files.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const withFile = async (report: Submitted, from: TestOffice["person"] | null, ...claims: FileClaim[]) => ({
  ...(await aMessage(report.draft, from)),
  files: claims,
});
const blobs = async (accountId: string) => {
  const keys: string[] = [];
  for await (const { key } of own.ctx.store.list(accountId)) keys.push(key);
  return keys;
};
const download = (report: Submitted, file: TestFile) =>
  call(own.app, fileRoutes.reportFile, { params: { id: report.id, fileId: file.id }, as: office.as });

test("attachments travel both ways and are listed with their message, not with the report", async () => {
  const report = await aSubmitted(own, office);
  const [theirs, ours] = [await aFile(report.draft), await aFile(report.draft)];
  const params = { id: report.id };
  await uploadToReport(own, "case", report.id, report.as, theirs);
  expect(await call(own.app, fileRoutes.caseParts, { params: { ...params, fileId: theirs.id }, as: report.as })).toEqual({ parts: [0] });
  await call(own.app, messageRoutes.caseSend, { params, as: report.as, body: await withFile(report, null, theirs.claim) });
  await uploadToReport(own, "report", report.id, office.as, ours);
  expect(await call(own.app, fileRoutes.reportParts, { params: { ...params, fileId: ours.id }, as: office.as })).toEqual({ parts: [0] });
  await call(own.app, messageRoutes.send, { params, as: office.as, body: await withFile(report, office.person, ours.claim) });

  const thread = await call(own.app, messageRoutes.list, { params, as: office.as });
  expect(thread.map(({ files }) => files)).toEqual([[theirs.claim], [ours.claim]]);
  expect((await call(own.app, messageRoutes.caseList, { params, as: report.as })).messages).toEqual(thread);
  expect((await call(own.app, reportRoutes.get, { params, as: office.as })).files).toEqual([]);
  for (const file of [theirs, ours]) {
    expect(Buffer.compare(await download(report, file), wholeOf(file))).toBe(0);
    const back = await call(own.app, fileRoutes.caseFile, { params: { ...params, fileId: file.id }, as: report.as });
    expect(Buffer.compare(back, wholeOf(file))).toBe(0);
  }
});

test("a file is not there before a message names it, nor under another report, nor for another company", async () => {
  const [report, other, stranger] = [await aSubmitted(own, office), await aSubmitted(own, office), await anOffice(own)];
  const file = await aFile(report.draft);
  await uploadToReport(own, "case", report.id, report.as, file);
  const tries = () =>
    Promise.all([
      refused(own.app, fileRoutes.reportFile, { params: { id: other.id, fileId: file.id }, as: office.as }),
      refused(own.app, fileRoutes.reportFile, { params: { id: report.id, fileId: file.id }, as: stranger.as }),
      refused(own.app, fileRoutes.caseFile, { params: { id: other.id, fileId: file.id }, as: other.as }),
    ]);
  expect(await refused(own.app, fileRoutes.reportFile, { params: { id: report.id, fileId: file.id }, as: office.as })).toBe("NOT_FOUND");
  expect(await tries()).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  await call(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: await withFile(report, null, file.claim) });
  expect(await tries()).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  expect(await refused(own.app, fileRoutes.caseFile, { params: { id: report.id, fileId: file.id }, as: other.as })).toBe("CASE_NOT_FOUND");
});

test("an attachment can be named by its uploader only, and in its own thread only", async () => {
  const [report, other, colleague] = [await aSubmitted(own, office), await aSubmitted(own, office), await aColleague(own, office)];
  const file = await aFile(report.draft);
  await uploadToReport(own, "report", report.id, office.as, file);
  const naming = async (target: Submitted, by: typeof colleague) =>
    refused(own.app, messageRoutes.send, { params: { id: target.id }, as: by.as, body: await withFile(target, by.person, file.claim) });
  expect(await naming(report, colleague)).toBe("FILES_INCOMPLETE");
  expect(await naming(other, office)).toBe("FILES_INCOMPLETE");
  expect(
    await refused(own.app, messageRoutes.caseSend, {
      params: { id: report.id },
      as: report.as,
      body: await withFile(report, null, file.claim),
    }),
  ).toBe("FILES_INCOMPLETE");
  expect(await call(own.app, fileRoutes.reportParts, { params: { id: report.id, fileId: file.id }, as: colleague.as })).toEqual({
    parts: [],
  });
  expect(await call(own.app, messageRoutes.list, { params: { id: report.id }, as: office.as })).toEqual([]);
  const body = await withFile(report, office.person, file.claim);
  await call(own.app, messageRoutes.send, { params: { id: report.id }, as: office.as, body });
  expect(await naming(report, office)).toBe("FILES_INCOMPLETE");
});

test("messages that name one file at the same moment: one gets it, the others are not stored", async () => {
  const report = await aSubmitted(own, office);
  const file = await aFile(report.draft);
  await uploadToReport(own, "case", report.id, report.as, file);
  const bodies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => withFile(report, null, file.claim)));
  const replies = await Promise.all(
    bodies.map((body) => send(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  const thread = await call(own.app, messageRoutes.list, { params: { id: report.id }, as: office.as });
  expect(thread.map(({ files }) => files)).toEqual([[file.claim]]);
});

test("a channel that takes no files takes none in its cases either", async () => {
  const target = await anOffice(own);
  const report = await aSubmitted(own, target);
  const settings = JSON.stringify({ ...target.channel.settings, allowFiles: false });
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("channels").set({ settings }).execute());
  const file = await aFile(report.draft);
  const [body] = file.parts as [Uint8Array];
  const params = { id: report.id, fileId: file.id, part: 0 };
  expect(await refused(own.app, fileRoutes.casePart, { params, body, as: { ...report.as, ...digestOf(body) } })).toBe("FILES_NOT_ALLOWED");
  await uploadToReport(own, "report", report.id, target.as, file);
});

test("more than may wait at one report is refused, for either side", async () => {
  const [report, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const [waiting, file] = [await aFile(report.draft), await aFile(report.draft)];
  await uploadToReport(own, "case", report.id, report.as, waiting);
  const row = {
    account_id: office.accountId,
    file_id: waiting.id,
    part: 9,
    size: MAX_PENDING_BYTES_PER_REPORT - 100_000,
    sha256: Buffer.alloc(32),
  };
  await own.db.tenant(office.accountId, (tx) => tx.insertInto("file_parts").values(row).execute());
  const [body] = file.parts as [Uint8Array];
  const params = { id: report.id, fileId: file.id, part: 0 };
  expect(await refused(own.app, fileRoutes.casePart, { params, body, as: { ...report.as, ...digestOf(body) } })).toBe("UPLOAD_QUOTA");
  expect(await refused(own.app, fileRoutes.reportPart, { params, body, as: { ...office.as, ...digestOf(body) } })).toBe("UPLOAD_QUOTA");
  await uploadToReport(own, "case", other.id, other.as, file);
});

test("deleting a report deletes its files with their bytes, attachments and unfinished ones included", async () => {
  const target = await anOffice(own);
  const [report, kept] = [await aSubmitted(own, target), await aSubmitted(own, target)];
  const [named, unfinished, other] = [await aFile(report.draft), await aFile(report.draft), await aFile(kept.draft)];
  await uploadToReport(own, "case", report.id, report.as, named);
  await call(own.app, messageRoutes.caseSend, {
    params: { id: report.id },
    as: report.as,
    body: await withFile(report, null, named.claim),
  });
  await uploadToReport(own, "case", report.id, report.as, unfinished);
  await uploadToReport(own, "case", kept.id, kept.as, other);
  expect(await blobs(target.accountId)).toHaveLength(3);

  await call(own.app, reportRoutes.remove, { params: { id: report.id }, as: target.as, body: { reason: "other" } });
  await own.startWorker();
  await vi.waitFor(async () => expect(await blobs(target.accountId)).toHaveLength(1), { timeout: 15_000 });
  expect((await blobs(target.accountId))[0]).toContain(other.id);
  const rows = await own.db.tenant(target.accountId, (tx) => tx.selectFrom("files").select("id").execute());
  expect(rows).toEqual([{ id: other.id }]);
  expect(await refused(own.app, fileRoutes.caseFile, { params: { id: report.id, fileId: named.id }, as: asReporter(report.draft) })).toBe(
    "CASE_NOT_FOUND",
  );
});
