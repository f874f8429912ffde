import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, test } from "vitest";
import { reachOf } from "./reach.ts";

beforeAll(() => loadModule());

const tenants = new Set(["reports", "users", "messages"]);
const unnamed = (text: string) => [...reachOf(text, tenants).unnamed].sort();

describe("the account is given", () => {
  test.each([
    ["by a value", "select * from reports where account_id = $1 and id = $1"],
    ["by a value on the left", "select * from reports r where $1::uuid = r.account_id"],
    ["from one table to the next", "select from reports r join users u on u.account_id = r.account_id where u.account_id = $1"],
    ["by the columns that a join uses", "select from reports r join users u using (account_id, id) where r.account_id = $1"],
    ["in a row", "select from reports where (account_id, id) = ($1, $1)"],
    [
      "by the query around",
      "select exists (select from messages m where m.account_id = r.account_id) from reports r where r.account_id = $1",
    ],
    ["to what an outer join adds", "select from reports r left join users u on u.account_id = r.account_id where r.account_id = $1"],
    [
      "by what WITH gives",
      "with r as (select * from reports where account_id = $1) select from users u join r on r.account_id = u.account_id",
    ],
    ["in a change", "update reports r set a = u.a from users u where r.account_id = $1 and u.account_id = r.account_id"],
    ["in a deletion", "delete from messages m using reports r where (m.account_id, m.id) = (r.account_id, r.id) and r.account_id = $1"],
    [
      "in a new row",
      "insert into users (account_id, id) values ($1) on conflict (account_id, id) do update set id = excluded.id where users.id = $1",
    ],
    ["by a trigger's row", "select from reports r where r.account_id = new.account_id"],
    ["by what a routine is given", "select from reports r where r.account_id = in_account for update of r"],
  ])("%s", (_, text) => expect(unnamed(text)).toEqual([]));
});

describe("the account is left to row-level security", () => {
  test.each([
    ["where only a key is given", "select * from reports where id = $1", ["reports"]],
    ["in one of two tables", "select from reports r join users u on u.id = r.user_id where r.account_id = $1", ["users"]],
    ["in an alternative", "select from reports where account_id = $1 or id = $1", ["reports"]],
    ["by another comparison", "select from reports where account_id <> $1", ["reports"]],
    [
      "where an outer join keeps other rows",
      "select from reports r left join users u on u.account_id = $1 and r.account_id = $1",
      ["reports"],
    ],
    ["in a query inside", "select (select max(m.id) from messages m) from reports r where r.account_id = $1", ["messages"]],
    ["where the tables name each other alone", "select from reports r join users u on u.account_id = r.account_id", ["reports", "users"]],
    ["in one part of a union", "select id from reports where account_id = $1 union select id from users", ["users"]],
    ["inside of WITH", "with r as (select * from reports) select * from r where r.account_id = $1", ["reports"]],
    ["where what WITH gives is called like its table", "with reports as (select * from reports) select * from reports", ["reports"]],
    ["in a change", "update reports set a = $1 where id = $1", ["reports"]],
    ["in a new row", "insert into users (id) select id from reports where account_id = $1", ["users"]],
    ["where a table is copied", "copy users to stdout", ["users"]],
    ["where it is emptied", "truncate users, reports", ["reports", "users"]],
  ])("%s", (_, text, tables) => expect(unnamed(text)).toEqual(tables));
});

test("it is told what is read, written and called, in each statement and in queries inside", () => {
  const reach = reachOf(
    "with gone as (delete from directory_cases returning 1) select submit(1), (select 1 from pgboss.job) from gone; insert into users (account_id) select id from public.names n",
    tenants,
  );
  expect({ read: [...reach.read].sort(), written: [...reach.written].sort(), calls: [...reach.calls] }).toEqual({
    read: ["names", "pgboss.job"],
    written: ["directory_cases", "users"],
    calls: ["submit"],
  });
});

test("definitions and settings reach no rows", () => {
  const reach = reachOf(
    "create table a (b int references users); grant select on users to x; set local lock_timeout = 0; listen live",
    tenants,
  );
  expect([...reach.read, ...reach.written, ...reach.unnamed]).toEqual([]);
});
