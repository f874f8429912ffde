import { paths } from "@hz/contract/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { robots, securityContact, sitemap } from "./crawlers.ts";
import { answerHeaders, isHttps } from "./headers.ts";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorAnswer } from "@hz/contract/errors";
import { isCall } from "../http/unreadable.ts";
import type { PageAnswer, PageDeps, PageTools } from "./pages.ts";
import type { ContactView, SitePage, StatusView } from "./renderer.ts";

const NOT_FOUND: ErrorAnswer = { code: "NOT_FOUND", message: ERROR_TEXTS.de.NOT_FOUND };

/** Shows the contact page; the status is that of the answer. */
export type ShowContact = (request: FastifyRequest, reply: FastifyReply, view: ContactView, status: number) => Promise<FastifyReply>;

type More = Partial<Pick<PageAnswer, "status" | "cache" | "face" | "assets">>;

/** Registers the public pages, what crawlers ask for and the 404 answers; returns what shows the contact page. */
export function registerSite(app: FastifyInstance, deps: PageDeps, { assets, renderer, send }: PageTools): ShowContact {
  const head = assets.head("web/styles/site.css");
  const { operator, paymentWays, publicUrl } = deps;
  const facts = (demoSuffix: string | null) => ({ demoSuffix, hasDemos: deps.hasDemos(), operator, paymentWays, publicUrl });
  const whole = (path: string) => new URL(path, deps.publicUrl).href;
  type Draw = (demoSuffix: string | null) => SitePage;
  const show = (request: FastifyRequest, reply: FastifyReply, drawn: SitePage, path?: string, more: More = {}) => {
    const { html, picture, ...page } = drawn;
    const address = path ? { canonical: whole(path), picture: whole(picture) } : {};
    return send(request, reply, {
      face: "site",
      language: "de",
      ...page,
      ...address,
      assets: head,
      body: html,
      ...more,
    });
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, draw: Draw, path?: string, more: More = {}) =>
    show(request, reply, draw(await openDemo(deps)), path, more);
  const register = (path: string, draw: Draw, more?: More) => {
    const drawn = once(draw);
    app.get(path, (request, reply) => answer(request, reply, drawn, path, more));
  };
  const scripted: More = { face: "site-script", assets: assets.head("web/styles/site.css", "web/site/check/check-export.ts") };
  for (const path of renderer.sitePaths)
    register(path, (demoSuffix) => renderer.renderSite(path, facts(demoSuffix)), path === paths.checkExport ? scripted : {});
  register(paths.api, (demoSuffix) => renderer.renderApi("calls", deps.api(), facts(demoSuffix)));
  register(paths.apiShapes, (demoSuffix) => renderer.renderApi("shapes", deps.api(), facts(demoSuffix)));

  registerStatus(app, deps, async (request, reply, view, more) => {
    // A database that does not answer is not asked for the demo as well.
    const demoSuffix = view.status === null ? null : await openDemo(deps);
    return show(request, reply, renderer.renderStatus(view, facts(demoSuffix)), paths.status, more);
  });

  const sendText = (reply: FastifyReply, type: string, text: string) =>
    reply
      .headers(answerHeaders("site", { https: isHttps(deps.publicUrl) }))
      .type(`${type}; charset=utf-8`)
      .send(text);
  const forCrawlers = (path: string, type: string, text: string) => app.get(path, async (_request, reply) => sendText(reply, type, text));
  const listed = renderer.sitePaths.map((path) => {
    const { updated, published } = renderer.renderSite(path, facts(null));
    return { path, updated: updated ?? published };
  });
  const others = [paths.contact, paths.status, paths.api, paths.apiShapes].map((path) => ({ path }));
  forCrawlers(paths.sitemap, "application/xml", sitemap(deps.publicUrl, [...listed, ...others]));
  forCrawlers(paths.feed, "application/atom+xml", renderer.renderFeed(facts(null)));
  forCrawlers(paths.robots, "text/plain", robots(deps.publicUrl, deps.applicationPages));
  app.get(paths.securityContact, async (_request, reply) => {
    const text = securityContact(deps.publicUrl, deps.operator, Date.now());
    if (text !== null) return sendText(reply, "text/plain", text);
    reply.callNotFound();
    return reply;
  });

  app.setNotFoundHandler((request, reply) => {
    if (isCall(request.url)) return reply.code(404).send(NOT_FOUND);
    return answer(request, reply, (demoSuffix) => renderer.renderSite("missing", facts(demoSuffix)));
  });
  return (request, reply, view, status) =>
    answer(request, reply, (demoSuffix) => renderer.renderContact(view, facts(demoSuffix)), paths.contact, {
      status,
      // Every form has a stamp of its own.
      cache: "private, no-cache",
    });
}

/** So long an answer stands for all who ask meanwhile: strangers shall not keep the database busy. */
const STATUS_HOLDS_MS = 5000;

type ShowStatus = (request: FastifyRequest, reply: FastifyReply, view: StatusView, more: More) => Promise<FastifyReply>;

/** Registers the status page, which comes without the database as well, and says so. */
function registerStatus(app: FastifyInstance, { status }: PageDeps, show: ShowStatus): void {
  let latest: { at: number; view: Promise<StatusView> } | null = null;
  const read = async (now: number): Promise<StatusView> => ({ at: new Date(now).toISOString(), status: await status().catch(() => null) });
  app.get(paths.status, async (request, reply) => {
    // The machine's time, as it was measured by.
    const now = Date.now();
    if (latest === null || Math.abs(now - latest.at) > STATUS_HOLDS_MS) latest = { at: now, view: read(now) };
    return show(request, reply, await latest.view, { cache: "public, max-age=15" });
  });
}

/** A page never changes but for its link to the demo: drawn once, not at every request. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  let cached: { key: Key; made: Made } | undefined;
  return (key) => (cached?.key === key ? cached : (cached = { key, made: make(key) })).made;
}

/** A start page without its demo link is better than none: a database that is away must not take it along. */
async function openDemo({ demoSuffix, portal }: PageDeps): Promise<string | null> {
  if (demoSuffix === null) return null;
  const channel = await portal(demoSuffix).catch(() => null);
  return channel ? demoSuffix : null;
}
