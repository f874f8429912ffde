import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { openDatabase } from "./database.ts";

const SERVER = fileURLToPath(new URL("..", import.meta.url));
/** What calls the database's own time, and not the application's. */
const OWN_TIME = /(?<![\w.])(now|clock_timestamp)\(\)|\bcurrent_(date|timestamp)\b/i;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test("rows and functions go by the application's time, but for the queue's and the list of migrations", async () => {
  const { rows } = await own.db.directory((tx) =>
    sql<{ name: string; text: string }>`
      select d.adrelid::regclass::text as name, pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
        join pg_class c on c.oid = d.adrelid where c.relnamespace = 'public'::regnamespace
      union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`.execute(tx),
  );
  const others = rows.filter(({ text }) => OWN_TIME.test(text)).map(({ name }) => name);
  expect(others.sort()).toEqual(["app_clock_timestamp", "app_now", "enqueue_job", "schema_migrations"]);
});

test("queries of the modules go by it, but for that of the queue; and where a function of this name is meant", () => {
  const files = globSync("{modules/**/*.ts,db/guest-access.ts}", { cwd: SERVER, exclude: (name) => name.endsWith(".test.ts") });
  const others = files.filter((file) => OWN_TIME.test(readFileSync(`${SERVER}/${file}`, "utf8")));
  expect(others.sort()).toEqual(["modules/demo/store.ts", "modules/status/store.ts"]);
});

test("it is the database's own unless the process says how far it is ahead, and ends with the transaction", async () => {
  let ahead = 0;
  const db = openDatabase({ url: own.url, connections: 1, ahead: () => ahead });
  const seconds = async () => {
    const said = sql<{ one: number; two: number }>`select extract(epoch from app_now() - now())::float8 as one,
      extract(epoch from app_clock_timestamp() - clock_timestamp())::float8 as two`;
    return Object.values((await db.directory((tx) => said.execute(tx))).rows[0]!).map((one) => Math.abs(Math.round(one)));
  };
  expect(await seconds()).toEqual([0, 0]);
  ahead = 731 * 86_400_000;
  expect(await seconds()).toEqual([ahead / 1000, ahead / 1000]);
  const account = "00000000-0000-7000-8000-000000000000";
  const [row] = await db.together<{ moved: boolean }>(account, ["select app_now() > now() + interval '730 days' as moved"]);
  expect(row).toEqual({ moved: true });
  ahead = 0;
  expect(await seconds()).toEqual([0, 0]);
  await db.close();
});
