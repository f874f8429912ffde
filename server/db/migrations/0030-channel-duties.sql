-- What a channel's portal has to say beside its form: the company's data, own external bodies, own texts. No row: nothing was given yet.
create table channel_duties (
  account_id uuid not null,
  channel_id uuid not null,
  facts jsonb not null,
  bodies jsonb not null,
  texts jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels on delete cascade
);
alter table channel_duties enable row level security;
alter table channel_duties force row level security;
create policy tenant on channel_duties
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
