-- Which installation this database belongs to, and a value that tells its key from any other. One row, which only the
-- start reads and writes, as the owner.
create table installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null,
  key_check bytea not null,
  created_at timestamptz not null default now()
);
revoke all on installation from hz_app;
