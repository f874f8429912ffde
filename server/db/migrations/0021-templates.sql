-- What a company writes in place of the house's templates, by template and language, and templates of its own. The house's
-- own texts stand in the code; only what differs from them is here.

create table own_templates (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  title text not null,
  purpose text not null check (purpose in ('acknowledgement', 'feedback', 'message', 'copy')),
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index own_templates_by_title on own_templates (account_id, lower(title));
alter table own_templates enable row level security;
alter table own_templates force row level security;
create policy tenant on own_templates
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));

-- The id is the name of one of the house's templates, or the id of an own one.
create table templates (
  account_id uuid not null references accounts on delete cascade,
  id text not null,
  language text not null check (language in ('de', 'en')),
  text text not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (account_id, id, language)
);
alter table templates enable row level security;
alter table templates force row level security;
create policy tenant on templates
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
