import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Dieses Portal hat auch eine Adresse im Tor-Netz. Sie öffnet sich nur im Tor Browser. Steht in Ihrem Link am Ende ein Teil, der mit „#“ beginnt, hängen Sie ihn an diese Adresse an:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in German; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Ihr Browser verschlüsselt Ihre Meldung. Wer Ihr Gerät verwaltet, kann trotzdem mitlesen, und wer Ihr Netz verwaltet, kann sehen, dass Sie hier waren. Sie müssen nicht alles auf dieser Seite tun. Am meisten helfen ein eigenes Gerät und ein eigenes Netz.",
  ),
  heading("Das Gerät"),
  bullets(
    "Nehmen Sie ein Gerät, das Ihnen gehört und das Ihr Arbeitgeber nicht verwaltet.",
    "Nehmen Sie nicht Computer, Tablet oder Handy der Firma, auch nicht zu Hause. Dort können Programme laufen, die Bildschirm, Tasten und besuchte Seiten aufzeichnen. Davor schützt unsere Verschlüsselung nicht.",
    "Auch ein eigenes Handy kann die Firma mitverwalten: Dann steht in den Einstellungen ein Arbeitsprofil oder eine Geräteverwaltung (MDM). Nehmen Sie dann ein anderes Gerät.",
    "Sind Sie im Browser mit einem Konto der Firma angemeldet, kann die Firma Verlauf und Passwörter sehen. Nehmen Sie einen Browser ohne dieses Konto.",
    "Manche Tastaturen auf dem Handy lernen Wörter oder senden sie an ihren Hersteller. Auch Schreibhilfen und Übersetzer im Browser können mitlesen. Schalten Sie das vorher aus.",
  ),
  heading("Das Netz"),
  bullets(
    "Nehmen Sie nicht das WLAN, das Kabel oder das VPN der Firma. Trennen Sie das VPN, bevor Sie diese Seite öffnen.",
    "Wer ein Netz verwaltet, sieht den Namen unseres Servers, wann Sie ihn besuchen und wie viel übertragen wird. Was Sie schreiben und lesen, ist auf dem Weg verschlüsselt.",
    "Auf einem Gerät der Firma gilt das nicht immer: Die Firma kann es so einrichten, dass sie auch verschlüsselte Verbindungen mitliest.",
    "Besser sind mobile Daten, Ihr Netz zu Hause oder ein öffentliches WLAN, das nicht in der Nähe der Firma ist.",
  ),
  heading("Verlauf und privates Fenster"),
  bullets(
    "Öffnen Sie das Portal in einem privaten Fenster. Schließen Sie es danach: Dann vergisst der Browser den Verlauf.",
    "Ein privates Fenster schützt vor Menschen, die das Gerät nach Ihnen benutzen. Vor der Firma, dem Netz oder Überwachungsprogrammen schützt es nicht.",
    "Ohne privates Fenster steht die Adresse dieses Portals im Verlauf, mit dem Titel „Portal“.",
    "„Seite schnell verlassen“ führt sofort weg. Den Verlauf löscht das nicht.",
  ),
  heading("Fotos, Dateien und Ihr Text"),
  bullets(
    "Fotos und Dokumente enthalten oft Ort, Gerät, Datum oder Namen. Ihr Browser entfernt solche Angaben, soweit er kann, bevor er die Datei verschlüsselt. Bei jeder Datei steht, was entfernt ist und was bleibt.",
    "Was man auf einem Bild sieht, bleibt: Gesichter, Spiegelungen, Schilder, Ihr Schreibtisch. Auch der Dateiname bleibt.",
    "Ausdrucke können unsichtbare Punkte des Druckers haben. Sie bleiben auf einem Foto oder Scan.",
    "Überlegen Sie, wer eine Datei oder ein Wissen noch hat. Sind es nur wenige, können andere auf Sie schließen.",
    "Firmen zeichnen oft auf, wer eine Datei öffnet, kopiert oder druckt. Sie können auch beschreiben, wo etwas liegt.",
  ),
  heading("Der Tor Browser"),
  paragraph(
    "Der Tor Browser verbirgt vor Ihrem Netz, welche Seite Sie besuchen, und vor unserem Server, von welchem Anschluss Sie kommen. Sie brauchen ihn nicht, um hier zu melden. Er hilft, wenn auch der Besuch dieser Seite nicht bekannt werden soll.",
  ),
  bullets(
    "Laden Sie ihn auf einem eigenen Gerät von torproject.org, für Computer und für Android. Auf dem iPhone heißt das Programm Onion Browser.",
    "Stellen Sie die Sicherheitsstufe auf „Standard“ oder „Sicherer“. Mit „Am sichersten“ kann Ihr Browser hier nicht verschlüsseln.",
    "Ihr Netz sieht, dass Sie Tor nutzen, aber nicht, wofür. Im Netz der Firma kann das auffallen.",
    "Tor schützt nicht auf einem Gerät, das jemand überwacht. Es schützt auch nicht vor dem, was in Text und Dateien steht.",
  ),
  ...onionAddress(onion),
  heading("Bildschirmfotos, Drucken und Cloud"),
  bullets(
    "Bildschirmfotos und gespeicherte Dateien kommen oft von selbst in eine Cloud, zum Beispiel in iCloud, Google Fotos oder OneDrive. Schalten Sie das vorher aus oder machen Sie keine.",
    "Drucken Sie nicht in der Firma: Manche Drucker speichern, was sie gedruckt haben.",
  ),
  heading("Ihr Passwort für den Fall"),
  bullets(
    "Bewahren Sie es zu Hause auf Papier auf oder in einem eigenen Passwortprogramm. Nicht in E-Mails, Chats oder auf Geräten der Firma.",
    "Geben Sie es niemandem. Wer es hat, kann Ihren Fall lesen und in Ihrem Namen schreiben.",
    "Speichern Sie die Textdatei, liegt sie im Ordner für Downloads. Verschieben oder löschen Sie sie, wenn andere das Gerät nutzen.",
  ),
  ...titled(
    "Mit wem Sie sprechen",
    "Erzählen Sie möglichst wenigen davon. Wer nichts weiß, kann nichts weitersagen. Anwältinnen und Anwälte müssen schweigen und können Sie beraten.",
  ),
  heading("Sie haben schon ein Gerät der Firma benutzt"),
  bullets(
    "Bleiben Sie ruhig. Oft wertet niemand aus, was aufgezeichnet wird.",
    "Öffnen Sie Ihren Fall ab jetzt nur noch auf einem eigenen Gerät in einem anderen Netz. Sie brauchen dafür diese Adresse und Ihr Passwort.",
    "Löschen Sie auf dem Gerät der Firma nichts, was nicht Ihnen gehört: Das kann auffallen.",
    "Schreiben Sie der Meldestelle im Chat Ihres Falls, was war. Sie kann dann vorsichtiger vorgehen.",
    "Wer bei der Meldung hinreichenden Grund hatte, die Angaben für wahr zu halten, darf dafür nicht benachteiligt werden (§§ 33 und 36 HinSchG).",
  ),
];
