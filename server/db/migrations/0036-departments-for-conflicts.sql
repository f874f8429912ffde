-- Whether a channel ever sent reports about the office itself to this department. It stays so: older reports lie there when the
-- channel's setting has changed, and whoever they accuse could change it to hear of them.
alter table departments add column was_for_conflicts boolean not null default false;
update departments d set was_for_conflicts = true
  where exists (select from channels c where c.account_id = d.account_id and c.conflict_department_id = d.id);

create function keep_conflict_department() returns trigger language plpgsql as $$
begin
  update departments d set was_for_conflicts = true
    where d.account_id = new.account_id and d.id = new.conflict_department_id and not d.was_for_conflicts;
  return null;
end $$;
-- Older archives that are read back do not say it of their departments; their channels do.
create trigger keep_conflict_department after insert or update of conflict_department_id on channels for each row
  when (new.conflict_department_id is not null) execute function keep_conflict_department();
