import type { TransferAccount } from "@hz/contract/billing/invoices";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";

/** The account that a customer's transfers go to: the provider keeps one for each, so that it knows whose money came. Throws PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
export async function transferAccount({ stripe }: Payment, customer: string): Promise<TransferAccount> {
  const { bank_transfer: found } = await ask(() =>
    stripe.customers.createFundingInstructions(customer, {
      funding_type: "bank_transfer",
      currency: "eur",
      bank_transfer: { type: "eu_bank_transfer", eu_bank_transfer: { country: "DE" } },
    }),
  );
  const told = found.financial_addresses.find(({ iban }) => iban)?.iban;
  if (!told) throw new Failure("PAYMENT_REFUSED");
  return { iban: told.iban, bic: told.bic, holder: told.account_holder_name };
}
