import { paths } from "@hz/contract/paths";
import type { Article } from "../article.ts";
import { hin, Note, Section, Table } from "../prose.tsx";

export const stayingAnonymous: Article = {
  slug: "anonym-bleiben",
  title: "Anonym melden: Geräte, Metadaten, Tor",
  description:
    "Für hinweisgebende Personen: wie Sie ohne Spuren melden, was Dateien über Sie verraten, wann der Tor-Browser hilft und was kein Portal leisten kann.",
  topic: "Schutz",
  published: "2026-11-22",
  updated: "2026-11-29",
  Body: () => (
    <>
      <Section title="Zuerst: Brauchen Sie Anonymität?">
        <p>
          Sie müssen nicht anonym melden, um geschützt zu sein. Auch eine vertrauliche Meldung mit Namen darf nur die Meldestelle lesen (
          {hin(8, 1)}), und Repressalien sind verboten ({hin(36, 1)}). Mit Namen lassen sich Fälle oft schneller klären. Anonymität ist der
          richtige Weg, wenn Sie der Stelle noch nicht vertrauen oder wenn schon die Möglichkeit des Erkanntwerdens zu viel ist. Sie können
          später immer noch sagen, wer Sie sind. Umgekehrt geht es nicht.
        </p>
      </Section>
      <Section title="Das richtige Gerät, das richtige Netz">
        <p>
          Der wichtigste Rat ist der einfachste: Nutzen Sie nichts, was Ihrem Arbeitgeber gehört. Auf Dienstgeräten kann Software mitlaufen,
          die Seitenaufrufe oder Bildschirme aufzeichnet, und das Firmennetz kann festhalten, welche Adressen aufgerufen wurden. Der Inhalt
          einer verschlüsselten Seite bleibt dabei verborgen, der Aufruf des Meldeportals aber nicht immer.
        </p>
        <Table
          caption="Wege und ihre Spuren"
          head={["Weg", "Was andere sehen können", "Unser Rat"]}
          rows={[
            ["Dienstrechner", "Aufruf des Portals, womöglich den Bildschirm", "nicht verwenden"],
            ["Privates Telefon im Firmen-WLAN", "Aufruf des Portals", "WLAN vorher ausschalten"],
            [
              "Privates Gerät zu Hause oder mobil",
              "Ihr Netzanbieter sieht die Verbindung, das Portal Ihre IP-Adresse während des Aufrufs",
              "für die meisten Fälle gut",
            ],
            [
              "Tor-Browser auf privatem Gerät",
              "Ihr Netzanbieter sieht, dass Sie Tor nutzen; das Portal sieht Ihre Adresse nicht",
              "wenn viel auf dem Spiel steht",
            ],
          ]}
        />
        <p>
          Ein „privates Fenster“ des Browsers hilft gegen Mitlesende am selben Gerät, weil keine Chronik bleibt. Gegen das Netz hilft es
          nicht.
        </p>
      </Section>
      <Section title="Was der Tor-Browser tut">
        <p>
          Der Tor-Browser leitet Ihre Verbindung über mehrere Stationen, sodass keine davon zugleich weiß, wer Sie sind und was Sie
          aufrufen. Sie bekommen ihn kostenlos beim Tor-Projekt. Laden Sie ihn zu Hause herunter, nicht im Büro. Er ist langsamer, für ein
          Formular aber schnell genug. Melden Sie sich in ihm nirgendwo mit einem persönlichen Konto an, sonst verrät das Konto, was Tor
          verbirgt.
        </p>
        <p>
          Manche Portale lassen Verbindungen über Tor nicht zu. Gute Portale tun das nicht, denn wer anonyme Meldungen anbietet, sollte
          anonyme Wege zulassen.
        </p>
      </Section>
      <Section title="Was Dateien verraten">
        <p>
          Dateien tragen Angaben mit sich, die man nicht sieht. Ein Foto kann Ort, Zeit und Gerät enthalten, ein Dokument den Namen der
          Person, die es gespeichert hat, eine PDF-Datei den Weg ihrer Entstehung. Viele Farblaserdrucker hinterlassen auf Papier ein kaum
          sichtbares Muster. Verschlüsselung ändert daran nichts: Sie schützt die Datei auf dem Weg, doch die Meldestelle öffnet sie samt
          ihren Angaben. Ein gutes Portal entfernt sie deshalb schon in Ihrem Browser und sagt bei jeder Datei, was es gefunden hat und was
          bleibt. Was auf dem Bild oder im Text zu sehen ist, kann es nicht entfernen.
        </p>
        <ul>
          <li>Beschreiben Sie lieber, wo ein Beleg liegt, als ihn zu kopieren, wenn das Kopieren auffällt oder protokolliert wird.</li>
          <li>Fotografieren Sie einen Bildschirm mit dem privaten Telefon statt Daten zu exportieren, und entfernen Sie die Ortsangabe.</li>
          <li>Geben Sie Dateien neutrale Namen. „Meyer-Kopie-von-Anna.pdf“ verrät zwei Menschen.</li>
          <li>Prüfen Sie, wer außer Ihnen die Datei überhaupt haben kann. Eine Liste mit drei Empfängern weist auf drei Personen.</li>
        </ul>
        <p>
          Nehmen Sie nur mit, worauf Sie im Rahmen Ihrer Arbeit Zugriff haben. Für die Beschaffung von Informationen können Sie nicht
          verantwortlich gemacht werden, sofern sie nicht als solche eine eigenständige Straftat ist ({hin(35, 1)}).
        </p>
      </Section>
      <Section title="Was Ihr Text verrät">
        <p>
          Häufig verrät nicht die Technik, sondern der Inhalt. Lesen Sie Ihren Text vor dem Absenden mit den Augen der Person, um die es
          geht:
        </p>
        <ul>
          <li>Steht darin etwas, das nur Sie wissen können? Ein Gespräch unter vier Augen, eine E-Mail an Sie allein?</li>
          <li>Nennen Sie genaue Uhrzeiten, obwohl „im März“ genügen würde?</li>
          <li>Schreiben Sie so, wie Sie immer schreiben, mit Lieblingswörtern oder typischen Fehlern?</li>
          <li>Melden Sie am Tag nach einem Streit, den alle mitbekommen haben?</li>
        </ul>
        <Note title="Genau sein, ohne sich preiszugeben">
          <p>
            Eine Meldung braucht Tatsachen: was, wann ungefähr, wo, wie oft, woran man es erkennt. Sie braucht nicht, wie Sie davon erfahren
            haben. Lassen Sie diese Frage offen, wenn die Antwort auf Sie zeigt.
          </p>
        </Note>
      </Section>
      <Section title="Danach">
        <ul>
          <li>
            Notieren Sie das Fallpasswort auf Papier oder in einem Passwortmanager. Verloren ist verloren, das ist der Preis der Anonymität.
          </li>
          <li>Sehen Sie von Zeit zu Zeit in Ihren Fall, am besten nach einer Woche und nach drei Monaten.</li>
          <li>Hinterlassen Sie für Benachrichtigungen nur eine Adresse, die nichts mit Ihnen zu tun hat, oder keine.</li>
          <li>Sprechen Sie mit niemandem über die Meldung, auch nicht mit Vertrauten im Betrieb.</li>
          <li>Heben Sie Fallnummer und Datum auf. Sie können später belegen, dass und wann Sie gemeldet haben.</li>
        </ul>
      </Section>
      <Section title="Was kein Portal leisten kann">
        <p>
          Kein Portal schützt vor Schadsoftware auf Ihrem Gerät, vor einer Kamera hinter Ihnen oder vor einem Kreis, der ohnehin nur aus
          zwei Personen besteht. Fragen Sie sich in diesem Fall, ob eine{" "}
          <a href={paths.article("externe-meldestellen")}>externe Meldestelle</a> der bessere Weg ist. Sie haben die Wahl ({hin(7, 1)}).
        </p>
      </Section>
      <Section title="Nächste Schritte">
        <ol>
          <li>Entscheiden Sie: anonym, vertraulich oder extern.</li>
          <li>Wählen Sie Gerät und Netz, und schreiben Sie den Text in Ruhe vor.</li>
          <li>Entfernen Sie Namen und Angaben aus Dateien.</li>
          <li>Senden Sie, sichern Sie das Passwort, und sehen Sie nach einer Woche nach.</li>
        </ol>
      </Section>
    </>
  ),
};
