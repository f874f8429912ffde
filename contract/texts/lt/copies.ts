import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Lithuanian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… kreipinys]

{funktion} (įmonė {unternehmen}) gavo pranešimą, kuriame kalbama ir apie Jus. Apie tai informuojame Jus pagal BDAR 14 straipsnį. Pranešimas dar nėra rezultatas: niekas iš to neįrodyta, ir Jūs galite pateikti savo paaiškinimą.

Apie ką tai: [… dalykas, be nieko, kas leistų atpažinti pranešusį asmenį]
Duomenų valdytojas: {unternehmen}, [… adresas ir kontaktai]
Duomenų apsauga: [… duomenų apsaugos pareigūno kontaktai]
Tikslas: pranešimo patikrinimas ir tolesni veiksmai
Teisinis pagrindas: BDAR 6 straipsnio 1 dalies c punktas kartu su § 10 HinSchG
Kokie duomenys: [… kategorijos, pavyzdžiui, vardas, pareigos, aprašyti įvykiai]
Kas juos gauna: asmenys, atsakingi už pranešimą; [… kiti gavėjai arba jokių]
Iš kur jie: iš pranešimo. Kas jį pateikė, mums neleidžiama pasakyti (§ 8 HinSchG, § 29 (1) BDSG).
Kiek laiko: paprastai trejus metus po to, kai tyrimas užbaigtas (§ 11 (5) HinSchG)

Turite teisę susipažinti su duomenimis, juos ištaisyti, ištrinti ir apriboti jų tvarkymą, kiek įstatymas to neriboja. Taip pat galite pateikti skundą duomenų apsaugos priežiūros institucijai.

Prašome nebandyti išsiaiškinti, kas pateikė pranešimą. Neigiamos pasekmės pranešusiems asmenims draudžiamos (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… kreipinys]

paprašėte leisti susipažinti su duomenimis pagal BDAR 15 straipsnį. Štai ši informacija ({heute}).

Ar tvarkome duomenis apie Jus: [… taip arba ne]
Kokie duomenys: [… kategorijos ir turinys]
Tikslas: pranešimo patikrinimas ir tolesni veiksmai
Teisinis pagrindas: BDAR 6 straipsnio 1 dalies c punktas kartu su § 10 HinSchG
Gavėjai: [… gavėjai arba kategorijos]
Šaltinis: [… šaltinis, kiek jį leidžiama nurodyti]
Kiek laiko: paprastai trejus metus po to, kai tyrimas užbaigtas (§ 11 (5) HinSchG)
Automatizuotų sprendimų nėra.

Kai kurių duomenų mums neleidžiama pateikti, nes juos reikia laikyti paslaptyje, visų pirma dėl teisėtų kitų asmenų interesų. Tai taikoma ir tam, kas pateikė pranešimą (§ 8 HinSchG, § 29 (1) BDSG).

Turite teisę duomenis ištaisyti, ištrinti ir apriboti jų tvarkymą, kiek įstatymas to neriboja. Taip pat galite pateikti skundą duomenų apsaugos priežiūros institucijai.

{funktion}, {unternehmen}`,

  "staff-mail": `Tema: kaip pranešti apie pažeidimus

Laba diena,

jei įmonėje {unternehmen} kas nors vyksta neteisėtai, norime tai žinoti. Tam yra {funktion}.

Pranešti galite čia: [… visas pranešimų kanalo adresas]. Prisijungti nereikia. Galite pranešti bet kada, su vardu arba anonimiškai. Pranešti galima ir telefonu arba per pokalbį: [… kontaktai].

Kas nagrinėja Jūsų pranešimą, yra nepriklausomas ir privalo laikytis konfidencialumo (§§ 8 ir 15 HinSchG). Gavimą patvirtiname per septynias dienas, ne vėliau kaip po trijų mėnesių nuo to pasakome Jums, ką padarėme.

Neigiamos pasekmės dėl pranešimo draudžiamos (§ 36 HinSchG). Galite pasirinkti ir išorinę pranešimų tarnybą, pavyzdžiui, federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz). Jei pažeidimą galima veiksmingai išspręsti įmonėje ir nebijote neigiamų pasekmių, prašome pirmiausia pranešti įmonės viduje.

Pagarbiai
{unternehmen}`,

  "staff-intranet": `Pranešti apie pažeidimus

Kyšiai, sukčiavimas, pavojai darbo vietoje, diskriminacija, aplinkos ar duomenų apsaugos taisyklių pažeidimai: kas apie tai sužino darbe, gali apie tai pranešti. Už tai atsakinga {funktion}.

Kur: [… visas pranešimų kanalo adresas]
Kaip: raštu, jei norite, anonimiškai; telefonu arba per pokalbį: [… kontaktai]
Kas skaito: tik pranešimų tarnybos žmonės
Kada gausite žinią: gavimo patvirtinimą – ne vėliau kaip po septynių dienų, grįžtamąją informaciją – ne vėliau kaip po trijų mėnesių nuo to
Jūsų apsauga: konfidencialumas (§ 8 HinSchG) ir atsakomųjų veiksmų draudimas (§ 36 HinSchG)

Vietoj to galite pasirinkti ir išorinę pranešimų tarnybą: federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz), BaFin arba Federalinės kartelių tarnybos (Bundeskartellamt).

Jei kyla pavojus gyvybei ar sveikatai, pirmiausia skambinkite 110 arba 112.`,

  "staff-notice": `Kas nors ne taip? Pasakykite mums.

{funktion} (įmonė {unternehmen}) priima pranešimus:
konfidencialiai, jei norite, anonimiškai, bet kuriuo metu.

[… visas pranešimų kanalo adresas arba QR kodas]
[… telefonas ir darbo laikas]

Kas praneša, yra apsaugotas. Neigiamos pasekmės draudžiamos (§ 36 HinSchG).
Galite pasirinkti ir išorinę pranešimų tarnybą, pavyzdžiui, prie Federalinės teisingumo įstaigos (Bundesamt für Justiz).`,

  "new-staff": `Sveiki atvykę į įmonę {unternehmen}

Jūsų darbo pradžiai svarbi ir ši informacija: {funktion} priima pranešimus pagal Vokietijos pranešėjų apsaugos įstatymą (HinSchG). Ten galite pranešti apie pažeidimus, apie kuriuos sužinote darbe, taip pat ir iš laiko, kai dar tik kreipėtės dėl darbo.

Adresas: [… visas pranešimų kanalo adresas]
Kiti būdai: [… telefonas, pokalbis]

Galite nurodyti savo vardą arba likti neatpažinti. Jūsų pranešimą skaito tik atsakingi asmenys; jie privalo laikytis konfidencialumo (§ 8 HinSchG). Neigiamos pasekmės dėl pranešimo draudžiamos (§ 36 HinSchG). Galite pasirinkti ir išorinę pranešimų tarnybą, pavyzdžiui, federalinę prie Federalinės teisingumo įstaigos (Bundesamt für Justiz).

Ką darome su Jūsų duomenimis, parašyta pranešimų kanalo puslapyje „Duomenų apsauga“.`,
};
