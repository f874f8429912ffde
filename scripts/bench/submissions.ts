import { Agent } from "node:http";
import pg from "pg";
import { type Figure, percentiles, print } from "./figures.ts";
import { type Engine, type Measured, memoryOf, resetPeak, startMeasured } from "./product.ts";
import { channelOf, sealedFile, sealedReport, sendFile, sendReport } from "./reporters.ts";
import { draftReport } from "../../web/vault/report/seal-report.ts";

const REPORTS = 4_000;
/** Sent beforehand and not counted: a service that has just started compiles its code while it works. */
const WARM_UP = 1_000;
const FILE_REPORTS = 40;
const AT_ONCE = 50;
const MIB = 1024 * 1024;

/** Runs `work` for every item, `atOnce` at a time; results are in order, with the seconds it all took. */
async function inParallel<T, R>(items: T[], atOnce: number, work: (item: T) => Promise<R>): Promise<{ results: R[]; seconds: number }> {
  const results: R[] = [];
  let next = 0;
  const began = performance.now();
  const run = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return { results, seconds: (performance.now() - began) / 1000 };
}

/**
 * Has the database count its rows, as it does by itself within a minute: until then it searches tables that were empty when it
 * planned from end to end, and the figure hangs on the second in which that minute is over.
 */
async function countRows({ databaseUrl }: Measured): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("analyze");
  await client.end();
}

/** Sealed reports of 1 kB, sealed beforehand, sent by 50 at once over kept connections. */
async function texts(product: Measured): Promise<{ rate: number; figures: Figure[] }> {
  const channel = await channelOf(product.url);
  const bodies: string[] = [];
  for (let n = 0; n < REPORTS + WARM_UP; n++) bodies.push(JSON.stringify(await sealedReport(channel, 1_000)));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  await inParallel(bodies.splice(0, WARM_UP), AT_ONCE, (body) => sendReport(agent, product.url, body));
  await countRows(product);
  const { results, seconds } = await inParallel(bodies, AT_ONCE, (body) => sendReport(agent, product.url, body));
  agent.destroy();
  const failed = results.filter(({ status }) => status !== 200).length;
  const times = percentiles(results.map(({ ms }) => ms));
  const rate = REPORTS / seconds;
  return {
    rate,
    figures: [
      { name: `reports of 1 kB per second, ${AT_ONCE} at once`, value: `${rate.toFixed(0)}/s, ${failed} failed`, bar: "≥ 200/s, 0 failed" },
      { name: "time to answer", value: times.text, bar: "p95 ≤ 100 ms" },
    ],
  };
}

/** The same rows, written by bare single-statement inserts over as many connections as the product has. */
async function bareInserts(product: Measured): Promise<number> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 16 });
  await pool.query("create table if not exists bench_rows (like reports including defaults including storage including indexes)");
  const { rows } = await pool.query<Record<string, unknown>>("select * from reports order by created_at desc limit 1");
  const columns = Object.keys(rows[0]!);
  const text = `insert into bench_rows (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`;
  const items = Array.from({ length: REPORTS + WARM_UP }, (_, n) => ({
    ...rows[0],
    id: crypto.randomUUID(),
    number: 1_000_000 + n,
    case_number: `B${n}`,
  }));
  const insert = (item: Record<string, unknown>) =>
    pool.query(
      text,
      columns.map((column) => item[column]),
    );
  await inParallel(items.splice(0, WARM_UP), AT_ONCE, insert);
  const { seconds } = await inParallel(items, AT_ONCE, insert);
  await pool.query("drop table bench_rows");
  await pool.end();
  return REPORTS / seconds;
}

/** Reports with one file of 10 MiB, two reporters at once, everything sealed beforehand. */
async function withFiles(product: Measured): Promise<Figure[]> {
  const channel = await channelOf(product.url);
  const drafts = await Promise.all(
    Array.from({ length: FILE_REPORTS + 8 }, async () => {
      const draft = await draftReport(channel.accountId, channel.department);
      const file = await sealedFile(draft, 10 * MIB);
      return { draft, file, body: JSON.stringify(await sealedReport(channel, 1_000, [file.claim], draft)) };
    }),
  );
  await resetPeak(product.child.pid!);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const sendWhole = async ({ draft, file, body }: (typeof drafts)[number]) => {
    await sendFile(agent, product.url, draft, file);
    return sendReport(agent, product.url, body);
  };
  await inParallel(drafts.splice(0, 8), 4, sendWhole);
  const { results, seconds } = await inParallel(drafts, 4, sendWhole);
  agent.destroy();
  const failed = results.filter(({ status }) => status !== 200).length;
  const { peak } = await memoryOf(product.child.pid!);
  return [
    {
      name: "reports with a 10 MiB file per second, 4 at once",
      value: `${(FILE_REPORTS / seconds).toFixed(1)}/s, ${failed} failed`,
      bar: "≥ 10/s",
    },
    { name: "server's peak memory meanwhile", value: `${peak.toFixed(0)} MB`, bar: "≤ 200 MB" },
  ];
}

/** Five files of 100 MB arriving at once. */
async function bigFiles(product: Measured): Promise<Figure[]> {
  const channel = await channelOf(product.url);
  const draft = await draftReport(channel.accountId, channel.department);
  const file = await sealedFile(draft, 100 * MIB);
  // The same sealed bytes under five ids: the server cannot tell, and sealing is measured elsewhere.
  const files = Array.from({ length: 5 }, () => ({ ...file, claim: { ...file.claim, id: crypto.randomUUID() } }));
  await resetPeak(product.child.pid!);
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const { seconds } = await inParallel(files, 5, (one) => sendFile(agent, product.url, draft, one));
  agent.destroy();
  const { peak } = await memoryOf(product.child.pid!);
  return [
    {
      name: "server's peak memory, five files of 100 MB at once",
      value: `${peak.toFixed(0)} MB (${(500 / seconds).toFixed(0)} MB/s)`,
      bar: "≤ 300 MB",
    },
  ];
}

/** Everything about submissions on one engine. */
export async function benchSubmissions(engine: Engine): Promise<void> {
  const product = await startMeasured(engine);
  try {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const idle = await memoryOf(product.child.pid!);
    const figures: Figure[] = [
      { name: "start to listening, demo included", value: `${(product.startedInMs / 1000).toFixed(1)} s` },
      { name: "server's memory, idle", value: `${idle.now.toFixed(0)} MB`, bar: "≤ 150 MB" },
    ];
    // Before the texts, after which the heap is as large as thousands of reports have made it.
    figures.push(...(await withFiles(product)), ...(await bigFiles(product)));
    const measured = await texts(product);
    const bare = await bareInserts(product);
    figures.push(...measured.figures);
    figures.push({
      name: "share of the bare insert rate",
      value: `${((100 * measured.rate) / bare).toFixed(0)} %`,
      bar: "≥ 50 %",
      beside: `bare inserts: ${bare.toFixed(0)}/s`,
    });
    print(`Submissions, ${engine}`, figures);
  } finally {
    await product.stop();
  }
}
