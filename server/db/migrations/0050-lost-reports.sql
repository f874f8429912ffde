-- When the service told a report's reporter that the office can no longer open it: as the case was closed, and with it taken back.
alter table reports add column lost_told_at timestamptz;
-- Who holds a department's key is asked with every page of the list.
create index on grants (account_id, department_id, epoch) where kind = 'department';
