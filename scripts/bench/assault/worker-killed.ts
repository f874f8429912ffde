import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../../../server/db/pool.ts";
import { type MailServer, startMailServer } from "../../../server/testing/mail-server.ts";
import { type Running, spawnIn, startIn, startPostgres } from "../product.ts";
import { channelOf, draftReport, sealedFile, sealedReport, sendReport } from "../reporters.ts";
import type { Held } from "./held.ts";
import { addHandlers } from "./recipients.ts";

const HANDLERS = 300;
/** After how many mails a worker is killed; a killed one's job is taken up again when it was silent for half a minute. */
const KILLED_AFTER = [60, 160];
const PATIENCE_MS = 150_000;
const JOBS_LEFT =
  "select count(*)::int as count from pgboss.job_common where name in ('notify-of-report', 'mail-report-news') and state <> 'completed' and start_after <= now()";

/** A worker is killed in the middle of its mails, and so is the next; a third one does the rest. */
export async function workerKilled(): Promise<Held[]> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  const [server, mail] = [await startPostgres(), await startMailServer()];
  const env = { DATABASE_URL: server.url, SMTP_URL: mail.url, HZ_DEMO: "on", HZ_SECRET: Buffer.alloc(32, 6).toString("base64url") };
  const web = await startIn(join(folder, "web"), { ...env, ROLE: "web" });
  const startWorker = () => spawnIn(join(folder, "web"), { ...env, ROLE: "worker" });
  let worker = startWorker();
  try {
    const channel = await channelOf(web.url);
    // What the demo brought is told first.
    await untilNoJobs(server.url);
    const due = await addHandlers(server.url, channel, HANDLERS);
    const agent = new Agent({ keepAlive: true });
    const refused = await refusedReport(agent, web.url, channel);
    await untilNoJobs(server.url);
    const toAll = mail.mails.splice(0);
    const forRefused = toAll.filter(({ to }) => due.has(to[0]!)).length;
    const report = await sealedReport(channel, 200);
    if ((await sendReport(agent, web.url, report)).status !== 200) throw new Error("the report was not taken");
    for (const mails of KILLED_AFTER) {
      await untilMails(mail, mails);
      await killed(worker);
      worker = startWorker();
    }
    const killedAt = performance.now();
    await untilNoJobs(server.url);
    agent.destroy();
    return figuresOf(mail, due, { refused, forRefused, seconds: (performance.now() - killedAt) / 1000 });
  } finally {
    await worker.stop();
    await web.stop();
    await mail.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A report whose file never came: nothing was acknowledged, so nobody may hear of it. Gives the status. */
async function refusedReport(agent: Agent, url: string, channel: Awaited<ReturnType<typeof channelOf>>): Promise<number> {
  const draft = await draftReport(channel.accountId, channel.department);
  const { claim } = await sealedFile(draft, 1_000);
  return (await sendReport(agent, url, await sealedReport(channel, 200, [claim], draft))).status;
}

async function killed({ child }: Running): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function untilMails({ mails }: MailServer, count: number): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; mails.length < count; await sleep(2))
    if (performance.now() > until) throw new Error(`${mails.length} mails instead of ${count}`);
}

/** Waits until no job of reports and their mails is left, or for as long as one has patience. */
async function untilNoJobs(url: string): Promise<void> {
  const left = () => withClient(url, async (client) => (await client.query<{ count: number }>(JOBS_LEFT)).rows[0]!.count);
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until && (await left()) > 0;) await sleep(200);
}

function figuresOf(
  mail: MailServer,
  due: Set<string>,
  { refused, forRefused, seconds }: { refused: number; forRefused: number; seconds: number },
): Held[] {
  const ids = mail.mails.map(({ data }) => /^message-id: (\S+)/im.exec(data)![1]!);
  const told = mail.mails.flatMap(({ to }) => to);
  const missing = [...due].filter((address) => !told.includes(address)).length;
  const others = told.filter((address) => !due.has(address)).length;
  // What comes again with the same id is the same mail, which programs know.
  const twice = ids.length - new Set(ids).size;
  const again = new Set(ids).size - new Set(told).size;
  return [
    {
      name: `kill -9 of the worker after ${KILLED_AFTER[0]} of ${due.size} mails, and of the next after ${KILLED_AFTER[1]}`,
      value: `missing ${missing}, for others ${others}, told twice ${again}`,
      bar: "missing 0, for others 0, told twice 0",
      isHeld: missing === 0 && others === 0 && again === 0,
      beside: `${twice} came twice, by the same Message-ID; all done ${seconds.toFixed(0)} s after the last kill`,
    },
    {
      name: `mails for a report that was refused (${refused})`,
      value: String(forRefused),
      bar: "0",
      isHeld: refused === 422 && forRefused === 0,
    },
  ];
}
