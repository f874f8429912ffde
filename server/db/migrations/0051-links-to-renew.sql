-- When links and posters that name a former account key ceased to open; null while all that were ever handed out open. Whoever
-- makes them open again, because the former key signed the new one, sets it back to null.
alter table accounts add column links_ended_at timestamptz;
update accounts a set links_ended_at = (
  select max(e.at) from audit_entries e where e.account_id = a.account_id and e.action = 'account-key.renewed');

-- Who said last, and when, that a channel's links and posters were renewed.
alter table channels
  add column links_renewed_at timestamptz,
  add column links_renewed_by uuid;

-- When a printed code was last given out: from then on it is no longer in the safe alone.
alter table emergency_keys add column used_at timestamptz;
update emergency_keys k set used_at = (
  select max(e.at) from audit_entries e where e.account_id = k.account_id and e.action = 'emergency-key.used' and e.target_id = k.id);
