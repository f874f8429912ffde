import { invitationRoutes } from "@hz/contract/people/invitations";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes, type WaitingPerson } from "@hz/contract/people/people";
import { wire } from "../../bytes.ts";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { normalEmail, refuseHidden, startSession } from "../auth/index.ts";
import { grantsTo } from "../departments/index.ts";
import { memberOf, peopleOf, userOf, usersOf } from "../users/index.ts";
import { accept } from "./accept.ts";
import { changeUser } from "./change-user.ts";
import { storeGrants } from "./store-grants.ts";
import { handOver } from "./hand-over.ts";
import { invite, renewInvitation } from "./invite.ts";
import { joinsOf } from "./joins.ts";
import { accessIndex, givable, grantersFor, holdersWhoWait, isMissing, unheldOf, waitingSince } from "./missing.ts";
import { offerOf } from "./offer.ts";
import { removeUser } from "./remove-user.ts";
import { invitationOf, invitationsOf } from "./store.ts";
import { invitationView, userView } from "./view.ts";

/** Everybody who waits for a grant that the caller may give, in whole or in part, with what vouches for their keys. */
async function waitingPeople(tx: Tx, { accountId, userId }: UserCaller): Promise<WaitingPerson[]> {
  const book = await accessIndex(tx, accountId, undefined, userId);
  const people = await peopleOf(tx, accountId);
  const caller = people.find(({ id }) => id === userId);
  const waiting = people.filter((one) => caller && one.id !== userId && isMissing(givable(book, caller, book.missingFor(one))));
  const ids = waiting.map(({ id }) => id);
  const joins = await joinsOf(tx, accountId, ids);
  return (await usersOf(tx, accountId, ids)).map((user) => ({
    id: user.id,
    fullName: user.full_name,
    email: user.email,
    kemPublicKey: wire(user.kem_public_key),
    sigPublicKey: wire(user.sig_public_key),
    member: memberOf(user),
    missing: book.missingFor(user),
    unheld: unheldOf(book, people, user),
    joins: joins.get(user.id)!.filter((join) => book.missingFor(user).departments.some((one) => one.departmentId === join.departmentId)),
  }));
}

export function registerPeopleRoutes({ handle, ctx }: Door): void {
  handle(peopleRoutes.list, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const book = await accessIndex(tx, accountId, undefined, userId);
      const people = (await peopleOf(tx, accountId)).map((user) => userView(user, book));
      const invited = (await invitationsOf(tx, accountId)).map((row) => invitationView(row, book, ctx.now()));
      const hidden = await guestsHiddenFrom(tx, accountId, userId);
      return [...people, ...invited].filter(({ id }) => !hidden.has(id));
    }),
  );

  handle(peopleRoutes.get, ({ caller: { accountId, userId }, params: { id } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      await refuseHidden(tx, accountId, userId, id);
      const book = await accessIndex(tx, accountId, id, userId);
      const invitation = await invitationOf(tx, accountId, id);
      if (invitation) return invitationView(invitation, book, ctx.now());
      const user = await userOf(tx, accountId, id);
      if (!user || user.deleted_at) throw new Failure("NOT_FOUND");
      return userView(user, book);
    }),
  );

  handle(peopleRoutes.departments, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => (await accessIndex(tx, accountId, userId, userId)).departments),
  );
  handle(peopleRoutes.waiting, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => waitingPeople(tx, caller)));
  handle(peopleRoutes.access, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = (await userOf(tx, accountId, userId))!;
      const missing = (await accessIndex(tx, accountId, userId)).missingFor(user);
      const { now, first, uncompared, givesReports, isUnheld, inSafe } = await grantersFor(tx, accountId, user);
      const later = isMissing(missing) ? await holdersWhoWait(tx, accountId, user) : [];
      const { length: grants } = await grantsTo(tx, accountId, userId);
      const names = (people: readonly { full_name: string }[]) => people.map((one) => one.full_name);
      return {
        missing,
        since: await waitingSince(tx, user),
        granters: names(now),
        first: names(first),
        uncompared: names(uncompared),
        later: names(later),
        givesReports,
        isUnheld,
        inSafe,
        grants,
      };
    }),
  );
  handle(peopleRoutes.update, ({ caller, params, body }) => {
    const change = () => changeUser(ctx, caller, params.id, body);
    // Another address for an invitation is another mail.
    return body.email === undefined ? change() : countingMail(ctx, caller, normalEmail(body.email), change);
  });
  handle(peopleRoutes.remove, async ({ caller, params }) => {
    await removeUser(ctx, caller, params.id);
    return {};
  });
  handle(ownershipRoutes.handOver, async ({ caller, params }) => {
    await handOver(ctx, caller, params.id);
    return {};
  });
  handle(peopleRoutes.grant, async ({ caller, params, body }) => ({ missing: await storeGrants(ctx, caller, params.id, body) }));

  handle(invitationRoutes.invite, async ({ caller, body }) => ({
    user: await countingMail(ctx, caller, normalEmail(body.email), () => invite(ctx, caller, body)),
  }));
  handle(invitationRoutes.renew, async ({ caller, params, body }) => ({
    user: await countingMail(ctx, caller, params.id, () => renewInvitation(ctx, caller, params.id, body.keys)),
  }));
}

/** Counts an invitation's mail, by its address or as the renewed one of an invitation. Throws TOO_MANY_TRIES. */
function countMail({ rateLimiter }: Context, accountId: string, mailbox: string): void {
  rateLimiter.check("invite-account", accountId);
  rateLimiter.check("invite-mailbox", accountId, mailbox);
  rateLimiter.count("invite-account", accountId);
  rateLimiter.count("invite-mailbox", accountId, mailbox);
}

/** The same around what has it sent; whoever is only asked to prove who they are has sent nothing. */
async function countingMail<T>(ctx: Context, { accountId }: UserCaller, mailbox: string, send: () => Promise<T>): Promise<T> {
  countMail(ctx, accountId, mailbox);
  try {
    return await send();
  } catch (error) {
    if (error instanceof Failure && error.code === "CONFIRMATION_NEEDED") {
      ctx.rateLimiter.giveBack("invite-account", accountId);
      ctx.rateLimiter.giveBack("invite-mailbox", accountId, mailbox);
    }
    throw error;
  }
}

/** What an invited person calls before they have an account. */
export function registerInvitationRoutes({ handle, ctx }: Door): void {
  handle(invitationRoutes.offer, ({ query, request }) => {
    ctx.rateLimiter.check("invitation", request.ip);
    ctx.rateLimiter.count("invitation", request.ip);
    return offerOf(ctx, query.token);
  });
  handle(invitationRoutes.accept, async ({ body, request, reply }) => {
    ctx.rateLimiter.check("invitation", request.ip);
    ctx.rateLimiter.count("invitation", request.ip);
    ctx.rateLimiter.check("invite-code", request.ip, body.token);
    ctx.rateLimiter.count("invite-code", request.ip, body.token);
    const who = await accept(ctx, body);
    return startSession(ctx, reply, { ...who, remember: false });
  });
}
