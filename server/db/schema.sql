-- What the migrations make of an empty database, written by `npm run db:schema`; never edited, never run.

create table accounts (
  account_id uuid not null,
  company_name text not null,
  company_website text,
  company_email text,
  company_industry text,
  company_size text,
  contact_person_name text,
  contact_person_email text,
  legal_form text,
  tax_id text,
  registration_number text,
  how_found_us text,
  public_key bytea not null,
  show_handler_names boolean not null default false,
  require_second_factor boolean not null default false,
  two_person_deletion boolean not null default false,
  session_hours integer not null default 12,
  idle_minutes integer not null default 120,
  retention_months integer not null default 36,
  subscription_status text not null default 'trialing'::text,
  plan_name text not null default 'trial'::text,
  trial_end_date timestamp with time zone,
  trial_reminded_at timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean not null default false,
  deletion_due_at timestamp with time zone,
  deletion_reminded_at timestamp with time zone,
  deletion_begun_at timestamp with time zone,
  reminded_on date,
  links_ended_at timestamp with time zone,
  no_stand_in_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  company_address text,
  data_protection_officer text,
  trial_over_mailed_at timestamp with time zone,
  demo_until timestamp with time zone,
  agreement_told text,
  payment_standing text,
  constraint accounts_pkey PRIMARY KEY (account_id),
  constraint accounts_idle_minutes_check CHECK (idle_minutes >= 5 AND idle_minutes <= 1440),
  constraint accounts_payment_standing_check CHECK (payment_standing = ANY (ARRAY['collecting'::text, 'ended-unpaid'::text])),
  constraint accounts_retention_months_check CHECK (retention_months >= 1 AND retention_months <= 120),
  constraint accounts_session_hours_check CHECK (session_hours >= 1 AND session_hours <= 720)
);
alter table accounts enable row level security;
alter table accounts force row level security;
create policy tenant on accounts as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on accounts to hz_app;

create table assignment_changes (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  from_user_id uuid,
  to_user_id uuid,
  user_id uuid,
  at timestamp with time zone not null default app_clock_timestamp(),
  constraint assignment_changes_pkey PRIMARY KEY (account_id, id),
  constraint assignment_changes_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE INDEX assignment_changes_account_id_report_id_at_idx ON assignment_changes USING btree (account_id, report_id, at);
alter table assignment_changes enable row level security;
alter table assignment_changes force row level security;
create policy tenant on assignment_changes as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on assignment_changes to hz_app;

create table audit_entries (
  account_id uuid not null,
  seq bigint not null,
  at timestamp with time zone not null,
  actor_id uuid,
  action text not null,
  target_id uuid,
  entry text not null,
  hash bytea not null,
  constraint audit_entries_pkey PRIMARY KEY (account_id, seq),
  constraint audit_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX audit_entries_account_id_actor_id_seq_idx ON audit_entries USING btree (account_id, actor_id, seq);
CREATE INDEX audit_entries_account_id_at_idx ON audit_entries USING btree (account_id, at);
CREATE INDEX audit_entries_account_id_target_id_seq_idx ON audit_entries USING btree (account_id, target_id, seq);
alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy tenant on audit_entries as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on audit_entries to hz_app;

create table audit_heads (
  account_id uuid not null,
  seq bigint not null,
  hash bytea not null,
  constraint audit_heads_pkey PRIMARY KEY (account_id),
  constraint audit_heads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table audit_heads enable row level security;
alter table audit_heads force row level security;
create policy tenant on audit_heads as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on audit_heads to hz_app;

create table billing_customers (
  account_id uuid not null,
  customer_id text,
  read_at timestamp with time zone not null,
  subscription_id text,
  subscription jsonb,
  payment_method jsonb,
  details jsonb,
  reverse_charge boolean not null default false,
  credit integer not null default 0,
  expiry_mailed text,
  constraint billing_customers_pkey PRIMARY KEY (account_id),
  constraint billing_customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table billing_customers enable row level security;
alter table billing_customers force row level security;
create policy tenant on billing_customers as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on billing_customers to hz_app;

create table categories (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null default ''::text,
  legal_area text,
  is_active boolean not null default true,
  "position" integer not null,
  department_id uuid,
  created_at timestamp with time zone not null default app_now(),
  translations jsonb not null default '{}'::jsonb,
  constraint categories_pkey PRIMARY KEY (account_id, id),
  constraint categories_account_id_department_id_fkey FOREIGN KEY (account_id, department_id) REFERENCES departments(account_id, id),
  constraint categories_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX categories_by_name ON categories USING btree (account_id, lower(name));
alter table categories enable row level security;
alter table categories force row level security;
create policy tenant on categories as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on categories to hz_app;

create table channel_domains (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  domain text not null,
  token text not null,
  proved_at timestamp with time zone,
  missing_since timestamp with time zone,
  lost_at timestamp with time zone,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  constraint channel_domains_pkey PRIMARY KEY (account_id, id),
  constraint channel_domains_account_id_domain_key UNIQUE (account_id, domain),
  constraint channel_domains_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id) ON DELETE CASCADE
);
CREATE INDEX channel_domains_account_id_channel_id_idx ON channel_domains USING btree (account_id, channel_id);
alter table channel_domains enable row level security;
alter table channel_domains force row level security;
create policy tenant on channel_domains as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on channel_domains to hz_app;

create table channel_duties (
  account_id uuid not null,
  channel_id uuid not null,
  facts jsonb not null,
  bodies jsonb not null,
  texts jsonb not null,
  updated_at timestamp with time zone not null default app_now(),
  constraint channel_duties_pkey PRIMARY KEY (account_id, channel_id),
  constraint channel_duties_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id) ON DELETE CASCADE
);
alter table channel_duties enable row level security;
alter table channel_duties force row level security;
create policy tenant on channel_duties as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on channel_duties to hz_app;

create table channel_logos (
  account_id uuid not null,
  channel_id uuid not null,
  hash text not null,
  content bytea not null,
  created_at timestamp with time zone not null default app_now(),
  constraint channel_logos_pkey PRIMARY KEY (account_id, channel_id),
  constraint channel_logos_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id) ON DELETE CASCADE
);
alter table channel_logos alter column content set storage external;
alter table channel_logos enable row level security;
alter table channel_logos force row level security;
create policy tenant on channel_logos as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on channel_logos to hz_app;

create table channels (
  account_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  link_suffix text not null,
  company_name text not null,
  description text not null default ''::text,
  is_active boolean not null default true,
  deactivated_at timestamp with time zone,
  settings jsonb not null,
  languages jsonb not null,
  default_language text not null default 'de'::text,
  department_id uuid not null,
  conflict_department_id uuid,
  links_renewed_at timestamp with time zone,
  links_renewed_by uuid,
  created_at timestamp with time zone not null default app_now(),
  updated_at timestamp with time zone not null default app_now(),
  questions jsonb not null default '{"own": [], "isOn": false, "house": {}}'::jsonb,
  successor_id uuid,
  constraint channels_pkey PRIMARY KEY (account_id, id),
  constraint channels_account_id_conflict_department_id_fkey FOREIGN KEY (account_id, conflict_department_id) REFERENCES departments(account_id, id),
  constraint channels_account_id_department_id_fkey FOREIGN KEY (account_id, department_id) REFERENCES departments(account_id, id),
  constraint channels_account_id_successor_id_fkey FOREIGN KEY (account_id, successor_id) REFERENCES channels(account_id, id) ON DELETE SET NULL (successor_id) DEFERRABLE INITIALLY DEFERRED,
  constraint channels_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE SET NULL (user_id)
);
CREATE INDEX channels_account_id_successor_id_idx ON channels USING btree (account_id, successor_id) WHERE successor_id IS NOT NULL;
alter table channels enable row level security;
alter table channels force row level security;
create policy tenant on channels as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
CREATE TRIGGER keep_conflict_department AFTER INSERT OR UPDATE OF conflict_department_id ON channels FOR EACH ROW WHEN (new.conflict_department_id IS NOT NULL AND NOT is_copying()) EXECUTE FUNCTION keep_conflict_department();
grant delete, insert, select, update on channels to hz_app;

create table confirmation_texts (
  account_id uuid not null,
  number integer not null,
  company_name text not null,
  texts jsonb not null,
  created_at timestamp with time zone not null default app_clock_timestamp(),
  constraint confirmation_texts_pkey PRIMARY KEY (account_id, number),
  constraint confirmation_texts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table confirmation_texts enable row level security;
alter table confirmation_texts force row level security;
create policy tenant on confirmation_texts as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on confirmation_texts to hz_app;

create table contact_inquiries (
  id uuid not null,
  sealed bytea,
  created_at timestamp with time zone not null,
  constraint contact_inquiries_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on contact_inquiries to hz_app;

create table deleted_reports (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  channel_id uuid not null,
  department_id uuid not null,
  category_id uuid,
  report_type text not null,
  way text not null,
  status text not null,
  outcome text,
  ground text,
  had_recusal boolean not null default false,
  received_day date not null,
  acknowledged_day date,
  feedback_day date,
  closed_day date,
  deleted_day date not null,
  constraint deleted_reports_pkey PRIMARY KEY (account_id, id),
  constraint deleted_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX deleted_reports_account_id_received_day_idx ON deleted_reports USING btree (account_id, received_day);
alter table deleted_reports enable row level security;
alter table deleted_reports force row level security;
create policy tenant on deleted_reports as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on deleted_reports to hz_app;

create table deletion_records (
  account_id uuid not null,
  report_id uuid not null,
  deleted_at timestamp with time zone not null,
  ground text not null,
  deleted_by uuid,
  second_person uuid,
  department_id uuid,
  had_recusal boolean not null default false,
  constraint deletion_records_pkey PRIMARY KEY (account_id, report_id),
  constraint deletion_records_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table deletion_records enable row level security;
alter table deletion_records force row level security;
create policy tenant on deletion_records as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on deletion_records to hz_app;

create table department_keys (
  account_id uuid not null,
  department_id uuid not null,
  epoch integer not null,
  public_key bytea not null,
  not_after bigint not null,
  purpose jsonb,
  signature bytea not null,
  created_at timestamp with time zone not null default app_now(),
  constraint department_keys_pkey PRIMARY KEY (account_id, department_id, epoch),
  constraint department_keys_account_id_department_id_fkey FOREIGN KEY (account_id, department_id) REFERENCES departments(account_id, id) ON DELETE CASCADE
);
alter table department_keys enable row level security;
alter table department_keys force row level security;
create policy tenant on department_keys as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on department_keys to hz_app;

create table department_leavings (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  at timestamp with time zone not null,
  constraint department_leavings_pkey PRIMARY KEY (account_id, department_id, user_id),
  constraint department_leavings_account_id_department_id_fkey FOREIGN KEY (account_id, department_id) REFERENCES departments(account_id, id) ON DELETE CASCADE,
  constraint department_leavings_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
alter table department_leavings enable row level security;
alter table department_leavings force row level security;
create policy tenant on department_leavings as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on department_leavings to hz_app;

create table department_members (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamp with time zone default app_now(),
  constraint department_members_pkey PRIMARY KEY (account_id, department_id, user_id),
  constraint department_members_account_id_department_id_fkey FOREIGN KEY (account_id, department_id) REFERENCES departments(account_id, id) ON DELETE CASCADE,
  constraint department_members_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX department_members_account_id_user_id_idx ON department_members USING btree (account_id, user_id);
alter table department_members enable row level security;
alter table department_members force row level security;
create policy tenant on department_members as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on department_members to hz_app;

create table departments (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  renewal_due boolean not null default false,
  was_for_conflicts boolean not null default false,
  created_at timestamp with time zone not null default app_now(),
  constraint departments_pkey PRIMARY KEY (account_id, id),
  constraint departments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table departments enable row level security;
alter table departments force row level security;
create policy tenant on departments as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on departments to hz_app;

create table destroyed_recordings (
  account_id uuid not null,
  file_id uuid not null,
  report_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint destroyed_recordings_pkey PRIMARY KEY (account_id, file_id),
  constraint destroyed_recordings_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE INDEX destroyed_recordings_account_id_report_id_idx ON destroyed_recordings USING btree (account_id, report_id);
alter table destroyed_recordings enable row level security;
alter table destroyed_recordings force row level security;
create policy tenant on destroyed_recordings as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on destroyed_recordings to hz_app;

create table directory_calendars (
  token_hash bytea not null,
  account_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint directory_calendars_pkey PRIMARY KEY (token_hash),
  constraint directory_calendars_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX directory_calendars_account_id_user_id_idx ON directory_calendars USING btree (account_id, user_id);
grant delete, insert, select, update on directory_calendars to hz_app;

create table directory_cases (
  token_hash bytea not null,
  account_id uuid not null,
  report_id uuid not null,
  constraint directory_cases_pkey PRIMARY KEY (token_hash),
  constraint directory_cases_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX directory_cases_account_id_report_id_idx ON directory_cases USING btree (account_id, report_id);
grant delete, insert, select, update on directory_cases to hz_app;

create table directory_cells (
  cell integer not null,
  constraint directory_cells_pkey PRIMARY KEY (cell),
  constraint directory_cells_cell_check CHECK (cell > 1)
);
grant delete, insert, select, update on directory_cells to hz_app;

create table directory_channels (
  link_suffix text not null,
  account_id uuid not null,
  channel_id uuid not null,
  constraint directory_channels_pkey PRIMARY KEY (link_suffix),
  constraint directory_channels_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_channels to hz_app;

create table directory_customers (
  customer_id text not null,
  account_id uuid not null,
  constraint directory_customers_pkey PRIMARY KEY (customer_id),
  constraint directory_customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_customers to hz_app;

create table directory_demos (
  account_id uuid not null,
  until timestamp with time zone not null,
  email text,
  password text,
  constraint directory_demos_pkey PRIMARY KEY (account_id),
  constraint directory_demos_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX directory_demos_until_idx ON directory_demos USING btree (until);
grant delete, insert, select, update on directory_demos to hz_app;

create table directory_domains (
  domain text not null,
  account_id uuid not null,
  domain_id uuid not null,
  link_suffix text not null,
  constraint directory_domains_pkey PRIMARY KEY (domain),
  constraint directory_domains_account_id_domain_id_fkey FOREIGN KEY (account_id, domain_id) REFERENCES channel_domains(account_id, id) ON DELETE CASCADE,
  constraint directory_domains_link_suffix_fkey FOREIGN KEY (link_suffix) REFERENCES directory_channels(link_suffix) ON DELETE CASCADE
);
CREATE INDEX directory_domains_account_id_domain_id_idx ON directory_domains USING btree (account_id, domain_id);
CREATE INDEX directory_domains_link_suffix_idx ON directory_domains USING btree (link_suffix);
CREATE TRIGGER tell_domains AFTER INSERT OR DELETE OR UPDATE ON directory_domains FOR EACH ROW WHEN (NOT is_copying()) EXECUTE FUNCTION tell_domains();
grant delete, insert, select, update on directory_domains to hz_app;

create table directory_emails (
  email_hash bytea not null,
  account_id uuid not null,
  user_id uuid not null,
  is_open_invitation boolean not null default false,
  constraint directory_emails_pkey PRIMARY KEY (email_hash),
  constraint directory_emails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_emails to hz_app;

create table directory_exports (
  file_hash bytea not null,
  account_id uuid not null,
  constraint directory_exports_pkey PRIMARY KEY (file_hash),
  constraint directory_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_exports to hz_app;

create table directory_moves (
  account_id uuid not null,
  cell integer not null,
  is_arriving boolean not null,
  constraint directory_moves_pkey PRIMARY KEY (account_id)
);
grant delete, insert, select, update on directory_moves to hz_app;

create table directory_passkeys (
  credential_hash bytea not null,
  account_id uuid not null,
  user_id uuid not null,
  passkey_id uuid not null,
  constraint directory_passkeys_pkey PRIMARY KEY (credential_hash),
  constraint directory_passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_passkeys to hz_app;

create table directory_sessions (
  token_hash bytea not null,
  account_id uuid not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint directory_sessions_pkey PRIMARY KEY (token_hash),
  constraint directory_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_sessions to hz_app;

create table directory_tickets (
  ticket_hash bytea not null,
  account_id uuid,
  user_id uuid,
  purpose text not null,
  remember boolean not null default false,
  challenge bytea,
  expires_at timestamp with time zone not null,
  constraint directory_tickets_pkey PRIMARY KEY (ticket_hash),
  constraint directory_tickets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
grant delete, insert, select, update on directory_tickets to hz_app;

create table directory_tokens (
  token_hash bytea not null,
  account_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  mailbox_hash bytea,
  expires_at timestamp with time zone not null,
  constraint directory_tokens_pkey PRIMARY KEY (token_hash),
  constraint directory_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX directory_tokens_user_id_purpose_idx ON directory_tokens USING btree (user_id, purpose);
grant delete, insert, select, update on directory_tokens to hz_app;

create table disclosures (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  ground text not null,
  day text not null,
  told boolean not null,
  replaces uuid,
  at timestamp with time zone not null,
  constraint disclosures_pkey PRIMARY KEY (account_id, id),
  constraint disclosures_account_id_replaces_fkey FOREIGN KEY (account_id, replaces) REFERENCES disclosures(account_id, id),
  constraint disclosures_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX disclosures_account_id_replaces_idx ON disclosures USING btree (account_id, replaces);
CREATE INDEX disclosures_account_id_report_id_at_idx ON disclosures USING btree (account_id, report_id, at);
alter table disclosures enable row level security;
alter table disclosures force row level security;
create policy tenant on disclosures as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on disclosures to hz_app;

create table drills (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  started_by uuid not null,
  started_at timestamp with time zone not null,
  department_id uuid,
  received_at timestamp with time zone,
  is_confirmed_by_channel boolean not null default false,
  mailed_at timestamp with time zone,
  opened_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  answered_at timestamp with time zone,
  constraint drills_pkey PRIMARY KEY (account_id, id),
  constraint drills_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id) ON DELETE CASCADE
);
CREATE INDEX drills_account_id_channel_id_started_at_idx ON drills USING btree (account_id, channel_id, started_at);
CREATE INDEX drills_account_id_department_id_idx ON drills USING btree (account_id, department_id) WHERE mailed_at IS NULL;
alter table drills enable row level security;
alter table drills force row level security;
create policy tenant on drills as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select, update on drills to hz_app;

create table emergency_keys (
  account_id uuid not null,
  id uuid not null,
  kem_public_key bytea not null,
  sig_public_key bytea not null,
  joined_at bigint not null,
  member_signature bytea not null,
  auth_hash bytea not null,
  wrap bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app_now(),
  used_at timestamp with time zone,
  constraint emergency_keys_pkey PRIMARY KEY (account_id, id),
  constraint emergency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX emergency_keys_account_id_idx ON emergency_keys USING btree (account_id);
alter table emergency_keys enable row level security;
alter table emergency_keys force row level security;
create policy tenant on emergency_keys as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on emergency_keys to hz_app;

create table exports (
  account_id uuid not null,
  file_hash bytea not null,
  size integer not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint exports_pkey PRIMARY KEY (account_id, file_hash),
  constraint exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table exports enable row level security;
alter table exports force row level security;
create policy tenant on exports as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on exports to hz_app;

create table failed_mails (
  account_id uuid not null,
  id uuid not null,
  kind text not null,
  user_id uuid,
  report_id uuid,
  failed_at timestamp with time zone not null default app_now(),
  constraint failed_mails_pkey PRIMARY KEY (account_id, id),
  constraint failed_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint failed_mails_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
alter table failed_mails enable row level security;
alter table failed_mails force row level security;
create policy tenant on failed_mails as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on failed_mails to hz_app;

create table file_parts (
  account_id uuid not null,
  file_id uuid not null,
  part integer not null,
  size integer not null,
  sha256 bytea not null,
  constraint file_parts_pkey PRIMARY KEY (account_id, file_id, part),
  constraint file_parts_account_id_file_id_fkey FOREIGN KEY (account_id, file_id) REFERENCES files(account_id, id) ON DELETE CASCADE
);
alter table file_parts enable row level security;
alter table file_parts force row level security;
create policy tenant on file_parts as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on file_parts to hz_app;

create table files (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid,
  report_id uuid,
  message_id uuid,
  uploader_hash bytea not null,
  is_claimed boolean not null default false,
  is_recording boolean not null default false,
  consent_at timestamp with time zone,
  sealed_size bigint not null default 0,
  part_count integer not null default 0,
  created_at timestamp with time zone not null default app_now(),
  constraint files_pkey PRIMARY KEY (account_id, id),
  constraint files_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id) ON DELETE CASCADE,
  constraint files_account_id_message_id_fkey FOREIGN KEY (account_id, message_id) REFERENCES messages(account_id, id) ON DELETE CASCADE,
  constraint files_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE INDEX files_account_id_channel_id_idx ON files USING btree (account_id, channel_id) WHERE NOT is_claimed;
CREATE INDEX files_account_id_message_id_idx ON files USING btree (account_id, message_id);
CREATE INDEX files_account_id_report_id_idx ON files USING btree (account_id, report_id);
alter table files enable row level security;
alter table files force row level security;
create policy tenant on files as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on files to hz_app;

create table former_account_keys (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  public_key bytea,
  replaced_at timestamp with time zone not null,
  constraint former_account_keys_pkey PRIMARY KEY (account_id, id),
  constraint former_account_keys_account_id_public_key_key UNIQUE (account_id, public_key),
  constraint former_account_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint former_account_keys_public_key_check CHECK (octet_length(public_key) = 32)
);
alter table former_account_keys enable row level security;
alter table former_account_keys force row level security;
create policy tenant on former_account_keys as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on former_account_keys to hz_app;

create table former_keys (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kem_public_key bytea not null,
  sig_public_key bytea not null,
  joined_at bigint not null,
  member_signature bytea not null,
  invite_public_key bytea,
  invite_permits text,
  invite_not_after bigint,
  invite_certificate bytea,
  replaced_at timestamp with time zone not null default app_now(),
  constraint former_keys_pkey PRIMARY KEY (account_id, id),
  constraint former_keys_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX former_keys_account_id_user_id_idx ON former_keys USING btree (account_id, user_id);
alter table former_keys enable row level security;
alter table former_keys force row level security;
create policy tenant on former_keys as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on former_keys to hz_app;

create table grants (
  account_id uuid not null,
  id uuid not null,
  to_user_id uuid not null,
  by_user_id uuid not null,
  kind text not null,
  department_id uuid,
  epoch integer,
  report_id uuid,
  of_former_key boolean not null default false,
  box bytea not null,
  signature bytea not null,
  created_at timestamp with time zone not null default app_now(),
  constraint grants_pkey PRIMARY KEY (account_id, id),
  constraint grants_account_id_department_id_epoch_fkey FOREIGN KEY (account_id, department_id, epoch) REFERENCES department_keys(account_id, department_id, epoch) ON DELETE CASCADE,
  constraint grants_report_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint grants_check CHECK ((kind = 'department'::text) = (department_id IS NOT NULL AND epoch IS NOT NULL)),
  constraint grants_kind_check CHECK (kind = ANY (ARRAY['account'::text, 'department'::text, 'trust'::text, 'former'::text, 'report'::text, 'notes'::text])),
  constraint grants_report_check CHECK ((kind = ANY (ARRAY['report'::text, 'notes'::text])) = (report_id IS NOT NULL))
);
CREATE INDEX grants_account_id_department_id_epoch_idx ON grants USING btree (account_id, department_id, epoch) WHERE kind = 'department'::text;
CREATE INDEX grants_account_id_report_id_idx ON grants USING btree (account_id, report_id) WHERE report_id IS NOT NULL;
CREATE INDEX grants_account_id_to_user_id_idx ON grants USING btree (account_id, to_user_id);
alter table grants enable row level security;
alter table grants force row level security;
create policy tenant on grants as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on grants to hz_app;

create table guest_accesses (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  name text not null,
  role text not null,
  notes text not null,
  may_see_identity boolean not null,
  last_day date not null,
  granted_by uuid not null,
  granted_at timestamp with time zone not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint guest_accesses_pkey PRIMARY KEY (account_id, id),
  constraint guest_accesses_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint guest_accesses_notes_check CHECK (notes = ANY (ARRAY['none'::text, 'read'::text, 'write'::text])),
  constraint guest_accesses_role_check CHECK (role = ANY (ARRAY['lawyer'::text, 'ombudsperson'::text, 'auditor'::text, 'expert'::text, 'other'::text]))
);
CREATE INDEX guest_accesses_account_id_report_id_granted_at_idx ON guest_accesses USING btree (account_id, report_id, granted_at);
CREATE UNIQUE INDEX guest_accesses_account_id_report_id_user_id_idx ON guest_accesses USING btree (account_id, report_id, user_id) WHERE ended_at IS NULL;
CREATE INDEX guest_accesses_account_id_user_id_idx ON guest_accesses USING btree (account_id, user_id);
alter table guest_accesses enable row level security;
alter table guest_accesses force row level security;
create policy tenant on guest_accesses as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select, update on guest_accesses to hz_app;

create table installation (
  only_one boolean not null default true,
  id uuid not null,
  key_check bytea not null,
  created_at timestamp with time zone not null default app_now(),
  cell integer not null default 1,
  constraint installation_pkey PRIMARY KEY (only_one),
  constraint installation_cell_check CHECK (cell > 0),
  constraint installation_only_one_check CHECK (only_one)
);

create table invitations (
  account_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  permissions text[] not null,
  language text not null default 'Deutsch'::text,
  message text not null default ''::text,
  department_ids uuid[] not null,
  is_guest boolean not null default false,
  invited_by uuid not null,
  code_hash bytea,
  public_key bytea,
  permits text,
  not_after bigint,
  certificate bytea,
  created_at timestamp with time zone not null default app_now(),
  constraint invitations_pkey PRIMARY KEY (account_id, id),
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint invitations_guest_check CHECK (NOT is_guest OR permissions = '{}'::text[] AND department_ids = '{}'::uuid[])
);
CREATE INDEX invitations_account_id_email_idx ON invitations USING btree (account_id, email);
alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant on invitations as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on invitations to hz_app;

create table invoices (
  account_id uuid not null,
  id text not null,
  created_at timestamp with time zone not null,
  invoice jsonb not null,
  receipt_mailed boolean not null default false,
  failures_mailed integer not null default 0,
  constraint invoices_pkey PRIMARY KEY (account_id, id),
  constraint invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy tenant on invoices as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on invoices to hz_app;

create table key_log (
  account_id uuid not null,
  seq integer not null,
  "time" bigint not null,
  by_user_id uuid not null,
  what text not null,
  signature bytea not null,
  hash bytea not null,
  constraint key_log_pkey PRIMARY KEY (account_id, seq),
  constraint key_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint key_log_hash_check CHECK (octet_length(hash) = 32),
  constraint key_log_seq_check CHECK (seq > 0),
  constraint key_log_signature_check CHECK (octet_length(signature) = 64)
);
alter table key_log enable row level security;
alter table key_log force row level security;
create policy tenant on key_log as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on key_log to hz_app;

create table key_log_notes (
  account_id uuid not null,
  user_id uuid not null,
  box bytea not null,
  constraint key_log_notes_pkey PRIMARY KEY (account_id, user_id),
  constraint key_log_notes_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE,
  constraint key_log_notes_box_check CHECK (octet_length(box) = 92)
);
alter table key_log_notes enable row level security;
alter table key_log_notes force row level security;
create policy tenant on key_log_notes as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on key_log_notes to hz_app;

create table live_cursor (
  account_id uuid not null,
  seq bigint not null,
  constraint live_cursor_pkey PRIMARY KEY (account_id),
  constraint live_cursor_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table live_cursor enable row level security;
alter table live_cursor force row level security;
create policy tenant on live_cursor as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on live_cursor to hz_app;

create table live_events (
  account_id uuid not null,
  seq bigint not null,
  type text not null,
  ref uuid,
  at timestamp with time zone not null default app_now(),
  constraint live_events_pkey PRIMARY KEY (account_id, seq),
  constraint live_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table live_events enable row level security;
alter table live_events force row level security;
create policy tenant on live_events as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on live_events to hz_app;

create table measures (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null,
  state text not null,
  day date not null,
  user_id uuid not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app_clock_timestamp(),
  updated_by uuid,
  updated_at timestamp with time zone not null default app_clock_timestamp(),
  constraint measures_pkey PRIMARY KEY (account_id, id),
  constraint measures_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint measures_kind_check CHECK (kind = ANY (ARRAY['investigation'::text, 'contact'::text, 'referral'::text, 'closure'::text, 'handover'::text])),
  constraint measures_state_check CHECK (state = ANY (ARRAY['planned'::text, 'taken'::text]))
);
CREATE INDEX measures_account_id_report_id_created_at_idx ON measures USING btree (account_id, report_id, created_at);
alter table measures enable row level security;
alter table measures force row level security;
create policy tenant on measures as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on measures to hz_app;

create table messages (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null default 'message'::text,
  author_id uuid,
  is_from_reporter boolean not null,
  box bytea not null,
  redacted_by uuid,
  redacted_at timestamp with time zone,
  created_at timestamp with time zone not null default app_clock_timestamp(),
  constraint messages_pkey PRIMARY KEY (account_id, id),
  constraint messages_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint messages_kind_check CHECK (kind = ANY (ARRAY['message'::text, 'acknowledgement'::text, 'feedback'::text, 'meeting-asked'::text, 'meeting-withdrawn'::text, 'meeting-answered'::text, 'meeting-held'::text]))
);
alter table messages alter column box set storage external;
CREATE INDEX messages_account_id_report_id_created_at_idx ON messages USING btree (account_id, report_id, created_at);
alter table messages enable row level security;
alter table messages force row level security;
create policy tenant on messages as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
CREATE TRIGGER keep_drill_answer AFTER INSERT ON messages FOR EACH ROW WHEN (NOT new.is_from_reporter AND (new.kind = ANY (ARRAY['message'::text, 'feedback'::text])) AND NOT is_copying()) EXECUTE FUNCTION keep_drill_answer();
grant delete, insert, select, update on messages to hz_app;

create table news_mails (
  account_id uuid not null,
  recipient_id uuid not null,
  about_id uuid not null,
  news bigint not null,
  told bigint not null default 0,
  told_at timestamp with time zone,
  constraint news_mails_pkey PRIMARY KEY (account_id, recipient_id, about_id),
  constraint news_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table news_mails enable row level security;
alter table news_mails force row level security;
create policy tenant on news_mails as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
CREATE TRIGGER keep_drill_mail AFTER UPDATE OF told_at ON news_mails FOR EACH ROW WHEN (new.told > old.told AND NOT is_copying()) EXECUTE FUNCTION keep_drill_mail();
grant delete, insert, select, update on news_mails to hz_app;

create table notes (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null default 'note'::text,
  author_id uuid not null,
  box bytea not null,
  created_at timestamp with time zone not null default app_clock_timestamp(),
  constraint notes_pkey PRIMARY KEY (account_id, id),
  constraint notes_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint notes_kind_check CHECK (kind = ANY (ARRAY['note'::text, 'redaction'::text, 'step'::text, 'measure'::text, 'closure'::text, 'disclosure'::text, 'hold'::text]))
);
alter table notes alter column box set storage external;
CREATE INDEX notes_account_id_report_id_created_at_idx ON notes USING btree (account_id, report_id, created_at);
alter table notes enable row level security;
alter table notes force row level security;
create policy tenant on notes as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on notes to hz_app;

create table own_templates (
  account_id uuid not null,
  id uuid not null,
  title text not null,
  purpose text not null,
  created_at timestamp with time zone not null default app_now(),
  constraint own_templates_pkey PRIMARY KEY (account_id, id),
  constraint own_templates_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint own_templates_purpose_check CHECK (purpose = ANY (ARRAY['acknowledgement'::text, 'feedback'::text, 'message'::text, 'copy'::text]))
);
CREATE UNIQUE INDEX own_templates_by_title ON own_templates USING btree (account_id, lower(title));
alter table own_templates enable row level security;
alter table own_templates force row level security;
create policy tenant on own_templates as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on own_templates to hz_app;

create table passkeys (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  user_key_wrap bytea,
  created_at timestamp with time zone not null default app_now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (account_id, id),
  constraint passkeys_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX passkeys_account_id_user_id_idx ON passkeys USING btree (account_id, user_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on passkeys to hz_app;

create table payment_simulator (
  id integer not null default 1,
  state text not null,
  constraint payment_simulator_pkey PRIMARY KEY (id),
  constraint payment_simulator_id_check CHECK (id = 1)
);
grant delete, insert, select, update on payment_simulator to hz_app;

create table procedure_steps (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null,
  result text,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint procedure_steps_pkey PRIMARY KEY (account_id, id),
  constraint procedure_steps_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint procedure_steps_kind_check CHECK (kind = ANY (ARRAY['scope'::text, 'substance'::text, 'acknowledged'::text, 'feedback'::text, 'closed'::text, 'reopened'::text]))
);
CREATE INDEX procedure_steps_account_id_report_id_at_idx ON procedure_steps USING btree (account_id, report_id, at);
alter table procedure_steps enable row level security;
alter table procedure_steps force row level security;
create policy tenant on procedure_steps as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on procedure_steps to hz_app;

create table processing_agreements (
  account_id uuid not null,
  id uuid not null,
  version text not null,
  at timestamp with time zone not null,
  user_id uuid not null,
  signer_name text not null,
  document text not null,
  constraint processing_agreements_pkey PRIMARY KEY (account_id, id),
  constraint processing_agreements_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint processing_agreements_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX processing_agreements_account_id_at_idx ON processing_agreements USING btree (account_id, at);
alter table processing_agreements enable row level security;
alter table processing_agreements force row level security;
create policy tenant on processing_agreements as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on processing_agreements to hz_app;

create table readiness_reviews (
  account_id uuid not null,
  id uuid not null,
  kind text not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint readiness_reviews_pkey PRIMARY KEY (account_id, id),
  constraint readiness_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint readiness_reviews_kind_check CHECK (kind = ANY (ARRAY['external'::text, 'mail'::text]))
);
CREATE INDEX readiness_reviews_account_id_kind_at_idx ON readiness_reviews USING btree (account_id, kind, at);
alter table readiness_reviews enable row level security;
alter table readiness_reviews force row level security;
create policy tenant on readiness_reviews as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on readiness_reviews to hz_app;

create table receipt_signatures (
  account_id uuid not null,
  language text not null,
  text_hash bytea not null,
  user_id uuid not null,
  signed_at bigint not null,
  signature bytea not null,
  constraint receipt_signatures_pkey PRIMARY KEY (account_id, language, text_hash),
  constraint receipt_signatures_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint receipt_signatures_signature_check CHECK (octet_length(signature) = 64),
  constraint receipt_signatures_text_hash_check CHECK (octet_length(text_hash) = 32)
);
alter table receipt_signatures enable row level security;
alter table receipt_signatures force row level security;
create policy tenant on receipt_signatures as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on receipt_signatures to hz_app;

create table recusals (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  at timestamp with time zone not null,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  lift_reason text,
  constraint recusals_pkey PRIMARY KEY (account_id, id),
  constraint recusals_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint recusals_lift_reason_check CHECK (lift_reason = ANY (ARRAY['no-bias'::text, 'ground-ended'::text, 'mistake'::text]))
);
CREATE INDEX recusals_account_id_report_id_at_idx ON recusals USING btree (account_id, report_id, at);
CREATE UNIQUE INDEX recusals_account_id_report_id_user_id_idx ON recusals USING btree (account_id, report_id, user_id) WHERE lifted_at IS NULL;
alter table recusals enable row level security;
alter table recusals force row level security;
create policy tenant on recusals as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select, update on recusals to hz_app;

create table redactions (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  message_id uuid,
  user_id uuid not null,
  places integer not null,
  at timestamp with time zone not null,
  constraint redactions_pkey PRIMARY KEY (account_id, id),
  constraint redactions_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE INDEX redactions_account_id_report_id_at_idx ON redactions USING btree (account_id, report_id, at);
alter table redactions enable row level security;
alter table redactions force row level security;
create policy tenant on redactions as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on redactions to hz_app;

create table reminders (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  kind text not null,
  mark date not null,
  due date not null,
  at timestamp with time zone not null,
  constraint reminders_pkey PRIMARY KEY (account_id, report_id, user_id, kind, mark),
  constraint reminders_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint reminders_kind_check CHECK (kind = ANY (ARRAY['acknowledgement'::text, 'feedback'::text, 'meeting'::text, 'silence'::text]))
);
CREATE INDEX reminders_account_id_user_id_at_idx ON reminders USING btree (account_id, user_id, at);
alter table reminders enable row level security;
alter table reminders force row level security;
create policy tenant on reminders as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on reminders to hz_app;

create table report_counters (
  account_id uuid not null,
  value bigint not null,
  apart bigint not null default 900000,
  constraint report_counters_pkey PRIMARY KEY (account_id),
  constraint report_counters_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table report_counters enable row level security;
alter table report_counters force row level security;
create policy tenant on report_counters as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on report_counters to hz_app;

create table report_deletions (
  account_id uuid not null,
  report_id uuid not null,
  requested_by uuid not null,
  reason text not null,
  note text not null default ''::text,
  requested_at timestamp with time zone not null default app_now(),
  constraint report_deletions_pkey PRIMARY KEY (account_id, report_id),
  constraint report_deletions_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
alter table report_deletions enable row level security;
alter table report_deletions force row level security;
create policy tenant on report_deletions as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on report_deletions to hz_app;

create table report_evidence (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  body_hash bytea not null,
  wording bytea not null,
  received_on text not null,
  signed_on text not null,
  office text not null,
  signature bytea not null,
  constraint report_evidence_pkey PRIMARY KEY (account_id, report_id),
  constraint report_evidence_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint report_evidence_body_hash_check CHECK (octet_length(body_hash) = 32),
  constraint report_evidence_signature_check CHECK (octet_length(signature) = 64),
  constraint report_evidence_wording_check CHECK (octet_length(wording) = 32)
);
alter table report_evidence enable row level security;
alter table report_evidence force row level security;
create policy tenant on report_evidence as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on report_evidence to hz_app;

create table report_reads (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  read_at timestamp with time zone not null,
  constraint report_reads_pkey PRIMARY KEY (account_id, report_id, user_id),
  constraint report_reads_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint report_reads_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
alter table report_reads enable row level security;
alter table report_reads force row level security;
create policy tenant on report_reads as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
CREATE TRIGGER keep_drill_reading AFTER INSERT ON report_reads FOR EACH ROW WHEN (NOT is_copying()) EXECUTE FUNCTION keep_drill_reading();
grant delete, insert, select, update on report_reads to hz_app;

create table reports (
  account_id uuid not null,
  id uuid not null,
  number bigint not null,
  case_number text not null,
  channel_id uuid not null,
  category_id uuid,
  report_type text not null,
  status text not null default 'new'::text,
  assigned_to uuid,
  department_id uuid not null,
  epoch integer not null,
  head_department_id uuid not null,
  head_epoch integer not null,
  rk_id bytea not null,
  reporter_pk bytea not null,
  token_hash bytea not null,
  sealed_key bytea not null,
  fast_key bytea,
  wrapped_key bytea not null,
  title bytea not null,
  body bytea not null,
  body_redacted_by uuid,
  body_redacted_at timestamp with time zone,
  notes_key bytea,
  notes_key_by uuid,
  notification_address bytea,
  submit_hash bytea not null,
  way text not null default 'portal'::text,
  entered_by uuid,
  documentation text,
  consent_at timestamp with time zone,
  handover text,
  handover_at timestamp with time zone,
  handover_by uuid,
  identity_revealed_at timestamp with time zone,
  received_at timestamp with time zone not null default app_now(),
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  confirmation integer,
  feedback_at timestamp with time zone,
  feedback_by uuid,
  closed_at timestamp with time zone,
  closed_by uuid,
  outcome text,
  no_feedback_reason text,
  promised_months integer not null,
  is_drill boolean not null default false,
  concerns uuid[],
  set_apart_at timestamp with time zone,
  set_apart_by uuid,
  stays_listed boolean not null default false,
  lost_told_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  updated_at timestamp with time zone not null default app_now(),
  last_activity_at timestamp with time zone not null default app_now(),
  reporter_activity_at timestamp with time zone default app_now(),
  meeting_asked_at timestamp with time zone,
  constraint reports_pkey PRIMARY KEY (account_id, id),
  constraint reports_account_id_case_number_key UNIQUE (account_id, case_number),
  constraint reports_account_id_number_key UNIQUE (account_id, number),
  constraint reports_account_id_assigned_to_fkey FOREIGN KEY (account_id, assigned_to) REFERENCES users(account_id, id) ON DELETE SET NULL (assigned_to),
  constraint reports_account_id_category_id_fkey FOREIGN KEY (account_id, category_id) REFERENCES categories(account_id, id),
  constraint reports_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES channels(account_id, id),
  constraint reports_account_id_department_id_epoch_fkey FOREIGN KEY (account_id, department_id, epoch) REFERENCES department_keys(account_id, department_id, epoch),
  constraint reports_consent CHECK (documentation IS NULL OR documentation = 'summary'::text OR consent_at IS NOT NULL),
  constraint reports_documentation_check CHECK (documentation = ANY (ARRAY['summary'::text, 'verbatim'::text, 'recording'::text])),
  constraint reports_handover_check CHECK (handover = ANY (ARRAY['handed'::text, 'impossible'::text])),
  constraint reports_promised_months_check CHECK (promised_months >= 1 AND promised_months <= 120),
  constraint reports_report_type_check CHECK (report_type = ANY (ARRAY['anonymous'::text, 'confidential'::text])),
  constraint reports_status_check CHECK (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'open'::text, 'closed'::text, 'resolved'::text])),
  constraint reports_way_check CHECK (way = ANY (ARRAY['portal'::text, 'phone'::text, 'mail'::text, 'post'::text, 'meeting'::text]))
);
alter table reports alter column sealed_key set storage external;
alter table reports alter column body set storage external;
CREATE INDEX reports_account_id_closed_at_idx ON reports USING btree (account_id, closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX reports_account_id_created_at_id_idx ON reports USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX reports_account_id_created_at_idx ON reports USING btree (account_id, created_at) WHERE set_apart_at IS NOT NULL;
CREATE INDEX reports_account_id_department_id_epoch_idx ON reports USING btree (account_id, department_id, epoch);
CREATE INDEX reports_account_id_department_id_id_idx ON reports USING btree (account_id, department_id, id) WHERE set_apart_at IS NULL;
CREATE INDEX reports_account_id_idx ON reports USING btree (account_id) WHERE concerns IS NOT NULL;
CREATE INDEX reports_account_id_status_idx ON reports USING btree (account_id, status);
alter table reports enable row level security;
alter table reports force row level security;
create policy tenant on reports as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
CREATE TRIGGER keep_concerned_department AFTER INSERT OR UPDATE OF department_id ON reports FOR EACH ROW WHEN (cardinality(new.concerns) > 0 AND NOT is_copying()) EXECUTE FUNCTION keep_concerned_department();
CREATE TRIGGER keep_confirmation BEFORE INSERT ON reports FOR EACH ROW WHEN (new.acknowledged_at IS NOT NULL AND new.acknowledged_by IS NULL AND new.confirmation IS NULL AND NOT is_copying()) EXECUTE FUNCTION keep_confirmation();
CREATE TRIGGER keep_drill_confirmation AFTER UPDATE OF acknowledged_at ON reports FOR EACH ROW WHEN (new.is_drill AND new.acknowledged_by IS NOT NULL AND NOT is_copying()) EXECUTE FUNCTION keep_drill_confirmation();
CREATE TRIGGER keep_promise BEFORE INSERT ON reports FOR EACH ROW WHEN (new.promised_months IS NULL AND NOT is_copying()) EXECUTE FUNCTION keep_promise();
CREATE TRIGGER mark_drill BEFORE INSERT ON reports FOR EACH ROW WHEN (NOT new.is_drill AND NOT is_copying()) EXECUTE FUNCTION mark_drill();
CREATE TRIGGER note_concerns BEFORE INSERT ON reports FOR EACH ROW WHEN (new.concerns IS NULL AND NOT is_copying()) EXECUTE FUNCTION note_concerns();
grant delete, insert, select, update on reports to hz_app;

create table retention_announcements (
  account_id uuid not null,
  report_id uuid not null,
  day date not null,
  announced_at timestamp with time zone not null default app_clock_timestamp(),
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  constraint retention_announcements_pkey PRIMARY KEY (account_id, report_id),
  constraint retention_announcements_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
alter table retention_announcements enable row level security;
alter table retention_announcements force row level security;
create policy tenant on retention_announcements as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on retention_announcements to hz_app;

create table retention_holds (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  review_day date not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint retention_holds_pkey PRIMARY KEY (account_id, id),
  constraint retention_holds_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX retention_holds_account_id_report_id_idx ON retention_holds USING btree (account_id, report_id) WHERE ended_at IS NULL;
CREATE INDEX retention_holds_account_id_report_id_idx1 ON retention_holds USING btree (account_id, report_id);
alter table retention_holds enable row level security;
alter table retention_holds force row level security;
create policy tenant on retention_holds as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select, update on retention_holds to hz_app;

create table retention_notices (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  kind text not null,
  mark date not null,
  told_on date not null,
  constraint retention_notices_pkey PRIMARY KEY (account_id, report_id, user_id, kind, mark),
  constraint retention_notices_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint retention_notices_kind_check CHECK (kind = ANY (ARRAY['listed'::text, 'confirmation'::text, 'unread'::text, 'review'::text]))
);
CREATE INDEX retention_notices_account_id_user_id_told_on_idx ON retention_notices USING btree (account_id, user_id, told_on);
alter table retention_notices enable row level security;
alter table retention_notices force row level security;
create policy tenant on retention_notices as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on retention_notices to hz_app;

create table schema_migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table second_factor_codes (
  account_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint second_factor_codes_pkey PRIMARY KEY (account_id, user_id, code_hash),
  constraint second_factor_codes_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
alter table second_factor_codes enable row level security;
alter table second_factor_codes force row level security;
create policy tenant on second_factor_codes as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on second_factor_codes to hz_app;

create table service_days (
  day date not null,
  ready bytea not null,
  constraint service_days_pkey PRIMARY KEY (day),
  constraint service_days_ready_check CHECK (length(ready) = 180)
);
grant delete, insert, select, update on service_days to hz_app;

create table service_incidents (
  number integer not null,
  title text not null,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint service_incidents_pkey PRIMARY KEY (number),
  constraint service_incidents_check CHECK (ended_at >= begun_at)
);
grant delete, insert, select, update on service_incidents to hz_app;

create table service_rehearsals (
  ended_at timestamp with time zone not null,
  backup_of timestamp with time zone not null,
  seconds integer not null,
  is_good boolean not null,
  constraint service_rehearsals_pkey PRIMARY KEY (ended_at)
);
grant delete, insert, select, update on service_rehearsals to hz_app;

create table service_updates (
  incident integer not null,
  number integer not null,
  at timestamp with time zone not null,
  text text not null,
  constraint service_updates_pkey PRIMARY KEY (incident, number),
  constraint service_updates_incident_fkey FOREIGN KEY (incident) REFERENCES service_incidents(number)
);
grant delete, insert, select, update on service_updates to hz_app;

create table sessions (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  bearer_hash bytea not null,
  session_key bytea not null,
  device text not null default ''::text,
  remembered boolean not null default false,
  confirmed_at timestamp with time zone,
  challenge bytea,
  archive_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  last_seen_at timestamp with time zone not null default app_now(),
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (account_id, id),
  constraint sessions_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_account_id_user_id_idx ON sessions USING btree (account_id, user_id);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy tenant on sessions as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on sessions to hz_app;

create table stand_in_guests (
  account_id uuid not null,
  guest_id uuid not null,
  report_id uuid not null,
  constraint stand_in_guests_pkey PRIMARY KEY (account_id, guest_id, report_id),
  constraint stand_in_guests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table stand_in_guests enable row level security;
alter table stand_in_guests force row level security;
create policy tenant on stand_in_guests as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select on stand_in_guests to hz_app;

create table status_changes (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  from_status text not null,
  to_status text not null,
  user_id uuid,
  at timestamp with time zone not null default app_clock_timestamp(),
  constraint status_changes_pkey PRIMARY KEY (account_id, id),
  constraint status_changes_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint status_changes_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE SET NULL (user_id)
);
CREATE INDEX status_changes_account_id_report_id_at_idx ON status_changes USING btree (account_id, report_id, at);
alter table status_changes enable row level security;
alter table status_changes force row level security;
create policy tenant on status_changes as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on status_changes to hz_app;

create table successions (
  account_id uuid not null,
  former_public_key bytea not null,
  public_key bytea not null,
  signed_at bigint not null,
  signature bytea not null,
  sent_by uuid not null,
  created_at timestamp with time zone not null default app_now(),
  constraint successions_pkey PRIMARY KEY (account_id, former_public_key, public_key),
  constraint successions_account_id_former_public_key_fkey FOREIGN KEY (account_id, former_public_key) REFERENCES former_account_keys(account_id, public_key) ON DELETE CASCADE,
  constraint successions_public_key_check CHECK (octet_length(public_key) = 32),
  constraint successions_signature_check CHECK (octet_length(signature) = 64)
);
alter table successions enable row level security;
alter table successions force row level security;
create policy tenant on successions as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on successions to hz_app;

create table templates (
  account_id uuid not null,
  id text not null,
  language text not null,
  text text not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  constraint templates_pkey PRIMARY KEY (account_id, id, language),
  constraint templates_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
alter table templates enable row level security;
alter table templates force row level security;
create policy tenant on templates as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on templates to hz_app;

create table trainings (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  day date,
  title text not null,
  recorded_by uuid not null,
  at timestamp with time zone not null,
  constraint trainings_pkey PRIMARY KEY (account_id, id),
  constraint trainings_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX trainings_account_id_user_id_at_idx ON trainings USING btree (account_id, user_id, at);
alter table trainings enable row level security;
alter table trainings force row level security;
create policy tenant on trainings as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on trainings to hz_app;

create table transfers (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  from_department_id uuid not null,
  to_department_id uuid not null,
  reason text not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint transfers_pkey PRIMARY KEY (account_id, id),
  constraint transfers_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES reports(account_id, id) ON DELETE CASCADE,
  constraint transfers_reason_check CHECK (reason = ANY (ARRAY['responsibility'::text, 'bias'::text, 'organisation'::text]))
);
CREATE INDEX transfers_account_id_report_id_at_idx ON transfers USING btree (account_id, report_id, at);
alter table transfers enable row level security;
alter table transfers force row level security;
create policy tenant on transfers as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant insert, select on transfers to hz_app;

create table users (
  account_id uuid not null,
  id uuid not null,
  email text not null,
  pending_email text,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  role text not null,
  permissions text[] not null,
  language text not null default 'Deutsch'::text,
  is_account_owner boolean not null default false,
  is_email_verified boolean not null default false,
  is_active boolean not null default true,
  is_guest boolean not null default false,
  kdf_suite integer not null,
  kdf_salt bytea not null,
  auth_hash bytea not null,
  user_key_wrap bytea not null,
  recovery_auth_hash bytea,
  recovery_wrap bytea,
  recovery_confirmed_at timestamp with time zone,
  kem_public_key bytea not null,
  sig_public_key bytea not null,
  joined_at bigint not null,
  member_signature bytea,
  invite_public_key bytea,
  invite_permits text,
  invite_not_after bigint,
  invite_certificate bytea,
  invited_at timestamp with time zone,
  keys_changed_at timestamp with time zone,
  totp_secret bytea,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint,
  early_reminders boolean not null default true,
  unheard_told_on date,
  last_login_at timestamp with time zone,
  created_at timestamp with time zone not null default app_now(),
  updated_at timestamp with time zone not null default app_now(),
  deleted_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (account_id, id),
  constraint users_account_id_email_key UNIQUE (account_id, email),
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint users_guest_check CHECK (NOT is_guest OR permissions = '{}'::text[]),
  constraint users_owner_stays CHECK (NOT is_account_owner OR is_active AND deleted_at IS NULL AND NOT is_guest)
);
CREATE UNIQUE INDEX users_one_owner ON users USING btree (account_id) WHERE is_account_owner;
alter table users enable row level security;
alter table users force row level security;
create policy tenant on users as permissive for all to public
  using (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")))
  with check (account_id = (( SELECT NULLIF(current_setting('app.account_id'::text, true), ''::text)::uuid AS "nullif")));
grant delete, insert, select, update on users to hz_app;

CREATE OR REPLACE FUNCTION public.app_clock_timestamp()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  select clock_timestamp() + coalesce(nullif(current_setting('app.ahead', true), ''), '0')::interval
$function$;

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() + coalesce(nullif(current_setting('app.ahead', true), ''), '0')::interval
$function$;

CREATE OR REPLACE FUNCTION public.append_audit(in_account uuid, in_actor uuid, in_action text, in_target uuid, in_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz;
  text_of_entry text;
  head audit_heads;
begin
  insert into audit_heads (account_id, seq, hash) values (in_account, 0, ''::bytea) on conflict do nothing;
  select h.* into head from audit_heads h where h.account_id = in_account for update;
  -- Read after the lock, so that times never run backwards.
  moment := date_trunc('milliseconds', app_clock_timestamp());
  text_of_entry := jsonb_build_object('seq', head.seq + 1, 'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', in_actor, 'action', in_action, 'target', in_target, 'details', in_details)::text;
  update audit_heads set seq = head.seq + 1, hash = sha256(head.hash || convert_to(text_of_entry, 'UTF8'))
    where account_id = in_account returning * into head;
  insert into audit_entries (account_id, seq, at, actor_id, action, target_id, entry, hash)
    values (in_account, head.seq, moment, in_actor, in_action, in_target, text_of_entry, head.hash);
end $function$;

CREATE OR REPLACE FUNCTION public.append_audit_once(in_account uuid, in_actor uuid, in_action text, in_target uuid, in_details jsonb, in_since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  for attempt in 1..2 loop
    if exists (select 1 from audit_entries e where e.account_id = in_account and e.target_id = in_target and e.actor_id = in_actor
      and e.action = in_action and e.at > in_since) then return; end if;
    if attempt = 1 then
      perform 1 from audit_heads h where h.account_id = in_account for update;
    end if;
  end loop;
  perform append_audit(in_account, in_actor, in_action, in_target, in_details);
end $function$;

CREATE OR REPLACE FUNCTION public.emit_event(in_account uuid, in_type text, in_ref uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  next_seq bigint;
begin
  insert into live_cursor (account_id, seq) values (in_account, 1)
    on conflict (account_id) do update set seq = live_cursor.seq + 1
    returning seq into next_seq;
  insert into live_events (account_id, seq, type, ref) values (in_account, next_seq, in_type, in_ref);
  perform pg_notify('live', in_account::text);
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_job(in_job jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  start timestamptz := coalesce((in_job->>'start')::timestamptz, now());
begin
  insert into pgboss.job_common (name, data, policy, singleton_key, start_after, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
  values (in_job->>'name', in_job->'data', in_job->>'policy', in_job->>'key', start, start + interval '14 days',
    (in_job->>'retryLimit')::int, (in_job->>'retryDelay')::int, (in_job->>'retryBackoff')::boolean,
    (in_job->>'retryDelayMax')::int, (in_job->>'expireInSeconds')::int, (in_job->>'heartbeatSeconds')::int)
  on conflict do nothing;
  if start <= now() and in_job->>'policy' <> 'short' then
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), in_job->>'name');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.enter_account(in_account uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(in_account::text, 7242010));
  if exists (select from directory_moves where account_id = in_account) then
    raise exception 'the account is in another cell' using errcode = 'HZ001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.is_copying()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('app.copying', true), '') = 'on'
$function$;

CREATE OR REPLACE FUNCTION public.keep_concerned_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.department_id and not d.was_for_conflicts;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select max(c.number) into new.confirmation from confirmation_texts c where c.account_id = new.account_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_conflict_department()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.conflict_department_id and not d.was_for_conflicts;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_drill_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update drills d set answered_at = new.created_at
    where d.account_id = new.account_id and d.id = new.report_id and d.answered_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_drill_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update drills d set acknowledged_at = new.acknowledged_at
    where d.account_id = new.account_id and d.id = new.id and d.acknowledged_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_drill_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update drills d set mailed_at = new.told_at
    where d.account_id = new.account_id and d.department_id = new.about_id and d.mailed_at is null
      and d.received_at > new.told_at - interval '1 day';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_drill_reading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update drills d set opened_at = app_clock_timestamp()
    where d.account_id = new.account_id and d.id = new.report_id and d.started_by <> new.user_id and d.opened_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_promise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce((c.settings ->> 'retentionMonths')::int, a.retention_months) into new.promised_months
    from channels c join accounts a on a.account_id = c.account_id
    where c.account_id = new.account_id and c.id = new.channel_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_drill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update drills d
    set department_id = new.department_id, received_at = new.received_at, is_confirmed_by_channel = new.acknowledged_at is not null
    where d.account_id = new.account_id and d.id = new.id and d.channel_id = new.channel_id and d.received_at is null;
  new.is_drill := found;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_concerns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  stand_in uuid;
begin
  select c.conflict_department_id into stand_in from channels c where c.account_id = new.account_id and c.id = new.channel_id;
  if stand_in = new.head_department_id then
    new.concerns := array_remove(offices_of(new.account_id, new.channel_id), stand_in);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.offices_of(in_account uuid, in_channel uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(select c.department_id from channels c where c.account_id = in_account and c.id = in_channel
    union select g.department_id from categories g where g.account_id = in_account and g.department_id is not null)
$function$;

CREATE OR REPLACE FUNCTION public.submit_report(in_account uuid, in_suffix text, in_job jsonb, in_has_files boolean, in_report uuid, in_case_number text, in_department uuid, in_epoch integer, in_category uuid, in_type text, in_rk_id bytea, in_reporter_pk bytea, in_token_hash bytea, in_sealed_key bytea, in_wrapped_key bytea, in_title bytea, in_body bytea, in_submit_hash bytea)
 RETURNS TABLE(outcome text, case_number text)
 LANGUAGE plpgsql
AS $function$
declare
  channel record;
  category record;
  earlier record;
  is_apart boolean;
  next_number bigint;
begin
  -- A renewal waits for the submissions that began before it, and later ones see its key: so that no report can still
  -- arrive under an epoch whose grants are already gone.
  perform 1 from departments d where d.account_id = in_account and d.id = in_department for key share;
  select c.id, c.settings, c.department_id, c.conflict_department_id into channel
    from channels c where c.account_id = in_account and c.link_suffix = in_suffix and c.is_active;
  select g.id, g.department_id into category
    from categories g where g.account_id = in_account and g.id = in_category and g.is_active;
  select r.case_number, r.submit_hash into earlier from reports r where r.account_id = in_account and r.id = in_report;
  -- A repeat is answered even when the channel was switched off meanwhile.
  outcome := case
    when earlier.submit_hash = in_submit_hash then 'REPEATED'
    when earlier.submit_hash is not null then 'REPORT_CONFLICT'
    when channel.id is null then 'CHANNEL_NOT_FOUND'
    -- Where all categories are switched off there is none to choose.
    when in_category is null and (channel.settings->>'requireCategory')::boolean and exists (
      select 1 from categories g where g.account_id = in_account and g.is_active) then 'CATEGORY_REQUIRED'
    when in_category is not null and category.id is null then 'CATEGORY_UNKNOWN'
    when not (in_department = coalesce(category.department_id, channel.department_id)
        or in_department is not distinct from channel.conflict_department_id)
      or in_epoch is distinct from (
        select max(k.epoch) from department_keys k where k.account_id = in_account and k.department_id = in_department)
      then 'DEPARTMENT_KEY_OUTDATED'
    when not exists (
      select 1 from grants t where t.account_id = in_account and t.kind = 'department' and t.department_id = in_department
        and t.epoch = in_epoch and (
          exists (select 1 from users u where u.account_id = in_account and u.id = t.to_user_id and u.deleted_at is null)
          or exists (select 1 from invitations i where i.account_id = in_account and i.id = t.to_user_id
            and i.code_hash is not null and to_timestamp(i.not_after) >= app_now())
          or exists (select 1 from emergency_keys e where e.account_id = in_account and e.id = t.to_user_id)))
      then 'DEPARTMENT_KEY_LOST'
    when in_type = 'anonymous' and not (channel.settings->>'allowAnonymous')::boolean then 'ANONYMOUS_NOT_ALLOWED'
    when in_has_files and not (channel.settings->>'allowFiles')::boolean then 'FILES_NOT_ALLOWED'
    else 'STORED'
  end;
  case_number := case outcome when 'STORED' then in_case_number when 'REPEATED' then earlier.case_number end;
  return next;
  if outcome <> 'STORED' then return; end if;

  -- The account's other writers wait from here to the commit. First of all locks: two transactions with several reports
  -- each would otherwise wait for each other's job.
  is_apart := in_department is not distinct from channel.conflict_department_id;
  update report_counters c set apart = c.apart + is_apart::int,
      value = case when is_apart then c.value when c.value = 900000 then 1000000001 else c.value + 1 end
    where c.account_id = in_account returning case when is_apart then c.apart else c.value end into strict next_number;
  insert into directory_cases (token_hash, account_id, report_id) values (in_token_hash, in_account, in_report);
  perform enqueue_job(in_job);
  insert into reports (account_id, id, number, case_number, channel_id, department_id, epoch, head_department_id, head_epoch,
    category_id, report_type, rk_id, reporter_pk, token_hash, sealed_key, wrapped_key, title, body, submit_hash, acknowledged_at)
  values (in_account, in_report, next_number, in_case_number, channel.id, in_department, in_epoch, in_department, in_epoch,
    in_category, in_type, in_rk_id, in_reporter_pk, in_token_hash, in_sealed_key, in_wrapped_key, in_title, in_body, in_submit_hash,
    case when (channel.settings->>'autoAcknowledge')::boolean then app_now() end);
  perform emit_event(in_account, 'report-created', in_report);
end $function$;

CREATE OR REPLACE FUNCTION public.tell_domains()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'domains-changed');
  return null;
end $function$;

grant execute on function app_clock_timestamp() to public;

grant execute on function app_now() to public;

grant execute on function append_audit(uuid,uuid,text,uuid,jsonb) to public;

grant execute on function append_audit_once(uuid,uuid,text,uuid,jsonb,timestamp with time zone) to public;

grant execute on function emit_event(uuid,text,uuid) to public;

grant execute on function enqueue_job(jsonb) to public;

grant execute on function enter_account(uuid) to public;

grant execute on function is_copying() to public;

grant execute on function keep_concerned_department() to public;

grant execute on function keep_confirmation() to public;

grant execute on function keep_conflict_department() to public;

grant execute on function keep_drill_answer() to public;

grant execute on function keep_drill_confirmation() to public;

grant execute on function keep_drill_mail() to public;

grant execute on function keep_drill_reading() to public;

grant execute on function keep_promise() to public;

grant execute on function mark_drill() to public;

grant execute on function note_concerns() to public;

grant execute on function offices_of(uuid,uuid) to public;

grant execute on function submit_report(uuid,text,jsonb,boolean,uuid,text,uuid,integer,uuid,text,bytea,bytea,bytea,bytea,bytea,bytea,bytea,bytea) to public;

grant execute on function tell_domains() to public;

grant usage on schema public to hz_app;

grant usage on schema public to public;

alter default privileges in schema public grant delete, insert, select, update on tables to hz_app;

alter default privileges in schema public grant usage on sequences to hz_app;
