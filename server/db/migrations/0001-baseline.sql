-- The schema of 0.2.0, by noun. Every tenant table is keyed (account_id, …) and fenced by row-level security (at the end of this
-- file); the tables of the directory are looked up before a tenant is known and hold nothing but hashes, ids and public names.
-- The app role may read and write each table as it is made; where a table takes it back, nothing there is ever changed.

------------------------------------------------------------------------------------------------------------------------------
-- Installation
------------------------------------------------------------------------------------------------------------------------------

-- Which installation this database belongs to, and a value that tells its key from any other. One row, which only the
-- start reads and writes, as the owner.
create table installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null,
  key_check bytea not null,
  created_at timestamptz not null default now()
);
revoke all on installation from hz_app;

-- What somebody without an account wrote to the operator, until it has been mailed. It belongs to no tenant. Sealed under
-- the server's own key; the id says nothing. A row without its box remembers for some days that it was sent.
create table contact_inquiries (
  id uuid primary key,
  sealed bytea,
  created_at timestamptz not null
);

------------------------------------------------------------------------------------------------------------------------------
-- Accounts
------------------------------------------------------------------------------------------------------------------------------

create table accounts (
  account_id uuid primary key,
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
  session_hours int not null default 12 check (session_hours between 1 and 720),
  idle_minutes int not null default 120 check (idle_minutes between 5 and 1440),
  retention_months int not null default 36 check (retention_months between 1 and 120),
  subscription_status text not null default 'trialing',
  plan_name text not null default 'trial',
  trial_end_date timestamptz,
  trial_reminded_at timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- Deletion on the company's wish: from when on, when its owner was reminded, and when the deletion itself began, after which
  -- nobody gets in any more and there is no way back.
  deletion_due_at timestamptz,
  deletion_reminded_at timestamptz,
  deletion_begun_at timestamptz,
  -- The day on which the account's people were last reminded: once a day, however many instances ask.
  reminded_on date,
  -- When links and posters that name a former account key ceased to open; null while all that were ever handed out open. Whoever
  -- makes them open again, because the former key signed the new one, sets it back to null.
  links_ended_at timestamptz,
  -- Since when the company says that it has nobody outside of the office who could read reports about the office.
  no_stand_in_at timestamptz,
  created_at timestamptz not null default now()
);

-- Keys that the account had before the present one, as they were replaced. Null where nobody kept them.
create table former_account_keys (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null default gen_random_uuid(),
  public_key bytea check (octet_length(public_key) = 32),
  replaced_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, public_key)
);
revoke update, delete on former_account_keys from hz_app;

-- What a former key signed: which one follows it. By it links and posters that name the former one open on.
create table successions (
  account_id uuid not null,
  former_public_key bytea not null,
  public_key bytea not null check (octet_length(public_key) = 32),
  signed_at bigint not null,
  signature bytea not null check (octet_length(signature) = 64),
  sent_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, former_public_key, public_key),
  foreign key (account_id, former_public_key) references former_account_keys (account_id, public_key) on delete cascade
);
revoke update, delete on successions from hz_app;

------------------------------------------------------------------------------------------------------------------------------
-- People
------------------------------------------------------------------------------------------------------------------------------

-- A person whose keys nobody has vouched for yet has no signature. Whoever was vouched for by an invitation carries it.
-- A deleted person keeps the row with name and public keys, because messages and the audit log go on naming them.
create table users (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  email text not null,
  pending_email text,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  role text not null,
  permissions text[] not null,
  language text not null default 'Deutsch',
  -- Every account has one owner, who hands over and never vanishes.
  is_account_owner boolean not null default false,
  is_email_verified boolean not null default false,
  is_active boolean not null default true,
  -- Somebody from outside who reads one case for a while (an outside lawyer, an ombudsperson). They have no permissions, ever.
  is_guest boolean not null default false,
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
  member_signature bytea,
  invite_public_key bytea,
  invite_permits text,
  invite_not_after bigint,
  invite_certificate bytea,
  invited_at timestamptz,
  keys_changed_at timestamptz,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  -- False: mails only at the last call and of what is overdue.
  early_reminders boolean not null default true,
  -- The day on which an administrator was last told that reports lie where nobody can read them or hears of them.
  unheard_told_on date,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (account_id, id),
  unique (account_id, email),
  constraint users_guest_check check (not is_guest or permissions = '{}'),
  constraint users_owner_stays check (not is_account_owner or (is_active and deleted_at is null and not is_guest))
);
create unique index users_one_owner on users (account_id) where is_account_owner;

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
  is_guest boolean not null default false,
  invited_by uuid not null,
  code_hash bytea,
  public_key bytea,
  permits text,
  not_after bigint,
  certificate bytea,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  constraint invitations_guest_check check (not is_guest or (permissions = '{}' and department_ids = '{}'))
);
-- Not unique: the address of a guest whom the inviting person may not know of is refused no more than that of somebody elsewhere,
-- and the first who accepts has it. Of all others who invites looks before, one at a time in an account.
create index on invitations (account_id, email);

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
  -- When the code was last given out: from then on it is no longer in the safe alone.
  used_at timestamptz,
  primary key (account_id, id)
);
create unique index on emergency_keys (account_id);

create table sessions (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  bearer_hash bytea not null,
  session_key bytea not null,
  device text not null default '',
  -- A remembered session has limits of its own.
  remembered boolean not null default false,
  -- When its person last proved who they are, and what their passkey is being asked for that.
  confirmed_at timestamptz,
  challenge bytea,
  -- When it last read of the archive of the whole account that its person began with the password.
  archive_at timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index on sessions (account_id, user_id);

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

------------------------------------------------------------------------------------------------------------------------------
-- Departments
------------------------------------------------------------------------------------------------------------------------------

create table departments (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  -- True from the moment somebody who knew the newest key lost it until a new key is made.
  renewal_due boolean not null default false,
  -- Whether a channel ever sent reports about the office itself to this department, or it took one over. It stays so: older reports
  -- lie there when the channel's setting has changed, and whoever they accuse could change it to hear of them.
  was_for_conflicts boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);

create table department_keys (
  account_id uuid not null,
  department_id uuid not null,
  epoch int not null,
  public_key bytea not null,
  not_after bigint not null,
  -- What the department is for, as the account's key signed it together with the key: its name, the departments that it stands in
  -- for, when. Null where nothing was said.
  purpose jsonb,
  signature bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, department_id, epoch),
  foreign key (account_id, department_id) references departments on delete cascade
);

-- Who took somebody in and when is told to whoever is to release the department's reports to them, and to themselves.
create table department_members (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamptz default now(),
  primary key (account_id, department_id, user_id),
  foreign key (account_id, department_id) references departments on delete cascade,
  foreign key (account_id, user_id) references users on delete cascade
);
create index on department_members (account_id, user_id);

-- The last time that somebody left each department, and who took them out.
create table department_leavings (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, department_id, user_id),
  foreign key (account_id, department_id) references departments on delete cascade,
  foreign key (account_id, user_id) references users on delete cascade
);

------------------------------------------------------------------------------------------------------------------------------
-- Channels, categories, templates
------------------------------------------------------------------------------------------------------------------------------

create table categories (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  -- What accounts are given at their founding belongs to an area of the law, also where it is renamed.
  legal_area text,
  is_active boolean not null default true,
  position int not null,
  -- Where its reports go, if not to the channel's department.
  department_id uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, department_id) references departments
);
-- Two of the same name could not be told apart in the form.
create unique index categories_by_name on categories (account_id, lower(name));

create table channels (
  account_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  link_suffix text not null,
  company_name text not null,
  description text not null default '',
  is_active boolean not null default true,
  -- Since when it takes no reports any more.
  deactivated_at timestamptz,
  settings jsonb not null,
  languages jsonb not null,
  default_language text not null default 'de',
  department_id uuid not null,
  conflict_department_id uuid,
  -- Who said last, and when, that its links and posters were renewed.
  links_renewed_at timestamptz,
  links_renewed_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete set null (user_id),
  foreign key (account_id, department_id) references departments,
  foreign key (account_id, conflict_department_id) references departments
);

-- A channel's logo, re-encoded by us. It is public; the picture is found by the hash of its bytes.
create table channel_logos (
  account_id uuid not null,
  channel_id uuid not null,
  hash text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels on delete cascade
);
-- A packed picture does not compress; saying so saves the try.
alter table channel_logos alter column content set storage external;

-- What a channel's portal has to say beside its form: the company's data, own external bodies, own texts. No row: nothing was given yet.
create table channel_duties (
  account_id uuid not null,
  channel_id uuid not null,
  facts jsonb not null,
  bodies jsonb not null,
  texts jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels on delete cascade
);

-- What a company writes in place of the house's templates, by template and language, and templates of its own. The house's
-- own texts stand in the code; only what differs from them is here.
create table own_templates (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  title text not null,
  purpose text not null check (purpose in ('acknowledgement', 'feedback', 'message', 'copy')),
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index own_templates_by_title on own_templates (account_id, lower(title));

-- The id is the name of one of the house's templates, or the id of an own one.
create table templates (
  account_id uuid not null references accounts on delete cascade,
  id text not null,
  language text not null,
  text text not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (account_id, id, language)
);

-- What channels that confirm the receipt by themselves say, in words: never changed, so that a report keeps what its reporter
-- read. The newest of an account is what the next report gets; whoever changes the template or the company's name adds one.
create table confirmation_texts (
  account_id uuid not null references accounts on delete cascade,
  number int not null,
  company_name text not null,
  -- By language, with the placeholders as they are written: dates and case number are the report's own. Which languages the portal
  -- has, the code says: a new one needs no migration.
  texts jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, number)
);
revoke update, delete on confirmation_texts from hz_app;

------------------------------------------------------------------------------------------------------------------------------
-- Reports
------------------------------------------------------------------------------------------------------------------------------

-- Reports to the department that stands in are counted apart: a gap among their own numbers would tell the office of a report about
-- it. The office's numbers pass over theirs.
create table report_counters (
  account_id uuid primary key references accounts on delete cascade,
  value bigint not null,
  apart bigint not null default 900000
);

create table reports (
  account_id uuid not null,
  id uuid not null,
  number bigint not null,
  case_number text not null,
  channel_id uuid not null,
  category_id uuid,
  report_type text not null check (report_type in ('anonymous', 'confidential')),
  status text not null default 'new' check (status in ('new', 'in_progress', 'open', 'closed', 'resolved')),
  assigned_to uuid,
  -- Where the report's key is sealed now may change by renewal or transfer; the head that every box is bound to does not.
  department_id uuid not null,
  epoch int not null,
  head_department_id uuid not null,
  head_epoch int not null,
  rk_id bytea not null,
  reporter_pk bytea not null,
  token_hash bytea not null,
  sealed_key bytea not null,
  fast_key bytea,
  wrapped_key bytea not null,
  title bytea not null,
  body bytea not null,
  -- Passages that were blacked out for good: the box is replaced, and this remembers who did it last and when.
  body_redacted_by uuid,
  body_redacted_at timestamptz,
  notes_key bytea,
  notes_key_by uuid,
  notification_address bytea,
  submit_hash bytea not null,
  -- How it came (§ 16 (3) HinSchG): by the portal, or to the office, which entered it.
  way text not null default 'portal' check (way in ('portal', 'phone', 'mail', 'post', 'meeting')),
  entered_by uuid,
  -- How something spoken is kept; the words of the consent are in the report's box.
  documentation text check (documentation in ('summary', 'verbatim', 'recording')),
  consent_at timestamptz,
  -- Whether the case password reached the reporter.
  handover text check (handover in ('handed', 'impossible')),
  handover_at timestamptz,
  handover_by uuid,
  -- When somebody who reported anonymously told the office who they are; the name itself is in a sealed message.
  identity_revealed_at timestamptz,
  -- The procedure (§§ 17, 18 HinSchG): when its receipt was confirmed, when feedback was given, how it ended.
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  -- Null beside a time where the channel confirmed the receipt by itself.
  acknowledged_by uuid,
  -- Which of the channels' texts this report got; null where a person confirms the receipt. Not a foreign key: the reports of a
  -- moment would all lock one row, and no row of these ever goes before the account does.
  confirmation int,
  feedback_at timestamptz,
  feedback_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  outcome text,
  no_feedback_reason text,
  -- For how many months after its end it is kept (§ 11 (5) HinSchG): what its channel said when it came. No later change of a
  -- setting touches it.
  promised_months int not null check (promised_months between 1 and 120),
  -- A report is a drill if one of its channel was begun under its id before it came. Nobody can say so from outside, and of no
  -- report afterwards: whoever could, could take one out of the figures.
  is_drill boolean not null default false,
  -- Which departments it concerns: those that a channel's reports go to, where the reporter said that it is about them and it
  -- went to the department that stands in. It stays so wherever the report is handed on to: never to them.
  concerns uuid[],
  -- What no browser of the office can open is set apart: it starts no clock and counts nowhere, until somebody takes it back.
  -- `stays_listed`: somebody of the office took it back by hand, or the reporter has written since; no browser sets it apart again.
  set_apart_at timestamptz,
  set_apart_by uuid,
  stays_listed boolean not null default false,
  -- When the service told its reporter that the office can no longer open it: as the case was closed, and with it taken back.
  lost_told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  -- When the reporter last wrote something. As created_at, so that a report's own moment is the same one to the microsecond.
  reporter_activity_at timestamptz default now(),
  primary key (account_id, id),
  unique (account_id, number),
  unique (account_id, case_number),
  foreign key (account_id, channel_id) references channels,
  foreign key (account_id, department_id, epoch) references department_keys,
  foreign key (account_id, category_id) references categories,
  foreign key (account_id, assigned_to) references users on delete set null (assigned_to),
  -- § 11 (2), (3) HinSchG: without consent nobody is recorded or written down word for word.
  constraint reports_consent check (documentation is null or documentation = 'summary' or consent_at is not null)
);
-- Sealed bytes do not compress; saying so saves the try on every insert.
alter table reports alter column body set storage external;
alter table reports alter column sealed_key set storage external;
-- Each index costs every report. Few ask by category and person, and only within an account, whose reports the key finds.
create index on reports (account_id, created_at desc, id desc);
create index on reports (account_id, status);
-- Renewal of departments' keys: what waits is found by where it is sealed to.
create index on reports (account_id, department_id, epoch);
-- How many lines the list has is counted at each of its pages: from the index alone, without a look at the sealed boxes.
create index on reports (account_id, department_id, id) where set_apart_at is null;
create index on reports (account_id, created_at) where set_apart_at is not null;
create index on reports (account_id, closed_at) where closed_at is not null;
-- The few reports about an office: whether people are shared with who stands in is asked at each change of members, and by each evaluation.
create index on reports (account_id) where concerns is not null;

create table messages (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null default 'message' check (kind in ('message', 'acknowledgement', 'feedback')),
  author_id uuid,
  is_from_reporter boolean not null,
  box bytea not null,
  redacted_by uuid,
  redacted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
alter table messages alter column box set storage external;
create index on messages (account_id, report_id, created_at);

-- What the office writes for itself, and the words of what it does; each kind has a key of its own.
create table notes (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null default 'note' check (kind in ('note', 'redaction', 'step', 'measure', 'closure', 'disclosure', 'hold')),
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
  is_recording boolean not null default false,
  -- Of a recording that came to a report later: when somebody consented to it. Those of the entry have the report's own moment.
  consent_at timestamptz,
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

-- A recording goes when the record of it is final (§ 11 (4) HinSchG); that it was there stays with the case.
create table destroyed_recordings (
  account_id uuid not null,
  file_id uuid not null,
  report_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, file_id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on destroyed_recordings (account_id, report_id);
revoke update, delete on destroyed_recordings from hz_app;

-- Up to which moment a handler has seen what the reporter wrote: the report itself, and messages.
create table report_reads (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (account_id, report_id, user_id),
  foreign key (account_id, report_id) references reports on delete cascade,
  foreign key (account_id, user_id) references users on delete cascade
);

-- When a report's status was what: for its history and for the figures of past weeks.
create table status_changes (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  from_status text not null,
  to_status text not null,
  user_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade,
  foreign key (account_id, user_id) references users on delete set null (user_id)
);
create index on status_changes (account_id, report_id, at);

-- Who had a report when, for its history.
create table assignment_changes (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  from_user_id uuid,
  to_user_id uuid,
  user_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on assignment_changes (account_id, report_id, at);

-- Passages that were blacked out: who did it, when, and in how many places.
create table redactions (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  message_id uuid,
  user_id uuid not null,
  places int not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on redactions (account_id, report_id, at);

------------------------------------------------------------------------------------------------------------------------------
-- Grants
------------------------------------------------------------------------------------------------------------------------------

-- Seeds sealed to a member's key: to users, to invitations that were not accepted yet, and to the emergency key. `report` and
-- `notes` are a case's key, or its notes key, sealed to one guest; `trust` and `former` a person's own notes of the account's
-- present key and of one that it had before, by which what was signed under it is still checked.
create table grants (
  account_id uuid not null,
  id uuid not null,
  to_user_id uuid not null,
  by_user_id uuid not null,
  kind text not null check (kind in ('account', 'department', 'trust', 'former', 'report', 'notes')),
  department_id uuid,
  epoch int,
  report_id uuid,
  -- Seeds of an account key that was replaced stay with who holds them: they can say that the new key follows theirs. But they
  -- vouch for nobody any more, and nobody is named, asked or counted because of them.
  of_former_key boolean not null default false,
  box bytea not null,
  signature bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, department_id, epoch) references department_keys on delete cascade,
  constraint grants_report_fkey foreign key (account_id, report_id) references reports on delete cascade,
  check ((kind = 'department') = (department_id is not null and epoch is not null)),
  constraint grants_report_check check ((kind in ('report', 'notes')) = (report_id is not null))
);
create index on grants (account_id, to_user_id);
create index on grants (account_id, report_id) where report_id is not null;
-- Who holds a department's key is asked with every page of the list.
create index on grants (account_id, department_id, epoch) where kind = 'department';

------------------------------------------------------------------------------------------------------------------------------
-- Procedure
------------------------------------------------------------------------------------------------------------------------------

-- What people found and did, in order. Nothing of it is changed: who corrects it adds a step.
create table procedure_steps (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null check (kind in ('scope', 'substance', 'acknowledged', 'feedback', 'closed', 'reopened')),
  result text,
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on procedure_steps (account_id, report_id, at);
revoke update, delete on procedure_steps from hz_app;

-- Follow-up measures (§ 18 HinSchG).
create table measures (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  kind text not null check (kind in ('investigation', 'contact', 'referral', 'closure', 'handover')),
  state text not null check (state in ('planned', 'taken')),
  day date not null,
  user_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_by uuid,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on measures (account_id, report_id, created_at);

-- Cases that went to another department: from where, to where, why, by whom. For good.
create table transfers (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  from_department_id uuid not null,
  to_department_id uuid not null,
  reason text not null check (reason in ('responsibility', 'bias', 'organisation')),
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on transfers (account_id, report_id, at);
revoke update, delete on transfers from hz_app;

-- Who is kept out of a case (§ 15 (1) HinSchG), said by themselves or a colleague, until somebody else lifts it.
create table recusals (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  at timestamptz not null,
  lifted_by uuid,
  lifted_at timestamptz,
  lift_reason text check (lift_reason in ('no-bias', 'ground-ended', 'mistake')),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create unique index on recusals (account_id, report_id, user_id) where lifted_at is null;
create index on recusals (account_id, report_id, at);
revoke delete on recusals from hz_app;

-- To whom somebody's identity was given, on what ground (§ 9 HinSchG); the words are in a note of the same id. An entry
-- stays as it is: what was wrong is corrected by a later one that names it.
create table disclosures (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  ground text not null,
  day text not null,
  told boolean not null,
  replaces uuid,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade,
  foreign key (account_id, replaces) references disclosures
);
create unique index on disclosures (account_id, replaces);
create index on disclosures (account_id, report_id, at);
revoke update, delete on disclosures from hz_app;

-- Which guest may read which case until when. A row stays when the access has ended, until the report is deleted.
create table guest_accesses (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  name text not null,
  role text not null check (role in ('lawyer', 'ombudsperson', 'auditor', 'expert', 'other')),
  notes text not null check (notes in ('none', 'read', 'write')),
  may_see_identity boolean not null,
  last_day date not null,
  granted_by uuid not null,
  granted_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create unique index on guest_accesses (account_id, report_id, user_id) where ended_at is null;
create index on guest_accesses (account_id, report_id, granted_at);
create index on guest_accesses (account_id, user_id);
revoke delete on guest_accesses from hz_app;

-- Whom a department that stands in for the office invited to one of its cases: that there is such a guest tells whom a report
-- accuses that there is one. A row outlives case and invitation, because log and list of people do as well.
create table stand_in_guests (
  account_id uuid not null references accounts on delete cascade,
  guest_id uuid not null,
  report_id uuid not null,
  primary key (account_id, guest_id, report_id)
);
revoke update on stand_in_guests from hz_app;

------------------------------------------------------------------------------------------------------------------------------
-- Retention (§ 11 (5) HinSchG): the list before deletion, what keeps a record longer, and what stays of a report that is gone
------------------------------------------------------------------------------------------------------------------------------

-- Reports whose deletion comes: since when they stand on the list, by the database's clock, and who agreed to it.
create table retention_announcements (
  account_id uuid not null,
  report_id uuid not null,
  -- The last day of keeping that was announced. Where it is another one by now, the row counts no more.
  day date not null,
  announced_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid,
  confirmed_at timestamptz,
  primary key (account_id, report_id),
  foreign key (account_id, report_id) references reports on delete cascade
);

-- Why a record is kept longer (Aufbewahrungssperre); the reason is in a note of the same id. Who prolongs ends one and begins
-- the next.
create table retention_holds (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  review_day date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create unique index on retention_holds (account_id, report_id) where ended_at is null;
create index on retention_holds (account_id, report_id);
revoke delete on retention_holds from hz_app;

-- Who was told by mail of what in the retention of a report: `mark` is the day that it stands for, `told_on` the day of the
-- mail. The key keeps one from being told twice of the same; what keeps waiting has a new mark each week.
create table retention_notices (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('listed', 'confirmation', 'unread', 'review')),
  mark date not null,
  told_on date not null,
  primary key (account_id, report_id, user_id, kind, mark),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on retention_notices (account_id, user_id, told_on);
revoke update, delete on retention_notices from hz_app;

-- A deletion that waits for a second person, and what the first one says to them.
create table report_deletions (
  account_id uuid not null,
  report_id uuid not null,
  requested_by uuid not null,
  reason text not null,
  note text not null default '',
  requested_at timestamptz not null default now(),
  primary key (account_id, report_id),
  foreign key (account_id, report_id) references reports on delete cascade
);

-- That a report was deleted, when, on what ground and by whom. Its id says nothing once the report is gone, and by it a
-- backup that is restored does not bring the report back.
create table deletion_records (
  account_id uuid not null references accounts on delete cascade,
  report_id uuid not null,
  deleted_at timestamptz not null,
  ground text not null,
  -- Null where the service did it by itself.
  deleted_by uuid,
  -- Who asked before, or agreed.
  second_person uuid,
  -- Where it lay, and whether somebody was kept out of it: each record is shown to that department alone, and where somebody was
  -- kept out to nobody.
  department_id uuid,
  had_recusal boolean not null default false,
  primary key (account_id, report_id)
);
revoke update, delete on deletion_records from hz_app;

-- What statistics still count of it: days and codes under an id of their own, nothing that leads to the report.
create table deleted_reports (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null default gen_random_uuid(),
  channel_id uuid not null,
  department_id uuid not null,
  category_id uuid,
  report_type text not null,
  way text not null,
  status text not null,
  outcome text,
  ground text,
  -- Whether somebody was kept out of it: of such a case they see no figure afterwards either.
  had_recusal boolean not null default false,
  received_day date not null,
  acknowledged_day date,
  feedback_day date,
  closed_day date,
  deleted_day date not null,
  primary key (account_id, id)
);
create index on deleted_reports (account_id, received_day);
revoke update, delete on deleted_reports from hz_app;

------------------------------------------------------------------------------------------------------------------------------
-- Mails and live events
------------------------------------------------------------------------------------------------------------------------------

-- What a recipient is to be told by mail about one thing, and what was told: several pieces of news shortly after each
-- other become one mail. The recipient is a user, or for a reporter the report itself. Numbers, because clocks differ.
create table news_mails (
  account_id uuid not null references accounts on delete cascade,
  recipient_id uuid not null,
  about_id uuid not null,
  news bigint not null,
  told bigint not null default 0,
  told_at timestamptz,
  primary key (account_id, recipient_id, about_id)
);

-- Who was reminded by mail of what in a report, for good: `mark` is the day that the reminder stands for, `due` the last day
-- of what it is about. The key is what keeps one from being sent twice.
create table reminders (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('acknowledgement', 'feedback', 'silence')),
  mark date not null,
  due date not null,
  at timestamptz not null,
  primary key (account_id, report_id, user_id, kind, mark),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on reminders (account_id, user_id, at);
revoke update, delete on reminders from hz_app;

create table failed_mails (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  kind text not null,
  user_id uuid,
  -- Of which report a mail to its reporter could not be delivered: shown to whoever reads that report, or it would tell everybody
  -- else that there is one. Null for all other mails.
  report_id uuid,
  failed_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
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

------------------------------------------------------------------------------------------------------------------------------
-- Audit log and exports
------------------------------------------------------------------------------------------------------------------------------

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
create index on audit_entries (account_id, actor_id, seq);
create index on audit_entries (account_id, target_id, seq);
create index on audit_entries (account_id, at);
revoke update, delete on audit_entries from hz_app;

-- What handlers took out of the service as a file: its SHA-256, its size, when and by whom. Not of which report, and
-- nothing of what stands in it.
create table exports (
  account_id uuid not null references accounts on delete cascade,
  file_hash bytea not null,
  size int not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, file_hash)
);

------------------------------------------------------------------------------------------------------------------------------
-- Readiness (Betriebsbereitschaft)
------------------------------------------------------------------------------------------------------------------------------

-- When somebody was trained (§ 15 (2) HinSchG). Of one person the entry that was made last counts; without a day it takes
-- the one before back.
create table trainings (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  day date,
  title text not null,
  recorded_by uuid not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index on trainings (account_id, user_id, at);
revoke update, delete on trainings from hz_app;

-- That somebody looked at the list of external reporting offices, or received a test mail and told its code.
create table readiness_reviews (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('external', 'mail')),
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, id)
);
create index on readiness_reviews (account_id, kind, at);
revoke update, delete on readiness_reviews from hz_app;

-- A drill, under the id of the report that it sends. It is there before that report and stays after it: the times below are
-- written where they happen, once each.
create table drills (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  started_by uuid not null,
  started_at timestamptz not null,
  -- Where and when the report arrived; null while it did not.
  department_id uuid,
  received_at timestamptz,
  -- Whether the channel confirmed the receipt by itself: then the first answer of a person counts.
  is_confirmed_by_channel boolean not null default false,
  mailed_at timestamptz,
  -- By somebody else than who started it.
  opened_at timestamptz,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, channel_id) references channels on delete cascade
);
create index on drills (account_id, channel_id, started_at);
create index on drills (account_id, department_id) where mailed_at is null;
revoke delete on drills from hz_app;

------------------------------------------------------------------------------------------------------------------------------
-- Billing
------------------------------------------------------------------------------------------------------------------------------

-- Who an account is at the payment provider, and its subscription as the provider told last.
create table billing_customers (
  account_id uuid primary key references accounts on delete cascade,
  -- Null: the customer was deleted at the provider; the next choice of a plan makes another.
  customer_id text,
  -- When the provider was asked for what stands here: an older answer that comes later is not kept.
  read_at timestamptz not null,
  subscription_id text,
  subscription jsonb,
  payment_method jsonb,
  details jsonb,
  reverse_charge boolean not null default false,
  -- What the provider owes the customer, in cents: used up by the next invoices.
  credit int not null default 0
);

create table invoices (
  account_id uuid not null references accounts on delete cascade,
  id text not null,
  created_at timestamptz not null,
  invoice jsonb not null,
  receipt_mailed boolean not null default false,
  failures_mailed int not null default 0,
  primary key (account_id, id)
);

-- The embedded payment provider's whole state in one row, which is locked for each change. It stands in for a stranger's
-- database, hence no tenant: what is in it is what the real provider would hold of its customers, never anything of a report.
-- Text, not jsonb: it is always read and written whole, and the order of its keys counts.
create table payment_simulator (
  id int primary key default 1 check (id = 1),
  state text not null
);

------------------------------------------------------------------------------------------------------------------------------
-- The directory: from a hash or a public name to the account, before a tenant is known
------------------------------------------------------------------------------------------------------------------------------

create table directory_emails (
  email_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  -- Whether the address is held by an invitation that nobody has accepted: such a one keeps nobody out of another account.
  is_open_invitation boolean not null default false
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

create table directory_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  purpose text not null,
  -- A link of a mail proves the mailbox that it went to, and no other one that its person or invitation was given since: the keyed
  -- hash of the address.
  mailbox_hash bytea,
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

-- From the hash of a calendar address's token to whose deadlines it shows; one a person.
create table directory_calendars (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null
);
create unique index on directory_calendars (account_id, user_id);

create table directory_customers (
  customer_id text primary key,
  account_id uuid not null references accounts on delete cascade
);

-- From the hash of a file that somebody holds to the account it came from.
create table directory_exports (
  file_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade
);

------------------------------------------------------------------------------------------------------------------------------
-- Functions of the hottest paths: PostgreSQL keeps their plans for the connection, also behind a pooler. They run as whoever
-- calls them, so row-level security holds inside.
------------------------------------------------------------------------------------------------------------------------------

create function emit_event(in_account uuid, in_type text, in_ref uuid) returns void
language plpgsql as $$
declare
  next_seq bigint;
begin
  insert into live_cursor (account_id, seq) values (in_account, 1)
    on conflict (account_id) do update set seq = live_cursor.seq + 1
    returning seq into next_seq;
  insert into live_events (account_id, seq, type, ref) values (in_account, next_seq, in_type, in_ref);
  perform pg_notify('live', in_account::text);
end $$;

-- `in_job` holds the columns of pg-boss' table and how long it may wait. A job wakes whoever works on its queue, on the channel
-- that pg-boss derives from its schema's name. One for later waits for the next look, and so does one that merges with others of its
-- kind (policy "short"): the wait is what they merge in.
create function enqueue_job(in_job jsonb) returns void
language plpgsql as $$
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
end $$;

-- A report is checked and stored by one function, and several travel to the database together. Answers STORED, REPEATED or the code
-- of the refusal, and the case number where there is one. A department whose newest key nobody holds any more takes no reports;
-- who holds it is told as in departments/lost.ts.
create function submit_report(in_account uuid, in_suffix text, in_job jsonb, in_has_files boolean, in_report uuid,
  in_case_number text, in_department uuid, in_epoch int, in_category uuid, in_type text, in_rk_id bytea, in_reporter_pk bytea,
  in_token_hash bytea, in_sealed_key bytea, in_wrapped_key bytea, in_title bytea, in_body bytea, in_submit_hash bytea)
returns table (outcome text, case_number text)
language plpgsql as $$
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
            and i.code_hash is not null and to_timestamp(i.not_after) >= now())
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
    case when (channel.settings->>'autoAcknowledge')::boolean then now() end);
  perform emit_event(in_account, 'report-created', in_report);
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

-- Adds an entry unless this person has done the same to the same target since `in_since`. The first look costs no lock, the
-- second one, under the head's lock, makes sure that of two at once only one is written.
create function append_audit_once(in_account uuid, in_actor uuid, in_action text, in_target uuid, in_details jsonb, in_since timestamptz)
returns void
language plpgsql as $$
begin
  for attempt in 1..2 loop
    if exists (select 1 from audit_entries e where e.account_id = in_account and e.target_id = in_target and e.actor_id = in_actor
      and e.action = in_action and e.at > in_since) then return; end if;
    if attempt = 1 then
      perform 1 from audit_heads h where h.account_id = in_account for update;
    end if;
  end loop;
  perform append_audit(in_account, in_actor, in_action, in_target, in_details);
end $$;

------------------------------------------------------------------------------------------------------------------------------
-- What a report is given as it comes, and what follows from it
------------------------------------------------------------------------------------------------------------------------------

create function keep_promise() returns trigger language plpgsql as $$
begin
  select coalesce((c.settings ->> 'retentionMonths')::int, a.retention_months) into new.promised_months
    from channels c join accounts a on a.account_id = c.account_id
    where c.account_id = new.account_id and c.id = new.channel_id;
  return new;
end $$;
create trigger keep_promise before insert on reports for each row when (new.promised_months is null) execute function keep_promise();

create function keep_confirmation() returns trigger language plpgsql as $$
begin
  select max(c.number) into new.confirmation from confirmation_texts c where c.account_id = new.account_id;
  return new;
end $$;
create trigger keep_confirmation before insert on reports for each row
  when (new.acknowledged_at is not null and new.acknowledged_by is null and new.confirmation is null)
  execute function keep_confirmation();

create function offices_of(in_account uuid, in_channel uuid) returns uuid[] language sql stable as $$
  select array(select c.department_id from channels c where c.account_id = in_account and c.id = in_channel
    union select g.department_id from categories g where g.account_id = in_account and g.department_id is not null)
$$;

create function note_concerns() returns trigger language plpgsql as $$
declare
  stand_in uuid;
begin
  select c.conflict_department_id into stand_in from channels c where c.account_id = new.account_id and c.id = new.channel_id;
  if stand_in = new.head_department_id then
    new.concerns := array_remove(offices_of(new.account_id, new.channel_id), stand_in);
  end if;
  return new;
end $$;
-- Archives that are read back bring their own.
create trigger note_concerns before insert on reports for each row when (new.concerns is null) execute function note_concerns();

-- A department that takes over a report about an office has it to guard as who stood in before had: from whom the report accuses.
create function keep_concerned_department() returns trigger language plpgsql as $$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.department_id and not d.was_for_conflicts;
  return null;
end $$;
create trigger keep_concerned_department after insert or update of department_id on reports for each row
  when (cardinality(new.concerns) > 0) execute function keep_concerned_department();

create function keep_conflict_department() returns trigger language plpgsql as $$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.conflict_department_id and not d.was_for_conflicts;
  return null;
end $$;
-- Older archives that are read back do not say it of their departments; their channels do.
create trigger keep_conflict_department after insert or update of conflict_department_id on channels for each row
  when (new.conflict_department_id is not null) execute function keep_conflict_department();

create function mark_drill() returns trigger language plpgsql as $$
begin
  update drills d
    set department_id = new.department_id, received_at = new.received_at, is_confirmed_by_channel = new.acknowledged_at is not null
    where d.account_id = new.account_id and d.id = new.id and d.channel_id = new.channel_id and d.received_at is null;
  new.is_drill := found;
  return new;
end $$;
-- Nobody submits one that is marked; who reads an archive back does.
create trigger mark_drill before insert on reports for each row when (not new.is_drill) execute function mark_drill();

create function keep_drill_confirmation() returns trigger language plpgsql as $$
begin
  update drills d set acknowledged_at = new.acknowledged_at
    where d.account_id = new.account_id and d.id = new.id and d.acknowledged_at is null;
  return null;
end $$;
create trigger keep_drill_confirmation after update of acknowledged_at on reports for each row
  when (new.is_drill and new.acknowledged_by is not null) execute function keep_drill_confirmation();

create function keep_drill_reading() returns trigger language plpgsql as $$
begin
  update drills d set opened_at = clock_timestamp()
    where d.account_id = new.account_id and d.id = new.report_id and d.started_by <> new.user_id and d.opened_at is null;
  return null;
end $$;
create trigger keep_drill_reading after insert on report_reads for each row execute function keep_drill_reading();

create function keep_drill_answer() returns trigger language plpgsql as $$
begin
  update drills d set answered_at = new.created_at
    where d.account_id = new.account_id and d.id = new.report_id and d.answered_at is null;
  return null;
end $$;
create trigger keep_drill_answer after insert on messages for each row
  when (not new.is_from_reporter and new.kind in ('message', 'feedback')) execute function keep_drill_answer();

-- The mail about a new report is one for all that came to its department: the first that was sent after it tells of it. What
-- was sent more than a day later is the mail about another one.
create function keep_drill_mail() returns trigger language plpgsql as $$
begin
  update drills d set mailed_at = new.told_at
    where d.account_id = new.account_id and d.department_id = new.about_id and d.mailed_at is null
      and d.received_at > new.told_at - interval '1 day';
  return null;
end $$;
create trigger keep_drill_mail after update of told_at on news_mails for each row
  when (new.told > old.told) execute function keep_drill_mail();

------------------------------------------------------------------------------------------------------------------------------
-- The tenants' fences: around every table that is keyed by account, the directory aside
------------------------------------------------------------------------------------------------------------------------------

do $$
declare t text;
begin
  for t in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'directory\_%'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I
      using (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))
      with check (account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid))', t);
  end loop;
end $$;
