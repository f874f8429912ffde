import { IN_PORTAL_LANGUAGES } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";

/** What the law asks of a reporting office, and what the software does about it; no more than it does. */
const DUTIES = [
  {
    duty: "Meldungen mündlich oder in Textform annehmen",
    section: "§ 16 Abs. 3",
    help: `Ein Portal ${IN_PORTAL_LANGUAGES}, vom Telefon wie vom Rechner, auch anonym. Anrufe, Briefe und Gespräche erfassen Sie selbst, mit einem Fallpasswort zum Mitgeben.`,
  },
  {
    duty: "Zugriff nur für Zuständige",
    section: "§ 16 Abs. 2",
    help: "Verschlüsselung für die Abteilung, die den Fall bearbeitet. Rollen und Rechte je Person, jede Änderung daran im Prüfprotokoll.",
  },
  {
    duty: "Vertraulichkeit der Identität",
    section: "§ 8",
    help: "Namen und Kontaktdaten liegen nur verschlüsselt vor, und wer sie anzeigt, steht im Prüfprotokoll. E-Mails der Hinweiszentrale enthalten nie etwas aus einem Fall.",
  },
  {
    duty: "Nur mit Grund oder Einwilligung weitergeben",
    section: "§ 9",
    help: "Eine Liste im Fall hält Weitergaben mit Empfänger, Grund und Umfang fest. Um eine Einwilligung bitten Sie im Postfach; die Antwort bleibt mit Wortlaut und Zeit erhalten.",
  },
  {
    duty: "Eingang bestätigen, Kontakt halten, Rückmeldung geben",
    section: "§ 17",
    help: "Beide Fristen werden nach dem Kalender gerechnet, mit Erinnerungen. Im Postfach des Falls schreiben Sie auch anonymen Personen, auf Wunsch mit Vorlagen; der Eingang lässt sich von selbst bestätigen.",
  },
  {
    duty: "Über Verfahren und externe Stellen informieren",
    section: "§§ 7, 13",
    help: "Jedes Portal nennt den Ablauf, die externen Meldestellen, Datenschutz und Impressum. Welche Angaben Ihnen noch fehlen, zeigt die Betriebsbereitschaft.",
  },
  {
    duty: "Dauerhaft abrufbar dokumentieren",
    section: "§ 11 Abs. 1 bis 4",
    help: "Verfahrensschritte, Folgemaßnahmen und Nachrichten stehen im Fall und lassen sich als PDF ausgeben. Das Protokoll eines Gesprächs prüft und bestätigt die hinweisgebende Person in ihrem Fall.",
  },
  {
    duty: "Drei Jahre nach Abschluss löschen",
    section: "§ 11 Abs. 5",
    help: "Nach Ablauf der Frist wird gelöscht, mit einer Liste 30 Tage vorher und Aufbewahrungssperre; von Hand auf Wunsch nur zu zweit. Im Prüfprotokoll bleibt, dass gelöscht wurde, nicht was.",
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
