import * as z from "zod";
import { Id } from "@hz/contract/scalars";
import { guestEnded } from "../../mail/templates/guest-ended.ts";
import { accountOf } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";

/** To a guest: somebody has ended an access of theirs. Not which, because the mail says nothing of cases. */
export const mailGuestEnded = defineMail("mail-guest-ended", z.object({ accountId: Id, userId: Id }), (ctx, { accountId, userId }) =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await userOf(tx, accountId, userId);
    if (!user?.is_active) return null;
    const { company_name: company } = await accountOf(tx, accountId);
    return { to: user.email, ...guestEnded(user.language, company) };
  }),
);
