-- The queries of the hottest path as functions: PostgreSQL keeps their plans for the connection, also behind a pooler.
-- They run as whoever calls them, so row-level security holds inside.

create function submission_surroundings(in_account uuid, in_suffix text, in_department uuid, in_category uuid, in_report uuid)
returns table (channel_id uuid, settings jsonb, epoch int, category_known boolean, earlier_number text, earlier_hash bytea)
language plpgsql stable as $$
declare
  found_conflict uuid;
  found_department uuid;
begin
  select c.id, c.settings, c.department_id, c.conflict_department_id
    into channel_id, settings, found_department, found_conflict
    from channels c where c.account_id = in_account and c.link_suffix = in_suffix and c.is_active;
  select r.case_number, r.submit_hash into earlier_number, earlier_hash
    from reports r where r.account_id = in_account and r.id = in_report;
  -- A repeat is answered even when the channel was switched off meanwhile.
  if channel_id is null and earlier_hash is null then return; end if;
  if in_department = found_department or in_department = found_conflict then
    select max(k.epoch) into epoch from department_keys k where k.account_id = in_account and k.department_id = in_department;
  end if;
  category_known := in_category is not null
    and exists (select 1 from categories g where g.account_id = in_account and g.id = in_category and g.is_active);
  return next;
end $$;

create function emit_event(in_account uuid, in_type text, in_ref uuid) returns void
language plpgsql as $$
declare
  next_seq bigint;
begin
  insert into live_cursor (account_id, seq) values (in_account, 1)
    on conflict (account_id) do update set seq = live_cursor.seq + 1
    returning seq into next_seq;
  insert into live_events (account_id, seq, type, ref) values (in_account, next_seq, in_type, in_ref);
  perform pg_notify('live', in_account::text);
end $$;
