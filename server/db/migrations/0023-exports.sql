-- What handlers took out of the service as a file: its SHA-256, its size, when and by whom. Not of which report, and
-- nothing of what stands in it.
create table exports (
  account_id uuid not null references accounts on delete cascade,
  file_hash bytea not null,
  size int not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (account_id, file_hash)
);
alter table exports enable row level security;
alter table exports force row level security;
create policy tenant on exports
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- From the hash of a file that somebody holds to the account it came from.
create table directory_exports (
  file_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade
);
