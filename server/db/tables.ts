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
    company_email: string | null;
    company_industry: string | null;
    company_size: string | null;
    contact_person_name: string | null;
    contact_person_email: string | null;
    legal_form: string | null;
    tax_id: string | null;
    registration_number: string | null;
    require_second_factor: Generated<boolean>;
    two_person_deletion: Generated<boolean>;
    session_hours: Generated<number>;
    idle_minutes: Generated<number>;
    retention_months: Generated<number>;
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
    member_signature: Bytes | null;
    invite_public_key: Bytes | null;
    invite_permits: string | null;
    invite_not_after: number | null;
    invite_certificate: Bytes | null;
    invited_at: Date | null;
    keys_changed_at: Date | null;
    pending_email: string | null;
    totp_secret: Bytes | null;
    totp_confirmed_at: Date | null;
    totp_last_step: number | null;
    deleted_at: Date | null;
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
    device: Generated<string>;
    remembered: Generated<boolean>;
    last_seen_at: Time;
    created_at: Time;
    expires_at: Date;
  };
  former_keys: {
    account_id: string;
    id: string;
    user_id: string;
    kem_public_key: Bytes;
    sig_public_key: Bytes;
    joined_at: number;
    member_signature: Bytes;
    invite_public_key: Bytes | null;
    invite_permits: string | null;
    invite_not_after: number | null;
    invite_certificate: Bytes | null;
    replaced_at: Time;
  };
  invitations: {
    account_id: string;
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    role: string;
    permissions: string[];
    language: Generated<string>;
    message: Generated<string>;
    department_ids: string[];
    invited_by: string;
    code_hash: Bytes | null;
    public_key: Bytes | null;
    permits: string | null;
    not_after: number | null;
    certificate: Bytes | null;
    created_at: Time;
  };
  emergency_keys: {
    account_id: string;
    id: string;
    kem_public_key: Bytes;
    sig_public_key: Bytes;
    joined_at: number;
    member_signature: Bytes;
    auth_hash: Bytes;
    wrap: Bytes;
    created_by: string;
    created_at: Time;
  };
  second_factor_codes: { account_id: string; user_id: string; code_hash: Bytes; used_at: Date | null };
  passkeys: {
    account_id: string;
    id: string;
    user_id: string;
    credential_id: Bytes;
    public_key: Bytes;
    counter: number;
    transports: string[];
    name: string;
    user_key_wrap: Bytes | null;
    created_at: Time;
    last_used_at: Date | null;
  };
  departments: { account_id: string; id: string; name: string; renewal_due: Generated<boolean>; created_at: Time };
  report_deletions: {
    account_id: string;
    report_id: string;
    requested_by: string;
    reason: string;
    note: Generated<string>;
    requested_at: Time;
  };
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
    kind: "account" | "department" | "trust";
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
    department_id: string | null;
    legal_area: string | null;
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
    head_department_id: string;
    head_epoch: number;
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
  failed_mails: { account_id: string; id: string; kind: string; user_id: string | null; failed_at: Time };
  news_mails: { account_id: string; recipient_id: string; about_id: string; news: number; told: Generated<number>; told_at: Date | null };
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
  directory_emails: { email_hash: Bytes; account_id: string; user_id: string };
  directory_channels: { link_suffix: string; account_id: string; channel_id: string };
  directory_sessions: { token_hash: Bytes; account_id: string; session_id: string; expires_at: Date };
  directory_cases: { token_hash: Bytes; account_id: string; report_id: string };
  directory_tokens: { token_hash: Bytes; account_id: string; user_id: string; purpose: string; expires_at: Date };
  directory_tickets: {
    ticket_hash: Bytes;
    account_id: string | null;
    user_id: string | null;
    purpose: string;
    remember: Generated<boolean>;
    challenge: Bytes | null;
    expires_at: Date;
  };
  directory_passkeys: { credential_hash: Bytes; account_id: string; user_id: string; passkey_id: string };
};

/** Tables without a tenant: from a hash or a public name to the account. */
export const DIRECTORY_TABLES = [
  "directory_emails",
  "directory_channels",
  "directory_sessions",
  "directory_cases",
  "directory_tokens",
  "directory_tickets",
  "directory_passkeys",
] as const;
