-- A channel's logo, re-encoded by us, and its own colour. Both are public; the picture is found by the hash of its bytes.
create table channel_logos (
  account_id uuid not null,
  channel_id uuid not null,
  hash text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels on delete cascade
);
-- A packed picture does not compress; saying so saves the try.
alter table channel_logos alter column content set storage external;
alter table channel_logos enable row level security;
alter table channel_logos force row level security;
create policy tenant on channel_logos
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

update channels set settings = settings || '{"logo": null, "brandColor": null}'::jsonb;
