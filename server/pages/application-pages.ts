import { paths } from "@hz/contract/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import type { PageAnswer, PageDeps, PageTools } from "./pages.ts";
import type { EntranceFacts } from "./renderer.ts";

/** What somebody sees who is not signed in, and comes with an intention: drawn here, before the program is there. */
const ENTRANCES: Record<string, string> = {
  [paths.register]: "web/admin/auth/register-screen.tsx",
  [paths.trial]: "web/admin/trial/trial-screen.tsx",
};

/** Whoever brings a session is led on by the program, and sees nothing of the entrance before. */
const bringsSession = ({ headers }: FastifyRequest) => /(^|;\s*)(__Host-)?session=/.test(headers.cookie ?? "");

/** Registers the pages of the signed-in application, and its entrances. */
export function registerApplication(app: FastifyInstance, deps: PageDeps, { assets, renderer, send }: PageTools): void {
  const head = assets.head("web/styles/admin.css", "web/admin/main.tsx");
  const early = assets.head("web/admin/first-theme.ts").scripts;
  const body = renderer.renderAdminShell();
  const facts: EntranceFacts = { isTest: !deps.card.hasProvider, paymentWays: deps.paymentWays };
  const touch = assets.head("web/styles/admin.css", "web/admin/first-touch.ts");

  /** The page of an entrance, for somebody who just came; null for all others. */
  const entrance = async (request: FastifyRequest, path: string): Promise<Partial<PageAnswer> | null> => {
    const screen = ENTRANCES[path];
    // Where the clock was moved on, the program's day is another one than ours.
    if (!screen || bringsSession(request) || deps.ahead() > 0) return null;
    const drawn = await renderer.renderEntrance(request.url, facts);
    if (!drawn) return null;
    const { scripts, preloads } = assets.head("web/admin/main.tsx", screen);
    const program = { entry: scripts[0]!.url, parts: preloads.map(({ url }) => url) };
    const { title, html, trouble } = drawn;
    return { title, body: html, assets: { ...touch, fonts: head.fonts, importMap: head.importMap }, state: { program, trouble, ...facts } };
  };

  for (const path of deps.applicationPages) {
    app.get(path, async (request, reply) =>
      send(request, reply, {
        face: "application",
        language: "de",
        title: "Hinweiszentrale",
        assets: head,
        early,
        body,
        styleNonce: randomBytes(16).toString("base64"),
        cardOrigin: deps.card.place.frameOrigin(request.headers.host),
        holdsProvider: deps.card.hasProvider && deps.card.pages.includes(path),
        ...(await entrance(request, path)),
      }),
    );
  }
}
