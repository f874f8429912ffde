import type { ColumnType, Generated } from "kysely";
import type { PaymentMethod, Subscription } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import type { GivenBillingDetails } from "@hz/contract/billing/details";
import type { Bytes, Time } from "./column-types.ts";

/** The company: what it pays, what it was told, what happened in it. */
export type AccountTables = {
  accounts: {
    account_id: string;
    company_name: string;
    company_website: string | null;
    how_found_us: string | null;
    public_key: Bytes;
    links_ended_at: Date | null;
    no_stand_in_at: Date | null;
    show_handler_names: Generated<boolean>;
    company_email: string | null;
    company_industry: string | null;
    company_size: string | null;
    contact_person_name: string | null;
    contact_person_email: string | null;
    legal_form: string | null;
    tax_id: string | null;
    registration_number: string | null;
    company_address: string | null;
    data_protection_officer: string | null;
    require_second_factor: Generated<boolean>;
    two_person_deletion: Generated<boolean>;
    session_hours: Generated<number>;
    idle_minutes: Generated<number>;
    retention_months: Generated<number>;
    subscription_status: Generated<string>;
    plan_name: Generated<string>;
    trial_end_date: Date | null;
    current_period_end: Date | null;
    cancel_at_period_end: Generated<boolean>;
    payment_standing: "collecting" | "ended-unpaid" | null;
    trial_reminded_at: Date | null;
    trial_over_mailed_at: Date | null;
    agreement_told: string | null;
    deletion_due_at: Date | null;
    deletion_reminded_at: Date | null;
    deletion_begun_at: Date | null;
    reminded_on: string | null;
    demo_until: Date | null;
    created_at: Time;
  };
  former_account_keys: { account_id: string; id: Generated<string>; public_key: Bytes | null; replaced_at: Date };
  key_log: { account_id: string; seq: number; time: number; by_user_id: string; what: string; signature: Bytes; hash: Bytes };
  key_log_notes: { account_id: string; user_id: string; box: Bytes };
  successions: {
    account_id: string;
    former_public_key: Bytes;
    public_key: Bytes;
    signed_at: number;
    signature: Bytes;
    sent_by: string;
    created_at: Time;
  };
  processing_agreements: {
    account_id: string;
    id: string;
    version: string;
    at: Date;
    user_id: string;
    signer_name: string;
    document: string;
  };
  billing_customers: {
    account_id: string;
    customer_id: string | null;
    read_at: Date;
    subscription_id: string | null;
    subscription: ColumnType<Subscription, string, string> | null;
    payment_method: ColumnType<PaymentMethod, string, string> | null;
    details: ColumnType<GivenBillingDetails, string, string> | null;
    reverse_charge: Generated<boolean>;
    credit: Generated<number>;
    expiry_mailed: string | null;
  };
  invoices: {
    account_id: string;
    id: string;
    created_at: Date;
    /** What was kept before its sum was kept, too, lacks that. */
    invoice: ColumnType<Omit<Invoice, "total"> & Partial<Pick<Invoice, "total">>, string, string>;
    receipt_mailed: Generated<boolean>;
    failures_mailed: Generated<number>;
  };
  audit_heads: { account_id: string; seq: number; hash: Bytes };
  audit_entries: {
    account_id: string;
    seq: number;
    at: Date;
    actor_id: string | null;
    action: string;
    target_id: string | null;
    entry: string;
    hash: Bytes;
  };
  live_cursor: { account_id: string; seq: number };
  live_events: { account_id: string; seq: number; type: string; ref: string | null; at: Time };
  failed_mails: { account_id: string; id: string; kind: string; user_id: string | null; report_id: string | null; failed_at: Time };
  news_mails: { account_id: string; recipient_id: string; about_id: string; news: number; told: Generated<number>; told_at: Date | null };
};
