-- What a department is for, as the account's key signed it together with the key: its name, the departments that it stands in
-- for, when. Null where it was signed before there were purposes.
alter table department_keys add column purpose jsonb;
