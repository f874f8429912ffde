import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { onServer } from "../testing/template.ts";
import { atCommit, literal, openDatabase, type Tx } from "./database.ts";
import { newId } from "./new-id.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** An account row with its live cursor, the smallest thing a tenant has. */
async function makeAccount(seq: number): Promise<string> {
  const account_id = newId();
  await own.db.tenant(account_id, async (tx) => {
    await tx
      .insertInto("accounts")
      .values({ account_id, company_name: "Muster GmbH", public_key: Buffer.alloc(32) })
      .execute();
    await tx.insertInto("live_cursor").values({ account_id, seq }).execute();
  });
  return account_id;
}

test("a query that forgets its account sees only the own rows", async () => {
  const [a, b] = [await makeAccount(1), await makeAccount(2)];
  const seen = await own.db.tenant(a, (tx) => tx.selectFrom("live_cursor").selectAll().execute());
  expect(seen).toEqual([{ account_id: a, seq: 1 }]);
  const foreign = await own.db.tenant(a, (tx) => tx.selectFrom("live_cursor").where("account_id", "=", b).selectAll().execute());
  expect(foreign).toEqual([]);
});

test("a row of another account can be neither made, changed nor deleted", async () => {
  const [a, b] = [await makeAccount(1), await makeAccount(2)];
  const insert = own.db.tenant(a, (tx) => tx.insertInto("live_events").values({ account_id: b, seq: 1, type: "t", ref: null }).execute());
  await expect(insert).rejects.toThrow("row-level security");
  const [changed, deleted] = await own.db.tenant(a, async (tx) => [
    await tx.updateTable("live_cursor").where("account_id", "=", b).set({ seq: 9 }).executeTakeFirst(),
    await tx.deleteFrom("accounts").where("account_id", "=", b).executeTakeFirst(),
  ]);
  expect(changed).toMatchObject({ numUpdatedRows: 0n });
  expect(deleted).toMatchObject({ numDeletedRows: 0n });
});

test.each(["", "null", "'; select 1; --", newId() + "'"])("the tenant %j is refused", async (id) => {
  await expect(own.db.tenant(id, async () => 1)).rejects.toThrow("not a uuid");
});

test("the directory shows no tenant's rows and runs as the app role", async () => {
  await makeAccount(1);
  const { rows } = await own.db.directory((tx) =>
    sql<object>`select current_user::text as role, (select count(*) from accounts) as accounts`.execute(tx),
  );
  expect(rows).toEqual([{ role: "hz_app", accounts: 0 }]);
});

test("nothing of a transaction stays on the connection", async () => {
  const db = openDatabase({ url: own.url, connections: 1 });
  const account = await makeAccount(1);
  await db.tenant(account, (tx) => sql`select 1`.execute(tx));
  await expect(db.tenant(account, (tx) => sql`select broken`.execute(tx))).rejects.toThrow("broken");
  const { rows } = await db.directory(async (tx) => {
    await sql`rollback`.execute(tx);
    return sql<object>`select current_setting('app.account_id') as account, current_user = session_user as owner`.execute(tx);
  });
  expect(rows).toEqual([{ account: "", owner: true }]);
  await db.close();
});

test("a failing transaction leaves nothing behind and reports its own error", async () => {
  const account = await makeAccount(1);
  const attempt = own.db.tenant(account, async (tx) => {
    await tx.updateTable("live_cursor").set({ seq: 7 }).execute();
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  const rows = await own.db.tenant(account, (tx) => tx.selectFrom("live_cursor").select("seq").execute());
  expect(rows).toEqual([{ seq: 1 }]);
});

test("bigint is a number, an inexact one an error; a date is text, an instant a Date", async () => {
  const read = (value: string) =>
    own.db.directory(async (tx) => (await sql<{ v: unknown }>`select ${sql.raw(value)} as v`.execute(tx)).rows[0]!.v);
  expect(await read("9007199254740991::bigint")).toBe(9007199254740991);
  await expect(read("9007199254740992::bigint")).rejects.toThrow("not exact");
  expect(await read("date '2026-03-01'")).toBe("2026-03-01");
  expect(await read("timestamptz '2026-03-01T00:00Z'")).toEqual(new Date("2026-03-01T00:00Z"));
});

test("a connection cut inside a transaction fails that transaction only", async () => {
  const db = openDatabase({ url: own.url, connections: 1 });
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const cut = db.directory(async (tx) => {
    await onServer(own.url, `select pg_terminate_backend(${(await pid.execute(tx)).rows[0]!.pid})`);
    await pid.execute(tx);
  });
  await expect(cut).rejects.toThrow();
  expect((await db.directory((tx) => pid.execute(tx))).rows).toHaveLength(1);
  await db.close();
});

test("a full disk is known from the server's last word, also where it goes away in the same moment, until it answers again", async () => {
  const db = openDatabase({ url: own.url, connections: 2 });
  const full = sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`;
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const fails = db.directory(async (tx) => {
    const { rows } = await pid.execute(tx);
    const failed = await full.execute(tx).catch((error: Error) => error);
    await onServer(own.url, `select pg_terminate_backend(${rows[0]!.pid})`);
    throw failed;
  });
  await expect(fails).rejects.toMatchObject({ code: "53100" });
  expect(db.ranFull()).toBe(true);
  await db.directory((tx) => pid.execute(tx));
  expect(db.ranFull()).toBe(false);

  // What had begun before it still ends well and says nothing.
  const slow = db.directory(async (tx) => {
    await expect(db.together(newId(), ["do $$ begin raise exception 'no room' using errcode = '53100'; end $$"])).rejects.toThrow(
      "no room",
    );
    return pid.execute(tx);
  });
  expect((await slow).rows).toHaveLength(1);
  expect(db.ranFull()).toBe(true);
  await db.close();
});

test("what is said at commit belongs to the transaction, quoted texts included", async () => {
  const account = await makeAccount(1);
  const name = "O'Brien \\ $1; rollback; --";
  const rename = `update accounts set company_name = ${literal(name)}`;
  const failing = own.db.tenant(account, async () => {
    atCommit(rename);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const read = () => own.db.tenant(account, (tx) => tx.selectFrom("accounts").select("company_name").execute());
  expect(await read()).toEqual([{ company_name: "Muster GmbH" }]);
  await own.db.tenant(account, async () => atCommit(rename));
  expect(await read()).toEqual([{ company_name: name }]);
});

test("a statement that fails at commit fails the whole transaction", async () => {
  const account = await makeAccount(1);
  const failing = own.db.tenant(account, async (tx) => {
    await tx.updateTable("live_cursor").set({ seq: 7 }).execute();
    atCommit("select 1/0");
  });
  await expect(failing).rejects.toThrow("division by zero");
  const rows = await own.db.tenant(account, (tx) => tx.selectFrom("live_cursor").select("seq").execute());
  expect(rows).toEqual([{ seq: 1 }]);
});

test.each(["tenant", "tenant with more at commit"])(
  "a transaction that hides the failure of one of its statements is no success: %s",
  async (kind) => {
    const account = await makeAccount(1);
    const hide = async (tx: Tx) => {
      if (kind === "tenant with more at commit") atCommit("select 1");
      await sql`select 1/0`.execute(tx).catch(() => {});
    };
    await expect(own.db.tenant(account, hide)).rejects.toThrow(/abort|rolled back/);
  },
);

describe("statements sent in one go", () => {
  const seqs = "select account_id, seq from live_cursor";
  const raise = (account: string) => `update live_cursor set seq = seq + 1 where account_id = '${account}' returning seq`;
  const asRow = (statement: string) => `with done as (${statement}) select seq from done`;

  test("give their rows in order and see their own account only", async () => {
    const [mine, other] = [await makeAccount(1), await makeAccount(5)];
    expect(await own.db.together(mine, [asRow(raise(mine)), seqs, "select 3 as three"])).toEqual([
      { seq: 2 },
      { account_id: mine, seq: 2 },
      { three: 3 },
    ]);
    expect(await own.db.together(other, [seqs])).toEqual([{ account_id: other, seq: 5 }]);
    await expect(own.db.together("'; --", ["select 1"])).rejects.toThrow("not a uuid");
  });

  test("are all undone when one fails, and leave the connection fit for others", async () => {
    const account = await makeAccount(1);
    const single = openDatabase({ url: own.url, connections: 1 });
    await expect(single.together(account, [asRow(raise(account)), "select 1/0"])).rejects.toThrow("division by zero");
    expect(await single.together(account, [seqs])).toEqual([{ account_id: account, seq: 1 }]);
    await single.close();
  });

  test("survive the loss of their connection", async () => {
    const account = await makeAccount(1);
    const single = openDatabase({ url: own.url, connections: 1 });
    const cut = single.together(account, ["select pg_terminate_backend(pg_backend_pid())", "select pg_sleep(10)"]);
    await expect(cut).rejects.toThrow();
    expect(await single.together(account, [seqs])).toEqual([{ account_id: account, seq: 1 }]);
    await single.close();
  });
});

test("nothing can be said at the commit of no transaction, or of one that is over", async () => {
  expect(() => atCommit("select 1")).toThrow("running transaction");
  const late = Promise.withResolvers<void>();
  const saying = await own.db.directory(async () => ({ done: late.promise.then(() => atCommit("select 1")) }));
  late.resolve();
  await expect(saying.done).rejects.toThrow(TypeError);
});
