-- What somebody without an account wrote to the operator, until it has been mailed. It belongs to no tenant. Sealed under
-- the server's own key; the id says nothing. A row without its box remembers for some days that it was sent.
create table contact_inquiries (
  id uuid primary key,
  sealed bytea,
  created_at timestamptz not null
);
