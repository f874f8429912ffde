-- A note of an account key that was replaced counts no more as one of the present key: whoever kept it has to compare first.
update grants g set of_former_key = true
  where g.kind = 'trust' and g.created_at < (select max(f.replaced_at) from former_account_keys f where f.account_id = g.account_id);
