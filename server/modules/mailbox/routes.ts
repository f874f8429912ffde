import type { FastifyInstance } from "fastify";
import { paths } from "@hz/contract/paths";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { answerHeaders } from "../../pages/index.ts";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;color:#14211e;background:#f6f5f1;max-width:44rem;margin:2rem auto;padding:0 1rem}article{background:#fff;border:1px solid #dcdfd8;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}.line{color:#56655f;margin:.25rem 0;font-size:.9rem}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#0f1513;color:#e8efec}article{background:#171f1c;border-color:#2a3431}.line{color:#9aaaa5}}";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether this installation shows its mails on a page: only one that nobody outside this machine can reach. */
export const hasLocalMailbox = (config: Config) =>
  config.smtpUrl === null && LOCAL.test(new URL(config.publicUrl).hostname) && LOCAL.test(config.host);

/** The local mailbox: what would have been sent, for installations without a mail server. Only registered there. */
export function registerMailboxPages(app: FastifyInstance, ctx: Context): void {
  app.get(`${paths.mailbox}/style.css`, async (_request, reply) =>
    reply.type("text/css").header("cache-control", "max-age=300").send(STYLE),
  );
  app.get(paths.mailbox, async (request, reply) => {
    // Another name in the address bar is another site that had its name point here.
    if (!LOCAL.test(request.hostname)) throw new Failure("NOT_FOUND");
    const mails = await ctx.mailer.listMails();
    const articles = mails.map(
      (mail) =>
        `<article><h2>${escape(mail.subject)}</h2><p class="line">An: ${escape(mail.to)} · ${mail.at.toLocaleString("de-DE", { timeZone: "Europe/Berlin" })}</p><pre>${escape(mail.text)}</pre></article>`,
    );
    const body =
      articles.length > 0 ? articles.join("") : "<p>Noch keine E-Mails. Sie entstehen zum Beispiel, wenn eine Meldung eingeht.</p>";
    return reply
      .headers(answerHeaders("site", { https: false }))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lokales Postfach</title><link rel="stylesheet" href="${paths.mailbox}/style.css"><main><h1>Lokales Postfach</h1><p>Es ist kein Mailserver eingerichtet. Diese E-Mails wären versendet worden.</p>${body}</main></html>`,
      );
  });
}
