-- What the office pins up.
create table postings (
  account_id uuid primary key references accounts on delete cascade,
  text text not null
);
alter table postings enable row level security;
alter table postings force row level security;
create policy tenant on postings
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
