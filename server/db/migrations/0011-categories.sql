-- Categories that people make, change and put in order. Two of the same name could not be told apart in the form.

alter table categories add column legal_area text;
create unique index categories_by_name on categories (account_id, lower(name));

-- What accounts were given at their founding belongs to an area of the law; so does it keep belonging where it was renamed.
update categories c set legal_area = d.area
  from (values
    ('Korruption und Bestechung', 'corruption'),
    ('Betrug, Untreue, Diebstahl', 'fraud'),
    ('Bilanzierung, Steuern, Fördermittel', 'accounting'),
    ('Geldwäsche', 'money-laundering'),
    ('Wettbewerb und Kartell', 'competition'),
    ('Arbeits- und Gesundheitsschutz', 'work-safety'),
    ('Rechte von Beschäftigten', 'employees'),
    ('Diskriminierung, Belästigung, Mobbing', 'harassment'),
    ('Datenschutz und IT-Sicherheit', 'data-protection'),
    ('Produktsicherheit und Verbraucherschutz', 'products'),
    ('Umwelt', 'environment'),
    ('Repressalie nach einer Meldung', 'retaliation'),
    ('Interessenkonflikt, Verhaltenskodex', 'conduct')
  ) as d (name, area)
  where c.name = d.name;
