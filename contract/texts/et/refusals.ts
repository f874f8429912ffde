import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Estonian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Mõned andmed on puudulikud või valed. Palun kontrollige välju ja proovige uuesti.",
  BOX_REFUSED: "Andmed ei jõudnud kohale õigesti krüpteeritult ja neid ei salvestatud. Palun proovige uuesti.",
  PART_DAMAGED: "Osa failist jõudis kohale vigasena. See saadetakse uuesti.",
  FILES_INCOMPLETE: "Vähemalt üks fail ei ole täielikult kohale jõudnud. Palun proovige uuesti.",
  FILES_NOT_ALLOWED: "See teavituskanal ei võta faile vastu. Palun eemaldage need.",
  CATEGORY_REQUIRED: "Palun valige kategooria.",
  CATEGORY_UNKNOWN: "Seda kategooriat ei ole enam. Palun valige teine.",
  ANONYMOUS_NOT_ALLOWED: "See teavituskanal võtab vastu ainult konfidentsiaalseid teateid.",
  CASE_NOT_FOUND: "Parool on vale või juhtumit ei leitud.",
  NOT_FOUND: "Seda ei leitud. Võib-olla on see kustutatud.",
  CHANNEL_NOT_FOUND: "Soovitud teavituskanalit ei leitud.",
  REPORT_CONFLICT: "Selle tunnuse all on juba salvestatud teine teade. Palun saatke teade uuesti.",
  MESSAGE_CONFLICT: "Selle tunnuse all on juba salvestatud teine sõnum. Palun saatke sõnum uuesti.",
  PART_CONFLICT: "Faili selle osa jaoks on juba salvestatud teised baidid. Palun lisage fail uuesti.",
  DEPARTMENT_KEY_OUTDATED: "Teavitusüksus on oma võtme uuendanud. Palun laadige leht uuesti; enne salvestage oma tekst.",
  DEPARTMENT_KEY_LOST: "Kellelgi teavitusüksuses ei ole praegu võtit, mis avab uusi teateid. Saate saata, kui uus võti on olemas.",
  TOO_LARGE: "Saadetud andmed on liiga suured.",
  PROOF_NEEDED:
    "Sellesse teavituskanalisse saabub praegu väga palju korraga. Seetõttu peab teie brauser enne saatmist natuke arvutama ja see ei õnnestunud. Teie sisestatu on alles. Palun proovige uuesti.",
  STORAGE_FULL:
    "Serveri salvestusruum on täis. Viga ei ole teie ühenduses. Mis on juba kohale jõudnud, jääb alles; mis on veel siin, ei ole saadetud. Jätke leht avatuks ja proovige hiljem uuesti. Ilma failideta võib see juba praegu õnnestuda.",
  TOO_MANY_TRIES: "Liiga palju katseid lühikese aja jooksul. Palun oodake mõni minut.",
  TOO_MANY_MESSAGES:
    "Selles juhtumis saabus lühikese ajaga väga palju sõnumeid. Seepärast seda sõnumit ei saadetud; teie tekst on veel siin. Palun oodake 15 minutit ja saatke see siis uuesti.",
  MEETING_ASKED: "Selles juhtumis on isiklikku vestlust juba palutud. Teie palvet uuesti ei saadetud. Lisateavet saate saata sõnumina.",
  NO_MEETING_ASKED:
    "Selles juhtumis ei ole praegu avatud palvet isiklikuks vestluseks: sellele on juba vastatud või see on tagasi võetud. Midagi ei saadetud.",
  UPLOAD_QUOTA: "See teavituskanal ei saa praegu rohkem faile vastu võtta. Palun proovige hiljem või saatke teade ilma failideta.",
  UNEXPECTED: "Meie poolel tekkis viga. Teie sisestatu on alles. Palun proovige uuesti.",
  UNAVAILABLE: "Teenus ei ole praegu kättesaadav. Teie sisestatu on alles. Palun proovige mõne minuti pärast uuesti.",
};
