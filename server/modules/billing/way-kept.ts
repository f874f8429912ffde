import { isDeepStrictEqual } from "node:util";
import { PaymentMethod } from "@hz/contract/billing/billing";
import { awaitsTransfer } from "@hz/contract/billing/owed";
import { APPLICATION_LANGUAGES, type ApplicationLanguage, mailLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { wayKept } from "../../mail/templates/way-kept.ts";
import { record } from "../audit/index.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { creditorOf } from "./creditor.ts";
import { customerOf, invoicesOf, payerOf } from "./store.ts";

/** To whoever chose how an account pays, and to whoever pays; `readIn` is in which language a mandate was read. Nothing where they can no longer sign in. */
export const mailWayKept = defineMail(
  "mail-way-kept",
  z.object({ accountId: Id, userId: Id, chosenBy: Id, at: z.int(), method: PaymentMethod, readIn: z.enum(APPLICATION_LANGUAGES) }),
  (ctx: Context, { accountId, userId, chosenBy, at, method, readIn }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!user?.is_active) return null;
      const { full_name: by } = (await userOf(tx, accountId, chosenBy))!;
      const invoices = (await invoicesOf(tx, accountId)).map((one) => one.invoice);
      const isAwaiting = !("invoice" in method) && invoices.some((invoice) => awaitsTransfer(invoice, ctx.now().getTime()));
      const kept = { by, at: new Date(at), method, creditor: creditorOf(ctx), readIn: mailLanguage(readIn), isAwaiting };
      return { to: user.email, ...wayKept(user.language, kept, ctx.config.publicUrl + paths.billing) };
    }),
);

const ACTIONS = { card: "billing.card-changed", sepaDebit: "billing.debit-chosen", invoice: "billing.invoice-chosen" } as const;

/** How an account pays as far as is known; asked before another way is chosen, of which the provider may tell at any moment. */
export const keptWay = (ctx: Context, accountId: string): Promise<PaymentMethod | null> =>
  ctx.db.tenant(accountId, async (tx) => (await customerOf(tx, accountId))?.paymentMethod ?? null);

type Chosen = { method: PaymentMethod; former: PaymentMethod | null; readIn?: ApplicationLanguage };

/**
 * Writes down that somebody chose how their account pays, and mails it where it is another way than before. Each mandate is
 * another one, and whoever gives it gets a copy.
 */
export async function noteWay(ctx: Context, { accountId, userId }: UserCaller, { method, former, readIn = "de" }: Chosen): Promise<void> {
  await ctx.db.tenant(accountId, async (tx) => {
    const action = "card" in method ? ACTIONS.card : "sepaDebit" in method ? ACTIONS.sepaDebit : ACTIONS.invoice;
    await record(accountId, { actor: userId, action });
    if (isDeepStrictEqual(former, method)) return;
    const payer = await payerOf(tx, accountId);
    const readers = new Set([userId, ...(payer ? [payer.id] : [])]);
    for (const reader of readers)
      await ctx.jobs.enqueue(mailWayKept, { accountId, userId: reader, chosenBy: userId, at: ctx.now().getTime(), method, readIn });
  });
}
