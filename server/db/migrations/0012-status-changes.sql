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
alter table status_changes enable row level security;
alter table status_changes force row level security;
create policy tenant on status_changes
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- What the audit log knows of reports that are still there. Read as text: an entry that somebody spoiled must not stop the start.
insert into status_changes (account_id, report_id, from_status, to_status, user_id, at)
select e.account_id, e.target_id, change.parts[1], change.parts[2], u.id, e.at
  from audit_entries e
  cross join lateral (select array[substring(e.entry from '"from": "([a-z_]+)"'), substring(e.entry from '"to": "([a-z_]+)"')] as parts) change
  join reports r on r.account_id = e.account_id and r.id = e.target_id
  left join users u on u.account_id = e.account_id and u.id = e.actor_id
  where e.action = 'report.changed' and change.parts[1] is not null and change.parts[2] is not null;
-- Where it knows less, the last change is the one that the row itself remembers.
insert into status_changes (account_id, report_id, from_status, to_status, at)
select r.account_id, r.id, known.status, r.status, r.updated_at
  from reports r
  cross join lateral (select coalesce((select c.to_status from status_changes c
    where c.account_id = r.account_id and c.report_id = r.id order by c.at desc limit 1), 'new') as status) known
  where known.status <> r.status;

-- Since when a channel takes no reports any more.
alter table channels add column deactivated_at timestamptz;
update channels set deactivated_at = updated_at where not is_active;
