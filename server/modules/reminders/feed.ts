import { readsReports } from "@hz/contract/permissions";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { userOf } from "../users/index.ts";
import { calendarHash, calendarOf } from "./calendar.ts";
import { calendarOwner } from "./store.ts";

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/**
 * Registers where calendar programs read somebody's deadlines. They send nothing but the address, so its token is all that
 * proves them; the log has the pattern only. A right address is never refused, however many wrong ones came from the same
 * network before: nobody guesses 256 bits. Whoever may no longer read reports has no calendar.
 */
export function registerCalendarFeed(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async ({ params: { file }, ip }, reply) => {
    const text = await textOf(ctx, FILE.exec(file)?.[1]);
    if (text === null) {
      ctx.rateLimiter.check("calendar", ip);
      ctx.rateLimiter.count("calendar", ip);
      throw new Failure("NOT_FOUND");
    }
    return reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" }).type("text/calendar; charset=utf-8").send(text);
  });
}

async function textOf(ctx: Context, token: string | undefined): Promise<string | null> {
  const owner = token && (await ctx.db.find((tx) => calendarOwner(tx, calendarHash(token))));
  if (!owner) return null;
  const { account_id: accountId, user_id: userId } = owner;
  return ctx.db.tenant(accountId, async (tx) => {
    const user = await userOf(tx, accountId, userId);
    return user?.is_active && readsReports(user.permissions) ? calendarOf(ctx, tx, user) : null;
  });
}
