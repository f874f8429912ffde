import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in French. */
export const madePages: MadePageTexts = {
  choice:
    "Vous choisissez librement : vous pouvez vous adresser au service de signalement interne ou à un service externe. Vous n’avez pas besoin de signaler d’abord en interne, et même après un signalement interne, vous pouvez encore vous adresser à un service externe. Personne n’a le droit de vous en empêcher (§ 7 HinSchG).",
  asOf: "Liste à jour au {date}",
  levels: {
    federal: "Services de l’État fédéral allemand",
    states: "Services des Länder allemands",
    union: "Services de l’Union européenne",
  },
  own: "Ajoutés par {company}",
  ownText: "Ces services ont été ajoutés par {company}. Ils ne font pas partie de la liste ci-dessus.",
  phone: "Téléphone",
  hours: "Horaires",
  meeting: "Entretien personnel",
  meetingRight:
    "Si vous le demandez, le service de signalement doit vous proposer un entretien personnel dans un délai raisonnable (§ 16, par. 3, HinSchG). Pour le demander, allez dans « Nouveau signalement » et choisissez « Je demande un entretien personnel », ou allez sur la page de votre dossier. Ensuite, vous convenez de la date et du lieu dans votre dossier.",
  noPhone:
    "{company} n’a pas indiqué ici de numéro de téléphone du service de signalement. Si vous préférez parler plutôt qu’écrire, demandez un appel ou un entretien par « Nouveau signalement ».",
  lead: "Vous n’avez pas besoin d’écrire votre signalement. Vous pouvez aussi parler avec le service de signalement.",
  outside: "Services de signalement externes",
  outsideText:
    "Vous pouvez aussi vous adresser à un service de signalement externe. Ces services se trouvent sur la page « Services de signalement externes ».",
};
