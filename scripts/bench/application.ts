import { get } from "node:http";
import { archiveRoutes } from "@hz/contract/account/archive";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import pg from "pg";
import { countTraffic, openBrowser } from "./browser.ts";
import { authOf, fill, signIn, signInMs } from "./desk.ts";
import { median, percentiles, print } from "./figures.ts";
import { FILES_A_MESSAGE, longCase } from "./long-case.ts";
import { watchMainThread } from "./main-thread.ts";
import { timeNextClick } from "./next-click.ts";
import { type Measured, startMeasured } from "./product.ts";
import { channelOf } from "./reporters.ts";

const REPORTS = 10_000;
const USERS = 1_000;
const MESSAGES = 500;
const FILES = 100;
const TITLE = "Der längste Fall";

/** Adds people to the demo account as copies of its first one, with what it was granted: the lists ask for names, rights and marks, not for keys that open. */
async function addPeople(databaseUrl: string, accountId: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'users' and table_schema = 'public' and is_generated = 'NEVER'",
  );
  const others = rows.map(({ column_name: name }) => name).filter((name) => !["id", "email", "is_account_owner"].includes(name));
  await pool.query(
    `insert into users (id, email, is_account_owner, ${others.join(", ")})
     select gen_random_uuid(), 'person-' || n || '@demo.example', false, ${others.map((name) => `u.${name}`).join(", ")}
       from (select * from users where account_id = $1 order by created_at limit 1) u, generate_series(1, $2::int) n`,
    [accountId, USERS],
  );
  await pool.query(
    `insert into grants (account_id, id, to_user_id, by_user_id, kind, department_id, epoch, box, signature)
     select g.account_id, gen_random_uuid(), u.id, g.by_user_id, g.kind, g.department_id, g.epoch, g.box, g.signature
       from grants g, users u
      where g.account_id = $1
        and g.to_user_id = (select id from users where account_id = $1 and email not like 'person-%' order by created_at limit 1)
        and u.account_id = $1 and u.email like 'person-%'`,
    [accountId],
  );
  // As autovacuum leaves it a minute later.
  await pool.query("vacuum analyze");
  await pool.end();
}

/** Every call that a screen makes without naming one thing: lists, figures, settings. */
const lists = (): Route[] =>
  allRoutes.filter(
    (route) =>
      route.method === "GET" &&
      route.access === "user" &&
      typeof route.answer === "object" &&
      !route.path.includes(":") &&
      route.query.safeParse({}).success,
  );

/** Asks as a browser does and takes the answer in without unpacking it: what is measured is the server. */
const readPacked = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { ...headers, "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
    }).once("error", reject);
  });

/** The 95th percentile of forty answers of each list over HTTP, slowest first. */
async function slowestLists(url: string): Promise<{ path: string; p95: number }[]> {
  const headers = await signIn(url);
  // What belongs to an archive is read by whoever has begun one.
  const body = JSON.stringify({ auth: await authOf(url) });
  await fetch(url + archiveRoutes.begin.path, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body });
  const measured = [];
  for (const { path } of lists()) {
    const times: number[] = [];
    for (let run = 0; run < 41; run++) {
      const began = performance.now();
      const status = await readPacked(url + path, headers);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (run > 0) times.push(performance.now() - began);
    }
    measured.push({ path, p95: percentiles(times).p95 });
  }
  return measured.toSorted((a, b) => b.p95 - a.p95);
}

/** In Chromium: what a cold start loads, what blocks while ten thousand titles are opened and searched, how the long case opens. */
async function inBrowser(url: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  const traffic = await countTraffic(page);
  await page.goto(`${url}/anmelden`, { waitUntil: "networkidle" });
  const signInBytes = traffic.bytes;
  await signInMs(page, url);

  const longest = await watchMainThread(page);
  await page.goto(`${url}/meldungen`);
  await page.getByText("Messung").first().waitFor();
  await longest.reset();
  await page.getByRole("searchbox").pressSequentially("Lackreste", { delay: 30 });
  await page.getByRole("searchbox").fill(TITLE);
  await page.getByText(TITLE).first().waitFor({ timeout: 240_000 });
  const block = await longest.read();

  const cases: number[] = [];
  for (let run = 0; run < 3; run++) {
    await page.goto(`${url}/meldungen?suche=${encodeURIComponent(TITLE)}`);
    const row = page.getByRole("row").filter({ hasText: TITLE });
    await row.waitFor({ timeout: 240_000 });
    // As for somebody who works in the list: its titles are open.
    await page.getByText(/^Durchsucht: /).waitFor({ state: "detached", timeout: 240_000 });
    const shown = await timeNextClick(page, "body", `Beleg-${FILES / FILES_A_MESSAGE - 1}-0.txt`);
    await row.getByRole("link", { name: /anzeigen$/ }).click();
    cases.push(await shown());
  }
  await browser.close();
  return { signInBytes, startBlocks: await startBlocks(url), block, caseMs: median(cases) };
}

/** The longest block of the list's start in each of nine fresh browsers: which of its ten tasks is the longest is chance. */
async function startBlocks(url: string): Promise<number[]> {
  const blocks: number[] = [];
  for (let run = 0; run < 9; run++) {
    const browser = await openBrowser();
    const page = await browser.newPage({ locale: "de-DE" });
    await page.goto(`${url}/anmelden`, { waitUntil: "networkidle" });
    await signInMs(page, url);
    const longest = await watchMainThread(page);
    await page.goto(`${url}/meldungen`);
    await page.getByText("Messung").first().waitFor();
    blocks.push(await longest.read());
    await browser.close();
  }
  return blocks;
}

/** Makes the demo account a large company: many reports, many people, one long case. */
async function growCompany(product: Measured): Promise<void> {
  await fill(product, REPORTS);
  await addPeople(product.databaseUrl, (await channelOf(product.url)).accountId);
  await longCase(product, { title: TITLE, messages: MESSAGES, files: FILES });
}

/** The signed-in application of a large company. */
export async function benchApplication(): Promise<void> {
  const product: Measured = await startMeasured("embedded");
  try {
    await growCompany(product);
    const slowest = await slowestLists(product.url);
    const seen = await inBrowser(product.url.replace("127.0.0.1", "localhost"));
    const names = slowest.slice(1, 4).map(({ path, p95 }) => `${path} ${p95.toFixed(0)}`);
    print(`Application with ${REPORTS.toLocaleString("en")} reports and ${USERS.toLocaleString("en")} users`, [
      {
        name: `slowest of ${slowest.length} lists, p95 (${slowest[0]!.path})`,
        value: `${slowest[0]!.p95.toFixed(0)} ms`,
        bar: "≤ 300 ms",
        beside: names.join(", "),
      },
      { name: "sign-in page, cold, over the wire", value: `${(seen.signInBytes / 1000).toFixed(0)} kB`, bar: "≤ 200 kB" },
      {
        name: "longest block while starting the list, median of 9",
        value: `${median(seen.startBlocks).toFixed(0)} ms`,
        beside: `${Math.min(...seen.startBlocks)} to ${Math.max(...seen.startBlocks)}`,
      },
      {
        name: "longest block while opening and searching",
        value: `${seen.block.toFixed(0)} ms`,
        bar: "≤ 50 ms",
        beside: "0: none over 50",
      },
      {
        name: `case with ${MESSAGES} messages and ${FILES} files, click to shown`,
        value: `${seen.caseMs.toFixed(0)} ms`,
        bar: "≤ 1000 ms",
      },
    ]);
  } finally {
    await product.stop();
  }
}
