import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Swedish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Hej,

Vi tog emot din rapport den {eingangsdatum}. Den har ärendenummer {fallnummer}. Detta är vår bekräftelse på mottagandet enligt § 17 (1) i den tyska visselblåsarlagen (Hinweisgeberschutzgesetz, HinSchG); den har skapats automatiskt.

Det här händer nu: vi utreder om din rapport omfattas av lagen och om den är välgrundad. Senast den {rueckmeldung_bis} berättar vi för dig här vad vi har planerat eller gjort, och varför.

Om vi har en fråga finns den här i ditt ärende. Öppna det då och då med ditt lösenord.

Vi behandlar din identitet konfidentiellt (§ 8 HinSchG). Du kan också vända dig till en extern visselblåsarfunktion, till exempel den tyska statens visselblåsarfunktion hos Bundesamt für Justiz.

{funktion}, {unternehmen}`,

  "receipt-personal": `Hej,

Tack för din rapport. Den kom fram till oss den {eingangsdatum}, och det bekräftar vi härmed (§ 17 (1) HinSchG). Ditt ärendenummer är {fallnummer}.

Vi läser den noga och utreder om den omfattas av den tyska visselblåsarlagen (HinSchG) och om den är välgrundad. Senast den {rueckmeldung_bis} berättar vi för dig här vad vi har planerat eller gjort, och varför.

Bara de personer som tar emot och handlägger din rapport, eller hjälper till med det, känner till din identitet (§ 8 HinSchG). Det är förbjudet att missgynna dig på grund av en rapport (§ 36 HinSchG). Om du är med om det, skriv till oss.

Öppna ditt ärende då och då. Våra frågor finns bara här.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "receipt-after-call": `Hej,

Tack för ditt samtal. Vi tog emot din rapport den {eingangsdatum} och bekräftar mottagandet (§ 17 (1) HinSchG). Ditt ärendenummer är {fallnummer}.

Vi skriver ett protokoll över det du berättade. Du hittar det här så snart det är klart. Då kan du granska, rätta och bekräfta det (§ 11 (4) HinSchG).

Senast den {rueckmeldung_bis} berättar vi för dig här vad vi har planerat eller gjort, och varför. Vi behandlar din identitet konfidentiellt (§ 8 HinSchG).

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "scope-accepted": `Hej,

Vi har undersökt om vi är ansvariga för din rapport. Det är vi: den omfattas av den tyska visselblåsarlagen (§ 2 HinSchG).

Nu utreder vi om den är välgrundad och beslutar hur vi följer upp den. Om vi behöver fler uppgifter frågar vi dig här.

Lagen skyddar dig från att missgynnas om du hade rimliga skäl att tro att dina uppgifter var sanna när du rapporterade (§§ 33 till 37 HinSchG). Du får vår återkoppling senast den {rueckmeldung_bis}.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "scope-declined": `Hej,

Tack för din rapport från den {eingangsdatum}. Vi har undersökt den. Enligt vår bedömning omfattas den inte av den tyska visselblåsarlagen (§ 2 HinSchG): [… skälet i en mening].

Det betyder inte att det du tar upp är oviktigt. Hit kan du vända dig: [… ställe och hur man når det]. Vi lämnar inte din rapport vidare dit utan ditt samtycke.

Om du hade skäl att tro att lagen gällde när du rapporterade förblir din identitet konfidentiell (§ 8 (1) HinSchG). Om du tycker att vår bedömning är fel, skriv till oss. Du kan också vända dig till en extern visselblåsarfunktion, till exempel den tyska statens visselblåsarfunktion hos Bundesamt für Justiz.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  question: `Hej,

Tack för din rapport med ärendenummer {fallnummer}. För att kunna utreda den behöver vi några fler uppgifter. Svara bara på det du vet:

– Vad hände exakt?
– När och var var det, och pågår det fortfarande?
– Vem var inblandad, vem såg det? En befattning i stället för ett namn räcker.
– Hur vet du det: har du sett det själv eller hört det av andra?
– Finns det bevis, till exempel e-post, foton eller fakturor?
– [… ytterligare fråga]

Om du vill vara anonym, se till att text och filer inte pekar på dig. Utsätt dig inte för fara för att få ett bevis.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "question-reminder": `Hej,

Vi har ställt en fråga till dig i det här ärendet och har inte hittat något svar än. Ditt svar skulle hjälpa oss mycket, även ett kort svar eller ”Det vet jag inte”.

Om vi inte hör av dig senast den [… datum] arbetar vi vidare med det vi har. Då kan det hända att vi måste avsluta ärendet i brist på bevis.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  invitation: `Hej,

Vi vill gärna prata med dig. Ett samtal är frivilligt; du får inga nackdelar om du hellre skriver.

Vårt förslag: [… dag, tid, plats eller telefon]. Med ditt samtycke kan vi också träffas med video (§ 16 (3) HinSchG). Du får ta med någon som du litar på.

Vi skriver ett protokoll över samtalet. Vi får spela in det eller skriva ner det ord för ord bara om du ger samtycke. Du får protokollet för att granska det (§ 11 HinSchG).

Passar det dig, eller vill du föreslå något annat? Skriv till oss här.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  record: `Hej,

Protokollet över vårt samtal hittar du här i ditt ärende under ”Protokoll att granska”.

Kontrollera om det stämmer. Du kan rätta det, lägga till något och bekräfta det (§ 11 (4) HinSchG). Välj där ”Bekräfta”, ”Föreslå rättelse” eller ”Bekräfta inte”.

Om samtalet spelades in med ditt samtycke raderar vi inspelningen så snart det skriftliga protokollet är klart.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  abuse: `Hej,

Vi tar det du rapporterar på allvar och utreder det vidare. Men ditt meddelande innehåller också förolämpningar. Beskriv vad som hände utan att tala nedsättande om andra. Då kan vi hjälpa dig bättre.

Vi svarar inte på uttalanden som inte har med saken att göra. Den som blir rapporterad har också rättigheter.

Lagen skyddar dem som hade rimliga skäl att tro att deras uppgifter var sanna. Den som med avsikt eller av grov oaktsamhet rapporterar något felaktigt är inte skyddad (§ 9 (1) och § 38 HinSchG). Det påstår vi inte om dig; vi säger det för att du ska veta det.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  anonymity: `Hej,

Du vill att ingen får veta vem som har rapporterat. Det förstår vi.

Om du inte har uppgett ditt namn känner vi inte till det, och du behöver inte uppge det. Om vi känner till det får bara personer som tar emot och handlägger din rapport, eller hjälper till med det, veta det (§ 8 HinSchG). Alla andra får veta det bara om det är nödvändigt för uppföljningen och du har gett samtycke för just den gången (§ 9 (3) HinSchG).

Lagen nämner undantag: brottsbekämpande myndigheter, myndigheter i förvaltningsärenden och domstolar kan kräva uppgifter (§ 9 (2) HinSchG). Då säger vi det till dig i förväg, om vi inte är förbjudna att göra det. Identiteten på den som med avsikt eller av grov oaktsamhet rapporterar något felaktigt är inte skyddad (§ 9 (1) HinSchG).

Du kan också hjälpa till: prata inte med någon om rapporten, och tänk på om det finns detaljer som bara du kan känna till.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  consent: `Hej,

För att kunna utreda vidare vill vi gärna lämna vidare uppgifter som man kan känna igen dig på. Det får vi göra bara med ditt samtycke (§ 9 (3) HinSchG).

Det här vill vi lämna vidare: [… uppgifter]
Till vem: [… befattning eller ställe]
Varför det är nödvändigt för uppföljningen: [… skäl]

Ditt samtycke är frivilligt och gäller bara för detta enda tillfälle. Du får inga nackdelar om du säger nej; då arbetar vi vidare utan det så långt det går. Du kan när som helst ta tillbaka ditt samtycke för framtiden.

Du får en särskild fråga om detta här. Svara där med ”Ge samtycke” eller ”Säg nej”; du kan också ta tillbaka ditt samtycke där.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "disclosure-notice": `Hej,

Vi informerar dig i förväg: vi måste lämna uppgifter om din identitet till en myndighet eller en domstol (§ 9 (2) HinSchG).

Mottagare: [… myndighet eller domstol]
Skäl: [… begäran i ett brottmål, beslut i ett förvaltningsärende eller domstolsbeslut]
Omfattning: [… uppgifter]
Tidpunkt: [… datum]

Vi lämnar bara det som krävs. Du är fortfarande skyddad mot att missgynnas på grund av din rapport (§ 36 HinSchG). Om du har invändningar, skriv till oss genast. Du kan också ta juridisk hjälp.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "hand-over": `Hej,

Vi har undersökt din rapport och lämnar över ärendet (§ 18 nr 4 HinSchG). Den fortsatta utredningen görs av: [… intern avdelning eller myndighet].

Skälet: [… skäl]. Uppgifter som man kan känna igen dig på lämnas vidare bara så långt du har gett samtycke eller lagen kräver det (§§ 8 och 9 HinSchG).

Du kan fortfarande nå oss här. Du får vår återkoppling senast den {rueckmeldung_bis}.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  interim: `Hej,

Vi vill berätta hur långt vi har kommit. Ditt ärende {fallnummer} pågår fortfarande. Läget den {heute}: [… vad som har hänt].

Nästa steg: [… nästa steg]. Du får vår återkoppling enligt § 17 (2) HinSchG senast den {rueckmeldung_bis}.

Om du har kommit på något mer eller om något har ändrats, skriv till oss här.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Hej,

Vi har utrett din rapport från den {eingangsdatum}. Det du rapporterade har bekräftats. Detta är vår återkoppling enligt § 17 (2) HinSchG.

Det här har vi gjort: [… uppföljning som har gjorts]
Det här planerar vi: [… planerad uppföljning med datum]
Skäl: [… skäl]

Vi får inte ge dig detaljer om andra personer. Tack för att du berättade för oss. Utan dig hade vi inte vetat det.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Hej,

Vi har utrett din rapport från den {eingangsdatum}. Vi kunde inte bekräfta det du rapporterade. Detta är vår återkoppling enligt § 17 (2) HinSchG.

Det här har vi gjort: [… uppföljning som har gjorts]
Det här planerar vi: [… planerad uppföljning eller ingen]
Skäl: [… skäl]

Det betyder inte att vi inte tror dig. Du är fortfarande skyddad om du hade rimliga skäl att tro att dina uppgifter var sanna. Om du har fler uppgifter eller bevis, skriv till oss.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "feedback-limited": `Hej,

Vi har utrett din rapport från den {eingangsdatum}. Detta är vår återkoppling enligt § 17 (2) HinSchG.

Det här kan vi berätta för dig: [… uppföljning som har gjorts och planeras]
Skäl: [… skäl]

Vi får inte säga mer just nu. Återkoppling är tillåten bara så långt den inte påverkar interna efterforskningar eller utredningar och inte skadar de berörda personernas rättigheter (§ 17 (2) tredje meningen HinSchG). Så snart vi får säga mer kan du läsa det här.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Hej,

I dag får du vår återkoppling enligt § 17 (2) HinSchG på din rapport från den {eingangsdatum}. Ärendet är inte avslutat än.

Det här har vi gjort: [… uppföljning som har gjorts]
Det här planerar vi: [… planerad uppföljning]
Skälen, och varför det tar längre tid: [… skäl]

Du får veta resultatet här, troligen senast den [… datum].

Vänliga hälsningar
{funktion}, {unternehmen}`,

  closing: `Hej,

Vi har avslutat ärendet om din rapport med ärendenummer {fallnummer}. Resultat och skäl: [… resultat och skäl].

Om du inte håller med kan du vända dig till en extern visselblåsarfunktion: den tyska statens visselblåsarfunktion hos Bundesamt für Justiz, BaFin för finanssektorn eller konkurrensmyndigheten (Bundeskartellamt) för konkurrens. På sidan ”Externa visselblåsarfunktioner” i den här kanalen finns alla med adress.

Vi raderar våra dokument om din rapport efter den {loeschdatum} (§ 11 (5) HinSchG). Vi sparar dem längre bara om en lag kräver det och det är proportionerligt.

Om du missgynnas på grund av din rapport, skriv till oss, även senare. Tack för ditt förtroende.

Vänliga hälsningar
{funktion}, {unternehmen}`,

  retaliation: `Hej,

Den {eingangsdatum} rapporterade du något till oss. Vi vill veta hur du har haft det sedan dess.

Har du missgynnats på grund av din rapport, eller har någon hotat med det? Till exempel uppsägning, omplacering, sämre betyg på ditt arbete, utfrysning eller mobbning. Det är förbjudet, och det är även hotet om det (§ 36 (1) HinSchG).

Om du missgynnas på jobbet efter en rapport och säger att det beror på rapporten, utgår lagen från att det stämmer. Då måste den som har behandlat dig så bevisa motsatsen (§ 36 (2) HinSchG). Du kan också ha rätt till skadestånd (§ 37 HinSchG).

Berätta för oss vad som hände och när. Om allt är bra räcker ett kort ”Allt är bra”.

Vänliga hälsningar
{funktion}, {unternehmen}`,
};
