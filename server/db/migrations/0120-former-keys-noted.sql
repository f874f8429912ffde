-- A person's own note of a key that the account had before: what was signed under it is still checked by it.
alter table grants
  drop constraint grants_kind_check,
  add constraint grants_kind_check check (kind in ('account', 'department', 'trust', 'former', 'report', 'notes'));
