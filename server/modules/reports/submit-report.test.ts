import { categoryRoutes } from "@hz/contract/channels/categories";
import { reportRoutes, type SubmitReport } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, openBody, openSealedKey, openTitle, randomBytes, toBase64Url } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { decodeReport } from "../../../web/vault/content/content.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aDepartment, anOffice, aReport, type TestOffice } from "../../testing/builders.ts";
import { noBox } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { newCaseNumber } from "./submit-report.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const submit = (body: SubmitReport) => call(own.app, reportRoutes.submit, { body });
const refusal = (body: SubmitReport) => refused(own.app, reportRoutes.submit, { body });
const list = ({ as }: TestOffice) => call(own.app, reportRoutes.list, { as });

/** Sets the office's channel. */
async function setChannel(target: TestOffice, change: Record<string, boolean>, isActive = true): Promise<void> {
  const settings = JSON.stringify({ ...target.channel.settings, ...change });
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("channels").set({ settings, is_active: isActive }).execute());
}

test("a submitted report reaches the office, which opens what the reporter wrote", async () => {
  const report = await aReport(office, {
    title: "Kasse",
    description: "Die Kasse stimmt nicht.",
    reportType: "confidential",
    contactName: "Eva",
  });
  const { caseNumber, reportId } = await submit(report.body);
  expect(reportId).toBe(report.draft.head.reportId);
  const stored = await call(own.app, reportRoutes.get, { params: { id: reportId }, as: office.as });
  expect(stored).toMatchObject({
    caseNumber,
    number: 1,
    status: "new",
    reportType: "confidential",
    category: null,
    assignedTo: null,
    notesKey: null,
    files: [],
  });
  const head = { ...report.draft.head, rkId: fromBase64Url(stored.rkId), reporterPk: fromBase64Url(stored.reporterPk) };
  const key = await openSealedKey(office.office.founded.departmentSeed, head, fromBase64Url(stored.sealedKey!));
  expect(await openTitle(key, head, fromBase64Url(stored.title))).toBe("Kasse");
  const content = decodeReport(await openBody(key, head, fromBase64Url(stored.body)));
  expect(content).toMatchObject({ description: "Die Kasse stimmt nicht.", contactName: "Eva" });
});

/** Runs `start` while the company's counter is locked, until at least so many transactions wait for it. */
async function heldUp<T>(target: TestOffice, waiting: number, start: () => Promise<T>): Promise<T> {
  const counted = sql<{ n: number }>`select count(distinct pid)::int as n from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  const started = await own.db.tenant(target.accountId, async (tx) => {
    await tx.selectFrom("report_counters").selectAll().forUpdate().executeTakeFirstOrThrow();
    const running = start();
    await vi.waitFor(
      async () => {
        const { rows } = await own.db.directory((other) => counted.execute(other));
        expect(rows[0]!.n).toBeGreaterThanOrEqual(waiting);
      },
      { timeout: 10_000, interval: 20 },
    );
    return { running };
  });
  return started.running;
}

test("the same submission again, later or at the same moment, stays one report with one case number", async () => {
  const target = await anOffice(own);
  const [later, together] = [await aReport(target), await aReport(target)];
  const first = await submit(later.body);
  expect(await submit(later.body)).toEqual(first);
  const answers = await heldUp(target, 2, () => Promise.all(Array.from({ length: 8 }, () => submit(together.body))));
  expect(new Set(answers.map(({ caseNumber }) => caseNumber)).size).toBe(1);
  expect((await list(target)).rows.map(({ id, number }) => ({ id, number }))).toEqual([
    { id: together.draft.head.reportId, number: 2 },
    { id: later.draft.head.reportId, number: 1 },
  ]);
});

test("other bytes under a report's id, or another report under its token, are a conflict", async () => {
  const { body } = await aReport(office);
  await submit(body);
  const other = (await aReport(office)).body;
  expect(await refusal({ ...body, title: other.title })).toBe("REPORT_CONFLICT");
  expect(await refusal({ ...body, body: other.body })).toBe("REPORT_CONFLICT");
  expect(await refusal({ ...other, tokenHash: body.tokenHash })).toBe("REPORT_CONFLICT");
  const [one, two] = [{ ...other, title: body.title }, other];
  const codes = await Promise.all(
    [one, two].map((entry) =>
      submit(entry).then(
        () => "stored",
        () => "refused",
      ),
    ),
  );
  expect(codes.sort()).toEqual(["refused", "stored"]);
});

test("one that the database refuses among many at once leaves the others untouched", async () => {
  const [target, stranger] = [await anOffice(own), await anOffice(own)];
  const taken = await aReport(stranger);
  await submit(taken.body);
  const reports = await Promise.all(Array.from({ length: 12 }, () => aReport(target)));
  const bodies = reports.map(({ body }, index) => (index === 7 ? { ...body, tokenHash: taken.body.tokenHash } : body));
  const [, , ...rest] = bodies;
  const [, code] = await heldUp(target, 2, () =>
    Promise.all([Promise.all(bodies.slice(0, 2).map(submit)), refusal(bodies[7]!), ...rest.filter((_, index) => index !== 5).map(submit)]),
  );
  expect(code).toBe("REPORT_CONFLICT");
  const { rows } = await list(target);
  expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, n) => n + 1));
});

test("a report's id of another company is no conflict and gives nothing away", async () => {
  const stranger = await anOffice(own);
  const { body } = await aReport(office);
  await submit(body);
  const foreign = await aReport(stranger);
  await submit({ ...foreign.body, reportId: body.reportId });
  expect((await list(stranger)).rows).toMatchObject([{ id: body.reportId, number: 1 }]);
});

test("an unknown channel and one that is switched off get the same answer", async () => {
  const target = await anOffice(own);
  const { body } = await aReport(target);
  await setChannel(target, {}, false);
  expect(await refusal(body)).toBe("CHANNEL_NOT_FOUND");
  expect(await refusal({ ...body, linkSuffix: "gibt-es-nicht" })).toBe("CHANNEL_NOT_FOUND");
});

test("a category must be the account's own and active", async () => {
  const [stranger, { body }] = [await anOffice(own), await aReport(office)];
  const [foreign] = await call(own.app, categoryRoutes.list, { as: stranger.as });
  const [mine, closed] = await call(own.app, categoryRoutes.list, { as: office.as });
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("categories").set({ is_active: false }).where("id", "=", closed!.id).execute(),
  );
  for (const category of [foreign!.id, closed!.id, newId()]) expect(await refusal({ ...body, category })).toBe("CATEGORY_UNKNOWN");
  await submit({ ...body, category: mine!.id });
});

test("what the channel's settings do not allow is refused by the server too", async () => {
  const target = await anOffice(own);
  const [{ body }, [category]] = [await aReport(target), await call(own.app, categoryRoutes.list, { as: target.as })];
  await setChannel(target, { requireCategory: true, allowAnonymous: false, allowFiles: false });
  const confidential = { ...body, reportType: "confidential" as const };
  expect(await refusal({ ...body, category: category!.id })).toBe("ANONYMOUS_NOT_ALLOWED");
  expect(await refusal(confidential)).toBe("CATEGORY_REQUIRED");
  const files = [{ id: newId(), sealedSize: 65_592, partCount: 1 }];
  expect(await refusal({ ...confidential, category: category!.id, files, uploadToken: body.tokenHash })).toBe("FILES_NOT_ALLOWED");
  await submit({ ...confidential, category: category!.id });
});

test("a required category is required only as long as there is one to choose", async () => {
  const target = await anOffice(own);
  await setChannel(target, { requireCategory: true });
  const { body } = await aReport(target);
  expect(await refusal(body)).toBe("CATEGORY_REQUIRED");
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("categories").set({ is_active: false }).execute());
  await submit(body);
});

test("a report sealed to anything but the department's newest key is refused before it is stored", async () => {
  const target = await anOffice(own);
  const { body } = await aReport(target);
  const elsewhere = await aDepartment(own, target);
  expect(await refusal({ ...body, departmentId: elsewhere })).toBe("DEPARTMENT_KEY_OUTDATED");
  expect(await refusal({ ...body, departmentId: office.departmentId })).toBe("DEPARTMENT_KEY_OUTDATED");
  expect(await refusal({ ...body, epoch: 2 })).toBe("DEPARTMENT_KEY_OUTDATED");
  await own.db.tenant(target.accountId, async (tx) => {
    const key = await tx
      .selectFrom("department_keys")
      .selectAll()
      .where("department_id", "=", target.departmentId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("department_keys")
      .values({ ...key, epoch: 2, purpose: null })
      .execute();
  });
  expect(await refusal(body)).toBe("DEPARTMENT_KEY_OUTDATED");
  expect((await list(target)).total).toBe(0);
});

test("the second department, for reports about the office itself, may be sealed to as well", async () => {
  const target = await anOffice(own);
  const conflict = await aDepartment(own, target);
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("channels").set({ conflict_department_id: conflict }).execute());
  await submit({ ...(await aReport(target)).body, departmentId: conflict });
  expect(await list(target)).toMatchObject({ rows: [], total: 0 });
});

const plain = (length: number) => toBase64Url(new TextEncoder().encode("Ich melde im Klartext. ".repeat(400)).slice(0, length));
test.each<[string, (body: SubmitReport) => Partial<SubmitReport>]>([
  ["a body in the clear", ({ body }) => ({ body: plain(fromBase64Url(body).length) })],
  ["a title in the clear", () => ({ title: plain(312) })],
  ["a body that is cut off", ({ body }) => ({ body: toBase64Url(fromBase64Url(body).slice(0, -1)) })],
  ["a body that is not padded", () => ({ body: toBase64Url(Uint8Array.of(40, ...randomBytes(5000))) })],
  ["a key in the clear", () => ({ sealedKey: noBox(1176) })],
  ["a reporter's key in the clear", () => ({ wrappedKey: noBox(88) })],
])("%s is refused and not stored", async (_, change) => {
  const { body } = await aReport(office);
  const before = (await list(office)).total;
  expect(await refusal({ ...body, ...change(body) })).toBe("BOX_REFUSED");
  expect((await list(office)).total).toBe(before);
});

test("empty boxes and fields are invalid input, with their names", async () => {
  const { body } = await aReport(office);
  for (const field of ["title", "body", "sealedKey", "wrappedKey", "tokenHash", "rkId"] as const)
    expect(await refusal({ ...body, [field]: "" }), field).toBe("INVALID_INPUT");
});

test("twenty submissions at once get running numbers without a gap, and so do those after refused ones", async () => {
  const target = await anOffice(own);
  const reports = await Promise.all(Array.from({ length: 20 }, () => aReport(target)));
  const bad = await aReport(target);
  const files = [{ id: newId(), sealedSize: 65_592, partCount: 1 }];
  const answers = await Promise.all([
    ...reports.slice(0, 10).map(({ body }) => submit(body)),
    ...[1, 2, 3].map(() => refusal({ ...bad.body, files, uploadToken: bad.draft.uploadToken })),
    ...reports.slice(10).map(({ body }) => submit(body)),
  ]);
  expect(answers.slice(10, 13)).toEqual(["FILES_INCOMPLETE", "FILES_INCOMPLETE", "FILES_INCOMPLETE"]);
  const { rows } = await list(target);
  expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(new Set(rows.map(({ caseNumber }) => caseNumber)).size).toBe(20);
});

test("case numbers are eight random signs that nobody mishears", () => {
  const numbers = Array.from({ length: 2000 }, newCaseNumber);
  expect(numbers.every((number) => /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(2000);
  expect(new Set(numbers.join("").replaceAll("-", "")).size).toBe(32);
});
