import { type Block, bullets, heading, leadsTo, paragraph } from "../../channels/duty-text-parts.ts";

const lines = (...all: string[]) => paragraph(all.join("\n"));

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        lines(
          "Im Tor Browser hat diese Seite noch eine eigene Adresse.",
          "Nur der Tor Browser kann diese Adresse öffnen.",
          "Steht in Ihrem Link das Zeichen #?",
          "Dann hängen Sie es mit allem danach an diese Adresse an:",
        ),
        leadsTo(onion),
      ];

const UP_TO_TOR: Block[] = [
  lines(
    "Ihr Browser macht aus Ihrer Meldung einen Geheim·text.",
    "Ein Browser ist das Programm für Internet·seiten.",
    "Trotzdem kann vielleicht jemand mit·lesen.",
    "Zum Beispiel: Die Firma hat Ihr Gerät eingerichtet.",
    "Oder jemand kann sehen: Sie waren auf dieser Seite.",
    "Hier stehen Tipps dagegen.",
    "Sie müssen nicht alles machen.",
    "Am wichtigsten ist: Nehmen Sie ein eigenes Gerät.",
    "Und nehmen Sie Ihr eigenes Internet.",
  ),
  heading("Welches Gerät?"),
  bullets(
    "Nehmen Sie Ihr eigenes Handy.\nOder nehmen Sie Ihren eigenen Computer.",
    "Nehmen Sie kein Gerät von der Arbeit.\nAuch nicht zu Hause.\nDie Firma kann dort vielleicht alles mit·lesen.\nDavor schützt der Geheim·text nicht.",
    "Hat die Firma Ihr eigenes Handy mit eingerichtet?\nDann kann sie vielleicht mit·lesen.\nIn den Einstellungen steht dann zum Beispiel: Arbeits·profil.\nOder dort steht: MDM.\nNehmen Sie dann ein anderes Gerät.",
    "Sind Sie im Browser mit einem Konto von der Firma angemeldet?\nDann kann die Firma Ihre Seiten und Passwörter sehen.\nNehmen Sie einen Browser ohne dieses Konto.",
    "Manche Tastaturen auf dem Handy merken sich Wörter.\nManche senden die Wörter an ihren Hersteller.\nAuch Programme zum Schreiben und Übersetzen können mit·lesen.\nSchalten Sie das vorher aus.",
    "Gehört das Gerät einem anderen Menschen?\nDann kann dieser Mensch vielleicht mit·lesen.",
  ),
  heading("Welches Internet?"),
  bullets(
    "Nehmen Sie kein WLAN von der Arbeit.\nWLAN ist Internet ohne Kabel.\nNehmen Sie auch kein Internet-Kabel von der Arbeit.",
    "Nehmen Sie auch kein VPN von der Arbeit.\nEin VPN ist eine Verbindung in das Netz von der Firma.\nSchalten Sie das VPN vorher aus.",
    "Im Netz von der Arbeit kann die Firma sehen:\nWie heißt unser Computer?\nWann waren Sie dort?\nWie viel haben Sie gesendet?\nDen Text kann sie auf Ihrem eigenen Gerät nicht sehen.",
    "Auf einem Gerät von der Arbeit ist das manchmal anders.\nDort kann die Firma vielleicht auch den Text lesen.",
    "Besser ist das Internet von Ihrem Handy.\nOder das Internet bei Ihnen zu Hause.\nOder ein WLAN für alle, weit weg von der Firma.",
  ),
  heading("Was merkt sich das Gerät?"),
  bullets(
    "Öffnen Sie diese Seite in einem privaten Fenster.\nSchließen Sie das Fenster danach.\nDann vergisst der Browser die Seite.",
    "Das hilft gegen andere Menschen an Ihrem Gerät.\nEs hilft nicht gegen die Firma.\nEs hilft nicht gegen böse Programme.\nEs hilft nicht gegen Mit·leser im Netz.",
    "Ohne privates Fenster merkt sich der Browser diese Adresse.\nDort steht dann auch das Wort: Portal.",
    "Mit Seite schnell verlassen sind Sie sofort weg.\nDer Browser merkt sich die Seite trotzdem.",
  ),
  heading("Fotos, Dateien und Ihr Text"),
  bullets(
    "In Fotos und Dateien stehen oft Ort, Gerät, Tag oder Namen.\nIhr Browser versucht: Er löscht solche Angaben.\nErst danach macht er aus der Datei einen Geheim·text.\nBei jeder Datei steht: Das ist weg und das bleibt.",
    "Das Bild selbst bleibt.\nZum Beispiel: Gesichter, Schilder, Spiegel oder Ihr Schreib·tisch.\nAuch der Name von der Datei bleibt.\nKann man Sie auf dem Foto erkennen?\nDann senden Sie das Foto besser nicht.",
    "Drucker machen manchmal kleine Punkte auf das Papier.\nMan sieht die Punkte kaum.\nDie Punkte bleiben auch auf einem Foto vom Papier.",
    "Denken Sie nach: Wer hat die Datei noch?\nUnd wer weiß noch davon?\nSind das nur wenige Menschen?\nDann kann man Sie vielleicht erkennen.",
    "Firmen schreiben oft auf: Wer öffnet eine Datei?\nWer kopiert oder druckt sie?\nSie können auch nur schreiben: Dort liegt die Datei.",
  ),
  heading("Der Tor Browser"),
  lines(
    "Der Tor Browser ist ein besonderes Programm.",
    "Er versteckt vor Ihrem Netz: Welche Seite besuchen Sie?",
    "Er versteckt vor unserem Computer: Woher kommen Sie?",
    "Sie brauchen ihn nicht zum Melden.",
    "Soll niemand wissen: Sie waren auf dieser Seite?",
    "Dann hilft der Tor Browser.",
  ),
  bullets(
    "Laden Sie den Tor Browser auf Ihr eigenes Gerät.\nDas geht mit Computern und mit Handys mit Android.\nDie Adresse dafür ist: torproject.org\nHaben Sie ein iPhone?\nDann heißt das Programm: Onion Browser.\nBitten Sie vielleicht jemanden um Hilfe.",
    "Stellen Sie die Sicherheits·stufe ein.\nGut sind: Standard oder Sicherer.\nNicht gut ist: Am sichersten.\nDann kann Ihr Browser hier keinen Geheim·text machen.",
    "Ihr Netz sieht: Sie benutzen Tor.\nEs sieht nicht: Wofür?\nIm Netz von der Firma kann das auffallen.",
    "Vielleicht überwacht jemand das Gerät.\nDann hilft auch Tor nicht.\nTor hilft auch nicht gegen Angaben in Text und Dateien.",
  ),
];

const AFTER_TOR: Block[] = [
  heading("Bilder vom Bildschirm, Drucken und Cloud"),
  bullets(
    "Eine Cloud ist ein Speicher im Internet.\nViele Geräte speichern dort von selbst.\nZum Beispiel in: iCloud, Google Fotos oder OneDrive.\nDann liegen dort auch Bilder vom Bildschirm und Ihre Dateien.\nSchalten Sie das vorher aus.\nOder machen Sie keine Bilder vom Bildschirm.",
    "Gespeicherte Dateien bleiben auf dem Gerät.",
    "Drucken Sie nicht bei der Arbeit.\nManche Drucker speichern den Text.",
  ),
  heading("Das Passwort"),
  bullets(
    "Schreiben Sie das Passwort auf Papier.\nLegen Sie das Papier zu Hause an einen sicheren Ort.\nOder nehmen Sie Ihr eigenes Programm für Passwörter.",
    "Schreiben Sie es nicht in eine E-Mail.\nSchreiben Sie es nicht in einen Chat.\nSpeichern Sie es nicht auf einem Gerät von der Arbeit.",
    "Zeigen Sie das Passwort keinem anderen Menschen.\nMit dem Passwort kann man Ihren Fall lesen.\nMan kann auch in Ihrem Namen schreiben.",
    "Haben Sie die Text·datei gespeichert?\nDann liegt sie im Ordner für Downloads.\nDownloads sind geladene Dateien.\nBenutzen andere Menschen das Gerät?\nDann legen Sie die Datei woanders hin.\nOder löschen Sie die Datei.",
  ),
  heading("Mit wem sprechen Sie?"),
  lines(
    "Sprechen Sie nur mit wenigen Menschen darüber.",
    "Andere können dann nichts weiter·sagen.",
    "Anwältinnen und Anwälte müssen schweigen.",
    "Anwältinnen und Anwälte können Sie beraten.",
  ),
  heading("Haben Sie schon ein Gerät von der Arbeit benutzt?"),
  bullets(
    "Bleiben Sie ruhig.\nOft sieht niemand nach.",
    "Nehmen Sie ab jetzt Ihr eigenes Gerät.\nNehmen Sie auch ein anderes Internet.\nSie brauchen diese Adresse und Ihr Passwort.",
    "Löschen Sie auf dem Gerät von der Arbeit nur eigene Dinge.\nSonst kann es auffallen.",
    "Schreiben Sie es der Melde·stelle im Chat.\nDann kann sie besonders vorsichtig sein.",
    "Haben Sie gute Gründe für Ihre Meldung?\nDann darf Ihnen niemand deshalb schaden.",
  ),
];

/** Advice on device, network and Tor Browser in Leichte Sprache; `onion` is the portal's address in the Tor network, where it has one. */
export const devicesSimple = (onion: string | null): Block[] => [...UP_TO_TOR, ...onionAddress(onion), ...AFTER_TOR];
