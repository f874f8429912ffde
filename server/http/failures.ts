import { ERROR_TEXTS, OFFICE_TEXTS } from "@hz/contract/error-texts";
import { type ErrorAnswer, type ErrorCode, ERRORS } from "@hz/contract/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "./log.ts";
import { isCall, type StillPage } from "./unreadable.ts";

/** A refusal with a code of the closed list; `fields` names the inputs it is about. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: string[] | undefined;
  /** What is said to people about it in place of the code's own sentence, where that has to name something. */
  readonly text: string | undefined;

  constructor(code: ErrorCode, fields?: string[], text?: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.text = text;
  }
}

/** PostgreSQL's, the network's and a bucket's ways of saying that what holds our data is away. */
const AWAY = new Set([
  "40P01",
  "53000",
  "55P03",
  "HZ001",
  "53200",
  "53400",
  "57014",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08003",
  "STORAGE_AWAY",
  "STORAGE_FORBIDDEN",
  "STORAGE_NO_BUCKET",
  "STORAGE_DAMAGED",
]);

/** The disk's and PostgreSQL's ways of saying that there is no room: nothing was kept, and it goes on once there is. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Calls that reporters make. */
const OF_REPORTERS = /^\/api\/(portal|public)\//;

/** What is ours, or a neighbour's, and no caller's fault: the operator has to see it. */
const LOGGED: ReadonlySet<ErrorCode> = new Set(["UNEXPECTED", "UNAVAILABLE", "STORAGE_FULL", "PAYMENT_UNAVAILABLE", "PAYMENT_REFUSED"]);

function codeOf(error: FastifyError | Failure | NodeJS.ErrnoException): ErrorCode {
  if (error instanceof Failure) return error.code;
  const status = (error as FastifyError).statusCode;
  if (status === 413) return "TOO_LARGE";
  if (status !== undefined && status >= 400 && status < 500) return "INVALID_INPUT";
  if (FULL.has(error.code ?? "")) return "STORAGE_FULL";
  if (
    AWAY.has(error.code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/.test(error.message)
  )
    return "UNAVAILABLE";
  // What it belongs to was deleted a moment ago.
  if (error.code === "23503") return "NOT_FOUND";
  // A NUL in a text or an unpaired surrogate: bad input that only the database notices.
  if (error.code === "22021" || error.code === "22P05") return "INVALID_INPUT";
  return "UNEXPECTED";
}

/**
 * Turns whatever a handler threw into the one shape of error answers; only what is no caller's fault reaches the log.
 * `hasNoRoom` tells whether the database may be away because its disk is full; `unreadable` gives the page for a browser
 * that sent what cannot be read to an address that is no call's, null where there are no pages.
 */
export function answerFailure(log: Log, hasNoRoom: () => boolean, unreadable: () => StillPage | null) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const found = codeOf(error);
    const code = found === "UNAVAILABLE" && hasNoRoom() ? "STORAGE_FULL" : found;
    if (LOGGED.has(code)) log.failure(request, error);
    const page = code === "INVALID_INPUT" || code === "TOO_LARGE" ? unreadable() : null;
    if (page && !(error instanceof Failure) && !isCall(request.url))
      return void reply.status(ERRORS[code]).headers(page.headers).type("text/html; charset=utf-8").send(page.html);
    const fields = error instanceof Failure ? error.fields : undefined;
    const text = error instanceof Failure ? error.text : undefined;
    const ours = OF_REPORTERS.test(request.url) ? undefined : OFFICE_TEXTS[code];
    const answer: ErrorAnswer = { code, message: text ?? ours ?? ERROR_TEXTS.de[code], ...(fields ? { fields } : {}) };
    // Where bytes were to go out, their type stands there already.
    void reply.status(ERRORS[code]).header("cache-control", "no-store").type("application/json; charset=utf-8").send(answer);
  };
}
