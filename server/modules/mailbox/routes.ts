import type { FastifyInstance, FastifyReply } from "fastify";
import { paths } from "@hz/contract/paths";
import type { Context } from "../../context.ts";
import type { StoredMail } from "../../mail/mailbox.ts";
import { answerHeaders } from "../../pages/index.ts";
import { isMailboxToken, mailboxPath } from "./address.ts";
import { fromHere, hasLocalMailbox } from "./from-here.ts";
import { listPage, mailContent, mailPage, STYLE } from "./pages.ts";

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail styles itself and does nothing else: no script, no picture, no request, wherever it is opened. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The local mailbox: what would have been sent, for installations without a mail server, and there alone. To everybody
 * but whoever stands at this machine and has its address it is a page that does not exist.
 */
export function registerMailboxPages(app: FastifyInstance, ctx: Context): void {
  if (!hasLocalMailbox(ctx.config)) return;
  const base = mailboxPath(ctx.secrets);
  const isToken = isMailboxToken(ctx.secrets);
  const isFromHere = fromHere(ctx.config);
  const missing = (reply: FastifyReply) => {
    reply.callNotFound();
    return reply;
  };
  const show = (path: string, policy: string, draw: (id: string) => Promise<string | null>) =>
    // The token is a part that varies, so that the log's line of a request does not tell it.
    app.get<{ Params: { token: string; id?: string } }>(`${paths.mailbox}/:token${path}`, async (request, reply) => {
      const { token, id = "" } = request.params;
      const html = isToken(token) && isFromHere(request) ? await draw(id) : null;
      return html === null ? missing(reply) : reply.headers(headersOf(policy)).type("text/html; charset=utf-8").send(html);
    });
  const ofMail = (draw: (mail: StoredMail, base: string) => string) => async (id: string) => {
    const mail = await ctx.mailer.readMail(id);
    return mail && draw(mail, base);
  };

  show("", PAGE_POLICY, async () => listPage(await ctx.mailer.listMails(), base));
  show("/:id", PAGE_POLICY, ofMail(mailPage));
  show("/:id/inhalt", MAIL_POLICY, ofMail(mailContent));
  app.get<{ Params: { token: string } }>(`${paths.mailbox}/:token/style.css`, async (request, reply) =>
    isToken(request.params.token) && isFromHere(request)
      ? reply.type("text/css").header("cache-control", "no-cache").send(STYLE)
      : missing(reply),
  );
}

const headersOf = (policy: string) => ({
  ...answerHeaders("site", { https: false }),
  "content-security-policy": policy,
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
});
