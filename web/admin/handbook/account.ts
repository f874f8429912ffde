import { type Group, heading, list, note, picture, steps, text } from "./article.ts";

export const account: Group = {
  title: "Ihr Zugang",
  articles: [
    {
      slug: "zweiter-faktor",
      title: "Zweiter Faktor",
      lead: "Mit einem zweiten Faktor genügt ein gestohlenes Passwort nicht mehr. Sie brauchen dafür eine Authenticator-App.",
      body: [
        picture(
          "konto",
          "Mein Konto: der Abschnitt „Zweiter Faktor“ mit der Schaltfläche „Zweiten Faktor einrichten“, darunter „Passkeys“ mit „Passkey hinzufügen“.",
        ),
        steps(
          "Öffnen Sie [Mein Konto](/konto) und wählen Sie *Zweiten Faktor einrichten*.",
          "Bestätigen Sie Ihr Passwort.",
          "Scannen Sie das Bild mit der App auf Ihrem Telefon, oder tippen Sie den Schlüssel ab.",
          "Geben Sie die sechs Ziffern ein, die die App zeigt, und wählen Sie *Zweiten Faktor einschalten*.",
          "Sichern Sie die zehn Ersatzcodes. Drucken Sie sie oder legen Sie sie in einen Passwortmanager.",
        ),
        heading("Wenn das Telefon fehlt"),
        list(
          "Wählen Sie beim Anmelden *Ersatzcode verwenden*. Jeder Code gilt einmal.",
          "Haben Sie keinen Ersatzcode mehr, bitten Sie eine Person mit der Berechtigung *Benutzer und Abteilungen*. Sie kann bei Ihnen *Zweiten Faktor entfernen* wählen.",
          "Danach richten Sie ihn auf dem neuen Telefon wieder ein.",
        ),
        note(
          "Ersatzcodes und [Wiederherstellungscode](wiederherstellungscode) sind zwei verschiedene Dinge. Der Ersatzcode hilft beim Anmelden, der Wiederherstellungscode bei einem vergessenen Passwort.",
        ),
      ],
    },
    {
      slug: "passkeys",
      title: "Passkeys",
      lead: "Mit einem Passkey melden Sie sich mit Finger, Gesicht, PIN oder Sicherheitsschlüssel an.",
      body: [
        steps(
          "Öffnen Sie [Mein Konto](/konto) und wählen Sie *Passkey hinzufügen*.",
          "Geben Sie ihm einen Namen, zum Beispiel „Laptop im Büro“.",
          "Folgen Sie den Fragen Ihres Browsers.",
          "Beim nächsten Mal wählen Sie auf der Anmeldeseite *Mit Passkey anmelden*.",
        ),
        list(
          "*Ersetzt Passwort und Code*: Dieser Passkey öffnet auch Ihre Schlüssel. Sie brauchen kein Passwort.",
          "*Nur zweiter Faktor*: Dieser Passkey kann Ihre Schlüssel nicht öffnen. Er dient nach dem Passwort als zweiter Schritt.",
        ),
        text(
          "Ist ein Gerät verloren, entfernen Sie seinen Passkey unter *Mein Konto*. Ihr Passwort gilt weiter. Verlangt Ihr Unternehmen einen zweiten Faktor, genügt ein Passkey allein nicht: Richten Sie auch die App ein.",
        ),
      ],
    },
    {
      slug: "passwort-vergessen",
      title: "Passwort vergessen",
      lead: "Sie wählen mit einem Link aus einer E-Mail ein neues Passwort. Ihre Schlüssel retten Sie mit einem Code.",
      body: [
        steps(
          "Wählen Sie auf der Anmeldeseite *Passwort vergessen?* und geben Sie Ihre E-Mail-Adresse ein.",
          "Öffnen Sie den Link in der E-Mail. Er gilt eine Stunde und nur einmal.",
          "Wählen Sie, wie es mit Ihren Schlüsseln weitergeht.",
          "Ist der zweite Faktor eingeschaltet, geben Sie auch seinen Code ein.",
          "Wählen Sie ein neues Passwort und *Passwort zurücksetzen*.",
        ),
        heading("Welche Wege es gibt"),
        list(
          "Mit dem Wiederherstellungscode: Alles bleibt lesbar. Das ist der beste Weg.",
          "Mit dem [Notfallschlüssel](notfallschluessel) aus dem Tresor: Sie bekommen neue Schlüssel, und was er öffnet, bleibt lesbar. Hat er nicht alle Schlüssel Ihrer Abteilungen, sagt es die Seite vorher. Alle Admins und alle, die dieselben Meldungen lesen, bekommen eine E-Mail.",
          "Ohne Code, wenn jemand anderes den Kontoschlüssel hält: Sie bekommen neue Schlüssel und warten auf eine [Freigabe](freigaben).",
          "Ohne Code, wenn niemand sonst den Kontoschlüssel hält: Wer Benutzer verwaltet, erzeugt dabei einen neuen. Gibt es einen Notfallschlüssel, holen Sie zuerst den Ausdruck: Er endet damit. Links und Aushänge müssen Sie dann ersetzen, und alle anderen vergleichen einmal den neuen Fingerabdruck. Hält von ihnen jemand noch den früheren Schlüssel, unterschreibt er dabei den neuen, und Links und Aushänge gelten weiter.",
          "In beiden Fällen gilt: Was eine Kollegin oder ein Kollege liest, kann Ihnen danach wieder geöffnet werden. Was niemand sonst liest, bleibt für immer verschlossen. Die Seite sagt es Ihnen, bevor Sie bestätigen.",
        ),
        note("Wir kennen Ihr Passwort nicht und können es nicht zurücksetzen. Kein Support kann Ihre Meldungen öffnen."),
        heading("Das Passwort ändern, wenn Sie es noch wissen"),
        text("Unter [Mein Konto](/konto) wählen Sie *Passwort ändern*. Alle Meldungen bleiben lesbar, alle anderen Sitzungen enden."),
      ],
    },
    {
      slug: "wiederherstellungscode",
      title: "Wiederherstellungscode",
      lead: "Ein Code auf Papier, der Ihre Meldungen wieder öffnet, wenn Sie Ihr Passwort vergessen.",
      body: [
        steps(
          "Öffnen Sie oben rechts das Menü mit Ihrem Namen und wählen Sie *Wiederherstellungscode sichern*.",
          "Drucken oder speichern Sie den Code. Er wird nur jetzt gezeigt.",
          "Geben Sie die letzten beiden Gruppen ein und bestätigen Sie, dass Sie ihn aufbewahrt haben.",
          "Wählen Sie *Code bestätigen*. Erst jetzt gilt er: Ein Ausdruck, den Sie nie bestätigt haben, öffnet nichts.",
        ),
        list(
          "Bewahren Sie ihn getrennt vom Passwort auf und geben Sie ihn niemandem.",
          "Mit *Code erneuern* unter [Mein Konto](/konto) bekommen Sie einen neuen. Der alte öffnet danach nichts mehr.",
          "Ist nur der Code verloren, aber nicht das Passwort, ist nichts verloren: Erneuern Sie ihn.",
        ),
      ],
    },
  ],
};
