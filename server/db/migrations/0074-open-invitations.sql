-- Whether an address is held by an invitation that nobody has accepted: such a one keeps nobody out of another account.
alter table directory_emails add column is_open_invitation boolean not null default false;
update directory_emails d set is_open_invitation = true
from invitations i where i.account_id = d.account_id and i.id = d.user_id;
