-- Readiness (Betriebsbereitschaft): trainings of the office's people, what somebody looked at, and drills by a test report.

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
alter table trainings enable row level security;
alter table trainings force row level security;
create policy tenant on trainings
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on trainings from hz_app;

-- That somebody looked at the list of external reporting offices, or received a test mail and told its code.
create table readiness_reviews (
  account_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('external', 'mail')),
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id) references accounts on delete cascade
);
create index on readiness_reviews (account_id, kind, at);
alter table readiness_reviews enable row level security;
alter table readiness_reviews force row level security;
create policy tenant on readiness_reviews
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on readiness_reviews from hz_app;

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
alter table drills enable row level security;
alter table drills force row level security;
create policy tenant on drills
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke delete, truncate on drills from hz_app;

-- A report is a drill if one of its channel was begun under its id before it came. Nobody can say so from outside, and of no
-- report afterwards: whoever could, could take one out of the figures.
alter table reports add column is_drill boolean not null default false;

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
