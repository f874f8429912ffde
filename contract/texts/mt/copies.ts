import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Maltese; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… indirizzament]

l-{funktion} ta’ {unternehmen} irċieva rapport li huwa wkoll dwarek. Qed ninfurmawk skont l-Artikolu 14 tal-GDPR. Rapport għadu mhux riżultat: xejn minn dan mhu ppruvat, u tista’ tagħti l-kummenti tiegħek.

Dwar xiex inhu: [… suġġett, mingħajr xejn li juri min hi l-persuna li tirrapporta]
Responsabbli: {unternehmen}, [… indirizz u kuntatt]
Protezzjoni tad-data: [… kuntatt tal-uffiċjal tal-protezzjoni tad-data]
Skop: iċċekkjar tar-rapport u miżuri ta’ segwitu
Bażi legali: l-Artikolu 6(1)(c) tal-GDPR flimkien ma’ § 10 HinSchG
Liema data: [… kategoriji, pereżempju isem, kariga, ġrajjiet deskritti]
Min jirċeviha: persuni responsabbli għar-rapport; [… riċevituri oħra jew l-ebda wieħed]
Minn fejn ġejja: minn rapport. Ma nistgħux ngħidu ta’ min (§ 8 HinSchG, § 29(1) BDSG).
Għal kemm żmien: normalment tliet snin wara li tingħalaq il-proċedura (§ 11(5) HinSchG)

Għandek id-dritt għal aċċess, rettifika, tħassir u restrizzjoni tal-ipproċessar safejn il-liġi ma tillimitahx, u tista’ tilmenta lil awtorità għall-protezzjoni tad-data.

Jekk jogħġbok, m’għandekx tipprova ssir taf minn min ġie r-rapport. Żvantaġġi għall-persuni li jirrapportaw huma pprojbiti (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… indirizzament]

tlabt aċċess skont l-Artikolu 15 tal-GDPR. Hawn hu, skont is-sitwazzjoni ta’ {heute}.

Jekk nipproċessawx data dwarek: [… iva jew le]
Liema data: [… kategoriji u kontenut]
Skop: iċċekkjar ta’ rapport u miżuri ta’ segwitu
Bażi legali: l-Artikolu 6(1)(c) tal-GDPR flimkien ma’ § 10 HinSchG
Riċevituri: [… riċevituri jew kategoriji]
Sors: [… sors, safejn jista’ jissemma]
Għal kemm żmien: normalment tliet snin wara li tingħalaq il-proċedura (§ 11(5) HinSchG)
Ma tittieħed l-ebda deċiżjoni awtomatizzata.

Xi informazzjoni ma nistgħux nagħtuha għax għandha tinżamm sigrieta, l-iktar minħabba l-interessi leġittimi ta’ ħaddieħor. Din tinkludi min għamel rapport (§ 8 HinSchG, § 29(1) BDSG).

Għandek id-dritt għal rettifika, tħassir u restrizzjoni tal-ipproċessar safejn il-liġi ma tillimitahx, u tista’ tilmenta lil awtorità għall-protezzjoni tad-data.

{funktion}, {unternehmen}`,

  "staff-mail": `Suġġett: Kif tista’ tirrapporta l-ħażin

Bonġu,

jekk f’{unternehmen} hemm xi ħaġa li mhix sewwa, irridu nkunu nafu. Għalhekk hemm l-{funktion} tagħna.

Tista’ tirrapporta hawn: [… indirizz sħiħ tal-kanal tar-rapportar]. M’hemmx bżonn ta’ kont, fi kwalunkwe ħin, b’ismek jew b’mod anonimu. Tista’ tirrapporta wkoll bit-telefon jew f’laqgħa: [… kuntatt].

Min jieħu ħsieb ir-rapport tiegħek huwa indipendenti u marbut bil-kunfidenzjalità (§§ 8 u 15 HinSchG). Fi żmien sebat ijiem nikkonfermaw li r-rapport wasal; mhux aktar tard minn tliet xhur wara ngħidulek x’għamilna.

Żvantaġġi minħabba rapport huma pprojbiti (§ 36 HinSchG). Tista’ tagħżel ukoll uffiċċju estern tar-rapportar, pereżempju dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz). Jekk kontra l-ksur tista’ tittieħed azzjoni effettiva internament u ma tibżax minn żvantaġġi, jekk jogħġbok l-ewwel irrapporta internament.

Tislijiet
{unternehmen}`,

  "staff-intranet": `Irrapporta l-ħażin

Tixħim, frodi, perikli fuq il-post tax-xogħol, diskriminazzjoni, ksur tar-regoli dwar l-ambjent jew il-protezzjoni tad-data: min isir jaf b’dan fix-xogħol jista’ jirrapportah lill-{funktion}.

Fejn: [… indirizz sħiħ tal-kanal tar-rapportar]
Kif: bil-miktub, b’mod anonimu jekk trid; bit-telefon jew f’laqgħa: [… kuntatt]
Min jaqrah: il-persuni tal-uffiċċju tar-rapportar biss
Meta tisma’ mingħandna: il-konferma tal-wasla fi żmien sebat ijiem, il-feedback mhux aktar tard minn tliet xhur wara
Il-protezzjoni tiegħek: kunfidenzjalità (§ 8 HinSchG) u projbizzjoni tar-ritaljazzjoni (§ 36 HinSchG)

Minflok tista’ tagħżel uffiċċju estern tar-rapportar: dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz), dak tal-BaFin, jew dak tal-Uffiċċju Federali tal-Kartelli (Bundeskartellamt).

F’periklu għall-ħajja jew għas-saħħa, jekk jogħġbok l-ewwel ċempel 110 jew 112.`,

  "staff-notice": `Hemm xi ħaġa li mhix sewwa? Għidilna.

L-{funktion} ta’ {unternehmen} jilqa’ rapporti:
b’mod kunfidenzjali, b’mod anonimu jekk trid, fi kwalunkwe ħin.

[… indirizz sħiħ tal-kanal tar-rapportar jew kodiċi QR]
[… telefon u ħinijiet]

Min jirrapporta huwa protett. Żvantaġġi huma pprojbiti (§ 36 HinSchG).
Tista’ tagħżel ukoll uffiċċju estern tar-rapportar, pereżempju fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz).`,

  "new-staff": `Merħba f’{unternehmen}

Din ukoll hija parti mill-bidu tiegħek: l-{funktion} tagħna jilqa’ rapporti skont il-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (HinSchG). Hemm tista’ tirrapporta ksur li ssir taf bih fix-xogħol, anki minn meta applikajt għax-xogħol.

Indirizz: [… indirizz sħiħ tal-kanal tar-rapportar]
Mezzi oħra: [… telefon, laqgħa]

Tista’ tagħti ismek jew tibqa’ b’mod anonimu. Ir-rapport tiegħek jaqrawh biss il-persuni responsabbli; huma marbuta bil-kunfidenzjalità (§ 8 HinSchG). Żvantaġġi minħabba rapport huma pprojbiti (§ 36 HinSchG). Tista’ tagħżel ukoll uffiċċju estern tar-rapportar, pereżempju dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz).

X’nagħmlu bid-data tiegħek tista’ taqrah fl-avviż dwar il-privatezza tal-kanal tar-rapportar.`,
};
