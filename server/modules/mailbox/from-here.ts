import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Whether this installation shows its mails on a page: only one that nobody outside this machine can reach. */
export const hasLocalMailbox = (config: Config) =>
  config.smtpUrl === null && LOCAL.test(new URL(config.publicUrl).hostname) && LOCAL.test(config.host);

/** Tells of a request whether it comes from a browser on this machine itself, under the installation's own name. */
export function fromHere({ publicUrl }: Config): (request: FastifyRequest) => boolean {
  const { hostname: ownName } = new URL(publicUrl);
  return ({ socket, headers, hostname, raw }) => {
    // A proxy on this machine speaks for others, whatever name it asks for; no browser speaks HTTP/1.0, nginx by itself does.
    const isHanded = FORWARDED.some((name) => headers[name] !== undefined) || raw.httpVersion === "1.0";
    // Another name in the address bar is another site that had its name point here, or a proxy that asks by number.
    return !isHanded && LOOPBACK.test(socket.remoteAddress ?? "") && hostname === ownName;
  };
}
