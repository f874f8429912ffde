import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PortalCategory, PortalChannel } from "@hz/contract/channels";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorAnswer } from "@hz/contract/errors";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import type { Operator } from "@hz/contract/operator";
import { paths } from "@hz/contract/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AssetShelf, loadAssets } from "./assets.ts";
import { type DocumentParts, renderDocument } from "./document.ts";
import { chooseEncoding, encode } from "./encoding.ts";
import { answerHeaders, type Face, isHttps } from "./headers.ts";
import { registerAssets } from "./asset-routes.ts";
import { registerPortalPages } from "./portal-pages.ts";
import { registerPreviewPages } from "./preview-page.ts";
import { loadRenderer, type Renderer, type SitePage } from "./renderer.ts";

export type PageDeps = {
  /** Gives what the portal shows of an active channel, or null when there is none of this name. */
  portal: (linkSuffix: string) => Promise<PortalChannel | null>;
  /** Gives the active categories that the channel's form offers. */
  categories: (linkSuffix: string) => Promise<PortalCategory[]>;
  /** The link suffix of the demo channel; pages lead there while `portal` knows it. Null: never. */
  demoSuffix: string | null;
  publicUrl: string;
  /** Who runs this installation, for the pages that name it. */
  operator: Operator;
  /** Route patterns that the signed-in application draws itself. */
  applicationPages: readonly string[];
  /** Gives the description of the interface, for the page that shows it. */
  api: () => OpenApi;
  /** Folder of the build; the repository's own by default. */
  dist?: string;
};

/** What the page routes need to answer. */
export type PageTools = {
  assets: AssetShelf;
  renderer: Renderer;
  send: (request: FastifyRequest, reply: FastifyReply, page: PageAnswer) => Promise<FastifyReply>;
};
export type PageAnswer = Omit<DocumentParts, "listed"> & { face: Face; status?: number };

const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
const NOT_FOUND: ErrorAnswer = { code: "NOT_FOUND", message: ERROR_TEXTS.de.NOT_FOUND };

/** Takes the application and where pages get their facts and registers all pages, built files and the 404 answers. */
export async function registerPages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const dist = deps.dist ?? join(REPOSITORY, "dist");
  const tools: PageTools = {
    assets: loadAssets(dist),
    renderer: await loadRenderer(dist),
    send: (request, reply, page) => sendPage(request, reply, page, isHttps(deps.publicUrl)),
  };
  registerAssets(app, tools.assets, isHttps(deps.publicUrl));
  registerSite(app, deps, tools);
  await app.register(async (scope) => {
    answerFailuresAsPages(scope, deps, tools);
    registerPortalPages(scope, deps, tools);
    registerApplication(scope, deps, tools);
    registerPreviewPages(scope, tools.assets, isHttps(deps.publicUrl));
  });
}

function registerSite(app: FastifyInstance, deps: PageDeps, { assets, renderer, send }: PageTools): void {
  const head = assets.head("web/styles/site.css");
  const facts = (demoSuffix: string | null) => ({ demoSuffix, operator: deps.operator, publicUrl: deps.publicUrl });
  type Draw = (demoSuffix: string | null) => SitePage;
  const answer = async (request: FastifyRequest, reply: FastifyReply, draw: Draw, path?: string) => {
    const { html, ...page } = draw(await openDemo(deps));
    const canonical = path ? { canonical: new URL(path, deps.publicUrl).href } : {};
    return send(request, reply, { face: "site", language: "de", ...page, ...canonical, assets: head, body: html });
  };
  const register = (path: string, draw: Draw) => {
    const drawn = once(draw);
    app.get(path, (request, reply) => answer(request, reply, drawn, path));
  };
  for (const path of renderer.sitePaths) register(path, (demoSuffix) => renderer.renderSite(path, facts(demoSuffix)));
  register(paths.api, (demoSuffix) => renderer.renderApi(deps.api(), facts(demoSuffix)));
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) return reply.code(404).send(NOT_FOUND);
    return answer(request, reply, (demoSuffix) => renderer.renderSite("missing", facts(demoSuffix)));
  });
}

/** A page never changes but for its link to the demo: drawn once, not at every request. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  let kept: { key: Key; made: Made } | undefined;
  return (key) => (kept?.key === key ? kept : (kept = { key, made: make(key) })).made;
}

/** A start page without its demo link is better than none: a database that is away must not take it along. */
async function openDemo({ demoSuffix, portal }: PageDeps): Promise<string | null> {
  if (demoSuffix === null) return null;
  const channel = await portal(demoSuffix).catch(() => null);
  return channel ? demoSuffix : null;
}

/** The application's error handler logs and answers with JSON, which is for programs; people get a page instead. */
function answerFailuresAsPages(scope: FastifyInstance, { operator, publicUrl }: PageDeps, { assets, renderer }: PageTools): void {
  const { html, title } = renderer.renderSite("failed", { demoSuffix: null, operator, publicUrl });
  const head = assets.head("web/styles/site.css");
  const page = renderDocument({ language: "de", title, listed: false, assets: head, body: html });
  const { "content-security-policy": policy } = answerHeaders("site", { https: false });
  scope.addHook("onSend", async (_request, reply, payload) => {
    if (reply.statusCode < 500) return payload;
    reply.headers({ "content-security-policy": policy, "cache-control": "no-store" }).type("text/html; charset=utf-8");
    return page;
  });
}

function registerApplication(app: FastifyInstance, deps: PageDeps, { assets, renderer, send }: PageTools): void {
  const head = assets.head("web/styles/admin.css", "web/admin/entry.tsx");
  const early = assets.head("web/admin/first-theme.ts").scripts;
  const body = renderer.renderAdminShell();
  for (const path of deps.applicationPages) {
    app.get(path, (request, reply) =>
      send(request, reply, {
        face: "application",
        language: "de",
        title: "Hinweiszentrale",
        assets: head,
        early,
        body,
        styleNonce: randomBytes(16).toString("base64"),
      }),
    );
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { face, status = 200, ...parts }: PageAnswer,
  https: boolean,
): Promise<FastifyReply> {
  const html = renderDocument({ ...parts, listed: face === "site" && status === 200 });
  const nonce = parts.styleNonce ? { styleNonce: parts.styleNonce } : {};
  const hash = parts.style ? { styleHash: `sha256-${createHash("sha256").update(parts.style).digest("base64")}` } : {};
  reply.code(status).headers(answerHeaders(face, { https, ...nonce, ...hash }));
  reply.header("vary", "accept-encoding");
  if (face === "site" && status === 200) {
    const tag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  }
  if (status === 404) reply.header("cache-control", "no-store");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(await encode(html, encoding));
}
