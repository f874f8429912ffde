-- What the state of a plan does not tell by itself: that a direct debit collects what is overdue, or that the plan ended because an
-- invoice was not paid. The banner of every signed-in person says it.
alter table accounts add column payment_standing text check (payment_standing in ('collecting', 'ended-unpaid'));
