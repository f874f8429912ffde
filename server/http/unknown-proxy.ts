import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";

/**
 * Writes one line, once, when somebody names a client's address whom the operator did not name as a proxy: behind such a proxy all
 * visitors count as one. Never whose address it is.
 */
export function warnOfUnknownProxy(app: FastifyInstance, log: Log): void {
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    if (isTold || !request.headers["x-forwarded-for"] || request.ip !== request.socket.remoteAddress) return;
    isTold = true;
    log.line("unknown-proxy");
  });
}
