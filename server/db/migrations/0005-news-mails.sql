-- What a recipient is to be told by mail about one thing, and what was told: several pieces of news shortly after each
-- other become one mail. The recipient is a user, or for a reporter the report itself. Numbers, because clocks differ.
create table news_mails (
  account_id uuid not null references accounts on delete cascade,
  recipient_id uuid not null,
  about_id uuid not null,
  news bigint not null,
  told bigint not null default 0,
  told_at timestamptz,
  primary key (account_id, recipient_id, about_id)
);
alter table news_mails enable row level security;
alter table news_mails force row level security;
create policy tenant on news_mails
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
