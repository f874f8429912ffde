import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Hungarian; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… megszólítás]

bejelentés érkezett, amely Önt is érinti. A bejelentést fogadta: {funktion}, {unternehmen}. A GDPR 14. cikke alapján tájékoztatjuk. Egy bejelentés még nem eredmény: semmi sem bizonyított belőle, és Ön nyilatkozhat róla.

Miről szól: [… tárgy, a bejelentő személyre utaló részletek nélkül]
Adatkezelő: {unternehmen}, [… cím és elérhetőség]
Adatvédelem: [… az adatvédelmi tisztviselő elérhetősége]
Cél: a bejelentés vizsgálata és az intézkedések
Jogalap: a GDPR 6. cikk (1) bekezdés c) pontja a HinSchG 10. §-ával együtt
Milyen adatok: [… kategóriák, például név, beosztás, leírt események]
Ki kapja meg: a bejelentésért felelős személyek; [… további címzettek vagy senki]
Honnan származnak: egy bejelentésből. Hogy kitől, nem mondhatjuk meg (HinSchG 8. §, BDSG 29. § (1) bekezdés).
Meddig: általában három évig az eljárás befejezése után (HinSchG 11. § (5) bekezdés)

Önnek joga van a hozzáféréshez, a helyesbítéshez, a törléshez és az adatkezelés korlátozásához, amennyiben a törvény ezt nem korlátozza, és panaszt tehet egy adatvédelmi hatóságnál.

Kérjük, ne próbálja kideríteni, kitől származik a bejelentés. A bejelentő személyeknek tilos hátrányt okozni (HinSchG 36. §).

{heute}
{funktion}, {unternehmen}`,

  access: `[… megszólítás]

Ön a GDPR 15. cikke alapján hozzáférést kért az adataihoz. Itt a tájékoztatás, az állapot dátuma: {heute}

Kezelünk-e adatokat Önről: [… igen vagy nem]
Milyen adatok: [… kategóriák és tartalom]
Cél: egy bejelentés vizsgálata és az intézkedések
Jogalap: a GDPR 6. cikk (1) bekezdés c) pontja a HinSchG 10. §-ával együtt
Címzettek: [… címzettek vagy kategóriák]
Forrás: [… forrás, amennyiben megnevezhető]
Meddig: általában három évig az eljárás befejezése után (HinSchG 11. § (5) bekezdés)
Automatizált döntéshozatal nem történik.

Néhány adatot nem adhatunk meg, mert titokban kell tartani, főleg mások jogos érdekei miatt. Ide tartozik az is, ki tett egy bejelentést (HinSchG 8. §, BDSG 29. § (1) bekezdés).

Önnek joga van a helyesbítéshez, a törléshez és az adatkezelés korlátozásához, amennyiben a törvény ezt nem korlátozza, és panaszt tehet egy adatvédelmi hatóságnál.

{funktion}, {unternehmen}`,

  "staff-mail": `Tárgy: Így jelenthet visszaéléseket

Tisztelt Munkatársunk,

ha valami nincs rendben a cégnél ({unternehmen}), tudni szeretnénk róla. Erre való a bejelentési szolgálatunk: {funktion}.

Itt tehet bejelentést: [… a bejelentési csatorna teljes címe]. Bejelentkezés nélkül, bármikor, névvel vagy névtelenül. Telefonon vagy beszélgetésben is tehet bejelentést: [… elérhetőség].

Akik a bejelentésével foglalkoznak, függetlenek, és titoktartásra kötelesek (HinSchG 8. és 15. §). A beérkezést hét napon belül visszaigazoljuk; ezután legkésőbb három hónappal közöljük, mit tettünk.

Bejelentés miatt tilos hátrányt okozni (HinSchG 36. §). Külső bejelentési szervet is választhat, például a szövetségi szervet a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz). Ha a cégen belül hatékonyan fel lehet lépni a jogsértés ellen, és Ön nem tart hátrányoktól, kérjük, először belül tegyen bejelentést.

Üdvözlettel
{unternehmen}`,

  "staff-intranet": `Visszaélések bejelentése

Vesztegetés, csalás, veszélyek a munkahelyen, diszkrimináció, környezetvédelmi vagy adatvédelmi szabályok megsértése: aki a munkája során ilyesmiről tudomást szerez, bejelentheti. Az illetékes: {funktion}.

Hol: [… a bejelentési csatorna teljes címe]
Hogyan: írásban, ha szeretné, névtelenül; telefonon vagy beszélgetésben: [… elérhetőség]
Ki olvassa: csak a bejelentési szolgálat munkatársai
Mikor hall rólunk: legkésőbb hét napon belül visszaigazolás, ezután legkésőbb három hónappal visszajelzés
Az Ön védelme: titoktartás (HinSchG 8. §) és a megtorlás tilalma (HinSchG 36. §)

Ehelyett külső bejelentési szervet is választhat: a szövetségi szervet a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz), a BaFin vagy a Szövetségi Kartellhivatal (Bundeskartellamt) szervét.

Ha élet vagy testi épség van veszélyben, kérjük, először a 110-es vagy a 112-es segélyhívót hívja.`,

  "staff-notice": `Valami nincs rendben? Mondja el nekünk.

{funktion}, {unternehmen}: bejelentéseket fogadunk,
bizalmasan, ha szeretné, névtelenül, bármikor.

[… a bejelentési csatorna teljes címe vagy QR-kód]
[… telefon és fogadóóra]

Aki bejelentést tesz, azt védelem illeti meg. Tilos hátrányt okozni (HinSchG 36. §).
Külső bejelentési szervet is választhat, például a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz).`,

  "new-staff": `Üdvözöljük a cégnél ({unternehmen})

A kezdéshez ez is hozzátartozik: a német bejelentővédelmi törvény (HinSchG) szerint nálunk is van bejelentési szolgálat: {funktion}. Ott jogsértéseket jelenthet be, amelyekről a munkája során szerez tudomást, akár a jelentkezése idejéből is.

Cím: [… a bejelentési csatorna teljes címe]
További utak: [… telefon, beszélgetés]

Megadhatja a nevét, vagy névtelen maradhat. A bejelentését csak az illetékes személyek olvassák; titoktartásra kötelesek (HinSchG 8. §). Bejelentés miatt tilos hátrányt okozni (HinSchG 36. §). Külső bejelentési szervet is választhat, például a szövetségi szervet a német Szövetségi Igazságügyi Hivatalnál (Bundesamt für Justiz).

Hogy mit teszünk az adataival, az a bejelentési csatorna adatvédelmi tájékoztatójában olvasható.`,
};
