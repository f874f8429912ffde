import { IN_PORTAL_LANGUAGES } from "@hz/contract/languages";
import { KeyIcon, LockIcon, PageIcon, PeopleIcon, RedactIcon, TalkIcon } from "../icons.tsx";
import { t } from "../texts.ts";
import { START_SECTIONS } from "../ways.ts";

/** What the software does; each sentence can be tried in the demo. */
const FEATURES = [
  {
    icon: <LockIcon />,
    title: "Ende-zu-Ende verschlüsselt",
    text: "Meldungen, Dateien, Antworten und Notizen werden im Browser verschlüsselt, auch gegen künftige Quantencomputer. Wir haben keinen Schlüssel.",
  },
  {
    icon: <TalkIcon />,
    title: "Rückfragen, auch anonym",
    text: "Mit Fallnummer und Passwort geht das Gespräch weiter: Nachrichten und Dateien in beide Richtungen, ohne Konto und ohne E-\u2060Mail-\u2060Adresse.",
  },
  {
    icon: <PeopleIcon />,
    title: "Rollen und Abteilungen",
    text: "Jede Abteilung hat ihren eigenen Schlüssel. Ohne ihn oder eine Einladung in den Fall liest niemand mit, auch keine Administratorin und kein Administrator.",
  },
  {
    icon: <PageIcon />,
    title: "Meldekanäle in Ihrem Auftritt",
    text: `Mehrere Kanäle ${IN_PORTAL_LANGUAGES}, mit Ihrem Logo, Ihrer Farbe, Ihren Texten und einem Aushang mit QR-Code.`,
  },
  {
    icon: <RedactIcon />,
    title: "Schwärzen und nachweisen",
    text: "Geschwärztes steht im Fall für niemanden mehr. Wer wann was getan hat, steht im Prüfprotokoll. Mit einer Kopie fällt Ihnen auf, wenn es jemand ändert.",
  },
  {
    icon: <KeyIcon />,
    title: "Gesicherter Zugang",
    text: "Zweiter Faktor per App oder Passkey, auf Wunsch für alle verpflichtend. Ein Notfallschlüssel im Tresor hilft, wenn alle Passwörter weg sind.",
  },
];

export function Features() {
  return (
    <section className="wide section" id={START_SECTIONS.features} aria-labelledby="features-titel">
      <h2 id="features-titel">{t("featuresTitle")}</h2>
      <p className="lead">{t("featuresLead")}</p>
      <ul className="cards">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <span className="card-icon">{icon}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
