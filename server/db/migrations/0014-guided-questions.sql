-- What a channel's form asks beside what every form asks; nothing until somebody switches it on.
alter table channels add column questions jsonb not null default '{"isOn": false, "house": {}, "own": []}';
