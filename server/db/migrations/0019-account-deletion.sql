-- An account that shall be deleted on its company's wish: from when on, when its owner was reminded, and when the deletion
-- itself began, after which nobody gets in any more and there is no way back.
alter table accounts
  add column deletion_due_at timestamptz,
  add column deletion_reminded_at timestamptz,
  add column deletion_begun_at timestamptz;
