import type { Generated } from "kysely";
import type { Bytes } from "./column-types.ts";

/** Tables without a tenant: from a hash or a public name to the account; and what people without an account wrote to the operator. */
export type DirectoryTables = {
  directory_emails: { email_hash: Bytes; account_id: string; user_id: string; is_open_invitation: Generated<boolean> };
  directory_channels: { link_suffix: string; account_id: string; channel_id: string };
  directory_domains: { domain: string; account_id: string; domain_id: string; link_suffix: string };
  directory_sessions: { token_hash: Bytes; account_id: string; session_id: string; expires_at: Date };
  directory_cases: { token_hash: Bytes; account_id: string; report_id: string };
  directory_tokens: {
    token_hash: Bytes;
    account_id: string;
    user_id: string;
    purpose: string;
    expires_at: Date;
    mailbox_hash: Bytes | null;
  };
  directory_tickets: {
    ticket_hash: Bytes;
    account_id: string | null;
    user_id: string | null;
    purpose: string;
    remember: Generated<boolean>;
    challenge: Bytes | null;
    expires_at: Date;
  };
  directory_calendars: { token_hash: Bytes; account_id: string; user_id: string; created_at: Date };
  directory_customers: { customer_id: string; account_id: string };
  contact_inquiries: { id: string; sealed: Bytes | null; created_at: Date };
  directory_exports: { file_hash: Bytes; account_id: string };
  directory_demos: { account_id: string; until: Date; email: string | null; password: string | null };
  directory_passkeys: { credential_hash: Bytes; account_id: string; user_id: string; passkey_id: string };
  /** Of accounts that left this database for another, or are on their way here: the other's number. */
  directory_moves: { account_id: string; cell: number; is_arriving: boolean };
  /** Which installation the database belongs to and as which of its databases, one row; read and written at the start, as the owner. */
  installation: { only_one: Generated<boolean>; id: string; key_check: Bytes; created_at: Generated<Date>; cell: Generated<number> };
  /** The other databases of the installation, in the first. */
  directory_cells: { cell: number };
  /** The embedded payment provider, one row: no directory, but without a tenant too. */
  payment_simulator: { id: Generated<number>; state: string };
};
