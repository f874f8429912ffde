import "./zod-without-eval.ts";
import { authRoutes } from "@hz/contract/sign-in/auth";
import type { ErrorAnswer, ErrorCode } from "@hz/contract/errors";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import type * as z from "zod";
import { attendedHeaders } from "./attended.ts";
import { bearerHeaders, storedHeaders } from "./auth-token.ts";

export type FailureCode = ErrorCode | "OFFLINE";

/**
 * A call failed. `text` is the server's sentence for people, empty where the answer was not ours, such as a proxy's;
 * `message` is "status: text". Without an answer of the server the status is 0 and the code OFFLINE.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly text: string;
  readonly fields: readonly string[];
  constructor(status: number, code: FailureCode, text: string, fields: readonly string[] = [], statusText = "") {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = fields;
  }
}

/** What zod makes of a schema without fields. */
type Nothing = Record<string, never>;
type ParamsPart<Params> = Nothing extends Params ? { params?: undefined } : { params: Params };
type BodyPart<Body> = undefined extends Body ? { body?: undefined } : { body: Body };
export type CallInput<R> = ParamsPart<ParamsOf<R>> & { query?: Partial<QueryOf<R>> } & BodyPart<BodyOf<R>>;
type Rest<R> = object extends CallInput<R> ? [input?: CallInput<R>, signal?: AbortSignal] : [input: CallInput<R>, signal?: AbortSignal];

let onSessionLost = (): void => {};

/** Sets what runs when the server no longer knows the session; once per failed call. */
export function whenSessionIsLost(act: () => void): void {
  onSessionLost = act;
}

let onFactorMissing = (): void => {};

/** Sets what runs when the account requires a second factor that this person has not set up; once per failed call. */
export function whenFactorIsMissing(act: () => void): void {
  onFactorMissing = act;
}

let onForbidden = (): void => {};

/** Sets what runs when a permission is missing, perhaps since a moment ago; once per refused call. */
export function whenForbidden(act: () => void): void {
  onForbidden = act;
}

let onPlanMissing = (): void => {};

/** Sets what runs when something is refused because it needs a plan; once per failed call. */
export function whenPlanIsMissing(act: () => void): void {
  onPlanMissing = act;
}

let askConfirmation = (): Promise<boolean> => Promise.resolve(false);

/**
 * Sets what asks whoever sits here to prove who they are; `ask` resolves to whether they did, and the call that needed it is sent
 * again then.
 */
export function whenConfirmationIsNeeded(ask: () => Promise<boolean>): void {
  askConfirmation = ask;
}

/**
 * Calls a contract route; the answer is parsed by the route's schema. Sends the session's bearer value and cookie. Throws ApiError;
 * an abort throws the signal's reason.
 */
export async function call<R extends Route>(route: R, ...[input, signal]: Rest<R>): Promise<AnswerOf<R>> {
  const reply = await answer(route, input as LooseInput | undefined, signal);
  const text = await read(() => reply.text(), signal);
  const parsed = (route.answer as z.ZodType<AnswerOf<R>>).safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiError(reply.status, "CLIENT_OUTDATED", "Die Seite ist veraltet. Bitte neu laden.");
}

/** Calls a route that answers with bytes, streamed as they arrive. Throws like `call`. */
export async function callBytes<R extends Route>(route: R, ...[input, signal]: Rest<R>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await answer(route, input as LooseInput | undefined, signal);
  return body ?? new ReadableStream({ start: (stream) => stream.close() });
}

/** The address of a route, each value escaped. */
export function routeUrl(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const OF_THE_SESSION: readonly Route[] = [authRoutes.session, authRoutes.keys, authRoutes.signOut];
type LooseInput = { params?: object; query?: object; body?: unknown };

async function answer(route: Route, input?: LooseInput, signal?: AbortSignal): Promise<Response> {
  try {
    return await ask(route, input, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "CONFIRMATION_NEEDED" || !(await askConfirmation())) throw error;
    signal?.throwIfAborted();
    return ask(route, input, signal);
  }
}

async function ask(route: Route, input: LooseInput = {}, signal?: AbortSignal): Promise<Response> {
  const proof = OF_THE_SESSION.includes(route) ? storedHeaders() : bearerHeaders();
  const headers: Record<string, string> = { accept: "application/json", ...proof, ...attendedHeaders() };
  const isBytes = input.body instanceof Uint8Array;
  if (input.body !== undefined) headers["content-type"] = isBytes ? "application/octet-stream" : "application/json";
  const url = routeUrl(route.path, input.params as Record<string, unknown>, input.query as Record<string, unknown>);
  const body = input.body === undefined ? null : isBytes ? (input.body as Uint8Array<ArrayBuffer>) : JSON.stringify(input.body);
  const reply = await read(
    () => fetch(url, { method: route.method, headers, body, credentials: "same-origin", cache: "no-store", signal: signal ?? null }),
    signal,
  );
  if (reply.ok) return reply;
  const refusal = refusalIn(await read(() => reply.text(), signal));
  const code = refusal?.code ?? (reply.status >= 502 ? "UNAVAILABLE" : "UNEXPECTED");
  if (reply.status === 401 && route.access === "user") onSessionLost();
  if (code === "SECOND_FACTOR_REQUIRED") onFactorMissing();
  if (code === "FORBIDDEN") onForbidden();
  if (code === "PLAN_NEEDED") onPlanMissing();
  throw new ApiError(reply.status, code, refusal?.message ?? "", refusal?.fields, reply.statusText);
}

/** What our server says about its refusal; nothing where somebody else answered in its place. */
function refusalIn(text: string): ErrorAnswer | null {
  const found = parseJson(text) as Partial<ErrorAnswer> | null | undefined;
  return typeof found?.code === "string" && typeof found.message === "string" ? (found as ErrorAnswer) : null;
}

async function read<T>(task: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await task();
  } catch {
    signal?.throwIfAborted();
    throw new ApiError(0, "OFFLINE", "Verbindungsfehler. Bitte versuchen Sie es erneut.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
