-- Since when the company says that it has nobody outside of the office who could read reports about the office.
alter table accounts add column no_stand_in_at timestamptz;
