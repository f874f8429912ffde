-- When a session last read of the archive of the whole account that its person began with the password.
alter table sessions add column archive_at timestamptz;
