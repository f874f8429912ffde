import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BILLING_INTERVALS, COMPANY_SIZES } from "@hz/contract/billing/plans";
import { environment, NODE_FLAGS } from "../../scripts/setup.mjs";
import { freePort } from "../../scripts/bench/product.ts";
import { test as base } from "@playwright/test";
import { copyOfSeeded, newFolder } from "./seeded-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const DEMO = { email: "anna.lindner@demo.example", password: "Demo-Meldestelle-2026" };

/** The environment of a product that a payment provider is configured for; nobody answers at its address. It starts with `startConnected`. */
const CONNECTED: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_TAX_RATE: "txr_x",
  STRIPE_PRICES: COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => `${size}:${interval}=price_x`)).join(),
};

/** A running product with a data folder of its own. */
export type Product = {
  url: string;
  /** The local mailbox's address, as the start has printed it. */
  mailbox: () => string;
  dataFolder: string;
  output: () => string;
  process: ChildProcess;
  stop(): Promise<void>;
};

/** Starts the built product on a free port, with the demo where no folder is given, and resolves once it has printed its address. */
export async function startProduct(env: Record<string, string> = {}, dataFolder?: string): Promise<Product> {
  const isEmpty = env["HZ_DEMO"] === "off" || "DATABASE_URL" in env;
  const folder = dataFolder ?? (await (isEmpty ? newFolder() : copyOfSeeded()));
  const child = spawn(process.execPath, [...NODE_FLAGS, join(root, "dist/server/serve.js")], {
    cwd: root,
    // Journeys send more than a channel gets in quiet times; the brake on floods has a journey of its own.
    env: { ...environment(), PORT: "0", HZ_DATA: folder, FREE_REPORTS_PER_MINUTE: "10000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /läuft: (https?:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    if (!dataFolder) await rm(folder, { recursive: true, force: true });
  };
  const mailbox = () => /Lokales Postfach: (\S+)/.exec(output)![1]!;
  return { url, mailbox, dataFolder: folder, output: () => output, process: child, stop };
}

/** Starts a product that a payment provider is configured for: the card field has the other name of loopback for its own. */
export async function startConnected(env: Record<string, string> = {}): Promise<Product & { payment: string }> {
  const port = await freePort();
  const payment = `http://127.0.0.1:${port}`;
  return { ...(await startProduct({ ...CONNECTED, PORT: String(port), PAYMENT_ORIGIN: payment, ...env })), payment };
}

/** The moment after which no journey begins any more, where whoever runs them has only so much time (`scripts/test.mjs`). */
const until = Number(process.env["JOURNEYS_UNTIL"] ?? Infinity);

/** Playwright's test with one product per worker, demo included. */
export const test = base.extend<{ inTime: void }, { product: Product }>({
  inTime: [
    async ({}, use, journey) => {
      journey.skip(Date.now() > until, "no time was left");
      await use();
    },
    { auto: true },
  ],
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
