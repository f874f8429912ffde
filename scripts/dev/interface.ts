import { type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { join } from "node:path";
import { ESModulesEvaluator, ModuleRunner } from "vite/module-runner";
import type { LoadBuild } from "../../server/app.ts";
import type { Asset, AssetShelf, HeadAssets } from "../../server/pages/assets.ts";
import { loadBuild } from "../../server/pages/index.ts";
import type { Renderer } from "../../server/pages/renderer.ts";
import { root } from "../setup.mjs";
import { PAGES, PREAMBLE } from "./addresses.ts";

/** Written into pages of their own, as text, or under a host of their own: these come from the last build. */
const ALONE = /(preview-frame|pdf-frame|card-frame|provider-frame|test-frame|preview|pdf)\.(ts|css)$/;
/** What Vite gives out: sources, packages, and its own; nothing else of this machine. */
const OF_VITE = new RegExp(`^(${PREAMBLE}|/@(?!fs/)|/(web|contract|crypto|node_modules|\\.cache)/)`);

/**
 * Serves the interface from Vite's address through the application, so that pages and calls have one origin. Policies of content
 * and integrity are left out: Vite's own script could not run under them.
 */
export const interfaceFrom =
  (vite: string): LoadBuild =>
  async (app) => {
    const built = await loadBuild();
    const renderer = drawing(vite, built.renderer);
    app.addHook("onSend", async (_request, reply, payload) => {
      reply.removeHeader("content-security-policy").removeHeader("integrity-policy");
      return payload;
    });
    app.addHook("onRequest", async (request, reply) => {
      if (OF_VITE.test(request.url)) {
        reply.hijack();
        return passOn(vite, request.raw, reply.raw);
      }
      if (!request.url.startsWith("/api/")) await renderer.renew();
    });
    return { assets: unbuilt(built.assets), renderer: renderer.current };
  };

function passOn(vite: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const passed = ask(vite + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}

/**
 * Draws pages, by the sources of now once it was renewed. Calls need not wait for its thousand files: what is asked of it before,
 * such as which public pages there are, the last build says.
 */
function drawing(vite: string, built: Renderer): { current: Renderer; renew: () => Promise<void> } {
  const invoke = async (data: unknown) => {
    const answer = await fetch(vite + PAGES, { method: "POST", body: JSON.stringify(data) });
    return (await answer.json()) as { result: unknown } | { error: unknown };
  };
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator());
  const load = () => runner.import<Renderer>(join(root, "web/entry-server.tsx"));
  let latest = built;
  /** What is loaded for the sources of now; null while nobody has looked at a page since they changed. */
  let loading: Promise<Renderer> | null = null;
  process.on("message", () => (loading = null));
  const renew = async () => {
    if (!loading) {
      runner.clearCache();
      loading = load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
    }
    latest = await loading;
  };
  // The first page is not the one that waits; what is wrong with the sources, it says.
  renew().catch(() => undefined);
  return {
    renew,
    current: new Proxy(latest, { get: (_, name) => (name === "renderEntrance" ? drawsNone : latest[name as keyof Renderer]) }),
  };
}

/** Vite's own script must run before the application's, and that comes with it. */
const drawsNone: Renderer["renderEntrance"] = () => null;

/** Sources in the place of the last build's files, but for what stands alone. */
function unbuilt(built: AssetShelf): AssetShelf {
  const source = (url: string): Asset => ({ url, type: "", integrity: "", plain: () => Buffer.alloc(0), br: null, gzip: null });
  return {
    get: (url) => built.get(url),
    manifest: built.manifest,
    signature: built.signature,
    isTelling: () => false,
    part: (name) => source(`/web/portal/${name}.ts`),
    head: (...sources): HeadAssets => {
      if (sources.every((one) => ALONE.test(one))) return built.head(...sources);
      const scripts = sources.filter((one) => /\.tsx?$/.test(one)).map((one) => source(`/${one}`));
      // The first paint's script is no module and stands by itself.
      const isEarly = sources.every((one) => one.endsWith("first-theme.ts"));
      return {
        styles: sources.filter((one) => one.endsWith(".css")).map((one) => source(`/${one}`)),
        fonts: [],
        preloads: [],
        importMap: null,
        scripts: isEarly ? scripts : [source("/@vite/client"), source(PREAMBLE), ...scripts],
      };
    },
  };
}
