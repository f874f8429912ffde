import { type Block, bullets, heading, leadsTo, paragraph } from "../../channels/duty-text-parts.ts";

const lines = (...all: string[]) => paragraph(all.join("\n"));

/** Advice on device, network and Tor Browser in Leichte Sprache; `onion` is the portal's address in the Tor network, where it has one. */
export const devicesSimple = (onion: string | null): Block[] => [
  lines(
    "Manche Menschen wollen nicht:",
    "Die Firma merkt von meiner Meldung.",
    "Hier stehen Tipps dafür.",
    "Sie müssen nicht alles machen.",
    "Am wichtigsten ist: Nehmen Sie ein eigenes Gerät.",
  ),
  heading("Welches Gerät?"),
  bullets(
    "Nehmen Sie Ihr eigenes Handy.\nOder nehmen Sie Ihren eigenen Computer.",
    "Nehmen Sie kein Gerät von der Arbeit.\nDie Firma kann dort vielleicht mit·lesen.",
    "Gehört das Gerät einem anderen Menschen?\nDann kann dieser Mensch vielleicht mit·lesen.",
  ),
  heading("Welches Internet?"),
  bullets(
    "Nehmen Sie kein WLAN von der Arbeit.\nWLAN ist Internet ohne Kabel.",
    "Nehmen Sie das Internet von Ihrem Handy.\nOder das Internet bei Ihnen zu Hause.",
    "Im WLAN von der Arbeit kann die Firma sehen:\nJemand war auf unserer Seite.\nDen Text kann sie auf Ihrem eigenen Gerät nicht sehen.",
  ),
  heading("Was merkt sich das Gerät?"),
  bullets(
    "Der Browser merkt sich: Sie waren auf dieser Seite.\nEin Browser ist das Programm für Internet·seiten.",
    "Benutzen andere Menschen Ihr Gerät?\nDann öffnen Sie ein privates Fenster.\nSchließen Sie das Fenster danach.\nDann vergisst der Browser die Seite.",
    "Gespeicherte Dateien bleiben auf dem Gerät.",
  ),
  heading("Fotos und Dateien"),
  bullets(
    "In Fotos steht oft der Ort.\nIhr Browser versucht: Er löscht den Ort.\nBei jeder Datei steht: Das ist weg und das bleibt.",
    "Sehen Sie das Foto genau an.\nKann man Sie auf dem Foto erkennen?\nDann senden Sie das Foto besser nicht.",
    "Drucken Sie nicht bei der Arbeit.",
  ),
  heading("Das Passwort"),
  bullets(
    "Schreiben Sie das Passwort auf Papier.\nLegen Sie das Papier zu Hause an einen sicheren Ort.",
    "Zeigen Sie das Passwort keinem anderen Menschen.",
    "Schreiben Sie es nicht in eine E-Mail.",
  ),
  heading("Mit wem sprechen Sie?"),
  lines("Sprechen Sie nur mit wenigen Menschen darüber.", "Sie müssen diesen Menschen vertrauen."),
  heading("Haben Sie schon ein Gerät von der Arbeit benutzt?"),
  lines(
    "Bleiben Sie ruhig.",
    "Nehmen Sie ab jetzt Ihr eigenes Gerät.",
    "Schreiben Sie es der Melde·stelle im Chat.",
    "Dann kann sie besonders vorsichtig sein.",
  ),
  heading("Der Tor Browser"),
  lines(
    "Der Tor Browser ist ein besonderes Programm.",
    "Er versteckt Ihren Weg durch das Internet.",
    "Sie brauchen ihn nicht zum Melden.",
    "Möchten Sie ihn benutzen?",
    "Dann bitten Sie vielleicht jemanden um Hilfe.",
    "Die Adresse für das Programm ist: torproject.org",
  ),
  ...(onion === null ? [] : [lines("Im Tor Browser hat diese Seite eine eigene Adresse:"), leadsTo(onion)]),
];
