import { auditRoutes } from "@hz/contract/account/audit";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, send } from "../../testing/call.ts";
import { checkChain, record } from "./index.ts";

let own: TestApplication;
let owner: pg.Client;
beforeAll(async () => {
  own = await testApplication();
  // Who runs the database may do what the service may not.
  owner = new pg.Client({ connectionString: own.db.directUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await own.close();
});

const add = ({ accountId, person }: TestOffice, n: number) =>
  own.db.tenant(accountId, async () =>
    record(accountId, { actor: person.userId, action: "user.changed", target: person.userId, details: { n } }),
  );
/** A company whose log has `count` entries: the founding, the first sign-in, and more. */
async function aLog(count: number): Promise<TestOffice> {
  const office = await anOffice(own);
  for (let n = 2; n < count; n++) await add(office, n - 1);
  return office;
}
const check = (office: TestOffice) => call(own.app, auditRoutes.check, { as: office.as });

test("§ 11 (1): the service's role may neither change nor remove entries", async () => {
  const { accountId } = await aLog(3);
  for (const statement of ["update audit_entries set action = 'user.deleted'", "delete from audit_entries", "truncate audit_entries"]) {
    const client = new pg.Client({ connectionString: own.db.directUrl });
    await client.connect();
    await client.query(`begin; set local role hz_app; set local app.account_id = '${accountId}'`);
    await expect(client.query(statement), statement).rejects.toMatchObject({ code: "42501" });
    await client.end();
  }
  expect(await checkChain(own.db, accountId)).toMatchObject({ entries: 3, brokenAt: null });
});

test("§ 11 (1): fifty entries at once give an unbroken chain without gaps", async () => {
  const office = await aLog(2);
  await Promise.all(Array.from({ length: 50 }, (_, n) => add(office, n)));
  expect(await check(office)).toMatchObject({ entries: 52, brokenAt: null });
  // The check is in the log itself, and the log still whole.
  expect(await check(office)).toMatchObject({ entries: 53, brokenAt: null });
});

test("more entries than one batch are walked to the end", async () => {
  const office = await aLog(2);
  await owner.query("begin");
  await owner.query(`select append_audit($1, null, 'user.changed', null, '{}') from generate_series(1, 2100)`, [office.accountId]);
  await owner.query("commit");
  expect(await checkChain(own.db, office.accountId)).toMatchObject({ entries: 2102, brokenAt: null });
  await owner.query("update audit_entries set entry = replace(entry, '2050', '2051') where account_id = $1 and seq = 2050", [
    office.accountId,
  ]);
  expect(await checkChain(own.db, office.accountId)).toMatchObject({ brokenAt: 2050 });
});

const TAMPERING: [string, string, number][] = [
  ["a changed text", "update audit_entries set entry = replace(entry, '\"n\": 1', '\"n\": 9') where account_id = $1 and seq = 3", 3],
  ["a changed person", "update audit_entries set actor_id = gen_random_uuid() where account_id = $1 and seq = 2", 2],
  ["a changed time", "update audit_entries set at = at + interval '1 microsecond' where account_id = $1 and seq = 4", 4],
  ["a changed action", "update audit_entries set action = 'report.read' where account_id = $1 and seq = 5", 5],
  ["a changed target", "update audit_entries set target_id = null where account_id = $1 and seq = 5", 5],
  ["a changed hash", "update audit_entries set hash = sha256('') where account_id = $1 and seq = 2", 2],
  [
    "a blanked entry",
    "update audit_entries set entry = '', action = 'report.not-read', actor_id = null, target_id = null where account_id = $1 and seq = 3",
    3,
  ],
  ["a removed entry", "delete from audit_entries where account_id = $1 and seq = 3", 3],
  ["a removed first entry", "delete from audit_entries where account_id = $1 and seq = 1", 1],
  ["a cut end", "delete from audit_entries where account_id = $1 and seq > 4", 5],
  ["an emptied log", "delete from audit_entries where account_id = $1", 1],
  ["a head set back", "update audit_heads set seq = 4 where account_id = $1", 5],
  ["a removed head", "delete from audit_heads where account_id = $1", 1],
  [
    "two entries in each other's place",
    `update audit_entries e set entry = o.entry, hash = o.hash, at = o.at, action = o.action from audit_entries o
      where e.account_id = $1 and o.account_id = $1 and (e.seq, o.seq) in ((2, 3), (3, 2))`,
    2,
  ],
  [
    "a text changed with its own hash made anew",
    `update audit_entries e set entry = replace(e.entry, '"n": 1', '"n": 9'),
      hash = sha256((select p.hash from audit_entries p where p.account_id = $1 and p.seq = 2) || convert_to(replace(e.entry, '"n": 1', '"n": 9'), 'UTF8'))
      where e.account_id = $1 and e.seq = 3`,
    4,
  ],
];
test.each(TAMPERING)("%s is found", async (_, statement, brokenAt) => {
  const { accountId } = await aLog(6);
  expect(await checkChain(own.db, accountId)).toMatchObject({ entries: 6, brokenAt: null });
  const { rowCount } = await owner.query(statement, [accountId]);
  expect(rowCount).toBeGreaterThan(0);
  expect(await checkChain(own.db, accountId)).toMatchObject({ brokenAt });
});

test("a log that was tampered with can still be read", async () => {
  const office = await aLog(4);
  await owner.query("update audit_entries set entry = 'kaputt', action = 'nie.gehoert' where account_id = $1 and seq = 2", [
    office.accountId,
  ]);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as });
  expect(entries.find(({ seq }) => seq === 2)).toMatchObject({ action: "nie.gehoert", details: {} });
  expect(await check(office)).toMatchObject({ brokenAt: 2 });
});

test("the CSV opens in a spreadsheet, holds no formula, ends with the chain's last hash, and is recorded", async () => {
  const office = await aLog(2);
  const { person } = await aColleague(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ full_name: '=HYPERLINK("https://boese.example";"Klick")' }).where("id", "=", person.userId).execute(),
  );
  const before = await checkChain(own.db, office.accountId);
  const reply = await send(own.app, auditRoutes.export, { as: office.as });
  const file = reply.rawPayload.toString("utf8");
  const lines = file.split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Nummer";"Zeitpunkt (UTC)";"Person";"Vorgang";"Betrifft";"Angaben";"Kennung";"Prüfwert"');
  expect(lines[1]).toContain('"hat das Konto eingerichtet"');
  expect(lines[2]).toMatch(
    /^"2";"\d{4}-\d\d-\d\dT[\d:.]+Z";"Gerda Gründer";"hat sich angemeldet";"";"[^"]*";"[0-9a-f-]{36}";"[0-9a-f]{64}"$/,
  );
  expect(lines[3]).toContain(`;"'=HYPERLINK(""https://boese.example"";""Klick"")";"hat sich angemeldet";`);
  expect(lines.at(-2)).toBe(`"${before.entries}";"";"";"Ende der Kette";"";"";"";"${before.lastHash}"`);
  expect(lines).toHaveLength(before.entries + 3);
  const [newest] = (await call(own.app, auditRoutes.list, { as: office.as })).entries;
  expect(newest).toMatchObject({ action: "audit.exported", details: { entries: 3, upTo: 3 } });
  const filtered = await send(own.app, auditRoutes.export, { as: office.as, query: { actor: person.userId } });
  expect(filtered.rawPayload.toString("utf8").split("\r\n")).toHaveLength(4);
});
