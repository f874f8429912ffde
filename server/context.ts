import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Route } from "@hz/contract/route";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { LiveBus } from "./events/live-bus.ts";
import type { Brake } from "./http/brake.ts";
import { handle, type Recognise } from "./http/handle.ts";
import type { Log } from "./http/log.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Measures } from "./observe/measures.ts";
import type { Probes } from "./observe/probes.ts";
import type { ApplicationClock } from "./payment/application-clock.ts";
import type { PaymentDesk } from "./payment/payment.ts";
import type { Secrets } from "./secrets.ts";
import type { BlobStore } from "./storage/blob-store.ts";

/** Everything a module may need, wired once. */
export type Context = {
  config: Config;
  db: Database;
  store: BlobStore;
  bus: LiveBus;
  jobs: Jobs;
  mailer: Mailer;
  payment: PaymentDesk;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  brake: Brake;
  log: Log;
  measures: Measures;
  probes: Probes;
  /** The application's time: the machine's, unless the payment simulator's clock took it along. */
  now: () => Date;
  clock: ApplicationClock;
  /** The account of a link suffix, or undefined. */
  channelDirectory: (linkSuffix: string) => Promise<string | undefined>;
  /** The link suffix of the channel whose portal stands at a proved domain, or undefined. */
  suffixOfDomain: (domain: string) => string | undefined;
  /** The session of a cookie's hash (base64url), or undefined. */
  sessionDirectory: (hash: string) => Promise<{ accountId: string; sessionId: string } | undefined>;
  /** Makes another demo account beside the installation's own; null where it has none. */
  makeDemo: (() => Promise<void>) | null;
  /** Open event streams and who reads them, so that a shutdown can end them and nobody holds too many. */
  openStreams: Map<ServerResponse, string>;
};

/** The machine's own time, also where the application's was moved on: authenticator apps go by it. */
export const machineTime = ({ now, clock }: Pick<Context, "now" | "clock">): Date => new Date(now().getTime() - clock.ahead());

/** What a module's routes are registered with: `handle` already knows the application and how to recognise callers. */
export type Door = {
  ctx: Context;
  handle: <R extends Route>(route: R, run: Parameters<typeof handle<R>>[3]) => void;
};

export const doorOf = (app: FastifyInstance, ctx: Context, recognise: Recognise): Door => ({
  ctx,
  handle: (route, run) => handle(app, recognise, route, run),
});
