import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { accountDeletion, DELETION_MAILS } from "../../mail/templates/account-deletion.ts";
import { accountOf } from "../accounts/index.ts";
import { payerOf } from "../billing/index.ts";
import { defineMail } from "../mails/index.ts";

/** To the owner: the account will be deleted, soon, or not after all. Nothing where that is no longer so when it is sent. */
export const mailDeletion = defineMail(
  "mail-deletion",
  z.object({ accountId: Id, kind: z.enum(DELETION_MAILS) }),
  (ctx: Context, { accountId, kind }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await payerOf(tx, accountId);
      if (!user) return null;
      const { company_name: company, deletion_due_at: due } = await accountOf(tx, accountId);
      if ((due === null) !== (kind === "deletion-withdrawn")) return null;
      const { publicUrl, support } = ctx.config;
      const addresses = { app: publicUrl + paths.dashboard, billing: publicUrl + paths.billing };
      return { to: user.email, ...accountDeletion(kind, user.language, { company, due, support: support.email }, addresses) };
    }),
);
