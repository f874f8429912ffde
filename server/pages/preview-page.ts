import { createHash } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { FastifyInstance } from "fastify";
import type { AssetShelf } from "./assets.ts";
import { chooseEncoding, encode, type Encoding } from "./encoding.ts";
import { answerHeaders, type Face } from "./headers.ts";

/** The frames that show a file: the page's address, its face, its script, its style. */
const FRAMES = [
  { path: paths.preview, face: "preview", script: "web/site/preview-frame.ts", style: "web/styles/preview.css" },
  { path: paths.previewPdf, face: "pdf", script: "web/site/pdf-frame.ts", style: "web/styles/pdf.css" },
] as const;

/**
 * Registers the pages in which a handler's browser shows a file of a report. Script and style stand in the page itself: in a frame
 * without an origin nothing of ours could be loaded, and nothing else may run there than what these hashes name.
 */
export function registerPreviewPages(app: FastifyInstance, assets: AssetShelf, https: boolean): void {
  for (const { path, face, ...sources } of FRAMES) {
    const { scripts, preloads } = assets.head(sources.script);
    if (preloads.length > 0) throw new Error(`${sources.script} muss für sich allein stehen`);
    const { styles } = assets.head(sources.style);
    // Not at the start: the reader of PDF files is two million signs, and nothing of them is held but what goes over the wire.
    const write = () => pageOf(sources.script, textOf(scripts), textOf(styles));
    let headers: (Record<string, string> & { etag: string }) | undefined;
    const packed = new Map<Encoding | null, Promise<Buffer>>();
    app.get(path, async (request, reply) => {
      headers ??= headersOf(write(), face, https);
      reply.headers(headers);
      if (request.headers["if-none-match"] === headers.etag) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (!packed.has(encoding)) packed.set(encoding, encode(write().html, encoding));
      if (encoding) reply.header("content-encoding", encoding);
      return reply.type("text/html; charset=utf-8").send(await packed.get(encoding)!);
    });
  }
}

type Page = { script: string; style: string; html: string };

function pageOf(name: string, script: string, style: string): Page {
  // Either would end the script early, or make the browser read on as something else.
  if (/<\/script|<!--/i.test(script)) throw new Error(`${name} lässt sich nicht in eine Seite schreiben`);
  const html =
    `<!doctype html><html lang="de" class="fit"><head><meta charset="utf-8"><title>Vorschau</title>` +
    `<style>${style}</style></head><body><script type="module">${script}</script></body></html>`;
  return { script, style, html };
}

const headersOf = ({ script, style, html }: Page, face: Face, https: boolean) => ({
  ...answerHeaders(face, { https, inline: { script: hashOf(script), style: hashOf(style) } }),
  etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
  vary: "accept-encoding",
});

const textOf = (files: { plain: () => Buffer }[]): string => files.map(({ plain }) => plain().toString("utf8").trim()).join("");
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
