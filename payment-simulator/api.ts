import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Call, Failed } from "./calls/call.ts";
import { catalogueCalls } from "./calls/catalogue.ts";
import { creditNoteCalls } from "./calls/credit-notes.ts";
import { customerCalls } from "./calls/customers.ts";
import { invoiceCalls } from "./calls/invoices.ts";
import { otherCalls } from "./calls/others.ts";
import { paymentCalls } from "./calls/payments.ts";
import { subscriptionCalls } from "./calls/subscriptions.ts";
import type { Engine } from "./engine.ts";
import { expanded } from "./expand.ts";
import { allowOnly, type Params, parseForm, textsOf } from "./form.ts";
import { Refusal } from "./refusal.ts";
import { newId, type World } from "./world.ts";

const CALLS: Record<string, Call> = {
  ...customerCalls,
  ...paymentCalls,
  ...catalogueCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...creditNoteCalls,
  ...otherCalls,
};

type Answer = { status: number; body: string; isRepeat?: boolean };

/** Answers the provider's calls on an application that nobody but our own server reaches. */
export function registerApi(app: FastifyInstance, engine: Engine, secretKey: string): void {
  void app.register(
    async (scope) => {
      scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => done(null, body));
      scope.addHook("onRequest", async (request, reply) => {
        reply.headers({ "request-id": newId("req"), "content-type": "application/json" });
        if (!isKey(request.headers.authorization, secretKey)) throw new Refusal(401, "Invalid API Key provided");
      });
      scope.setErrorHandler((error, _request, reply) => {
        const refusal = error instanceof Refusal ? error : null;
        const api = { error: { type: "api_error", message: "The simulator failed." } };
        return reply.status(refusal?.status ?? statusOf(error)).send(JSON.stringify(refusal?.body ?? api));
      });
      scope.setNotFoundHandler((request) => {
        throw new Refusal(404, `Unrecognized request URL (${request.method}: ${request.url.split("?")[0] ?? ""}).`);
      });
      for (const [door, call] of Object.entries(CALLS)) {
        const [method = "GET", path = ""] = door.split(" ");
        scope.route<{ Params: Record<string, string> }>({
          method,
          url: path,
          handler: (request, reply) => respond(engine, door, call, request, reply),
        });
      }
    },
    { prefix: "/v1" },
  );
}

function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : 500;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isKey = (header: string | undefined, key: string) => timingSafeEqual(digest(header ?? ""), digest(`Bearer ${key}`));

async function respond(
  engine: Engine,
  door: string,
  call: Call,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = typeof request.body === "string" ? request.body : "";
  const query = request.url.split("?")[1] ?? "";
  const params = parseForm(request.method === "GET" ? query : [query, sent].filter(Boolean).join("&"));
  allowOnly(params, [...call.params, "expand"]);
  const header = request.headers["idempotency-key"];
  const key = request.method === "POST" && typeof header === "string" ? header : null;
  // Told apart by what was asked, so that a key cannot mean two things.
  const asked = `${door} ${request.url} ${digest(sent).toString("base64url")}`;
  const answer = await engine
    .work((world) => once(world, key, asked, () => run(world, call, params, request.params)))
    .catch((error: unknown) => undone(engine, key, asked, error));
  // Whoever moves the clock finds everything told when the call returns.
  if (door.endsWith("/advance")) await engine.settled();
  if (key !== null) reply.headers({ "idempotency-key": key, ...(answer.isRepeat ? { "idempotent-replayed": "true" } : {}) });
  return reply.status(answer.status).send(answer.body);
}

function run(world: World, call: Call, params: Params, path: Record<string, string>): Answer {
  const result = call.run({ world, params, path });
  return result instanceof Failed
    ? { status: result.status, body: JSON.stringify(result.body) }
    : { status: 200, body: JSON.stringify(expanded(world, result, textsOf(params, "expand") ?? [])) };
}

/** A charge that failed and took everything back with it has still been tried: its key answers so from then on, as the provider's do. */
function undone(engine: Engine, key: string | null, asked: string, error: unknown): Promise<Answer> {
  if (!(error instanceof Refusal) || error.status !== 402) throw error;
  return engine.work((world) => once(world, key, asked, () => ({ status: 402, body: JSON.stringify(error.body) })));
}

/** Answers a repeated call as the first time; a call that was refused has done nothing and may be repeated otherwise. */
function once(world: World, key: string | null, asked: string, work: () => Answer): Answer {
  const known = key === null || !Object.hasOwn(world.state.answers, key) ? undefined : world.state.answers[key];
  if (known && known.call !== asked)
    throw new Refusal(400, "Keys for idempotent requests can only be used with the same parameters they were first used with.", {
      type: "idempotency_error",
    });
  if (known) return { status: known.status, body: known.body, isRepeat: true };
  const answer = work();
  if (key !== null) world.state.answers[key] = { at: world.at, call: asked, ...answer };
  return answer;
}
