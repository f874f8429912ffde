import type { ErrorAnswer, ErrorCode } from "@hz/contract/errors";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type * as z from "zod";

/** What proves who calls: headers of a session, of a reporter, or none. */
export type Headers = Record<string, string>;
type Values = Record<string, string | number>;

type Nothing = Record<string, never>;
export type Given<R> = (Nothing extends ParamsOf<R> ? { params?: undefined } : { params: ParamsOf<R> }) &
  (undefined extends BodyOf<R> ? { body?: undefined } : { body: BodyOf<R> }) & {
    query?: Partial<QueryOf<R>>;
    as?: Headers;
    /** The network address that the call comes from. */
    from?: string;
  };
type Rest<R> = object extends Given<R> ? [given?: Given<R>] : [given: Given<R>];
type Loose = { params?: Values; query?: Values; body?: unknown; as?: Headers; from?: string };

export function addressOf(route: Route, params: Values = {}, query: Values = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Resolves to the bare answer, whatever its status. */
export function send<R extends Route>(
  app: FastifyInstance,
  route: R,
  ...[given = {} as Given<R>]: Rest<R>
): Promise<LightMyRequestResponse> {
  const { params, query, body, as, from } = given as Loose;
  const bytes = body instanceof Uint8Array;
  return app.inject({
    method: route.method,
    url: addressOf(route, params, query),
    headers: { ...(bytes ? { "content-type": "application/octet-stream", "content-length": String(body.length) } : {}), ...as },
    ...(body === undefined ? {} : { payload: (bytes ? Buffer.from(body) : body) as InjectOptions["payload"] }),
    ...(from ? { remoteAddress: from } : {}),
  });
}

/** Makes a call that must succeed; fails unless its answer has exactly the fields the contract names. */
export async function call<R extends Route>(app: FastifyInstance, route: R, ...rest: Rest<R>): Promise<AnswerOf<R>> {
  const reply = await send(app, route, ...rest);
  expect({ status: reply.statusCode, body: reply.statusCode === 200 ? "" : reply.body }).toEqual({ status: 200, body: "" });
  if (route.answer === "bytes") return new Uint8Array(reply.rawPayload) as AnswerOf<R>;
  const answer: unknown = reply.json();
  expect((route.answer as z.ZodType).parse(answer)).toEqual(answer);
  return answer as AnswerOf<R>;
}

/** Makes a call that must be refused; resolves to the code of the refusal. */
export async function refused<R extends Route>(app: FastifyInstance, route: R, ...rest: Rest<R>): Promise<ErrorCode> {
  const reply = await send(app, route, ...rest);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBeGreaterThanOrEqual(400);
  return reply.json<ErrorAnswer>().code;
}
