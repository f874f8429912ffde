import { wordsIn } from "@hz/contract/languages";

const texts = {
  Deutsch:
    "Sie selbst haben den Kontoschlüssel Ihres Unternehmens noch nicht verglichen. Tun Sie das bitte zuerst; nach der Anmeldung führt die Seite Sie dorthin. Erst danach können Sie freigeben.",
  English:
    "You have not compared your company’s account key yourself yet. Please do that first; after you sign in, the page leads you there. You can approve only afterwards.",
  Français:
    "Vous n’avez pas encore comparé vous-même la clé de compte de votre entreprise. Veuillez le faire d’abord ; après la connexion, la page vous y conduit. Vous ne pourrez autoriser l’accès qu’ensuite.",
};

/** What a colleague who could grant has to do before; nothing for whoever has compared the account's key. */
export const compareFirst = (language: string, isCompared: boolean): string[] => (isCompared ? [] : [wordsIn(texts, language)]);
