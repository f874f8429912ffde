-- A domain of the company's own at which a channel's portal stands alone, once a record in the DNS has proved it.
create table channel_domains (
  account_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  -- In small letters, with Punycode in place of other ones.
  domain text not null,
  -- What the record has to say.
  token text not null,
  proved_at timestamptz,
  -- Since when the record of a proved domain has been looked for in vain.
  missing_since timestamptz,
  -- When a proof ended because the record had been missing for too long.
  lost_at timestamptz,
  -- When the DNS last answered.
  checked_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (account_id, id),
  unique (account_id, domain),
  foreign key (account_id, channel_id) references channels on delete cascade
);
create index on channel_domains (account_id, channel_id);
alter table channel_domains enable row level security;
alter table channel_domains force row level security;
create policy tenant on channel_domains
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- The proved ones: a domain belongs to the account that proved it. The suffix is one that its channel has or had.
create table directory_domains (
  domain text primary key,
  account_id uuid not null,
  domain_id uuid not null,
  link_suffix text not null references directory_channels on delete cascade,
  foreign key (account_id, domain_id) references channel_domains on delete cascade
);
create index on directory_domains (account_id, domain_id);
create index on directory_domains (link_suffix);

-- Each process keeps the proved domains in memory. Whatever adds or removes one, a deleted account included, has all of them read anew.
create function tell_domains() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'domains-changed');
  return null;
end $$;
create trigger tell_domains after insert or update or delete on directory_domains for each row execute function tell_domains();
