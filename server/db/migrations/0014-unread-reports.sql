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
alter table report_reads enable row level security;
alter table report_reads force row level security;
create policy tenant on report_reads
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- When the reporter last wrote something. Null for what was there before this was kept: it counts as read.
alter table reports add column reporter_activity_at timestamptz;
-- As created_at, so that a report's own moment is the same one to the microsecond.
alter table reports alter column reporter_activity_at set default now();
