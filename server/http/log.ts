import type { FastifyReply, FastifyRequest } from "fastify";
import { causeCode, isOutage } from "../cause.ts";
import { countRepeats } from "./repeats.ts";

/** The service's log: one JSON line each, with route patterns, durations and outcomes; never an address, a body or a query. */
export type Log = {
  line(event: string, facts?: Record<string, string | number | boolean>): void;
  request(request: FastifyRequest, reply: FastifyReply): void;
  failure(request: FastifyRequest, error: Error): void;
  /** Trouble with the queue or with a run of a job. */
  trouble(error: Error, job?: { name: string; id: string }): void;
};

/** Names and numbers that others gave; anything that could be more is left out. */
const NAME = /^[\w.[\]-]{1,80}$/;

/**
 * Kind, code, the input concerned and the number under which the neighbour noted it, of what caused an error elsewhere, each by
 * name; never its message, which can quote what people typed.
 */
export function causeOf({ cause }: Error): Record<string, string> {
  if (!(cause instanceof Error)) return {};
  const { code, param, requestId } = cause as Error & Record<"code" | "param" | "requestId", unknown>;
  const facts = { cause: cause.constructor.name, causeCode: code, causeParam: param, causeRequest: requestId };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === "string" && NAME.test(value) ? [[name, value]] : [])),
  );
}

const pattern = (request: FastifyRequest) => request.routeOptions.url ?? "(none)";

/** A log that writes its lines as one string each. */
export function createLog(write: (line: string) => void): Log {
  const line: Log["line"] = (event, facts = {}) => write(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
  const troubles = countRepeats(line);
  return {
    line,
    request: (request, reply) =>
      line("request", {
        id: request.id,
        method: request.method,
        route: pattern(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      }),
    // The message of a database error can quote a row's values, so only its class, code and place are written.
    failure: (request, error) => {
      const place =
        (error.stack ?? "")
          .split("\n")
          .find((text) => text.includes("/server/"))
          ?.trim() ?? "";
      const cause = causeCode(error);
      const facts = { id: request.id, route: pattern(request), error: error.name, code: cause === error.name ? "" : cause, place };
      const { causeRequest, ...inner } = causeOf(error);
      const kind = [cause, place, ...Object.values(inner)].join(" ");
      troubles("failure", kind, { ...facts, ...inner, ...(causeRequest ? { causeRequest } : {}) });
    },
    trouble: (error, job) => {
      const cause = causeCode(error);
      // A neighbour that is gone is one trouble for all jobs; anything else may be another in each.
      const kind = isOutage(cause) ? cause : `${cause} ${job?.name ?? ""}`;
      troubles("job-trouble", kind, { error: cause, job: job?.name ?? "", run: job?.id ?? "", ...causeOf(error) });
    },
  };
}
