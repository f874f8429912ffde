-- What channels that confirm the receipt by themselves say, in words: never changed, so that a report keeps what its reporter
-- read. The newest of an account is what the next report gets; whoever changes the template or the company's name adds one.
create table confirmation_texts (
  account_id uuid not null references accounts on delete cascade,
  number int not null,
  company_name text not null,
  -- With the placeholders as they are written: dates and case number are the report's own.
  de text not null,
  en text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, number)
);
alter table confirmation_texts enable row level security;
alter table confirmation_texts force row level security;
create policy tenant on confirmation_texts
  using (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))
  with check (account_id = (select nullif(current_setting('app.account_id', true), '')::uuid));
revoke update, delete, truncate on confirmation_texts from hz_app;

-- Which of them this report got; null where a person confirms the receipt. Not a foreign key: the reports of a moment would
-- all lock one row, and no row of these ever goes before the account does.
alter table reports add column confirmation int;

-- Until today the present words were shown under the old day; from here on they stay. Own texts with a gap or a day of
-- deletion were passed over for the house's.
with own as (
  select account_id, language, text from templates
    where id = 'receipt-automatic' and text !~ '\[… [^][\n]{1,200}\]' and position('{loeschdatum}' in text) = 0
)
insert into confirmation_texts (account_id, number, company_name, de, en)
  select a.account_id, 1, a.company_name,
    coalesce((select o.text from own o where o.account_id = a.account_id and o.language = 'de'), $house$Guten Tag,

wir haben Ihre Meldung am {eingangsdatum} erhalten. Sie hat die Fallnummer {fallnummer}. Das ist unsere Eingangsbestätigung nach § 17 Absatz 1 HinSchG; sie wurde automatisch erstellt.

So geht es weiter: Wir prüfen, ob Ihre Meldung unter das Hinweisgeberschutzgesetz fällt und ob sie stichhaltig ist. Spätestens am {rueckmeldung_bis} sagen wir Ihnen hier, was wir geplant oder getan haben und warum.

Haben wir eine Frage, steht sie hier in Ihrem Fall. Bitte öffnen Sie ihn von Zeit zu Zeit mit Ihrem Passwort.

Ihre Identität behandeln wir vertraulich (§ 8 HinSchG). Sie können sich auch an eine externe Meldestelle wenden, zum Beispiel an die des Bundes beim Bundesamt für Justiz.

{funktion}, {unternehmen}$house$),
    coalesce((select o.text from own o where o.account_id = a.account_id and o.language = 'en'), $house$Hello,

we received your report on {eingangsdatum}. Its case number is {fallnummer}. This is our acknowledgement of receipt under section 17 (1) of the Whistleblower Protection Act (HinSchG); it was created automatically.

What happens next: we check whether your report falls under the Act and whether it is substantiated. By {rueckmeldung_bis} at the latest we will tell you here what we have planned or done, and why.

If we have a question, you will find it here in your case. Please open it from time to time with your password.

We treat your identity as confidential (section 8 HinSchG). You can also turn to an external reporting office, for example the federal one at the Federal Office of Justice (Bundesamt für Justiz).

{funktion}, {unternehmen}$house$)
  from accounts a;
update reports set confirmation = 1 where acknowledged_at is not null and acknowledged_by is null;

create function keep_confirmation() returns trigger language plpgsql as $$
begin
  select max(c.number) into new.confirmation from confirmation_texts c where c.account_id = new.account_id;
  return new;
end $$;
create trigger keep_confirmation before insert on reports for each row
  when (new.acknowledged_at is not null and new.acknowledged_by is null and new.confirmation is null)
  execute function keep_confirmation();
