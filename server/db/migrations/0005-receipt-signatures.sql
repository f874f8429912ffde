-- Who of the office signed a text that channels send by themselves. A signature is of the words alone: whatever version of them a
-- report was confirmed with, it holds for that, and nothing is copied when the company's name changes. The newest one of a text counts.
create table receipt_signatures (
  account_id uuid not null references accounts on delete cascade,
  language text not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  user_id uuid not null,
  signed_at bigint not null,
  signature bytea not null check (octet_length(signature) = 64),
  primary key (account_id, language, text_hash)
);
alter table receipt_signatures enable row level security;
alter table receipt_signatures force row level security;
create policy tenant on receipt_signatures
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
