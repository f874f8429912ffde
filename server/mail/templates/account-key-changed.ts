import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Ihr Unternehmen hat einen neuen Kontoschlüssel",
    text: [
      "{name} hatte keinen Zugang mehr zu den Schlüsseln und hat für Ihr Unternehmen einen neuen Kontoschlüssel erzeugt.",
      "Bei der nächsten Anmeldung sehen Sie zwei Fingerabdrücke. Vergleichen Sie den neuen persönlich oder am Telefon mit {name}, nicht per E-Mail: Auf dem anderen Bildschirm steht er auf der Seite „Mein Konto“. Nehmen Sie ihn erst dann an. Was Sie bisher lesen konnten, bleibt für Sie lesbar; waren Sie noch nicht freigegeben, lesen Sie erst nach einer Freigabe.",
      "Danach gibt {name} Sie frei. Fehlen {name} Schlüssel, die Sie haben, steht das nach der Anmeldung oben auf der Seite.",
      "Links mit Fingerabdruck, QR-Codes und Aushänge von vorher werden im Portal abgewiesen. Sie müssen erneuert werden; welche, steht unter „Meldekanäle“.",
    ],
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, weil Ihr Zugang am bisherigen Kontoschlüssel hing.",
  },
  English: {
    subject: "Your company has a new account key",
    text: [
      "{name} had lost access to the keys and has made a new account key for your company.",
      "The next time you sign in you will see two fingerprints. Compare the new one with {name} in person or by phone, not by e-mail: on the other screen it stands on the page “Mein Konto”. Accept it only then. What you could read so far stays readable for you; if you had not been approved yet, you read only after an approval.",
      "{name} will then approve you. If {name} lacks keys that you have, the top of the page says so after you sign in.",
      "Links with a fingerprint, QR codes and posters from before are refused by the portal. They have to be renewed; “Meldekanäle” says which.",
    ],
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail because your access depended on the former account key.",
  },
  Français: {
    subject: "Votre entreprise a une nouvelle clé de compte",
    text: [
      "{name} n’avait plus accès aux clés et a créé une nouvelle clé de compte pour votre entreprise.",
      "À votre prochaine connexion, vous verrez deux empreintes. Comparez la nouvelle avec {name} en personne ou par téléphone, pas par courriel : sur l’autre écran, elle se trouve à la page « Mein Konto ». Ne l’acceptez qu’ensuite. Ce que vous pouviez lire jusqu’ici reste lisible pour vous ; si vous n’étiez pas encore autorisé, vous ne lirez qu’après une autorisation.",
      "{name} vous autorisera ensuite. Si des clés que vous avez manquent à {name}, le haut de la page l’indique après la connexion.",
      "Les liens avec empreinte, les codes QR et les affiches d’avant sont refusés par le portail. Il faut les renouveler ; « Meldekanäle » indique lesquels.",
    ],
    link: "Ouvrir Hinweiszentrale",
    reason: "Vous recevez ce courriel parce que votre accès dépendait de l’ancienne clé de compte.",
  },
};

/** Tells a colleague, in that colleague's language, who founded the account's key anew and what to do about it. */
export function accountKeyChanged(language: string, name: string, address: string): Mail {
  const { subject, text, link, reason } = wordsIn(texts, language);
  return layOut(
    subject,
    text.map((line) => line.replaceAll("{name}", () => name)),
    { label: link, address },
    { language, reason },
  );
}
