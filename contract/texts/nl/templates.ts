import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Dutch; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Goedendag,

Wij hebben uw melding op {eingangsdatum} ontvangen. Het zaaknummer is {fallnummer}. Dit is onze ontvangstbevestiging volgens § 17 lid 1 van de Duitse klokkenluiderswet (HinSchG); die is automatisch gemaakt.

Zo gaat het verder: wij onderzoeken of uw melding onder de wet valt en of de melding gegrond is. Uiterlijk op {rueckmeldung_bis} zeggen wij u hier wat wij hebben gepland of gedaan, en waarom.

Hebben wij een vraag, dan staat die hier in uw zaak. Open uw zaak alstublieft af en toe met uw wachtwoord.

Uw identiteit behandelen wij vertrouwelijk (§ 8 HinSchG). U kunt ook contact opnemen met een extern meldpunt, bijvoorbeeld het Duitse federale meldpunt bij het Bundesamt für Justiz.

{funktion}, {unternehmen}`,

  "receipt-personal": `Goedendag,

Bedankt voor uw melding. Wij hebben die op {eingangsdatum} ontvangen en bevestigen dat hierbij (§ 17 lid 1 HinSchG). Uw zaaknummer is {fallnummer}.

Wij lezen uw melding zorgvuldig en onderzoeken of die onder de Duitse klokkenluiderswet (HinSchG) valt en of de melding gegrond is. Uiterlijk op {rueckmeldung_bis} zeggen wij u hier wat wij hebben gepland of gedaan, en waarom.

Alleen de mensen die uw melding aannemen en behandelen, of die daarbij helpen, kennen uw identiteit (§ 8 HinSchG). Nadelen vanwege een melding zijn verboden (§ 36 HinSchG). Maakt u zoiets mee, schrijf ons dan alstublieft.

Open uw zaak alstublieft af en toe. Onze vragen staan alleen hier.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "receipt-after-call": `Goedendag,

Bedankt dat u hebt gebeld. Wij hebben uw melding op {eingangsdatum} genoteerd en bevestigen de ontvangst (§ 17 lid 1 HinSchG). Uw zaaknummer is {fallnummer}.

Wat u ons hebt verteld, schrijven wij op in een verslag. U vindt het hier zodra het klaar is. U kunt het dan controleren, verbeteren en bevestigen (§ 11 lid 4 HinSchG).

Uiterlijk op {rueckmeldung_bis} zeggen wij u hier wat wij hebben gepland of gedaan, en waarom. Uw identiteit behandelen wij vertrouwelijk (§ 8 HinSchG).

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "scope-accepted": `Goedendag,

Wij hebben onderzocht of wij voor uw melding bevoegd zijn. Dat is zo: uw melding valt onder de Duitse klokkenluiderswet (§ 2 HinSchG).

Nu onderzoeken wij of uw melding gegrond is en beslissen wij over vervolgmaatregelen. Hebben wij daarvoor meer informatie nodig, dan vragen wij u die hier.

De wet beschermt u tegen nadelen als u bij het melden een gegronde reden had om te denken dat uw informatie klopte (§§ 33 tot en met 37 HinSchG). Onze feedback krijgt u uiterlijk op {rueckmeldung_bis}.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "scope-declined": `Goedendag,

Bedankt voor uw melding van {eingangsdatum}. Wij hebben die onderzocht. Volgens ons valt uw melding niet onder de Duitse klokkenluiderswet (§ 2 HinSchG): [… reden in één zin].

Dat betekent niet dat uw zorg onbelangrijk is. Bevoegd hiervoor is: [… instantie en hoe die te bereiken is]. Zonder uw toestemming geven wij uw melding daar niet aan door.

Had u bij het melden reden om te denken dat de wet geldt, dan blijft uw identiteit ook nu vertrouwelijk (§ 8 lid 1 HinSchG). Vindt u ons oordeel onjuist, schrijf ons dan alstublieft. U kunt ook contact opnemen met een extern meldpunt, bijvoorbeeld het Duitse federale meldpunt bij het Bundesamt für Justiz.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  question: `Goedendag,

Bedankt voor uw melding met het zaaknummer {fallnummer}. Om die te kunnen onderzoeken, hebben wij nog wat informatie nodig. Antwoord alstublieft alleen voor zover u het weet:

– Wat is er precies gebeurd?
– Wanneer en waar was dat, en gaat het nog door?
– Wie was erbij betrokken, wie heeft het gezien? Een functie in plaats van een naam is genoeg.
– Hoe weet u het: zelf meegemaakt of van anderen gehoord?
– Zijn er bewijzen, bijvoorbeeld e-mails, foto’s of rekeningen?
– [… nog een vraag]

Wilt u anoniem blijven, let er dan op dat tekst en bestanden niet naar u wijzen. Breng uzelf voor een bewijs niet in gevaar.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "question-reminder": `Goedendag,

Wij hebben u in deze zaak een vraag gesteld en nog geen antwoord gevonden. Uw antwoord zou ons erg helpen, ook een kort antwoord of “Dat weet ik niet”.

Horen wij tot en met [… datum] niets van u, dan gaan wij verder met wat wij hebben. Het kan dan zijn dat wij de zaak moeten afsluiten omdat er te weinig bewijs is.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  invitation: `Goedendag,

Wij willen graag met u praten. Een gesprek is vrijwillig; u hebt geen nadeel als u liever schrijft.

Ons voorstel: [… dag, tijd, plek of telefoon]. Met uw toestemming kan het gesprek ook met beeld en geluid (§ 16 lid 3 HinSchG). U mag iemand meenemen die u vertrouwt.

Van het gesprek maken wij een verslag. Opnemen of woord voor woord opschrijven mogen wij alleen als u toestemming geeft. U krijgt het verslag om het te controleren (§ 11 HinSchG).

Komt het voorstel u uit, of hebt u een ander voorstel? Schrijf ons alstublieft hier.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  record: `Goedendag,

Het verslag van ons gesprek vindt u hier in uw zaak onder “Verslag ter controle”.

Controleer alstublieft of het klopt. U kunt het verbeteren, aanvullen en bevestigen (§ 11 lid 4 HinSchG). Kies daarvoor daar “Bevestigen”, “Wijziging voorstellen” of “Niet bevestigen”.

Is het gesprek met uw toestemming opgenomen, dan verwijderen wij de opname zodra het verslag klaar is.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  abuse: `Goedendag,

Wij nemen serieus wat u ons meldt en blijven het onderzoeken. In uw bericht staan echter ook beledigingen. Beschrijf alstublieft wat er is gebeurd zonder anderen te kleineren. Zo kunnen wij u beter helpen.

Op opmerkingen die niets met de zaak te maken hebben, antwoorden wij niet. Ook mensen over wie wordt gemeld, hebben rechten.

De wet beschermt wie een gegronde reden had om te denken dat de informatie klopte. Wie met opzet of door grove nalatigheid iets onjuists meldt, is niet beschermd (§ 9 lid 1 en § 38 HinSchG). Wij denken dat niet van u; wij zeggen het zodat u het weet.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  anonymity: `Goedendag,

U wilt dat niemand te weten komt wie heeft gemeld. Dat begrijpen wij.

Hebt u uw naam niet genoemd, dan kennen wij die niet, en u hoeft die niet te noemen. Kennen wij uw naam, dan komen alleen mensen die te weten die uw melding aannemen en behandelen, of die daarbij helpen (§ 8 HinSchG). Alle anderen komen uw naam alleen te weten als dat nodig is voor vervolgmaatregelen en u voor deze ene keer toestemming hebt gegeven (§ 9 lid 3 HinSchG).

De wet noemt uitzonderingen: strafvervolgingsinstanties, instanties in bestuurlijke procedures en rechtbanken kunnen informatie eisen (§ 9 lid 2 HinSchG). Dan zeggen wij het u vooraf, als ons dat niet verboden is. De identiteit van wie met opzet of door grove nalatigheid iets onjuists meldt, is niet beschermd (§ 9 lid 1 HinSchG).

U kunt zelf helpen: praat met niemand over de melding, en let erop of er details zijn die alleen u kunt weten.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  consent: `Goedendag,

Voor het verdere onderzoek willen wij gegevens doorgeven waaraan men u kan herkennen. Dat mogen wij alleen met uw toestemming (§ 9 lid 3 HinSchG).

Wat wij willen doorgeven: [… gegevens]
Aan wie: [… functie of instantie]
Waarom dit nodig is voor de vervolgmaatregelen: [… reden]

Uw toestemming is vrijwillig en geldt alleen voor deze ene keer doorgeven. Weigert u, dan hebt u geen nadeel; wij onderzoeken de zaak dan zonder dit door te geven, zo ver als dat gaat. U kunt uw toestemming altijd voor de toekomst intrekken.

U krijgt hiervoor hier een aparte vraag. Antwoord alstublieft daar met “Toestaan” of “Weigeren”; daar kunt u uw toestemming ook intrekken.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "disclosure-notice": `Goedendag,

Wij informeren u vooraf: wij moeten gegevens over uw identiteit doorgeven aan een overheidsinstantie of een rechtbank (§ 9 lid 2 HinSchG).

Ontvanger: [… overheidsinstantie of rechtbank]
Grond: [… eis in een strafzaak, bevel in een bestuurlijke procedure of beslissing van een rechtbank]
Omvang: [… gegevens]
Tijdstip: [… datum]

Wij geven alleen door wat wordt geëist. U blijft beschermd tegen nadelen vanwege uw melding (§ 36 HinSchG). Hebt u bezwaren, schrijf ons dan alstublieft meteen. U kunt ook juridisch advies vragen.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "hand-over": `Goedendag,

Wij hebben uw melding onderzocht en dragen de procedure over (§ 18 nr. 4 HinSchG). Het verdere onderzoek doet: [… interne afdeling of overheidsinstantie].

De reden: [… reden]. Gegevens waaraan men u kan herkennen, geven wij daarbij alleen door voor zover u toestemming hebt gegeven of de wet het eist (§§ 8 en 9 HinSchG).

U kunt ons hier blijven bereiken. Onze feedback krijgt u uiterlijk op {rueckmeldung_bis}.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  interim: `Goedendag,

Wij willen u op de hoogte houden. Aan uw zaak {fallnummer} wordt nog gewerkt. Stand op {heute}: [… wat er is gebeurd].

Volgende stap: [… volgende stap]. Onze feedback volgens § 17 lid 2 HinSchG krijgt u uiterlijk op {rueckmeldung_bis}.

Is u nog iets te binnen geschoten of is er iets veranderd, schrijf ons dan alstublieft hier.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Goedendag,

Wij hebben uw melding van {eingangsdatum} onderzocht. Wat u hebt gemeld, is bevestigd. Dit is onze feedback volgens § 17 lid 2 HinSchG.

Wat wij hebben gedaan: [… genomen vervolgmaatregelen]
Wat wij nog van plan zijn: [… geplande vervolgmaatregelen, met datum]
De redenen daarvoor: [… redenen]

Details over andere mensen mogen wij u niet geven. Bedankt dat u ons hebt geïnformeerd. Zonder u hadden wij dit niet geweten.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Goedendag,

Wij hebben uw melding van {eingangsdatum} onderzocht. Wat u hebt gemeld, konden wij niet bevestigen. Dit is onze feedback volgens § 17 lid 2 HinSchG.

Wat wij hebben gedaan: [… genomen vervolgmaatregelen]
Wat wij nog van plan zijn: [… geplande vervolgmaatregelen, of geen]
De redenen daarvoor: [… redenen]

Dat betekent niet dat wij u niet geloven. U blijft beschermd als u een gegronde reden had om te denken dat uw informatie klopte. Hebt u meer informatie of bewijzen, schrijf ons dan alstublieft.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "feedback-limited": `Goedendag,

Wij hebben uw melding van {eingangsdatum} onderzocht. Dit is onze feedback volgens § 17 lid 2 HinSchG.

Wat wij u kunnen zeggen: [… genomen en geplande vervolgmaatregelen]
De redenen daarvoor: [… redenen]

Meer mogen wij op dit moment niet zeggen. Feedback is alleen toegestaan voor zover die geen invloed heeft op intern onderzoek of opsporing en de rechten van de betrokken mensen niet schaadt (§ 17 lid 2, derde zin, HinSchG). Zodra wij meer mogen zeggen, leest u het hier.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Goedendag,

Vandaag krijgt u onze feedback volgens § 17 lid 2 HinSchG op uw melding van {eingangsdatum}. De procedure is nog niet afgesloten.

Wat wij hebben gedaan: [… genomen vervolgmaatregelen]
Wat wij nog van plan zijn: [… geplande vervolgmaatregelen]
De redenen daarvoor, en waarom het langer duurt: [… redenen]

Het resultaat leest u hier, waarschijnlijk uiterlijk op [… datum].

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  closing: `Goedendag,

Wij hebben de procedure over uw melding met het zaaknummer {fallnummer} afgesloten. Resultaat en redenen: [… resultaat en redenen].

Bent u het daar niet mee eens, dan kunt u contact opnemen met een extern meldpunt: het Duitse federale meldpunt bij het Bundesamt für Justiz, voor de financiële sector dat van BaFin, voor concurrentie dat van het Bundeskartellamt. De pagina “Externe meldpunten” van dit meldkanaal noemt ze allemaal, met hun adressen.

Onze documenten over uw melding verwijderen wij na {loeschdatum} (§ 11 lid 5 HinSchG). Wij bewaren ze alleen langer als een wet dat eist en het in verhouding is.

Hebt u nadelen vanwege uw melding, schrijf ons dan alstublieft, ook later. Bedankt voor uw vertrouwen.

Met vriendelijke groet,
{funktion}, {unternehmen}`,

  retaliation: `Goedendag,

Op {eingangsdatum} hebt u ons iets gemeld. Wij willen graag weten hoe het sindsdien met u gaat.

Hebt u nadelen gehad vanwege uw melding, of is daarmee gedreigd? Bijvoorbeeld ontslag, overplaatsing, een slechtere beoordeling, uitsluiting of pesten. Dat is verboden, en ermee dreigen ook (§ 36 lid 1 HinSchG).

Hebt u na een melding een nadeel op uw werk en stelt u dat dit door de melding komt, dan wordt dat aangenomen. Wie u heeft benadeeld, moet het tegendeel bewijzen (§ 36 lid 2 HinSchG). Ook schadevergoeding is mogelijk (§ 37 HinSchG).

Schrijf ons alstublieft wat er is gebeurd en wanneer. Gaat het goed met u, dan is een kort “Alles in orde” genoeg.

Met vriendelijke groet,
{funktion}, {unternehmen}`,
};
