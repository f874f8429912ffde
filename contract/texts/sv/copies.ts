import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Swedish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… hälsning]

En rapport har kommit in till {unternehmen} ({funktion}). Den gäller också dig. Vi informerar dig enligt artikel 14 i dataskyddsförordningen (GDPR). En rapport är inte ett resultat: inget i den är bevisat, och du får yttra dig om den.

Vad det handlar om: [… ämne, utan något som pekar på den rapporterande personen]
Personuppgiftsansvarig: {unternehmen}, [… adress och kontakt]
Dataskydd: [… kontakt till dataskyddsombudet]
Syfte: utredning av rapporten och uppföljning
Rättslig grund: artikel 6.1 c i GDPR tillsammans med § 10 HinSchG
Vilka uppgifter: [… kategorier, till exempel namn, befattning, händelser som beskrivs]
Vem som får dem: personer som är ansvariga för rapporten; [… andra mottagare eller inga]
Var de kommer ifrån: från en rapport. Vi får inte säga vems (§ 8 HinSchG, § 29 (1) BDSG).
Hur länge: som regel tre år efter att ärendet har avslutats (§ 11 (5) HinSchG)

Du har rätt till tillgång, rättelse, radering och begränsning av behandlingen så långt lagen inte begränsar det, och du får klaga hos en dataskyddsmyndighet.

Försök inte ta reda på vem som har rapporterat. Det är förbjudet att missgynna rapporterande personer (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… hälsning]

Du har begärt tillgång enligt artikel 15 i dataskyddsförordningen (GDPR). Här är uppgifterna, per {heute}.

Om vi behandlar uppgifter om dig: [… ja eller nej]
Vilka uppgifter: [… kategorier och innehåll]
Syfte: utredning av en rapport och uppföljning
Rättslig grund: artikel 6.1 c i GDPR tillsammans med § 10 HinSchG
Mottagare: [… mottagare eller kategorier]
Källa: [… källa, så långt den får nämnas]
Hur länge: som regel tre år efter att ärendet har avslutats (§ 11 (5) HinSchG)
Inga automatiska beslut fattas.

Vissa uppgifter får vi inte lämna eftersom de måste hållas hemliga, framför allt på grund av andras berättigade intressen. Dit hör vem som har rapporterat (§ 8 HinSchG, § 29 (1) BDSG).

Du har rätt till rättelse, radering och begränsning av behandlingen så långt lagen inte begränsar det, och du får klaga hos en dataskyddsmyndighet.

{funktion}, {unternehmen}`,

  "staff-mail": `Ämne: Så rapporterar du missförhållanden

Hej,

Om något inte står rätt till hos {unternehmen} vill vi veta det. Hit kan du vända dig: {funktion}.

Du kan rapportera här: [… kanalens fullständiga adress]. Det kräver ingen inloggning och går när som helst, med ditt namn eller anonymt. Du kan också rapportera på telefon eller i ett samtal: [… kontakt].

De som handlägger din rapport är oberoende och har tystnadsplikt (§§ 8 och 15 HinSchG). Vi bekräftar inom sju dagar att vi har tagit emot den; senast tre månader därefter berättar vi vad vi har gjort.

Det är förbjudet att missgynna någon på grund av en rapport (§ 36 HinSchG). Du får också välja en extern visselblåsarfunktion, till exempel den tyska statens visselblåsarfunktion hos Bundesamt für Justiz. Om överträdelsen kan hanteras effektivt inom företaget och du inte är rädd för att missgynnas, rapportera helst internt först.

Vänliga hälsningar
{unternehmen}`,

  "staff-intranet": `Rapportera missförhållanden

Mutor, bedrägeri, faror på jobbet, diskriminering, brott mot regler om miljö eller dataskydd: den som får veta något sådant på jobbet kan rapportera det. Hit kan du vända dig: {funktion}.

Var: [… kanalens fullständiga adress]
Hur: skriftligt, anonymt om du vill; på telefon eller i ett samtal: [… kontakt]
Vem som läser det: bara personerna i visselblåsarfunktionen
När du hör av oss: bekräftelse på mottagandet inom sju dagar, återkoppling senast tre månader därefter
Ditt skydd: konfidentialitet (§ 8 HinSchG) och förbud mot repressalier (§ 36 HinSchG)

Du får i stället välja en extern visselblåsarfunktion: den tyska statens visselblåsarfunktion hos Bundesamt für Justiz, BaFin eller konkurrensmyndigheten (Bundeskartellamt).

Om liv eller hälsa är i fara, ring först 110 eller 112.`,

  "staff-notice": `Är det något som inte står rätt till? Berätta för oss.

{funktion}, {unternehmen}
Här kan du rapportera: konfidentiellt, anonymt om du vill, när som helst.

[… kanalens fullständiga adress eller QR-kod]
[… telefon och tider]

Den som rapporterar är skyddad. Det är förbjudet att missgynna någon för det (§ 36 HinSchG).
Du får också välja en extern visselblåsarfunktion, till exempel hos Bundesamt für Justiz.`,

  "new-staff": `Välkommen till {unternehmen}

Det här hör också till din start: hos oss kan du rapportera enligt den tyska visselblåsarlagen (Hinweisgeberschutzgesetz, HinSchG). Hit kan du vända dig: {funktion}. Där kan du rapportera överträdelser som du får veta om på jobbet, även från tiden då du sökte jobbet.

Adress: [… kanalens fullständiga adress]
Andra vägar: [… telefon, samtal]

Du kan uppge ditt namn eller vara anonym. Bara de ansvariga personerna läser din rapport; de har tystnadsplikt (§ 8 HinSchG). Det är förbjudet att missgynna någon på grund av en rapport (§ 36 HinSchG). Du får också välja en extern visselblåsarfunktion, till exempel den tyska statens visselblåsarfunktion hos Bundesamt für Justiz.

Vad vi gör med dina uppgifter står i kanalen under ”Dataskydd”.`,
};
