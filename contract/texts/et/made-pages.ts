import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Estonian. */
export const madePages: MadePageTexts = {
  choice:
    "Valik on vaba: võite pöörduda sisemise või välise teavitusüksuse poole. Te ei pea kõigepealt teatama ettevõttes. Ka pärast sisemist teadet võite veel pöörduda välise üksuse poole. Keegi ei tohi teid selles takistada (HinSchG § 7).",
  asOf: "Loetelu seis: {date}",
  levels: {
    federal: "Saksamaa liitvabariigi üksused",
    states: "Saksamaa liidumaade üksused",
    union: "Euroopa Liidu üksused",
  },
  own: "Lisanud ettevõte {company}",
  ownText: "Need üksused on lisanud ettevõte {company}. Need ei kuulu ülal olevasse loetellu.",
  phone: "Telefon",
  hours: "Kättesaadav",
  meeting: "Isiklik vestlus",
  meetingRight:
    "Kui te seda soovite, peab teavitusüksus pakkuma teile mõistliku aja jooksul isiklikku vestlust (HinSchG § 16 lõige 3). Palute seda, kui valite „Uus teade“ all „Palun isiklikku vestlust“, või oma juhtumi lehel. Seejärel lepite aja kokku oma juhtumis.",
  noPhone:
    "Ettevõte {company} ei ole siia märkinud teavitusüksuse telefoninumbrit. Kui teile meeldib rohkem rääkida kui kirjutada, paluge „Uus teade“ kaudu, et teile helistataks või teiega vesteldaks.",
  lead: "Te ei pea oma teadet kirjutama. Võite teavitusüksusega ka rääkida.",
  outside: "Välised teavitusüksused",
  outsideText: "Võite pöörduda ka välise teavitusüksuse poole. Need on lehel „Välised teavitusüksused“.",
};
