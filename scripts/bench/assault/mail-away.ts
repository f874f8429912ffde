import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../../../server/db/pool.ts";
import { type MailServer, startMailServer } from "../../../server/testing/mail-server.ts";
import { startFakeClock } from "../fake-clock.ts";
import { embeddedUrl, startIn } from "../product.ts";
import { channelOf, sealedReport, sendReport } from "../reporters.ts";
import type { Held } from "./held.ts";
import { addHandlers } from "./recipients.ts";

const HANDLERS = 4;
/** As long as pauses are short, and where they are hours. */
const [SHORT_STEP_S, STEP_S, SHORT_UNTIL_S] = [900, 3_600, 2 * 3_600];
const [REFUSING_S, PASSING_S, DAY_S] = [8 * 3_600, 16 * 3_600, 24 * 3_600];
/** The longest pause between two tries, and a moment. */
const AFTER_S = 6 * 3_600 + STEP_S;
const TRY_MS = 100_000;
const DOMAIN = "kanarie.example";
const MAILS = "select state, start_after <= now() as due, retry_count as tries from pgboss.job_common where name = 'mail-report-news'";
type Run = { state: string; due: boolean; tries: number };

/** Mail is away for a day, in three ways; afterwards every mail comes, each once, and nobody's address lies about. */
export async function mailAway(): Promise<Held[]> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  const [clock, mail] = [await startFakeClock(), await startMailServer()];
  const dataFolder = join(folder, "product");
  const product = await startIn(dataFolder, { ...clock.env, HZ_DEMO: "on", SMTP_URL: mail.url });
  let output = "";
  product.child.stdout!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    const url = await embeddedUrl(dataFolder);
    const runs = () => withClient(url, async (client) => (await client.query<Run>(MAILS)).rows);
    /** Moves the clock on, and waits until what is due then was tried. */
    const passTo = async (second: number) => {
      while (clock.ahead() < second) {
        await clock.set(clock.ahead() + (clock.ahead() < SHORT_UNTIL_S ? SHORT_STEP_S : STEP_S));
        // Programs look at the clock's file once a second.
        await sleep(1_100);
        await untilTried(url, runs);
      }
    };
    await passTo(SHORT_STEP_S);
    const channel = await channelOf(product.url);
    const due = await addHandlers(url, channel, HANDLERS);
    const began = clock.ahead();
    await mail.down();
    const agent = new Agent();
    if ((await sendReport(agent, product.url, await sealedReport(channel, 200))).status !== 200)
      throw new Error("the report was not taken");
    agent.destroy();
    await sleep(5_000);
    await passTo(began + REFUSING_S);
    await mail.up();
    mail.refuse(undefined, true);
    await passTo(began + PASSING_S);
    mail.hang();
    await passTo(began + DAY_S);
    mail.accept();
    const away = (await runs()).filter(({ state }) => state !== "completed");
    await passTo(began + DAY_S + AFTER_S);
    const left = (await runs()).filter(({ state }) => state !== "completed").length;
    const places = await tracesIn(url, [output, await readFile(join(dataFolder, "pg.log"), "utf8").catch(() => "")]);
    return figuresOf(mail, due, { waiting: away.length, tries: Math.max(...away.map(({ tries }) => tries)), left, places });
  } finally {
    await product.stop();
    await mail.close();
    await clock.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until nothing is due any more, for a while at the most: what hangs is left alone after ten seconds. */
async function untilTried(url: string, runs: () => Promise<Run[]>): Promise<void> {
  const isOpen = ({ state, due }: Run) => state === "active" || (due && ["created", "retry"].includes(state));
  for (const until = performance.now() + TRY_MS; (await runs()).some(isOpen) && performance.now() < until; await sleep(100))
    await wake(url);
}

/** Has the mails' worker look at once: it would look every two seconds, and a day has many. */
const wake = (url: string) =>
  withClient(url, (client) =>
    client.query("select pg_notify($1, 'mail-report-news')", [
      `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`,
    ]),
  );

/** Where an address, or the domain of it, is found: the queue with what it says of failures, and the logs. */
async function tracesIn(url: string, logs: string[]): Promise<string[]> {
  const { rows } = await withClient(url, (client) => client.query<{ row: string }>("select j::text as row from pgboss.job_common j"));
  const failed = await withClient(url, (client) => client.query<{ row: string }>("select f::text as row from failed_mails f"));
  const texts: [string, string][] = [
    ["queue", [...rows, ...failed.rows].map(({ row }) => row).join("\n")],
    ["log", logs.join("\n")],
  ];
  return texts.flatMap(([place, text]) => (text.includes(DOMAIN) ? [place] : []));
}

function figuresOf(
  { mails }: MailServer,
  due: Set<string>,
  { waiting, tries, left, places }: { waiting: number; tries: number; left: number; places: string[] },
): Held[] {
  const told = mails.flatMap(({ to }) => to).filter((address) => due.has(address));
  const missing = [...due].filter((address) => !told.includes(address)).length;
  const twice = told.length - new Set(told).size;
  return [
    {
      name: `${due.size} mails of a report, and the mail server away for 24 hours`,
      value: `missing ${missing}, twice ${twice}, left in the queue ${left}`,
      bar: "missing 0, twice 0, left in the queue 0",
      isHeld: missing + twice + left === 0,
      beside: `${waiting} waited when it was back, after ${tries} tries; the longest pause is six hours`,
    },
    {
      name: "an address in queue or log, while mails fail",
      value: places.length === 0 ? "nowhere" : places.join(", "),
      bar: "nowhere",
      isHeld: places.length === 0,
    },
  ];
}
