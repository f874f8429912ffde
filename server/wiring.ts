import { join } from "node:path";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { sql } from "kysely";
import type { Config } from "./config.ts";
import { type Context, machineTime } from "./context.ts";
import { catchUp, catchUpAtStart, CLOCK_MOVED } from "./catch-up.ts";
import { checkCells, settleCells } from "./installation-cells.ts";
import { databaseOf } from "./db/cells.ts";
import { type CellConfig, databasesAt } from "./cell-settings.ts";
import { isServed } from "./db/embedded-cluster.ts";
import { hasNoRoom } from "./db/embedded-probe.ts";
import { superviseEmbedded, type SupervisedDatabase } from "./db/embedded-supervisor.ts";
import { migrate } from "./db/migrate.ts";
import { refusePooler } from "./db/pooler.ts";
import { LiveBus } from "./events/live-bus.ts";
import { createSharedCounts } from "./http/shared-counts.ts";
import { createBrake } from "./http/brake.ts";
import { createLog, type Log } from "./http/log.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import { createTriesKey } from "./http/tries-key.ts";
import { findBucket, type FoundBucket } from "./installation-bucket.ts";
import { checkDatabase, findInstallation, type Found, type Installation, settle } from "./installation.ts";
import { openJobs, severalJobs } from "./jobs/jobs.ts";
import { startWorker, type Worker, type WorkerOptions } from "./jobs/worker.ts";
import { createMailer } from "./mail/mailer.ts";
import type { Demo } from "./main.ts";
import { createSessionDirectory, emailHash } from "./modules/auth/index.ts";
import { createChannelDirectory } from "./modules/channels/index.ts";
import { createDomainDirectory, DOMAINS_CHANGED } from "./modules/domains/index.ts";
import { filesOfReports } from "./modules/files/index.ts";
import { MODULES } from "./modules/index.ts";
import { hasLocalMailbox } from "./modules/mailbox/index.ts";
import { sweepFiles } from "./modules/reports/index.ts";
import { afterRestore } from "./modules/retention/index.ts";
import { afterRelease } from "./modules/templates/index.ts";
import { hasInstance, otherInstanceLine } from "./other-instance.ts";
import { countMails } from "./observe/measures.ts";
import { openMeasures } from "./observe/monitor.ts";
import { createProbes } from "./observe/probes.ts";
import { createApplicationClock, movedClockLines } from "./payment/application-clock.ts";
import { createPayment } from "./payment/payment.ts";
import { proofMac } from "./secrets.ts";
import { isPublic } from "./settings-notices.ts";
import type { Stop } from "./stop.ts";
import { openStore } from "./storage/open-store.ts";

const ALL_JOBS = [...MODULES.flatMap(({ jobs = [] }) => [...jobs]), catchUp];
/** Any number will do, as long as every instance takes the same. */
const FIRST_START_LOCK = 7242002;

export type Wired = {
  ctx: Context;
  /** What the operator should know of this installation, a line each. */
  notices: string[];
  /** Runs the jobs from now on. */
  startWorker(options?: Omit<WorkerOptions, "onError">): Promise<void>;
  /** Makes the shared demo where no account exists yet, once across instances, and never at a public address; tells whether there is one. */
  demo(demo: Demo): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Brings up everything the service stands on, schema included; `write` is where log lines go. A wish to stop on the way ends what
 * is up already and throws.
 */
export async function wire(config: Config, write: (line: string) => void, stop?: Pick<Stop, "asked" | "forced">): Promise<Wired> {
  const log = createLog(write);
  const cluster = join(config.dataFolder, "pg18");
  // Told to end it makes nothing. It goes on only for a database that a crashed start has left, which ends with it.
  if (config.databaseUrl !== null || !isServed(cluster)) stop?.asked.throwIfAborted();
  const bucket = config.bucket && (await findBucket(config.bucket, config.dataFolder));
  try {
    return await wireWith(config, bucket, log, stop);
  } catch (error) {
    bucket?.store.close();
    throw error;
  }
}

async function wireWith(config: Config, bucket: FoundBucket | null, log: Log, stop?: Pick<Stop, "asked" | "forced">): Promise<Wired> {
  const cluster = join(config.dataFolder, "pg18");
  const found = findInstallation(config, bucket);
  const embedded = config.databaseUrl
    ? null
    : await superviseEmbedded(
        config.dataFolder,
        (event, ms) => log.line(event, { ms, ...(hasNoRoom(cluster) ? { error: "ENOSPC" } : {}) }),
        stop,
      );
  stop?.forced.addEventListener("abort", () => void embedded?.stop(true));
  try {
    return await wireOn(found, embedded, log, stop?.asked);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function countFiles(all: readonly CellConfig[]): Promise<number> {
  const db = databaseOf(all, { newcomers: 1, connections: 1 });
  try {
    return await filesOfReports({ db });
  } finally {
    await db.close();
  }
}

/** Runs the jobs of each database. What runs by the time runs once, and goes from there to all accounts. Gives what stops them. */
async function startWorkers(ctx: Context, options: WorkerOptions): Promise<() => Promise<void>> {
  const workers: Worker[] = [];
  for (const [index, url] of ctx.db.directUrls.entries())
    workers.push(await startWorker(url, ALL_JOBS, ctx, index === 0 ? options : { ...options, byTime: false }));
  return async () => void (await Promise.all(workers.map((worker) => worker.stop())));
}

/** Looks at each database before one of them is changed, and brings them to this program's schema. */
async function makeReady(found: Found, all: ReturnType<typeof databasesAt>, asked?: AbortSignal): Promise<Installation> {
  const { config } = found;
  const [{ directUrl }, ...cells] = all;
  if (config.databaseUrl) await refusePooler(config.databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL", directUrl);
  for (const cell of cells) await refusePooler("CELLS_DIRECT", cell.directUrl);
  await checkDatabase(found, directUrl, emailHash);
  await checkCells(cells, directUrl);
  asked?.throwIfAborted();
  for (const cell of all) await migrate(cell.directUrl);
  const installation = await settle(found, directUrl, emailHash, () => countFiles(all));
  await settleCells(cells, directUrl);
  return installation;
}

async function wireOn(found: Found, embedded: SupervisedDatabase | null, log: Log, asked?: AbortSignal): Promise<Wired> {
  const { config } = found;
  const all = databasesAt(config.databaseUrl ?? embedded!.url, config);
  const { directUrl } = all[0];
  const { secrets, notices } = await makeReady(found, all, asked);
  // Whoever names a role means several.
  const second = config.role === "all" && (await hasInstance(config)) ? [otherInstanceLine(config.dataFolder)] : [];
  // From here on connections stay open, which only the whole's own end closes.
  asked?.throwIfAborted();
  const clock = createApplicationClock(config.stripe === null && hasLocalMailbox(config), () => db);
  const db = databaseOf(all, { newcomers: config.newAccountsCell, ahead: clock.ahead });
  await clock.read();
  const jobs = severalJobs(
    await Promise.all(db.directUrls.map((one) => openJobs(one, ALL_JOBS, { onError: log.trouble, ahead: clock.ahead }))),
  );
  const bus = new LiveBus(db);
  const counts = createSharedCounts(bus);
  bus.onSignal(CLOCK_MOVED, () => void clock.read().catch(() => {}));
  const domains = createDomainDirectory(db);
  await domains.load();
  // Not read anew it goes by what it knows, and the next signal reads.
  bus.onSignal(DOMAINS_CHANGED, () => void domains.load().catch(() => {}));
  const { measures, watch } = await openMeasures(config);
  const ctx: Context = {
    config,
    db,
    store: await openStore(config, found.bucket?.store ?? null),
    bus,
    jobs,
    mailer: countMails(createMailer(config), measures),
    measures,
    probes: createProbes(() => ctx.db),
    payment: await createPayment(config, db, () => machineTime(ctx), clock),
    secrets,
    rateLimiter: createRateLimiter({ others: { counts, nameOf: createTriesKey({ now: Date.now, counts, secrets }) } }),
    brake: createBrake({ mac: proofMac(secrets), freePerMinute: config.freeReportsPerMinute, now: Date.now, counts }),
    log,
    now: () => new Date(Date.now() + clock.ahead()),
    clock,
    channelDirectory: createChannelDirectory(db),
    suffixOfDomain: domains.suffixOf,
    sessionDirectory: createSessionDirectory(db),
    makeDemo: null,
    openStreams: new Map(),
  };
  const closeAll = async () => {
    await bus.close();
    await ctx.payment.close();
    await jobs.close();
    await db.close();
  };
  const gauges = { db, jobs, streams: () => ctx.openStreams.size, dataFolder: config.dataFolder };
  const watching = await watch(gauges, ctx.probes).catch(async (error: unknown) => {
    // What stays open keeps a process that nobody needs any more.
    await closeAll();
    throw error;
  });
  let stopWorker = async () => {};
  return {
    ctx,
    notices: [...notices, ...second, ...(await movedClockLines(config, clock, db))],
    async startWorker(options) {
      stopWorker = await startWorkers(ctx, { ...options, onError: log.trouble, onFailed: measures.failed });
      await db.directory(async () => {
        await jobs.enqueue(afterRestore, {});
        await jobs.enqueue(afterRelease, {});
        await jobs.enqueue(sweepFiles, {});
        if (clock.ahead() > 0) await catchUpAtStart(ctx);
      });
    },
    demo: (demo) => makeDemo(ctx, directUrl, demo),
    async close() {
      await stopWorker();
      await watching.close();
      await closeAll();
      found.bucket?.store.close();
      await embedded?.stop();
    },
  };
}

const makeDemo = async (ctx: Context, url: string, demo: Demo): Promise<boolean> => {
  const forVisitors = () => demo.makeForVisitor({ url });
  if (isPublic(ctx.config.publicUrl)) {
    ctx.makeDemo = forVisitors;
    return false;
  }
  return ctx.db.directory(async (tx) => {
    // Before the lock, which else would be waited for no longer than for any statement.
    await sql`select set_config('statement_timeout', '120s', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`.execute(tx);
    const isTaken = await tx.selectFrom("directory_emails").select("account_id").limit(1).executeTakeFirst();
    if (!isTaken) await demo.make({ url });
    const isThere = !isTaken || (await ctx.channelDirectory(DEMO_LINK_SUFFIX)) !== undefined;
    if (isThere) ctx.makeDemo = forVisitors;
    return isThere;
  });
};
