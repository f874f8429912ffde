import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { type ErrorAnswer, type ErrorCode, ERRORS } from "@hz/contract/errors";
import type { LiveEvent } from "@hz/contract/events";
import { mayDo } from "@hz/contract/permissions";
import type { CurrentUser } from "@hz/contract/people/users";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import * as z from "zod";

/** What a call carried, as the route's schemas understand it. */
export type Given<R> = { params: ParamsOf<R>; query: QueryOf<R>; body: BodyOf<R> };

/** The network's way of answering nothing: what a reply function has done before it counts, and the page does not learn of it. */
export const offline = Symbol("offline");
class Refusal {
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer) {
    this.answer = answer;
  }
}

/** The server's refusal, with its sentence. */
export const refused = (code: ErrorCode, fields?: string[]): Refusal =>
  new Refusal({ code, message: ERROR_TEXTS.de[code], ...(fields && { fields }) });

type Reply<R> = AnswerOf<R> | Refusal | typeof offline;
type Replier = (given: Given<Route>) => unknown;
type Gate = { route: Route; sent: PromiseWithResolvers<void>; end: PromiseWithResolvers<"go" | "lose"> };

const repliers = new Map<Route, Replier>();
const calls: { route: Route; given: Given<Route> }[] = [];
const faults: string[] = [];
let gates: Gate[] = [];
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let caller: CurrentUser | null = null;
/** Which test it is: what a page asked before it was taken away is no matter of the next one. */
let turn = 0;
let isWaiting = false;
let isOnline = true;

/** Answers a route from now on: a function by what is asked, and so with a state that the test keeps, anything else always. */
export function answers<R extends Route>(route: R, reply: Reply<R> | ((given: Given<R>) => Reply<R> | Promise<Reply<R>>)): void {
  repliers.set(route, (typeof reply === "function" ? reply : () => reply) as Replier);
}

/** The same, where the test has given no answer yet. */
export function answersElse<R extends Route>(route: R, reply: AnswerOf<R> | ((given: Given<R>) => AnswerOf<R>)): void {
  if (!repliers.has(route)) answers(route, reply);
}

/** Has calls of these routes come to no server until the result is called. */
export function cut(...routes: Route[]): () => void {
  const before = routes.map((route) => [route, repliers.get(route)] as const);
  for (const route of routes) repliers.set(route, () => offline);
  return () => before.forEach(([route, reply]) => (reply ? repliers.set(route, reply) : repliers.delete(route)));
}

/** Has the next call of a route come to the server, and its answer not to the page. */
export function loseAnswer(route: Route): void {
  const reply = repliers.get(route)!;
  repliers.set(route, (given) => {
    repliers.set(route, reply);
    void reply(given);
    return offline;
  });
}

/** Takes the network away from the whole browser, which knows and tells it, or gives it back. */
export function setOnline(is: boolean): void {
  isOnline = is;
  Object.defineProperty(navigator, "onLine", { value: is, configurable: true });
  dispatchEvent(new Event(is ? "online" : "offline"));
}

/** What has come to the server for a route, the oldest first. */
export const sentTo = <R extends Route>(route: R): Given<R>[] =>
  calls.filter((one) => one.route === route).map(({ given }) => given as Given<R>);

/** Holds back the next call of a route until it is let go, or lost before it comes to the server; `sent` waits for it. */
export function holdNext(route: Route) {
  const gate: Gate = { route, sent: Promise.withResolvers(), end: Promise.withResolvers() };
  gates.push(gate);
  return { sent: gate.sent.promise, letGo: () => gate.end.resolve("go"), lose: () => gate.end.resolve("lose") };
}

/** Has the server tell whoever listens that something changed. */
export function tell(type: LiveEvent["type"], ref: string | null = null): void {
  const bytes = new TextEncoder().encode(`event: change\ndata: ${JSON.stringify({ type, ref })}\n\n`);
  for (const stream of streams) stream.enqueue(bytes);
}

/** Takes whose session the calls come from, and whether nobody has released them yet: what they may not call, no screen may. */
export const callAs = (user: CurrentUser, waits = false): void => void ([caller, isWaiting] = [user, waits]);

/** Notes what fails the test at its end. */
export const complain = (fault: string): void => void faults.push(fault);

/** Forgets everything and gives what was wrong. */
export function endAnswers(): string[] {
  const found = [...faults];
  if (!isOnline) setOnline(true);
  for (const gate of gates) gate.end.resolve("lose");
  repliers.clear();
  for (const kept of [calls, faults]) kept.length = 0;
  [gates, streams, caller] = [[], [], null];
  turn += 1;
  return found;
}

/** Takes the place of the browser's `fetch`, for the product's calls alone; parts of files come that way too, where nothing else is there. */
export function takeCalls(): void {
  Reflect.deleteProperty(window, "XMLHttpRequest");
  const browsers = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    return url.pathname.startsWith("/api/") ? called(url, init) : browsers(input, init);
  };
}

async function called(url: URL, { method = "GET", body, signal }: RequestInit = {}): Promise<Response> {
  const name = `${method} ${url.pathname}`;
  try {
    const [route, params] = routeOf(method, url.pathname);
    if (route.answer === "events") return eventStream(signal);
    const given = {
      params: route.params.parse(params),
      query: route.query.parse(Object.fromEntries(url.searchParams)),
      body: route.body === "bytes" ? body : route.body.parse(typeof body === "string" ? JSON.parse(body) : undefined),
    } as Given<Route>;
    mustBeAllowed(route);
    const reply = await replyOf(route, given, signal);
    if (reply === offline) throw new TypeError("Failed to fetch");
    if (reply instanceof Refusal) return Response.json(reply.answer, { status: ERRORS[reply.answer.code] });
    if (route.answer === "bytes") return new Response(reply as Uint8Array<ArrayBuffer>);
    return Response.json((route.answer as z.ZodType).parse(reply));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TypeError && error.message === "Failed to fetch") throw error;
    complain(`${name}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
    throw new TypeError("Failed to fetch", { cause: error });
  }
}

async function replyOf(route: Route, given: Given<Route>, signal?: AbortSignal | null): Promise<unknown> {
  const asked = turn;
  const gate = gates.find((one) => one.route === route);
  if (gate) {
    gates = gates.filter((one) => one !== gate);
    gate.sent.resolve();
    if ((await gate.end.promise) === "lose") return offline;
  }
  // No answer comes in the same moment as the call.
  await new Promise((later) => setTimeout(later));
  signal?.throwIfAborted();
  if (asked !== turn || !isOnline) return offline;
  const reply = repliers.get(route);
  if (!reply) throw new Error("nobody answers");
  calls.push({ route, given });
  return reply(given);
}

/** The route of an address, of several that fit the one that names more of it, and its parameters. */
function routeOf(method: string, pathname: string): [route: Route, params: Record<string, string>] {
  const parts = pathname.split("/");
  const fitting = allRoutes.filter(({ method: own, path }) => {
    const pattern = path.split("/");
    return own === method && pattern.length === parts.length && pattern.every((part, at) => part.startsWith(":") || part === parts[at]);
  });
  const named = ({ path }: Route) => path.split("/").filter((part) => part.startsWith(":")).length;
  const route = fitting.sort((a, b) => named(a) - named(b))[0];
  if (!route) throw new Error("no route of the contract");
  const values = route.path
    .split("/")
    .flatMap((part, at) => (part.startsWith(":") ? [[part.slice(1), decodeURIComponent(parts[at]!)]] : []));
  return [route, Object.fromEntries(values) as Record<string, string>];
}

function mustBeAllowed({ access, method, permission, alsoNeeds = [], orOwner, whileWaiting }: Route): void {
  if (access !== "user") return;
  const isForWaiting = permission === undefined || whileWaiting || (method === "GET" && mayDo(["Meldungen", "Statistiken"], permission));
  if (isWaiting && !isForWaiting) throw new Error("whoever waits for a release may not call it");
  if (orOwner && caller?.isAccountOwner) return;
  const has = caller?.permissions ?? [];
  if (!caller || !mayDo(has, permission) || !alsoNeeds.every((one) => has.includes(one))) throw new Error("this person may not call it");
}

function eventStream(signal?: AbortSignal | null): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      streams.push(stream);
      signal?.addEventListener("abort", () => {
        streams = streams.filter((one) => one !== stream);
        stream.error(signal.reason);
      });
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
