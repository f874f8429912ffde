import { TOKEN_HOURS } from "@hz/contract/limits";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const hours = TOKEN_HOURS["verify-email"];
const texts = {
  Deutsch: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    text: [
      "Für diese Adresse wurde ein Konto bei der Hinweiszentrale angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört.",
      `Der Link gilt ${hours} Stunden und kann einmal benutzt werden.`,
    ],
    link: "E-Mail-Adresse bestätigen",
    reason:
      "Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto angelegt hat. Waren Sie das nicht, folgen Sie dem Link bitte nicht.",
    notMe: "Das war ich nicht: Adresse freigeben",
  },
  English: {
    subject: "Please confirm your e-mail address",
    text: [
      "An account at Hinweiszentrale was created for this address. Please confirm that the address is yours.",
      `The link is valid for ${hours} hours and can be used once.`,
    ],
    link: "Confirm e-mail address",
    reason:
      "You are receiving this e-mail because somebody created an account with this address. If it was not you, please do not follow the link.",
    notMe: "It was not me: release the address",
  },
  Français: {
    subject: "Veuillez confirmer votre adresse e-mail",
    text: [
      "Un compte Hinweiszentrale a été créé pour cette adresse. Veuillez confirmer que l’adresse vous appartient.",
      `Le lien est valable ${hours} heures et ne peut être utilisé qu’une seule fois.`,
    ],
    link: "Confirmer l’adresse e-mail",
    reason:
      "Vous recevez ce courriel parce que quelqu’un a créé un compte avec cette adresse. Si ce n’était pas vous, ne suivez pas le lien.",
    notMe: "Ce n’était pas moi : libérer l’adresse",
  },
};

/** Asks whoever registered to prove that the address is theirs, and whoever did not to take it back. */
export function verifyEmail(language: string, address: string, release: string): Mail {
  const { subject, text, link, reason, notMe } = wordsIn(texts, language);
  return layOut(subject, text, { label: link, address }, { language, reason, besides: { label: notMe, address: release } });
}
