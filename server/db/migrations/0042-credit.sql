-- What the provider owes a customer, in cents: used up by the next invoices.
alter table billing_customers add column credit integer not null default 0;
