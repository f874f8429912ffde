import type { Catalogue } from "./translate.ts";

/** A channel's own domains. */
export const adminDomainsDe = {
  domainsTitle: "Eigene Domain",
  domainsLead:
    "Das Portal dieses Kanals kann auch unter einer Domain Ihres Unternehmens stehen, etwa hinweise.ihre-firma.de. Dass sie Ihnen gehört, weisen Sie mit einem Eintrag im DNS nach. Das ist das Verzeichnis der Namen im Internet. Ihre IT oder Ihr Domain-Anbieter kann dort Einträge anlegen.",
  domainsFailed: "Die Domains konnten nicht geladen werden",
  domainsFailedText: "Am Portal ändert sich dadurch nichts.",
  domainsFull: "Mehr als {count} Domains je Meldekanal sind nicht möglich.",
  domainAdd: "Domain hinzufügen",
  domainAddText: "Danach zeigen wir Ihnen die Einträge, die Sie im DNS anlegen. Am Portal ändert sich noch nichts.",
  domainName: "Domain",
  domainNameHint: "Nehmen Sie am besten einen Namen, der noch frei ist. Unter ihm steht danach nur das Portal.",
  domainAddFailed: "Die Domain konnte nicht eingetragen werden.",

  domainOpen: "Noch nicht bestätigt",
  domainOpenText: "Legen Sie diese Einträge im DNS an, und prüfen Sie sie danach hier.",
  domainProved: "Bestätigt",
  domainProvedText: "Bestätigt am {date}. Lassen Sie beide Einträge stehen: Wir prüfen den ersten jeden Tag.",
  domainMissing: "Eintrag fehlt",
  domainMissingText:
    "Wir finden den Eintrag seit dem {date} nicht mehr. Fehlt er {days} Tage lang, steht das Portal nicht mehr unter dieser Domain.",
  domainLost: "Abgeschaltet",
  domainLostText:
    "Der Eintrag fehlte seit dem {since}. Deshalb steht das Portal seit dem {lost} nicht mehr unter dieser Domain. Legen Sie den Eintrag wieder an, und prüfen Sie ihn hier.",
  domainChecked: "Zuletzt geprüft am {date}.",
  domainRecords: "Einträge im DNS",
  domainRecordProof: "1. Zeigt, dass die Domain Ihnen gehört",
  domainRecordWay: "2. Führt zum Portal",
  domainRecordType: "Typ",
  domainRecordName: "Name",
  domainRecordValue: "Wert",
  domainRecordTarget: "Ziel",
  domainCopyOf: "{what} kopieren",
  domainNoCname:
    "Manche Anbieter hängen Ihre Domain selbst an den Namen an. Dann lassen Sie sie dort weg. Ist an diesem Namen kein CNAME möglich, nehmen Sie A und AAAA mit den Adressen, zu denen {target} führt.",

  domainCheck: "Jetzt prüfen",
  domainCheckFailed: "Der Eintrag konnte nicht geprüft werden.",
  domainIs_proved: "Der Eintrag ist da. Die Domain ist bestätigt.",
  domainIs_provedText: "Führt auch der zweite Eintrag hierher, steht das Portal dort in wenigen Minuten.",
  domainIs_missing: "Unter {name} gibt es keinen TXT-Eintrag.",
  domainIs_missingText:
    "Prüfen Sie den Namen. Haben Sie den Eintrag eben erst angelegt, warten Sie etwas: Bis er überall bekannt ist, vergehen manchmal einige Stunden.",
  domainIs_other: "Unter {name} steht etwas anderes: {found}",
  domainIs_otherText: "Ersetzen Sie es durch den Wert oben. Auch ein alter Wert kann noch einige Stunden zu sehen sein.",
  domainIs_several: "Der Eintrag ist da, daneben steht aber noch etwas: {found}",
  domainIs_severalText: "Löschen Sie unter {name}, was nicht dazugehört. Erst dann ist klar, wem die Domain gehört.",
  domainIs_taken: "Ihr Eintrag stimmt, aber ein anderes Konto hat diese Domain schon bestätigt.",
  domainIs_takenText:
    "Sie wird frei, wenn dieses Konto sie entfernt oder sein Eintrag {days} Tage lang fehlt. Kommen Sie damit nicht weiter, wenden Sie sich an den Support.",
  domainIs_unreachable: "Das DNS hat nicht geantwortet.",
  domainIs_unreachableText: "Es hat sich nichts geändert. Bitte versuchen Sie es in einigen Minuten noch einmal.",

  domainRemove: "Entfernen",
  domainRemoveOf: "{domain} entfernen",
  domainRemoveTitle: "„{domain}“ entfernen?",
  domainRemoveText:
    "Der Eintrag wird hier gelöscht. Am Portal ändert sich nichts. Tragen Sie die Domain später wieder ein, bekommt sie einen neuen Wert.",
  domainRemoveProvedText:
    "Das Portal steht danach nicht mehr unter dieser Domain. Links, QR-Codes und Aushänge mit ihr führen ins Leere. Unter seiner anderen Adresse bleibt das Portal erreichbar, Meldungen und Fälle bleiben. Löschen Sie danach auch die Einträge im DNS.",
  domainRemoved: "Domain entfernt",
  domainRemoveFailed: "Die Domain konnte nicht entfernt werden.",

  domainShare: "Unter Ihrer Domain weitergeben: {host}",
  domainShareHint:
    "Gilt auch für QR-Code, Aushang und Button. Alle Adressen führen zum selben Portal. Wer ein Netz betreibt, sieht bei dieser, welches Portal jemand öffnet.",
} as const satisfies Catalogue;
