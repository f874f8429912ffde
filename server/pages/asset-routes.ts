import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Asset, AssetShelf } from "./assets.ts";
import { chooseEncoding } from "./encoding.ts";
import { answerHeaders } from "./headers.ts";

/** Takes the application and the built files and registers their addresses and the mark's in the tab. */
export function registerAssets(app: FastifyInstance, assets: AssetShelf, https: boolean): void {
  const headers = answerHeaders("asset", { https });
  const send = (request: FastifyRequest, reply: FastifyReply, asset: Asset, cache?: string) => {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const packed = encoding && asset[encoding];
    reply.headers(headers).header("vary", "accept-encoding").type(asset.type);
    if (cache) reply.header("cache-control", cache);
    if (packed) reply.header("content-encoding", encoding);
    return reply.send(packed ? packed : asset.plain);
  };

  app.get("/assets/*", async (request, reply) => {
    const asset = assets.get(request.url.split("?")[0] ?? "");
    if (!asset) return reply.code(404).type("text/plain; charset=utf-8").send("");
    return send(request, reply, asset);
  });
  // Browsers ask for favicon.ico where a page names no picture, such as a downloaded file.
  for (const path of ["/favicon.svg", "/favicon.ico"]) {
    app.get(path, async (request, reply) => {
      const mark = assets.get("/favicon.svg");
      return mark ? send(request, reply, mark, "public, max-age=86400") : reply.callNotFound();
    });
  }
}
