import { Readable } from "node:stream";
import { ENDED_GUEST_ROUTES, GUEST_ROUTES } from "@hz/contract/people/guest-routes";
import { mayDo, type Permission } from "@hz/contract/permissions";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { Failure } from "./failures.ts";

export type UserCaller = {
  accountId: string;
  userId: string;
  sessionId: string;
  permissions: readonly Permission[];
  isOwner: boolean;
  /** Whether the account has a running trial or a paid plan. */
  hasPlan: boolean;
  /** Whether the account requires a second factor that this user has not set up yet. */
  mustEnrol: boolean;
  /** Whether whoever sits at the session has proved who they are within the last minutes. */
  isProven: boolean;
  /** When this session last read of an archive of the whole account. */
  archiveAt: Date | null;
  /** Whether the own address was confirmed by its mail. */
  isConfirmed: boolean;
  /** Whether nobody has vouched yet for the keys of this user, whose permissions demand it. */
  isWaiting: boolean;
  /** Whether it is a guest of single cases, and whether any access of theirs runs; null for people of the office. */
  guest: "running" | "ended" | null;
};
export type ReporterCaller = { accountId: string; reportId: string };

/** How callers are recognised; handed in by app.ts, because plumbing knows no modules. Both throw a Failure. */
export type Recognise = {
  user(request: FastifyRequest): Promise<UserCaller>;
  reporter(request: FastifyRequest): Promise<ReporterCaller>;
};

/** Sealed bytes on their way out, with their exact length. */
export type ByteAnswer = { stream: Readable; size: number };

type CallerOf<R extends Route> = R["access"] extends "user" ? UserCaller : R["access"] extends "reporter" ? ReporterCaller : undefined;
type Input<R extends Route> = {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: R["body"] extends "bytes" ? Readable : BodyOf<R>;
  caller: CallerOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Output<R extends Route> = R["answer"] extends "bytes" ? ByteAnswer : R["answer"] extends "events" ? void : AnswerOf<R>;

/** Where a value holds text that no database keeps as it is: with NUL, or with half of a surrogate pair. */
function brokenTexts(value: unknown, path: string): string[] {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => brokenTexts(part, path ? `${path}.${name}` : name));
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  const wrong = result.success ? brokenTexts(result.data, "") : result.error.issues.map((issue) => issue.path.join("."));
  if (!result.success || wrong.length > 0) throw new Failure("INVALID_INPUT", [...new Set(wrong)]);
  return result.data;
}

/** Bytes where JSON was asked for are no object, even to a schema that asks for nothing. */
function json(body: unknown): unknown {
  if (body instanceof Readable) throw new Failure("INVALID_INPUT");
  return body ?? undefined;
}

/** Bytes come as they are; whatever a parser has made of a body of another type are none. */
function stream(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Failure("INVALID_INPUT");
}

/** Who waits sees that there are reports, sealed as they are, has their own account, and does what no key depends on; everything else has to wait. */
const isForWaiting = ({ permission, method, whileWaiting }: Route) =>
  permission === undefined || whileWaiting === true || (method === "GET" && mayDo(["Meldungen", "Statistiken"], permission));

/** A guest may call what the list names and nothing else; everybody else what their permissions open. */
const isOpenTo = (route: Route, { guest, isOwner, permissions }: UserCaller) =>
  guest === null ? (route.orOwner && isOwner) || mayDo(permissions, route.permission) : GUEST_ROUTES.has(route);

/** Throws CONFIRMATION_NEEDED unless whoever sits at the session has just proved who they are: an open screen alone is not enough. */
export function demandConfirmation({ isProven }: UserCaller): void {
  if (!isProven) throw new Failure("CONFIRMATION_NEEDED");
}

async function callerOf(route: Route, recognise: Recognise, request: FastifyRequest) {
  if (route.access === "public") return undefined;
  if (route.access === "reporter") {
    const caller = await recognise.reporter(request);
    if ((request.params as { id?: string }).id !== caller.reportId) throw new Failure("CASE_NOT_FOUND");
    return caller;
  }
  const caller = await recognise.user(request);
  if (caller.guest === "ended" && !ENDED_GUEST_ROUTES.has(route)) throw new Failure("GUEST_ACCESS_ENDED");
  if (caller.mustEnrol && !route.duringEnrolment) throw new Failure("SECOND_FACTOR_REQUIRED");
  if (!isOpenTo(route, caller)) throw new Failure("FORBIDDEN");
  if (!(route.alsoNeeds ?? []).every((one) => caller.permissions.includes(one))) throw new Failure("FORBIDDEN");
  if (caller.isWaiting && !isForWaiting(route)) throw new Failure("ACCESS_WAITING");
  if (route.needsConfirmedEmail && !caller.isConfirmed) throw new Failure("EMAIL_UNCONFIRMED");
  if (route.needsConfirmation === "always") demandConfirmation(caller);
  if (route.needsPlan && !caller.hasPlan) throw new Failure("PLAN_NEEDED");
  return caller;
}

/**
 * Registers a contract route: recognises the caller as its access demands, parses input and output by its schemas,
 * and answers with what `run` gives. What the schema does not name never leaves.
 */
export function handle<R extends Route>(
  app: FastifyInstance,
  recognise: Recognise,
  route: R,
  run: (input: Input<R>) => Promise<Output<R>>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    // Sealed bytes do not compress, and a compressed answer would lose its length.
    ...(route.answer === "bytes" ? { compress: false } : {}),
    bodyLimit: route.bodyLimit ?? 64 * 1024,
    handler: async (request, reply) => {
      const caller = await callerOf(route, recognise, request);
      const input = {
        params: parse(route.params, request.params),
        query: parse(route.query, request.query),
        body: route.body === "bytes" ? stream(request.body) : parse(route.body as z.ZodType, json(request.body)),
        caller,
        request,
        reply,
      } as Input<R>;
      const output = await run(input);
      if (route.answer === "events") return reply;
      void reply.header("cache-control", "no-store");
      if (route.answer === "bytes") {
        const bytes = output as ByteAnswer;
        return reply.type("application/octet-stream").header("content-length", bytes.size).send(bytes.stream);
      }
      return reply.send((route.answer as z.ZodType).parse(output));
    },
  });
}
