-- How many lines the list has is counted at each of its pages: from the index alone, without a look at the sealed boxes.
create index on reports (account_id, department_id, id) where set_apart_at is null;
