import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Hungarian. */
export const madePages: MadePageTexts = {
  choice:
    "Ön szabadon választhat: a belső bejelentési szolgálathoz vagy egy külső szervhez is fordulhat. Nem kell előbb a cégen belül bejelentést tennie, és belső bejelentés után is fordulhat még külső szervhez. Ebben senki sem akadályozhatja meg (HinSchG 7. §).",
  asOf: "A lista állapota: {date}",
  levels: {
    federal: "A német szövetségi állam szervei",
    states: "A német tartományok szervei",
    union: "Az Európai Unió szervei",
  },
  own: "A cég ({company}) kiegészítése",
  ownText: "Ezeket a szerveket a cég ({company}) adta hozzá. Nem tartoznak a fenti listához.",
  phone: "Telefon",
  hours: "Elérhetőség ideje",
  meeting: "Személyes beszélgetés",
  meetingRight:
    "Ha kéri, a bejelentési szolgálatnak megfelelő időn belül személyes beszélgetést kell ajánlania Önnek (HinSchG 16. § (3) bekezdése). Ezt az „Új bejelentés” alatt kérheti a „Személyes beszélgetést kérek” mezővel, vagy az ügye oldalán. Az időpontot utána az ügyében beszélik meg.",
  noPhone:
    "A cég ({company}) itt nem adta meg a bejelentési szolgálat telefonszámát. Ha szívesebben beszél, mint ír, kérjen hívást vagy beszélgetést az „Új bejelentés” gombbal.",
  lead: "A bejelentését nem kell leírnia. Beszélhet is a bejelentési szolgálattal.",
  outside: "Külső bejelentési szervek",
  outsideText: "Külső bejelentési szervhez is fordulhat. Ezeket a „Külső bejelentési szervek” oldal sorolja fel.",
};
