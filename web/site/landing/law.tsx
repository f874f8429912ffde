import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";

/** What the law asks of a reporting office, and what the software does about it; no more than it does. */
const DUTIES = [
  {
    duty: "Meldungen in Textform annehmen",
    section: "§ 16 Abs. 3",
    help: "Ein Portal im Browser, auf Deutsch und Englisch, vom Telefon wie vom Rechner, auch anonym.",
  },
  {
    duty: "Zugriff nur für Zuständige",
    section: "§ 16 Abs. 2",
    help: "Verschlüsselung für die Abteilung, die den Fall bearbeitet. Rollen und Rechte je Person, jede Änderung daran im Prüfprotokoll.",
  },
  {
    duty: "Vertraulichkeit der Identität",
    section: "§ 8",
    help: "Namen und Kontaktdaten liegen nur verschlüsselt vor. E-Mails der Hinweiszentrale enthalten nie etwas aus einem Fall.",
  },
  {
    duty: "Eingang bestätigen, Kontakt halten, Rückmeldung geben",
    section: "§ 17",
    help: "Ein Postfach je Fall, in dem Sie auch anonymen Personen schreiben. Beide Seiten sehen Antworten sofort.",
  },
  {
    duty: "Meldungen dauerhaft abrufbar dokumentieren",
    section: "§ 11 Abs. 1",
    help: "Verlauf mit Status, Zuständigkeit, Nachrichten und Notizen. Das Prüfprotokoll lässt sich als CSV-Datei sichern.",
  },
  {
    duty: "Drei Jahre nach Abschluss löschen",
    section: "§ 11 Abs. 5",
    help: "Gelöscht wird nach Ablauf der Frist, mit einer Liste vorher, Aufbewahrungssperre und, wenn Sie es so einstellen, nur zu zweit. Im Prüfprotokoll bleibt, dass gelöscht wurde, nicht was.",
  },
];

export function Law() {
  return (
    <section className="wide section" id="hinschg" aria-labelledby="hinschg-titel">
      <h2 id="hinschg-titel">{t("lawTitle")}</h2>
      <p className="lead">{t("lawLead")}</p>
      <dl className="duties">
        {DUTIES.map(({ duty, section, help }) => (
          <div key={duty}>
            <dt>
              {duty} <span className="pill">{section}</span>
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {t("lawNote")} <a href={paths.guide}>{t("lawMore")}</a>
      </p>
    </section>
  );
}
