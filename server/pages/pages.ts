import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { PortalCategory, PortalChannel } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import type { ServiceStatus } from "@hz/contract/service-status";
import type { Operator } from "@hz/contract/account/operator";
import type { PaymentWay } from "@hz/contract/billing/billing";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AssetShelf, loadAssets } from "./assets.ts";
import { type DocumentParts, renderDocument } from "./document.ts";
import { chooseEncoding, encode, packer } from "./encoding.ts";
import type { StillPage } from "../http/unreadable.ts";
import { answerHeaders, type Face, isHttps } from "./headers.ts";
import { registerAssets } from "./asset-routes.ts";
import { cardFrameFiles, registerCardFrame } from "./card-frame.ts";
import type { PaymentPlace } from "./payment-place.ts";
import { clockScripts, registerMovedClock } from "./moved-clock.ts";
import { registerApplication } from "./application-pages.ts";
import type { PortalHosts } from "./portal-hosts.ts";
import { registerPortalPages } from "./portal-pages.ts";
import { registerPreviewPages } from "./preview-page.ts";
import { loadRenderer, type Renderer } from "./renderer.ts";
import { registerSite, type ShowContact } from "./site-pages.ts";

export type PageDeps = {
  /** What the portal shows of an active channel, or null when there is none of this name. */
  portal: (linkSuffix: string) => Promise<PortalChannel | null>;
  /** What the channel's form needs beside the channel: the active categories as they read in its language, and whether its company is a visitor's demo. */
  form: (linkSuffix: string, language: PortalLanguage) => Promise<{ categories: PortalCategory[]; isDemo: boolean }>;
  /** What an active channel's portal says beside its form, or null when there is none of this name. */
  duties: (linkSuffix: string) => Promise<ChannelDuties | null>;
  /** The link suffix of the demo channel; pages lead there while `portal` knows it. Null: never. */
  demoSuffix: string | null;
  /** Whether visitors of the site get a demo of their own. */
  hasDemos: () => boolean;
  /** At which hosts one channel's portal stands alone. */
  hosts: PortalHosts;
  publicUrl: string;
  /** The same service as an onion service; null where there is none. */
  onionUrl: string | null;
  /** Who runs this installation, for the pages that name it. */
  operator: Operator;
  /** In which ways a plan may be paid. */
  paymentWays: readonly PaymentWay[];
  /** Route patterns that the signed-in application draws itself. */
  applicationPages: readonly string[];
  /** Where the card field's frame stands, whether the payment provider's script runs there, and on which pages it stands then. */
  card: { place: PaymentPlace; hasProvider: boolean; pages: readonly string[] };
  /** What the status page tells; rejects where the database does not answer. */
  status: () => Promise<ServiceStatus>;
  /** The description of the interface, for the page that shows it. */
  api: () => OpenApi;
  build: Build;
  /** By how many milliseconds the application's clock was moved on; 0 but for an evaluation. */
  ahead: () => number;
};

/** What the interface is given out from: the files that browsers load, and what draws the pages. */
export type Build = { assets: AssetShelf; renderer: Renderer };

/** What the page routes need to answer. */
export type PageTools = {
  assets: AssetShelf;
  renderer: Renderer;
  send: (request: FastifyRequest, reply: FastifyReply, page: PageAnswer) => Promise<FastifyReply>;
};
export type PageAnswer = Omit<DocumentParts, "listed" | "isDrawn"> & {
  face: Face;
  status?: number;
  cardOrigin?: string;
  holdsProvider?: boolean;
  /** Instead of the face's own. */
  cache?: string;
};

/** Whose scripts reckon with the present. */
const TIMED_FACES: ReadonlySet<Face> = new Set<Face>(["application", "portal"]);
/**
 * The reporter's pages, as they go over the wire: few for each channel, the same for everybody, at most 20 kB each. Others are another
 * text for each visitor, such as the contact page with what was typed: these are neither kept nor worth the time.
 */
const packRecurring = packer(500);
const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));

/** What the folder of a build holds, the repository's own by default; throws an Error that says how to build where there is none. */
export const loadBuild = async (dist = join(REPOSITORY, "dist/web")): Promise<Build> => ({
  assets: loadAssets(dist),
  renderer: await loadRenderer(dist),
});

/**
 * Registers all pages, built files and the 404 answers; resolves to what shows the contact page, whose addresses belong to a
 * module, and the page for what could not be read.
 */
export async function registerPages(app: FastifyInstance, deps: PageDeps): Promise<{ showContact: ShowContact; unreadable: StillPage }> {
  const tools: PageTools = {
    ...deps.build,
    send: (request, reply, page) => {
      const early = TIMED_FACES.has(page.face) ? [...clockScripts(deps.ahead()), ...(page.early ?? [])] : [];
      return sendPage(request, reply, { ...page, early }, isHttps(deps.publicUrl));
    },
  };
  registerMovedClock(app, deps.ahead, isHttps(deps.publicUrl));
  const { place, hasProvider } = deps.card;
  registerAssets(app, tools.assets, isHttps(deps.publicUrl), cardFrameFiles(tools.assets, hasProvider));
  registerCardFrame(app, { assets: tools.assets, place, hasProvider, https: isHttps(deps.publicUrl) });
  const showContact = registerSite(app, deps, tools);
  await app.register(async (scope) => {
    answerFailuresAsPages(scope, deps, tools);
    registerPortalPages(scope, deps, tools);
    registerApplication(scope, deps, tools);
    registerPreviewPages(scope, tools.assets, isHttps(deps.publicUrl));
  });
  return { showContact, unreadable: troublePage("unreadable", deps, tools) };
}

/** The application's error handler logs and answers with JSON, which is for programs; people get a page instead. */
function answerFailuresAsPages(scope: FastifyInstance, deps: PageDeps, tools: PageTools): void {
  const { html, headers } = troublePage("failed", deps, tools);
  scope.addHook("onSend", async (_request, reply, payload) => {
    if (reply.statusCode < 500) return payload;
    reply.headers(headers).type("text/html; charset=utf-8");
    return html;
  });
}

function troublePage(
  name: "failed" | "unreadable",
  { operator, paymentWays, publicUrl }: PageDeps,
  { assets, renderer }: PageTools,
): StillPage {
  const { html, title } = renderer.renderSite(name, { demoSuffix: null, hasDemos: false, operator, paymentWays, publicUrl });
  const head = assets.head("web/styles/site.css");
  const headers = { ...answerHeaders("site", { https: isHttps(publicUrl) }), "cache-control": "no-store", "x-robots-tag": "noindex" };
  return { html: renderDocument({ language: "de", title, listed: false, assets: head, body: html }), headers };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { face, status = 200, cardOrigin = "", holdsProvider = false, cache, ...parts }: PageAnswer,
  https: boolean,
): Promise<FastifyReply> {
  const html = renderDocument({
    ...parts,
    isDrawn: face !== "application",
    listed: (face === "site" || face === "site-script") && status === 200,
  });
  const nonce = parts.styleNonce ? { styleNonce: parts.styleNonce } : {};
  const hash = parts.style ? { styleHash: `sha256-${createHash("sha256").update(parts.style).digest("base64")}` } : {};
  const later = parts.assets.importMap ? { importMapHash: parts.assets.importMap.hash } : {};
  reply.code(status).headers(answerHeaders(face, { https, cardOrigin, holdsProvider, ...nonce, ...hash, ...later }));
  reply.header("vary", "accept-encoding");
  if (cache) reply.header("cache-control", cache);
  if (face === "site" && status === 200) {
    const tag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  }
  if (status >= 400) reply.header("cache-control", "no-store");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(await (face === "portal" ? packRecurring : encode)(html, encoding));
}
