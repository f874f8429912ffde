-- Mails that are sent once have a mark where nothing else says that they were: that a trial without a plan is over, and that the
-- card on file (its last digits and its last month) is about to expire.
alter table accounts add column trial_over_mailed_at timestamptz;
alter table billing_customers add column expiry_mailed text;
