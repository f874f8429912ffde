-- Reporters read the list of categories in their own language: by language, a name and a description.
alter table categories add column translations jsonb not null default '{}';
