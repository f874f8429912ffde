-- Of which report a mail to its reporter could not be delivered: shown to whoever reads that report, or it would tell everybody else
-- that there is one. Null for all other mails, and for those of before, which nobody is shown any more.
alter table failed_mails add column report_id uuid;
alter table failed_mails add foreign key (account_id, report_id) references reports on delete cascade;
