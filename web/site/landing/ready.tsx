import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";

/** What keeps an office ready between two reports, and what it hands on; each sentence can be tried in the demo. */
const READY = [
  {
    title: "Betriebsbereitschaft",
    text: "Ein Zustand je Meldekanal, mit Gründen: Schlüssel, Vertretung, Pflichtangaben, Fachkunde, E-Mail. Den Nachweis gibt es als PDF.",
  },
  {
    title: "Probemeldung",
    text: "Sie senden sie einmal im Jahr auf dem echten Weg. Danach steht fest, wann sie ankam, gelesen und beantwortet wurde. In Statistiken zählt sie nicht.",
  },
  {
    title: "Fristen, die sich melden",
    text: "Der letzte Tag für Bestätigung und Rückmeldung steht in Fall und Liste und, ohne jeden Inhalt, in Erinnerungen und in Ihrem Kalender.",
  },
  {
    title: "Auswertungen und Jahresbericht",
    text: "Zahlen für die Leitung als PDF und CSV. Kleine Zahlen bleiben verdeckt, damit niemand erkannt wird.",
  },
  {
    title: "Gäste für einen Fall",
    text: "Eine Anwältin oder ein Ombudsmann liest einen einzelnen Fall mit eigenem Schlüssel, bis zu dem Tag, den Sie bestimmen.",
  },
  {
    title: "Gesamtarchiv",
    text: "Ihre Fälle, Dateien und Einstellungen als lesbare ZIP-\u2060Datei, in Ihrem Browser entschlüsselt. Auch dann, wenn Sie gehen.",
  },
];

/** What an office has between two reports. */
export function Ready() {
  return (
    <section className="wide section" id="bereit" aria-labelledby="bereit-titel">
      <h2 id="bereit-titel">{t("readyTitle")}</h2>
      <p className="lead">{t("readyLead")}</p>
      <ul className="facts facts-wide">
        {READY.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="small after-facts">
        <a href={paths.article("bereit-bleiben")}>{t("readyMore")}</a>
      </p>
    </section>
  );
}
