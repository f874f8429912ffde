-- What the office writes for itself is of more kinds by now; each has a key of its own.
alter table notes drop constraint notes_kind_check;
alter table notes add constraint notes_kind_check check (kind in ('note', 'redaction', 'step', 'measure', 'closure', 'disclosure'));

-- To whom somebody's identity was given, on what ground (§ 9 HinSchG); the words are in a note of the same id. An entry
-- stays as it is: what was wrong is corrected by a later one that names it.
create table disclosures (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  ground text not null,
  day text not null,
  told boolean not null,
  replaces uuid,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade,
  foreign key (account_id, replaces) references disclosures
);
create unique index on disclosures (account_id, replaces);
create index on disclosures (account_id, report_id, at);
alter table disclosures enable row level security;
alter table disclosures force row level security;
create policy tenant on disclosures
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on disclosures from hz_app;

-- When somebody who reported anonymously told the office who they are; the name itself is in a sealed message.
alter table reports add column identity_revealed_at timestamptz;
