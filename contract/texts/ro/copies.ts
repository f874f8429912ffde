import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Romanian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… formulă de adresare]

{funktion} ({unternehmen}) a primit o raportare care vă privește și pe dumneavoastră. Vă informăm conform articolului 14 din GDPR. O raportare nu este încă un rezultat: nimic din ea nu este dovedit și puteți spune ce credeți despre ea.

Despre ce este vorba: [… subiect, fără ceva care să arate cine a raportat]
Operator de date: {unternehmen}, [… adresă și contact]
Protecția datelor: [… contactul responsabilului cu protecția datelor]
Scop: verificarea raportării și măsuri („acțiuni subsecvente”)
Temei legal: articolul 6 alineatul (1) litera (c) din GDPR împreună cu § 10 HinSchG
Ce date: [… categorii, de exemplu nume, funcție, fapte descrise]
Cine le primește: persoanele care răspund de raportare; [… alți destinatari sau niciunul]
De unde provin: dintr-o raportare. De la cine, nu avem voie să spunem (§ 8 HinSchG, § 29 alin. 1 BDSG).
Cât timp: de regulă trei ani după încheierea procedurii (§ 11 alin. 5 HinSchG)

Aveți dreptul de acces, dreptul la rectificare, la ștergere și la restricționarea prelucrării, în măsura în care legea nu le limitează, și puteți face plângere la o autoritate pentru protecția datelor.

Vă rugăm să nu încercați să aflați de la cine provine raportarea. Dezavantajele pentru avertizori sunt interzise (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… formulă de adresare]

Ați cerut acces la date conform articolului 15 din GDPR. Iată informațiile, la data de {heute}.

Dacă prelucrăm date despre dumneavoastră: [… da sau nu]
Ce date: [… categorii și conținuturi]
Scop: verificarea unei raportări și măsuri („acțiuni subsecvente”)
Temei legal: articolul 6 alineatul (1) litera (c) din GDPR împreună cu § 10 HinSchG
Destinatari: [… destinatari sau categorii]
Sursă: [… sursa, dacă poate fi numită]
Durată: de regulă trei ani după încheierea procedurii (§ 11 alin. 5 HinSchG)
Nu are loc nicio decizie automată.

Unele informații nu avem voie să le dăm, pentru că trebuie ținute secrete, mai ales din cauza intereselor legitime ale altora. Printre ele este și cine a făcut o raportare (§ 8 HinSchG, § 29 alin. 1 BDSG).

Aveți dreptul la rectificare, la ștergere și la restricționarea prelucrării, în măsura în care legea nu le limitează, și puteți face plângere la o autoritate pentru protecția datelor.

{funktion}, {unternehmen}`,

  "staff-mail": `Subiect: Așa puteți raporta nereguli

Bună ziua,

Dacă la {unternehmen} ceva nu este în regulă, dorim să știm. Pentru asta există la noi: {funktion}.

Puteți raporta aici: [… adresa completă a canalului de raportare]. Fără autentificare, oricând, cu numele dumneavoastră sau anonim. Puteți raporta și la telefon sau într-o discuție: [… contact].

Cine se ocupă de raportarea dumneavoastră este independent și obligat la confidențialitate (§§ 8 și 15 HinSchG). În cel mult șapte zile confirmăm primirea; cel târziu la trei luni după aceea vă spunem ce am făcut.

Dezavantajele din cauza unei raportări sunt interzise (§ 36 HinSchG). Puteți alege și un birou extern de raportare, de exemplu cel federal de la Oficiul Federal de Justiție (Bundesamt für Justiz). Dacă în firmă se poate acționa eficient împotriva încălcării și nu vă temeți de dezavantaje, vă rugăm să raportați mai întâi intern.

Cu stimă,
{unternehmen}`,

  "staff-intranet": `Raportarea neregulilor

Mită, fraudă, pericole la locul de muncă, discriminare, încălcări ale regulilor de protecție a mediului sau a datelor: cine află de ele la lucru le poate raporta. De raportări se ocupă: {funktion}.

Unde: [… adresa completă a canalului de raportare]
Cum: în scris, și anonim, dacă doriți; la telefon sau într-o discuție: [… contact]
Cine citește: numai persoanele de la biroul de raportare
Când aflați ceva de la noi: confirmarea de primire după cel mult șapte zile, feedbackul cel târziu la trei luni după aceea
Protecția dumneavoastră: confidențialitate (§ 8 HinSchG) și interzicerea represaliilor (§ 36 HinSchG)

În loc de asta, puteți alege și un birou extern de raportare: cel federal de la Oficiul Federal de Justiție (Bundesamt für Justiz), cel de la BaFin sau cel de la Oficiul Federal pentru Concurență (Bundeskartellamt).

Dacă viața sau sănătatea cuiva este în pericol, sunați mai întâi la 110 sau 112.`,

  "staff-notice": `Ceva nu este în regulă? Spuneți-ne.

{funktion} ({unternehmen}) primește raportări:
confidențial sau, dacă doriți, anonim, oricând.

[… adresa completă a canalului de raportare sau cod QR]
[… telefon și program]

Cine raportează este protejat. Dezavantajele sunt interzise (§ 36 HinSchG).
Puteți alege și un birou extern de raportare, de exemplu la Oficiul Federal de Justiție (Bundesamt für Justiz).`,

  "new-staff": `Bun venit la {unternehmen}

La început vă spunem și acest lucru: conform Legii germane privind protecția avertizorilor (Hinweisgeberschutzgesetz, HinSchG), la noi există {funktion}. Acolo puteți raporta încălcări despre care aflați la lucru, și din perioada în care ați candidat la noi.

Adresă: [… adresa completă a canalului de raportare]
Alte căi: [… telefon, discuție]

Vă puteți spune numele sau puteți rămâne în anonimat. Raportarea o citesc numai persoanele care răspund de ea; ele sunt obligate la confidențialitate (§ 8 HinSchG). Dezavantajele din cauza unei raportări sunt interzise (§ 36 HinSchG). Puteți alege și un birou extern de raportare, de exemplu cel federal de la Oficiul Federal de Justiție (Bundesamt für Justiz).

Ce facem atunci cu datele dumneavoastră scrie pe pagina „Protecția datelor” a canalului de raportare.`,
};
