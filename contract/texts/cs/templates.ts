import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Czech; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Dobrý den,

Vaše oznámení jsme dostali dne {eingangsdatum}. Má číslo případu {fallnummer}. Toto je naše potvrzení o přijetí podle § 17 odst. 1 německého zákona o ochraně oznamovatelů (HinSchG); bylo vytvořeno automaticky.

Co bude dál: ověříme, zda Vaše oznámení spadá pod tento zákon a zda je opodstatněné. Nejpozději dne {rueckmeldung_bis} Vám zde řekneme, co jsme naplánovali nebo udělali a proč.

Pokud budeme mít otázku, najdete ji zde ve svém případu. Čas od času ho prosím otevřete se svým heslem.

S Vaší totožností zacházíme důvěrně (§ 8 HinSchG). Můžete se obrátit také na externí oznamovací místo, například na spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Dobrý den,

děkujeme za Vaše oznámení. Dostali jsme ho dne {eingangsdatum} a tímto to potvrzujeme (§ 17 odst. 1 HinSchG). Číslo Vašeho případu je {fallnummer}.

Pečlivě si ho přečteme a ověříme, zda spadá pod německý zákon o ochraně oznamovatelů (HinSchG) a zda je opodstatněné. Nejpozději dne {rueckmeldung_bis} Vám zde řekneme, co jsme naplánovali nebo udělali a proč.

Vaši totožnost znají jen osoby, které Vaše oznámení přijímají a vyřizují nebo při tom pomáhají (§ 8 HinSchG). Znevýhodňovat někoho kvůli oznámení je zakázáno (§ 36 HinSchG). Pokud něco takového zažijete, napište nám prosím.

Čas od času prosím svůj případ otevřete. Naše otázky jsou jen zde.

S pozdravem
{funktion}, {unternehmen}`,

  "receipt-after-call": `Dobrý den,

děkujeme za Vaše zavolání. Vaše oznámení jsme zapsali dne {eingangsdatum} a potvrzujeme jeho přijetí (§ 17 odst. 1 HinSchG). Číslo Vašeho případu je {fallnummer}.

O tom, co jste nám řekli, píšeme zápis. Najdete ho zde, jakmile bude hotový. Pak ho můžete zkontrolovat, opravit a potvrdit (§ 11 odst. 4 HinSchG).

Nejpozději dne {rueckmeldung_bis} Vám zde řekneme, co jsme naplánovali nebo udělali a proč. S Vaší totožností zacházíme důvěrně (§ 8 HinSchG).

S pozdravem
{funktion}, {unternehmen}`,

  "scope-accepted": `Dobrý den,

ověřili jsme, zda jsme pro Vaše oznámení příslušní. Ano, jsme: spadá do působnosti německého zákona o ochraně oznamovatelů (§ 2 HinSchG).

Teď ověříme, zda je opodstatněné, a rozhodneme o následných opatřeních. Pokud budeme potřebovat více údajů, zeptáme se Vás zde.

Zákon Vás chrání před znevýhodněním, pokud jste při oznámení měli dostatečný důvod považovat své údaje za pravdivé (§ 33 až 37 HinSchG). Naši zpětnou vazbu dostanete nejpozději dne {rueckmeldung_bis}.

S pozdravem
{funktion}, {unternehmen}`,

  "scope-declined": `Dobrý den,

děkujeme za Vaše oznámení ze dne {eingangsdatum}. Ověřili jsme ho. Podle našeho závěru nespadá do působnosti německého zákona o ochraně oznamovatelů (§ 2 HinSchG): [… důvod v jedné větě].

To neznamená, že Vaše věc není důležitá. Příslušné je: [… místo a jak je lze kontaktovat]. Bez Vašeho souhlasu tam Vaše oznámení nepředáme.

Pokud jste se při oznámení mohli domnívat, že zákon platí, zůstává Vaše totožnost i teď důvěrná (§ 8 odst. 1 HinSchG). Pokud považujete náš závěr za nesprávný, napište nám prosím. Můžete se obrátit také na externí oznamovací místo, například na spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz).

S pozdravem
{funktion}, {unternehmen}`,

  question: `Dobrý den,

děkujeme za Vaše oznámení s číslem případu {fallnummer}. Abychom ho mohli prověřit, potřebujeme ještě několik údajů. Odpovězte prosím jen na to, co víte:

– Co přesně se stalo?
– Kdy a kde to bylo a trvá to ještě?
– Kdo se na tom podílel, kdo to viděl? Místo jména stačí funkce.
– Odkud to víte: z vlastní zkušenosti, nebo od jiných?
– Existují důkazy, například e-maily, fotky nebo faktury?
– [… další otázka]

Pokud chcete zůstat v anonymitě, dbejte prosím na to, aby na Vás text a soubory neukazovaly. Kvůli důkazu se nevystavujte nebezpečí.

S pozdravem
{funktion}, {unternehmen}`,

  "question-reminder": `Dobrý den,

v tomto případu jsme Vám položili otázku a zatím jsme nenašli odpověď. Vaše odpověď by nám velmi pomohla, i krátká nebo jen „To nevím“.

Pokud se nám do [… datum] neozvete, budeme pokračovat s tím, co máme. Je možné, že pak budeme muset případ uzavřít pro nedostatek důkazů.

S pozdravem
{funktion}, {unternehmen}`,

  invitation: `Dobrý den,

rádi bychom s Vámi mluvili. Rozhovor je dobrovolný; nebudete mít žádnou nevýhodu, pokud raději píšete.

Náš návrh: [… den, čas, místo nebo telefon]. S Vaším souhlasem je možný i rozhovor s obrazem a zvukem (§ 16 odst. 3 HinSchG). Můžete s sebou vzít někoho, komu důvěřujete.

O rozhovoru uděláme zápis. Nahrávat ho nebo ho zapsat slovo od slova smíme jen s Vaším souhlasem. Zápis dostanete ke kontrole (§ 11 HinSchG).

Hodí se Vám to, nebo máte jiný návrh? Napište nám prosím zde.

S pozdravem
{funktion}, {unternehmen}`,

  record: `Dobrý den,

zápis z našeho rozhovoru najdete zde ve svém případu pod názvem „Zápis ke kontrole“.

Zkontrolujte prosím, zda je správný. Můžete ho opravit, doplnit a potvrdit (§ 11 odst. 4 HinSchG). Zvolte tam k tomu „Potvrdit“, „Navrhnout opravu“ nebo „Nepotvrdit“.

Pokud se rozhovor s Vaším souhlasem nahrával, nahrávku smažeme, jakmile bude zápis hotový.

S pozdravem
{funktion}, {unternehmen}`,

  abuse: `Dobrý den,

co nám oznamujete, bereme vážně a dál to prověřujeme. Ve Vaší zprávě jsou ale i urážky. Popište prosím, co se stalo, aniž byste jiné ponižovali. Tak Vám můžeme lépe pomoci.

Na výroky, které s věcí nesouvisejí, neodpovídáme. I ten, o kom je oznámení, má práva.

Zákon chrání toho, kdo měl dostatečný důvod považovat své údaje za pravdivé. Kdo úmyslně nebo z hrubé nedbalosti oznámí něco nepravdivého, chráněn není (§ 9 odst. 1 a § 38 HinSchG). Z toho Vás nepodezíráme; říkáme to, abyste to věděli.

S pozdravem
{funktion}, {unternehmen}`,

  anonymity: `Dobrý den,

přejete si, aby se nikdo nedozvěděl, kdo oznámení podal. Chápeme to.

Pokud jste své jméno neuvedli, neznáme ho a uvést ho nemusíte. Pokud ho známe, dozvědí se ho jen osoby, které Vaše oznámení přijímají a vyřizují nebo při tom pomáhají (§ 8 HinSchG). Všichni ostatní se ho dozvědí, jen když je to nutné pro následná opatření a Vy jste k tomuto jednomu předání dali souhlas (§ 9 odst. 3 HinSchG).

Výjimky stanoví zákon: orgány činné v trestním řízení, úřady ve správním řízení a soudy mohou informace vyžadovat (§ 9 odst. 2 HinSchG). Pak Vám to řekneme předem, pokud to nemáme zakázáno. Kdo úmyslně nebo z hrubé nedbalosti oznámí něco nepravdivého, jeho totožnost chráněna není (§ 9 odst. 1 HinSchG).

I Vy můžete pomoci: o oznámení s nikým nemluvte a dávejte pozor, zda v něm nejsou podrobnosti, které můžete znát jen Vy.

S pozdravem
{funktion}, {unternehmen}`,

  consent: `Dobrý den,

k dalšímu prověření bychom chtěli předat dál údaje, podle kterých Vás lze poznat. Smíme to jen s Vaším souhlasem (§ 9 odst. 3 HinSchG).

Co chceme předat: [… údaje]
Komu: [… funkce nebo místo]
Proč je to nutné pro následná opatření: [… důvod]

Souhlas je dobrovolný a platí jen pro toto jedno předání. Pokud odmítnete, nebudete mít žádnou nevýhodu; pak budeme prověřovat bez tohoto předání, nakolik to půjde. Souhlas můžete kdykoli do budoucna odvolat.

Dostanete zde k tomu zvláštní žádost. Odpovězte prosím v ní pomocí „Souhlasit“ nebo „Odmítnout“; tam můžete souhlas i odvolat.

S pozdravem
{funktion}, {unternehmen}`,

  "disclosure-notice": `Dobrý den,

předem Vás informujeme: údaje o Vaší totožnosti musíme předat úřadu nebo soudu (§ 9 odst. 2 HinSchG).

Příjemce: [… úřad nebo soud]
Důvod: [… požadavek v trestním řízení, příkaz ve správním řízení nebo rozhodnutí soudu]
Rozsah: [… údaje]
Čas: [… datum]

Předáme jen to, co se vyžaduje. Ochrana před znevýhodněním kvůli Vašemu oznámení trvá (§ 36 HinSchG). Pokud máte námitky, napište nám prosím hned. Můžete se také poradit s právníkem.

S pozdravem
{funktion}, {unternehmen}`,

  "hand-over": `Dobrý den,

Vaše oznámení jsme prověřili a předáváme jeho řešení dál (§ 18 č. 4 HinSchG). Další vyšetřování převezme: [… interní místo nebo úřad].

Důvod: [… důvod]. Údaje, podle kterých Vás lze poznat, přitom předáme jen v míře, v jaké jste s tím souhlasili nebo v jaké to vyžaduje zákon (§ 8 a 9 HinSchG).

Zůstáváme zde s Vámi ve spojení. Naši zpětnou vazbu dostanete nejpozději dne {rueckmeldung_bis}.

S pozdravem
{funktion}, {unternehmen}`,

  interim: `Dobrý den,

chceme Vás průběžně informovat. Na Vašem případu {fallnummer} se dál pracuje. Stav ke dni {heute}: [… co se stalo].

Další krok: [… další krok]. Naši zpětnou vazbu podle § 17 odst. 2 HinSchG dostanete nejpozději dne {rueckmeldung_bis}.

Pokud jste si ještě na něco vzpomněli nebo se něco změnilo, napište nám prosím zde.

S pozdravem
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Dobrý den,

prověřili jsme Vaše oznámení ze dne {eingangsdatum}. Co jste oznámili, se potvrdilo. Toto je naše zpětná vazba podle § 17 odst. 2 HinSchG.

Co jsme udělali: [… přijatá následná opatření]
Co ještě plánujeme: [… plánovaná následná opatření s termínem]
Důvody: [… důvody]

Podrobnosti o jiných osobách Vám sdělit nesmíme. Děkujeme, že jste nás informovali. Bez Vás bychom se to nedozvěděli.

S pozdravem
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Dobrý den,

prověřili jsme Vaše oznámení ze dne {eingangsdatum}. Co jste oznámili, jsme nemohli potvrdit. Toto je naše zpětná vazba podle § 17 odst. 2 HinSchG.

Co jsme udělali: [… přijatá následná opatření]
Co ještě plánujeme: [… plánovaná následná opatření, nebo žádná]
Důvody: [… důvody]

To neznamená, že Vám nevěříme. Vaše ochrana trvá, pokud jste měli dostatečný důvod považovat své údaje za pravdivé. Pokud máte další informace nebo důkazy, napište nám prosím.

S pozdravem
{funktion}, {unternehmen}`,

  "feedback-limited": `Dobrý den,

prověřili jsme Vaše oznámení ze dne {eingangsdatum}. Toto je naše zpětná vazba podle § 17 odst. 2 HinSchG.

Co Vám můžeme říci: [… přijatá a plánovaná následná opatření]
Důvody: [… důvody]

Více teď říci nesmíme. Zpětná vazba je dovolena jen v míře, v jaké nezasahuje do interního zjišťování nebo vyšetřování a nenarušuje práva osob, o které jde (§ 17 odst. 2 věta 3 HinSchG). Jakmile budeme smět říci více, přečtete si to zde.

S pozdravem
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Dobrý den,

dnes dostáváte naši zpětnou vazbu podle § 17 odst. 2 HinSchG k Vašemu oznámení ze dne {eingangsdatum}. Jeho řešení ještě není uzavřeno.

Co jsme udělali: [… přijatá následná opatření]
Co ještě plánujeme: [… plánovaná následná opatření]
Důvody a proč to trvá déle: [… důvody]

Výsledek se dozvíte zde, pravděpodobně do [… datum].

S pozdravem
{funktion}, {unternehmen}`,

  closing: `Dobrý den,

řešení Vašeho oznámení s číslem případu {fallnummer} jsme uzavřeli. Výsledek a důvody: [… výsledek a důvody].

Pokud s tím nesouhlasíte, můžete se obrátit na externí oznamovací místo: na spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz), v oblasti financí na místo úřadu BaFin, v oblasti hospodářské soutěže na místo Spolkového kartelového úřadu (Bundeskartellamt). Všechna s adresami najdete na stránce „Externí oznamovací místa“ tohoto oznamovacího kanálu.

Své podklady k Vašemu oznámení smažeme po dni {loeschdatum} (§ 11 odst. 5 HinSchG). Déle je uchováme, jen když to vyžaduje zákon a je to přiměřené.

Pokud Vás kvůli oznámení někdo znevýhodní, napište nám prosím, i později. Děkujeme za Vaši důvěru.

S pozdravem
{funktion}, {unternehmen}`,

  retaliation: `Dobrý den,

dne {eingangsdatum} jste nám něco oznámili. Chtěli bychom vědět, jak se Vám od té doby daří.

Znevýhodnil Vás někdo kvůli oznámení, nebo Vám tím někdo hrozil? Například výpověď, přeložení, horší hodnocení, vylučování z kolektivu nebo šikana. Je to zakázáno, a to i samotná hrozba (§ 36 odst. 1 HinSchG).

Pokud Vás po oznámení někdo v práci znevýhodní a uvedete, že je to kvůli oznámení, má se za to, že tomu tak je. Kdo Vás znevýhodnil, musí dokázat opak (§ 36 odst. 2 HinSchG). Možná je i náhrada škody (§ 37 HinSchG).

Napište nám prosím, co se stalo a kdy. Pokud je vše dobré, stačí krátké „Vše v pořádku“.

S pozdravem
{funktion}, {unternehmen}`,
};
