-- What an account pays for: who it is at the payment provider, its subscription and invoices as the provider told last.
alter table accounts add column current_period_end timestamptz;
alter table accounts add column cancel_at_period_end boolean not null default false;
alter table accounts add column trial_reminded_at timestamptz;

create table billing_customers (
  account_id uuid primary key references accounts on delete cascade,
  customer_id text not null,
  -- When the provider was asked for what stands here: an older answer that comes later is not kept.
  read_at timestamptz not null,
  subscription_id text,
  subscription jsonb,
  payment_method jsonb,
  details jsonb,
  reverse_charge boolean not null default false
);
alter table billing_customers enable row level security;
alter table billing_customers force row level security;
create policy tenant on billing_customers
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

create table invoices (
  account_id uuid not null references accounts on delete cascade,
  id text not null,
  created_at timestamptz not null,
  invoice jsonb not null,
  receipt_mailed boolean not null default false,
  failures_mailed int not null default 0,
  primary key (account_id, id)
);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy tenant on invoices
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

create table directory_customers (
  customer_id text primary key,
  account_id uuid not null references accounts on delete cascade
);
