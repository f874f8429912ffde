-- What no browser of the office can open is set apart: it starts no clock and counts nowhere, until somebody takes it back.
-- `stays_listed`: somebody of the office took it back by hand, or the reporter has written since; no browser sets it apart again.
alter table reports
  add column set_apart_at timestamptz,
  add column set_apart_by uuid,
  add column stays_listed boolean not null default false;
create index on reports (account_id, created_at) where set_apart_at is not null;
