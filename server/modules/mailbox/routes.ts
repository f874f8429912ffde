import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "@hz/contract/paths";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { StoredMail } from "../../mail/mailbox.ts";
import { answerHeaders } from "../../pages/index.ts";
import { listPage, mailContent, mailPage, STYLE } from "./pages.ts";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail styles itself and does nothing else: no script, no picture, no request, wherever it is opened. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Whether this installation shows its mails on a page: only one that nobody outside this machine can reach. */
export const hasLocalMailbox = (config: Config) =>
  config.smtpUrl === null && LOCAL.test(new URL(config.publicUrl).hostname) && LOCAL.test(config.host);

/** The local mailbox: what would have been sent, for installations without a mail server. Only registered there. */
export function registerMailboxPages(app: FastifyInstance, ctx: Context): void {
  const page = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .headers({
        ...answerHeaders("site", { https: false }),
        "content-security-policy": policy,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(html);
  const { hostname: ownName } = new URL(ctx.config.publicUrl);
  // Another name in the address bar is another site that had its name point here, or a proxy that asks by number.
  const refuseStrangers = ({ socket, headers, hostname, raw }: FastifyRequest) => {
    // A proxy on this machine speaks for others, whatever name it asks for; no browser speaks HTTP/1.0, nginx by itself does.
    const isHanded = FORWARDED.some((name) => headers[name] !== undefined) || raw.httpVersion === "1.0";
    if (isHanded || !LOOPBACK.test(socket.remoteAddress ?? "") || hostname !== ownName) throw new Failure("NOT_FOUND");
  };
  const show = (path: string, policy: string, draw: (mail: StoredMail) => string) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      refuseStrangers(request);
      const mail = await ctx.mailer.readMail(request.params.id);
      if (!mail) throw new Failure("NOT_FOUND");
      return page(reply, policy, draw(mail));
    });

  app.get(`${paths.mailbox}/style.css`, async (_request, reply) => reply.type("text/css").header("cache-control", "no-cache").send(STYLE));
  app.get(paths.mailbox, async (request, reply) => {
    refuseStrangers(request);
    return page(reply, PAGE_POLICY, listPage(await ctx.mailer.listMails()));
  });
  show(`${paths.mailbox}/:id`, PAGE_POLICY, mailPage);
  show(`${paths.mailbox}/:id/inhalt`, MAIL_POLICY, mailContent);
}
