import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "Jahr", "Jahre"] : [months, "Monat", "Monate"];
  return `${count} ${count === 1 ? one : other} nach dem Abschluss Ihres Falls ist alles dazu zu löschen. Länger bleiben darf es nur, wenn ein Gesetz das verlangt.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `per E-Mail an ${email}`, phone && `telefonisch unter ${phone}`].filter(Boolean).join(" oder ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Fragen Sie danach ${known}.`
    : `Sie können die Meldestelle danach fragen: Schreiben Sie ihr über „Neue Meldung“${allowAnonymous ? ", auf Wunsch ohne Ihren Namen" : ""}.`;
  return paragraph(`${companyName} hat ${what} hier noch nicht angegeben. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(`So geht ${companyName} mit Ihrer Meldung um. Den Ablauf gibt das Hinweisgeberschutzgesetz (HinSchG) vor.`),
  heading("Wer Ihre Meldung liest"),
  paragraph(
    `Ihre Meldung geht an die Abteilung „${departmentName}“. Ihre Mitglieder können sie öffnen. Zieht die Meldestelle zur Prüfung jemanden von außen hinzu, zum Beispiel eine Rechtsanwältin oder einen Rechtsanwalt, liest diese Person nur Ihren Fall und nur für begrenzte Zeit. Ist jemand befangen oder eine andere Abteilung zuständig, kann der Fall an diese abgegeben werden; dann lesen ihn deren Mitglieder. Ist für eine Kategorie oder für Meldungen über diese Abteilung selbst eine andere zuständig, steht das im Formular, bevor Sie senden.`,
  ),
  paragraph("Wer Meldungen bearbeitet, muss unabhängig und fachkundig sein und Vertraulichkeit wahren (§§ 8 und 15 HinSchG)."),
  heading("Die Schritte"),
  steps(
    `Sie senden Ihre Meldung${allowAnonymous ? ", auf Wunsch ohne Ihren Namen" : ""}. Sie erhalten ein Passwort für Ihren Fall.`,
    autoAcknowledge
      ? "Der Eingang wird sofort bestätigt; das Gesetz verlangt es innerhalb von 7 Tagen. Die Bestätigung steht in Ihrem Fall."
      : "Innerhalb von 7 Tagen bestätigt die Meldestelle, dass Ihre Meldung angekommen ist.",
    "Die Meldestelle prüft, ob sie zuständig ist und ob Ihre Meldung stichhaltig ist. Sie hält Kontakt mit Ihnen und fragt nach, wenn etwas unklar ist.",
    "Die Meldestelle ergreift Folgemaßnahmen. Sie untersucht den Fall zum Beispiel oder gibt ihn an eine zuständige Stelle ab.",
    "Spätestens 3 Monate nach der Bestätigung erhalten Sie eine Rückmeldung: was geplant ist, was schon getan ist und warum. Bleibt die Bestätigung aus, zählen die 3 Monate ab dem 7. Tag nach dem Eingang.",
  ),
  paragraph("Bestätigung, Fragen und Rückmeldung lesen Sie mit Ihrem Passwort in Ihrem Fall."),
  heading("Was gespeichert wird und wie lange"),
  bullets(
    "Ihre Meldung, Ihre Dateien und alle Nachrichten sind verschlüsselt. Auch die Notizen der Meldestelle sind es.",
    "Außerdem wird festgehalten, wann etwas eingegangen ist und welche Schritte die Meldestelle gegangen ist. Das Gesetz verlangt das (§ 11 HinSchG).",
    retention(retentionMonths),
    "Ihre IP-Adresse wird nicht gespeichert.",
  ),
  heading("Ihr Schutz"),
  paragraph(
    "Wer bei der Meldung hinreichenden Grund hatte, die Angaben für wahr zu halten, darf dafür nicht benachteiligt werden (§§ 33 und 36 HinSchG). Ihren Namen erfahren nur die Personen, die Ihre Meldung bearbeiten; Ausnahmen stehen in § 9 HinSchG. Wer vorsätzlich oder grob fahrlässig Falsches meldet, ist nicht geschützt.",
  ),
  heading("Sie haben die Wahl"),
  paragraph(
    "Sie können sich auch an eine externe Meldestelle wenden, gleich oder später. Diese Stellen stehen auf der Seite „Externe Meldestellen“.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Diese Hinweise nach Art. 13 der Datenschutz-Grundverordnung (DSGVO) sagen Ihnen, was mit Ihren Daten geschieht."),
    heading("Wer verantwortlich ist"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "die Anschrift")]),
    heading("Datenschutzbeauftragte Person"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} muss keine datenschutzbeauftragte Person benennen und hat keine benannt.`)
        : ask(source, "die datenschutzbeauftragte Person"),
    heading("Wozu und auf welcher Grundlage"),
    paragraph(
      "Ihre Angaben werden verarbeitet, um Ihre Meldung zu prüfen und ihr nachzugehen. Grundlage ist Art. 6 Abs. 1 Buchst. c DSGVO in Verbindung mit § 10 HinSchG, für besonders geschützte Daten Art. 9 Abs. 2 Buchst. g DSGVO in Verbindung mit § 10 HinSchG.",
    ),
    paragraph(
      "Geben Sie eine E-Mail-Adresse für Benachrichtigungen an, geschieht das freiwillig (Art. 6 Abs. 1 Buchst. a DSGVO). Sie können die Adresse jederzeit in Ihrem Fall entfernen.",
    ),
    paragraph(
      "Nehmen Sie eine Sprachnachricht auf, wird sie nur mit Ihrer Einwilligung gesendet (Art. 6 Abs. 1 Buchst. a DSGVO, § 11 Abs. 2 HinSchG). Sie können die Einwilligung für die Zukunft widerrufen. Aufgenommen und verfremdet wird sie in Ihrem Browser.",
    ),
    heading("Welche Daten"),
    paragraph(
      "Verarbeitet wird, was Sie schreiben, sprechen und an Dateien beifügen, auch über andere Personen, dazu Zeitpunkt, Kategorie und ob Sie einen Namen nennen. Sie müssen keine Angaben zu sich machen, es sei denn, das Formular verlangt sie. Diese Seiten setzen keine Cookies, laden nichts von anderen Anbietern und speichern Ihre IP-Adresse nicht. Solange Sie schreiben, hebt Ihr Browser den Entwurf verschlüsselt in diesem Tab auf, damit ein Neuladen nichts verliert. Nach dem Senden ist er weg, und nach einer Stunde lässt er sich nicht mehr öffnen.",
    ),
    heading("Wer die Daten erhält"),
    paragraph(
      `Lesen können Ihre Meldung die Mitglieder der Abteilung „${departmentName}“ oder der Abteilung, die im Formular genannt wird. Für den Fall, dass niemand sie mehr öffnen kann, darf das Unternehmen einen Notfallschlüssel verwahren. Wird der Fall an eine andere Abteilung abgegeben, lesen ihn deren Mitglieder. Zieht die Meldestelle zur Prüfung jemanden von außen hinzu, zum Beispiel eine Rechtsanwältin oder einen Rechtsanwalt, liest diese Person nur Ihren Fall und nur für begrenzte Zeit. An andere, zum Beispiel an Behörden, darf die Meldestelle etwas nur weitergeben, soweit § 9 HinSchG es erlaubt.`,
    ),
    paragraph(
      "Der Betreiber der Hinweiszentrale speichert die Daten im Auftrag (Art. 28 DSGVO). Inhalte sind Ende-zu-Ende verschlüsselt; er hat keinen Schlüssel dazu. Zeitpunkt, Kategorie und Art der Meldung kann er lesen, und eine E-Mail-Adresse, die Sie für Benachrichtigungen angeben; diese erfahren auch die E-Mail-Dienste auf dem Weg.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `Außerhalb der EU und des EWR im Auftrag des Betreibers: ${name}, ${place} (${service}). Grundlage der Übermittlung: ${ground}.`,
      ),
    ),
    heading("Wie lange"),
    paragraph(retention(retentionMonths)),
    heading("Ihre Rechte"),
    bullets(
      "Sie können Auskunft verlangen (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17) und dass die Verarbeitung eingeschränkt wird (Art. 18).",
      "Ihre Einwilligungen können Sie jederzeit für die Zukunft widerrufen. Die E-Mail-Adresse können Sie auf Verlangen in einem gängigen Format bekommen (Art. 20).",
      "Rechte anderer Personen sind begrenzt, soweit sonst Ihre Identität bekannt würde (§ 8 HinSchG, § 29 BDSG).",
      "Über Ihre Meldung entscheidet immer ein Mensch, nie ein Programm allein.",
    ),
    heading("Beschwerde bei der Aufsichtsbehörde"),
    paragraph(
      facts.supervision ||
        `Beschweren können Sie sich bei der Datenschutzaufsicht des Landes, in dem ${companyName} sitzt oder Sie wohnen oder arbeiten.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG)"),
    heading("Anbieter dieser Seiten"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Rechtsform", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Vertreten durch", facts.representedBy),
    ...titled("Kontakt", [email && `E-Mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("Umsatzsteuer-Identifikationsnummer", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Was noch fehlt"), ask(source, "einige Angaben")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Diese Erklärung gilt für die Seiten dieses Meldekanals. Alle sollen hier melden können."),
    heading("Was wir tun"),
    paragraph("Maßstab sind die Richtlinien für barrierefreie Webinhalte (WCAG 2.2, Stufe AA)."),
    bullets(
      "Alles lässt sich mit der Tastatur bedienen, und man sieht, wo man ist.",
      "Überschriften, Felder und Fehlermeldungen sind so ausgezeichnet, dass Vorleseprogramme sie ansagen.",
      "Texte haben starke Kontraste, hell und dunkel. Sie lassen sich vergrößern und passen auf kleine Bildschirme.",
      "Startseite und Hinweisseiten brauchen kein JavaScript.",
    ),
    heading("Was noch nicht barrierefrei ist"),
    bullets(
      "Formular und Fall brauchen JavaScript: Ihr Browser verschlüsselt damit.",
      "Start, Formular und Fall gibt es in Leichter Sprache; eine Prüfgruppe hat sie noch nicht geprüft. Die Hinweisseiten sind bis auf eine nicht in Leichter Sprache.",
      "Eine Fassung in Gebärdensprache fehlt.",
      "Name, Telefonnummer und E-Mail-Adresse füllt der Browser nicht von selbst aus (WCAG 1.3.5): Auf dem Gerät soll davon nichts bleiben.",
      "Alle Seiten haben im Browser denselben Titel „Portal“ (WCAG 2.4.2): Er soll nicht sagen, worum es geht.",
      "Texte und Dateien, die das Unternehmen oder Sie selbst hinzufügen, können Barrieren enthalten.",
    ),
    heading("Wie geprüft wurde"),
    paragraph(
      "Die Angaben beruhen auf eigenen Prüfungen: mit einem Prüfprogramm auf jeder Art von Seite und von Hand mit der Tastatur. Eine unabhängige Stelle hat nicht geprüft.",
    ),
    heading("Eine Barriere melden"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "eine Ansprechperson für Barrieren"),
  ];
};

/** The standard texts in German, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
