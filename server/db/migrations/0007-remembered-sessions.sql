-- A remembered session has limits of its own; until now only its end told which one it was.
alter table sessions add column remembered boolean not null default false;
update sessions set remembered = true where expires_at > created_at + interval '25 hours';
