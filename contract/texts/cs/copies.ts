import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Czech; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… oslovení]

{funktion} společnosti {unternehmen}: přišlo nám oznámení, které se týká i Vás. Informujeme Vás podle článku 14 GDPR. Oznámení ještě není výsledek: nic z něj není prokázáno a můžete se k němu vyjádřit.

O co jde: [… předmět, bez čehokoli, co by ukazovalo na oznamující osobu]
Správce: {unternehmen}, [… adresa a kontakt]
Ochrana údajů: [… kontakt na pověřence pro ochranu osobních údajů]
Účel: prověření oznámení a následná opatření
Právní základ: čl. 6 odst. 1 písm. c) GDPR ve spojení s § 10 HinSchG
Které údaje: [… kategorie, například jméno, funkce, popsané události]
Kdo je dostane: osoby, které jsou pro oznámení příslušné; [… další příjemci nebo nikdo]
Odkud pocházejí: z oznámení. Od koho, říci nesmíme (§ 8 HinSchG, § 29 odst. 1 BDSG).
Jak dlouho: zpravidla tři roky po ukončení postupu (§ 11 odst. 5 HinSchG)

Máte právo na přístup k údajům, jejich opravu, výmaz a omezení zpracování, pokud je zákon neomezuje, a můžete podat stížnost u úřadu pro ochranu osobních údajů.

Prosíme, nesnažte se zjistit, od koho oznámení pochází. Znevýhodňovat oznamující osoby je zakázáno (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… oslovení]

požádali jste o přístup k údajům podle článku 15 GDPR. Zde je odpověď, stav ke dni {heute}.

Zda o Vás zpracováváme údaje: [… ano nebo ne]
Které údaje: [… kategorie a obsah]
Účel: prověření oznámení a následná opatření
Právní základ: čl. 6 odst. 1 písm. c) GDPR ve spojení s § 10 HinSchG
Příjemci: [… příjemci nebo kategorie]
Zdroj: [… zdroj, pokud smí být uveden]
Doba: zpravidla tři roky po ukončení postupu (§ 11 odst. 5 HinSchG)
Automatizované rozhodování neprobíhá.

Některé údaje nesmíme sdělit, protože musí zůstat v tajnosti, především kvůli oprávněným zájmům jiných osob. Patří k nim i to, kdo oznámení podal (§ 8 HinSchG, § 29 odst. 1 BDSG).

Máte právo na opravu, výmaz a omezení zpracování, pokud je zákon neomezuje, a můžete podat stížnost u úřadu pro ochranu osobních údajů.

{funktion}, {unternehmen}`,

  "staff-mail": `Předmět: Jak můžete oznámit, co není v pořádku

Dobrý den,

když ve společnosti {unternehmen} něco není v pořádku, chceme to vědět. K tomu u nás slouží {funktion}.

Oznámení můžete podat zde: [… úplná adresa oznamovacího kanálu]. Jde to bez přihlášení, kdykoli, se jménem nebo anonymně. Oznámení lze podat i po telefonu nebo při rozhovoru: [… kontakt].

Kdo Vaše oznámení vyřizuje, je nezávislý a povinen zachovat důvěrnost (§ 8 a 15 HinSchG). Do sedmi dnů potvrdíme přijetí, nejpozději tři měsíce poté Vám řekneme, co jsme udělali.

Znevýhodňovat někoho kvůli oznámení je zakázáno (§ 36 HinSchG). Můžete si vybrat i externí oznamovací místo, například spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz). Pokud lze proti porušení účinně zasáhnout uvnitř společnosti a nebojíte se znevýhodnění, podejte prosím oznámení nejdříve interně.

S pozdravem
{unternehmen}`,

  "staff-intranet": `Oznamte, co není v pořádku

Úplatky, podvody, nebezpečí na pracovišti, diskriminace, porušení ochrany životního prostředí nebo osobních údajů: kdo se o tom při práci dozví, může to oznámit. Příslušné místo: {funktion}.

Kde: [… úplná adresa oznamovacího kanálu]
Jak: písemně, pokud chcete, anonymně; po telefonu nebo při rozhovoru: [… kontakt]
Kdo to čte: jen lidé z oznamovacího místa
Kdy se Vám ozveme: nejpozději za sedm dnů potvrzení o přijetí, nejpozději tři měsíce poté zpětná vazba
Vaše ochrana: důvěrnost (§ 8 HinSchG) a zákaz odvetných opatření (§ 36 HinSchG)

Místo toho si můžete vybrat i externí oznamovací místo: spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz), místo úřadu BaFin nebo Spolkového kartelového úřadu (Bundeskartellamt).

Při ohrožení života nebo zdraví volejte prosím nejdříve tísňovou linku 110 nebo 112.`,

  "staff-notice": `Něco není v pořádku? Řekněte nám to.

{funktion} společnosti {unternehmen} přijímá oznámení:
důvěrně, pokud chcete, anonymně, kdykoli.

[… úplná adresa oznamovacího kanálu nebo QR kód]
[… telefon a kdy se nám dovoláte]

Kdo oznamuje, je chráněn. Znevýhodňování je zakázáno (§ 36 HinSchG).
Můžete si vybrat i externí oznamovací místo, například při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz).`,

  "new-staff": `Vítejte ve společnosti {unternehmen}

K Vašemu nástupu patří i tato informace: {funktion} u nás přijímá oznámení podle německého zákona o ochraně oznamovatelů (HinSchG). Můžete tam oznámit porušení, o kterých se při práci dozvíte, i z doby, kdy jste se o místo ucházeli.

Adresa: [… úplná adresa oznamovacího kanálu]
Další cesty: [… telefon, rozhovor]

Můžete uvést své jméno, nebo zůstat v anonymitě. Vaše oznámení čtou jen příslušné osoby; jsou povinny zachovat důvěrnost (§ 8 HinSchG). Znevýhodňovat někoho kvůli oznámení je zakázáno (§ 36 HinSchG). Můžete si vybrat i externí oznamovací místo, například spolkové místo při Spolkovém úřadu pro spravedlnost (Bundesamt für Justiz).

Co přitom děláme s Vašimi údaji, najdete v oznamovacím kanálu na stránce „Ochrana osobních údajů“.`,
};
