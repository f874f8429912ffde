import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { withClient } from "../../../server/db/pool.ts";
import { startBoss } from "../../../server/jobs/jobs.ts";
import { signIn } from "../desk.ts";
import { startFakeClock } from "../fake-clock.ts";
import { startIn, startPostgres } from "../product.ts";
import { channelOf, draftReport, sealedReport, sendReport } from "../reporters.ts";
import type { Held } from "./held.ts";
import { type Kept, lookFor } from "./senders.ts";

const [HOUR_S, YEAR_S] = [3_600, 365 * 86_400];
const JUMPS = [
  ["an hour forward", HOUR_S],
  ["a year forward", YEAR_S],
  ["an hour back", -HOUR_S],
  ["a year back", -YEAR_S],
] as const;
/** Programs look at the clock's file once a second. */
const SEEN_MS = 2_500;
const JOB_MS = 60_000;
/** Kept for half a year yet, so that a clock a year ahead would have it deleted. */
const CLOSED =
  "update reports set closed_at = now() - interval '30 months', promised_months = 36 where id in (select id from reports limit 5)";
const COUNTS = `select (select count(*)::int from reports) as reports, (select count(*)::int from retention_announcements) as announced`;
type Counts = { reports: number; announced: number };

/** The clock jumps, of the service alone and of its database alone, and is right again. */
export async function clockJumps(): Promise<Held[]> {
  return [...(await jumpsOf("the service")), ...(await jumpsOf("the database"))];
}

async function jumpsOf(whose: "the service" | "the database"): Promise<Held[]> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  const clock = await startFakeClock();
  const server = await startPostgres(whose === "the database" ? clock.env : {});
  const product = await startIn(join(folder, "product"), {
    ...(whose === "the service" ? clock.env : {}),
    DATABASE_URL: server.url,
    HZ_DEMO: "on",
  });
  const agent = new Agent();
  const acknowledged = new Map<string, Kept>();
  const ask = async <Row extends object>(sql: string) => (await withClient(server.url, (client) => client.query<Row>(sql))).rows[0]!;
  try {
    const channel = await channelOf(product.url);
    await ask(CLOSED);
    const submit = async () => {
      const draft = await draftReport(channel.accountId, channel.department);
      const { status } = await sendReport(agent, product.url, await sealedReport(channel, 200, [], draft));
      if (status === 200) acknowledged.set(draft.head.reportId, { token: draft.token, file: null });
      return status;
    };
    const timeOf = async () =>
      whose === "the service"
        ? Date.parse((await fetch(`${product.url}/healthz`)).headers.get("date")!)
        : (await ask<{ now: Date }>("select clock_timestamp() as now")).now.getTime();
    const figures: Held[] = [];
    for (const [name, seconds] of JUMPS) {
      const session = await signIn(product.url);
      const before = await ask<Counts>(COUNTS);
      await clock.set(seconds);
      await sleep(SEEN_MS);
      const hasMoved = Math.abs((await timeOf()) - Date.now() - seconds * 1000) < 60_000;
      const meanwhile = { report: await submit(), session: await statusOf(product.url, session), signIn: await signsIn(product.url) };
      const isKept = await runsRetention(server.url);
      await clock.set(0);
      await sleep(SEEN_MS);
      const afterwards = { report: await submit(), session: await statusOf(product.url, session), signIn: await signsIn(product.url) };
      const counts = await ask<Counts>(COUNTS);
      const gone = before.reports + [meanwhile, afterwards].filter(({ report }) => report === 200).length - counts.reports;
      const isRight = [meanwhile.report, afterwards.report, afterwards.signIn].every((status) => status === 200);
      figures.push({
        name: `${whose}: ${name}, and right again`,
        value: `reports ${meanwhile.report} and ${afterwards.report}, sign-in afterwards ${afterwards.signIn}, deleted ${gone}, announced ${counts.announced - before.announced}`,
        bar: "reports 200 and 200, sign-in afterwards 200, deleted 0, announced 0",
        isHeld: isRight && gone === 0 && counts.announced === before.announced && isKept && hasMoved,
        beside: `meanwhile sign-in ${meanwhile.signIn}, a session of before ${meanwhile.session}, afterwards ${afterwards.session}${isKept ? "" : "; the nightly run did not end"}${hasMoved ? "" : "; the clock did not move"}`,
      });
    }
    const { late } = await ask<{ late: number }>(
      "select count(*)::int as late from pgboss.job_common where state in ('created', 'retry') and start_after > now() + interval '2 days'",
    );
    const { lost } = await lookFor(product.url, server.url, { acknowledged });
    figures.push({
      name: `${whose}: after all jumps`,
      value: `lost ${lost} of ${acknowledged.size}, jobs that wait for longer than two days ${late}`,
      bar: `lost 0 of ${acknowledged.size}, jobs that wait for longer than two days 0`,
      isHeld: lost === 0 && late === 0,
    });
    return figures;
  } finally {
    agent.destroy();
    await product.stop();
    await server.stop();
    await clock.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const statusOf = async (url: string, headers: Record<string, string>) => (await fetch(url + sessionRoutes.list.path, { headers })).status;

const signsIn = (url: string): Promise<number> =>
  signIn(url).then(
    (session) => statusOf(url, session),
    () => 0,
  );

/** Has the nightly deletion run now, and tells whether it ended well. */
async function runsRetention(url: string): Promise<boolean> {
  const boss = await startBoss({ connectionString: url, max: 1, supervise: false, schedule: false }, () => {});
  try {
    const id = await boss.send("keep-retention", {});
    for (const until = performance.now() + JOB_MS; performance.now() < until; await sleep(200)) {
      const [run] = await boss.findJobs("keep-retention", { id: id! });
      if (run?.state === "completed") return true;
    }
    return false;
  } finally {
    await boss.stop({ graceful: false });
  }
}
