-- An installation may keep its accounts on several databases, its cells (docs/decisions/148). Each knows which one it is, and of the
-- accounts that left it or are on their way to it where they are.

alter table installation add column cell integer not null default 1 check (cell > 0);

-- In the first of them: the ones that there are. Without one of these the service must not start, and none of them may be empty.
create table directory_cells (
  cell integer primary key check (cell > 1)
);

create table directory_moves (
  account_id uuid primary key,
  -- Where it went, or where it comes from.
  cell integer not null,
  is_arriving boolean not null
);

-- Begins a transaction of an account where there are several: waits while it is moved, and throws HZ001 where it is not here.
create function enter_account(in_account uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(in_account::text, 7242010));
  if exists (select from directory_moves where account_id = in_account) then
    raise exception 'the account is in another cell' using errcode = 'HZ001';
  end if;
end $$;

-- Rows of an account that is moved are what they were: nothing is kept, marked or told of them again.
create function is_copying() returns boolean language sql stable as $$
  select coalesce(current_setting('app.copying', true), '') = 'on'
$$;

do $$
declare
  one record;
  text text;
begin
  for one in
    select tgname as name, tgrelid::regclass as at, pg_get_triggerdef(oid) as means
      from pg_trigger where not tgisinternal and tgparentid = 0
  loop
    text := case when one.means ~ ' WHEN \(.*\) EXECUTE '
      then regexp_replace(one.means, ' WHEN \((.*)\) EXECUTE ', ' WHEN ((\1) AND NOT is_copying()) EXECUTE ')
      else replace(one.means, ' EXECUTE ', ' WHEN (NOT is_copying()) EXECUTE ') end;
    execute format('drop trigger %I on %s', one.name, one.at);
    execute text;
  end loop;
end $$;
