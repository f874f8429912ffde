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
alter table transfers enable row level security;
alter table transfers force row level security;
create policy tenant on transfers
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on transfers from hz_app;

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
alter table recusals enable row level security;
alter table recusals force row level security;
create policy tenant on recusals
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke delete, truncate on recusals from hz_app;
