import { inEachLanguage, PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type ChannelDuties, NO_FACTS } from "@hz/contract/channels/channel-duties";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { RichText } from "@hz/contract/rich-text";
import { openApi } from "@hz/contract/openapi/openapi";
import { type Operator, unnamedOperator } from "@hz/contract/account/operator";
import Fastify, { type FastifyInstance } from "fastify";
import { writeManifest } from "../../scripts/manifest.mjs";
import { meantUrl } from "../http/unreadable.ts";
import {
  leadToProduct,
  loadBuild,
  type PageDeps,
  paymentPlace,
  portalHosts,
  registerHeaders,
  registerPages,
  separatePaymentHost,
  urlAtPortal,
} from "../pages/index.ts";

export type { FastifyInstance, onSendAsyncHookHandler } from "fastify";

/** What the portal's script says. */
export const SCRIPT = "console.log('portal')";
const RENDERER = `
export const sitePaths = ["/", "/pruefen"];
export const renderFeed = ({ publicUrl }) => "<feed>" + publicUrl + "</feed>";
export const renderSite = (name, { demoSuffix }) => ({ status: { "/": 200, "/pruefen": 200, missing: 404, unreadable: 400, failed: 503 }[name], title: "t", description: "d", html: name + " " + demoSuffix, picture: "/bilder/teilen.png?v=1", data: [{ "@type": "WebSite", name: "</script>" }], updated: "2026-03-17" });
export const renderContact = (view) => ({ status: 200, title: "t", description: "d", html: "kontakt " + JSON.stringify(view), picture: "/bilder/teilen.png?v=1", data: [] });
export const renderStatus = ({ status }) => ({ status: status ? 200 : 503, title: "t", description: "d", html: "status " + JSON.stringify(status), picture: "/bilder/teilen.png?v=1", data: [] });
export const renderApi = (part, document) => ({ status: 200, title: "t", description: "d", html: "api " + part + " of " + document.info.title, picture: "/bilder/teilen.png?v=1", data: [] });
export const renderPortal = (page) => "portal " + [page.view, page.language, page.categories.length, ...(page.duty ? [page.duty.page, JSON.stringify(page.duty.text)] : [])].join(" ");
export const renderAdminShell = () => "shell";
export const renderEntrance = async (address, facts) => ({ title: "drawn", html: "entrance " + address + " " + JSON.stringify(facts), trouble: "t" });
`;
export const operator = unnamedOperator("post@melden.example");
const said = (text: string): RichText => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const channel = {
  linkSuffix: "zentrale",
  defaultLanguage: "auto",
  description: "Worum es hier geht",
  languages: {
    ...inEachLanguage((language) => ({ name: `Office ${language}`, content: said(`How it works in ${language}`) })),
    de: { name: "Zentrale", content: said("So läuft es ab") },
  },
  settings: { brandColor: "#ff6600" },
} as PortalChannel;
const duties: ChannelDuties = {
  companyName: "Muster AG",
  company: { legalForm: "", email: "", register: "", vatId: "" },
  departmentName: "Interne Meldestelle",
  retentionMonths: 36,
  autoAcknowledge: true,
  allowAnonymous: true,
  facts: NO_FACTS,
  bodies: [],
  outside: [],
  texts: { imprint: { de: said("Eigener Text") } },
  languages: [...PORTAL_LANGUAGE_CODES],
};
const category = { id: "1", name: "Betrug", description: "" };

/** Writes a build of a few bytes in the form in which the real one comes. */
export function writeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "hz-pages-"));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const css = (file: string) => ({ file: `assets/${file}` });
  write("client/favicon.svg", "<svg/>");
  write("client/favicon.ico", "ico");
  write("client/apple-touch-icon.png", "png");
  write("client/portal-tab-1.js", "tab();");
  write("reader/hinweiszentrale-oeffnen.mjs", "open();");
  write("client/bilder/teilen.png", "picture");
  write("client/assets/admin.js", "admin");
  write("client/assets/theme.js", "theme");
  for (const name of ["first-touch", "register", "trial", "desk"]) write(`client/assets/${name}.js`, name);
  write("client/assets/site.css", "site");
  write("client/assets/admin.css", "admin");
  write("client/assets/preview.js", "preview();");
  write("client/assets/preview.css", "pre{}");
  write("client/assets/check.js", "check();");
  write("client/assets/pdf.js", "pdf();");
  write("client/assets/card.js", "card();");
  write("client/assets/test-card.js", "test();");
  write("client/assets/card.css", "select{}");
  write("client/assets/pdf.css", "main{}");
  write("portal/assets/portal.css", "portal");
  write("portal/assets/sent-bytes.css", "aside{}");
  write("portal/assets/show-sent-bytes.js", "show");
  write("portal/assets/start.js", "start");
  write("portal/assets/chunk.js", "chunk");
  write("portal/assets/case.js", "case");
  write("portal/assets/touch.js", "touch");
  write("portal/assets/sending.js", "sending");
  write("portal/assets/opening.js", "opening");
  write("portal/assets/portal.js", SCRIPT);
  write("portal/assets/portal.js.br", brotliCompressSync(SCRIPT));
  write(
    "client/.vite/manifest.json",
    JSON.stringify({
      "web/admin/main.tsx": { file: "assets/admin.js", isEntry: true },
      "web/admin/first-touch.ts": { file: "assets/first-touch.js", isEntry: true },
      "web/admin/auth/register-screen.tsx": { file: "assets/register.js", imports: ["_desk.js"] },
      "web/admin/trial/trial-screen.tsx": { file: "assets/trial.js", imports: ["_desk.js"] },
      "_desk.js": { file: "assets/desk.js" },
      "web/admin/first-theme.ts": { file: "assets/theme.js", isEntry: true },
      "web/site/check/check-export.ts": { file: "assets/check.js", isEntry: true },
      "web/site/preview-frame.ts": { file: "assets/preview.js", isEntry: true },
      "web/styles/preview.css": css("preview.css"),
      "web/site/pdf-frame.ts": { file: "assets/pdf.js", isEntry: true },
      "web/styles/pdf.css": css("pdf.css"),
      "web/site/card-frame/provider-frame.ts": { file: "assets/card.js", isEntry: true },
      "web/site/card-frame/test-frame.ts": { file: "assets/test-card.js", isEntry: true },
      "web/styles/card-frame.css": css("card.css"),
      "web/styles/site.css": css("site.css"),
      "web/styles/admin.css": css("admin.css"),
    }),
  );
  write(
    "portal/.vite/manifest.json",
    JSON.stringify({
      "web/portal/entry.tsx": { file: "assets/portal.js", isEntry: true, imports: ["_chunk.js"] },
      "web/portal/start.ts": { file: "assets/start.js", isEntry: true },
      "web/portal/case/case-page.tsx": { file: "assets/case.js", imports: ["web/portal/entry.tsx"] },
      "web/portal/sent-bytes/show-sent-bytes.tsx": { file: "assets/show-sent-bytes.js", imports: ["web/portal/entry.tsx"] },
      "web/portal/touch.ts": { file: "assets/touch.js", isEntry: true },
      "_chunk.js": { file: "assets/chunk.js" },
      "_sending.js": { file: "assets/sending.js", name: "sending" },
      "web/portal/case/opening.ts": { file: "assets/opening.js", name: "opening" },
      "web/styles/portal.css": css("portal.css"),
      "web/styles/sent-bytes.css": css("sent-bytes.css"),
    }),
  );
  writeManifest(folder, { version: "1.0.0", commit: null });
  write("ssr/package.json", '{"type":"module"}');
  write("ssr/entry-server.js", RENDERER);
  return folder;
}

/** An application with the pages of a build. */
export async function startPages(
  dist: string,
  demoSuffix: string | null,
  runs: Partial<Operator> = {},
  others: Partial<PageDeps> = {},
): Promise<FastifyInstance> {
  const product = { publicUrl: "https://melden.example", paymentOrigin: "https://zahlung.example", portalDomain: "melden.example" };
  const hosts = portalHosts(product, (domain) => (domain === "hinweise.firma.example" ? "zentrale" : undefined));
  const app = Fastify({ rewriteUrl: ({ url = "/", headers }) => meantUrl(urlAtPortal(hosts.suffixAt(headers.host), url)) });
  registerHeaders(app, "https://melden.example", () => false);
  const place = paymentPlace({ publicUrl: "https://melden.example", paymentOrigin: "https://zahlung.example" });
  separatePaymentHost(app, place);
  leadToProduct(app, "https://melden.example", hosts);
  const { showContact } = await registerPages(app, {
    portal: async (suffix) => {
      if (suffix === "kaputt") throw new Error("Die Datenbank ist weg");
      return suffix === "zentrale" ? channel : null;
    },
    form: async () => ({ categories: [category], isDemo: false }),
    duties: async (suffix) => (suffix === "zentrale" ? duties : null),
    demoSuffix,
    hasDemos: () => demoSuffix !== null,
    hosts,
    onionUrl: null,
    publicUrl: "https://melden.example",
    operator: { ...operator, ...runs },
    paymentWays: ["card"],
    applicationPages: ["/meldungen", "/meldungen/:id", "/abrechnung", "/registrieren", "/signup-trial"],
    card: { place, hasProvider: true, pages: ["/abrechnung"] },
    status: async () => ({ measured: null, rehearsal: null, incidents: [] }),
    api: () => openApi([], { url: "https://melden.example", version: "1" }),
    build: await loadBuild(dist),
    ahead: () => 0,
    ...others,
  });
  app.get("/kontakt", (request, reply) => showContact(request, reply, "sent", 200));
  return app;
}
