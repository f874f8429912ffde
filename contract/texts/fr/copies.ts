import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in French; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… formule d’appel]

Un signalement qui vous concerne aussi a été reçu ({funktion}, {unternehmen}). Nous vous en informons selon l’article 14 du RGPD. Un signalement n’est pas encore un résultat : rien n’est prouvé, et vous pouvez donner votre point de vue.

De quoi il s’agit : [… objet, sans rien qui permette de reconnaître l’auteur du signalement]
Responsable du traitement : {unternehmen}, [… adresse et contact]
Protection des données : [… contact de la personne déléguée à la protection des données]
But : vérification du signalement et mesures de suivi
Base légale : article 6, paragraphe 1, point c), du RGPD avec le § 10 HinSchG
Quelles données : [… catégories, par exemple nom, fonction, faits décrits]
Qui les reçoit : les personnes chargées du signalement ; [… autres destinataires ou aucun]
D’où elles viennent : d’un signalement. Nous n’avons pas le droit de dire de qui (§ 8 HinSchG, § 29, paragraphe 1, BDSG).
Combien de temps : en règle générale, trois ans après la fin de la procédure (§ 11, paragraphe 5, HinSchG)

Vous avez le droit d’accès, de rectification, d’effacement et de limitation du traitement, dans la mesure où la loi ne le limite pas. Vous pouvez aussi faire une réclamation auprès d’une autorité de protection des données.

N’essayez pas de savoir qui a fait le signalement. Les désavantages pour les auteurs de signalement sont interdits (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… formule d’appel]

Vous avez demandé l’accès à vos données selon l’article 15 du RGPD. Voici ces informations, à la date du {heute}.

Traitons-nous des données sur vous : [… oui ou non]
Quelles données : [… catégories et contenus]
But : vérification d’un signalement et mesures de suivi
Base légale : article 6, paragraphe 1, point c), du RGPD avec le § 10 HinSchG
Destinataires : [… destinataires ou catégories]
Origine : [… origine, dans la mesure où elle peut être indiquée]
Combien de temps : en règle générale, trois ans après la fin de la procédure (§ 11, paragraphe 5, HinSchG)
Il n’y a pas de décision automatisée.

Nous n’avons pas le droit de donner certaines informations, car elles doivent rester secrètes, surtout en raison des intérêts légitimes d’autres personnes. Il s’agit notamment de savoir qui a fait un signalement (§ 8 HinSchG, § 29, paragraphe 1, BDSG).

Vous avez le droit de rectification, d’effacement et de limitation du traitement, dans la mesure où la loi ne le limite pas. Vous pouvez aussi faire une réclamation auprès d’une autorité de protection des données.

{funktion}, {unternehmen}`,

  "staff-mail": `Objet : comment signaler des irrégularités

Bonjour,

Si quelque chose n’est pas normal chez {unternehmen}, nous voulons le savoir. Voici à qui vous pouvez vous adresser : {funktion}.

Vous pouvez signaler ici : [… adresse complète du canal de signalement]. C’est possible sans compte, à tout moment, avec votre nom ou de façon anonyme. Vous pouvez aussi faire un signalement par téléphone ou lors d’un entretien : [… contact].

Les personnes qui traitent votre signalement sont indépendantes et tenues à la confidentialité (§§ 8 et 15 HinSchG). Dans un délai de sept jours, nous confirmons la réception ; au plus tard trois mois après, nous vous disons ce que nous avons fait.

Les désavantages à cause d’un signalement sont interdits (§ 36 HinSchG). Vous pouvez aussi choisir un service de signalement externe, par exemple celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz). S’il est possible d’agir efficacement en interne contre la violation et si vous ne craignez pas de désavantages, signalez d’abord en interne, s’il vous plaît.

Cordialement
{unternehmen}`,

  "staff-intranet": `Signaler des irrégularités

Corruption, fraude, dangers au travail, discrimination, violations des règles sur l’environnement ou la protection des données : toute personne qui l’apprend dans son travail peut le signaler. Le service compétent : {funktion}.

Où : [… adresse complète du canal de signalement]
Comment : par écrit, de façon anonyme si vous le voulez ; par téléphone ou lors d’un entretien : [… contact]
Qui lit : seulement les personnes du service de signalement
Quand vous recevez une réponse : l’accusé de réception au plus tard après sept jours, le retour d’informations au plus tard trois mois après
Votre protection : la confidentialité (§ 8 HinSchG) et l’interdiction des représailles (§ 36 HinSchG)

À la place, vous pouvez aussi choisir un service de signalement externe : celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz), celui de la BaFin ou celui de l’Office fédéral des cartels (Bundeskartellamt).

En cas de danger pour la vie ou la santé, appelez d’abord le 110 ou le 112.`,

  "staff-notice": `Quelque chose n’est pas normal ? Dites-le-nous.

Vous pouvez faire un signalement ici : {funktion}, {unternehmen}.
De façon confidentielle, anonyme si vous le voulez, à tout moment.

[… adresse complète du canal de signalement ou code QR]
[… téléphone et horaires]

Toute personne qui signale est protégée. Les désavantages sont interdits (§ 36 HinSchG).
Vous pouvez aussi choisir un service de signalement externe, par exemple auprès de l’Office fédéral de la justice (Bundesamt für Justiz).`,

  "new-staff": `Bienvenue chez {unternehmen}

Pour bien commencer, voici aussi une information : chez nous, un service reçoit les signalements selon la loi allemande sur la protection des lanceurs d’alerte (HinSchG). Son nom : {funktion}. Vous pouvez y signaler des violations que vous découvrez dans votre travail, et aussi celles que vous avez découvertes pendant votre candidature.

Adresse : [… adresse complète du canal de signalement]
Autres moyens : [… téléphone, entretien]

Vous pouvez donner votre nom ou rester anonyme. Seules les personnes compétentes lisent votre signalement ; elles sont tenues à la confidentialité (§ 8 HinSchG). Les désavantages à cause d’un signalement sont interdits (§ 36 HinSchG). Vous pouvez aussi choisir un service de signalement externe, par exemple celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz).

Ce que nous faisons de vos données se trouve sur la page « Protection des données » du canal de signalement.`,
};
