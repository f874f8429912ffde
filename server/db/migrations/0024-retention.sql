-- Retention (§ 11 (5) HinSchG): how long a report's record is kept, what keeps it longer, the list before deletion, and what
-- stays of a report that is gone.

-- For how many months after its end: what its channel said when it came. No later change of a setting touches it. Reports of
-- before were promised the law's three years by every text of the house; who had set more keeps to it.
alter table reports add column promised_months int;
update reports r set promised_months = greatest(36, (select a.retention_months from accounts a where a.account_id = r.account_id));
alter table reports alter column promised_months set not null, add check (promised_months between 1 and 120);
create index on reports (account_id, closed_at) where closed_at is not null;

-- Null where a channel follows the account's setting.
update channels set settings = settings || '{"retentionMonths": null}'::jsonb;

create function keep_promise() returns trigger language plpgsql as $$
begin
  select coalesce((c.settings ->> 'retentionMonths')::int, a.retention_months) into new.promised_months
    from channels c join accounts a on a.account_id = c.account_id
    where c.account_id = new.account_id and c.id = new.channel_id;
  return new;
end $$;
create trigger keep_promise before insert on reports for each row when (new.promised_months is null) execute function keep_promise();

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
alter table retention_announcements enable row level security;
alter table retention_announcements force row level security;
create policy tenant on retention_announcements
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

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
alter table retention_holds enable row level security;
alter table retention_holds force row level security;
create policy tenant on retention_holds
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke delete, truncate on retention_holds from hz_app;

alter table notes drop constraint notes_kind_check;
alter table notes add constraint notes_kind_check
  check (kind in ('note', 'redaction', 'step', 'measure', 'closure', 'disclosure', 'hold'));

-- When somebody was last told of the list: at most once a week.
alter table users add column retention_told_at timestamptz;

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
  primary key (account_id, report_id)
);
alter table deletion_records enable row level security;
alter table deletion_records force row level security;
create policy tenant on deletion_records
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on deletion_records from hz_app;

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
  received_day date not null,
  acknowledged_day date,
  feedback_day date,
  closed_day date,
  deleted_day date not null,
  primary key (account_id, id)
);
create index on deleted_reports (account_id, received_day);
alter table deleted_reports enable row level security;
alter table deleted_reports force row level security;
create policy tenant on deleted_reports
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on deleted_reports from hz_app;
