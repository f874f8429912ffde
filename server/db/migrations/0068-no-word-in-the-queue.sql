-- What the queue kept of failed runs repeated mail servers' words, addresses included. From now on only a cause's code is
-- kept. The queue's tables are not ours: whichever of its versions made them, every column of that kind is emptied.
do $$
declare
  place record;
begin
  for place in
    select c.oid::regclass as relation, a.attname as field
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = to_regnamespace('pgboss') and c.relkind = 'r' and a.attname in ('output', 'source_output')
  loop
    execute format('update %s set %I = null where %I is not null', place.relation, place.field, place.field);
  end loop;
end
$$;
