-- The embedded payment provider's whole state in one row, which is locked for each change. It stands in for a stranger's
-- database, hence no tenant: what is in it is what the real provider would hold of its customers, never anything of a report.
-- Text, not jsonb: it is always read and written whole, and the order of its keys counts.
create table payment_simulator (
  id integer primary key default 1 check (id = 1),
  state text not null
);
