-- The day on which an administrator was last told that reports lie where nobody can read them or hears of them.
alter table users add column unheard_told_on date;
-- Of a recording that came to a report later: when somebody consented to it. Those of the entry have the report's own moment.
alter table files add column consent_at timestamptz;
