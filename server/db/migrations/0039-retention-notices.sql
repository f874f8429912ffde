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
alter table retention_notices enable row level security;
alter table retention_notices force row level security;
create policy tenant on retention_notices
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on retention_notices from hz_app;

-- One moment a person said nothing of which report they were told: whoever answers for one later was taken for told.
alter table users drop column retention_told_at;
