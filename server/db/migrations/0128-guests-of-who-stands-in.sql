-- Whom a department that stands in for the office invited to one of its cases: that there is such a guest tells whom a report
-- accuses that there is one. A row outlives case and invitation, because log and list of people do as well.
create table stand_in_guests (
  account_id uuid not null references accounts on delete cascade,
  guest_id uuid not null,
  report_id uuid not null,
  primary key (account_id, guest_id, report_id)
);
insert into stand_in_guests
  select distinct g.account_id, g.user_id, g.report_id from guest_accesses g
  join reports r on r.account_id = g.account_id and r.id = g.report_id
  join departments d on d.account_id = r.account_id and d.id = r.department_id
  where d.was_for_conflicts and not exists (
    select from guest_accesses other
    join reports o on o.account_id = other.account_id and o.id = other.report_id
    join departments own on own.account_id = o.account_id and own.id = o.department_id
    where other.account_id = g.account_id and other.user_id = g.user_id and not own.was_for_conflicts);
alter table stand_in_guests enable row level security;
alter table stand_in_guests force row level security;
create policy tenant on stand_in_guests
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, truncate on stand_in_guests from hz_app;

-- The address of a guest whom the inviting person may not know of is refused no more than that of somebody elsewhere: the first who
-- accepts has it. Of all others who invites looks before, one at a time in an account.
alter table invitations drop constraint invitations_account_id_email_key;
create index on invitations (account_id, email);
