-- Reports to the department that stands in are counted apart: a gap among their own numbers would tell the office of a report about
-- it. The office's numbers pass over theirs.
alter table report_counters add column apart bigint not null default 900000;

-- As in 0122, and: the number comes from the counter of its kind.
create or replace function submit_report(in_account uuid, in_suffix text, in_job jsonb, in_has_files boolean, in_report uuid,
  in_case_number text, in_department uuid, in_epoch int, in_category uuid, in_type text, in_rk_id bytea, in_reporter_pk bytea,
  in_token_hash bytea, in_sealed_key bytea, in_wrapped_key bytea, in_title bytea, in_body bytea, in_submit_hash bytea)
returns table (outcome text, case_number text)
language plpgsql as $$
declare
  channel record;
  category record;
  earlier record;
  is_apart boolean;
  next_number bigint;
begin
  -- A renewal waits for the submissions that began before it, and later ones see its key: so that no report can still
  -- arrive under an epoch whose grants are already gone.
  perform 1 from departments d where d.account_id = in_account and d.id = in_department for key share;
  select c.id, c.settings, c.department_id, c.conflict_department_id into channel
    from channels c where c.account_id = in_account and c.link_suffix = in_suffix and c.is_active;
  select g.id, g.department_id into category
    from categories g where g.account_id = in_account and g.id = in_category and g.is_active;
  select r.case_number, r.submit_hash into earlier from reports r where r.account_id = in_account and r.id = in_report;
  -- A repeat is answered even when the channel was switched off meanwhile.
  outcome := case
    when earlier.submit_hash = in_submit_hash then 'REPEATED'
    when earlier.submit_hash is not null then 'REPORT_CONFLICT'
    when channel.id is null then 'CHANNEL_NOT_FOUND'
    -- Where all categories are switched off there is none to choose.
    when in_category is null and (channel.settings->>'requireCategory')::boolean and exists (
      select 1 from categories g where g.account_id = in_account and g.is_active) then 'CATEGORY_REQUIRED'
    when in_category is not null and category.id is null then 'CATEGORY_UNKNOWN'
    when not (in_department = coalesce(category.department_id, channel.department_id)
        or in_department is not distinct from channel.conflict_department_id)
      or in_epoch is distinct from (
        select max(k.epoch) from department_keys k where k.account_id = in_account and k.department_id = in_department)
      then 'DEPARTMENT_KEY_OUTDATED'
    when not exists (
      select 1 from grants t where t.account_id = in_account and t.kind = 'department' and t.department_id = in_department
        and t.epoch = in_epoch and (
          exists (select 1 from users u where u.account_id = in_account and u.id = t.to_user_id and u.deleted_at is null)
          or exists (select 1 from invitations i where i.account_id = in_account and i.id = t.to_user_id
            and i.code_hash is not null and to_timestamp(i.not_after) >= now())
          or exists (select 1 from emergency_keys e where e.account_id = in_account and e.id = t.to_user_id)))
      then 'DEPARTMENT_KEY_LOST'
    when in_type = 'anonymous' and not (channel.settings->>'allowAnonymous')::boolean then 'ANONYMOUS_NOT_ALLOWED'
    when in_has_files and not (channel.settings->>'allowFiles')::boolean then 'FILES_NOT_ALLOWED'
    else 'STORED'
  end;
  case_number := case outcome when 'STORED' then in_case_number when 'REPEATED' then earlier.case_number end;
  return next;
  if outcome <> 'STORED' then return; end if;

  -- The account's other writers wait from here to the commit. First of all locks: two transactions with several reports
  -- each would otherwise wait for each other's job.
  is_apart := in_department is not distinct from channel.conflict_department_id;
  update report_counters c set apart = c.apart + is_apart::int,
      value = case when is_apart then c.value when c.value = 900000 then 1000000001 else c.value + 1 end
    where c.account_id = in_account returning case when is_apart then c.apart else c.value end into strict next_number;
  insert into directory_cases (token_hash, account_id, report_id) values (in_token_hash, in_account, in_report);
  perform enqueue_job(in_job);
  insert into reports (account_id, id, number, case_number, channel_id, department_id, epoch, head_department_id, head_epoch,
    category_id, report_type, rk_id, reporter_pk, token_hash, sealed_key, wrapped_key, title, body, submit_hash, acknowledged_at)
  values (in_account, in_report, next_number, in_case_number, channel.id, in_department, in_epoch, in_department, in_epoch,
    in_category, in_type, in_rk_id, in_reporter_pk, in_token_hash, in_sealed_key, in_wrapped_key, in_title, in_body, in_submit_hash,
    case when (channel.settings->>'autoAcknowledge')::boolean then now() end);
  perform emit_event(in_account, 'report-created', in_report);
end $$;
