-- A link of a mail proves the mailbox that it went to, and no other one that its person or invitation was given since. The keyed hash
-- of the address; null for the links that were sent before, which end within two weeks.
alter table directory_tokens add column mailbox_hash bytea;
