-- Whether somebody was kept out of a report when it was deleted: its recusals go with it, and of such a case they see no figure
-- afterwards either. Of before it is unknown.
alter table deleted_reports add column had_recusal boolean not null default false;
