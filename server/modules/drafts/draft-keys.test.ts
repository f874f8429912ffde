import { draftKeyRoutes } from "@hz/contract/reports/draft-keys";
import { randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { RATE_LIMITS } from "../../http/rate-limit.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { call, refused } from "../../testing/call.ts";
import { createDraftKeys, MAX_DRAFT_KEYS } from "./draft-keys.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const MINUTE = 60_000;
const random = () => toBase64Url(randomBytes(32));
const keep = (id: string, key: string, { app } = own) => call(app, draftKeyRoutes.keep, { body: { id, key } });
const recall = async (id: string, { app } = own) => (await call(app, draftKeyRoutes.recall, { body: { id } })).key;
const forget = (id: string) => call(own.app, draftKeyRoutes.forget, { body: { id } });

test("a draft's key is given to whoever names its tab, for an hour since it was kept last, and not beyond", async () => {
  const [id, key] = [random(), random()];
  expect(await recall(id)).toBeNull();
  await keep(id, key);
  expect([await recall(id), await recall(id), await recall(random())]).toEqual([key, key, null]);
  own.move(50 * MINUTE);
  await keep(id, key);
  own.move(59 * MINUTE);
  expect(await recall(id)).toBe(key);
  own.move(MINUTE);
  expect(await recall(id)).toBeNull();
});

test("a key that is forgotten is gone at once; another instance never had it", async () => {
  const [id, key] = [random(), random()];
  await keep(id, key);
  const other = await own.another();
  expect(await recall(id, other)).toBeNull();
  await other.close();
  await forget(id);
  await forget(id);
  expect(await recall(id)).toBeNull();
});

test("neither id nor key is in the log or in the database", async () => {
  const [id, key] = [random(), random()];
  await keep(id, key);
  await recall(id);
  const { rows: tables } = await own.owner.query("select tablename from pg_tables where schemaname = 'public'");
  const stored = [];
  for (const { tablename } of tables) stored.push(...(await own.owner.query(`select t::text as line from "${tablename}" t`)).rows);
  const lines = [...own.log, ...stored.map(({ line }) => line as string)];
  expect(own.log.join("")).toContain("/api/public/draft-key/keep");
  for (const secret of [id, key]) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test("an origin that keeps keys without end is refused, and those it has it can still ask for", async () => {
  const [id, key] = [random(), random()];
  for (let n = 0; n < RATE_LIMITS["draft-key"].attempts; n++) await keep(id, key).catch(() => undefined);
  expect(await refused(own.app, draftKeyRoutes.keep, { body: { id, key } })).toBe("TOO_MANY_TRIES");
  expect(await recall(id)).toBe(key);
});

test("an hour later nothing is held even where nobody asks, and the oldest make room where there are too many", () => {
  vi.useFakeTimers();
  const keys = createDraftKeys(Date.now);
  const [first, second] = [random(), random()];
  keys.keep(first, random());
  vi.advanceTimersByTime(30 * MINUTE);
  keys.keep(second, random());
  vi.advanceTimersByTime(30 * MINUTE);
  expect(keys.size()).toBe(1);
  vi.advanceTimersByTime(30 * MINUTE);
  expect([keys.size(), vi.getTimerCount()]).toEqual([0, 0]);

  keys.keep(first, second);
  for (let n = 1; n < MAX_DRAFT_KEYS; n++) keys.keep(String(n), second);
  expect(keys.recall(first)).toBe(second);
  keys.keep("one more", second);
  expect([keys.recall(first), keys.recall("1"), keys.size()]).toEqual([null, second, MAX_DRAFT_KEYS]);
  vi.useRealTimers();
});
