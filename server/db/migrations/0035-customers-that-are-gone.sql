-- Null: the customer was deleted at the provider; the next choice of a plan makes another.
alter table billing_customers alter column customer_id drop not null;
