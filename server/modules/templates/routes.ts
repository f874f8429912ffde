import { templateRoutes } from "@hz/contract/templates/templates";
import type { Door } from "../../context.ts";
import { changeTemplate, createTemplate, removeTemplate, resetText, saveText } from "./change-templates.ts";
import { receiptUnsigned, signReceipt } from "./receipt-signatures.ts";
import { ownTemplatesOf, textsOf } from "./store.ts";
import { ownTemplateView, textView } from "./view.ts";

export function registerTemplateRoutes({ handle, ctx }: Door): void {
  handle(templateRoutes.list, ({ caller: { accountId } }) =>
    ctx.db.tenant(accountId, async (tx) => ({
      texts: (await textsOf(tx, accountId)).map(textView),
      own: (await ownTemplatesOf(tx, accountId)).map(ownTemplateView),
      receiptUnsigned: await receiptUnsigned(tx, accountId),
    })),
  );
  handle(templateRoutes.create, ({ caller, body }) => createTemplate(ctx, caller, body));
  handle(templateRoutes.update, ({ caller, params, body }) => changeTemplate(ctx, caller, params.id, body));
  handle(templateRoutes.remove, async ({ caller, params }) => {
    await removeTemplate(ctx, caller, params.id);
    return {};
  });
  handle(templateRoutes.saveText, async ({ caller, params, body }) => {
    const stored = await saveText(ctx, caller, params, body);
    return { stored: stored && textView(stored) };
  });
  handle(templateRoutes.signReceipt, ({ caller, body }) => signReceipt(ctx, caller, body));
  handle(templateRoutes.resetText, async ({ caller, params, query }) => {
    await resetText(ctx, caller, params, query.seen);
    return {};
  });
}
