import { paths } from "@hz/contract/paths";
import type { FastifyInstance } from "fastify";
import type { AssetShelf } from "./assets.ts";
import { escapeHtml, importMapTag } from "./document.ts";
import { answerHeaders } from "./headers.ts";
import type { PaymentPlace } from "./payment-place.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the card field's own host answers this, too; takes the path. */
    atPayment?: (path: string) => boolean;
  }
}

const STYLE = "web/styles/card-frame.css";

/** The addresses of the files that the card field's frame is made of. */
export function cardFrameFiles(assets: AssetShelf, hasProvider: boolean): ReadonlySet<string> {
  const { styles, fonts, scripts, preloads } = frameHead(assets, hasProvider);
  return new Set([styles, fonts, scripts, preloads].flat().map(({ url }) => url));
}

const frameHead = (assets: AssetShelf, hasProvider: boolean) =>
  assets.head(STYLE, hasProvider ? "web/site/card-frame/provider-frame.ts" : "web/site/card-frame/test-frame.ts");

/** Has a host that is the card field's alone answer what is marked for it, and nothing else: no page, no call, no cookie. */
export function separatePaymentHost(app: FastifyInstance, place: PaymentPlace): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!place.isPaymentHost(request.headers.host)) return;
    const isOpen = request.routeOptions.config?.atPayment?.(request.url.split("?")[0] ?? "");
    if (!isOpen) return reply.code(404).type("text/plain; charset=utf-8").send("");
  });
}

/**
 * Registers the page in the frame with the card field, where the frame stands. The payment provider's script runs in there and
 * nowhere else.
 */
export function registerCardFrame(
  app: FastifyInstance,
  { assets, place, hasProvider, https }: { assets: AssetShelf; place: PaymentPlace; hasProvider: boolean; https: boolean },
): void {
  const head = frameHead(assets, hasProvider);
  const { styles, fonts, scripts, preloads, importMap } = head;
  const files = [
    ...styles.map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`),
    ...fonts.map(({ url }) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    importMapTag(head),
    ...preloads.map(({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}">`),
    ...scripts.map(({ url, integrity }) => `<script type="module" src="${url}" integrity="${integrity}"></script>`),
  ].join("");
  app.get(paths.cardFrame, { config: { atPayment: () => true } }, async (request, reply) => {
    const { host } = request.headers;
    if (!place.hasFrame(host)) return reply.callNotFound();
    const holder = place.holderOrigin(host);
    const page =
      `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>Kartenfeld</title><meta name="holder" content="${escapeHtml(holder)}">${files}</head>` +
      `<body></body></html>`;
    reply.headers(
      answerHeaders("card", { https, cardFrame: { holder, hasProvider }, ...(importMap && { importMapHash: importMap.hash }) }),
    );
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
