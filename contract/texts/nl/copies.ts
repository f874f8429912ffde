import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Dutch; they are copied and go another way than the case. {funktion} stands without an article. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… aanhef]

Bij {unternehmen} ({funktion}) is een melding binnengekomen die ook over u gaat. Wij informeren u volgens artikel 14 AVG. Een melding is nog geen resultaat: niets daarvan is bewezen, en u kunt erop reageren.

Waar het over gaat: [… onderwerp, zonder iets wat naar de melder wijst]
Verantwoordelijk: {unternehmen}, [… adres en contact]
Gegevensbescherming: [… contact van de functionaris voor gegevensbescherming]
Doel: onderzoek van de melding en vervolgmaatregelen
Rechtsgrond: artikel 6 lid 1, onder c, AVG met § 10 HinSchG
Welke gegevens: [… categorieën, zoals naam, functie, beschreven gebeurtenissen]
Wie ze krijgt: mensen die voor de melding verantwoordelijk zijn; [… andere ontvangers of geen]
Waar ze vandaan komen: uit een melding. Van wie, mogen wij niet zeggen (§ 8 HinSchG, § 29 lid 1 BDSG).
Hoelang: in de regel drie jaar na het einde van de procedure (§ 11 lid 5 HinSchG)

U hebt recht op inzage, rectificatie, wissing en beperking van de verwerking voor zover de wet dat niet beperkt, en u kunt een klacht indienen bij een privacytoezichthouder.

Probeer alstublieft niet uit te zoeken wie de melding heeft gedaan. Nadelen voor melders zijn verboden (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… aanhef]

U hebt om inzage gevraagd volgens artikel 15 AVG. Hier is die, stand op {heute}.

Of wij gegevens over u verwerken: [… ja of nee]
Welke gegevens: [… categorieën en inhoud]
Doel: onderzoek van een melding en vervolgmaatregelen
Rechtsgrond: artikel 6 lid 1, onder c, AVG met § 10 HinSchG
Ontvangers: [… ontvangers of categorieën]
Herkomst: [… herkomst, voor zover die mag worden genoemd]
Hoelang: in de regel drie jaar na het einde van de procedure (§ 11 lid 5 HinSchG)
Er is geen geautomatiseerde besluitvorming.

Sommige informatie mogen wij niet geven, omdat die geheim moet blijven, vooral vanwege de gerechtvaardigde belangen van anderen. Daarbij hoort wie een melding heeft gedaan (§ 8 HinSchG, § 29 lid 1 BDSG).

U hebt recht op rectificatie, wissing en beperking van de verwerking voor zover de wet dat niet beperkt, en u kunt een klacht indienen bij een privacytoezichthouder.

{funktion}, {unternehmen}`,

  "staff-mail": `Onderwerp: Zo kunt u misstanden melden

Goedendag,

Als er bij {unternehmen} iets niet in orde is, willen wij dat weten. Daarvoor is er een eigen plek: {funktion}.

U kunt hier melden: [… volledig adres van het meldkanaal]. U hoeft niet in te loggen, het kan altijd, met uw naam of anoniem. U kunt ook melden per telefoon of in een gesprek: [… contact].

Wie uw melding behandelt, is onafhankelijk en verplicht tot vertrouwelijkheid (§§ 8 en 15 HinSchG). Binnen zeven dagen bevestigen wij de ontvangst; uiterlijk drie maanden daarna zeggen wij u wat wij hebben gedaan.

Nadelen vanwege een melding zijn verboden (§ 36 HinSchG). U kunt ook een extern meldpunt kiezen, bijvoorbeeld het Duitse federale meldpunt bij het Bundesamt für Justiz. Kan intern doeltreffend tegen de inbreuk worden opgetreden en bent u niet bang voor nadelen, meld dan alstublieft eerst intern.

Met vriendelijke groet,
{unternehmen}`,

  "staff-intranet": `Misstanden melden

Omkoping, fraude, gevaren op het werk, discriminatie, inbreuken op milieu- of privacyregels: wie daarvan op het werk hoort, kan het melden. Daarvoor is er: {funktion}.

Waar: [… volledig adres van het meldkanaal]
Hoe: schriftelijk, als u wilt anoniem; per telefoon of in een gesprek: [… contact]
Wie leest het: alleen de mensen van het meldpunt
Wanneer u van ons hoort: uiterlijk na zeven dagen de ontvangstbevestiging, uiterlijk drie maanden daarna feedback
Uw bescherming: vertrouwelijkheid (§ 8 HinSchG) en het verbod op represailles (§ 36 HinSchG)

U kunt in plaats daarvan ook een extern meldpunt kiezen: het Duitse federale meldpunt bij het Bundesamt für Justiz, dat van BaFin of dat van het Bundeskartellamt.

Is er gevaar voor leven of gezondheid, bel dan alstublieft eerst 110 of 112.`,

  "staff-notice": `Klopt er iets niet? Zeg het ons.

{funktion}, {unternehmen}
Hier kunt u melden: vertrouwelijk, als u wilt anoniem, op elk moment.

[… volledig adres van het meldkanaal of QR-code]
[… telefoon en tijden]

Wie meldt, is beschermd. Nadelen zijn verboden (§ 36 HinSchG).
U kunt ook een extern meldpunt kiezen, bijvoorbeeld bij het Bundesamt für Justiz.`,

  "new-staff": `Welkom bij {unternehmen}

Ook dit hoort bij uw start: bij ons kunt u melden volgens de Duitse klokkenluiderswet (HinSchG). Daarvoor is er: {funktion}. Daar kunt u inbreuken melden waarvan u op uw werk hoort, ook al uit de tijd van uw sollicitatie.

Adres: [… volledig adres van het meldkanaal]
Andere manieren: [… telefoon, gesprek]

U kunt uw naam noemen of anoniem blijven. Alleen de bevoegde mensen lezen uw melding; zij zijn verplicht tot vertrouwelijkheid (§ 8 HinSchG). Nadelen vanwege een melding zijn verboden (§ 36 HinSchG). U kunt ook een extern meldpunt kiezen, bijvoorbeeld het Duitse federale meldpunt bij het Bundesamt für Justiz.

Wat wij met uw gegevens doen, staat in de privacyverklaring van het meldkanaal.`,
};
