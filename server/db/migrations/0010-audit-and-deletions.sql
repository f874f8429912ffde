-- Reading the audit log by person, target and period; one entry for readings that follow each other; and what the first
-- person says to the second one who confirms a deletion.

create index on audit_entries (account_id, actor_id, seq);
create index on audit_entries (account_id, target_id, seq);
create index on audit_entries (account_id, at);

alter table report_deletions add column note text not null default '';

-- Adds an entry unless this person has done the same to the same target since `in_since`. The first look costs no lock, the
-- second one, under the head's lock, makes sure that of two at once only one is written.
create function append_audit_once(in_account uuid, in_actor uuid, in_action text, in_target uuid, in_details jsonb, in_since timestamptz)
returns void
language plpgsql as $$
begin
  for attempt in 1..2 loop
    if exists (select 1 from audit_entries e where e.account_id = in_account and e.target_id = in_target and e.actor_id = in_actor
      and e.action = in_action and e.at > in_since) then return; end if;
    if attempt = 1 then
      perform 1 from audit_heads h where h.account_id = in_account for update;
    end if;
  end loop;
  perform append_audit(in_account, in_actor, in_action, in_target, in_details);
end $$;
