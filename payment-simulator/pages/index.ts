import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCardName } from "../cards.ts";
import type { Engine } from "../engine.ts";
import { parseForm, type Params } from "../form.ts";
import { newMethod } from "../life/methods.ts";
import { Refusal } from "../refusal.ts";
import { cardView } from "../views/payment.ts";
import { answerAuth, authPage } from "./auth-page.ts";
import { clockPage, moveClock } from "./clock-page.ts";
import { ownPath, refuseForeign } from "./guard.ts";
import { documentOf, type Html, html } from "./html.ts";
import { invoicePage, payInvoice } from "./invoice-page.ts";
import { actInPortal } from "./portal-actions.ts";
import { portalOf, portalPage } from "./portal-page.ts";

/** The page of the clock: who may see and move it, and what follows when it took the application along, by so many seconds. */
export type Clock = { mayReach: (request: FastifyRequest) => boolean; onMoved: (seconds: number) => Promise<void> };

/** Where its pages stand: the product's origin, what each of its answers is sent with, who issues the invoices, and the page of the clock where it is among them. */
type Place = { publicUrl: string; headers: Record<string, string>; seller: readonly string[]; clock: Clock | null };

type Named = { Params: { id: string }; Querystring: { return?: unknown }; Body: unknown };

/** Registers on the product's application what browsers see of the simulated provider; its clock only where nobody else can reach it. */
export function registerPages(app: FastifyInstance, engine: Engine, { publicUrl, headers: ownHeaders, seller, clock }: Place): void {
  const headers = pageHeaders(ownHeaders);
  const style = readFileSync(new URL("style.css", import.meta.url), "utf8");
  const show = (reply: FastifyReply, title: string, body: Html, status = 200) =>
    reply.status(status).headers(headers).type("text/html; charset=utf-8").send(documentOf(title, body));
  const go = (reply: FastifyReply, path: string) => reply.headers(headers).redirect(path, 303);
  const backOf = (value: unknown) => ownPath(publicUrl, typeof value === "string" ? value : null);

  void app.register(
    async (scope) => {
      scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 10_000 }, (_request, body, done) =>
        done(null, parseForm(String(body))),
      );
      scope.addHook("preHandler", async (request) => {
        if (request.method === "POST") refuseForeign(request);
      });
      scope.setErrorHandler((error, request, reply) => answerError(error, request, reply, show));

      scope.get("/stil.css", async (_request, reply) => reply.headers(headers).type("text/css; charset=utf-8").send(style));

      // The card field's frame asks these two, at its own host.
      const fromFrame = { config: { atPayment: () => true } };
      scope.post<{ Body: unknown }>("/payment_methods", fromFrame, async ({ body }, reply) => {
        const card = field(body, "card");
        if (!card || !isCardName(card)) throw new Refusal(400, "Diese Testkarte gibt es nicht.", { param: "card" });
        const owner = { name: field(body, "name"), email: field(body, "email") };
        const made = await engine.work((world) => {
          const row = newMethod(world, card, owner);
          return { id: row.id, card: cardView({ card, created: row.created }) };
        });
        return reply.send(made);
      });

      scope.get<Named>("/auth/:id", async ({ params, query }, reply) =>
        show(reply, "Bestätigung", await engine.work((world) => authPage(world, params.id, backOf(query.return)))),
      );
      scope.post<Named>("/auth/:id", fromFrame, async (request, reply) => {
        const { params, body, headers: sent } = request;
        const { status, query } = await engine.work((world) => answerAuth(world, params.id, field(body, "outcome")));
        if (sent["content-type"]?.startsWith("application/json")) return reply.send({ status });
        const back = backOf(field(body, "return"));
        if (back === null) return go(reply, request.url.split("?")[0] ?? "/");
        const url = new URL(back, publicUrl);
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
        return go(reply, url.pathname + url.search + url.hash);
      });

      scope.get<Named>("/portal/:id", async ({ params }, reply) => {
        const page = await engine.work((world) => portalPage(world, params.id, backOf(portalOf(world, params.id).session.returnUrl), null));
        return show(reply, "Ihr Konto", page);
      });
      scope.post<Named>("/portal/:id", async ({ params, body }, reply) => {
        const outcome = await engine.work((world) => actInPortal(world, params.id, formOf(body)));
        if (outcome && "leadTo" in outcome) return go(reply, outcome.leadTo);
        if (!outcome) return go(reply, `/testzahlung/portal/${params.id}`);
        const page = await engine.work((world) =>
          portalPage(world, params.id, backOf(portalOf(world, params.id).session.returnUrl), outcome.failure),
        );
        return show(reply, "Ihr Konto", page, 402);
      });

      if (clock) {
        const refuseOthers = async (request: FastifyRequest) => {
          if (!clock.mayReach(request)) throw new Refusal(404, "Diese Adresse gibt es nicht.");
        };
        scope.get("/uhr", { preHandler: refuseOthers }, async (_request, reply) => show(reply, "Uhr", await engine.work(clockPage)));
        scope.post<{ Body: unknown }>("/uhr", { preHandler: refuseOthers }, async ({ body }, reply) => {
          const seconds = await engine.work((world) => moveClock(world, field(body, "days"), field(body, "application") !== null));
          await engine.settled();
          if (seconds > 0) await clock.onMoved(seconds);
          return go(reply, "/testzahlung/uhr");
        });
      }

      scope.get<Named>("/rechnung/:id", async ({ params }, reply) =>
        show(reply, "Rechnung", await engine.work((world) => invoicePage(world, params.id, seller))),
      );
      scope.post<Named>("/rechnung/:id", async ({ params }, reply) => {
        const outcome = await engine.work((world) => payInvoice(world, params.id));
        if (!outcome) return go(reply, `/testzahlung/rechnung/${params.id}`);
        if ("leadTo" in outcome) return go(reply, `${outcome.leadTo}?return=${encodeURIComponent(`/testzahlung/rechnung/${params.id}`)}`);
        return show(reply, "Rechnung", await engine.work((world) => invoicePage(world, params.id, seller, outcome.failure)), 402);
      });
    },
    { prefix: "/testzahlung" },
  );
}

/** Addresses here are secrets: nothing is kept or found, and only our own pages hear from where somebody comes. */
function pageHeaders(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  };
}

const formOf = (body: unknown): Params => (typeof body === "object" && body !== null ? Object.assign(Object.create(null), body) : {});

/** A text of a form or of a JSON body; null where there is none. */
function field(body: unknown, name: string): string | null {
  const value = Object.entries(formOf(body)).find(([key]) => key === name)?.[1];
  return typeof value === "string" && value.length <= 300 ? value : null;
}

type Show = (reply: FastifyReply, title: string, body: Html, status: number) => FastifyReply;

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, show: Show): FastifyReply {
  if (!(error instanceof Refusal)) throw error;
  if (request.headers["content-type"]?.startsWith("application/json")) return reply.status(error.status).send(error.body);
  const [heading, text] =
    error.status === 404
      ? ["Seite nicht gefunden", "Diese Adresse gibt es nicht oder nicht mehr. Öffnen Sie sie neu aus der Abrechnung."]
      : ["Das hat nicht geklappt", error.message];
  return show(
    reply,
    heading,
    html`<h1>${heading}</h1>
      <p>${text}</p>`,
    error.status,
  );
}
