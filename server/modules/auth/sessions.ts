import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { NewSession } from "@hz/contract/sign-in/auth";
import { CONFIRMED_MINUTES, UNATTENDED_HEADER } from "@hz/contract/limits";
import { needsVouching, type Permission } from "@hz/contract/permissions";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { GUEST_RUNS } from "../../db/guest-access.ts";
import { newId } from "../../db/new-id.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { sameBytes } from "../../secrets.ts";
import { accountOf, hasPlan } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { currentUserView, lockUser, type UserRow, userOf } from "../users/index.ts";
import { deviceOf } from "./device.ts";
import { endSessionsOf } from "./own-sessions.ts";
import { isOver, isWorthNoting, limitsOf } from "./session-limits.ts";
import { sha256 } from "./store.ts";

/** `__Host-` needs https; a plain local installation gets the same cookie under a plain name. */
export const cookieName = (ctx: Context) => (ctx.config.publicUrl.startsWith("https:") ? "__Host-session" : "session");

/** The same when it is set and when it is taken away: browsers refuse a `__Host-` cookie that lacks one of them. */
const cookieAttributes = (ctx: Context) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: ctx.config.publicUrl.startsWith("https:") }) as const;

/** By what somebody proved who they are; the audit log says it. */
export type SignInMethod = "password" | "totp" | "code" | "password-and-passkey" | "passkey";

/**
 * Holds a user's row until the transaction ends, so that a change of password, a reset or a dismissal comes wholly before or
 * after what this permits. Throws SIGN_IN_FAILED where the user, as they proved who they are, is no more.
 */
export async function holdUser(tx: Tx, accountId: string, userId: string, seen?: { auth_hash: Buffer }): Promise<void> {
  const row = await lockUser(tx, accountId, userId);
  if (!row?.is_active || (seen && !sameBytes(row.auth_hash, seen.auth_hash))) throw new Failure("SIGN_IN_FAILED");
  if (row.is_guest && !(await isGuestRunning(tx, accountId, userId))) throw new Failure("GUEST_ACCESS_ENDED");
}

async function isGuestRunning(tx: Tx, accountId: string, userId: string): Promise<boolean> {
  const accesses = tx.selectFrom("guest_accesses as g").select("g.id").where("g.account_id", "=", accountId);
  return (await accesses.where("g.user_id", "=", userId).where(GUEST_RUNS).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Starts a session: sets the HttpOnly cookie and resolves to the bearer value that must come with it, so that neither a stolen
 * local storage nor a forged request is enough alone. `seen` is the user as the proof was checked against; throws SIGN_IN_FAILED
 * where that holds no more, GUEST_ACCESS_ENDED for a guest whose time is over.
 */
export async function startSession(
  ctx: Context,
  reply: FastifyReply,
  who: { accountId: string; userId: string; remember: boolean; method?: SignInMethod; seen?: UserRow },
): Promise<NewSession> {
  const { accountId, userId, remember, method = "password", seen } = who;
  const cookie = randomBytes(32).toString("base64url");
  const bearer = randomBytes(32);
  const sessionKey = randomBytes(32);
  const id = newId();
  const now = ctx.now();
  const { user, life } = await ctx.db.tenant(accountId, async (tx) => {
    await holdUser(tx, accountId, userId, seen);
    const account = await accountOf(tx, accountId);
    const { life } = limitsOf({ remembered: remember }, account);
    const expiresAt = new Date(now.getTime() + life);
    await tx
      .insertInto("sessions")
      .values({
        account_id: accountId,
        id,
        user_id: userId,
        bearer_hash: sha256(bearer),
        session_key: ctx.secrets.seal(sessionKey, `session ${id}`),
        device: deviceOf(reply.request.headers["user-agent"]),
        remembered: remember,
        created_at: now,
        last_seen_at: now,
        confirmed_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await tx
      .insertInto("directory_sessions")
      .values({ token_hash: sha256(cookie), account_id: accountId, session_id: id, expires_at: expiresAt })
      .execute();
    await tx.updateTable("users").set({ last_login_at: now }).where("account_id", "=", accountId).where("id", "=", userId).execute();
    record(accountId, { actor: userId, action: "session.started", target: id, details: { method, remember } });
    return { user: currentUserView((await userOf(tx, accountId, userId))!, account), life };
  });
  await endReplaced(ctx, reply.request);
  reply.setCookie(cookieName(ctx), cookie, {
    ...cookieAttributes(ctx),
    ...(remember ? { maxAge: life / 1000 } : {}),
  });
  return { sessionToken: wire(bearer), sessionId: id, sessionKey: wire(sessionKey), user };
}

/** Ends the session that this browser had until now, whoever's it was: without its cookie nobody could sign it out any more. */
async function endReplaced(ctx: Context, request: FastifyRequest): Promise<void> {
  const cookie = request.cookies[cookieName(ctx)];
  const found = cookie && (await ctx.sessionDirectory(sha256(cookie).toString("base64url")));
  if (!found) return;
  const { accountId, sessionId } = found;
  await ctx.db.tenant(accountId, async (tx) => {
    const sessions = tx.selectFrom("sessions").select("user_id").where("account_id", "=", accountId);
    const session = await sessions.where("id", "=", sessionId).executeTakeFirst();
    if (!session) return;
    await endSessionsOf(tx, accountId, session.user_id, { only: sessionId });
    record(accountId, { actor: session.user_id, action: "session.ended", target: sessionId });
  });
}

/** The signed-in user of a request; throws NOT_SIGNED_IN unless cookie and bearer belong to one living session. */
export async function recogniseUser(ctx: Context, request: FastifyRequest): Promise<UserCaller> {
  const cookie = request.cookies[cookieName(ctx)];
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!cookie || !bearer) throw new Failure("NOT_SIGNED_IN");
  const found = await ctx.sessionDirectory(sha256(cookie).toString("base64url"));
  if (!found) throw new Failure("NOT_SIGNED_IN");
  const { accountId, sessionId } = found;
  return ctx.db.tenant(accountId, async (tx) => {
    const session = await livingSession(ctx, tx, accountId, sessionId);
    if (!session || !sameBytes(session.bearer_hash, sha256(Buffer.from(bearer, "base64url")))) throw new Failure("NOT_SIGNED_IN");
    // A stream opens again by itself, and news are read, in a window that nobody sits at too: that is no use.
    const isUse = request.headers.accept !== "text/event-stream" && request.headers[UNATTENDED_HEADER] === undefined;
    if (isUse && isWorthNoting(session, ctx.now()))
      await tx
        .updateTable("sessions")
        .set({ last_seen_at: ctx.now() })
        .where("account_id", "=", accountId)
        .where("id", "=", sessionId)
        .execute();
    return {
      accountId,
      userId: session.user_id,
      sessionId,
      permissions: session.permissions,
      isOwner: session.is_account_owner,
      hasPlan: hasPlan(session, ctx.now()),
      mustEnrol: mustEnrol(session),
      isConfirmed: session.is_email_verified,
      isProven: session.confirmed_at !== null && ctx.now().getTime() - session.confirmed_at.getTime() < CONFIRMED_MINUTES * 60_000,
      archiveAt: session.archive_at,
      isWaiting: session.is_unvouched && needsVouching(session.permissions),
      guest: session.is_guest ? (session.guest_runs ? "running" : "ended") : null,
    };
  });
}

const mustEnrol = (session: { require_second_factor: boolean; totp_confirmed_at: Date | null }) =>
  session.require_second_factor && session.totp_confirmed_at === null;

/**
 * Nobody vouches for these keys. After a new account key everybody waits for new signatures, but with the keys that were
 * vouched for before; after a reset without a code there are new keys, which only a mailbox speaks for.
 */
const isUnvouched = sql<boolean>`(u.member_signature is null and not exists (
  select from former_keys f where f.account_id = u.account_id and f.user_id = u.id and f.sig_public_key = u.sig_public_key))`;

/** Whether any access of the guest runs; nothing is looked up for anybody else. */
const guestRuns = sql<boolean>`(u.is_guest and exists (select from guest_accesses g where g.account_id = u.account_id
  and g.user_id = u.id and ${GUEST_RUNS}))`;

/** A session with its user and the account's limits; undefined when it is over or its user may not come in any more. */
async function livingSession(ctx: Context, tx: Tx, accountId: string, id: string) {
  const session = await tx
    .selectFrom("sessions as s")
    .innerJoin("users as u", (on) => on.onRef("u.account_id", "=", "s.account_id").onRef("u.id", "=", "s.user_id"))
    .innerJoin("accounts as a", "a.account_id", "s.account_id")
    .select([
      "s.user_id",
      "s.bearer_hash",
      "s.session_key",
      "s.remembered",
      "s.created_at",
      "s.last_seen_at",
      "s.expires_at",
      "s.confirmed_at",
      "s.archive_at",
    ])
    .select(["u.is_active", "u.permissions", "u.totp_confirmed_at", "a.session_hours", "a.idle_minutes", "a.require_second_factor"])
    .select(["u.is_account_owner", "u.is_email_verified", "a.subscription_status", "a.trial_end_date", "a.current_period_end"])
    .select(isUnvouched.as("is_unvouched"))
    .select(["u.is_guest", guestRuns.as("guest_runs")])
    .where("s.account_id", "=", accountId)
    .where("s.id", "=", id)
    .executeTakeFirst();
  return session?.is_active && !isOver(session, ctx.now()) ? session : undefined;
}

/** What the user of a session may do at this moment; null when it is over, or a second factor must be set up first. */
export async function currentPermissions(ctx: Context, tx: Tx, caller: UserCaller): Promise<readonly Permission[] | null> {
  const session = await livingSession(ctx, tx, caller.accountId, caller.sessionId);
  return session && !mustEnrol(session) ? session.permissions : null;
}

/** The 32 bytes under which the browser keeps its user key over a reload. */
export async function sessionKey(ctx: Context, tx: Tx, caller: UserCaller): Promise<string> {
  const session = await livingSession(ctx, tx, caller.accountId, caller.sessionId);
  if (!session) throw new Failure("NOT_SIGNED_IN");
  return wire(ctx.secrets.open(session.session_key, `session ${caller.sessionId}`));
}

/** Ends a session on both sides; with it goes the key that opens what the browser kept. */
export async function endSession(ctx: Context, reply: FastifyReply, { accountId, userId, sessionId }: UserCaller): Promise<void> {
  await ctx.db.tenant(accountId, async (tx) => {
    await endSessionsOf(tx, accountId, userId, { only: sessionId });
    record(accountId, { actor: userId, action: "session.ended", target: sessionId });
  });
  reply.clearCookie(cookieName(ctx), cookieAttributes(ctx));
}
