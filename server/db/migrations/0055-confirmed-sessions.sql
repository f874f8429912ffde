-- When the person of a session last proved who they are, and what their passkey is being asked for that.
alter table sessions add column confirmed_at timestamptz, add column challenge bytea;
