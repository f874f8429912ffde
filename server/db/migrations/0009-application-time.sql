-- The application's time in the database. It is the database's own, except where the payment simulator's clock took the application
-- along (docs/decisions/104): a transaction then says how far ahead it is (db/database.ts), and rows, functions and queries go by that.
create function app_now() returns timestamptz language sql stable as $$
  select now() + coalesce(nullif(current_setting('app.ahead', true), ''), '0')::interval
$$;
create function app_clock_timestamp() returns timestamptz language sql volatile as $$
  select clock_timestamp() + coalesce(nullif(current_setting('app.ahead', true), ''), '0')::interval
$$;

do $$
declare
  moment record;
  body oid;
begin
  for moment in
    select d.adrelid::regclass as of_table, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as said
      from pg_attrdef d
      join pg_class c on c.oid = d.adrelid and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) in ('now()', 'clock_timestamp()')
  loop
    execute format('alter table %s alter column %I set default app_%s', moment.of_table, moment.name, moment.said);
  end loop;
  -- Not enqueue_job: the queue's own programs go by the database's time.
  for body in
    select p.oid from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname in ('submit_report', 'append_audit', 'keep_drill_reading')
  loop
    execute regexp_replace(pg_get_functiondef(body), '\m(now|clock_timestamp)\(\)', 'app_\1()', 'g');
  end loop;
end $$;
