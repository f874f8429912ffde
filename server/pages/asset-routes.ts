import { PORTAL_TAB } from "@hz/contract/channels/portal-tab";
import { paths } from "@hz/contract/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Asset, AssetShelf } from "./assets.ts";
import { chooseEncoding } from "./encoding.ts";
import { answerHeaders } from "./headers.ts";

const A_DAY = { "cache-control": "public, max-age=86400" };
const NOT_KEPT = { "cache-control": "no-store" };
const FOR_OTHERS = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin", "x-robots-tag": "noindex" };

/** What browsers heed on a page alone: on its files it is nothing but weight, for whoever comes by a slow line. */
const OF_PAGES = ["cross-origin-opener-policy", "permissions-policy", "x-robots-tag"];
/** What they heed on a worker's script as well, and on nothing that can neither run nor load. */
const OF_WHAT_RUNS = ["content-security-policy", "cross-origin-embedder-policy", "referrer-policy"];
const CANNOT_RUN = /^(font\/|text\/css|image\/(?!svg))/;

/**
 * Registers the addresses of the built files, the public pages' pictures and the mark's in the tab; `atPayment` are the files that
 * the card field's own host serves.
 */
export function registerAssets(app: FastifyInstance, assets: AssetShelf, https: boolean, atPayment: ReadonlySet<string>): void {
  const headers = answerHeaders("asset", { https });
  const send = async (request: FastifyRequest, reply: FastifyReply, asset: Asset, more: Record<string, string> = {}) => {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const packed = encoding === "gzip" ? await asset.gzip?.() : encoding && asset.br;
    reply.headers(headers).header("vary", "accept-encoding").type(asset.type);
    for (const name of CANNOT_RUN.test(asset.type) ? [...OF_PAGES, ...OF_WHAT_RUNS] : OF_PAGES) reply.removeHeader(name);
    reply.headers(more);
    if (packed) reply.header("content-encoding", encoding);
    return reply.send(packed ?? asset.plain());
  };

  app.get("/assets/*", { config: { atPayment: (path) => atPayment.has(path) } }, async (request, reply) => {
    const asset = assets.get(request.url.split("?")[0] ?? "");
    if (!asset) return reply.code(404).type("text/plain; charset=utf-8").send("");
    return send(request, reply, asset, assets.isTelling(asset.url) ? NOT_KEPT : {});
  });
  // Pages name a picture with its content's hash; without it, as in a link somebody made, it may change.
  app.get<{ Querystring: { v?: string } }>("/bilder/:name", async (request, reply) => {
    const picture = assets.get(request.url.split("?")[0] ?? "");
    return picture ? send(request, reply, picture, request.query.v ? {} : A_DAY) : reply.callNotFound();
  });
  const told = answerHeaders("api", { https });
  app.get(paths.manifest, async (_request, reply) => reply.headers(told).type("application/json").send(assets.manifest));
  app.get(paths.manifestSignature, async (_request, reply) => {
    if (assets.signature) return reply.headers(told).type("application/octet-stream").send(assets.signature);
    return reply.callNotFound();
  });
  // Pages of others load it by its hash, which needs leave to read it; it is the same for everybody, for good.
  app.get(PORTAL_TAB.path, async (request, reply) => {
    const script = assets.get(PORTAL_TAB.path);
    return script ? send(request, reply, script, FOR_OTHERS) : reply.callNotFound();
  });
  // Browsers and phones ask for these where a page names no picture, such as a downloaded file; and people save the last one.
  for (const path of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", paths.archiveReader]) {
    app.get(path, async (request, reply) => {
      const mark = assets.get(path);
      return mark ? send(request, reply, mark, A_DAY) : reply.callNotFound();
    });
  }
}
