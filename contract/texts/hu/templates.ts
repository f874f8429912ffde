import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Hungarian; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Tisztelt Bejelentő,

a bejelentése {eingangsdatum} napján beérkezett hozzánk. Az ügyszáma: {fallnummer}. Ez a visszaigazolásunk a német bejelentővédelmi törvény (HinSchG) 17. § (1) bekezdése szerint; automatikusan készült.

Mi következik: megvizsgáljuk, hogy a bejelentése a törvény hatálya alá tartozik-e, és megalapozott-e. Legkésőbb {rueckmeldung_bis} napján itt közöljük Önnel, mit tervezünk vagy mit tettünk, és miért.

Ha kérdésünk van, itt, az ügyében találja meg. Kérjük, időnként nyissa meg a jelszavával.

A kilétét bizalmasan kezeljük (HinSchG 8. §). Külső bejelentési szervhez is fordulhat, például a szövetségi szervhez a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Tisztelt Bejelentő,

köszönjük a bejelentését. {eingangsdatum} napján megkaptuk, és ezt ezúton visszaigazoljuk (HinSchG 17. § (1) bekezdés). Az ügyszáma: {fallnummer}.

Gondosan elolvassuk, és megvizsgáljuk, hogy a német bejelentővédelmi törvény hatálya alá tartozik-e, és megalapozott-e. Legkésőbb {rueckmeldung_bis} napján itt közöljük Önnel, mit tervezünk vagy mit tettünk, és miért.

A kilétét csak azok ismerik, akik a bejelentését fogadják és intézik, vagy segítenek nekik ebben (HinSchG 8. §). Bejelentés miatt tilos hátrányt okozni (HinSchG 36. §). Ha hátrány éri, kérjük, írja meg nekünk.

Kérjük, időnként nyissa meg az ügyét. A kérdéseink csak itt jelennek meg.

Üdvözlettel
{funktion}, {unternehmen}`,

  "receipt-after-call": `Tisztelt Bejelentő,

köszönjük a hívását. A bejelentését {eingangsdatum} napján felvettük, és visszaigazoljuk, hogy megkaptuk (HinSchG 17. § (1) bekezdés). Az ügyszáma: {fallnummer}.

Leírjuk, amit elmondott nekünk. A jegyzőkönyvet itt találja meg, amint elkészül. Akkor ellenőrizheti, kijavíthatja és megerősítheti (HinSchG 11. § (4) bekezdés).

Legkésőbb {rueckmeldung_bis} napján itt közöljük Önnel, mit tervezünk vagy mit tettünk, és miért. A kilétét bizalmasan kezeljük (HinSchG 8. §).

Üdvözlettel
{funktion}, {unternehmen}`,

  "scope-accepted": `Tisztelt Bejelentő,

megvizsgáltuk, hogy illetékesek vagyunk-e a bejelentésében. Igen: a német bejelentővédelmi törvény hatálya alá tartozik (HinSchG 2. §).

Most azt vizsgáljuk, megalapozott-e, és döntünk az intézkedésekről. Ha további adatokra van szükségünk, itt kérdezünk.

A törvény védi Önt a hátrányoktól, ha a bejelentéskor elegendő oka volt azt hinni, hogy az adatai igazak (HinSchG 33–37. §). A visszajelzésünket legkésőbb {rueckmeldung_bis} napján megkapja.

Üdvözlettel
{funktion}, {unternehmen}`,

  "scope-declined": `Tisztelt Bejelentő,

köszönjük a bejelentését, amely {eingangsdatum} napján érkezett. Megvizsgáltuk. A megítélésünk szerint nem tartozik a német bejelentővédelmi törvény hatálya alá (HinSchG 2. §): [… indok egy mondatban].

Ez nem jelenti azt, hogy nem fontos, amit elmondott. Az illetékes szerv: [… szerv és elérhetősége]. A bejelentését az Ön hozzájárulása nélkül nem adjuk tovább neki.

Ha a bejelentéskor oka volt azt hinni, hogy a törvény érvényes rá, a kiléte bizalmas marad (HinSchG 8. § (1) bekezdés). Ha szerinte tévedünk, kérjük, írja meg nekünk. Külső bejelentési szervhez is fordulhat, például a szövetségi szervhez a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz).

Üdvözlettel
{funktion}, {unternehmen}`,

  question: `Tisztelt Bejelentő,

köszönjük a bejelentését, ügyszáma: {fallnummer}. Ahhoz, hogy megvizsgálhassuk, még néhány adatra van szükségünk. Kérjük, csak arra válaszoljon, amit tud:

– Mi történt pontosan?
– Mikor és hol történt, és még tart-e?
– Ki vett részt benne, ki látta? Név helyett elég a beosztás.
– Honnan tudja: saját maga látta, vagy mások mondták?
– Van-e bizonyíték, például e-mail, fénykép vagy számla?
– [… további kérdés]

Ha névtelen szeretne maradni, kérjük, figyeljen arra, hogy a szöveg és a fájlok ne utaljanak Önre. Ne tegye ki magát veszélynek azért, hogy bizonyítékot szerezzen.

Üdvözlettel
{funktion}, {unternehmen}`,

  "question-reminder": `Tisztelt Bejelentő,

ebben az ügyben kérdést tettünk fel Önnek, és még nem találtunk választ. A válasza sokat segítene, akkor is, ha rövid, vagy csak annyi: „Nem tudom”.

Ha eddig nem kapunk választ: [… dátum], azzal folytatjuk, amink van. Akkor lehet, hogy bizonyíték hiányában le kell zárnunk az ügyet.

Üdvözlettel
{funktion}, {unternehmen}`,

  invitation: `Tisztelt Bejelentő,

szeretnénk beszélni Önnel. A beszélgetés önkéntes; nem éri hátrány, ha inkább írni szeretne.

A javaslatunk: [… nap, időpont, hely vagy telefon]. A hozzájárulásával videón is találkozhatunk (HinSchG 16. § (3) bekezdés). Elhozhat magával valakit, akiben megbízik.

A beszélgetésről jegyzőkönyvet készítünk. Csak akkor vehetjük fel vagy írhatjuk le szó szerint, ha hozzájárul. A jegyzőkönyvet megkapja ellenőrzésre (HinSchG 11. §).

Megfelel ez Önnek, vagy mást javasol? Kérjük, írja meg nekünk itt.

Üdvözlettel
{funktion}, {unternehmen}`,

  record: `Tisztelt Bejelentő,

a beszélgetésünk jegyzőkönyvét itt, az ügyében találja, ezzel a címmel: „Jegyzőkönyv ellenőrzésre”.

Kérjük, nézze meg, helyes-e. Kijavíthatja, kiegészítheti és megerősítheti (HinSchG 11. § (4) bekezdés). Ehhez válassza ott ezt: „Megerősítem”, „Javítást javaslok” vagy „Nem erősítem meg”.

Ha a beszélgetést a hozzájárulásával felvettük, a felvételt töröljük, amint az írásos jegyzőkönyv elkészült.

Üdvözlettel
{funktion}, {unternehmen}`,

  abuse: `Tisztelt Bejelentő,

komolyan vesszük, amit bejelent, és tovább vizsgáljuk. Az üzenete azonban sértéseket is tartalmaz. Kérjük, úgy írja le, mi történt, hogy közben másokat nem becsmérel. Így jobban tudunk segíteni Önnek.

Az ügyhöz nem tartozó megjegyzésekre nem válaszolunk. Azoknak is vannak jogaik, akikről a bejelentés szól.

A törvény azokat védi, akiknek elegendő okuk volt azt hinni, hogy az adataik igazak. Aki szándékosan vagy súlyos gondatlanságból hamis információt jelent be, azt nem védi (HinSchG 9. § (1) bekezdés és 38. §). Ezt nem feltételezzük Önről; azért mondjuk el, hogy tudja.

Üdvözlettel
{funktion}, {unternehmen}`,

  anonymity: `Tisztelt Bejelentő,

Ön nem szeretné, hogy bárki megtudja, kitől származik a bejelentés. Ezt megértjük.

Ha nem adta meg a nevét, nem ismerjük, és nem is kell megadnia. Ha ismerjük, csak azok tudják meg, akik a bejelentését fogadják és intézik, vagy segítenek nekik ebben (HinSchG 8. §). Más csak akkor tudja meg, ha ez az intézkedésekhez szükséges, és Ön ehhez az egy továbbadáshoz hozzájárult (HinSchG 9. § (3) bekezdés).

A törvény kivételeket is megnevez: a bűnüldöző hatóságok, közigazgatási eljárásban a hatóságok, valamint a bíróságok adatokat kérhetnek (HinSchG 9. § (2) bekezdés). Erről előre értesítjük, kivéve, ha ezt nem szabad. Nem védett annak a kiléte, aki szándékosan vagy súlyos gondatlanságból hamis információt jelent be (HinSchG 9. § (1) bekezdés).

Ön is tehet érte: ne beszéljen senkivel a bejelentésről, és gondolja át, vannak-e olyan részletek, amelyeket csak Ön tudhat.

Üdvözlettel
{funktion}, {unternehmen}`,

  consent: `Tisztelt Bejelentő,

a vizsgálat folytatásához olyan adatokat szeretnénk továbbadni, amelyekből Önt felismerhetik. Ezt csak a hozzájárulásával tehetjük meg (HinSchG 9. § (3) bekezdés).

Amit továbbadnánk: [… adatok]
Kinek: [… beosztás vagy szerv]
Miért szükséges ez az intézkedésekhez: [… indok]

A hozzájárulása önkéntes, és csak erre az egy továbbadásra érvényes. Nem éri hátrány, ha nem járul hozzá; akkor, amennyire lehet, enélkül folytatjuk. A hozzájárulását a jövőre nézve bármikor visszavonhatja.

Erről itt külön kérést kap. Kérjük, ott ezzel válaszoljon: „Hozzájárulok” vagy „Nem járulok hozzá”; a hozzájárulását is ott vonhatja vissza.

Üdvözlettel
{funktion}, {unternehmen}`,

  "disclosure-notice": `Tisztelt Bejelentő,

előre értesítjük: a kilétére vonatkozó adatokat tovább kell adnunk egy hatóságnak vagy bíróságnak (HinSchG 9. § (2) bekezdés).

Címzett: [… hatóság vagy bíróság]
Alap: [… kérés büntetőeljárásban, elrendelés közigazgatási eljárásban vagy bírósági határozat]
Terjedelem: [… adatok]
Időpont: [… dátum]

Csak azt adjuk tovább, amit kérnek. A bejelentése miatti hátrányok ellen továbbra is védelem illeti meg (HinSchG 36. §). Ha kifogása van, kérjük, írja meg nekünk azonnal. Jogi tanácsot is kérhet.

Üdvözlettel
{funktion}, {unternehmen}`,

  "hand-over": `Tisztelt Bejelentő,

megvizsgáltuk a bejelentését, és az eljárást átadjuk (HinSchG 18. § 4. pont). A további vizsgálatot végzi: [… belső egység vagy hatóság].

Az ok: [… indok]. Olyan adatokat, amelyekből Önt felismerhetik, csak annyiban adunk tovább, amennyiben Ön hozzájárult, vagy a törvény előírja (HinSchG 8. és 9. §).

Itt továbbra is elér minket. A visszajelzésünket legkésőbb {rueckmeldung_bis} napján megkapja.

Üdvözlettel
{funktion}, {unternehmen}`,

  interim: `Tisztelt Bejelentő,

szeretnénk tájékoztatni, hol tart az ügye. Ügyszám: {fallnummer}. Még dolgozunk rajta. Így áll {heute} napján: [… mi történt].

Következő lépés: [… következő lépés]. A HinSchG 17. § (2) bekezdése szerinti visszajelzésünket legkésőbb {rueckmeldung_bis} napján megkapja.

Ha eszébe jutott még valami, vagy valami megváltozott, kérjük, írja meg nekünk itt.

Üdvözlettel
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Tisztelt Bejelentő,

megvizsgáltuk a bejelentését, amely {eingangsdatum} napján érkezett. Amit bejelentett, beigazolódott. Ez a visszajelzésünk a HinSchG 17. § (2) bekezdése szerint.

Amit tettünk: [… megtett intézkedések]
Amit még tervezünk: [… tervezett intézkedések, időponttal]
Az indokok: [… indokok]

Más emberekről nem közölhetünk részleteket. Köszönjük, hogy szólt nekünk. Ön nélkül nem tudtuk volna meg.

Üdvözlettel
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Tisztelt Bejelentő,

megvizsgáltuk a bejelentését, amely {eingangsdatum} napján érkezett. Nem tudtuk igazolni, amit bejelentett. Ez a visszajelzésünk a HinSchG 17. § (2) bekezdése szerint.

Amit tettünk: [… megtett intézkedések]
Amit még tervezünk: [… tervezett intézkedések, vagy semmi]
Az indokok: [… indokok]

Ez nem jelenti azt, hogy nem hiszünk Önnek. Továbbra is védelem illeti meg, ha elegendő oka volt azt hinni, hogy az adatai igazak. Ha további információja vagy bizonyítéka van, kérjük, írja meg nekünk.

Üdvözlettel
{funktion}, {unternehmen}`,

  "feedback-limited": `Tisztelt Bejelentő,

megvizsgáltuk a bejelentését, amely {eingangsdatum} napján érkezett. Ez a visszajelzésünk a HinSchG 17. § (2) bekezdése szerint.

Amit közölhetünk: [… megtett és tervezett intézkedések]
Az indokok: [… indokok]

Többet most nem mondhatunk. Visszajelzést csak annyiban adhatunk, amennyiben az nem érinti a belső vizsgálatokat vagy nyomozást, és nem sérti az érintett személyek jogait (HinSchG 17. § (2) bekezdés 3. mondat). Amint többet mondhatunk, itt olvashatja.

Üdvözlettel
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Tisztelt Bejelentő,

ma megkapja a HinSchG 17. § (2) bekezdése szerinti visszajelzésünket a bejelentésére, amely {eingangsdatum} napján érkezett. Az eljárás még nem zárult le.

Amit tettünk: [… megtett intézkedések]
Amit még tervezünk: [… tervezett intézkedések]
Az indokok, és miért tart tovább: [… indokok]

Az eredményt itt tudja meg, várhatóan ekkor: [… dátum].

Üdvözlettel
{funktion}, {unternehmen}`,

  closing: `Tisztelt Bejelentő,

lezártuk az eljárást a bejelentése ügyében, ügyszám: {fallnummer}. Eredmény és indokok: [… eredmény és indokok].

Ha nem ért egyet, külső bejelentési szervhez fordulhat: a szövetségi szervhez a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz), a pénzügyi területen a BaFin szervéhez, versenyügyekben a Szövetségi Kartellhivatalhoz (Bundeskartellamt). A csatorna „Külső bejelentési szervek” oldala mindegyiket felsorolja a címével.

A bejelentéséhez tartozó iratokat {loeschdatum} napja után töröljük (HinSchG 11. § (5) bekezdés). Tovább csak akkor őrizzük meg őket, ha ezt törvény írja elő, és ez arányos.

Ha a bejelentése miatt hátrány éri, kérjük, írja meg nekünk, később is. Köszönjük a bizalmát.

Üdvözlettel
{funktion}, {unternehmen}`,

  retaliation: `Tisztelt Bejelentő,

{eingangsdatum} napján bejelentett nekünk valamit. Szeretnénk tudni, hogyan ment a sora azóta.

Érte-e hátrány a bejelentése miatt, vagy megfenyegették-e ilyesmivel? Például felmondás, áthelyezés, rosszabb értékelés, kirekesztés vagy mobbing. Ez tilos, és a fenyegetés is az (HinSchG 36. § (1) bekezdés).

Ha egy bejelentés után a munkájában hátrány éri, és azt állítja, hogy ez a bejelentés miatt van, akkor ezt vélelmezik. Annak kell az ellenkezőjét bizonyítania, aki így bánt Önnel (HinSchG 36. § (2) bekezdés). Kártérítés is lehetséges (HinSchG 37. §).

Kérjük, írja meg, mi történt, és mikor. Ha minden rendben van, elég egy rövid „Minden rendben”.

Üdvözlettel
{funktion}, {unternehmen}`,
};
