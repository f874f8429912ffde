import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Asset } from "./assets.ts";
import { answerHeaders } from "./headers.ts";

const PATH = "/uhr-der-anwendung.js";
/** Ten years, in milliseconds; the clock cannot be moved further. */
const LONGEST = 3660 * 86_400_000;

/** Makes a page's present lie so many milliseconds ahead, before any other program of it runs. */
const program = (ahead: number) => `{
  const Real = Date;
  const now = () => Real.now() + ${ahead};
  globalThis.Date = new Proxy(Real, {
    construct: (Target, given, made) => Reflect.construct(Target, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
`;

/** What pages load first where the application's clock was moved; nothing anywhere else. */
export function clockScripts(ahead: number): Pick<Asset, "url" | "integrity">[] {
  if (ahead === 0) return [];
  const integrity = `sha384-${createHash("sha384").update(program(ahead)).digest("base64")}`;
  return [{ url: `${PATH}?ahead=${ahead}`, integrity }];
}

/** Registers that script; where the clock was not moved the address leads nowhere. */
export function registerMovedClock(app: FastifyInstance, ahead: () => number, https: boolean): void {
  app.get<{ Querystring: { ahead?: unknown } }>(PATH, async ({ query }, reply) => {
    // A page that came before the clock went on asks for the figure that it has.
    const wanted = typeof query.ahead === "string" && /^\d{1,15}$/.test(query.ahead) ? Number(query.ahead) : 0;
    if (ahead() === 0 || wanted === 0 || wanted > LONGEST) return reply.callNotFound();
    return reply
      .headers({ ...answerHeaders("asset", { https }), "cache-control": "no-store" })
      .type("text/javascript; charset=utf-8")
      .send(program(wanted));
  });
}
