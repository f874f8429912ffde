-- People and access: company data, invitations, tokens, second factor, sessions with device, keys that were replaced,
-- departments' renewals, and the audit log.

alter table accounts
  add column company_email text,
  add column company_industry text,
  add column company_size text,
  add column contact_person_name text,
  add column contact_person_email text,
  add column legal_form text,
  add column tax_id text,
  add column registration_number text,
  add column require_second_factor boolean not null default false,
  add column two_person_deletion boolean not null default false,
  add column session_hours int not null default 12 check (session_hours between 1 and 720),
  add column idle_minutes int not null default 120 check (idle_minutes between 5 and 1440),
  add column retention_months int not null default 36 check (retention_months between 1 and 120);

-- A person whose keys nobody has vouched for yet has no signature. Whoever was vouched for by an invitation carries it.
-- A deleted person keeps the row with name and public keys, because messages and the audit log go on naming them.
alter table users
  alter column member_signature drop not null,
  add column invite_public_key bytea,
  add column invite_permits text,
  add column invite_not_after bigint,
  add column invite_certificate bytea,
  add column invited_at timestamptz,
  add column keys_changed_at timestamptz,
  add column pending_email text,
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  add column totp_last_step bigint,
  add column deleted_at timestamptz;

-- Public keys that a person had before: what was signed with them stays verifiable.
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
  replaced_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index on former_keys (account_id, user_id);

-- Its id becomes the invitee's user id. `code_hash`, key and certificate are there when a code was made with it.
create table invitations (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  permissions text[] not null,
  language text not null default 'Deutsch',
  message text not null default '',
  department_ids uuid[] not null,
  invited_by uuid not null,
  code_hash bytea,
  public_key bytea,
  permits text,
  not_after bigint,
  certificate bytea,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, email)
);

-- A printed code in the company's safe: a member without sign-in that every department's key is granted to.
create table emergency_keys (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  kem_public_key bytea not null,
  sig_public_key bytea not null,
  joined_at bigint not null,
  member_signature bytea not null,
  auth_hash bytea not null,
  wrap bytea not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index on emergency_keys (account_id);

-- Grants go to users, to invitations that were not accepted yet, and to the emergency key.
alter table grants
  drop constraint grants_account_id_to_user_id_fkey,
  drop constraint grants_kind_check,
  add constraint grants_kind_check check (kind in ('account', 'department', 'trust'));

create table second_factor_codes (
  account_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, user_id, code_hash),
  foreign key (account_id, user_id) references users on delete cascade
);

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
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index on passkeys (account_id, user_id);

alter table sessions
  add column device text not null default '',
  add column last_seen_at timestamptz not null default now();
create index on sessions (account_id, user_id);

-- Where a report's key is sealed now may change by renewal or transfer; the head that every box is bound to does not.
alter table reports
  add column head_department_id uuid,
  add column head_epoch int;
update reports set head_department_id = department_id, head_epoch = epoch;
alter table reports
  alter column head_department_id set not null,
  alter column head_epoch set not null;

alter table categories
  add column department_id uuid,
  add foreign key (account_id, department_id) references departments;

-- True from the moment somebody who knew the newest key lost it until a new key is made.
alter table departments add column renewal_due boolean not null default false;

-- A deletion that waits for a second person.
create table report_deletions (
  account_id uuid not null,
  report_id uuid not null,
  requested_by uuid not null,
  reason text not null,
  requested_at timestamptz not null default now(),
  primary key (account_id, report_id),
  foreign key (account_id, report_id) references reports on delete cascade
);

create table failed_mails (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  kind text not null,
  user_id uuid,
  failed_at timestamptz not null default now(),
  primary key (account_id, id)
);

create table audit_heads (
  account_id uuid primary key references accounts on delete cascade,
  seq bigint not null,
  hash bytea not null
);

-- `entry` is the text that `hash` chains: SHA-256 of the hash before it and of this text. The columns repeat what is in it.
create table audit_entries (
  account_id uuid not null references accounts on delete cascade,
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  target_id uuid,
  entry text not null,
  hash bytea not null,
  primary key (account_id, seq)
);
revoke update, delete, truncate on audit_entries from hz_app;

create table directory_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  purpose text not null,
  expires_at timestamptz not null
);
create index on directory_tokens (user_id, purpose);

-- Half a sign-in: the password was right, or a passkey's question was put; the second step is missing.
create table directory_tickets (
  ticket_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  user_id uuid,
  purpose text not null,
  remember boolean not null default false,
  challenge bytea,
  expires_at timestamptz not null
);

create table directory_passkeys (
  credential_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  passkey_id uuid not null
);

do $$
declare t text;
begin
  foreach t in array array['former_keys', 'invitations', 'emergency_keys', 'second_factor_codes', 'passkeys', 'report_deletions', 'failed_mails',
    'audit_heads', 'audit_entries']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I
      using (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))
      with check (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))', t);
  end loop;
end $$;

-- The head's row lock makes the order of commits the order of numbers.
create function append_audit(in_account uuid, in_actor uuid, in_action text, in_target uuid, in_details jsonb) returns void
language plpgsql as $$
declare
  moment timestamptz;
  text_of_entry text;
  head audit_heads;
begin
  insert into audit_heads (account_id, seq, hash) values (in_account, 0, ''::bytea) on conflict do nothing;
  select h.* into head from audit_heads h where h.account_id = in_account for update;
  -- Read after the lock, so that times never run backwards.
  moment := date_trunc('milliseconds', clock_timestamp());
  text_of_entry := jsonb_build_object('seq', head.seq + 1, 'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', in_actor, 'action', in_action, 'target', in_target, 'details', in_details)::text;
  update audit_heads set seq = head.seq + 1, hash = sha256(head.hash || convert_to(text_of_entry, 'UTF8'))
    where account_id = in_account returning * into head;
  insert into audit_entries (account_id, seq, at, actor_id, action, target_id, entry, hash)
    values (in_account, head.seq, moment, in_actor, in_action, in_target, text_of_entry, head.hash);
end $$;

-- As before, and: a category may deliver to a department of its own; the head is kept beside where the key is sealed now.
create or replace function submit_report(in_account uuid, in_suffix text, in_job jsonb, in_has_files boolean, in_report uuid,
  in_case_number text, in_department uuid, in_epoch int, in_category uuid, in_type text, in_rk_id bytea, in_reporter_pk bytea,
  in_token_hash bytea, in_sealed_key bytea, in_wrapped_key bytea, in_title bytea, in_body bytea, in_submit_hash bytea)
returns table (outcome text, case_number text)
language plpgsql as $$
declare
  channel record;
  category record;
  earlier record;
  next_number bigint;
begin
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
    when in_type = 'anonymous' and not (channel.settings->>'allowAnonymous')::boolean then 'ANONYMOUS_NOT_ALLOWED'
    when in_has_files and not (channel.settings->>'allowFiles')::boolean then 'FILES_NOT_ALLOWED'
    else 'STORED'
  end;
  case_number := case outcome when 'STORED' then in_case_number when 'REPEATED' then earlier.case_number end;
  return next;
  if outcome <> 'STORED' then return; end if;

  -- The account's other writers wait from here to the commit. First of all locks: two transactions with several reports
  -- each would otherwise wait for each other's job.
  update report_counters set value = value + 1 where account_id = in_account returning value into strict next_number;
  insert into directory_cases (token_hash, account_id, report_id) values (in_token_hash, in_account, in_report);
  perform enqueue_job(in_job);
  insert into reports (account_id, id, number, case_number, channel_id, department_id, epoch, head_department_id, head_epoch,
    category_id, report_type, rk_id, reporter_pk, token_hash, sealed_key, wrapped_key, title, body, submit_hash)
  values (in_account, in_report, next_number, in_case_number, channel.id, in_department, in_epoch, in_department, in_epoch,
    in_category, in_type, in_rk_id, in_reporter_pk, in_token_hash, in_sealed_key, in_wrapped_key, in_title, in_body, in_submit_hash);
  perform emit_event(in_account, 'report-created', in_report);
end $$;
