// Firefox on this machine, by the WebDriver BiDi that it speaks itself. Playwright's own way to it asks for commands that Debian's Firefox
// has not yet (emulation.setMediaFeaturesOverride), and a geckodriver is in no package source of ours.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ANSWER_MS, type Driver, end } from "./page.ts";

const FIREFOX = "/usr/bin/firefox-esr";

/** Starts Firefox without a window, with a profile and a home of its own. */
export async function startFirefox(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "hz-firefox-"));
  const child = spawn(FIREFOX, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder], {
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const ask = await connect(await addressOf(child));
    const { capabilities } = await ask<{ capabilities: { browserVersion: string } }>("session.new", { capabilities: {} });
    const { contexts } = await ask<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    const { context } = contexts[0]!;
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      go: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
      run: (body, ...args) => runIn(ask, context, body, args),
      put: (css, words) => put(ask, context, css, words),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of which a Firefox says that it listens there. */
async function addressOf(child: ReturnType<typeof spawn>): Promise<string> {
  const lines = createInterface({ input: child.stderr! });
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(said.join("\n") || `${FIREFOX} says nothing`));
    const timer = setTimeout(giveUp, ANSWER_MS);
    lines.on("line", (line) => {
      said.push(line);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(`${address}/session`);
    });
    child.on("error", (error) => (clearTimeout(timer), reject(error)));
    child.on("exit", () => (clearTimeout(timer), giveUp()));
  });
}

type Ask = <T>(method: string, params: object) => Promise<T>;
type Answer = { id: number; result?: unknown; error?: string; message?: string };

async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)));
  });
  let last = 0;
  return async <T>(method: string, params: object) => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS);
      waiting.set(id, (found) => (clearTimeout(timer), resolve(found)));
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  };
}

async function runIn<T>(ask: Ask, context: string, body: string, args: unknown[]): Promise<T> {
  const { result, exceptionDetails } = await ask<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
    "script.callFunction",
    {
      functionDeclaration: `(args) => JSON.stringify((function () { ${body} }).apply(null, JSON.parse(args)) ?? null)`,
      arguments: [{ type: "string", value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: false,
    },
  );
  if (!result) throw new Error(exceptionDetails?.text);
  return JSON.parse(result.value) as T;
}

async function put(ask: Ask, context: string, css: string, words: string): Promise<unknown> {
  const locator = { type: "css", value: `${css}[type=file]` };
  const { nodes } = await ask<{ nodes: { sharedId: string }[] }>("browsingContext.locateNodes", { context, locator });
  if (nodes[0]) return ask("input.setFiles", { context, element: { sharedId: nodes[0].sharedId }, files: [words] });
  const keys = [...words].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  return ask("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions: keys }] });
}
