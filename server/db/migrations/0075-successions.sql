-- Keys that the account had before the present one, as they were replaced. Null where that was before they were kept.
create table former_account_keys (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  public_key bytea check (octet_length(public_key) = 32),
  replaced_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, public_key),
  foreign key (account_id) references accounts on delete cascade
);
alter table former_account_keys enable row level security;
alter table former_account_keys force row level security;
create policy tenant on former_account_keys
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on former_account_keys from hz_app;
insert into former_account_keys (account_id, replaced_at) select account_id, links_ended_at from accounts where links_ended_at is not null;

-- What a former key signed: which one follows it. By it links and posters that name the former one open on.
create table successions (
  account_id uuid not null,
  former_public_key bytea not null,
  public_key bytea not null check (octet_length(public_key) = 32),
  signed_at bigint not null,
  signature bytea not null check (octet_length(signature) = 64),
  sent_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, former_public_key, public_key),
  foreign key (account_id, former_public_key) references former_account_keys (account_id, public_key) on delete cascade
);
alter table successions enable row level security;
alter table successions force row level security;
create policy tenant on successions
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on successions from hz_app;
