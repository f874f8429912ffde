-- Seeds of an account key that was replaced stay with who holds them: they can say that the new key follows theirs. But they
-- vouch for nobody any more, and nobody is named, asked or counted because of them.
alter table grants add column of_former_key boolean not null default false;
update grants g set of_former_key = true from users u
  where g.kind = 'account' and u.account_id = g.account_id and u.id = g.to_user_id
    and u.member_signature is null and u.deleted_at is null
    and exists (select from former_keys f where f.account_id = g.account_id and f.user_id = u.id and f.sig_public_key = u.sig_public_key);
