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
alter table reminders enable row level security;
alter table reminders force row level security;
create policy tenant on reminders
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on reminders from hz_app;

-- The day on which the account's people were last reminded: once a day, however many instances ask.
alter table accounts add column reminded_on date;
-- False: mails only at the last call and of what is overdue.
alter table users add column early_reminders boolean not null default true;

-- From the hash of a calendar address's token to whose deadlines it shows; one a person.
create table directory_calendars (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null
);
create unique index on directory_calendars (account_id, user_id);
