import { paths } from "@hz/contract/paths";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { answerHeaders, isHttps } from "../../pages/index.ts";
import { logoOf } from "./store.ts";

const HASH = /^[A-Za-z0-9_-]{43}$/;
const SUFFIX = /^[a-z0-9-]{1,60}$/;

/** Registers where browsers get logos: at addresses with the hash of their bytes, kept for good. */
export function registerLogoAddress(app: FastifyInstance, ctx: Context): void {
  const headers = { ...answerHeaders("asset", { https: isHttps(ctx.config.publicUrl) }), "x-robots-tag": "noindex" };
  app.get<{ Params: { suffix: string; hash: string } }>(
    decodeURIComponent(paths.portalLogo(":suffix", ":hash")),
    async ({ params: { suffix, hash } }, reply) => {
      const accountId = SUFFIX.test(suffix) && HASH.test(hash) ? await ctx.channelDirectory(suffix) : undefined;
      const logo = accountId && (await ctx.db.tenant(accountId, (tx) => logoOf(tx, accountId, suffix, hash)));
      if (!logo) return reply.code(404).type("text/plain; charset=utf-8").send("");
      return reply.headers(headers).type("image/webp").send(logo.content);
    },
  );
}
