-- What an agreement on processing (Art. 28 GDPR) and the documents beside it name of the company.
alter table accounts add column company_address text;
alter table accounts add column data_protection_officer text;

-- Agreements as they were concluded: the whole text, its version (SHA-256 of it), and who did so, with the name that they had.
create table processing_agreements (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  version text not null,
  at timestamptz not null,
  user_id uuid not null,
  signer_name text not null,
  document text not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index on processing_agreements (account_id, at);
revoke update, delete on processing_agreements from hz_app;
alter table processing_agreements enable row level security;
alter table processing_agreements force row level security;
create policy tenant on processing_agreements
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
