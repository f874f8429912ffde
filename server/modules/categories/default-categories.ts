/** What a new account starts with: plain words for reporters, in the order of the form (research on market and law, 5.1). */
export const DEFAULT_CATEGORIES: readonly { name: string; description: string }[] = [
  { name: "Korruption und Bestechung", description: "Vorteile annehmen, anbieten oder fordern" },
  { name: "Betrug, Untreue, Diebstahl", description: "Schaden für das Unternehmen oder andere, Unterschlagung" },
  { name: "Bilanzierung, Steuern, Fördermittel", description: "Falsche Bücher, Steuervergehen, erschlichene Zuschüsse" },
  { name: "Geldwäsche", description: "Verschleierte Herkunft von Geld, Terrorismusfinanzierung" },
  { name: "Wettbewerb und Kartell", description: "Absprachen mit Mitbewerbern, unlauterer Wettbewerb" },
  { name: "Arbeits- und Gesundheitsschutz", description: "Fehlender Schutz, Gefahren am Arbeitsplatz" },
  { name: "Rechte von Beschäftigten", description: "Lohn, Arbeitszeit, Betriebsrat" },
  { name: "Diskriminierung, Belästigung, Mobbing", description: "Herabwürdigung, sexuelle Belästigung, Ausgrenzung" },
  { name: "Datenschutz und IT-Sicherheit", description: "Missbrauch oder Verlust von Daten, unsichere Systeme" },
  { name: "Produktsicherheit und Verbraucherschutz", description: "Gefährliche Produkte, Täuschung von Kundinnen und Kunden" },
  { name: "Umwelt", description: "Verschmutzung, verbotene Entsorgung" },
  { name: "Repressalie nach einer Meldung", description: "Nachteile, weil jemand etwas gemeldet hat" },
  { name: "Interessenkonflikt, Verhaltenskodex", description: "Verstöße gegen Regeln des Unternehmens" },
  { name: "Sonstiges oder unsicher", description: "Wenn nichts anderes passt. Sie müssen nichts rechtlich einordnen." },
];
