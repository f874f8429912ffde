import { createServer } from "node:http";
import { once } from "node:events";
import fs from "node:fs";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type TestApplication, testApplication } from "../../server/testing/application.ts";
import { anOffice, aReport } from "../../server/testing/builders.ts";
import { aFile, putPart } from "../../server/testing/builders-files.ts";
import { bytesOf } from "../../server/testing/bytes-of.ts";
import { emptyDatabase } from "../../server/testing/database.ts";
import { onQueue } from "../../server/testing/job-queue.ts";
import { startMailServer } from "../../server/testing/mail-server.ts";
import { noPooler, startPooler } from "../../server/testing/pooler.ts";
import { settledRows } from "../../server/testing/rows.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { onServer } from "../../server/testing/template.ts";
import { COMPANY_SIZES } from "@hz/contract/billing/plans";
import { readConfig } from "../../server/config.ts";
import { newId } from "../../server/db/new-id.ts";
import { checkAddress } from "./address.ts";
import { checkClock } from "./clock.ts";
import { migrationLines } from "./database.ts";
import { examine } from "./examine.ts";
import { type Area, type Finding, printed } from "./finding.ts";

let own: TestApplication;
let other: TestApplication;
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
/** The database of another program, made anew by the tests that need one. */
let theirs: Awaited<ReturnType<typeof emptyDatabase>>;
let parent: string;
/** A port that nobody listens on. */
let down: number;
/** The data folder of the installation, copied for each test. */
let folder: string;
beforeAll(async () => {
  [own, other, empty] = [await testApplication(), await testApplication(), await emptyDatabase()];
  down = await freePort();
  const office = await anOffice(own);
  const { draft } = await aReport(office);
  const file = await aFile(draft, 1_000);
  await putPart(own, office.channel.linkSuffix, draft, file, 0);
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "hz-doctor-"));
});
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(parent, "one-"));
  fs.cpSync(own.ctx.config.dataFolder, folder, { recursive: true });
  fs.writeFileSync(at("secret.key"), own.ctx.config.secret!, { mode: 0o600 });
});
afterAll(async () => {
  await Promise.all([own.close(), other.close(), empty.drop()]);
  fs.rmSync(parent, { recursive: true });
});

/** Puts a table of another program into a database of its own. */
async function foreign(statement: string): Promise<void> {
  theirs = await emptyDatabase();
  await onServer(theirs.url, statement);
  onTestFinished(() => theirs.drop());
}

type Env = Record<string, string>;
const at = (...names: string[]) => path.join(folder, ...names);
const environment = (): Env => ({ HZ_DATA: folder, DATABASE_URL: own.db.directUrl, PORT: "0" });
const troubles = (findings: Finding[]) => findings.filter(({ state }) => state !== "ok");
const rows = async () => JSON.stringify(await Promise.all([own.db.directUrl, empty.url].map(settledRows)));

/** Examines, and expects that nothing has changed by it. */
async function findings(env: Env = {}): Promise<Finding[]> {
  const before = [bytesOf(parent), await rows()];
  const found = await examine({ ...environment(), ...env });
  expect([bytesOf(parent), await rows()]).toEqual(before);
  return found;
}

test("of a sound installation everything is in order, each part is named, and the end says so", async () => {
  const found = await findings();
  expect(troubles(found)).toEqual([]);
  expect([...new Set(found.map(({ area }) => area))]).toEqual([
    "Einstellungen",
    "Installation",
    "Schlüssel",
    "Datenbank",
    "Dateien",
    "E-Mail",
    "Zahlung",
    "Adresse",
    "Uhr",
  ]);
  expect(printed(found)).toMatch(/^✓ Einstellungen[^]*\nAlles in Ordnung\.$/);
});

const OTHER_KEY = Buffer.alloc(32, 8).toString("base64url");
const PUBLIC = { PUBLIC_URL: "https://meldung.example" };
const STRIPE = { STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_TAX_RATE: "txr_x", PAYMENT_ORIGIN: "http://127.0.0.1:1" };

type Case = [name: string, damage: () => unknown, env: () => Env, area: Area, state: "note" | "bad", what: RegExp];
const CASES: Case[] = [
  ["a broken setting", () => {}, () => ({ PORT: "x" }), "Einstellungen", "bad", /^PORT muss eine ganze Zahl/],
  ["a misspelt one", () => {}, () => ({ SMPT_URL: "x" }), "Einstellungen", "note", /^SMPT_URL ist keine Einstellung/],
  ["an operator without a name", () => {}, () => PUBLIC, "Einstellungen", "note", /Impressum nennt keinen Betreiber/],
  [
    "a damaged mark",
    () => fs.writeFileSync(at("installation.json"), "{"),
    () => ({}),
    "Installation",
    "bad",
    /installation\.json ist beschädigt/,
  ],
  [
    "files of another",
    () => fs.cpSync(path.join(other.ctx.config.dataFolder, "files"), at("files"), { recursive: true }),
    () => ({}),
    "Installation",
    "bad",
    /gehört zu einer anderen Installation/,
  ],
  [
    "an empty folder",
    () => fs.rmSync(folder, { recursive: true }),
    () => ({ HZ_SECRET: own.ctx.config.secret! }),
    "Installation",
    "note",
    /ist noch leer/,
  ],
  [
    "a file instead of a folder",
    () => {},
    () => ({ HZ_DATA: at("secret.key"), HZ_SECRET: own.ctx.config.secret! }),
    "Installation",
    "bad",
    /secret\.key ist kein Ordner\.$/,
  ],
  [
    "a folder below a file",
    () => {},
    () => ({ HZ_DATA: at("secret.key", "daten") }),
    "Installation",
    "bad",
    /daten kann es nicht geben: .*secret\.key ist kein Ordner\.$/,
  ],
  [
    "a folder that cannot be made",
    () => {},
    () => ({ HZ_DATA: "/proc/1/daten" }),
    "Installation",
    "bad",
    /^\/proc\/1\/daten gibt es nicht und lässt sich nicht anlegen: In \/proc\/1 /,
  ],
  ["no key", () => fs.rmSync(at("secret.key")), () => ({}), "Schlüssel", "bad", /secret\.key fehlt/],
  [
    "another key",
    () => fs.writeFileSync(at("secret.key"), OTHER_KEY),
    () => ({}),
    "Schlüssel",
    "bad",
    /gehört nicht zu dieser Installation/,
  ],
  ["another HZ_SECRET", () => {}, () => ({ HZ_SECRET: OTHER_KEY }), "Schlüssel", "bad", /^HZ_SECRET ist nicht der Schlüssel/],
  ["a key that everybody can read", () => fs.chmodSync(at("secret.key"), 0o644), () => ({}), "Schlüssel", "bad", /^Jeder Benutzer/],
  ["a key that a group can read", () => fs.chmodSync(at("secret.key"), 0o640), () => ({}), "Schlüssel", "note", /^Die Gruppe/],
  [
    "a database that is away",
    () => {},
    () => ({ DATABASE_URL: "postgresql://x@127.0.0.1:1/x" }),
    "Datenbank",
    "bad",
    /nicht erreichbar \(ECONNREFUSED\)/,
  ],
  ["another's database", () => {}, () => ({ DATABASE_URL: other.db.directUrl }), "Datenbank", "bad", /anderen Installation/],
  ["an empty database", () => {}, () => ({ DATABASE_URL: empty.url }), "Datenbank", "bad", /^Die Datenbank ist leer, der Ordner/],
  [
    "another program's database",
    () => foreign("create table kunden (id int)"),
    () => ({ DATABASE_URL: theirs.url }),
    "Datenbank",
    "bad",
    /^Die Datenbank enthält schon Tabellen eines anderen Programms \(kunden\)\. Bitte legen Sie eine eigene, leere Datenbank an/,
  ],
  [
    "another program's migrations",
    () => foreign("create table schema_migrations (version varchar)"),
    () => ({ DATABASE_URL: theirs.url }),
    "Datenbank",
    "bad",
    /^Die Datenbank enthält schon Tabellen eines anderen Programms \(schema_migrations\)/,
  ],
  [
    "a folder of 0.1.0",
    () => {
      const { id, keyCheck } = JSON.parse(fs.readFileSync(at("installation.json"), "utf8"));
      fs.writeFileSync(at("installation.json"), JSON.stringify({ id, keyCheck }));
    },
    () => ({}),
    "Installation",
    "bad",
    /^Der Ordner .* ist von Version 0\.1\.0, .* npm run accounts -- einlesen/,
  ],
  [
    "a database of 0.1.0",
    () =>
      foreign(
        "create table schema_migrations (name text primary key, sha256 text); insert into schema_migrations values ('0001-accounts-to-events.sql', '')",
      ),
    () => ({ DATABASE_URL: theirs.url }),
    "Datenbank",
    "bad",
    /^Die Datenbank ist von Version 0\.1\.0, .* npm run accounts -- einlesen/,
  ],
  ["two databases", () => {}, () => ({ DATABASE_DIRECT_URL: empty.url }), "Datenbank", "bad", /verschiedenen Datenbanken/],
  ["no mail outside", () => {}, () => PUBLIC, "E-Mail", "bad", /^SMTP_URL fehlt/],
  [
    "a mail server that is away",
    () => {},
    () => ({ SMTP_URL: "smtp://me:geheim@127.0.0.1:1" }),
    "E-Mail",
    "bad",
    /127\.0\.0\.1:1 nimmt uns nicht an \(ESOCKET ECONNREFUSED\)/,
  ],
  ["a sender that is nobody", () => {}, () => ({ SMTP_URL: "smtp://127.0.0.1:1" }), "E-Mail", "bad", /^MAIL_FROM fehlt/],
  ["payments that are played", () => {}, () => PUBLIC, "Zahlung", "note", /^Es ist kein Zahlungsanbieter/],
  [
    "keys of two modes",
    () => {},
    () => ({
      ...STRIPE,
      STRIPE_SECRET_KEY: "sk_live_x",
      STRIPE_PUBLISHABLE_KEY: "pk_test_x",
      STRIPE_PRICES: COMPANY_SIZES.flatMap((size) => [`${size}:month=price_a`, `${size}:year=price_b`]).join(),
    }),
    "Zahlung",
    "bad",
    /nicht aus demselben Modus/,
  ],
  ["an address in clear", () => {}, () => ({ PUBLIC_URL: "http://meldung.example" }), "Adresse", "bad", /^PUBLIC_URL ist unverschlüsselt/],
  ["open to the network as localhost", () => {}, () => ({ HOST: "0.0.0.0" }), "Adresse", "bad", /lauscht auf 0\.0\.0\.0/],
  ["a proxy that is not named", () => {}, () => ({ ...PUBLIC, HOST: "0.0.0.0" }), "Adresse", "note", /TRUST_PROXY nennt keinen/],
  [
    "an address of another machine",
    () => {},
    () => ({ HOST: "192.0.2.9", PORT: String(down) }),
    "Adresse",
    "bad",
    /^Unter der Adresse 192\.0\.2\.9 lässt sich nicht lauschen \(EADDRNOTAVAIL\)/,
  ],
  ["a service that is down", () => {}, () => ({ PORT: String(down) }), "Adresse", "note", /antwortet der Dienst nicht \(ECONNREFUSED\)/],
];
test.each(CASES)("%s is found, with what to do, and nothing is changed", async (_, damage, env, area, state, what) => {
  await damage();
  const found = await findings(env());
  expect(troubles(found)).toContainEqual(expect.objectContaining({ area, state, what: expect.stringMatching(what) }));
  // Said once, and no check breaks off over it.
  expect(troubles(found).filter((one) => what.test(one.what))).toHaveLength(1);
  expect(printed(found)).not.toMatch(/abgebrochen \(/);
  // No password and no key is repeated.
  expect(printed(found)).not.toMatch(/geheim|_live_x/);
  expect(printed(found)).not.toContain(own.ctx.config.secret);
});

test.skipIf(noPooler)("a pooler instead of the database is found", async () => {
  const pooler = await startPooler(own.db.directUrl, "transaction");
  const both = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: own.db.directUrl };
  expect(troubles(await findings({ DATABASE_URL: pooler.url }))).toEqual([
    { area: "Datenbank", state: "bad", what: expect.stringMatching(/^DATABASE_URL führt über einen Verbindungspooler/) },
  ]);
  expect(troubles(await findings(both))).toEqual([]);
  await pooler.stop();
});

test("migrations that are to come, or of another version, are told", async () => {
  const newest = "select name, sha256 from schema_migrations order by name desc limit 1";
  const [{ name, sha256 } = { name: "", sha256: "" }] = await onQueue<{ name: string; sha256: string }>(own, newest);
  const changed = async (change: string, undo: string) => {
    await onQueue(own, change);
    const found = await findings();
    await onQueue(own, undo);
    return troubles(found).map(({ state, what }) => `${state} ${what}`);
  };
  const rename = (from: string, to: string) => `update schema_migrations set name = '${to}' where name = '${from}'`;
  expect(await changed(rename(name, "0000-gone.sql"), rename("0000-gone.sql", name))).toEqual([
    "bad Die Datenbank ist neuer als dieses Programm (0000-gone.sql).",
  ]);
  const other = await changed(
    `update schema_migrations set sha256 = 'x' where name = '${name}'`,
    `update schema_migrations set sha256 = '${sha256}' where name = '${name}'`,
  );
  expect(other).toEqual([`bad Die Migration ${name} ist eine andere als die, die angewendet wurde.`]);
  const fresh = [{ name: "9999-to-come.sql", text: "", sha256: "" }];
  expect(migrationLines({ fresh, changed: [], strange: [] })).toMatchObject([{ state: "note", what: "1 Migration steht aus." }]);
});

test("files that a report needs and nobody has, that nobody knows, and that wait aside are counted", async () => {
  const of = async () => troubles(await findings()).map(({ area, state, what }) => `${area} ${state} ${what}`);
  const [{ account_id: account } = { account_id: "" }] = await onQueue<{ account_id: string }>(own, "select account_id from files");
  const unknown = at("files", account, newId());
  fs.mkdirSync(unknown);
  fs.writeFileSync(path.join(unknown, "0-abc"), "x");
  // What came a moment ago is on its way.
  expect(await of()).toEqual([]);
  fs.utimesSync(path.join(unknown, "0-abc"), 0, Date.now() / 1000 - 2 * 86_400);
  expect(await of()).toEqual(["Dateien note 1 Datei kennt die Datenbank nicht."]);
  fs.mkdirSync(at("files", ".quarantine", "2026-01-02", account), { recursive: true });
  fs.renameSync(unknown, at("files", ".quarantine", "2026-01-02", account, newId()));
  expect(await of()).toEqual(["Dateien note 1 Datei liegt in Quarantäne, seit 2026-01-02: Die Datenbank kannte sie nicht."]);

  await onQueue(own, "alter table files disable trigger all");
  fs.rmSync(at("files", ".quarantine"), { recursive: true });
  await onQueue(own, "update files set is_claimed = true, part_count = 2, channel_id = null");
  expect(await of()).toEqual(["Dateien bad Von 1 Datei zu Meldungen fehlt 1 ganz oder in Teilen."]);
  await onQueue(own, "update files set part_count = 1");
  expect(await of()).toEqual([]);
  fs.rmSync(at("files"), { recursive: true });
  expect(await of()).toEqual([`Dateien bad Der Ordner ${at("files")} fehlt oder ist leer; die Datenbank kennt 1 Datei zu Meldungen.`]);
});

test("a mail server is greeted and gets no mail", async () => {
  const server = await startMailServer();
  const found = await findings({ SMTP_URL: server.url, MAIL_FROM: "post@hinweise.example" });
  expect(troubles(found)).toEqual([]);
  expect(printed(found)).toMatch(/lässt uns ein\. Gesendet wurde nichts/);
  expect(server.mails).toEqual([]);
  expect(printed(await findings({ SMTP_URL: `${server.url}?requireTLS=true` }))).toMatch(
    /nimmt uns nicht an \(ETLS 502\).*\n.*STARTTLS am Server einschalten/,
  );
  await server.close();
});

test("a mail server elsewhere that may be spoken to in the clear is named", async () => {
  const found = await findings({ SMTP_URL: "smtp://mail.invalid?requireTLS=false", MAIL_FROM: "post@hinweise.example" });
  expect(printed(found)).toContain("Mit mail.invalid darf unverschlüsselt gesprochen werden");
});

test("a clock that goes wrong is said, by the database's and by what was written before", async () => {
  const of = async (ahead: number) =>
    (await checkClock(own.db.directUrl, () => Date.now() + ahead)).map(({ state, what }) => `${state} ${what}`);
  expect(await of(0)).toEqual([expect.stringMatching(/^ok .*wie die der Datenbank/)]);
  expect(await of(20_000)).toEqual([expect.stringMatching(/^note Sie geht um 20 Sekunden anders/)]);
  expect(await of(7_200_000)).toEqual([expect.stringMatching(/^bad Sie geht um 7\.20\d Sekunden anders/)]);
  expect(await of(-400 * 86_400_000)).toEqual([
    expect.stringMatching(/^bad Sie geht/),
    expect.stringMatching(/^bad Sie steht vor dem letzten Umbau/),
  ]);
});

test("the running service is asked whether it is ready", async () => {
  const port = Number(new URL(await own.url()).port);
  const env = { PORT: String(port) };
  expect(printed(await findings(env))).toMatch(/Der Dienst antwortet unter http:\/\/127\.0\.0\.1/);
  const stranger = createServer((_, answer) => void answer.writeHead(503).end()).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const found = troubles(await findings({ PORT: String((stranger.address() as AddressInfo).port) }));
  expect(found).toEqual([expect.objectContaining({ area: "Adresse", state: "bad", what: expect.stringMatching(/nicht bereit/) })]);
  stranger.close();
});

test.each([
  [507, "bad", /läuft, sein Speicher ist aber voll/],
  [404, "bad", /^Der Port \d+ ist belegt: Dort antwortet ein anderes Programm \(404\)\.$/],
])("an answer %i on the service's port is told for what it is", async (status, state, what) => {
  const stranger = createServer((_, answer) => void answer.writeHead(status).end()).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const found = troubles(await findings({ PORT: String((stranger.address() as AddressInfo).port) }));
  expect(found).toEqual([expect.objectContaining({ area: "Adresse", state, what: expect.stringMatching(what) })]);
  stranger.close();
});

const MUTE: [string, (socket: Socket) => void][] = [
  ["greets in another language", (socket) => void socket.end("SSH-2.0-OpenSSH_9.2\r\n")],
  ["hangs up", (socket) => void socket.destroy()],
  ["says nothing", () => {}],
];
test.each(MUTE)("a port that somebody has taken who %s is told as taken: the start would end there", async (_, answer) => {
  const sockets: Socket[] = [];
  const stranger = createTcpServer((socket) => {
    sockets.push(socket.on("error", () => {}));
    answer(socket);
  }).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const { port } = stranger.address() as AddressInfo;
  const lines = await checkAddress(readConfig({ PORT: String(port), HZ_DATA: "/nirgends" }), false);
  const what = new RegExp(`^Der Port ${port} ist belegt, und was dort lauscht, antwortet nicht wie der Dienst \\(.+\\)\\.$`);
  expect(lines).toContainEqual(expect.objectContaining({ state: "bad", what: expect.stringMatching(what) }));
  stranger.close();
  for (const socket of sockets) socket.destroy();
});

test("a service of another folder is not taken for this one", async () => {
  const { port } = new URL(await own.url());
  const lines = await checkAddress(readConfig({ PORT: port, HZ_DATA: "/nirgends" }), false);
  expect(lines).toContainEqual(expect.objectContaining({ state: "bad", what: expect.stringMatching(/der nicht auf \/nirgends läuft/) }));
  const gone = await checkAddress(readConfig({ PORT: String(down), HZ_DATA: "/nirgends" }), true);
  expect(gone).toContainEqual(expect.objectContaining({ state: "note", what: expect.stringMatching(/aber seine Datenbank läuft/) }));
});
