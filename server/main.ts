import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { createApp, type LoadBuild } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Context } from "./context.ts";
import { whyNoListening } from "./free-address.ts";
import { hasLocalMailbox, mailboxPath } from "./modules/mailbox/index.ts";
import { noteMinutes } from "./modules/service-status/index.ts";
import { batchLines, readableLines } from "./http/log-writer.ts";
import { hasInstance } from "./other-instance.ts";
import { isPublic, settingsNotices } from "./settings-notices.ts";
import { listenTrouble, startTrouble } from "./start-trouble.ts";
import { stopOnSignal, type Stop } from "./stop.ts";
import { wire, type Wired } from "./wiring.ts";

type Make = (database: { url: string }) => Promise<void>;
/** The demo: how to make it in a database on the very first start, and the sign-in to print; and one that a visitor has alone. */
export type Demo = { email: string; password: string; make: Make; makeForVisitor: Make };
type Options = { demo?: Demo; stop?: Stop; build?: LoadBuild };

function announce({ config, secrets }: Context, server: Server, demo: Demo | undefined): void {
  const { port } = server.address() as AddressInfo;
  const address = config.publicUrl.replace(/:0$/, `:${port}`);
  const lines = [`Hinweiszentrale läuft: ${address}`];
  if (demo)
    lines.push(
      `  Demo-Portal:   ${address}${paths.portal(DEMO_LINK_SUFFIX)}`,
      `  Demo-Anmeldung: ${address}${paths.signIn}  ${demo.email}  ${demo.password}`,
    );
  if (hasLocalMailbox(config)) lines.push(`  Lokales Postfach: ${address}${mailboxPath(secrets)}`);
  console.log(lines.join("\n"));
}

async function openDemo({ ctx }: Wired): Promise<string[]> {
  return isPublic(ctx.config.publicUrl) && (await ctx.channelDirectory(DEMO_LINK_SUFFIX)) ? [OPEN_DEMO] : [];
}

/** Closes the application; connections that were busy when it began are closed as soon as they are idle. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(idle);
}

/** Before anything is made: a start that will not listen leaves nothing behind. */
async function refuseTakenAddress(config: Config): Promise<void> {
  const trouble = config.role === "worker" ? null : await whyNoListening(config);
  if (trouble !== null) throw new ConfigError(listenTrouble(trouble, config, await hasInstance(config)));
}

/** Starts the service from the environment and resolves once it listens. Ends the process with one line where it cannot. */
export async function serve(options: Options = {}): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  const stop = options.stop ?? stopOnSignal();
  const giveUp = (error: unknown): never => {
    // What a start meets that was told to end is no trouble.
    if (stop.asked.aborted) process.exit(0);
    const line = startTrouble(error, config.dataFolder);
    if (line === null) throw error;
    console.error(line);
    process.exit(1);
  };
  if (!stop.asked.aborted) await refuseTakenAddress(config).catch(giveUp);
  const wired = await wire(config, (process.stdout.isTTY ? readableLines : batchLines)(process.stdout), stop).catch(giveUp);
  await run(config, wired, stop, options).catch(async (error: unknown) => {
    await wired.close().catch(() => {});
    giveUp(error);
  });
}

/** The shared demo's password is printed in public: where others come in, it is a door. */
const OPEN_DEMO =
  "In dieser Datenbank liegt das Demo-Konto, sein Passwort ist öffentlich. Bitte nehmen Sie für den Betrieb eine andere Datenbank, oder löschen Sie es: npm run accounts -- loeschen.";

/** Makes the demo where it is missing, runs jobs and answers, until a signal comes. */
async function run(config: Config, wired: Wired, stop: Stop, { demo, build }: Options): Promise<void> {
  for (const notice of [...settingsNotices(process.env, config), ...wired.notices, ...(await openDemo(wired))])
    console.error(`Hinweis: ${notice}`);
  const hasDemo = config.demo && demo !== undefined && (await wired.demo(demo));
  stop.asked.throwIfAborted();
  if (config.role !== "web") await wired.startWorker();
  stop.asked.addEventListener("abort", () => wired.ctx.probes.end());
  if (config.role === "worker") return stop.started(() => wired.close());
  const app = await createApp(wired.ctx, { pages: true, build });
  let notes: ReturnType<typeof noteMinutes> | undefined;
  const drainMs = config.drainSeconds * 1000;
  stop.started(async () => {
    // Balancers ask every few seconds: until they know, what they send is answered as before.
    await sleep(drainMs);
    for (const stream of wired.ctx.openStreams.keys()) stream.end();
    await closeApp(app);
    await notes?.stop();
    await wired.close();
  }, drainMs);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await closeApp(app);
    // Somebody was there meanwhile.
    throw new ConfigError(listenTrouble(error, config));
  }
  notes = noteMinutes(wired.ctx);
  announce(wired.ctx, app.server, hasDemo ? demo : undefined);
  setTimeout(giveMemoryBack, 1000).unref();
}

/** What a start leaves behind, 10 MB, V8 would hold until there is load: it is given back once, in 60 ms. */
const giveMemoryBack = () => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });

if (import.meta.main) await serve();
