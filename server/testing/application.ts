import fs from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Operator } from "@hz/contract/account/operator";
import { NO_TEXTS } from "@hz/contract/account/operator-texts";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { createPool } from "../db/pool.ts";
import { createSharedCounts } from "../http/shared-counts.ts";
import { createBrake } from "../http/brake.ts";
import { createRateLimiter } from "../http/rate-limit.ts";
import { createTriesKey } from "../http/tries-key.ts";
import { proofMac } from "../secrets.ts";
import { wire } from "../wiring.ts";
import { testDatabase } from "./database.ts";

/** A company with everything that an imprint names. */
const OPERATOR: Operator = {
  name: "Musterhinweis GmbH",
  street: "Musterstraße 1",
  city: "10115 Berlin",
  country: "Deutschland",
  representedBy: "Erika Muster",
  register: "Amtsgericht Charlottenburg, HRB 000000",
  vatId: "DE000000000",
  email: "hilfe@hinweise.example",
  phone: "+49 30 1234567",
  hours: "Werktags, 9 bis 17 Uhr",
  bookingUrl: null,
  texts: {
    ...NO_TEXTS,
    processing: {
      day: "2026-11-01",
      place: "Rechenzentrum Nord, Hamburg",
      measures: [{ area: "Zutritt", text: "Wachdienst rund um die Uhr." }],
      subProcessors: [
        { name: "Nord RZ GmbH", address: "Kai 1, 20457 Hamburg", service: "Betrieb der Server", place: "Deutschland", transfer: null },
      ],
      officer: null,
    },
  },
};

export type TestApplication = {
  app: FastifyInstance;
  ctx: Context;
  db: Database;
  /** The same database as its owner, beside all that a transaction of the service may. */
  owner: pg.Pool;
  /** Lines of the service's log so far. */
  log: string[];
  /** Moves the clock of sessions and limits on by so many milliseconds. */
  move(ms: number): void;
  /** Stops that clock, which moves on by `move` only. */
  stop(): void;
  /** Starts listening on first use; resolves to the address, such as `http://127.0.0.1:1234`. */
  url(): Promise<string>;
  /** Runs the jobs from now on, but none by the time of day: what a test counts must not depend on the minute it runs in. */
  startWorker(): Promise<void>;
  /** A second instance of the service on the same database and the same files, unless other settings are given. */
  another(change?: Partial<Config>): Promise<TestApplication>;
  close(): Promise<void>;
};

/** The whole service without pages on a database and a data folder of its own; ends with `close()`. */
export async function testApplication(settings: Partial<Config> = {}): Promise<TestApplication> {
  const database = await testDatabase();
  const second = process.env["HZ_TEST_CELLS"] ? await testDatabase() : null;
  const dataFolder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-app-"));
  const application = await instance({
    port: 0,
    host: "127.0.0.1",
    dataFolder,
    bucket: null,
    databaseUrl: database.url,
    databaseDirectUrl: null,
    cells: second ? [{ number: 2, url: second.url, directUrl: second.url }] : [],
    newAccountsCell: second ? 2 : 1,
    publicUrl: "http://localhost:3000",
    paymentOrigin: null,
    onionUrl: null,
    portalDomain: null,
    domainTarget: "portale.hinweise.example",
    // Nobody answers there: no test asks the DNS of the world.
    dnsServers: ["127.0.0.1:9"],
    hstsSubdomains: false,
    trustProxy: ["loopback"],
    smtpUrl: null,
    mailFrom: "Hinweiszentrale <post@hinweise.example>",
    support: { email: "hilfe@hinweise.example", phone: "+49 30 1234567", hours: "Werktags, 9 bis 17 Uhr", bookingUrl: null },
    stripe: null,
    paymentWays: ["card", "sepa_debit", "invoice"],
    creditorId: null,
    operator: OPERATOR,
    secret: Buffer.alloc(32, 7).toString("base64url"),
    demo: false,
    metricsPort: null,
    metricsHost: "127.0.0.1",
    otlp: false,
    drainSeconds: 0,
    // What a test sends in a minute is no flood, unless it is about one.
    freeReportsPerMinute: 1_000_000,
    role: "web",
    ...settings,
  });
  return {
    ...application,
    async close() {
      await application.close();
      await database.drop();
      await second?.drop();
      await fs.rm(dataFolder, { recursive: true });
    },
  };
}

async function instance(config: Config): Promise<TestApplication> {
  const log: string[] = [];
  let ahead = 0;
  let stopped: number | null = null;
  const wired = await wire(config, (line) => log.push(line));
  // The one thing that tests replace: the clock, with what counts by it.
  const now = () => (stopped ?? Date.now()) + ahead + wired.ctx.clock.ahead();
  const counts = createSharedCounts(wired.ctx.bus);
  const { secrets } = wired.ctx;
  const ctx = Object.assign(wired.ctx, {
    now: () => new Date(now()),
    rateLimiter: createRateLimiter({ now, others: { counts, nameOf: createTriesKey({ now, counts, secrets }) } }),
    brake: createBrake({ mac: proofMac(secrets), freePerMinute: config.freeReportsPerMinute, now, counts }),
  });
  const app = await createApp(ctx, { pages: false });
  const owner = createPool(ctx.db.directUrls.at(-1)!, 1);
  let listening: Promise<unknown> | null = null;
  const others: TestApplication[] = [];
  let closing: Promise<void> | null = null;
  const close = async () => {
    for (const other of others) await other.close();
    for (const stream of ctx.openStreams.keys()) stream.end();
    await app.close();
    await owner.end();
    await wired.close();
  };
  return {
    app,
    ctx,
    db: ctx.db,
    owner,
    log,
    move: (ms) => {
      ahead += ms;
    },
    stop: () => {
      stopped = Date.now();
    },
    async url() {
      await (listening ??= app.listen({ port: 0, host: config.host }));
      return `http://${config.host}:${(app.server.address() as AddressInfo).port}`;
    },
    startWorker: () => wired.startWorker({ mergeEvery: 0.5, byTime: false }),
    async another(change = {}) {
      const other = await instance({ ...config, ...change });
      others.push(other);
      return other;
    },
    close: () => (closing ??= close()),
  };
}
