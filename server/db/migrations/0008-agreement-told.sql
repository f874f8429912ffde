-- The version of the agreement on processing (Art. 28 GDPR) that the account was last told of by mail, so that each is told once.
alter table accounts add column agreement_told text;
