// WebKit on this machine, by the standard WebDriver of Debian's webkit2gtk-driver: the engine of Safari and of every browser on an iPhone.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../bench/product.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const ANSWER_MS = 60_000;
const browsers = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** Notes what goes wrong in a page, for `faults`, and how many bytes it gives to be saved. */
const WATCH = `window.faults ??= [];
const make = URL.createObjectURL;
URL.createObjectURL = (file) => ((window.savedBytes = file.size), make.call(URL, file));
addEventListener("error", ({ message, filename, lineno }) => faults.push(message + " " + filename + ":" + lineno));
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + " " + blockedURI));`;

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/** Starts WebKit with a window of its own that nobody sees. */
export async function startWebKit() {
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
  const run = <T>(script: string, ...args: unknown[]) => ask<T>("POST", `${session}/execute/sync`, { script, args });
  const element = async (css: string) =>
    Object.values(await ask<Record<string, string>>("POST", `${session}/element`, { using: "css selector", value: css }))[0]!;

  /** Waits until an expression of the page is true, and gives it. */
  async function until<T>(expression: string): Promise<T> {
    const end = Date.now() + ANSWER_MS;
    for (;;) {
      const found = await run<T>(`return ${expression}`);
      if (found) return found;
      if (Date.now() > end) throw new Error(`never true: ${expression}\n${await text()}`);
      await sleep(100);
    }
  }
  const text = () => run<string>("return document.body.innerText");

  return {
    version: capabilities.browserVersion,
    text,
    until,
    run,
    /** Opens an address and watches what goes wrong there. */
    async open(url: string) {
      // A file that was saved a moment ago takes the place of what the page goes to.
      do await ask("POST", `${session}/url`, { url });
      while (!(await run<boolean>("return location.href.startsWith(arguments[0])", url)));
      await run(WATCH);
    },
    /** Types into a field once it takes the focus. */
    async type(css: string, words: string) {
      await until(
        `((field) => (field?.focus(), field !== null && document.activeElement === field))(document.querySelector(${JSON.stringify(css)}))`,
      );
      await ask("POST", `${session}/element/${await element(css)}/value`, { text: words });
    },
    /** Clicks the first link or button whose words begin like this, or another kind of element, once it is there and can be clicked. */
    click: (words: string, css = "a, button") =>
      until<boolean>(`(() => {
        const found = [...document.querySelectorAll(${JSON.stringify(css)})].find((one) => one.innerText.trim().startsWith(${JSON.stringify(words)}));
        if (!found || found.disabled) return false;
        found.click();
        return true;
      })()`),
    faults: () => run<string[]>("return window.faults ?? []"),
    async stop() {
      await ask("DELETE", session).catch(() => undefined);
      await Promise.all([driver, screen].map(end));
    },
  };
}

async function untilStarted<T>(start: () => Promise<T>): Promise<T> {
  const end = Date.now() + ANSWER_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
