-- On what ground a counted report was deleted, so that evaluations tell it by department and channel, and without drills. Of
-- before it is known where all that was deleted on that day went on the same ground; elsewhere it stays unknown.
alter table deleted_reports add column ground text;
update deleted_reports d set ground = (
  select min(r.ground) from deletion_records r
  where r.account_id = d.account_id and (r.deleted_at at time zone 'Europe/Berlin')::date = d.deleted_day
  having count(distinct r.ground) = 1
);
