import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Romanian; paragraphs of the law are those of the HinSchG unless another law is named. */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Bună ziua,

Am primit raportarea dumneavoastră la {eingangsdatum}. Numărul cazului este {fallnummer}. Aceasta este confirmarea noastră de primire conform § 17 alin. 1 din Legea germană privind protecția avertizorilor (HinSchG); ea a fost creată automat.

Ce urmează: verificăm dacă raportarea intră sub această lege și dacă este întemeiată. Cel târziu la {rueckmeldung_bis} vă spunem aici ce am planificat sau ce am făcut și de ce.

Dacă avem o întrebare, ea apare aici, pe pagina cazului. Vă rugăm să deschideți pagina din când în când, cu parola.

Păstrăm confidențialitatea identității dumneavoastră (§ 8 HinSchG). Vă puteți adresa și unui birou extern de raportare, de exemplu celui federal de la Oficiul Federal de Justiție (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Bună ziua,

Vă mulțumim pentru raportare. Am primit-o la {eingangsdatum} și vă confirmăm acest lucru (§ 17 alin. 1 HinSchG). Numărul cazului este {fallnummer}.

O citim cu atenție și verificăm dacă intră sub Legea germană privind protecția avertizorilor (HinSchG) și dacă este întemeiată. Cel târziu la {rueckmeldung_bis} vă spunem aici ce am planificat sau ce am făcut și de ce.

Identitatea dumneavoastră o cunosc numai persoanele care primesc raportarea și se ocupă de ea sau care ajută la aceasta (§ 8 HinSchG). Dezavantajele din cauza unei raportări sunt interzise (§ 36 HinSchG). Dacă vi se întâmplă așa ceva, vă rugăm să ne scrieți.

Vă rugăm să deschideți cazul din când în când. Întrebările noastre apar numai aici.

Cu stimă,
{funktion}, {unternehmen}`,

  "receipt-after-call": `Bună ziua,

Vă mulțumim pentru apel. Am notat raportarea dumneavoastră la {eingangsdatum} și vă confirmăm primirea (§ 17 alin. 1 HinSchG). Numărul cazului este {fallnummer}.

Scriem într-un proces-verbal ce ne-ați spus. Îl găsiți aici imediat ce este gata. Atunci îl puteți verifica, corecta și confirma (§ 11 alin. 4 HinSchG).

Cel târziu la {rueckmeldung_bis} vă spunem aici ce am planificat sau ce am făcut și de ce. Păstrăm confidențialitatea identității dumneavoastră (§ 8 HinSchG).

Cu stimă,
{funktion}, {unternehmen}`,

  "scope-accepted": `Bună ziua,

Am verificat dacă suntem competenți pentru raportarea dumneavoastră. Da, suntem: ea intră în domeniul de aplicare al Legii germane privind protecția avertizorilor (§ 2 HinSchG).

În continuare verificăm dacă este întemeiată și decidem ce măsuri luăm. Dacă avem nevoie de mai multe date, vă întrebăm aici.

Legea vă protejează de dezavantaje dacă, atunci când ați raportat, aveați motive întemeiate să credeți că informațiile sunt adevărate (§§ 33–37 HinSchG). Feedbackul nostru îl primiți cel târziu la {rueckmeldung_bis}.

Cu stimă,
{funktion}, {unternehmen}`,

  "scope-declined": `Bună ziua,

Vă mulțumim pentru raportarea din {eingangsdatum}. Am verificat-o. După evaluarea noastră, ea nu intră în domeniul de aplicare al Legii germane privind protecția avertizorilor (§ 2 HinSchG): [… motivul într-o propoziție].

Asta nu înseamnă că problema dumneavoastră nu este importantă. De ea se ocupă: [… instituția și cum poate fi contactată]. Nu dăm raportarea mai departe acolo fără consimțământul dumneavoastră.

Dacă la raportare aveați motive să credeți că legea se aplică, identitatea dumneavoastră rămâne confidențială și acum (§ 8 alin. 1 HinSchG). Dacă sunteți de părere că evaluarea noastră este greșită, vă rugăm să ne scrieți. Vă puteți adresa și unui birou extern de raportare, de exemplu celui federal de la Oficiul Federal de Justiție (Bundesamt für Justiz).

Cu stimă,
{funktion}, {unternehmen}`,

  question: `Bună ziua,

Vă mulțumim pentru raportarea cu numărul de caz {fallnummer}. Ca să o putem verifica, mai avem nevoie de câteva date. Vă rugăm să răspundeți numai în măsura în care știți:

– Ce s-a întâmplat exact?
– Când și unde a fost și mai continuă?
– Cine a fost implicat, cine a văzut? O funcție în loc de un nume este suficientă.
– De unde știți: ați văzut sau ați trăit personal acest lucru ori ați auzit de la alții?
– Există dovezi, de exemplu e-mailuri, fotografii sau facturi?
– [… altă întrebare]

Dacă doriți să rămâneți în anonimat, aveți grijă ca textul și fișierele să nu arate cine sunteți. Nu vă puneți în pericol pentru o dovadă.

Cu stimă,
{funktion}, {unternehmen}`,

  "question-reminder": `Bună ziua,

V-am pus o întrebare în acest caz și nu am găsit încă un răspuns. Răspunsul dumneavoastră ne-ar ajuta mult, chiar și unul scurt sau un „Nu știu”.

Dacă nu aflăm nimic de la dumneavoastră până la [… data], verificăm mai departe cu ce avem. Este posibil ca atunci să trebuiască să închidem cazul din lipsă de dovezi.

Cu stimă,
{funktion}, {unternehmen}`,

  invitation: `Bună ziua,

Am dori să vorbim cu dumneavoastră. Discuția este voluntară; nu aveți niciun dezavantaj dacă preferați să scrieți.

Propunere: [… ziua, ora, locul sau telefonul]. Cu consimțământul dumneavoastră este posibilă și o discuție prin video (§ 16 alin. 3 HinSchG). Puteți aduce pe cineva în care aveți încredere.

Despre discuție facem un proces-verbal. Avem voie să o înregistrăm sau să o notăm cuvânt cu cuvânt numai dacă vă dați consimțământul. Primiți procesul-verbal pentru verificare (§ 11 HinSchG).

Vi se potrivește propunerea sau aveți alta? Vă rugăm să ne scrieți aici.

Cu stimă,
{funktion}, {unternehmen}`,

  record: `Bună ziua,

Procesul-verbal al discuției noastre îl găsiți aici, pe pagina cazului, la „Proces-verbal de verificat”.

Vă rugăm să verificați dacă este corect. Îl puteți corecta, completa și confirma (§ 11 alin. 4 HinSchG). Pentru asta, alegeți acolo „Confirm”, „Propun o corectură” sau „Nu confirm”.

Dacă discuția a fost înregistrată cu consimțământul dumneavoastră, ștergem înregistrarea imediat ce procesul-verbal este gata.

Cu stimă,
{funktion}, {unternehmen}`,

  abuse: `Bună ziua,

Luăm în serios ce ne raportați și verificăm mai departe. Dar în mesajul dumneavoastră sunt și jigniri. Vă rugăm să descrieți ce s-a întâmplat fără să îi înjosiți pe alții. Așa vă putem ajuta mai bine.

La afirmații fără legătură cu subiectul nu răspundem. Și cine este vizat de o raportare are drepturi.

Legea îi protejează pe cei care aveau motive întemeiate să creadă că informațiile lor sunt adevărate. Cine raportează ceva neadevărat cu intenție sau din neglijență gravă nu este protejat (§ 9 alin. 1 și § 38 HinSchG). Nu presupunem asta despre dumneavoastră; o spunem ca să știți.

Cu stimă,
{funktion}, {unternehmen}`,

  anonymity: `Bună ziua,

Doriți ca nimeni să nu afle cine a raportat. Înțelegem acest lucru.

Dacă nu v-ați spus numele, noi nu îl știm și nu aveți obligația să îl spuneți. Dacă îl știm, îl află numai persoanele care primesc raportarea și se ocupă de ea sau care ajută la aceasta (§ 8 HinSchG). Toți ceilalți îl află numai dacă este necesar pentru măsuri și dacă v-ați dat consimțământul pentru acest singur caz (§ 9 alin. 3 HinSchG).

Legea numește excepții: organele de urmărire penală, autoritățile în proceduri administrative și instanțele pot cere informații (§ 9 alin. 2 HinSchG). Atunci vă spunem înainte, dacă nu ne este interzis. Identitatea celui care raportează ceva neadevărat cu intenție sau din neglijență gravă nu este protejată (§ 9 alin. 1 HinSchG).

Puteți ajuta și dumneavoastră: nu vorbiți cu nimeni despre raportare și gândiți-vă dacă sunt detalii pe care numai dumneavoastră le puteți ști.

Cu stimă,
{funktion}, {unternehmen}`,

  consent: `Bună ziua,

Pentru verificarea în continuare am dori să dăm mai departe date din care se poate afla cine sunteți. Avem voie să facem asta numai cu consimțământul dumneavoastră (§ 9 alin. 3 HinSchG).

Ce am dori să dăm mai departe: [… date]
Cui: [… funcție sau instituție]
De ce este necesar pentru măsuri: [… motiv]

Consimțământul este voluntar și este valabil numai pentru această singură transmitere. Dacă refuzați, nu aveți niciun dezavantaj; atunci verificăm fără această transmitere, atât cât se poate. Vă puteți retrage oricând consimțământul pentru viitor.

Primiți aici o cerere separată pentru asta. Vă rugăm să răspundeți acolo cu „Sunt de acord” sau „Refuz”; tot acolo vă puteți și retrage consimțământul.

Cu stimă,
{funktion}, {unternehmen}`,

  "disclosure-notice": `Bună ziua,

Vă informăm dinainte: trebuie să dăm mai departe date despre identitatea dumneavoastră unei autorități sau unei instanțe (§ 9 alin. 2 HinSchG).

Destinatar: [… autoritate sau instanță]
Motiv: [… cerere într-un proces penal, dispoziție într-o procedură administrativă sau decizia unei instanțe]
Ce anume: [… date]
Când: [… data]

Dăm mai departe numai ce se cere. Protecția împotriva dezavantajelor din cauza raportării rămâne valabilă (§ 36 HinSchG). Dacă aveți obiecții, vă rugăm să ne scrieți imediat. Puteți cere și sfatul unui avocat.

Cu stimă,
{funktion}, {unternehmen}`,

  "hand-over": `Bună ziua,

Am verificat raportarea dumneavoastră și predăm procedura (§ 18 nr. 4 HinSchG). De cercetarea în continuare se ocupă: [… departament intern sau autoritate].

Motivul: [… motiv]. Dăm mai departe date din care se poate afla cine sunteți numai dacă v-ați dat consimțământul sau dacă legea cere acest lucru și numai în această măsură (§§ 8 și 9 HinSchG).

Ne puteți contacta aici în continuare. Feedbackul nostru îl primiți cel târziu la {rueckmeldung_bis}.

Cu stimă,
{funktion}, {unternehmen}`,

  interim: `Bună ziua,

Dorim să vă ținem la curent. La cazul dumneavoastră {fallnummer} se lucrează în continuare. Situația la {heute}: [… ce s-a întâmplat].

Ce urmează: [… pasul următor]. Feedbackul nostru conform § 17 alin. 2 HinSchG îl primiți cel târziu la {rueckmeldung_bis}.

Dacă v-ați mai amintit ceva sau s-a schimbat ceva, vă rugăm să ne scrieți aici.

Cu stimă,
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Bună ziua,

Am verificat raportarea dumneavoastră din {eingangsdatum}. Ce ați raportat s-a confirmat. Acesta este feedbackul nostru conform § 17 alin. 2 HinSchG.

Ce am făcut: [… măsuri luate]
Ce mai planificăm: [… măsuri planificate, cu data]
Motivele: [… motive]

Nu avem voie să vă dăm detalii despre alte persoane. Vă mulțumim că ne-ați informat. Fără dumneavoastră nu am fi aflat acest lucru.

Cu stimă,
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Bună ziua,

Am verificat raportarea dumneavoastră din {eingangsdatum}. Nu am putut confirma ce ați raportat. Acesta este feedbackul nostru conform § 17 alin. 2 HinSchG.

Ce am făcut: [… măsuri luate]
Ce mai planificăm: [… măsuri planificate sau niciuna]
Motivele: [… motive]

Asta nu înseamnă că nu vă credem. Protecția dumneavoastră rămâne valabilă dacă aveați motive întemeiate să credeți că informațiile sunt adevărate. Dacă aveți alte informații sau dovezi, vă rugăm să ne scrieți.

Cu stimă,
{funktion}, {unternehmen}`,

  "feedback-limited": `Bună ziua,

Am verificat raportarea dumneavoastră din {eingangsdatum}. Acesta este feedbackul nostru conform § 17 alin. 2 HinSchG.

Ce vă putem spune: [… măsuri luate și planificate]
Motivele: [… motive]

Mai mult nu avem voie să spunem acum. Un feedback este permis numai în măsura în care nu afectează cercetări interne sau anchete și nu atinge drepturile persoanelor vizate (§ 17 alin. 2 teza 3 HinSchG). Imediat ce avem voie să spunem mai mult, citiți aici.

Cu stimă,
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Bună ziua,

Astăzi primiți feedbackul nostru conform § 17 alin. 2 HinSchG la raportarea dumneavoastră din {eingangsdatum}. Procedura nu este încă încheiată.

Ce am făcut: [… măsuri luate]
Ce mai planificăm: [… măsuri planificate]
Motivele și de ce durează mai mult: [… motive]

Rezultatul îl aflați aici, probabil până la [… data].

Cu stimă,
{funktion}, {unternehmen}`,

  closing: `Bună ziua,

Am încheiat procedura pentru raportarea dumneavoastră cu numărul de caz {fallnummer}. Rezultatul și motivele: [… rezultat și motive].

Dacă nu sunteți de acord, vă puteți adresa unui birou extern de raportare: celui federal de la Oficiul Federal de Justiție (Bundesamt für Justiz), pentru domeniul financiar celui de la BaFin, pentru concurență celui de la Oficiul Federal pentru Concurență (Bundeskartellamt). Toate, cu adresele lor, se află pe pagina „Birouri externe de raportare” a acestui canal de raportare.

Documentele noastre despre raportarea dumneavoastră le ștergem după {loeschdatum} (§ 11 alin. 5 HinSchG). Le păstrăm mai mult numai dacă o lege cere acest lucru și dacă este proporțional.

Dacă aveți dezavantaje din cauza raportării, vă rugăm să ne scrieți, și mai târziu. Vă mulțumim pentru încredere.

Cu stimă,
{funktion}, {unternehmen}`,

  retaliation: `Bună ziua,

La {eingangsdatum} ne-ați raportat ceva. Dorim să știm cum vă este de atunci.

Ați avut dezavantaje din cauza raportării sau v-a amenințat cineva cu ele? De exemplu concediere, mutare pe alt post, o evaluare mai proastă, excludere sau mobbing. Acest lucru este interzis, chiar și numai amenințarea (§ 36 alin. 1 HinSchG).

Dacă după o raportare aveți un dezavantaj la locul de muncă și spuneți că el vine din cauza raportării, legea presupune că este așa. Cine v-a dezavantajat trebuie să dovedească contrariul (§ 36 alin. 2 HinSchG). Sunt posibile și despăgubiri (§ 37 HinSchG).

Vă rugăm să ne scrieți ce s-a întâmplat și când. Dacă vă este bine, este suficient un scurt „Totul este în regulă”.

Cu stimă,
{funktion}, {unternehmen}`,
};
