-- What the public status page tells of the service itself. Nothing of an account is in it.

-- The minutes of a day (UTC) in which an instance found itself ready: a bit each, so that a minute that several note, or that a clock
-- that was put back brings again, counts once.
create table service_days (
  day date primary key,
  ready bytea not null check (length(ready) = 180)
);

-- How rehearsals of a backup went, as their operator has recorded it.
create table service_rehearsals (
  ended_at timestamptz primary key,
  -- Of which moment the backup is.
  backup_of timestamptz not null,
  seconds integer not null,
  is_good boolean not null
);

-- What went wrong, in the operator's words.
create table service_incidents (
  number integer primary key,
  title text not null,
  begun_at timestamptz not null,
  -- Null while it lasts.
  ended_at timestamptz check (ended_at >= begun_at)
);
create table service_updates (
  incident integer not null references service_incidents,
  number integer not null,
  at timestamptz not null,
  text text not null,
  primary key (incident, number)
);
