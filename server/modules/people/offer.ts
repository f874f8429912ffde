import type { InvitationOffer } from "@hz/contract/people/invitations";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { accountOf } from "../accounts/index.ts";
import { addressStanding, emailHash } from "../auth/index.ts";
import { grantsTo } from "../departments/index.ts";
import { demandMailbox, findToken } from "../tokens/index.ts";
import { membersOf, userOf } from "../users/index.ts";
import { invitationOf } from "./store.ts";

/** What an invitation's link leads to, with what its code opens; throws TOKEN_INVALID. */
export async function offerOf(ctx: Context, token: string): Promise<InvitationOffer> {
  const holder = await findToken(ctx, token, "invitation");
  const { accountId, userId: id } = holder;
  const offer = await ctx.db.tenant(accountId, async (tx) => {
    const row = await invitationOf(tx, accountId, id);
    if (!row) throw new Failure("TOKEN_INVALID");
    demandMailbox(ctx, holder, row.email);
    const account = await accountOf(tx, accountId);
    const inviter = await userOf(tx, accountId, row.invited_by);
    const hasCode = row.code_hash !== null && row.certificate !== null && row.public_key !== null;
    return {
      id,
      accountId,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      companyName: account.company_name,
      invitedBy: inviter?.full_name ?? account.company_name,
      hasCode,
      isGuest: row.is_guest,
      certificate: hasCode
        ? {
            sigPublicKey: wire(row.public_key!),
            permits: row.permits ?? "",
            notAfter: Number(row.not_after),
            certificate: wire(row.certificate!),
          }
        : null,
      grants: await grantsTo(tx, accountId, id),
      members: await membersOf(tx, accountId, [row.invited_by]),
    };
  });
  return { ...offer, address: await addressStanding(ctx, emailHash(ctx.secrets, offer.email)) };
}
