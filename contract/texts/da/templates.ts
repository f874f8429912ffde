import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Danish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Hej

Vi modtog din indberetning den {eingangsdatum}. Den har sagsnummer {fallnummer}. Dette er vores bekræftelse på modtagelse efter § 17, stk. 1, i den tyske whistleblowerlov (Hinweisgeberschutzgesetz, HinSchG); den er lavet automatisk.

Det sker nu: Vi undersøger, om din indberetning er omfattet af loven, og om oplysningerne holder. Senest den {rueckmeldung_bis} fortæller vi dig her, hvad vi har planlagt eller gjort, og hvorfor.

Hvis vi har et spørgsmål, finder du det her i din sag. Åbn den en gang imellem med din adgangskode.

Vi behandler din identitet fortroligt (§ 8 HinSchG). Du kan også henvende dig til en ekstern whistleblowerenhed, for eksempel den tyske stats whistleblowerenhed hos Bundesamt für Justiz.

{funktion}, {unternehmen}`,

  "receipt-personal": `Hej

Tak for din indberetning. Den kom frem til os den {eingangsdatum}, og det bekræfter vi hermed (§ 17, stk. 1, HinSchG). Dit sagsnummer er {fallnummer}.

Vi læser den grundigt og undersøger, om den er omfattet af den tyske whistleblowerlov (HinSchG), og om oplysningerne holder. Senest den {rueckmeldung_bis} fortæller vi dig her, hvad vi har planlagt eller gjort, og hvorfor.

Kun de personer, der modtager og behandler din indberetning eller hjælper med det, kender din identitet (§ 8 HinSchG). Ingen må stille dig ringere på grund af en indberetning (§ 36 HinSchG). Hvis du oplever det, så skriv til os.

Åbn din sag en gang imellem. Vores spørgsmål står kun her.

Venlig hilsen
{funktion}, {unternehmen}`,

  "receipt-after-call": `Hej

Tak for dit opkald. Vi tog imod din indberetning den {eingangsdatum} og bekræfter, at vi har modtaget den (§ 17, stk. 1, HinSchG). Dit sagsnummer er {fallnummer}.

Vi skriver et referat af det, du fortalte os. Du finder det her, så snart det er færdigt. Så kan du gennemse, rette og bekræfte det (§ 11, stk. 4, HinSchG).

Senest den {rueckmeldung_bis} fortæller vi dig her, hvad vi har planlagt eller gjort, og hvorfor. Vi behandler din identitet fortroligt (§ 8 HinSchG).

Venlig hilsen
{funktion}, {unternehmen}`,

  "scope-accepted": `Hej

Vi har undersøgt, om vi har ansvaret for din indberetning. Det har vi: Den er omfattet af den tyske whistleblowerlov (§ 2 HinSchG).

Nu undersøger vi, om oplysningerne holder, og beslutter, hvordan vi følger op. Hvis vi har brug for flere oplysninger, spørger vi dig her.

Loven beskytter dig mod at blive stillet ringere, hvis du havde rimelig grund til at tro, at dine oplysninger var sande, da du indberettede (§§ 33 til 37 HinSchG). Du får vores feedback senest den {rueckmeldung_bis}.

Venlig hilsen
{funktion}, {unternehmen}`,

  "scope-declined": `Hej

Tak for din indberetning af {eingangsdatum}. Vi har undersøgt den. Efter vores vurdering er den ikke omfattet af den tyske whistleblowerlov (§ 2 HinSchG): [… grunden i én sætning].

Det betyder ikke, at din sag er uden betydning. Her kan du henvende dig: [… sted, og hvordan man kontakter det]. Vi giver ikke din indberetning videre dertil uden dit samtykke.

Hvis du havde grund til at tro, at loven gjaldt, da du indberettede, er din identitet stadig fortrolig (§ 8, stk. 1, HinSchG). Hvis du mener, at vores vurdering er forkert, så skriv til os. Du kan også henvende dig til en ekstern whistleblowerenhed, for eksempel den tyske stats whistleblowerenhed hos Bundesamt für Justiz.

Venlig hilsen
{funktion}, {unternehmen}`,

  question: `Hej

Tak for din indberetning med sagsnummer {fallnummer}. For at kunne undersøge den har vi brug for nogle flere oplysninger. Svar kun på det, du ved:

– Hvad skete der præcist?
– Hvornår og hvor var det, og foregår det stadig?
– Hvem var med, og hvem så det? En stilling i stedet for et navn er nok.
– Hvordan ved du det: Har du selv oplevet det eller hørt det fra andre?
– Er der beviser, for eksempel e-mails, fotos eller regninger?
– [… flere spørgsmål]

Hvis du vil være anonym, så pas på, at tekst og filer ikke peger på dig. Bring ikke dig selv i fare for at få et bevis.

Venlig hilsen
{funktion}, {unternehmen}`,

  "question-reminder": `Hej

Vi har stillet dig et spørgsmål i denne sag og har ikke fundet noget svar endnu. Dit svar ville hjælpe os meget, også et kort svar eller ”Det ved jeg ikke”.

Hvis vi ikke hører fra dig senest den [… dato], arbejder vi videre med det, vi har. Så kan det være, at vi er nødt til at afslutte sagen, fordi der mangler beviser.

Venlig hilsen
{funktion}, {unternehmen}`,

  invitation: `Hej

Vi vil gerne tale med dig. En samtale er frivillig; det har ingen ulemper for dig, hvis du hellere vil skrive.

Vores forslag: [… dag, tid, sted eller telefon]. Med dit samtykke kan vi også mødes på video (§ 16, stk. 3, HinSchG). Du må gerne tage en person med, som du stoler på.

Vi laver et referat af samtalen. Vi må kun optage den eller skrive den ned ord for ord, hvis du giver samtykke. Du får referatet til gennemsyn (§ 11 HinSchG).

Passer det dig, eller vil du foreslå noget andet? Skriv til os her.

Venlig hilsen
{funktion}, {unternehmen}`,

  record: `Hej

Referatet af vores samtale finder du her i din sag under ”Referat til gennemsyn”.

Se efter, om det er rigtigt. Du kan rette det, tilføje noget og bekræfte det (§ 11, stk. 4, HinSchG). Vælg der ”Bekræft”, ”Foreslå rettelse” eller ”Bekræft ikke”.

Hvis samtalen blev optaget med dit samtykke, sletter vi optagelsen, så snart det skriftlige referat er færdigt.

Venlig hilsen
{funktion}, {unternehmen}`,

  abuse: `Hej

Vi tager det, du indberetter, alvorligt og undersøger det videre. Men din besked indeholder også fornærmelser. Beskriv, hvad der skete, uden at tale nedsættende om andre. Så kan vi bedre hjælpe dig.

Vi svarer ikke på bemærkninger, der ikke har med sagen at gøre. Personer, der bliver indberettet, har også rettigheder.

Loven beskytter dem, der havde rimelig grund til at tro, at deres oplysninger var sande. Den, der med vilje eller groft uagtsomt indberetter noget forkert, er ikke beskyttet (§ 9, stk. 1, og § 38 HinSchG). Det påstår vi ikke om dig; vi siger det, så du ved det.

Venlig hilsen
{funktion}, {unternehmen}`,

  anonymity: `Hej

Du vil gerne have, at ingen får at vide, hvem der har indberettet. Det forstår vi.

Hvis du ikke har oplyst dit navn, kender vi det ikke, og du behøver ikke oplyse det. Hvis vi kender det, får kun personer, der modtager og behandler din indberetning eller hjælper med det, det at vide (§ 8 HinSchG). Alle andre får det kun at vide, hvis det er nødvendigt for opfølgningen, og du har givet samtykke til denne ene gang (§ 9, stk. 3, HinSchG).

Loven nævner undtagelser: Retshåndhævende myndigheder, myndigheder i forvaltningssager og domstole kan kræve oplysninger (§ 9, stk. 2, HinSchG). Så fortæller vi dig det på forhånd, medmindre vi ikke må. Identiteten på den, der med vilje eller groft uagtsomt indberetter noget forkert, er ikke beskyttet (§ 9, stk. 1, HinSchG).

Du kan også selv hjælpe: Tal ikke med nogen om indberetningen, og tænk over, om der er oplysninger, som kun du kan kende.

Venlig hilsen
{funktion}, {unternehmen}`,

  consent: `Hej

For at kunne undersøge sagen videre vil vi gerne give oplysninger videre, som man kunne kende dig på. Det må vi kun med dit samtykke (§ 9, stk. 3, HinSchG).

Det vil vi gerne give videre: [… oplysninger]
Til hvem: [… stilling eller sted]
Hvorfor det er nødvendigt for opfølgningen: [… grund]

Dit samtykke er frivilligt og gælder kun denne ene gang. Det har ingen ulemper for dig, hvis du siger nej; så arbejder vi videre uden, så langt det er muligt. Du kan når som helst trække dit samtykke tilbage for fremtiden.

Du får et særskilt spørgsmål om det her. Svar der med ”Giv samtykke” eller ”Sig nej”; du kan også trække dit samtykke tilbage der.

Venlig hilsen
{funktion}, {unternehmen}`,

  "disclosure-notice": `Hej

Vi informerer dig på forhånd: Vi er nødt til at give oplysninger om din identitet videre til en myndighed eller en domstol (§ 9, stk. 2, HinSchG).

Modtager: [… myndighed eller domstol]
Grund: [… krav i en straffesag, pålæg i en forvaltningssag eller retsafgørelse]
Omfang: [… oplysninger]
Tidspunkt: [… dato]

Vi giver kun det videre, som kræves. Du er stadig beskyttet mod at blive stillet ringere på grund af din indberetning (§ 36 HinSchG). Hvis du har indvendinger, så skriv til os med det samme. Du kan også få juridisk rådgivning.

Venlig hilsen
{funktion}, {unternehmen}`,

  "hand-over": `Hej

Vi har undersøgt din indberetning og giver sagen videre (§ 18, nr. 4, HinSchG). Den videre undersøgelse laves af: [… intern afdeling eller myndighed].

Grunden: [… grund]. Oplysninger, som man kunne kende dig på, bliver kun givet videre, i det omfang du har givet samtykke, eller loven kræver det (§§ 8 og 9 HinSchG).

Du kan stadig kontakte os her. Du får vores feedback senest den {rueckmeldung_bis}.

Venlig hilsen
{funktion}, {unternehmen}`,

  interim: `Hej

Vi vil gerne fortælle dig, hvor langt vi er. Din sag {fallnummer} er stadig i gang. Pr. {heute}: [… hvad der er sket].

Næste skridt: [… næste skridt]. Du får vores feedback efter § 17, stk. 2, HinSchG senest den {rueckmeldung_bis}.

Hvis du er kommet i tanke om noget mere, eller hvis noget har ændret sig, så skriv til os her.

Venlig hilsen
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Hej

Vi har undersøgt din indberetning af {eingangsdatum}. Det, du indberettede, er bekræftet. Dette er vores feedback efter § 17, stk. 2, HinSchG.

Det har vi gjort: [… gennemført opfølgning]
Det planlægger vi stadig: [… planlagt opfølgning med datoer]
Begrundelse: [… grunde]

Vi må ikke give dig detaljer om andre personer. Tak, fordi du fortalte os det. Uden dig havde vi ikke vidst det.

Venlig hilsen
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Hej

Vi har undersøgt din indberetning af {eingangsdatum}. Vi kunne ikke bekræfte det, du indberettede. Dette er vores feedback efter § 17, stk. 2, HinSchG.

Det har vi gjort: [… gennemført opfølgning]
Det planlægger vi stadig: [… planlagt opfølgning eller ingen]
Begrundelse: [… grunde]

Det betyder ikke, at vi ikke tror dig. Du er stadig beskyttet, hvis du havde rimelig grund til at tro, at dine oplysninger var sande. Hvis du har flere oplysninger eller beviser, så skriv til os.

Venlig hilsen
{funktion}, {unternehmen}`,

  "feedback-limited": `Hej

Vi har undersøgt din indberetning af {eingangsdatum}. Dette er vores feedback efter § 17, stk. 2, HinSchG.

Det kan vi fortælle dig: [… gennemført og planlagt opfølgning]
Begrundelse: [… grunde]

Vi må ikke sige mere i øjeblikket. Feedback er kun tilladt, i det omfang den ikke påvirker interne undersøgelser eller efterforskning og ikke skader de berørte personers rettigheder (§ 17, stk. 2, 3. pkt., HinSchG). Så snart vi må sige mere, kan du læse det her.

Venlig hilsen
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Hej

I dag får du vores feedback efter § 17, stk. 2, HinSchG på din indberetning af {eingangsdatum}. Sagen er ikke afsluttet endnu.

Det har vi gjort: [… gennemført opfølgning]
Det planlægger vi stadig: [… planlagt opfølgning]
Begrundelse, og hvorfor det tager længere tid: [… grunde]

Du får resultatet at vide her, sandsynligvis senest den [… dato].

Venlig hilsen
{funktion}, {unternehmen}`,

  closing: `Hej

Vi har afsluttet sagen om din indberetning med sagsnummer {fallnummer}. Resultat og begrundelse: [… resultat og grunde].

Hvis du ikke er enig, kan du henvende dig til en ekstern whistleblowerenhed: den tyske stats whistleblowerenhed hos Bundesamt für Justiz, BaFin for finanssektoren eller konkurrencemyndigheden (Bundeskartellamt) for konkurrence. På siden ”Eksterne whistleblowerenheder” i denne kanal står de alle med adresse.

Vi sletter vores dokumenter om din indberetning efter den {loeschdatum} (§ 11, stk. 5, HinSchG). Vi gemmer dem kun længere, hvis en lov kræver det, og det er rimeligt i forhold til formålet.

Hvis du bliver stillet ringere på grund af din indberetning, så skriv til os, også senere. Tak for din tillid.

Venlig hilsen
{funktion}, {unternehmen}`,

  retaliation: `Hej

Den {eingangsdatum} indberettede du noget til os. Vi vil gerne vide, hvordan det er gået dig siden.

Er du blevet stillet ringere på grund af din indberetning, eller har nogen truet dig med det? For eksempel med fyring, flytning til et andet job, en dårligere vurdering, udelukkelse eller mobning. Det er forbudt, og det er truslen om det også (§ 36, stk. 1, HinSchG).

Hvis du bliver stillet ringere på arbejdet efter en indberetning og siger, at det skyldes indberetningen, går loven ud fra, at det er rigtigt. Så skal den, der har behandlet dig sådan, bevise det modsatte (§ 36, stk. 2, HinSchG). Du kan også have krav på erstatning (§ 37 HinSchG).

Fortæl os, hvad der skete, og hvornår. Hvis alt er godt, er et kort ”Alt er i orden” nok.

Venlig hilsen
{funktion}, {unternehmen}`,
};
