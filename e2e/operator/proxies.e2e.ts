import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, type RequestOptions } from "node:https";
import { get as plainGet } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { portalApi } from "@hz/contract/portal-paths";
import { expect } from "@playwright/test";
import { freePort, startPostgres } from "../../scripts/bench/product.ts";
import { channelOf, draftReport, sealedFile, sealedReport, send, sendFile, sendReport } from "../../scripts/bench/reporters.ts";
import { type Product, startProduct, test } from "../helpers/product.ts";
import { type ProxyName, startProxy } from "../../scripts/bench/proxy.ts";

/** What the run has found or installed. */
const THERE = (process.env["PROXIES"] ?? "").split(",");
const PART_BYTES = 9_000_000;

/** Calls from one address of this machine; what a name is signed with here nobody else knows. */
const agentFrom = (localAddress: string) => new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false, localAddress });

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let ports: readonly [number, number];
let products: [Product, Product];

const start = (n: 0 | 1) =>
  startProduct(
    {
      DATABASE_URL: server.url,
      PORT: String(ports[n]),
      PUBLIC_URL: "https://localhost",
      HZ_DEMO: "on",
      HZ_SECRET: Buffer.alloc(32, 5).toString("base64url"),
      ROLE: n === 0 ? "all" : "web",
      DRAIN_SECONDS: "5",
    },
    folder,
  );

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hz-proxies-"));
  server = await startPostgres();
  ports = [await freePort(), await freePort()];
  const first = await start(0);
  products = [first, await start(1)];
});
test.afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

for (const name of ["nginx", "haproxy", "caddy"] satisfies ProxyName[])
  test(`behind ${name}: addresses, files and events come through, and a rolling restart costs no request`, async () => {
    test.skip(!THERE.includes(name), `${name} cannot be had here`);
    const proxy = await startProxy(name, ports);
    const url = `https://localhost:${proxy.https}`;
    const direct = `http://127.0.0.1:${ports[1]}`;
    const agent = agentFrom("127.0.0.1");
    try {
      await test.step("http leads to https", async () => {
        expect(await redirectOf(`http://localhost:${proxy.http}/portal/demo-company`)).toMatch(
          /^https:\/\/localhost.*\/portal\/demo-company$/,
        );
      });

      const channel = await channelOf(direct);
      const draft = await draftReport(channel.accountId, channel.department);
      await test.step("a report with a file of two parts", async () => {
        const file = await sealedFile(draft, PART_BYTES);
        await sendFile(agent as never, url, draft, file);
        const report = await sealedReport(channel, 1_000, [file.claim], draft);
        expect((await sendReport(agent as never, url, report)).status).toBe(200);
      });

      await test.step("events come while their connection is open", async () => {
        const events = url + portalApi.caseEvents(draft.head.reportId);
        const first = await firstBytes(events, { agent, headers: { authorization: `Case ${draft.token}`, accept: "text/event-stream" } });
        expect(first).toContain(": open");
      });

      await test.step("wrong passwords count for whoever typed them, whatever address they claim", async () => {
        const [theirs, another] = [agentFrom("127.0.0.2"), agentFrom("127.0.0.3")];
        const guess = async (from: Agent, claimed: string) => {
          const headers = { "content-type": "application/json", "x-forwarded-for": claimed };
          const token = Buffer.alloc(32, Math.random() * 255).toString("base64url");
          return (await send(from as never, url + portalApi.caseLogin, "POST", headers, JSON.stringify({ token }))).status;
        };
        const answers = [];
        for (let n = 0; n < 60 && answers.at(-1) !== 429; n++) answers.push(await guess(theirs, `203.0.113.${n}`));
        expect(answers.at(-1)).toBe(429);
        for (let n = 0; n < 4; n++) expect(await guess(another, "127.0.0.2")).not.toBe(429);
        for (const one of [theirs, another]) one.destroy();
      });

      await test.step("one process after the other is started anew under load", async () => {
        const failed: unknown[] = [];
        let sent = 0;
        const over = new AbortController();
        const work = async () => {
          while (!over.signal.aborted) {
            const own = await draftReport(channel.accountId, channel.department);
            try {
              const file = sent % 5 === 0 ? await sealedFile(own, 200_000) : null;
              if (file) await sendFile(agent as never, url, own, file);
              const { status } = await sendReport(agent as never, url, await sealedReport(channel, 1_000, file ? [file.claim] : [], own));
              if (status !== 200) failed.push(status);
            } catch (error) {
              failed.push(error);
            }
            sent += 1;
            // Reporters think between two reports; a loop without a pause would only take the machine from the service.
            await sleep(20);
          }
        };
        const working = Promise.all([work(), work(), work(), work()]);
        for (const n of [0, 1] as const) {
          await products[n].stop();
          products[n] = await start(n);
          // Until the proxy has seen that it is there again.
          await sleep(3_000);
        }
        over.abort();
        await working;
        expect(failed).toEqual([]);
        expect(sent).toBeGreaterThan(50);
      });
    } finally {
      agent.destroy();
      await proxy.stop();
    }
  });

/** Where a plain call is led to. */
const redirectOf = (url: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    plainGet(url, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).on("error", reject);
  });

/** What comes first of an answer that does not end. */
const firstBytes = (url: string, options: RequestOptions) =>
  new Promise<string>((resolve, reject) => {
    const call = get(url, { ...options, timeout: 10_000 }, (answer) =>
      answer.once("data", (chunk: Buffer) => {
        resolve(`${answer.statusCode} ${chunk.toString()}`);
        call.destroy();
      }),
    );
    call.on("error", reject).on("timeout", () => reject(new Error("nothing came")));
  });
