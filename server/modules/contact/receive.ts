import type { ContactValues } from "@hz/contract/account/contact";
import type { Context } from "../../context.ts";
import { mailInquiry } from "./jobs.ts";
import { sealInquiry } from "./sealing.ts";
import { insertInquiry } from "./store.ts";

/** Keeps a form that is in order, sealed, until it has been mailed; the same form again changes nothing. */
export async function receiveInquiry(ctx: Context, values: ContactValues, stamp: string): Promise<void> {
  const id = idOf(ctx, values, stamp);
  await ctx.db.directory(async (tx) => {
    if (await insertInquiry(tx, { id, sealed: sealInquiry(ctx, id, values), at: ctx.now() })) await ctx.jobs.enqueue(mailInquiry, { id });
  });
}

/** The same for the same words from the same form: a double click is one inquiry, another text a second one. */
function idOf({ secrets }: Context, values: ContactValues, stamp: string): string {
  const hex = secrets.hash("contact inquiry", stamp, JSON.stringify(values)).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
