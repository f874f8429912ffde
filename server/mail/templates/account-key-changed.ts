import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Ihr Unternehmen hat einen neuen Kontoschlüssel",
    text: [
      "{name} hatte keinen Zugang mehr zu den Schlüsseln und hat für Ihr Unternehmen einen neuen Kontoschlüssel erzeugt.",
      "{steps}",
      "Fehlen {name} Schlüssel, die Sie haben, steht das nach der Anmeldung oben auf der Seite.",
      "Links mit Fingerabdruck, QR-Codes und Aushänge von vorher werden im Portal abgewiesen. Sie müssen erneuert werden; welche, steht unter „Meldekanäle“.",
    ],
    knows:
      "Bei der nächsten Anmeldung sehen Sie zwei Fingerabdrücke. Vergleichen Sie den neuen persönlich oder am Telefon mit {name}, nicht per E-Mail: Auf dem anderen Bildschirm steht er auf der Seite „Mein Konto“. Nehmen Sie ihn erst dann an. Was Sie bisher lesen konnten, bleibt für Sie lesbar. Danach gibt {name} Sie frei.",
    knowsNone:
      "Zuerst gibt {name} Sie frei. Danach zeigt Ihnen die Anwendung den Fingerabdruck des neuen Kontoschlüssels. Vergleichen Sie ihn persönlich oder am Telefon mit {name}, nicht per E-Mail: Auf dem anderen Bildschirm steht er auf der Seite „Mein Konto“. Bestätigen Sie ihn erst dann. Was Sie bisher lesen konnten, bleibt für Sie lesbar; konnten Sie noch nichts lesen, geht es mit der Freigabe.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, weil Ihr Zugang am bisherigen Kontoschlüssel hing.",
  },
  English: {
    subject: "Your company has a new account key",
    text: [
      "{name} had lost access to the keys and has made a new account key for your company.",
      "{steps}",
      "If {name} lacks keys that you have, the top of the page says so after you sign in.",
      "Links with a fingerprint, QR codes and posters from before are refused by the portal. They have to be renewed; “Meldekanäle” says which.",
    ],
    knows:
      "The next time you sign in you will see two fingerprints. Compare the new one with {name} in person or by phone, not by e-mail: on the other screen it stands on the page “Mein Konto”. Accept it only then. What you could read so far stays readable for you. {name} will then approve you.",
    knowsNone:
      "First, {name} approves you. After that the application shows you the fingerprint of the new account key. Compare it with {name} in person or by phone, not by e-mail: on the other screen it stands on the page “Mein Konto”. Confirm it only then. What you could read so far stays readable for you; if you could not read anything yet, you can once you are approved.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail because your access depended on the former account key.",
  },
  Français: {
    subject: "Votre entreprise a une nouvelle clé de compte",
    text: [
      "{name} n’avait plus accès aux clés et a créé une nouvelle clé de compte pour votre entreprise.",
      "{steps}",
      "Si des clés que vous avez manquent à {name}, le haut de la page l’indique après la connexion.",
      "Les liens avec empreinte, les codes QR et les affiches d’avant sont refusés par le portail. Il faut les renouveler ; « Meldekanäle » indique lesquels.",
    ],
    knows:
      "À votre prochaine connexion, vous verrez deux empreintes. Comparez la nouvelle avec {name} en personne ou par téléphone, pas par courriel : sur l’autre écran, elle se trouve à la page « Mein Konto ». Ne l’acceptez qu’ensuite. Ce que vous pouviez lire jusqu’ici reste lisible pour vous. {name} vous autorisera ensuite.",
    knowsNone:
      "{name} vous autorise d’abord. L’application vous montre ensuite l’empreinte de la nouvelle clé de compte. Comparez-la avec {name} en personne ou par téléphone, pas par courriel : sur l’autre écran, elle se trouve à la page « Mein Konto ». Ne la confirmez qu’ensuite. Ce que vous pouviez lire jusqu’ici reste lisible pour vous ; si vous ne pouviez encore rien lire, vous le pourrez une fois autorisé.",
    link: "Ouvrir Hinweiszentrale",
    reason: "Vous recevez ce courriel parce que votre accès dépendait de l’ancienne clé de compte.",
  },
};

/**
 * Tells a colleague, in that colleague's language, who founded the account's key anew and what to do about it. Whoever has
 * compared a key of the account before sees both fingerprints at once and is released afterwards; for everybody else it is
 * the other way around.
 */
export function accountKeyChanged(language: string, name: string, address: string, knowsFormer: boolean): Mail {
  const { subject, text, knows, knowsNone, link, reason } = wordsIn(texts, language);
  return layOut(
    subject,
    text.map((line) => line.replace("{steps}", () => (knowsFormer ? knows : knowsNone)).replaceAll("{name}", () => name)),
    { label: link, address },
    { language, reason },
  );
}
