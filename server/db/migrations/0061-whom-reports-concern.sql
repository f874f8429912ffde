-- Which departments a report concerns: those that a channel's reports go to, where the reporter said that it is about them and it
-- went to the department that stands in. It stays so wherever the report is handed on to: never to them.
alter table reports add column concerns uuid[];

create function offices_of(in_account uuid, in_channel uuid) returns uuid[] language sql stable as $$
  select array(select c.department_id from channels c where c.account_id = in_account and c.id = in_channel
    union select g.department_id from categories g where g.account_id = in_account and g.department_id is not null)
$$;

-- Of older reports: what lies with, or was sealed for, the department that stands in today.
update reports r set concerns = array_remove(offices_of(r.account_id, r.channel_id), c.conflict_department_id) from channels c
  where c.account_id = r.account_id and c.id = r.channel_id and c.conflict_department_id = r.head_department_id;

create function note_concerns() returns trigger language plpgsql as $$
declare
  stand_in uuid;
begin
  select c.conflict_department_id into stand_in from channels c where c.account_id = new.account_id and c.id = new.channel_id;
  if stand_in = new.head_department_id then
    new.concerns := array_remove(offices_of(new.account_id, new.channel_id), stand_in);
  end if;
  return new;
end $$;
-- Archives that are read back bring their own.
create trigger note_concerns before insert on reports for each row when (new.concerns is null) execute function note_concerns();
