import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Croatian; sections are those of the HinSchG unless another law is named; no sentence ends with a date. */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Dobar dan,

dana {eingangsdatum} primili smo Vašu prijavu. Broj slučaja je {fallnummer}. Ovo je naša potvrda primitka prema § 17 stavku 1 njemačkog Zakona o zaštiti prijavitelja nepravilnosti (HinSchG); izrađena je automatski.

Što slijedi: provjeravamo spada li Vaša prijava pod taj zakon i je li utemeljena. Najkasnije {rueckmeldung_bis} ovdje ćemo Vam reći što smo planirali ili učinili i zašto.

Ako imamo pitanje, ono će biti ovdje u Vašem slučaju. Povremeno ga otvorite svojom lozinkom.

S Vašim identitetom postupamo povjerljivo (§ 8 HinSchG). Možete se obratiti i vanjskom tijelu za prijave, na primjer saveznom tijelu pri Saveznom uredu za pravosuđe (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Dobar dan,

hvala Vam na prijavi. Primili smo je dana {eingangsdatum} i to Vam ovime potvrđujemo (§ 17 stavak 1 HinSchG). Broj Vašeg slučaja je {fallnummer}.

Pažljivo ćemo je pročitati i provjeriti spada li pod njemački Zakon o zaštiti prijavitelja nepravilnosti (HinSchG) i je li utemeljena. Najkasnije {rueckmeldung_bis} ovdje ćemo Vam reći što smo planirali ili učinili i zašto.

Vaš identitet znaju samo osobe koje Vašu prijavu primaju i obrađuju ili koje pritom pomažu (§ 8 HinSchG). Nepovoljne posljedice zbog prijave su zabranjene (§ 36 HinSchG). Ako doživite nešto takvo, pišite nam.

Povremeno otvorite svoj slučaj. Naša pitanja stoje samo ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  "receipt-after-call": `Dobar dan,

hvala Vam na pozivu. Dana {eingangsdatum} zapisali smo Vašu prijavu i potvrđujemo Vam primitak (§ 17 stavak 1 HinSchG). Broj Vašeg slučaja je {fallnummer}.

Ono što ste nam rekli bilježimo u zapisnik. Naći ćete ga ovdje čim bude gotov. Tada ga možete provjeriti, ispraviti i potvrditi (§ 11 stavak 4 HinSchG).

Najkasnije {rueckmeldung_bis} ovdje ćemo Vam reći što smo planirali ili učinili i zašto. S Vašim identitetom postupamo povjerljivo (§ 8 HinSchG).

S poštovanjem
{funktion}, {unternehmen}`,

  "scope-accepted": `Dobar dan,

provjerili smo jesmo li nadležni za Vašu prijavu. Jesmo: ona spada u područje primjene njemačkog Zakona o zaštiti prijavitelja nepravilnosti (§ 2 HinSchG).

Sljedeće što činimo: provjeravamo je li utemeljena i odlučujemo o daljnjim mjerama. Ako nam za to treba više podataka, pitat ćemo Vas ovdje.

Zakon Vas štiti od nepovoljnih posljedica ako ste pri prijavi imali opravdan razlog vjerovati da su Vaši podaci istiniti (§§ 33 do 37 HinSchG). Našu povratnu informaciju najkasnije {rueckmeldung_bis} dobivate ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  "scope-declined": `Dobar dan,

hvala Vam na prijavi koju smo primili dana {eingangsdatum} i koju smo provjerili. Prema našoj ocjeni ona ne spada u područje primjene njemačkog Zakona o zaštiti prijavitelja nepravilnosti (§ 2 HinSchG): [… razlog u jednoj rečenici].

To ne znači da Vaš problem nije važan. Za to je nadležno: [… tijelo i kako do njega doći]. Bez Vaše privole nećemo onamo proslijediti Vašu prijavu.

Ako ste pri prijavi imali razlog vjerovati da taj zakon vrijedi, Vaš identitet i sada ostaje povjerljiv (§ 8 stavak 1 HinSchG). Ako smatrate da je naša ocjena pogrešna, pišite nam. Možete se obratiti i vanjskom tijelu za prijave, na primjer saveznom tijelu pri Saveznom uredu za pravosuđe (Bundesamt für Justiz).

S poštovanjem
{funktion}, {unternehmen}`,

  question: `Dobar dan,

hvala Vam na prijavi s brojem slučaja {fallnummer}. Da bismo je mogli provjeriti, treba nam još nekoliko podataka. Odgovorite samo koliko znate:

– Što se točno dogodilo?
– Kada i gdje je to bilo i traje li još?
– Tko je sudjelovao, tko je to vidio? Dovoljna je funkcija umjesto imena.
– Odakle to znate: jeste li to sami doživjeli ili čuli od drugih?
– Postoje li dokazi, na primjer e-poruke, fotografije ili računi?
– [… dodatno pitanje]

Ako želite ostati anonimni, pazite da tekst i datoteke ne upućuju na Vas. Nemojte se zbog dokaza dovoditi u opasnost.

S poštovanjem
{funktion}, {unternehmen}`,

  "question-reminder": `Dobar dan,

u ovom smo Vam slučaju postavili pitanje i još nismo našli odgovor. Vaš bi nam odgovor jako pomogao, i ako je kratak ili samo „Ne znam”.

Ako se ne javite do [… datum], nastavit ćemo provjeru s onim što imamo. Moguće je da tada slučaj moramo zaključiti zbog nedostatka dokaza.

S poštovanjem
{funktion}, {unternehmen}`,

  invitation: `Dobar dan,

rado bismo razgovarali s Vama. Razgovor je dobrovoljan; nema nepovoljnih posljedica ako radije pišete.

Naš prijedlog: [… dan, vrijeme, mjesto ili telefon]. S Vašom privolom moguć je i razgovor videopozivom (§ 16 stavak 3 HinSchG). Možete povesti nekoga kome vjerujete.

O razgovoru ćemo sastaviti zapisnik. Snimati ili zapisivati riječ po riječ smijemo samo ako date privolu. Zapisnik ćete dobiti na provjeru (§ 11 HinSchG).

Odgovara li Vam prijedlog ili imate drugi? Pišite nam ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  record: `Dobar dan,

zapisnik našeg razgovora nalazi se ovdje u Vašem slučaju pod „Zapisnik za provjeru”.

Provjerite je li točan. Možete ga ispraviti, dopuniti i potvrditi (§ 11 stavak 4 HinSchG). Za to ondje odaberite „Potvrđujem”, „Predloži ispravak” ili „Ne potvrđujem”.

Ako je razgovor snimljen s Vašom privolom, snimku brišemo čim zapisnik bude gotov.

S poštovanjem
{funktion}, {unternehmen}`,

  abuse: `Dobar dan,

ono što nam prijavljujete shvaćamo ozbiljno i dalje provjeravamo. No u Vašoj poruci ima i uvreda. Opišite što se dogodilo, a da druge ne omalovažavate. Tako Vam možemo bolje pomoći.

Na izjave koje nemaju veze s predmetom ne odgovaramo. I osobe koje se prijavljuju imaju prava.

Zakon štiti one koji su imali opravdan razlog vjerovati da su njihovi podaci istiniti. Tko namjerno ili iz krajnje nepažnje prijavi nešto netočno, nije zaštićen (§ 9 stavak 1 i § 38 HinSchG). Mi to ne pretpostavljamo za Vas; govorimo to da biste znali.

S poštovanjem
{funktion}, {unternehmen}`,

  anonymity: `Dobar dan,

želite da nitko ne sazna tko je prijavio. To razumijemo.

Ako niste naveli svoje ime, mi ga ne znamo i ne morate ga navesti. Ako ga znamo, saznaju ga samo osobe koje Vašu prijavu primaju i obrađuju ili koje pritom pomažu (§ 8 HinSchG). Svi drugi saznaju ga samo ako je to potrebno za daljnje mjere i ako ste za taj jedan slučaj dali privolu (§ 9 stavak 3 HinSchG).

Zakon navodi iznimke: tijela kaznenog progona, tijela u upravnom postupku i sudovi mogu zatražiti podatke (§ 9 stavak 2 HinSchG). Tada ćemo Vam to unaprijed reći, osim ako nam je to zabranjeno. Tko namjerno ili iz krajnje nepažnje prijavi nešto netočno, njegov identitet nije zaštićen (§ 9 stavak 1 HinSchG).

Možete i sami pomoći: ni s kim ne razgovarajte o prijavi i pazite ima li pojedinosti koje možete znati samo Vi.

S poštovanjem
{funktion}, {unternehmen}`,

  consent: `Dobar dan,

za daljnju provjeru željeli bismo drugima prenijeti podatke po kojima bi Vas se moglo prepoznati. To smijemo samo s Vašom privolom (§ 9 stavak 3 HinSchG).

Što želimo prenijeti: [… podaci]
Kome: [… funkcija ili tijelo]
Zašto je to potrebno za daljnje mjere: [… razlog]

Privola je dobrovoljna i vrijedi samo za ovaj jedan prijenos. Ako odbijete, nemate nepovoljnih posljedica; tada provjeravamo bez tog prijenosa, koliko je moguće. Privolu možete u svakom trenutku povući za budućnost.

Za to ovdje dobivate poseban upit. Odgovorite ondje s „Pristajem” ili „Odbijam”; ondje privolu možete i povući.

S poštovanjem
{funktion}, {unternehmen}`,

  "disclosure-notice": `Dobar dan,

obavještavamo Vas unaprijed: podatke o Vašem identitetu moramo dati nadležnom tijelu ili sudu (§ 9 stavak 2 HinSchG).

Primatelj: [… tijelo ili sud]
Razlog: [… zahtjev u kaznenom postupku, nalog u upravnom postupku ili odluka suda]
Opseg: [… podaci]
Vrijeme: [… datum]

Dajemo samo ono što se zahtijeva. I dalje ste zaštićeni od nepovoljnih posljedica zbog svoje prijave (§ 36 HinSchG). Ako imate prigovore, odmah nam pišite. Možete zatražiti i pravni savjet.

S poštovanjem
{funktion}, {unternehmen}`,

  "hand-over": `Dobar dan,

provjerili smo Vašu prijavu i predajemo postupak (§ 18 broj 4 HinSchG). Daljnju istragu preuzima: [… unutarnja služba ili nadležno tijelo].

Razlog: [… razlog]. Podatke po kojima bi Vas se moglo prepoznati pritom dajemo samo koliko ste dali privolu ili koliko to zahtijeva zakon (§§ 8 i 9 HinSchG).

I dalje smo Vam ovdje dostupni. Našu povratnu informaciju najkasnije {rueckmeldung_bis} dobivate ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  interim: `Dobar dan,

želimo Vas obavijestiti dokle smo došli. Vaš slučaj {fallnummer} i dalje je u obradi. Stanje {heute}: [… što se dogodilo].

Sljedeći korak: [… sljedeći korak]. Našu povratnu informaciju prema § 17 stavku 2 HinSchG najkasnije {rueckmeldung_bis} dobivate ovdje.

Ako ste se sjetili još nečega ili se nešto promijenilo, pišite nam ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Dobar dan,

provjerili smo Vašu prijavu koju smo dana {eingangsdatum} primili. Ono što ste prijavili potvrdilo se. Ovo je naša povratna informacija prema § 17 stavku 2 HinSchG.

Što smo učinili: [… poduzete daljnje mjere]
Što još planiramo: [… planirane daljnje mjere, s rokovima]
Razlozi: [… razlozi]

Pojedinosti o drugim osobama ne smijemo Vam navesti. Hvala Vam što ste nas obavijestili. Bez Vas to ne bismo saznali.

S poštovanjem
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Dobar dan,

provjerili smo Vašu prijavu koju smo dana {eingangsdatum} primili. Ono što ste prijavili nismo mogli potvrditi. Ovo je naša povratna informacija prema § 17 stavku 2 HinSchG.

Što smo učinili: [… poduzete daljnje mjere]
Što još planiramo: [… planirane daljnje mjere ili ništa]
Razlozi: [… razlozi]

To ne znači da Vam ne vjerujemo. I dalje ste zaštićeni ako ste imali opravdan razlog vjerovati da su Vaši podaci istiniti. Ako imate još informacija ili dokaza, pišite nam.

S poštovanjem
{funktion}, {unternehmen}`,

  "feedback-limited": `Dobar dan,

provjerili smo Vašu prijavu koju smo dana {eingangsdatum} primili. Ovo je naša povratna informacija prema § 17 stavku 2 HinSchG.

Što Vam možemo reći: [… poduzete i planirane daljnje mjere]
Razlozi: [… razlozi]

Više zasad ne smijemo reći. Povratna informacija dopuštena je samo koliko ne utječe na unutarnja ispitivanja ili istrage i ne šteti pravima osoba o kojima se radi (§ 17 stavak 2 rečenica 3 HinSchG). Čim budemo smjeli reći više, pročitat ćete to ovdje.

S poštovanjem
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Dobar dan,

danas dobivate našu povratnu informaciju prema § 17 stavku 2 HinSchG o Vašoj prijavi koju smo dana {eingangsdatum} primili. Postupak još nije zaključen.

Što smo učinili: [… poduzete daljnje mjere]
Što još planiramo: [… planirane daljnje mjere]
Razlozi i zašto traje dulje: [… razlozi]

Rezultat ćete saznati ovdje, vjerojatno do [… datum].

S poštovanjem
{funktion}, {unternehmen}`,

  closing: `Dobar dan,

zaključili smo postupak o Vašoj prijavi s brojem slučaja {fallnummer}. Rezultat i razlozi: [… rezultat i razlozi].

Ako se s time ne slažete, možete se obratiti vanjskom tijelu za prijave: saveznom tijelu pri Saveznom uredu za pravosuđe (Bundesamt für Justiz), za financije BaFin-u, za tržišno natjecanje uredu Bundeskartellamt. Sva tijela s adresama navodi stranica „Vanjska tijela za prijave” ovog kanala za prijave.

Svoju dokumentaciju o Vašoj prijavi nakon {loeschdatum} brišemo (§ 11 stavak 5 HinSchG). Dulje je čuvamo samo ako to zahtijeva zakon i ako je razmjerno.

Ako zbog svoje prijave doživite nepovoljne posljedice, pišite nam, i poslije. Hvala Vam na povjerenju.

S poštovanjem
{funktion}, {unternehmen}`,

  retaliation: `Dobar dan,

dana {eingangsdatum} nešto ste nam prijavili. Željeli bismo znati kako ste otada.

Jeste li zbog svoje prijave doživjeli nepovoljne posljedice ili Vam je tko njima prijetio? Na primjer otkaz, premještaj, lošija ocjena, isključivanje ili mobing. To je zabranjeno, kao i sama prijetnja (§ 36 stavak 1 HinSchG).

Ako nakon prijave na poslu pretrpite nepovoljnu posljedicu i tvrdite da je to zbog prijave, pretpostavlja se da je tako. Tko je s Vama tako postupio, mora dokazati suprotno (§ 36 stavak 2 HinSchG). Moguća je i naknada štete (§ 37 HinSchG).

Pišite nam što se dogodilo i kada. Ako ste dobro, dovoljno je kratko „Sve je u redu”.

S poštovanjem
{funktion}, {unternehmen}`,
};
