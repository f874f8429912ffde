import { fileRoutes } from "@hz/contract/reports/files";
import { MAX_PARTS, PART_BYTES } from "@hz/contract/limits";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId, randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, asReporter, type TestOffice, type TestReport } from "../../testing/builders.ts";
import { aFile, digestOf, putPart, type TestFile, tokenOf, uploadToChannel, wholeOf } from "../../testing/builders-files.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
/** 17 MiB, hence three parts; read only. */
let large: { report: TestReport; file: TestFile };
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  const report = await aReport(office);
  large = { report, file: await aFile(report.draft, 17 * 2 ** 20) };
});
afterAll(() => own.close());

const suffix = () => office.channel.linkSuffix;
const put = (report: TestReport, file: TestFile, part: number, how?: Parameters<typeof putPart>[5]) =>
  putPart(own, suffix(), report.draft, file, part, how);
const codeOf = async (reply: ReturnType<typeof put>) => (await reply).json().code;
const parts = async (report: TestReport, file: TestFile) =>
  (await call(own.app, fileRoutes.portalParts, { params: { linkSuffix: suffix(), fileId: file.id }, as: tokenOf(report.draft) })).parts;
const withFiles = ({ draft, body }: TestReport, ...files: TestFile[]) => ({
  ...body,
  files: files.map(({ claim }) => claim),
  uploadToken: draft.uploadToken,
});
const submit = (report: TestReport, ...files: TestFile[]) => refused(own.app, reportRoutes.submit, { body: withFiles(report, ...files) });
const stored = async (file: TestFile) => {
  const keys: string[] = [];
  for await (const { key } of own.ctx.store.list(`${office.accountId}/${file.id}`)) keys.push(key);
  return keys;
};

test("parts may come in any order and again; handler and reporter get back exactly what went up", async () => {
  const { report, file } = large;
  for (const part of [2, 0, 1, 0]) expect((await put(report, file, part)).json()).toEqual({ part });
  expect(await parts(report, file)).toEqual([0, 1, 2]);
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body: withFiles(report, file) });
  expect((await call(own.app, reportRoutes.get, { params: { id }, as: office.as })).files).toEqual([file.claim]);
  const whole = wholeOf(file);
  const byHandler = await send(own.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as });
  expect(Buffer.compare(byHandler.rawPayload, whole)).toBe(0);
  expect(byHandler.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-length": String(whole.length),
    "cache-control": "no-store",
  });
  expect(byHandler.headers["content-encoding"]).toBeUndefined();
  const byReporter = await call(own.app, fileRoutes.caseFile, { params: { id, fileId: file.id }, as: asReporter(report.draft) });
  expect(Buffer.compare(byReporter, whole)).toBe(0);
});

test("other bytes for a part that is there are a conflict, and the first ones stay", async () => {
  const report = await aReport(office);
  const [file, other] = [await aFile(report.draft), await aFile(report.draft)];
  await uploadToChannel(own, suffix(), report.draft, file);
  expect(await codeOf(put(report, file, 0, { bytes: other.parts[0]! }))).toBe("PART_CONFLICT");
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body: withFiles(report, file) });
  const back = await call(own.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as });
  expect(Buffer.compare(back, wholeOf(file))).toBe(0);
});

test("of different bytes for one part at the same moment one wins, and only its bytes are kept", async () => {
  const report = await aReport(office);
  const [file, other] = [await aFile(report.draft), await aFile(report.draft)];
  const statuses = await Promise.all(
    [file, other].map(async ({ parts: [bytes] }) => (await put(report, file, 0, { bytes: bytes! })).statusCode),
  );
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await stored(file)).toHaveLength(1);
});

test("bytes that are not what their digest says are refused, leave nothing, and may come again", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft);
  const damaged = file.parts[0]!.map((byte, at) => (at === 500 ? byte ^ 1 : byte));
  expect(await codeOf(put(report, file, 0, { bytes: damaged, headers: digestOf(file.parts[0]!) }))).toBe("PART_DAMAGED");
  expect(await parts(report, file)).toEqual([]);
  expect(await stored(file)).toEqual([]);
  expect((await put(report, file, 0)).statusCode).toBe(200);
});

test("a part above eight mebibytes is refused, one of exactly that size is not", async () => {
  const report = await aReport(office);
  const bytes = new Uint8Array(PART_BYTES + 1).fill(40, 0, 1);
  const file = { ...(await aFile(report.draft)), parts: [bytes] };
  expect(await codeOf(put(report, file, 0))).toBe("TOO_LARGE");
  expect((await put(report, file, 0, { bytes: bytes.subarray(1).fill(40, 0, 1) })).statusCode).toBe(200);
});

test("a first part that is no box is refused and not kept; what comes later cannot be told from noise", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft);
  const picture = new TextEncoder().encode("GIF89a in the clear");
  expect(await codeOf(put(report, file, 0, { bytes: picture }))).toBe("BOX_REFUSED");
  expect(await stored(file)).toEqual([]);
  expect((await put(report, file, 1, { bytes: picture })).statusCode).toBe(200);
  expect(await submit(report, { ...file, claim: { id: file.id, sealedSize: PART_BYTES + picture.length, partCount: 2 } })).toBe(
    "FILES_INCOMPLETE",
  );
});

test("a part without size, digest or token, with a number beyond the last, or as another type is invalid input", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft);
  expect(await codeOf(put(report, file, MAX_PARTS, { bytes: file.parts[0]! }))).toBe("INVALID_INPUT");
  const wrong = [
    ["x-part-sha256", ""],
    ["x-part-sha256", "kurz"],
    ["x-upload-token", ""],
    ["x-upload-token", "zu kurz"],
  ] as const;
  for (const [name, value] of wrong)
    expect(await codeOf(put(report, file, 0, { headers: { [name]: value } })), `${name}: ${value}`).toBe("INVALID_INPUT");
  expect(await codeOf(put(report, file, 0, { bytes: new Uint8Array(0) }))).toBe("INVALID_INPUT");
  const text = new TextEncoder().encode('{"a":1}');
  for (const type of ["application/json", "text/plain"])
    expect(await codeOf(put(report, file, 0, { bytes: text, headers: { "content-type": type } })), type).toBe("INVALID_INPUT");
  expect(await parts(report, file)).toEqual([]);
});

test("without the upload's token nobody adds to a file, sees its parts or names it", async () => {
  const [mine, theirs] = [await aReport(office), await aReport(office)];
  const file = await aFile(mine.draft, 9 * 2 ** 20);
  expect((await put(mine, file, 0)).statusCode).toBe(200);
  expect(await codeOf(put(theirs, file, 1))).toBe("PART_CONFLICT");
  expect(await codeOf(put(theirs, file, 0))).toBe("PART_CONFLICT");
  expect(await parts(theirs, file)).toEqual([]);
  expect((await put(mine, file, 1)).statusCode).toBe(200);
  expect(await submit(theirs, file)).toBe("FILES_INCOMPLETE");
  await call(own.app, reportRoutes.submit, { body: withFiles(mine, file) });
});

test("a report is not stored while a file it names is unknown, incomplete or of another size", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft, 9 * 2 ** 20);
  expect(await submit(report, file)).toBe("FILES_INCOMPLETE");
  await put(report, file, 1);
  expect(await submit(report, file)).toBe("FILES_INCOMPLETE");
  await put(report, file, 0);
  for (const change of [{ partCount: 1 }, { sealedSize: file.claim.sealedSize - 1 }, { sealedSize: 65_592, partCount: 1 }, { id: newId() }])
    expect(await submit(report, { ...file, claim: { ...file.claim, ...change } }), JSON.stringify(change)).toBe("FILES_INCOMPLETE");
  expect(await refused(own.app, reportRoutes.submit, { body: { ...withFiles(report, file), uploadToken: null } })).toBe("FILES_INCOMPLETE");
  expect(await submit(report, file, file)).toBe("FILES_INCOMPLETE");
  await call(own.app, reportRoutes.submit, { body: withFiles(report, file) });
});

test("a file belongs to one report for good", async () => {
  const [first, second] = [await aReport(office), await aReport(office)];
  const file = await aFile(first.draft);
  await uploadToChannel(own, suffix(), first.draft, file);
  await call(own.app, reportRoutes.submit, { body: withFiles(first, file) });
  const thief = { ...second, draft: { ...second.draft, uploadToken: first.draft.uploadToken } };
  expect(await submit(thief, file)).toBe("FILES_INCOMPLETE");
  expect(await codeOf(put(first, file, 1, { bytes: randomBytes(10) }))).toBe("PART_CONFLICT");
});

test("a part beyond the last one, of an upload that went on at the moment of the claim, is not sent along", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft);
  await uploadToChannel(own, suffix(), report.draft, file);
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body: withFiles(report, file) });
  const late = { account_id: office.accountId, file_id: file.id, part: 5, size: 3, sha256: Buffer.alloc(32) };
  await own.db.tenant(office.accountId, (tx) => tx.insertInto("file_parts").values(late).execute());
  const back = await call(own.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as });
  expect(Buffer.compare(back, wholeOf(file))).toBe(0);
});

test("two reports that name one file at the same moment: only one gets it", async () => {
  const reports = await Promise.all(Array.from({ length: 4 }, () => aReport(office)));
  const file = await aFile(reports[0]!.draft);
  await uploadToChannel(own, suffix(), reports[0]!.draft, file);
  const { uploadToken } = reports[0]!.draft;
  const statuses = await Promise.all(
    reports.map(
      async ({ body }) => (await send(own.app, reportRoutes.submit, { body: { ...body, files: [file.claim], uploadToken } })).statusCode,
    ),
  );
  expect(statuses.sort()).toEqual([200, 422, 422, 422]);
});

test("no files for a channel that is unknown, switched off or takes none", async () => {
  const target = await anOffice(own);
  const { draft } = await aReport(target);
  const file = await aFile(draft);
  expect((await putPart(own, "gibt-es-nicht", draft, file, 0)).json().code).toBe("CHANNEL_NOT_FOUND");
  const settings = JSON.stringify({ ...target.channel.settings, allowFiles: false });
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("channels").set({ settings }).execute());
  expect((await putPart(own, target.channel.linkSuffix, draft, file, 0)).json().code).toBe("FILES_NOT_ALLOWED");
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("channels").set({ is_active: false }).execute());
  expect((await putPart(own, target.channel.linkSuffix, draft, file, 0)).json().code).toBe("CHANNEL_NOT_FOUND");
  const params = { linkSuffix: target.channel.linkSuffix, fileId: file.id };
  expect(await refused(own.app, fileRoutes.portalParts, { params, as: tokenOf(draft) })).toBe("CHANNEL_NOT_FOUND");
});

test("more than the channel may hold without a report is refused before a byte is read", async () => {
  const target = await anOffice(own);
  const { draft } = await aReport(target);
  const [waiting, file] = [await aFile(draft), await aFile(draft)];
  expect((await putPart(own, target.channel.linkSuffix, draft, waiting, 0)).statusCode).toBe(200);
  await own.db.tenant(target.accountId, async (tx) => {
    const row = { account_id: target.accountId, file_id: waiting.id, size: 2 ** 30, sha256: Buffer.from(randomBytes(32)) };
    await tx
      .insertInto("file_parts")
      .values([10, 11, 12, 13, 14, 15, 16, 17].map((part) => ({ ...row, part })))
      .execute();
  });
  expect((await putPart(own, target.channel.linkSuffix, draft, file, 0)).json().code).toBe("UPLOAD_QUOTA");
  // Other channels go on.
  expect((await put(await aReport(office), await aFile(draft), 0)).statusCode).toBe(200);
});

test("the token is kept as its hash only", async () => {
  const report = await aReport(office);
  const file = await aFile(report.draft);
  await uploadToChannel(own, suffix(), report.draft, file);
  const row = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("files").selectAll().where("id", "=", file.id).executeTakeFirstOrThrow(),
  );
  expect(toBase64Url(new Uint8Array(row.uploader_hash))).not.toBe(report.draft.uploadToken);
});
