import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Latvian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… uzruna]

{funktion} (uzņēmums {unternehmen}) saņēma ziņojumu, kurā ir runa arī par Jums. Mēs Jūs informējam saskaņā ar VDAR 14. pantu. Ziņojums vēl nav rezultāts: nekas no tā nav pierādīts, un Jūs varat par to izteikties.

Par ko ir runa: [… priekšmets, bez norādēm uz ziņotāju]
Pārzinis: {unternehmen}, [… adrese un saziņa]
Datu aizsardzība: [… datu aizsardzības speciālista saziņas dati]
Mērķis: ziņojuma pārbaude un pēcpasākumi
Juridiskais pamats: VDAR 6. panta 1. punkta c) apakšpunkts kopā ar § 10 HinSchG
Kādi dati: [… kategorijas, piemēram, vārds, amats, aprakstītie notikumi]
Kas tos saņem: cilvēki, kas atbild par ziņojumu; [… citi saņēmēji vai neviens]
No kurienes tie ir: no ziņojuma. Kas to iesniedza, mēs nedrīkstam teikt (§ 8 HinSchG, § 29 (1) BDSG).
Cik ilgi: parasti trīs gadus pēc izskatīšanas beigām (§ 11 (5) HinSchG)

Jums ir tiesības uz piekļuvi datiem, to labošanu, dzēšanu un apstrādes ierobežošanu, ciktāl likums tās neierobežo, un Jūs varat iesniegt sūdzību datu aizsardzības uzraudzības iestādei.

Lūdzu, nemēģiniet noskaidrot, kas ir iesniedzis ziņojumu. Nelabvēlīgas sekas ziņotājiem ir aizliegtas (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… uzruna]

Jūs prasījāt piekļuvi datiem saskaņā ar VDAR 15. pantu. Šeit ir šī informācija (stāvoklis: {heute}).

Vai mēs apstrādājam datus par Jums: [… jā vai nē]
Kādi dati: [… kategorijas un saturs]
Mērķis: ziņojuma pārbaude un pēcpasākumi
Juridiskais pamats: VDAR 6. panta 1. punkta c) apakšpunkts kopā ar § 10 HinSchG
Saņēmēji: [… saņēmēji vai kategorijas]
Avots: [… avots, ciktāl to drīkst nosaukt]
Cik ilgi: parasti trīs gadus pēc izskatīšanas beigām (§ 11 (5) HinSchG)
Automatizētu lēmumu nav.

Daļu informācijas mēs nedrīkstam sniegt, jo tā jātur slepenībā, galvenokārt citu cilvēku leģitīmo interešu dēļ. Tas attiecas arī uz to, kas ir iesniedzis ziņojumu (§ 8 HinSchG, § 29 (1) BDSG).

Jums ir tiesības uz datu labošanu, dzēšanu un apstrādes ierobežošanu, ciktāl likums tās neierobežo, un Jūs varat iesniegt sūdzību datu aizsardzības uzraudzības iestādei.

{funktion}, {unternehmen}`,

  "staff-mail": `Temats: kā ziņot par pārkāpumiem

Labdien,

ja uzņēmumā {unternehmen} kaut kas nav kārtībā, mēs vēlamies to zināt. Tam mums ir {funktion}.

Ziņot varat šeit: [… pilna ziņošanas kanāla adrese]. To var darīt bez pieslēgšanās, jebkurā laikā, ar vārdu vai anonīmi. Ziņot var arī pa tālruni vai sarunā: [… saziņa].

Tie, kas izskata Jūsu ziņojumu, ir neatkarīgi, un viņiem jāievēro konfidencialitāte (§§ 8 un 15 HinSchG). Saņemšanu mēs apstiprinām septiņu dienu laikā, ne vēlāk kā trīs mēnešus pēc tam mēs Jums pateiksim, ko esam darījuši.

Nelabvēlīgas sekas ziņojuma dēļ ir aizliegtas (§ 36 HinSchG). Jūs varat izvēlēties arī ārējo ziņošanas dienestu, piemēram, federālo dienestu pie Federālās tieslietu pārvaldes (Bundesamt für Justiz). Ja pret pārkāpumu var efektīvi rīkoties uzņēmumā un Jūs nebaidāties no nelabvēlīgām sekām, lūdzu, vispirms ziņojiet uzņēmuma iekšienē.

Ar cieņu
{unternehmen}`,

  "staff-intranet": `Ziņot par pārkāpumiem

Kukuļi, krāpšana, bīstamība darba vietā, diskriminācija, vides vai datu aizsardzības pārkāpumi: kas par to uzzina darbā, var par to ziņot. Ziņojumus pieņem {funktion}.

Kur: [… pilna ziņošanas kanāla adrese]
Kā: rakstiski, ja vēlaties, anonīmi; pa tālruni vai sarunā: [… saziņa]
Kas lasa: tikai ziņošanas dienesta cilvēki
Kad saņemsiet atbildi: saņemšanas apstiprinājumu – ne vēlāk kā pēc septiņām dienām, atgriezenisko saiti – ne vēlāk kā trīs mēnešus pēc tam
Jūsu aizsardzība: konfidencialitāte (§ 8 HinSchG) un represiju aizliegums (§ 36 HinSchG)

Tā vietā Jūs varat izvēlēties arī ārējo ziņošanas dienestu: federālo pie Federālās tieslietu pārvaldes (Bundesamt für Justiz), BaFin vai Federālā karteļu biroja (Bundeskartellamt) dienestu.

Ja ir apdraudēta dzīvība vai veselība, lūdzu, vispirms zvaniet 110 vai 112.`,

  "staff-notice": `Kaut kas nav kārtībā? Pasakiet mums.

{funktion} (uzņēmums {unternehmen}) pieņem ziņojumus:
konfidenciāli, ja vēlaties, anonīmi, jebkurā laikā.

[… pilna ziņošanas kanāla adrese vai QR kods]
[… tālrunis un darba laiks]

Kas ziņo, ir aizsargāts. Nelabvēlīgas sekas ir aizliegtas (§ 36 HinSchG).
Jūs varat izvēlēties arī ārējo ziņošanas dienestu, piemēram, pie Federālās tieslietu pārvaldes (Bundesamt für Justiz).`,

  "new-staff": `Laipni lūdzam uzņēmumā {unternehmen}

Darba sākumā svarīga ir arī šī informācija: {funktion} pieņem ziņojumus saskaņā ar Vācijas Trauksmes cēlēju aizsardzības likumu (HinSchG). Tur Jūs varat ziņot par pārkāpumiem, par kuriem uzzināt darbā, arī par tiem, kas bija jau tad, kad pieteicāties darbā.

Adrese: [… pilna ziņošanas kanāla adrese]
Citi ceļi: [… tālrunis, saruna]

Jūs varat norādīt savu vārdu vai palikt anonīmi. Jūsu ziņojumu lasa tikai atbildīgie cilvēki; viņiem jāievēro konfidencialitāte (§ 8 HinSchG). Nelabvēlīgas sekas ziņojuma dēļ ir aizliegtas (§ 36 HinSchG). Jūs varat izvēlēties arī ārējo ziņošanas dienestu, piemēram, federālo dienestu pie Federālās tieslietu pārvaldes (Bundesamt für Justiz).

Ko mēs darām ar Jūsu datiem, ir rakstīts ziņošanas kanāla lapā „Datu aizsardzība”.`,
};
