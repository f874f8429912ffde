-- Where an archived channel sends whoever comes with a new report; said only while that one takes reports.
alter table channels add column successor_id uuid;
-- Checked at the end: an archive is read back a few channels at a time.
alter table channels add foreign key (account_id, successor_id) references channels (account_id, id) on delete set null (successor_id)
  deferrable initially deferred;
create index on channels (account_id, successor_id) where successor_id is not null;
