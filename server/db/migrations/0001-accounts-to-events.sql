-- The first schema: accounts, people and keys, channels, reports with their boxes, live events.
-- Every tenant table is keyed (account_id, …) and fenced by row-level security; the four directory tables
-- are the only ones without a tenant and hold nothing but hashes and ids.

create table accounts (
  account_id uuid primary key,
  company_name text not null,
  company_website text,
  how_found_us text,
  public_key bytea not null,
  show_handler_names boolean not null default false,
  subscription_status text not null default 'trialing',
  plan_name text not null default 'trial',
  trial_end_date timestamptz,
  created_at timestamptz not null default now()
);

create table users (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  role text not null,
  permissions text[] not null,
  language text not null default 'Deutsch',
  is_account_owner boolean not null default false,
  is_email_verified boolean not null default false,
  is_active boolean not null default true,
  kdf_suite int not null,
  kdf_salt bytea not null,
  auth_hash bytea not null,
  user_key_wrap bytea not null,
  recovery_auth_hash bytea,
  recovery_wrap bytea,
  recovery_confirmed_at timestamptz,
  kem_public_key bytea not null,
  sig_public_key bytea not null,
  joined_at bigint not null,
  member_signature bytea not null,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, email)
);

create table sessions (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  bearer_hash bytea not null,
  session_key bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);

create table departments (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);

create table department_keys (
  account_id uuid not null,
  department_id uuid not null,
  epoch int not null,
  public_key bytea not null,
  not_after bigint not null,
  signature bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, department_id, epoch),
  foreign key (account_id, department_id) references departments on delete cascade
);

create table department_members (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  primary key (account_id, department_id, user_id),
  foreign key (account_id, department_id) references departments on delete cascade,
  foreign key (account_id, user_id) references users on delete cascade
);
create index on department_members (account_id, user_id);

create table grants (
  account_id uuid not null,
  id uuid not null,
  to_user_id uuid not null,
  by_user_id uuid not null,
  kind text not null check (kind in ('account', 'department')),
  department_id uuid,
  epoch int,
  box bytea not null,
  signature bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, to_user_id) references users on delete cascade,
  foreign key (account_id, department_id, epoch) references department_keys on delete cascade,
  check ((kind = 'department') = (department_id is not null and epoch is not null))
);
create index on grants (account_id, to_user_id);

create table categories (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  is_active boolean not null default true,
  position int not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);

create table channels (
  account_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  link_suffix text not null,
  company_name text not null,
  description text not null default '',
  is_active boolean not null default true,
  settings jsonb not null,
  languages jsonb not null,
  default_language text not null default 'de',
  department_id uuid not null,
  conflict_department_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete set null (user_id),
  foreign key (account_id, department_id) references departments,
  foreign key (account_id, conflict_department_id) references departments
);

create table report_counters (
  account_id uuid primary key references accounts on delete cascade,
  value bigint not null
);

create table reports (
  account_id uuid not null,
  id uuid not null,
  number bigint not null,
  case_number text not null,
  channel_id uuid not null,
  department_id uuid not null,
  epoch int not null,
  category_id uuid,
  report_type text not null check (report_type in ('anonymous', 'confidential')),
  status text not null default 'new' check (status in ('new', 'in_progress', 'open', 'closed', 'resolved')),
  assigned_to uuid,
  rk_id bytea not null,
  reporter_pk bytea not null,
  token_hash bytea not null,
  sealed_key bytea not null,
  fast_key bytea,
  wrapped_key bytea not null,
  title bytea not null,
  body bytea not null,
  notes_key bytea,
  notes_key_by uuid,
  notification_address bytea,
  submit_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, number),
  unique (account_id, case_number),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, department_id, epoch) references department_keys,
  foreign key (account_id, category_id) references categories,
  foreign key (account_id, assigned_to) references users on delete set null (assigned_to)
);
-- Sealed bytes do not compress; saying so saves the try on every insert.
alter table reports alter column body set storage external;
alter table reports alter column sealed_key set storage external;
create index on reports (account_id, created_at desc, id desc);
create index on reports (account_id, status);
create index on reports (account_id, category_id);
create index on reports (account_id, assigned_to);

create table messages (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  author_id uuid,
  is_from_reporter boolean not null,
  box bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
alter table messages alter column box set storage external;
create index on messages (account_id, report_id, created_at);

create table notes (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  author_id uuid not null,
  box bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
alter table notes alter column box set storage external;
create index on notes (account_id, report_id, created_at);

-- A file is pending (report_id null, or message_id null for an attachment on its way) until a report or message names it.
create table files (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid,
  report_id uuid,
  message_id uuid,
  uploader_hash bytea not null,
  is_claimed boolean not null default false,
  sealed_size bigint not null default 0,
  part_count int not null default 0,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels on delete cascade,
  foreign key (account_id, report_id) references reports on delete cascade,
  foreign key (account_id, message_id) references messages on delete cascade
);
create index on files (account_id, report_id);
create index on files (account_id, message_id);
create index on files (account_id, channel_id) where not is_claimed;

create table file_parts (
  account_id uuid not null,
  file_id uuid not null,
  part int not null,
  size int not null,
  sha256 bytea not null,
  primary key (account_id, file_id, part),
  foreign key (account_id, file_id) references files on delete cascade
);

create table live_cursor (
  account_id uuid primary key references accounts on delete cascade,
  seq bigint not null
);

create table live_events (
  account_id uuid not null references accounts on delete cascade,
  seq bigint not null,
  type text not null,
  ref uuid,
  at timestamptz not null default now(),
  primary key (account_id, seq)
);

-- The directory: from a hash or a public name to the account, before a tenant is known.
create table directory_emails (
  email_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null
);
create table directory_channels (
  link_suffix text primary key,
  account_id uuid not null references accounts on delete cascade,
  channel_id uuid not null
);
create table directory_sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  session_id uuid not null,
  expires_at timestamptz not null
);
create table directory_cases (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  report_id uuid not null
);
create index on directory_cases (account_id, report_id);

do $$
declare t text;
begin
  foreach t in array array['accounts', 'users', 'sessions', 'departments', 'department_keys', 'department_members',
    'grants', 'categories', 'channels', 'report_counters', 'reports', 'messages', 'notes', 'files', 'file_parts',
    'live_cursor', 'live_events']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I
      using (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))
      with check (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))', t);
  end loop;
end $$;
