import * as z from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";

/** Who may call: anyone, the reporter of one case (proven by the case token), or a signed-in user. */
export type Access = "public" | "reporter" | "user";

/**
 * By what it is decided on whom a route acts: by who holds more than the caller (contract/people/authority.ts), by the ownership of the
 * account, by what was promised to the person already, or not at all, because it is about a case or a record and not about the
 * person's place.
 */
export type Towards = "standing" | "ownership" | "promised" | "matter";

type Shape = z.ZodType;

/** A route as data: what server, client, tests and the OpenAPI text are made from. Paths carry Fastify's `:name` parameters. */
export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape | "bytes" = Shape | "bytes",
  Answer extends Shape | "bytes" | "events" = Shape | "bytes" | "events",
  Who extends Access = Access,
> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/api/${string}`;
  summary: string;
  access: Who;
  /** What a user needs: this permission, or one of these. */
  permission?: Permission | readonly Permission[];
  /** What they need besides: each of these. */
  alsoNeeds?: readonly Permission[];
  /** Whether the account's owner may call it without that permission. */
  orOwner?: boolean;
  /** Of a route that acts on a person: by what it is decided on whom. */
  towards?: Towards;
  /** Whether it is a comfort that a running trial or a paid plan pays for; what reporters and the law need never is. */
  needsPlan?: boolean;
  /** Whether it sends a mail of the caller's making, for which the caller's own address must have been confirmed. */
  needsConfirmedEmail?: boolean;
  /** Whether somebody may call it whose access nobody has released yet, by their permissions: no key depends on it. */
  whileWaiting?: boolean;
  /** Whether whoever sits at the session has to have proved who they are a few minutes ago: for every call, or for what the handler says. */
  needsConfirmation?: "always" | "sometimes";
  /** Whether somebody may call it who still has to set up the second factor that the account requires. */
  duringEnrolment?: boolean;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  errors: readonly ErrorCode[];
  /** Largest JSON body in bytes; the default is 64 KiB. */
  bodyLimit?: number;
};

/** An answer that says no more than that it was done. */
export const nothing = z.object({});
type Nothing = typeof nothing;
const none = z.undefined();
type None = typeof none;

/** Completes a route of which only the parts it has are given, typed by its schemas. */
export function defineRoute<
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape | "bytes" = None,
  Answer extends Shape | "bytes" | "events" = Nothing,
  const Who extends Access = Access,
>(
  route: Pick<Route, "method" | "path" | "summary"> &
    Partial<
      Pick<
        Route,
        | "permission"
        | "alsoNeeds"
        | "orOwner"
        | "towards"
        | "needsPlan"
        | "needsConfirmedEmail"
        | "whileWaiting"
        | "needsConfirmation"
        | "duringEnrolment"
        | "errors"
        | "bodyLimit"
      >
    > & {
      access: Who;
      params?: Params;
      query?: Query;
      body?: Body;
      answer?: Answer;
    },
): Route<Params, Query, Body, Answer, Who> {
  return {
    errors: [],
    ...route,
    params: route.params ?? (nothing as unknown as Params),
    query: route.query ?? (nothing as unknown as Query),
    body: route.body ?? (none as unknown as Body),
    answer: route.answer ?? (nothing as unknown as Answer),
  };
}

export type ParamsOf<R> = R extends Route<infer P, Shape, Shape | "bytes", Shape | "bytes" | "events", Access> ? z.infer<P> : never;
export type QueryOf<R> = R extends Route<Shape, infer Q, Shape | "bytes", Shape | "bytes" | "events", Access> ? z.infer<Q> : never;
export type BodyOf<R> =
  R extends Route<Shape, Shape, infer B, Shape | "bytes" | "events", Access> ? (B extends Shape ? z.infer<B> : Uint8Array) : never;
export type AnswerOf<R> =
  R extends Route<Shape, Shape, Shape | "bytes", infer A, Access> ? (A extends Shape ? z.infer<A> : Uint8Array) : never;
