import { join } from "node:path";
import { constants } from "node:zlib";
import cookie from "@fastify/cookie";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { tellMoved } from "./catch-up.ts";
import { type Context, doorOf } from "./context.ts";
import { hasNoRoom } from "./db/embedded-probe.ts";
import { PROBES, registerProbes } from "./observe/probes.ts";
import { answerFailure, Failure } from "./http/failures.ts";
import { answerUnreadable, LONGEST_PART, meantUrl, readableUrl, type StillPage } from "./http/unreadable.ts";
import { warnOfUnknownProxy } from "./http/unknown-proxy.ts";
import type { Recognise } from "./http/handle.ts";
import { untilNobodyWaits } from "./http/quiet-close.ts";
import { describeInterface, registerOpenApi } from "./http/openapi.ts";
import { recogniseUser } from "./modules/auth/index.ts";
import { portalChannel, portalDuties } from "./modules/channels/index.ts";
import { registerContact } from "./modules/contact/index.ts";
import { MODULES } from "./modules/index.ts";
import { readStatus } from "./modules/service-status/index.ts";
import { fromHere, hasLocalMailbox } from "./modules/mailbox/index.ts";
import { recogniseReporter } from "./modules/reports/index.ts";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import { APPLICATION_PAGES, paths } from "@hz/contract/paths";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import {
  answerHeaders,
  type Build,
  isHttps,
  leadToProduct,
  loadBuild,
  paymentPlace,
  portalHosts,
  type PortalHosts,
  registerHeaders,
  registerPages,
  separatePaymentHost,
  urlAtPortal,
} from "./pages/index.ts";

/** Adds the pages of the built site, portal and handlers' application. */
const addPages = (app: FastifyInstance, ctx: Context, hosts: PortalHosts, api: () => OpenApi, build: Build) =>
  registerPages(app, {
    portal: async (linkSuffix) => (await portalChannel(ctx, linkSuffix))?.channel ?? null,
    form: async (linkSuffix, language) => (await portalChannel(ctx, linkSuffix, language)) ?? { categories: [], isDemo: false },
    duties: (linkSuffix) => portalDuties(ctx, linkSuffix),
    demoSuffix: ctx.config.demo ? DEMO_LINK_SUFFIX : null,
    hasDemos: () => ctx.makeDemo !== null,
    hosts,
    publicUrl: ctx.config.publicUrl,
    onionUrl: ctx.config.onionUrl,
    operator: ctx.config.operator,
    paymentWays: ctx.config.paymentWays,
    applicationPages: APPLICATION_PAGES,
    card: { place: paymentPlace(ctx.config), hasProvider: ctx.payment.publishableKey !== null, pages: [paths.trial, paths.billing] },
    api,
    status: () => readStatus(ctx),
    build,
    ahead: ctx.clock.ahead,
  });

/** Measured on lists of thousands: 4 takes three times as long for the same bytes, and 2 and 1 win nothing on what is small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** What the interface is given out from; may have its own say in how the application answers. */
export type LoadBuild = (app: FastifyInstance) => Promise<Build>;

/**
 * The application, ready to listen; the same one in tests, which may leave out the pages, and where the interface is worked on,
 * which is not built then.
 */
export async function createApp(ctx: Context, options: { pages: boolean; build?: LoadBuild | undefined }): Promise<FastifyInstance> {
  let unreadable: StillPage | null = null;
  const hosts = portalHosts(ctx.config, ctx.suffixOfDomain);
  const app = Fastify({
    logger: false,
    // Only a proxy that the operator named, or one on this machine, may say whose address a request has.
    trustProxy: ctx.config.trustProxy,
    bodyLimit: 64 * 1024,
    // A part of 8 MiB over a slow line takes minutes.
    requestTimeout: 30 * 60_000,
    // Silence ends a connection; event streams speak every 20 s.
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: LONGEST_PART },
    rewriteUrl: ({ url = "/", headers }) => meantUrl(urlAtPortal(hosts.suffixAt(headers.host), readableUrl(url))),
    clientErrorHandler: answerUnreadable(() => unreadable, answerHeaders("api", { https: isHttps(ctx.config.publicUrl) })),
    forceCloseConnections: "idle",
    // What came before the port was closed is answered, also by whoever did not know that this process ends.
    return503OnClosing: false,
  });
  app.addHook("preClose", () => untilNobodyWaits(app.server));
  const { databaseUrl, dataFolder } = ctx.config;
  const isFull = () => ctx.db.ranFull() || (databaseUrl === null && hasNoRoom(join(dataFolder, "pg18")));
  app.setErrorHandler(answerFailure(ctx.log, isFull, () => unreadable));
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    if (PROBES.includes(routeOptions.url ?? "")) return;
    ctx.log.request(request, reply);
    ctx.measures.request({ method, route: routeOptions.url ?? "", status: reply.statusCode, ms: reply.elapsedTime });
  });
  registerProbes(app, ctx.probes);
  warnOfUnknownProxy(app, ctx.log);
  registerHeaders(app, ctx.config.publicUrl, (host) => ctx.config.hstsSubdomains && !hosts.isCustomers(host));
  separatePaymentHost(app, paymentPlace(ctx.config));
  leadToProduct(app, ctx.config.publicUrl, hosts);
  await app.register(cookie);

  const recognise: Recognise = {
    user: (request) => recogniseUser(ctx, request),
    reporter: (request) => recogniseReporter(ctx, request),
  };

  const describe = describeInterface(ctx.config.publicUrl);
  await app.register(async (api) => {
    await api.register(compress, { global: true, threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
    const door = doorOf(api, ctx, recognise);
    for (const { routes, api: beside } of MODULES) {
      routes?.forEach((register) => register(door));
      await beside?.(api, ctx);
    }
    api.get("/api/ready", async (_request, reply) => {
      const ready = (await ctx.probes.state()) === "ready";
      return reply.code(ready ? 200 : 503).send({ ready });
    });
    registerOpenApi(api, describe);
    api.all("/api/*", async () => {
      throw new Failure("NOT_FOUND");
    });
  });
  const isOpenHereAlone = hasLocalMailbox(ctx.config);
  const clock = { mayReach: fromHere(ctx.config), onMoved: (seconds: number) => tellMoved(ctx, seconds) };
  ctx.payment.simulator?.registerPages(app, { clock: isOpenHereAlone ? clock : null });
  for (const module of MODULES) module.app?.(app, ctx);
  if (options.pages) {
    const pages = await addPages(app, ctx, hosts, describe, await (options.build ?? (() => loadBuild()))(app));
    unreadable = pages.unreadable;
    await registerContact(app, ctx, pages.showContact);
  }
  return app;
}
