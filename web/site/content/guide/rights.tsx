import { paths } from "@hz/contract/paths";
import { hin, Note, Section, Table } from "../prose.tsx";

/** The guide's second half: reporters' rights, records, fines, groups, works council, and a list to tick. */
export const rights = (
  <>
    <Section title="Anonyme Meldungen">
      <p>
        Die Meldestelle sollte auch anonyme Meldungen bearbeiten. Eine Pflicht, den Kanal dafür einzurichten, besteht nicht ({hin(16, 1)}).
        Sinnvoll ist ein Kanal mit anonymem Postfach, weil nur dort Rückfragen und Rückmeldung möglich sind.{" "}
        <a href={paths.article("anonyme-meldungen")}>Mehr zu anonymen Meldungen</a>
      </p>
    </Section>
    <Section title="Externe Meldestellen">
      <p>
        Wer etwas melden will, darf zwischen interner und externer Meldestelle wählen ({hin(7, 1)}). Die externe Meldestelle des Bundes beim
        Bundesamt für Justiz ist zuständig, soweit es keine andere ist ({hin(19)}). Für die Finanzaufsicht ist es die BaFin ({hin(21)}), für
        Wettbewerb und digitale Märkte das Bundeskartellamt ({hin(22)}). Die Länder können eigene Stellen für ihre Verwaltung und die ihrer
        Kommunen einrichten ({hin(20)}). Daneben gibt es Stellen der EU, etwa OLAF, EMSA, EASA, ESMA und EMA.
      </p>
      <p>
        Die interne Meldestelle muss über diese Wege klar und leicht zugänglich informieren ({hin(13, 2)}).{" "}
        <a href={paths.article("externe-meldestellen")}>Wie das gelingt</a>
      </p>
    </Section>
    <Section title="Schutz vor Repressalien">
      <p>
        Repressalien, ihre Androhung und ihr Versuch sind verboten ({hin(36, 1)}). Erleidet eine hinweisgebende Person einen beruflichen
        Nachteil und macht sie geltend, das sei wegen ihrer Meldung geschehen, wird dies vermutet; die Gegenseite muss das Gegenteil
        beweisen ({hin(36, 2)}). Bei einem Verstoß ist der Schaden zu ersetzen ({hin(37, 1)}). Wer vorsätzlich oder grob fahrlässig
        Unrichtiges meldet, haftet selbst ({hin(38)}).{" "}
        <a href={paths.article("repressalien-und-beweislast")}>Mehr zu Repressalien und Beweislast</a>
      </p>
    </Section>
    <Section title="Dokumentation und Löschung">
      <p>
        Alle Meldungen werden dauerhaft abrufbar und vertraulich dokumentiert ({hin(11, 1)}). Telefonate dürfen nur mit Einwilligung
        aufgezeichnet oder wörtlich mitgeschrieben werden, sonst genügt eine Zusammenfassung ({hin(11, 2)}); die Person darf das Protokoll
        prüfen und bestätigen ({hin(11, 4)}).
      </p>
      <p>
        Drei Jahre nach Abschluss des Verfahrens wird gelöscht. Länger darf nur bleiben, was dieses oder ein anderes Gesetz verlangt,
        solange es erforderlich und verhältnismäßig ist ({hin(11, 5)}).{" "}
        <a href={paths.article("dokumentation-und-loeschung")}>Mehr zu Dokumentation und Löschung</a>
      </p>
    </Section>
    <Section title="Bußgelder">
      <Table
        caption="Höchstbeträge nach §&nbsp;40 HinSchG"
        head={["Verstoß", "Bis zu", "Für Unternehmen"]}
        rows={[
          [<>Meldung oder Kommunikation behindern ({hin(40, 2, "Nummer\u00a01")})</>, "50.000\u00a0Euro", "Verzehnfachung vorgesehen"],
          [<>Repressalie ergreifen ({hin(40, 2, "Nummer\u00a03")})</>, "50.000\u00a0Euro", "Verzehnfachung vorgesehen"],
          [<>Vertraulichkeit vorsätzlich oder leichtfertig verletzen ({hin(40, 3)})</>, "50.000\u00a0Euro", "Verzehnfachung vorgesehen"],
          [<>Vertraulichkeit fahrlässig verletzen ({hin(40, 4)})</>, "10.000\u00a0Euro", "Verzehnfachung vorgesehen"],
          [<>keine Meldestelle einrichten oder betreiben ({hin(40, 2, "Nummer\u00a02")})</>, "20.000\u00a0Euro", "keine Verzehnfachung"],
          [<>wissentlich Unrichtiges offenlegen ({hin(40, 1)})</>, "20.000\u00a0Euro", "keine Verzehnfachung"],
        ]}
      />
      <p>
        Die Beträge stehen in {hin(40, 6)}, die Verzehnfachung für Unternehmen in §&nbsp;30 Absatz&nbsp;2 Satz 3 OWiG, auf den das Gesetz in
        den genannten Fällen verweist. Schon der Versuch einer Behinderung oder Repressalie kann mit bis zu 50.000&nbsp;Euro geahndet werden
        ({hin(40, "5 und 6")}). Alle Beträge sind Obergrenzen. Dass eine Meldestelle fehlt, kann seit dem 1. Dezember 2023 geahndet werden (
        {hin(42, 2)}).
      </p>
    </Section>
    <Section title="Konzerne und gemeinsame Stellen">
      <p>
        Die Pflicht trifft jede Gesellschaft einzeln. Mit den Aufgaben kann ein Dritter betraut werden, nach der Gesetzesbegründung auch
        eine andere Konzerngesellschaft; den Verstoß abzustellen, bleibt Sache der einzelnen Gesellschaft ({hin(14, 1)}). Mehrere private
        Beschäftigungsgeber mit 50 bis 249 Beschäftigten können eine gemeinsame Stelle betreiben; Abhilfe und Rückmeldung bleiben bei ihnen
        ({hin(14, 2)}). Die Europäische Kommission hält ab 250 Beschäftigten einen nur zentralen Kanal nicht für ausreichend; das ist nicht
        bindend. <a href={paths.article("meldestelle-im-konzern")}>Mehr zum Konzern</a>
      </p>
    </Section>
    <Section title="Betriebsrat und Datenschutz">
      <p>
        Über das Ob entscheidet das Gesetz, beim Wie kann der Betriebsrat mitbestimmen (§&nbsp;87 Absatz&nbsp;1 Nummer&nbsp;1 und
        Nummer&nbsp;6 BetrVG). Die Verarbeitung stützt sich auf Artikel&nbsp;6 Absatz&nbsp;1 Buchstabe c DSGVO und {hin(10)}. Nötig sind
        eine Information am Meldekanal (Artikel 13), die Information der genannten Personen (Artikel&nbsp;14), ein Vertrag mit dem Anbieter
        (Artikel&nbsp;28) und nach Auffassung der deutschen Aufsichtsbehörden eine Folgenabschätzung (Artikel&nbsp;35).{" "}
        <a href={paths.article("betriebsrat-und-datenschutz")}>Mehr zu Betriebsrat und Datenschutz</a>
      </p>
    </Section>
    <Section title="Checkliste">
      <ul className="prose-check">
        <li>Zwei Personen sind benannt, unabhängig und geschult ({hin(15)}).</li>
        <li>Ihre Befugnisse stehen schriftlich fest ({hin(12, 4)}).</li>
        <li>Ein Kanal ist eingerichtet, und auf Wunsch gibt es ein persönliches Treffen ({hin(16, 3)}).</li>
        <li>Zugriff haben nur die Zuständigen, auch technisch ({hin(16, 2)}).</li>
        <li>Beide Fristen werden geführt, auch im Urlaub ({hin(17)}).</li>
        <li>
          Das Verfahren und die externen Stellen sind bekannt gemacht ({hin(7, 3)}, {hin(13, 2)}).
        </li>
        <li>Für Weitergaben gibt es ein Muster und eine Liste ({hin(9)}).</li>
        <li>Mündliche Meldungen werden nur mit Einwilligung aufgezeichnet ({hin(11, 2)}).</li>
        <li>Jeder Fall hat ein Abschlussdatum, und drei Jahre danach wird gelöscht ({hin(11, 5)}).</li>
        <li>Datenschutzinformation, Vertrag und Folgenabschätzung liegen vor.</li>
        <li>Der Betriebsrat war beteiligt.</li>
        <li>
          Einmal im Jahr gibt es <a href={paths.article("bereit-bleiben")}>eine Probemeldung</a>.
        </li>
      </ul>
      <Note title="Noch keine Meldestelle?">
        <p>
          Der Beitrag <a href={paths.article("meldestelle-einrichten")}>In zehn Tagen zur internen Meldestelle</a> führt Schritt für Schritt
          dorthin. Den Meldekanal dazu können Sie mit der Hinweiszentrale <a href={paths.trial}>7 Tage kostenlos testen</a>.
        </p>
      </Note>
    </Section>
  </>
);
