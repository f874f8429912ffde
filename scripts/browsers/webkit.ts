// WebKit on this machine, by the standard WebDriver of Debian's webkit2gtk-driver: the engine of Safari and of every browser on an iPhone.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../bench/product.ts";
import { ANSWER_MS, type Driver, end } from "./page.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const browsers = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** Starts WebKit with a window of its own that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const port = await freePort();
  const screen = spawn("Xvfb", [display, "-screen", "0", "1300x1000x24"], { stdio: "ignore" });
  const driver = spawn(DRIVER, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value && typeof value === "object" && value.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: browsers()[0], args: ["--automation"] };
  const { sessionId, capabilities } = await untilStarted(() =>
    ask<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    }),
  ).catch(async (error: unknown) => {
    await Promise.all([driver, screen].map(end));
    throw error;
  });
  const session = `/session/${sessionId}`;
  const element = async (css: string) =>
    Object.values(await ask<Record<string, string>>("POST", `${session}/element`, { using: "css selector", value: css }))[0]!;

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    go: (url) => ask("POST", `${session}/url`, { url }),
    run: (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args }),
    put: async (css, words) => ask("POST", `${session}/element/${await element(css)}/value`, { text: words }),
    async stop() {
      await ask("DELETE", session).catch(() => undefined);
      await Promise.all([driver, screen].map(end));
    },
  };
}

async function untilStarted<T>(start: () => Promise<T>): Promise<T> {
  const until = Date.now() + ANSWER_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}
