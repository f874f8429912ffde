import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Testmail Ihrer Meldestelle",
    text: "Diese Testmail ist angekommen. Damit die Betriebsbereitschaft das weiß, geben Sie dort diesen Code ein.",
    code: "Ihr Code: {code}",
    until: "Der Code gilt heute und morgen.",
    reason: "Sie erhalten diese E-Mail, weil Sie in der Betriebsbereitschaft eine Testmail an sich angefordert haben.",
  },
  English: {
    subject: "Test e-mail from your reporting office",
    text: "This test e-mail has arrived. To let the readiness page know, enter this code there.",
    code: "Your code: {code}",
    until: "The code is valid today and tomorrow.",
    reason: "You are receiving this e-mail because you asked for a test e-mail on the readiness page.",
  },
  Français: {
    subject: "Courriel de test de votre service de signalement",
    text: "Ce courriel de test est bien arrivé. Pour le confirmer, saisissez ce code sur la page de disponibilité.",
    code: "Votre code : {code}",
    until: "Le code est valable aujourd’hui et demain.",
    reason: "Vous recevez ce courriel parce que vous avez demandé un courriel de test sur la page de disponibilité.",
  },
};

/** The mail by which somebody sees that mails arrive. */
export function testMail(language: string, code: string): Mail {
  const { subject, text, code: said, until, reason } = wordsIn(texts, language);
  return layOut(subject, [text, said.replace("{code}", code), until], undefined, { language, reason });
}
