-- Passages that were blacked out for good: the box is replaced, and this remembers who did it, when, and in how many places.
alter table reports add column body_redacted_by uuid, add column body_redacted_at timestamptz;
alter table messages add column redacted_by uuid, add column redacted_at timestamptz;
alter table notes add column kind text not null default 'note' check (kind in ('note', 'redaction'));

create table redactions (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  message_id uuid,
  user_id uuid not null,
  places integer not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on redactions (account_id, report_id, at);
alter table redactions enable row level security;
alter table redactions force row level security;
create policy tenant on redactions
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

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
alter table assignment_changes enable row level security;
alter table assignment_changes force row level security;
create policy tenant on assignment_changes
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- What the audit log knows of reports that are still there. Read as text: an entry that somebody spoiled must not stop the start.
insert into assignment_changes (account_id, report_id, from_user_id, to_user_id, user_id, at)
select e.account_id, e.target_id, change.parts[1]::uuid, change.parts[2]::uuid, e.actor_id, e.at
  from audit_entries e
  cross join lateral (select array[substring(e.entry from '"from": "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"'),
    substring(e.entry from '"to": "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"')] as parts) change
  join reports r on r.account_id = e.account_id and r.id = e.target_id
  where e.action = 'report.assigned' and (change.parts[1] is not null or change.parts[2] is not null);
