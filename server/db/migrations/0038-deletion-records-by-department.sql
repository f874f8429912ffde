-- Where a report lay when it was deleted, and whether somebody was kept out of it: each deletion record is shown to that
-- department alone, and where somebody was kept out to nobody. Of before it is unknown, and nobody sees those.
alter table deletion_records
  add column department_id uuid,
  add column had_recusal boolean not null default false;
