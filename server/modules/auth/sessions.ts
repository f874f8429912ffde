import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { NewSession } from "@hz/contract/auth";
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from "@hz/contract/limits";
import type { Permission } from "@hz/contract/permissions";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { sameBytes } from "../../secrets.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { currentUserView, userOf } from "../users/index.ts";

const sha256 = (value: Uint8Array | string) => createHash("sha256").update(value).digest();

/** `__Host-` needs https; a plain local installation gets the same cookie under a plain name. */
export const cookieName = (ctx: Context) => (ctx.config.publicUrl.startsWith("https:") ? "__Host-session" : "session");

/** The same when it is set and when it is taken away: browsers refuse a `__Host-` cookie that lacks one of them. */
const cookieAttributes = (ctx: Context) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: ctx.config.publicUrl.startsWith("https:") }) as const;

/**
 * Starts a session: sets the HttpOnly cookie and gives the bearer value that must come with it, so that neither a stolen
 * local storage nor a forged request is enough alone.
 */
export async function startSession(
  ctx: Context,
  reply: FastifyReply,
  who: { accountId: string; userId: string; remember: boolean },
): Promise<NewSession> {
  const cookie = randomBytes(32).toString("base64url");
  const bearer = randomBytes(32);
  const sessionKey = randomBytes(32);
  const id = newId();
  const seconds = who.remember ? REMEMBERED_SESSION_DAYS * 86_400 : SESSION_HOURS * 3_600;
  const expiresAt = new Date(ctx.now().getTime() + seconds * 1000);
  const user = await ctx.db.tenant(who.accountId, async (tx) => {
    await tx
      .insertInto("sessions")
      .values({
        account_id: who.accountId,
        id,
        user_id: who.userId,
        bearer_hash: sha256(bearer),
        session_key: ctx.secrets.seal(sessionKey, `session ${id}`),
        expires_at: expiresAt,
      })
      .execute();
    await tx
      .insertInto("directory_sessions")
      .values({ token_hash: sha256(cookie), account_id: who.accountId, session_id: id, expires_at: expiresAt })
      .execute();
    await tx
      .updateTable("users")
      .set({ last_login_at: ctx.now() })
      .where("account_id", "=", who.accountId)
      .where("id", "=", who.userId)
      .execute();
    record(who.accountId, { actor: who.userId, action: "session.started", target: id });
    return currentUserView((await userOf(tx, who.accountId, who.userId))!, await accountOf(tx, who.accountId));
  });
  reply.setCookie(cookieName(ctx), cookie, {
    ...cookieAttributes(ctx),
    ...(who.remember ? { maxAge: seconds } : {}),
  });
  return { sessionToken: wire(bearer), sessionId: id, sessionKey: wire(sessionKey), user };
}

/** The signed-in user of a request; throws NOT_SIGNED_IN unless cookie and bearer belong to one living session. */
export async function recogniseUser(ctx: Context, request: FastifyRequest): Promise<UserCaller> {
  const cookie = request.cookies[cookieName(ctx)];
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!cookie || !bearer) throw new Failure("NOT_SIGNED_IN");
  const entry = await ctx.db.directory((tx) =>
    tx.selectFrom("directory_sessions").selectAll().where("token_hash", "=", sha256(cookie)).executeTakeFirst(),
  );
  if (!entry || entry.expires_at <= ctx.now()) throw new Failure("NOT_SIGNED_IN");
  const session = await ctx.db.tenant(entry.account_id, (tx) => sessionOf(tx, entry.account_id, entry.session_id));
  if (!session || !session.is_active || session.expires_at <= ctx.now()) throw new Failure("NOT_SIGNED_IN");
  if (!sameBytes(session.bearer_hash, sha256(Buffer.from(bearer, "base64url")))) throw new Failure("NOT_SIGNED_IN");
  return {
    accountId: entry.account_id,
    userId: session.user_id,
    sessionId: entry.session_id,
    permissions: session.permissions as Permission[],
  };
}

const sessionOf = (tx: Tx, accountId: string, id: string) =>
  tx
    .selectFrom("sessions as s")
    .innerJoin("users as u", (on) => on.onRef("u.account_id", "=", "s.account_id").onRef("u.id", "=", "s.user_id"))
    .select(["s.user_id", "s.bearer_hash", "s.session_key", "s.expires_at", "u.is_active", "u.permissions"])
    .where("s.account_id", "=", accountId)
    .where("s.id", "=", id)
    .executeTakeFirst();

/** What the user of a session may do at this moment; null when the session is over. */
export async function currentPermissions(ctx: Context, tx: Tx, caller: UserCaller): Promise<readonly Permission[] | null> {
  const session = await sessionOf(tx, caller.accountId, caller.sessionId);
  return session?.is_active && session.expires_at > ctx.now() ? (session.permissions as Permission[]) : null;
}

/** The 32 bytes under which the browser keeps its user key over a reload. */
export async function sessionKey(ctx: Context, tx: Tx, caller: UserCaller): Promise<string> {
  const row = (await sessionOf(tx, caller.accountId, caller.sessionId))!;
  return wire(ctx.secrets.open(row.session_key, `session ${caller.sessionId}`));
}

/** Ends a session on both sides; with it goes the key that opens what the browser kept. */
export async function endSession(ctx: Context, reply: FastifyReply, caller: UserCaller): Promise<void> {
  await ctx.db.tenant(caller.accountId, async (tx) => {
    await tx.deleteFrom("sessions").where("account_id", "=", caller.accountId).where("id", "=", caller.sessionId).execute();
    await tx
      .deleteFrom("directory_sessions")
      .where("account_id", "=", caller.accountId)
      .where("session_id", "=", caller.sessionId)
      .execute();
    record(caller.accountId, { actor: caller.userId, action: "session.ended", target: caller.sessionId });
  });
  reply.clearCookie(cookieName(ctx), cookieAttributes(ctx));
}
