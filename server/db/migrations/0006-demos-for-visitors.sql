-- A demo that one visitor of the site has for themselves: when it is deleted, and until it is handed out how it is signed in to.
alter table accounts add column demo_until timestamptz;

create table directory_demos (
  account_id uuid primary key references accounts on delete cascade,
  until timestamptz not null,
  -- Null while it is being made, and again as soon as somebody has it.
  email text,
  password text
);
create index on directory_demos (until);
