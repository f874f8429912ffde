import { type ContactForm, type ContactTrouble, emptyContact, isInquiryType } from "@hz/contract/account/contact";
import { paths } from "@hz/contract/paths";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { ShowContact } from "../../pages/index.ts";
import { readForm } from "./read-form.ts";
import { receiveInquiry } from "./receive.ts";
import { checkStamp, makeStamp, stampAgain } from "./stamp.ts";

/** The longest message in the longest way to write it. */
const MOST_BYTES = 64 * 1024;
const SENT = `${paths.contact}?gesendet=1`;

/** Registers the contact form: a plain form, which works without a script. */
export async function registerContact(app: FastifyInstance, ctx: Context, show: ShowContact): Promise<void> {
  const page = (request: FastifyRequest, reply: FastifyReply, status: number, form: Omit<Partial<ContactForm>, "stamp">) => {
    const stamp = request.method === "POST" ? stampAgain(ctx, sentBy(request)?.stamp ?? "") : makeStamp(ctx);
    return show(request, reply, { values: emptyContact(), errors: {}, trouble: null, stamp, ...form }, status);
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const values = sentBy(request)?.values ?? emptyContact();
      const [status, trouble] = reasonOf(error);
      if (trouble === "failed") ctx.log.failure(request, error);
      return page(request, reply, status, { values, trouble });
    });

    scope.get<{ Querystring: { anliegen?: unknown; gesendet?: unknown } }>(paths.contact, (request, reply) => {
      const { anliegen, gesendet } = request.query;
      if (gesendet !== undefined) return show(request, reply, "sent", 200);
      return page(request, reply, 200, { values: emptyContact(isInquiryType(anliegen) ? anliegen : "") });
    });

    scope.post(paths.contact, async (request, reply) => {
      if (!isFromHere(ctx, request)) return page(request, reply, 403, { trouble: "origin" });
      const sent = sentBy(request);
      if (!sent) return page(request, reply, 415, { trouble: "again" });
      const { values, errors, stamp, isTrapped } = sent;
      const age = checkStamp(ctx, stamp);
      // Whoever fills in forms by itself shall learn nothing from the answer.
      if (isTrapped || age === "fast") return reply.redirect(SENT, 303);
      if (age !== "good") return page(request, reply, 422, { values, errors, trouble: age === "old" ? "stale" : "again" });
      if (Object.keys(errors).length > 0) return page(request, reply, 422, { values, errors });
      ctx.rateLimiter.check("contact-origin", request.ip);
      ctx.rateLimiter.check("contact-mailbox", "", values.email.toLowerCase());
      ctx.rateLimiter.count("contact-origin", request.ip);
      ctx.rateLimiter.count("contact-mailbox", "", values.email.toLowerCase());
      await receiveInquiry(ctx, values, stamp);
      return reply.redirect(SENT, 303);
    });
  });
}

/** What a browser sent, or null where that is no form, or none that could be read. */
const sentBy = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? readForm(body) : null);

function reasonOf(error: FastifyError): [status: number, trouble: ContactTrouble] {
  if (error instanceof Failure && error.code === "TOO_MANY_TRIES") return [429, "limit"];
  if (error.statusCode === 413) return [413, "large"];
  // Another kind of body, or one that is damaged.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return [error.statusCode, "again"];
  return [503, "failed"];
}

/** Another site's page cannot have its visitors write to us. Older browsers say only the origin, the oldest nothing. */
function isFromHere({ config }: Context, { headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin === undefined || headers.origin === new URL(config.publicUrl).origin;
}
