import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in French. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Certaines informations sont incomplètes ou non valables. Vérifiez les champs et réessayez.",
  BOX_REFUSED: "Les données ne sont pas arrivées correctement chiffrées et n’ont pas été enregistrées. Réessayez.",
  PART_DAMAGED: "Une partie du fichier est arrivée abîmée. Elle est envoyée de nouveau.",
  FILES_INCOMPLETE: "Au moins un fichier n’est pas encore arrivé en entier. Réessayez.",
  FILES_NOT_ALLOWED: "Ce canal de signalement n’accepte pas de fichiers. Retirez les fichiers.",
  CATEGORY_REQUIRED: "Choisissez une catégorie.",
  CATEGORY_UNKNOWN: "Cette catégorie n’existe plus. Choisissez-en une autre.",
  ANONYMOUS_NOT_ALLOWED: "Ce canal de signalement n’accepte que des signalements confidentiels.",
  CASE_NOT_FOUND: "Le mot de passe n’est pas valable ou le dossier n’a pas été trouvé.",
  NOT_FOUND: "Cela n’a pas été trouvé. Cela a peut-être été effacé.",
  CHANNEL_NOT_FOUND: "Le canal de signalement demandé n’a pas été trouvé.",
  REPORT_CONFLICT: "Un autre signalement est déjà enregistré sous cet identifiant. Envoyez le signalement de nouveau.",
  MESSAGE_CONFLICT: "Un autre message est déjà enregistré sous cet identifiant. Envoyez le message de nouveau.",
  PART_CONFLICT: "D’autres octets sont déjà enregistrés pour cette partie du fichier. Ajoutez le fichier de nouveau.",
  DEPARTMENT_KEY_OUTDATED: "La clé du service de signalement a été renouvelée. Rechargez la page ; copiez d’abord votre texte.",
  DEPARTMENT_KEY_LOST:
    "En ce moment, personne au sein du service de signalement n’a la clé qui ouvre les nouveaux signalements. Vous pourrez envoyer dès qu’il y en aura une nouvelle.",
  TOO_LARGE: "Les données envoyées sont trop volumineuses.",
  PROOF_NEEDED:
    "Beaucoup de choses arrivent en même temps par ce canal de signalement. Votre navigateur doit donc faire un petit calcul avant l’envoi, et cela n’a pas réussi. Ce que vous avez écrit est encore là. Réessayez.",
  STORAGE_FULL:
    "La mémoire du serveur est pleine. Ce n’est pas votre connexion. Ce qui est déjà arrivé est conservé ; ce qui est encore affiché ici n’est pas encore envoyé. Laissez la page ouverte et réessayez plus tard. Sans fichiers, cela marche peut-être déjà maintenant.",
  TOO_MANY_TRIES: "Trop d’essais en peu de temps. Attendez quelques minutes.",
  TOO_MANY_MESSAGES:
    "Beaucoup de messages sont arrivés dans ce dossier en peu de temps. C’est pourquoi celui-ci n’a pas été envoyé ; votre texte est encore là. Attendez 15 minutes, puis envoyez-le de nouveau.",
  MEETING_ASKED:
    "Un entretien personnel a déjà été demandé dans ce dossier. Votre demande n’a pas été envoyée une deuxième fois. Vous pouvez envoyer d’autres informations par un message.",
  NO_MEETING_ASKED:
    "Dans ce dossier, aucune demande d’entretien personnel n’est en attente : elle a déjà reçu une réponse ou a été retirée. Rien n’a été envoyé.",
  UPLOAD_QUOTA:
    "Ce canal de signalement n’accepte pas d’autres fichiers en ce moment. Réessayez plus tard ou envoyez le signalement sans fichiers.",
  UNEXPECTED: "Il y a eu une erreur de notre côté. Ce que vous avez écrit est encore là. Réessayez.",
  UNAVAILABLE: "La plateforme n’est pas accessible en ce moment. Ce que vous avez écrit est encore là. Réessayez dans quelques minutes.",
};
