import { paths } from "@hz/contract/paths";
import { Table } from "../prose.tsx";

/** What the server sees, what encryption cannot do, and what stands in the place of certificates. */
export function LimitsAndProof() {
  return (
    <>
      <section className="about-text" aria-labelledby="server">
        <h2 id="server">Was unser Server sieht</h2>
        <div>
          <div className="prose">
            <Table
              caption="Sichtbar und verschlossen"
              head={["Was", "Unser Server"]}
              rows={[
                ["Titel, Text, Nachrichten, Notizen, Kontaktdaten", "sieht er nie"],
                ["Namen, Arten und Inhalte von Dateien", "sieht er nie"],
                ["Fallpasswort, Passwörter, Schlüssel", "sieht er nie"],
                ["Kanal, Abteilung, Kategorie, anonym oder vertraulich", "sieht er, um zuzustellen"],
                ["Status, Zeiten, zuständige Person, ungefähre Größe", "sieht er, um zu arbeiten"],
                ["IP-Adresse", "nur während der Anfrage; sie wird weder gespeichert noch protokolliert"],
              ]}
            />
          </div>
          <p>
            Und das sind die Grenzen: Das Programm, das verschlüsselt, kommt von unserem Server; wer ihn beherrscht, könnte von da an ein
            anderes ausliefern. Schadsoftware auf einem Gerät liest mit. Wer lesen darf, kann weitererzählen. Und sind alle Schlüssel eines
            Unternehmens verloren, sind seine Meldungen verloren.
          </p>
        </div>
      </section>
      <section className="about-text" aria-labelledby="zertifikate">
        <h2 id="zertifikate">Zertifikate</h2>
        <div>
          <p>
            Solange hier kein Zertifikat mit Nummer, Aussteller und Datum steht, gibt es keines: weder nach ISO 27001 noch einen Bericht
            nach SOC 2. ISO 37002 ist ein Leitfaden für Hinweisgebersysteme, nach dem man sich richten, aber nicht zertifizieren lassen
            kann. Ein amtliches Siegel für „HinSchG-konforme“ Software kennt das Gesetz nicht.
          </p>
          <p>Was Sie stattdessen selbst prüfen können:</p>
          <ul>
            <li>Öffnen Sie ein Meldeportal mit den Entwicklerwerkzeugen Ihres Browsers. Alle Anfragen gehen an dieselbe Adresse.</li>
            <li>Senden Sie eine Probemeldung, und sehen Sie dort nach, was übertragen wird: verschlüsselte Bytes.</li>
            <li>
              Vergleichen Sie den Fingerabdruck Ihres Unternehmens in der Anwendung mit dem in Link und QR-Code Ihres Kanals. Passt der
              Schlüssel nicht, verweigert das Formular den Dienst.
            </li>
            <li>
              Laden Sie das Prüfprotokoll als CSV-Datei, und bewahren Sie sie auf. Sie enthält den Prüfwert des letzten Eintrags: Schreibt
              jemand das Protokoll später um, fällt es auf.
            </li>
            <li>
              Stellen Sie uns die <a href={paths.article("ende-zu-ende-verschluesselung")}>zwölf Fragen an jeden Anbieter</a>. Wir antworten
              schriftlich.
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}
