import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { paths } from "@hz/contract/paths";
import { countTraffic, openBrowser } from "./browser.ts";
import { median, print } from "./figures.ts";
import { untilUsable } from "./portal.ts";
import { ORDINARY_SUFFIX, startMeasured, withOrdinaryForm } from "./product.ts";

const RUNS = 20;
/** A phone of the middle class beside this machine. */
const SLOWER = 4;

/** A page without any hash of what it loads. */
const bare = (html: string) =>
  html
    .replace(/<script type="importmap">.*?<\/script>/s, "")
    .replaceAll(/ integrity="[^"]*"/g, "")
    .replaceAll(/"integrity":"[^"]*"/g, '"integrity":""');

/** Stands before the product and sends its pages as they are, or bare; both ways it packs them itself. */
async function standBefore(target: string, isBare: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const isPage = asked.headers["sec-fetch-dest"] === "document";
    const headers = { ...asked.headers, ...(isPage ? { "accept-encoding": "identity" } : {}) };
    const sent = request(new URL(asked.url!, target), { method: asked.method, headers }, async (came) => {
      if (!isPage) {
        answer.writeHead(came.statusCode!, came.headers);
        came.pipe(answer);
        return;
      }
      const html = await text(came);
      if (isBare) delete came.headers["integrity-policy"];
      const packed = gzipSync(isBare ? bare(html) : html);
      answer.writeHead(came.statusCode!, { ...came.headers, "content-encoding": "gzip", "content-length": packed.length });
      answer.end(packed);
    });
    asked.pipe(sent);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Load = { ms: number; bytes: number };
/** An ordinary form, cold, on a slow processor: ms until it can send, and all bytes. */
async function form(url: string): Promise<Load> {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  const traffic = await countTraffic(page);
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url + paths.portalForm(ORDINARY_SUFFIX), { waitUntil: "commit" });
  const { usable } = await untilUsable(page);
  await page.waitForLoadState("networkidle");
  await browser.close();
  return { ms: usable, bytes: traffic.bytes };
}

/** What the hashes of all that the portal loads cost a reporter: the same form with them and without, in turns. */
export async function benchIntegrity(): Promise<void> {
  const product = await startMeasured("embedded");
  const [whole, without] = [await standBefore(product.url, false), await standBefore(product.url, true)];
  try {
    await withOrdinaryForm(product);
    const hashed: Load[] = [];
    const unhashed: Load[] = [];
    // The first of each warms the machine up.
    for (let run = 0; run <= RUNS; run++) {
      // Which of the two goes first changes from pair to pair.
      const first = run % 2 === 0 ? await form(without.url) : null;
      const one = await form(whole.url);
      const other = first ?? (await form(without.url));
      if (run === 0) continue;
      hashed.push(one);
      unhashed.push(other);
    }
    const later = hashed.map(({ ms }, pair) => ms - unhashed[pair]!.ms).toSorted((a, b) => a - b);
    const quartile = (number: number) => later[Math.floor((RUNS * number) / 4)]!.toFixed(0);
    const bytes = (of: Load[]) => median(of.map((one) => one.bytes));
    print(`Integrity on the portal, Chromium, ${RUNS} cold loads each, processor ${SLOWER} times slower`, [
      {
        name: "hashes and their policy: bytes",
        value: `${bytes(hashed) - bytes(unhashed)} B`,
        bar: "≤ 5 kB",
        beside: `${bytes(unhashed)} B without`,
      },
      {
        name: "the same: later until the form can send",
        value: `${median(later).toFixed(0)} ms, half of the pairs ${quartile(1)} to ${quartile(3)}`,
        bar: "≤ 50 ms",
        beside: `${median(unhashed.map(({ ms }) => ms)).toFixed(0)} ms without`,
      },
    ]);
  } finally {
    await whole.stop();
    await without.stop();
    await product.stop();
  }
}
