-- The few reports about an office: whether people are shared with who stands in is asked at each change of members, and by each evaluation.
create index on reports (account_id) where concerns is not null;
