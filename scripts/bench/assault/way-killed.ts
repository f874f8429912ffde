import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSwift } from "../../../server/testing/swift.ts";
import { embeddedUrl, freePort, startIn } from "../product.ts";
import { type ProxyName, startProxy } from "../proxy.ts";
import { channelOf } from "../reporters.ts";
import { secureAgent } from "./exchange.ts";
import type { Held } from "./held.ts";
import { backAfter, failedOf, lookFor, refusalsOf, type Sending, startSending, untilQuiet } from "./senders.ts";

const [SENDERS, FILE_BYTES] = [4, 300_000];
/** So many are acknowledged before, and so long it stays away. */
const [BEFORE, AWAY_MS] = [30, 4_000];
const PATIENCE_MS = 60_000;

/** Something on the way that is killed, stays away for a moment and is there again. */
type Victim = { kill(): Promise<void>; start(): Promise<void>; stop(): Promise<void> };

/** The bucket that holds the files is killed: the service says that it is away, and keeps what it acknowledged. */
export async function bucketKilled(): Promise<Held[]> {
  const swift = await startSwift();
  const bucket = await swift.bucket();
  const env = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_PATH_STYLE: "on",
  };
  const isSaid = (said: string) => said === "503 UNAVAILABLE";
  return behind({ name: "the bucket", env, isSaid, victim: async () => ({ victim: swift, way: null }) });
}

/** The proxy in front is killed: browsers are refused a connection, and no half answer counts as a whole one. */
export async function proxyKilled(): Promise<Held[]> {
  const figures: Held[] = [];
  for (const name of ["nginx", "haproxy"] satisfies ProxyName[]) {
    const isSaid = (said: string) => /^E[A-Z]+$|^broken$/.test(said);
    figures.push(
      ...(await behind({
        name,
        env: { PUBLIC_URL: "https://localhost" },
        isSaid,
        victim: async (port) => {
          const proxy = await startProxy(name, [port, await freePort()]);
          return { victim: proxy, way: `https://localhost:${proxy.https}` };
        },
      })),
    );
  }
  return figures;
}

type Attempt = {
  name: string;
  env: Record<string, string>;
  /** What may be said while it is away. */
  isSaid: (said: string) => boolean;
  /** Starts it; `way` is the address that leads through it, null where that is the service's own. */
  victim: (port: number) => Promise<{ victim: Victim; way: string | null }>;
};

async function behind({ name, env, isSaid, victim: starting }: Attempt): Promise<Held[]> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  const port = await freePort();
  const product = await startIn(join(folder, "product"), { HZ_DEMO: "on", ...env, PORT: String(port) });
  const { victim, way } = await starting(port);
  const direct = `http://127.0.0.1:${port}`;
  const agent = way ? secureAgent() : new Agent({ keepAlive: true, maxSockets: SENDERS });
  const sending = startSending({ url: way ?? direct }, await channelOf(direct), { senders: SENDERS, fileBytes: FILE_BYTES, agent });
  try {
    for (const until = performance.now() + PATIENCE_MS; sending.acknowledged.size < BEFORE && performance.now() < until;) await sleep(20);
    const before = sending.acknowledged.size;
    await victim.kill();
    await sleep(AWAY_MS);
    await victim.start();
    const startedAt = performance.now();
    await untilQuiet(sending, startedAt);
    await sending.end();
    const found = await lookFor(direct, await embeddedUrl(join(folder, "product")), sending);
    return [figureOf(name, sending, found, isSaid, `${before} of them before; ${backAfter(sending, startedAt)}`)];
  } finally {
    await sending.end();
    await product.stop();
    await victim.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function figureOf(
  name: string,
  sending: Sending,
  { lost, damaged, doubled }: Awaited<ReturnType<typeof lookFor>>,
  isSaid: Attempt["isSaid"],
  beside: string,
): Held {
  const others = [...sending.refusals.keys()].filter((said) => !isSaid(said));
  const isBack = sending.backAt() !== undefined;
  return {
    name: `kill -9 of ${name} while ${SENDERS} send reports with files`,
    value: `lost ${lost}, doubled ${doubled}, files that do not come whole ${damaged}, unclear answers ${others.length}${isBack ? "" : ", not back"}`,
    bar: "lost 0, doubled 0, files that do not come whole 0, unclear answers 0",
    isHeld: lost + doubled + damaged + others.length === 0 && isBack && failedOf(sending) > 0,
    beside: `${sending.acknowledged.size} acknowledged, ${beside}; said meanwhile: ${refusalsOf(sending)}`,
  };
}
