import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in French; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Bonjour,

Nous avons reçu votre signalement le {eingangsdatum}. Son numéro de dossier est {fallnummer}. Ceci est notre accusé de réception selon le § 17, paragraphe 1, de la loi allemande sur la protection des lanceurs d’alerte (HinSchG) ; il a été créé automatiquement.

La suite : nous vérifions si votre signalement relève de cette loi et s’il est fondé. Au plus tard le {rueckmeldung_bis}, nous vous disons ici ce que nous avons prévu ou fait, et pourquoi.

Si nous avons une question, elle se trouve ici, dans votre dossier. Ouvrez-le de temps en temps avec votre mot de passe.

Nous traitons votre identité de façon confidentielle (§ 8 HinSchG). Vous pouvez aussi vous adresser à un service de signalement externe, par exemple à celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Bonjour,

Merci pour votre signalement. Nous l’avons reçu le {eingangsdatum} et nous vous le confirmons par ce message (§ 17, paragraphe 1, HinSchG). Votre numéro de dossier est {fallnummer}.

Nous le lisons avec soin et nous vérifions s’il relève de la loi allemande sur la protection des lanceurs d’alerte (HinSchG) et s’il est fondé. Au plus tard le {rueckmeldung_bis}, nous vous disons ici ce que nous avons prévu ou fait, et pourquoi.

Seules les personnes qui reçoivent et traitent votre signalement, ou qui aident à le faire, connaissent votre identité (§ 8 HinSchG). Les désavantages à cause d’un signalement sont interdits (§ 36 HinSchG). Si vous en subissez, écrivez-nous.

Ouvrez votre dossier de temps en temps. Nos questions se trouvent seulement ici.

Cordialement
{funktion}, {unternehmen}`,

  "receipt-after-call": `Bonjour,

Merci pour votre appel. Nous avons noté votre signalement le {eingangsdatum} et nous confirmons sa réception (§ 17, paragraphe 1, HinSchG). Votre numéro de dossier est {fallnummer}.

Nous écrivons dans un compte rendu ce que vous nous avez dit. Vous le trouverez ici dès qu’il sera prêt. Vous pourrez alors le vérifier, le corriger et le confirmer (§ 11, paragraphe 4, HinSchG).

Au plus tard le {rueckmeldung_bis}, nous vous disons ici ce que nous avons prévu ou fait, et pourquoi. Nous traitons votre identité de façon confidentielle (§ 8 HinSchG).

Cordialement
{funktion}, {unternehmen}`,

  "scope-accepted": `Bonjour,

Nous avons vérifié si nous sommes compétents pour votre signalement. C’est le cas : il relève de la loi allemande sur la protection des lanceurs d’alerte (§ 2 HinSchG).

Ensuite, nous vérifions s’il est fondé et nous décidons des mesures de suivi. S’il nous faut plus d’informations, nous vous poserons des questions ici.

La loi vous protège contre les désavantages si, au moment du signalement, vous aviez des motifs raisonnables de croire que vos informations étaient vraies (§§ 33 à 37 HinSchG). Vous recevrez notre retour d’informations au plus tard le {rueckmeldung_bis}.

Cordialement
{funktion}, {unternehmen}`,

  "scope-declined": `Bonjour,

Merci pour votre signalement du {eingangsdatum}. Nous l’avons vérifié. Selon notre résultat, il ne relève pas de la loi allemande sur la protection des lanceurs d’alerte (§ 2 HinSchG) : [… raison en une phrase].

Cela ne veut pas dire que votre demande n’est pas importante. Le service compétent est : [… service et comment le joindre]. Nous ne lui transmettons pas votre signalement sans votre consentement.

Si vous pouviez penser, au moment du signalement, que la loi s’applique, votre identité reste confidentielle même maintenant (§ 8, paragraphe 1, HinSchG). Si vous pensez que notre avis est faux, écrivez-nous. Vous pouvez aussi vous adresser à un service de signalement externe, par exemple à celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz).

Cordialement
{funktion}, {unternehmen}`,

  question: `Bonjour,

Merci pour votre signalement avec le numéro de dossier {fallnummer}. Pour pouvoir le vérifier, il nous faut encore quelques informations. Répondez seulement à ce que vous savez :

– Que s’est-il passé exactement ?
– Quand et où était-ce, et est-ce que cela dure encore ?
– Qui a participé, qui l’a vu ? Une fonction à la place d’un nom suffit.
– Comment le savez-vous : l’avez-vous vécu vous-même ou entendu d’autres personnes ?
– Y a-t-il des preuves, par exemple des e-mails, des photos ou des factures ?
– [… autre question]

Si vous voulez rester anonyme, faites attention que le texte et les fichiers ne permettent pas de vous reconnaître. Ne vous mettez pas en danger pour obtenir une preuve.

Cordialement
{funktion}, {unternehmen}`,

  "question-reminder": `Bonjour,

Nous vous avons posé une question dans ce dossier et nous n’avons pas encore trouvé de réponse. Votre réponse nous aiderait beaucoup, même courte, même un simple « Je ne sais pas ».

Si nous n’avons pas de nouvelles de vous d’ici le [… date], nous continuons avec ce que nous avons. Il se peut alors que nous devions clore le dossier faute de preuves.

Cordialement
{funktion}, {unternehmen}`,

  invitation: `Bonjour,

Nous aimerions parler avec vous. Un entretien n’est pas obligatoire ; vous n’avez aucun désavantage si vous préférez écrire.

Notre proposition : [… jour, heure, lieu ou téléphone]. Avec votre consentement, un entretien par vidéo est aussi possible (§ 16, paragraphe 3, HinSchG). Vous pouvez venir avec une personne de confiance.

Nous faisons un compte rendu de l’entretien. Nous n’avons le droit de l’enregistrer ou de le noter mot à mot que si vous y consentez. Vous recevez le compte rendu pour le vérifier (§ 11 HinSchG).

Cette proposition vous convient-elle, ou en avez-vous une autre ? Écrivez-nous ici.

Cordialement
{funktion}, {unternehmen}`,

  record: `Bonjour,

Vous trouvez le compte rendu de notre entretien ici, dans votre dossier, sous « Compte rendu à vérifier ».

Vérifiez s’il est juste. Vous pouvez le corriger, le compléter et le confirmer (§ 11, paragraphe 4, HinSchG). Pour cela, choisissez là-bas « Confirmer », « Proposer une correction » ou « Ne pas confirmer ».

Si l’entretien a été enregistré avec votre consentement, nous effaçons l’enregistrement dès que le compte rendu est terminé.

Cordialement
{funktion}, {unternehmen}`,

  abuse: `Bonjour,

Nous prenons au sérieux ce que vous signalez et nous continuons à le vérifier. Mais votre message contient aussi des insultes. Décrivez ce qui s’est passé sans rabaisser d’autres personnes. Nous pourrons ainsi mieux vous aider.

Nous ne répondons pas aux propos sans rapport avec les faits. Les personnes signalées ont aussi des droits.

La loi protège les personnes qui avaient des motifs raisonnables de croire que leurs informations étaient vraies. Une personne qui signale quelque chose de faux volontairement ou par négligence grave n’est pas protégée (§ 9, paragraphe 1, et § 38 HinSchG). Nous ne vous accusons pas de cela ; nous le disons pour que vous le sachiez.

Cordialement
{funktion}, {unternehmen}`,

  anonymity: `Bonjour,

Vous voulez que personne n’apprenne qui a fait le signalement. Nous le comprenons.

Si vous n’avez pas donné votre nom, nous ne le connaissons pas, et vous n’avez pas l’obligation de le donner. Si nous le connaissons, seules les personnes qui reçoivent et traitent votre signalement, ou qui aident à le faire, l’apprennent (§ 8 HinSchG). Toutes les autres ne l’apprennent que si c’est nécessaire pour les mesures de suivi et si vous y avez consenti pour ce cas précis (§ 9, paragraphe 3, HinSchG).

La loi prévoit des exceptions : les autorités de poursuite pénale, les autorités dans une procédure administrative et les tribunaux peuvent exiger des informations (§ 9, paragraphe 2, HinSchG). Dans ce cas, nous vous le disons avant, sauf si cela nous est interdit. L’identité d’une personne qui signale quelque chose de faux volontairement ou par négligence grave n’est pas protégée (§ 9, paragraphe 1, HinSchG).

Vous pouvez aider vous-même : ne parlez du signalement à personne, et demandez-vous s’il y a des détails que vous êtes la seule personne à pouvoir connaître.

Cordialement
{funktion}, {unternehmen}`,

  consent: `Bonjour,

Pour continuer la vérification, nous aimerions transmettre des informations qui permettent de vous reconnaître. Nous n’en avons le droit qu’avec votre consentement (§ 9, paragraphe 3, HinSchG).

Ce que nous aimerions transmettre : [… informations]
À qui : [… fonction ou service]
Pourquoi c’est nécessaire pour les mesures de suivi : [… raison]

Votre consentement est libre et vaut seulement pour cette transmission. Si vous refusez, vous n’avez aucun désavantage ; nous continuons alors à vérifier sans cette transmission, autant que possible. Vous pouvez retirer votre consentement à tout moment pour l’avenir.

Vous recevez ici une demande séparée pour cela. Répondez-y avec « Accepter » ou « Refuser » ; vous pouvez aussi y retirer votre consentement.

Cordialement
{funktion}, {unternehmen}`,

  "disclosure-notice": `Bonjour,

Nous vous informons à l’avance : nous devons transmettre des informations sur votre identité à une autorité ou à un tribunal (§ 9, paragraphe 2, HinSchG).

Destinataire : [… autorité ou tribunal]
Raison : [… demande dans une procédure pénale, ordre dans une procédure administrative ou décision d’un tribunal]
Étendue : [… informations]
Moment : [… date]

Nous transmettons seulement ce qui est exigé. La protection contre les désavantages à cause de votre signalement reste valable (§ 36 HinSchG). Si vous avez des objections, écrivez-nous tout de suite. Vous pouvez aussi demander un conseil juridique.

Cordialement
{funktion}, {unternehmen}`,

  "hand-over": `Bonjour,

Nous avons vérifié votre signalement et nous transmettons la procédure (§ 18, numéro 4, HinSchG). La suite de l’enquête est menée par : [… service interne ou autorité].

La raison : [… raison]. Nous ne transmettons des informations qui permettent de vous reconnaître que dans la mesure où vous y avez consenti ou dans la mesure où la loi l’exige (§§ 8 et 9 HinSchG).

Vous pouvez toujours nous joindre ici. Vous recevrez notre retour d’informations au plus tard le {rueckmeldung_bis}.

Cordialement
{funktion}, {unternehmen}`,

  interim: `Bonjour,

Nous voulons vous tenir au courant. Votre dossier {fallnummer} est toujours en cours. À la date du {heute} : [… ce qui s’est passé].

La prochaine étape : [… prochaine étape]. Vous recevrez notre retour d’informations selon le § 17, paragraphe 2, HinSchG au plus tard le {rueckmeldung_bis}.

Si autre chose vous est revenu ou si quelque chose a changé, écrivez-nous ici.

Cordialement
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Bonjour,

Nous avons vérifié votre signalement du {eingangsdatum}. Ce que vous avez signalé s’est confirmé. Ceci est notre retour d’informations selon le § 17, paragraphe 2, HinSchG.

Ce que nous avons fait : [… mesures de suivi prises]
Ce que nous prévoyons encore : [… mesures de suivi prévues, avec dates]
Les raisons : [… raisons]

Nous n’avons pas le droit de vous donner des détails sur d’autres personnes. Merci de nous avoir informés. Sans vous, nous ne l’aurions pas appris.

Cordialement
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Bonjour,

Nous avons vérifié votre signalement du {eingangsdatum}. Nous n’avons pas pu confirmer ce que vous avez signalé. Ceci est notre retour d’informations selon le § 17, paragraphe 2, HinSchG.

Ce que nous avons fait : [… mesures de suivi prises]
Ce que nous prévoyons encore : [… mesures de suivi prévues, ou aucune]
Les raisons : [… raisons]

Cela ne veut pas dire que nous ne vous croyons pas. Votre protection reste valable si vous aviez des motifs raisonnables de croire que vos informations étaient vraies. Si vous avez d’autres informations ou preuves, écrivez-nous.

Cordialement
{funktion}, {unternehmen}`,

  "feedback-limited": `Bonjour,

Nous avons vérifié votre signalement du {eingangsdatum}. Ceci est notre retour d’informations selon le § 17, paragraphe 2, HinSchG.

Ce que nous pouvons vous dire : [… mesures de suivi prises et prévues]
Les raisons : [… raisons]

Nous n’avons pas le droit d’en dire plus pour le moment. Un retour d’informations n’est permis que dans la mesure où il ne touche pas aux recherches internes ou aux enquêtes et ne porte pas atteinte aux droits des personnes concernées (§ 17, paragraphe 2, phrase 3, HinSchG). Dès que nous aurons le droit d’en dire plus, vous le lirez ici.

Cordialement
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Bonjour,

Vous recevez aujourd’hui notre retour d’informations selon le § 17, paragraphe 2, HinSchG sur votre signalement du {eingangsdatum}. La procédure n’est pas encore terminée.

Ce que nous avons fait : [… mesures de suivi prises]
Ce que nous prévoyons encore : [… mesures de suivi prévues]
Les raisons, et pourquoi cela dure plus longtemps : [… raisons]

Vous apprendrez le résultat ici, probablement d’ici le [… date].

Cordialement
{funktion}, {unternehmen}`,

  closing: `Bonjour,

Nous avons clos la procédure sur votre signalement avec le numéro de dossier {fallnummer}. Résultat et raisons : [… résultat et raisons].

Si vous n’êtes pas d’accord, vous pouvez vous adresser à un service de signalement externe : à celui de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz), à celui de la BaFin pour le secteur financier, à celui de l’Office fédéral des cartels (Bundeskartellamt) pour la concurrence. La page « Services de signalement externes » de ce canal de signalement les indique tous, avec leurs adresses.

Nous effaçons nos documents sur votre signalement après le {loeschdatum} (§ 11, paragraphe 5, HinSchG). Nous ne les gardons au-delà de cette date que si une loi l’exige et si c’est proportionné.

Si vous subissez des désavantages à cause de votre signalement, écrivez-nous, même plus tard. Merci pour votre confiance.

Cordialement
{funktion}, {unternehmen}`,

  retaliation: `Bonjour,

Le {eingangsdatum}, vous nous avez signalé quelque chose. Nous aimerions savoir comment vous allez depuis.

Avez-vous subi des désavantages à cause de votre signalement, ou vous en a-t-on menacé ? Par exemple un licenciement, une mutation, une moins bonne évaluation, une mise à l’écart ou du harcèlement. C’est interdit, et la menace l’est aussi (§ 36, paragraphe 1, HinSchG).

Si vous subissez un désavantage au travail après un signalement et si vous affirmez qu’il vient du signalement, la loi part du principe que c’est vrai. La personne qui vous a causé ce désavantage doit prouver le contraire (§ 36, paragraphe 2, HinSchG). Des dommages et intérêts sont aussi possibles (§ 37 HinSchG).

Écrivez-nous ce qui s’est passé et quand. Si tout va bien, un simple « Tout va bien » suffit.

Cordialement
{funktion}, {unternehmen}`,
};
