-- What the account's key signed of its keys and people, one entry after another. What was said stays said.
create table key_log (
  account_id uuid not null references accounts on delete cascade,
  seq int not null check (seq > 0),
  time bigint not null,
  by_user_id uuid not null,
  what text not null,
  signature bytea not null check (octet_length(signature) = 64),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (account_id, seq)
);
alter table key_log enable row level security;
alter table key_log force row level security;
create policy tenant on key_log
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete on key_log from hz_app;

-- How much of it a person's browser has seen, sealed for that person alone.
create table key_log_notes (
  account_id uuid not null,
  user_id uuid not null,
  box bytea not null check (octet_length(box) = 92),
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade
);
alter table key_log_notes enable row level security;
alter table key_log_notes force row level security;
create policy tenant on key_log_notes
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
