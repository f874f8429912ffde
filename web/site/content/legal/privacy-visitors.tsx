import { DEMO_MINUTES } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { ANNOUNCED_DAYS } from "@hz/contract/procedure/retention-rules";
import type { SiteFacts } from "../../site-page.ts";
import { MissingDetails, OperatorAddress } from "../operator.tsx";
import { hin, Note, Section, Table } from "../prose.tsx";

/** The notice's first half: who is responsible, the public site, the portals, what is stored on devices, what logs hold. */
export const visitors = ({ operator, demoSuffix, hasDemos }: SiteFacts) => (
  <>
    <Section title="Das Wichtigste zuerst">
      <ul>
        <li>Diese Website setzt kein Cookie, zählt niemanden und lädt beim Lesen nichts von anderen Anbietern.</li>
        <li>Die Anwendung schreibt keine IP-Adressen auf, weder hier noch in den Meldeportalen.</li>
        <li>Meldungen, Nachrichten, Notizen und Dateien werden im Browser verschlüsselt. Wir haben keinen Schlüssel dazu.</li>
        <li>Es gibt keine Werbung, kein Profil und keine automatisierte Entscheidung.</li>
      </ul>
    </Section>
    <Section title="Verantwortlicher">
      <p>
        Verantwortlich für diese Website, für die Konten der Nutzenden und für die Abrechnung im Sinne von Artikel&nbsp;4 Nummer&nbsp;7
        DSGVO ist:
      </p>
      <MissingDetails operator={operator} />
      <OperatorAddress operator={operator} />
      <p>
        E-Mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
        {operator.phone && <>, Telefon: {operator.phone}</>}. Weitere Angaben stehen im <a href={paths.imprint}>Impressum</a>. Fragen zum
        Datenschutz richten Sie bitte an dieselbe Adresse.
      </p>
      {operator.texts.processing?.officer && <p>Datenschutzbeauftragte Person: {operator.texts.processing.officer}</p>}
      <p>
        Für <strong>Meldungen</strong> ist nicht der Betreiber dieser Software verantwortlich, sondern das Unternehmen, dessen Meldekanal
        Sie nutzen. Wir verarbeiten sie in seinem Auftrag (Artikel&nbsp;28 DSGVO).
      </p>
    </Section>
    <Section title="Besuch dieser Website">
      <p>
        Beim Aufruf überträgt Ihr Browser technisch notwendige Angaben, darunter Ihre IP-Adresse. Wir verarbeiten sie, solange die Anfrage
        beantwortet wird. Danach ist sie in der Anwendung nicht mehr vorhanden. Rechtsgrundlage ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe f
        DSGVO; unser Interesse ist, die Seite auszuliefern und vor Missbrauch zu schützen.
      </p>
      <p>
        Um Passwörter und Formulare vor massenhaften Versuchen zu schützen, zählt die Anwendung Versuche im Arbeitsspeicher. Statt der
        Adresse merkt sie sich einen Wert, der mit einem zufälligen Schlüssel gebildet wird. Der Schlüssel wird nach spätestens einer Stunde
        verworfen; danach lässt sich der Wert keiner Adresse mehr zuordnen.
      </p>
    </Section>
    <Section title="Protokolle">
      <p>
        Zu jeder Anfrage entsteht eine Zeile mit Zeit, einer Nummer der Anfrage, Methode, Art der Seite, Ergebnis und Dauer. Sie enthält
        keine IP-Adresse, keine Angaben zu Ihrem Browser, keine Suchworte und keine Inhalte. Diese Zugriffsprotokolle werden höchstens 1
        Jahr aufbewahrt.
      </p>
      <p>
        Setzt der Betreiber vor der Anwendung weitere Systeme ein, zum Beispiel einen Lastverteiler oder einen Schutz vor Angriffen, können
        dort IP-Adressen anfallen. Sie werden dann nach spätestens 7 Tagen gelöscht. Für die Adressen der Meldeportale werden dort keine
        IP-Adressen aufgezeichnet.
      </p>
    </Section>
    <Section title="Cookies und Speicher im Browser">
      <p>
        Wir speichern auf Ihrem Gerät nur, was für den Dienst unbedingt nötig ist, den Sie ausdrücklich wünschen (§&nbsp;25 Absatz&nbsp;2
        Nummer&nbsp;2 TDDDG). Deshalb fragt kein Banner nach Ihrer Einwilligung.
      </p>
      <Table
        caption="Was im Browser gespeichert wird"
        head={["Wo", "Name", "Wozu", "Wie lange"]}
        rows={[
          ["Öffentliche Website", "nichts", "–", "–"],
          [
            "Meldeportal und Fall der hinweisgebenden Person, Speicher des Tabs",
            <>
              <code>hz.kept…</code>
            </>,
            "der verschlüsselte Entwurf einer Meldung oder Antwort, damit ein Neuladen oder Absturz nichts verliert; den Schlüssel dazu hält unser Server im Arbeitsspeicher, nicht den Entwurf",
            "bis zum Senden, Verwerfen oder Verlassen, sonst bis der Tab geschlossen wird; zu öffnen höchstens eine Stunde nach der letzten Eingabe",
          ],
          [
            "Anwendung, nach der Anmeldung",
            <>
              Cookie <code>__Host-session</code> (ohne https: <code>session</code>), für Programme auf der Seite nicht lesbar
            </>,
            "Ihre Anmeldung",
            "bis zum Ende der Sitzung; mit „Angemeldet bleiben“ bis zu 30 Tage",
          ],
          [
            "Anwendung, lokaler Speicher",
            <>
              <code>authToken</code>, <code>hz.user-key</code>
            </>,
            "zweite Hälfte der Anmeldung; Ihr verschlüsselter Schlüssel, damit ein Neuladen möglich ist",
            "bis zur Abmeldung; endet die Sitzung von selbst, bis die Anwendung das nächste Mal geöffnet wird",
          ],
          [
            "Anwendung, lokaler Speicher",
            <>
              <code>hz.key-log…</code>
            </>,
            "verschlüsselt, bis wohin Ihr Browser das Schlüsselverzeichnis Ihres Unternehmens geprüft hat; die Prüfsumme eines anderen Stands, den Sie dort hingenommen haben",
            "bis Sie den Speicher löschen",
          ],
          [
            "Anwendung, lokaler Speicher",
            <>
              <code>theme</code>, <code>onboarding_completed</code>, <code>hz.tutorial-skipped</code>, <code>shortcuts</code>,{" "}
              <code>hz.billing-language</code>
            </>,
            "Ihre Wahl von heller oder dunkler Ansicht, abgeschlossene Einführung, wer sie übersprungen hat, Tastenkürzel, Sprache der Abrechnung",
            "bis Sie den Speicher löschen",
          ],
          [
            "Anwendung, Speicher des Tabs",
            <>
              <code>hz.draft…</code>, <code>hz.preface…</code>, <code>session-ended</code>, <code>react-router-scroll-positions</code>
            </>,
            "verschlüsselte Entwürfe; das Vorwort Ihres Jahresberichts; Hinweis auf eine beendete Sitzung; wie weit Seiten gerollt waren",
            "bis der Tab geschlossen wird, das Vorwort höchstens bis zur Abmeldung",
          ],
        ]}
      />
    </Section>
    <Section title="Meldeportale und hinweisgebende Personen">
      <p>
        Wer über ein Portal meldet, braucht kein Konto. Titel, Text, Kontaktdaten, Dateien und Nachrichten werden im Browser verschlüsselt
        (AES-256-GCM, Schlüsselaustausch hybrid mit ML-KEM-768 und X25519). Lesen können sie die dafür bestimmten Personen des Unternehmens,
        das den Kanal betreibt, und Gäste von außen, die es zu einem einzelnen Fall einlädt. Das Fallpasswort entsteht in Ihrem Browser und
        erreicht uns nicht.
      </p>
      <p>
        Unverschlüsselt liegt, was der Dienst zum Arbeiten braucht: Kanal, Abteilung, Kategorie, ob die Meldung anonym oder vertraulich ist,
        Stand und Schritte des Verfahrens ohne ihre Begründung, der Grund einer Löschung und bis zur Entscheidung eine Erläuterung für die
        zweite Person, Zeiten und beteiligte Personen der Meldestelle sowie Anzahl und aufgefüllte Größe von Texten und Dateien.
        Hinterlassen Sie eine E-Mail-Adresse für Benachrichtigungen, speichern wir sie mit einem Schlüssel des Servers verschlüsselt; Sie
        können sie im Fall jederzeit entfernen. Die E-Mail sagt nur, dass es Neues gibt.
      </p>
      <p>
        Rechtsgrundlage der Verarbeitung durch das Unternehmen ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe c DSGVO mit{" "}
        {hin(10, undefined, "HinSchG")}. Die Dokumentation einer Meldung ist drei Jahre nach Abschluss des Verfahrens zu löschen; länger
        bleiben darf sie, wenn dieses oder ein anderes Gesetz es verlangt, solange das erforderlich und verhältnismäßig ist (
        {hin(11, 5, "HinSchG")}). Die Anwendung löscht sie, wenn die Frist vorbei ist, die das Unternehmen eingestellt hat, und sie{" "}
        {ANNOUNCED_DAYS} Tage auf der Löschliste stand; nicht jedoch, solange eine Aufbewahrungssperre besteht, eine Nachricht von Ihnen
        ungelesen ist oder eine zweite Person noch zustimmen muss. Dafür verantwortlich ist das Unternehmen. Einzelheiten nennt dessen
        Datenschutzinformation.
      </p>
      <Note title="Was Verschlüsselung nicht verhindert">
        <p>
          Das Programm, das im Browser verschlüsselt, kommt von unserem Server. Schadsoftware auf Ihrem Gerät liest mit, bevor verschlüsselt
          wird. Und dass eine Meldung abgegeben wurde, wann und in welchem Kanal, sehen wir.{" "}
          <a href={paths.article("anonym-bleiben")}>Was Sie selbst tun können</a>
        </p>
      </Note>
    </Section>
    <Section title="Kontakt und Vorführung">
      <p>
        Schreiben Sie uns über das Kontaktformular oder per E-Mail, verwenden wir Ihre Angaben, um zu antworten. Aus dem Formular wird eine
        E-Mail an uns, und Sie erhalten eine Bestätigung an die angegebene Adresse. Bis die E-Mail verschickt ist, liegt Ihre Nachricht
        verschlüsselt auf unserem Server, höchstens 15&nbsp;Tage; Ihre IP-Adresse gehört nicht dazu. Rechtsgrundlage ist Artikel&nbsp;6
        Absatz&nbsp;1 Buchstabe b DSGVO, soweit es um einen Vertrag geht, sonst Buchstabe f. Wir löschen Anfragen, die zu keinem Vertrag
        führen, spätestens sechs Monate nach dem letzten Schriftwechsel.
        {operator.bookingUrl &&
          " Der Link zur Terminbuchung führt zu einem anderen Anbieter; erst mit dem Klick werden dort Daten verarbeitet."}
      </p>
    </Section>
    {hasDemos && demo(demoSuffix !== null)}
  </>
);

/** Only where an installation has a demo. */
const demo = (hasPortal: boolean) => (
  <Section title="Demo zum Ausprobieren">
    <p>
      Unter <code>{paths.demo}</code> können Sie die Anwendung ohne Registrierung ausprobieren. Sie erhalten dafür ein Demo-Konto mit
      erfundenen Personen und Meldungen, in dem niemand sonst arbeitet. Gespeichert wird, was Sie darin eingeben und tun, und Ihre Sitzung
      wie bei jedem Konto (Art des Geräts und Zeiten, Cookie und Speicher im Browser wie oben); einen Namen oder eine E-Mail-Adresse fragen
      wir nicht ab. Nach {DEMO_MINUTES} Minuten wird das Konto mit allem gelöscht, was darin steht. Aus ihm geht keine E-Mail hinaus, und an
      einen Zahlungsdienst geht nichts. Wie viele Demos aus einem Netz geöffnet werden, zählt die Anwendung nur im Arbeitsspeicher, ohne
      Ihre IP-Adresse zu speichern. Rechtsgrundlage ist Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe f DSGVO; unser Interesse ist, die Anwendung
      zu zeigen.
    </p>
    {hasPortal && (
      <p>
        Probemeldungen im Demo-Portal dieser Installation bleiben dagegen gespeichert, und lesen kann sie, wer sich dort mit den
        öffentlichen Zugangsdaten der Demo anmeldet.
      </p>
    )}
    <p>Schreiben Sie in keiner Demo etwas Persönliches oder Vertrauliches.</p>
  </Section>
);
