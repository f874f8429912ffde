-- Who took somebody into a department and when, and who took them out: told to whoever is to release its reports to them, and to themselves.
alter table department_members add column added_by uuid, add column added_at timestamptz;
alter table department_members alter column added_at set default now();

-- The last time that somebody left each department.
create table department_leavings (
  account_id uuid not null,
  department_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, department_id, user_id),
  foreign key (account_id, department_id) references departments (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references users (account_id, id) on delete cascade
);
alter table department_leavings enable row level security;
alter table department_leavings force row level security;
create policy tenant on department_leavings
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
