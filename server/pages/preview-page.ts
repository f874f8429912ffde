import { createHash } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { FastifyInstance } from "fastify";
import type { AssetShelf } from "./assets.ts";
import { answerHeaders } from "./headers.ts";

/**
 * Takes the application and the built files and registers the page in which a handler's browser shows a file of a report.
 * Its script and style stand in the page itself: in a frame without an origin nothing of ours could be loaded, and nothing
 * else may run there than what these hashes name.
 */
export function registerPreviewPage(app: FastifyInstance, assets: AssetShelf, https: boolean): void {
  const { scripts, preloads } = assets.head("web/site/preview-frame.ts");
  if (preloads.length > 0) throw new Error("Das Skript der Vorschau muss für sich allein stehen");
  const { styles } = assets.head("web/styles/preview.css");
  const [script, style] = [textOf(scripts), textOf(styles)];
  const html =
    `<!doctype html><html lang="de" class="fit"><head><meta charset="utf-8"><title>Vorschau</title>` +
    `<style>${style}</style></head><body><script>${script}</script></body></html>`;
  const headers = answerHeaders("preview", { https, inline: { script: hashOf(script), style: hashOf(style) } });
  app.get(paths.preview, (_request, reply) => reply.headers(headers).type("text/html; charset=utf-8").send(html));
}

const textOf = (files: { plain: Buffer }[]): string => files.map(({ plain }) => plain.toString("utf8").trim()).join("");
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
