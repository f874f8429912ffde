import { TOKEN_HOURS } from "@hz/contract/limits";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const hours = TOKEN_HOURS["change-email"];
const texts = {
  Deutsch: {
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    text: [
      "Sie möchten sich bei der Hinweiszentrale künftig mit dieser Adresse anmelden. Bitte bestätigen Sie den Wechsel.",
      `Der Link gilt ${hours} Stunden und kann einmal benutzt werden. Bis dahin gilt Ihre bisherige Adresse.`,
    ],
    link: "Neue Adresse bestätigen",
    reason:
      "Sie erhalten diese E-Mail, weil jemand diese Adresse für sein Konto angegeben hat. Waren Sie das nicht, folgen Sie dem Link bitte nicht.",
  },
  English: {
    subject: "Please confirm your new e-mail address",
    text: [
      "You want to sign in to Hinweiszentrale with this address from now on. Please confirm the change.",
      `The link is valid for ${hours} hours and can be used once. Until then your previous address remains in use.`,
    ],
    link: "Confirm new address",
    reason:
      "You are receiving this e-mail because somebody entered this address for their account. If it was not you, please do not follow the link.",
  },
  Français: {
    subject: "Veuillez confirmer votre nouvelle adresse e-mail",
    text: [
      "Vous souhaitez désormais vous connecter à Hinweiszentrale avec cette adresse. Veuillez confirmer le changement.",
      `Le lien est valable ${hours} heures et ne peut être utilisé qu’une seule fois. D’ici là, votre adresse actuelle reste valable.`,
    ],
    link: "Confirmer la nouvelle adresse",
    reason:
      "Vous recevez ce courriel parce que quelqu’un a indiqué cette adresse pour son compte. Si ce n’était pas vous, ne suivez pas le lien.",
  },
};

/** To the new address: asks to confirm that it shall be used from now on. */
export function changeEmail(language: string, address: string): Mail {
  const { subject, text, link, reason } = wordsIn(texts, language);
  return layOut(subject, text, { label: link, address }, { language, reason });
}
