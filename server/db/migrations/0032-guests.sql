-- People from outside who read one case for a while (an outside lawyer, an ombudsperson). They have no permissions, ever.
alter table users
  add column is_guest boolean not null default false,
  add constraint users_guest_check check (not is_guest or permissions = '{}');
alter table invitations
  add column is_guest boolean not null default false,
  add constraint invitations_guest_check check (not is_guest or (permissions = '{}' and department_ids = '{}'));

-- A case's key, or its notes key, sealed to one guest.
alter table grants
  add column report_id uuid,
  add constraint grants_report_fkey foreign key (account_id, report_id) references reports on delete cascade,
  drop constraint grants_kind_check,
  add constraint grants_kind_check check (kind in ('account', 'department', 'trust', 'report', 'notes')),
  add constraint grants_report_check check ((kind in ('report', 'notes')) = (report_id is not null));
create index on grants (account_id, report_id) where report_id is not null;

-- Who may read which case until when. A row stays when the access has ended, until the report is deleted.
create table guest_accesses (
  account_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  name text not null,
  role text not null check (role in ('lawyer', 'ombudsperson', 'auditor', 'expert', 'other')),
  notes text not null check (notes in ('none', 'read', 'write')),
  may_see_identity boolean not null,
  last_day date not null,
  granted_by uuid not null,
  granted_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, report_id) references reports on delete cascade
);
create unique index on guest_accesses (account_id, report_id, user_id) where ended_at is null;
create index on guest_accesses (account_id, report_id, granted_at);
create index on guest_accesses (account_id, user_id);
alter table guest_accesses enable row level security;
alter table guest_accesses force row level security;
create policy tenant on guest_accesses
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke delete, truncate on guest_accesses from hz_app;
