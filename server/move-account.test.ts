import { channelRoutes } from "@hz/contract/channels/channels";
import { companyRoutes } from "@hz/contract/account/company";
import { eventRoutes } from "@hz/contract/events";
import { reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { move } from "../scripts/accounts/move.ts";
import { MOVE_LOCK } from "./db/cells.ts";
import { withClient } from "./db/pool.ts";
import { moveAccount, type Place } from "./move-account.ts";
import { type TestApplication, testApplication } from "./testing/application.ts";
import { aFounding, anOffice, aReport, aSubmitted, signIn, type TestOffice } from "./testing/builders.ts";
import { aFullCompany } from "./testing/builders-full.ts";
import { call, refused, send } from "./testing/call.ts";
import { openStream, typesOf } from "./testing/call-events.ts";
import { type TestDatabase, testDatabase } from "./testing/database.ts";
import { allRows } from "./testing/rows.ts";

let second: TestDatabase;
/** New accounts of this instance go to the first database, of the other to the second. */
let own: TestApplication;
let other: TestApplication;
let places: [Place, Place];
let here: TestOffice;
let there: TestOffice;
beforeAll(async () => {
  second = await testDatabase();
  own = await testApplication({ cells: [{ number: 2, url: second.url, directUrl: second.url }] });
  other = await own.another({ newAccountsCell: 2 });
  places = [
    { number: 1, directUrl: own.db.directUrl },
    { number: 2, directUrl: second.url },
  ];
});
afterAll(async () => {
  await own.close();
  await second.drop();
});
beforeEach(async () => {
  [here, there] = [await anOffice(own), await anOffice(other)];
});

/** Every row of the account in a database, by table; of jobs and of moves none. */
async function rowsOf(url: string, accountId: string): Promise<[string, string[]][]> {
  const all = [...(await allRows(url))].filter(([table]) => table.startsWith("public.") && table !== "public.directory_moves");
  return all
    .map(([table, rows]): [string, string[]] => [table, rows.filter((row) => row.includes(accountId))])
    .filter(([, rows]) => rows.length > 0);
}
const onPlace = <Row>(place: Place, text: string, values: unknown[] = []) =>
  withClient(place.directUrl, async (client) => (await client.query(text, values)).rows as Row[]);
const marks = (accountId: string) =>
  Promise.all(places.map((place) => onPlace(place, "select cell, is_arriving from directory_moves where account_id = $1", [accountId])));

test("accounts in two databases are served by the same application, whichever it is", async () => {
  expect((await rowsOf(places[0].directUrl, here.accountId)).length).toBeGreaterThan(5);
  expect((await rowsOf(places[1].directUrl, there.accountId)).length).toBeGreaterThan(5);
  expect(await rowsOf(places[0].directUrl, there.accountId)).toEqual([]);
  expect(await rowsOf(places[1].directUrl, here.accountId)).toEqual([]);
  for (const instance of [own, other])
    for (const office of [here, there]) {
      const again = await signIn(instance, office.person);
      expect((await call(instance.app, companyRoutes.get, { as: again.as })).companyName).toBe(office.office.registration.companyName);
      const { draft, caseNumber, id } = await aSubmitted(instance, office);
      expect((await call(instance.app, reportRoutes.caseLogin, { body: { token: draft.token } })).caseNumber).toBe(caseNumber);
      expect((await call(instance.app, reportRoutes.list, { as: office.as, query: { ids: id } })).rows).toHaveLength(1);
    }
});

test("an address and a portal's name are had once over all databases, also by two who ask in the same moment", async () => {
  const { email } = here.person;
  expect(await refused(other.app, authRoutes.register, { body: (await aFounding(email)).registration })).toBe("EMAIL_TAKEN");
  const { linkSuffix } = here.channel;
  expect((await call(other.app, channelRoutes.suffix, { as: there.as, query: { linkSuffix } })).isFree).toBe(false);
  for (let round = 0; round < 5; round++) {
    const address = `zugleich${round}@muster.example`;
    const [one, two] = [await aFounding(address), await aFounding(address)];
    const replies = await Promise.all([
      send(own.app, authRoutes.register, { body: one.registration, from: `10.9.${round}.1` }),
      send(other.app, authRoutes.register, { body: two.registration, from: `10.9.${round}.2` }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
});

test("an account that moved is there as it was, row for row, and its people and reporters notice nothing", async () => {
  const company = await aFullCompany(own);
  const before = await rowsOf(places[0].directUrl, company.accountId);
  const rows = await moveAccount(...places, company.accountId);
  expect(rows).toBe(before.reduce((count, [, all]) => count + all.length, 0));
  expect(await rowsOf(places[1].directUrl, company.accountId)).toEqual(before);
  expect(await rowsOf(places[0].directUrl, company.accountId)).toEqual([]);
  for (const instance of [own, other]) {
    expect((await call(instance.app, reportRoutes.list, { as: company.as, query: { ids: company.reportId } })).rows).toHaveLength(1);
    const { draft, caseNumber } = await aSubmitted(instance, company);
    expect((await call(instance.app, reportRoutes.caseLogin, { body: { token: draft.token } })).caseNumber).toBe(caseNumber);
  }
  expect(await marks(company.accountId)).toEqual([[{ cell: 2, is_arriving: false }], []]);
  const after = await rowsOf(places[1].directUrl, company.accountId);
  await moveAccount(places[1], places[0], company.accountId);
  expect(await rowsOf(places[0].directUrl, company.accountId)).toEqual(after);
  await aSubmitted(other, company);
  expect(await marks(company.accountId)).toEqual([[], [{ cell: 1, is_arriving: false }]]);
});

test("one that broke off after everything was copied has not happened; the next takes what came meanwhile", async () => {
  await onPlace(places[0], "create function stop_move() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$");
  await onPlace(places[0], "create trigger stop_move before insert on directory_moves for each row execute function stop_move()");
  await expect(moveAccount(...places, here.accountId)).rejects.toThrow("cut");
  await onPlace(places[0], "drop function stop_move() cascade");
  expect((await rowsOf(places[1].directUrl, here.accountId)).length).toBeGreaterThan(5);
  const { draft, caseNumber } = await aSubmitted(other, here);
  expect((await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).caseNumber).toBe(caseNumber);
  const before = await rowsOf(places[0].directUrl, here.accountId);
  await moveAccount(...places, here.accountId);
  expect(await rowsOf(places[1].directUrl, here.accountId)).toEqual(before);
  expect((await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).caseNumber).toBe(caseNumber);
});

test("what is not there is not moved, and says so", async () => {
  await expect(moveAccount(places[1], places[0], here.accountId)).rejects.toThrow("nicht in der Datenbank 2");
  expect((await rowsOf(places[0].directUrl, here.accountId)).length).toBeGreaterThan(5);
});

test("while it moves to and fro nothing acknowledged is lost or doubled, and who has to wait hears that it goes on soon", async () => {
  const moving = new AbortController();
  const [kept, codes] = [new Map<string, string>(), new Set<number>()];
  const send1 = async (instance: TestApplication) => {
    while (!moving.signal.aborted) {
      const { draft, body } = await aReport(here);
      const reply = await send(instance.app, reportRoutes.submit, { body });
      codes.add(reply.statusCode);
      if (reply.statusCode === 200) kept.set(draft.token, reply.json<{ caseNumber: string }>().caseNumber);
    }
  };
  const senders = [send1(own), send1(other)];
  for (let round = 0; round < 6; round++) await moveAccount(places[round % 2]!, places[(round + 1) % 2]!, here.accountId);
  moving.abort();
  await Promise.all(senders);
  expect(
    [...codes].filter((code) => code !== 200 && code !== 503),
    [...own.log, ...other.log].filter((line) => line.includes("failure")).join("\n"),
  ).toEqual([]);
  expect(kept.size).toBeGreaterThan(10);
  for (const [token, caseNumber] of kept)
    expect((await call(own.app, reportRoutes.caseLogin, { body: { token } })).caseNumber).toBe(caseNumber);
  const stored = await own.db.tenant(here.accountId, (tx) =>
    tx.selectFrom("reports").select("number").where("account_id", "=", here.accountId).execute(),
  );
  expect(stored).toHaveLength(kept.size);
});

test("the operator's command says where an account went, that it is there already, and why it does not go", async () => {
  const to = (number: number) => move(own.ctx, { name: "umziehen", id: here.accountId, to: number, json: false });
  await expect(to(9)).rejects.toThrow("Die Datenbank 9 gibt es nicht. Es gibt: 1, 2.");
  await withClient(own.db.directUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MOVE_LOCK]);
    await expect(to(2)).rejects.toThrow("Gerade zieht schon ein Konto um, oder es wird gesichert.");
  });
  expect(await to(2)).toMatch(/^Umgezogen: .*, 0 Meldungen, \d+ Zeilen, von der Datenbank 1 in die Datenbank 2\./);
  expect(await to(2)).toMatch(/liegt schon in der Datenbank 2\.$/);
  expect(await marks(here.accountId)).toEqual([[{ cell: 2, is_arriving: false }], []]);
  expect(await to(1)).toContain("von der Datenbank 2 in die Datenbank 1");
});

test("an open window hears of what comes after a move", async () => {
  const stream = await openStream((await own.url()) + eventRoutes.account.path, here.as);
  await moveAccount(...places, here.accountId);
  await aSubmitted(other, here);
  await vi.waitFor(async () => expect(await typesOf(stream, 1)).toHaveLength(1));
});

test("while the other database is away accounts of this one go on, and of what only it may know nobody says that it is wrong", async () => {
  const away = await testDatabase();
  const alone = await own.another({
    cells: [
      { number: 2, url: second.url, directUrl: second.url },
      { number: 3, url: away.url, directUrl: away.url },
    ],
  });
  await away.drop();
  const { draft, caseNumber } = await aSubmitted(alone, here);
  expect((await call(alone.app, reportRoutes.caseLogin, { body: { token: draft.token } })).caseNumber).toBe(caseNumber);
  const unknown = await aReport(here);
  expect(await refused(alone.app, reportRoutes.caseLogin, { body: { token: unknown.draft.token } })).not.toBe("CASE_NOT_FOUND");
  await withClient(own.db.directUrl, (client) => client.query("delete from directory_cells where cell = 3"));
});
