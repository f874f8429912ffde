-- A department that takes over a report about an office has it to guard as who stood in before had: from whom the report accuses.
update departments d set was_for_conflicts = true
  where not d.was_for_conflicts and exists (
    select from reports r where r.account_id = d.account_id and r.department_id = d.id and cardinality(r.concerns) > 0);

create function keep_concerned_department() returns trigger language plpgsql as $$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.department_id and not d.was_for_conflicts;
  return null;
end $$;
create trigger keep_concerned_department after insert or update of department_id on reports for each row
  when (cardinality(new.concerns) > 0) execute function keep_concerned_department();
