import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Für diese E-Mail-Adresse gibt es bereits ein Konto",
    text: [
      "Jemand möchte diese Adresse für ein anderes Konto bei der Hinweiszentrale verwenden. Das geht nicht, weil es mit ihr schon ein Konto gibt.",
      "Waren Sie das selbst, melden Sie sich bitte mit dieser Adresse an oder wählen Sie für das andere Konto eine andere.",
    ],
    link: "Zur Anmeldung",
    reason:
      "Sie erhalten diese E-Mail, weil die Adresse zu Ihrem Konto gehört. Waren Sie das nicht, können Sie sie löschen: An Ihrem Konto hat sich nichts geändert.",
    notMine: "Sie haben nie ein Konto angelegt? So holen Sie Ihre Adresse zurück",
  },
  English: {
    subject: "There is already an account for this e-mail address",
    text: [
      "Somebody wants to use this address for another account at Hinweiszentrale. That is not possible, because it already has an account.",
      "If it was you, please sign in with this address or choose a different one for the other account.",
    ],
    link: "Sign in",
    reason:
      "You are receiving this e-mail because the address belongs to your account. If it was not you, you can delete it: your account is unchanged.",
    notMine: "You never created an account? This is how you get your address back",
  },
  Français: {
    subject: "Il existe déjà un compte pour cette adresse e-mail",
    text: [
      "Quelqu’un souhaite utiliser cette adresse pour un autre compte Hinweiszentrale. C’est impossible, car elle a déjà un compte.",
      "Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour l’autre compte.",
    ],
    link: "Se connecter",
    reason:
      "Vous recevez ce courriel parce que l’adresse appartient à votre compte. Si ce n’était pas vous, vous pouvez le supprimer : votre compte n’a pas changé.",
    notMine: "Vous n’avez jamais créé de compte ? Voici comment récupérer votre adresse",
  },
};

/** To an address that somebody asked for although it has an account: says on paper what the screen keeps to itself. */
export function emailTaken(language: string, address: string, release: string): Mail {
  const { subject, text, link, reason, notMine } = wordsIn(texts, language);
  return layOut(subject, text, { label: link, address }, { language, reason, besides: { label: notMine, address: release } });
}
