import { sql } from "kysely";
import type { PaymentMethod, Subscription } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import type { BillingDetails } from "@hz/contract/billing/details";
import type { Database, Tx } from "../../db/database.ts";
import type { UserRow } from "../users/index.ts";
import { newestFirst } from "./provider-shapes.ts";

/** What stands of an account at the payment provider, as it was told last. */
export type Customer = {
  /** Null where it was deleted there. */
  customerId: string | null;
  readAt: Date;
  subscriptionId: string | null;
  subscription: Subscription | null;
  paymentMethod: PaymentMethod | null;
  details: BillingDetails | null;
  reverseCharge: boolean;
  /** In cents; the next invoices use it up. */
  credit: number;
  /** Of which card it was mailed that it is about to expire. */
  expiryMailed: string | null;
};
/** An invoice with what was mailed about it: the receipt, and of how many failed charges. */
export type StoredInvoice = { invoice: Invoice; receiptMailed: boolean; failuresMailed: number };

/** An account's customer at the provider, or null where there is none yet. */
export async function customerOf(tx: Tx, accountId: string): Promise<Customer | null> {
  const row = await tx.selectFrom("billing_customers").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!row) return null;
  return {
    customerId: row.customer_id,
    readAt: row.read_at,
    subscriptionId: row.subscription_id,
    subscription: row.subscription,
    paymentMethod: row.payment_method,
    // What was kept before they were asked for lacks the reference and the mailbox for invoices.
    details: row.details && {
      ...row.details,
      buyerReference: row.details.buyerReference ?? "",
      invoiceEmail: row.details.invoiceEmail ?? "",
    },
    reverseCharge: row.reverse_charge,
    credit: row.credit,
    expiryMailed: row.expiry_mailed,
  };
}

/** Notes under which id the provider knows an account; where it is known already, that id stays and is given. */
export async function claimCustomer(tx: Tx, accountId: string, customerId: string): Promise<string> {
  const added = await tx
    .insertInto("billing_customers")
    .values({ account_id: accountId, customer_id: customerId, read_at: new Date(0) })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ customer_id: customerId }).where("billing_customers.customer_id", "is", null),
    )
    .returning("customer_id")
    .executeTakeFirst();
  if (!added) return (await customerOf(tx, accountId))!.customerId!;
  await tx.insertInto("directory_customers").values({ customer_id: customerId, account_id: accountId }).execute();
  return customerId;
}

/** Keeps what the provider told. */
export const updateCustomer = (tx: Tx, accountId: string, told: Omit<Customer, "customerId" | "expiryMailed">) =>
  tx
    .updateTable("billing_customers")
    .set({
      read_at: told.readAt,
      subscription_id: told.subscriptionId,
      subscription: json(told.subscription),
      payment_method: json(told.paymentMethod),
      details: json(told.details),
      reverse_charge: told.reverseCharge,
      credit: told.credit,
    })
    .where("account_id", "=", accountId)
    .execute();

/** Notes of which card it was mailed that it is about to expire. */
export const noteExpiryMailed = (tx: Tx, accountId: string, card: string) =>
  tx.updateTable("billing_customers").set({ expiry_mailed: card }).where("account_id", "=", accountId).execute();

/** Notes that the provider no longer knows an account. */
export async function forgetCustomer(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable("billing_customers").set({ customer_id: null }).where("account_id", "=", accountId).execute();
  await tx.deleteFrom("directory_customers").where("account_id", "=", accountId).execute();
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** The account that the provider knows under this id, or null. */
export async function accountOfCustomer(tx: Tx, customerId: string): Promise<string | null> {
  const row = await tx.selectFrom("directory_customers").select("account_id").where("customer_id", "=", customerId).executeTakeFirst();
  return row?.account_id ?? null;
}

/** Every account that the provider knows. */
export const allBilledAccounts = async (db: Database) =>
  (await db.inEach((tx) => tx.selectFrom("directory_customers").select("account_id").execute())).flat().map((row) => row.account_id);

/** An account's invoices, newest first; of one second, which is the provider's measure, the one with the higher number first. */
export async function invoicesOf(tx: Tx, accountId: string): Promise<StoredInvoice[]> {
  const rows = await tx.selectFrom("invoices").selectAll().where("account_id", "=", accountId).execute();
  const kept = rows.map((row) => ({
    invoice: {
      ...row.invoice,
      // What was kept before its sum was kept, too, credited nothing; and before there was more than cards, cards were charged at once.
      total: row.invoice.total ?? row.invoice.amount_due,
      due_date: row.invoice.due_date ?? null,
      is_processing: row.invoice.is_processing ?? false,
      is_of_plan: row.invoice.is_of_plan ?? true,
      transfer_to: row.invoice.transfer_to ?? null,
      corrected: row.invoice.corrected ?? 0,
      has_correction: row.invoice.has_correction ?? (row.invoice.corrected ?? 0) > 0,
    },
    receiptMailed: row.receipt_mailed,
    failuresMailed: row.failures_mailed,
  }));
  return kept.toSorted((one, other) => newestFirst(one.invoice, other.invoice));
}

/** Adds or replaces an invoice. */
export const upsertInvoice = (tx: Tx, accountId: string, { invoice, receiptMailed, failuresMailed }: StoredInvoice) => {
  const told = { invoice: JSON.stringify(invoice), receipt_mailed: receiptMailed, failures_mailed: failuresMailed };
  return tx
    .insertInto("invoices")
    .values({ account_id: accountId, id: invoice.id, created_at: new Date(invoice.created * 1000), ...told })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doUpdateSet(told))
    .execute();
};

/** Who hears of payments: the owner, or whoever else may pay, the earliest first; undefined where nobody can. */
export async function payerOf(tx: Tx, accountId: string): Promise<Pick<UserRow, "id" | "email" | "full_name" | "language"> | undefined> {
  return tx
    .selectFrom("users")
    .select(["id", "email", "full_name", "language"])
    .where("account_id", "=", accountId)
    .where("is_active", "=", true)
    .where((when) => when.or([when("is_account_owner", "=", true), sql<boolean>`'Einstellungen' = any(permissions)`]))
    .orderBy("is_account_owner", "desc")
    .orderBy("created_at")
    .executeTakeFirst();
}
