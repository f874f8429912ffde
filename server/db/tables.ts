import type { ColumnType, Generated } from "kysely";

/** Today's tables as Kysely reads and writes them; kept in step with the migrations by a test over the catalog. */
type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type Bytes = Buffer;

export type Tables = {
  accounts: {
    account_id: string;
    company_name: string;
    company_website: string | null;
    how_found_us: string | null;
    public_key: Bytes;
    show_handler_names: Generated<boolean>;
    subscription_status: Generated<string>;
    plan_name: Generated<string>;
    trial_end_date: Date | null;
    created_at: Time;
  };
  users: {
    account_id: string;
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    full_name: string;
    role: string;
    permissions: string[];
    language: Generated<string>;
    is_account_owner: Generated<boolean>;
    is_email_verified: Generated<boolean>;
    is_active: Generated<boolean>;
    kdf_suite: number;
    kdf_salt: Bytes;
    auth_hash: Bytes;
    user_key_wrap: Bytes;
    recovery_auth_hash: Bytes | null;
    recovery_wrap: Bytes | null;
    recovery_confirmed_at: Date | null;
    kem_public_key: Bytes;
    sig_public_key: Bytes;
    joined_at: number;
    member_signature: Bytes;
    last_login_at: Date | null;
    created_at: Time;
    updated_at: Time;
  };
  sessions: {
    account_id: string;
    id: string;
    user_id: string;
    bearer_hash: Bytes;
    session_key: Bytes;
    created_at: Time;
    expires_at: Date;
  };
  departments: { account_id: string; id: string; name: string; created_at: Time };
  department_keys: {
    account_id: string;
    department_id: string;
    epoch: number;
    public_key: Bytes;
    not_after: number;
    signature: Bytes;
    created_at: Time;
  };
  department_members: { account_id: string; department_id: string; user_id: string };
  grants: {
    account_id: string;
    id: string;
    to_user_id: string;
    by_user_id: string;
    kind: "account" | "department";
    department_id: string | null;
    epoch: number | null;
    box: Bytes;
    signature: Bytes;
    created_at: Time;
  };
  categories: {
    account_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    is_active: Generated<boolean>;
    position: number;
    created_at: Time;
  };
  channels: {
    account_id: string;
    id: string;
    user_id: string | null;
    name: string;
    link_suffix: string;
    company_name: string;
    description: Generated<string>;
    is_active: Generated<boolean>;
    settings: ColumnType<unknown, string, string>;
    languages: ColumnType<unknown, string, string>;
    default_language: Generated<string>;
    department_id: string;
    conflict_department_id: string | null;
    created_at: Time;
    updated_at: Time;
  };
  report_counters: { account_id: string; value: number };
  reports: {
    account_id: string;
    id: string;
    number: number;
    case_number: string;
    channel_id: string;
    department_id: string;
    epoch: number;
    category_id: string | null;
    report_type: string;
    status: Generated<string>;
    assigned_to: string | null;
    rk_id: Bytes;
    reporter_pk: Bytes;
    token_hash: Bytes;
    sealed_key: Bytes;
    fast_key: Bytes | null;
    wrapped_key: Bytes;
    title: Bytes;
    body: Bytes;
    notes_key: Bytes | null;
    notes_key_by: string | null;
    notification_address: Bytes | null;
    submit_hash: Bytes;
    created_at: Time;
    updated_at: Time;
    last_activity_at: Time;
  };
  messages: {
    account_id: string;
    id: string;
    report_id: string;
    author_id: string | null;
    is_from_reporter: boolean;
    box: Bytes;
    created_at: Time;
  };
  notes: { account_id: string; id: string; report_id: string; author_id: string; box: Bytes; created_at: Time };
  files: {
    account_id: string;
    id: string;
    channel_id: string | null;
    report_id: string | null;
    message_id: string | null;
    uploader_hash: Bytes;
    is_claimed: Generated<boolean>;
    sealed_size: Generated<number>;
    part_count: Generated<number>;
    created_at: Time;
  };
  file_parts: { account_id: string; file_id: string; part: number; size: number; sha256: Bytes };
  live_cursor: { account_id: string; seq: number };
  live_events: { account_id: string; seq: number; type: string; ref: string | null; at: Time };
  directory_emails: { email_hash: Bytes; account_id: string; user_id: string };
  directory_channels: { link_suffix: string; account_id: string; channel_id: string };
  directory_sessions: { token_hash: Bytes; account_id: string; session_id: string; expires_at: Date };
  directory_cases: { token_hash: Bytes; account_id: string; report_id: string };
};

/** Tables without a tenant: from a hash or a public name to the account. */
export const DIRECTORY_TABLES = ["directory_emails", "directory_channels", "directory_sessions", "directory_cases"] as const;
