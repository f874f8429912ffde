-- Reports that came to the office by telephone, mail, letter or in a conversation and were entered there (§ 16 (3) HinSchG).
alter table reports
  add column way text not null default 'portal' check (way in ('portal', 'phone', 'mail', 'post', 'meeting')),
  add column entered_by uuid,
  -- How something spoken is kept; the words of the consent are in the report's box.
  add column documentation text check (documentation in ('summary', 'verbatim', 'recording')),
  add column consent_at timestamptz,
  -- Whether the case password reached the reporter.
  add column handover text check (handover in ('handed', 'impossible')),
  add column handover_at timestamptz,
  add column handover_by uuid,
  -- § 11 (2), (3) HinSchG: without consent nobody is recorded or written down word for word.
  add constraint reports_consent check (documentation is null or documentation = 'summary' or consent_at is not null);

alter table files add column is_recording boolean not null default false;

-- A recording goes when the record of it is final (§ 11 (4) HinSchG); that it was there stays with the case.
create table destroyed_recordings (
  account_id uuid not null,
  file_id uuid not null,
  report_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, file_id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create index on destroyed_recordings (account_id, report_id);
alter table destroyed_recordings enable row level security;
alter table destroyed_recordings force row level security;
create policy tenant on destroyed_recordings
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on destroyed_recordings from hz_app;
