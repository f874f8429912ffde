import { sellerLines } from "@hz/contract/account/operator";
import type { Context } from "../../context.ts";

/** The operator at the foot of the provider's invoices, whose head the provider fills from its own account; nothing where it is not named. */
export function sellerFooter({ config }: Pick<Context, "config">): { invoice_settings?: { footer: string } } {
  const lines = sellerLines(config.operator);
  return lines.length > 0 ? { invoice_settings: { footer: lines.join("\n") } } : {};
}
