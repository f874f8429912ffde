-- Every account has one owner, who hands over and never vanishes. Earlier, somebody who managed people could remove them: the
-- Admin who has been there longest and whose keys are vouched for takes their place, else whoever of the Admins came first.
update users set is_account_owner = false where is_account_owner and (deleted_at is not null or not is_active or is_guest);
update users u set is_account_owner = false
where u.is_account_owner and exists (
  select from users o where o.account_id = u.account_id and o.is_account_owner and (o.created_at, o.id) < (u.created_at, u.id));
update users u set is_account_owner = true
from (
  select distinct on (account_id) account_id, id from users
  where is_active and deleted_at is null and not is_guest
    and permissions @> array['Meldungen', 'Statistiken', 'Benutzer und Abteilungen', 'Einstellungen', 'Sicherheitseinstellungen']
  order by account_id, (member_signature is null), created_at, id
) as heir
where u.account_id = heir.account_id and u.id = heir.id
  and not exists (select from users o where o.account_id = u.account_id and o.is_account_owner);
create unique index users_one_owner on users (account_id) where is_account_owner;
alter table users add constraint users_owner_stays check (not is_account_owner or (is_active and deleted_at is null and not is_guest));
