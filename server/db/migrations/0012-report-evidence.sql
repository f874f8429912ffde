-- What somebody of the office signed of a report that came in, for its reporter to keep. One of a report: who opens it and finds none,
-- or one that does not hold, signs it. The days stand there as they were signed.
create table report_evidence (
  account_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  body_hash bytea not null check (octet_length(body_hash) = 32),
  wording bytea not null check (octet_length(wording) = 32),
  received_on text not null,
  signed_on text not null,
  office text not null,
  signature bytea not null check (octet_length(signature) = 64),
  primary key (account_id, report_id),
  foreign key (account_id, report_id) references reports on delete cascade
);
alter table report_evidence enable row level security;
alter table report_evidence force row level security;
create policy tenant on report_evidence
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
