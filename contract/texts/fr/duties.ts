import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "an", "ans"] : [months, "mois", "mois"];
  return `${count} ${count === 1 ? one : other} après la clôture de votre dossier, tout ce qui le concerne doit être effacé. Rien ne peut être gardé plus longtemps, sauf si une loi l’exige.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `par e-mail à ${email}`, phone && `par téléphone au ${phone}`].filter(Boolean).join(" ou ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Posez la question ${known}.`
    : `Vous pouvez poser la question au service de signalement : écrivez-lui par « Nouveau signalement »${allowAnonymous ? ", sans votre nom si vous le voulez" : ""}.`;
  return paragraph(`${companyName} n’a pas encore indiqué ici ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Voici comment ${companyName} traite votre signalement. La procédure est fixée par la loi allemande sur la protection des lanceurs d’alerte (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Qui lit votre signalement"),
  paragraph(
    `Votre signalement est envoyé au service « ${departmentName} ». Ses membres peuvent l’ouvrir. Si le service de signalement fait appel à une personne de l’extérieur pour l’examiner, par exemple une avocate ou un avocat, cette personne lit seulement votre dossier, et seulement pour un temps limité. Si quelqu’un n’est pas impartial, ou si un autre service est compétent, le dossier peut être remis à celui-ci ; ce sont alors ses membres qui le lisent. Si un autre service est compétent pour une catégorie, ou pour les signalements sur le service « ${departmentName} » lui-même, le formulaire le dit avant l’envoi.`,
  ),
  paragraph(
    "Les personnes qui traitent des signalements doivent être indépendantes et compétentes, et respecter la confidentialité (§§ 8 et 15 HinSchG).",
  ),
  heading("Les étapes"),
  steps(
    `Vous envoyez votre signalement${allowAnonymous ? ", sans votre nom si vous le voulez" : ""}. Vous recevez un mot de passe pour votre dossier.`,
    autoAcknowledge
      ? "La réception est confirmée tout de suite ; la loi l’exige dans un délai de 7 jours. La confirmation se trouve dans votre dossier."
      : "Dans un délai de 7 jours, le service de signalement confirme que votre signalement est arrivé.",
    "Le service de signalement vérifie s’il est compétent et si votre signalement est fondé. Il reste en contact avec vous et vous pose des questions si quelque chose n’est pas clair.",
    "Le service de signalement prend des mesures de suivi. Par exemple, il enquête sur le dossier ou le transmet à un service compétent.",
    "Au plus tard 3 mois après la confirmation, vous recevez un retour d’informations : ce qui est prévu, ce qui a déjà été fait et pourquoi. S’il n’y a pas de confirmation, les 3 mois comptent à partir du 7e jour après la réception.",
  ),
  paragraph("Vous lisez la confirmation, les questions et le retour d’informations dans votre dossier, avec votre mot de passe."),
  heading("Ce qui est enregistré, et combien de temps"),
  bullets(
    "Votre signalement, vos fichiers et tous les messages sont chiffrés. Les notes du service de signalement le sont aussi.",
    "Il est aussi noté quand quelque chose a été reçu et quelles étapes le service de signalement a suivies. La loi l’exige (§ 11 HinSchG).",
    retention(retentionMonths),
    "Votre adresse IP n’est pas enregistrée.",
  ),
  heading("Votre protection"),
  paragraph(
    "Une personne qui avait, au moment du signalement, des motifs raisonnables de croire que ses informations étaient vraies ne doit pas être désavantagée pour cela (§§ 33 et 36 HinSchG). Seules les personnes qui traitent votre signalement apprennent votre nom ; les exceptions se trouvent au § 9 HinSchG. Une personne qui signale quelque chose de faux volontairement ou par négligence grave n’est pas protégée.",
  ),
  heading("Vous avez le choix"),
  paragraph(
    "Vous pouvez aussi vous adresser à un service de signalement externe, tout de suite ou plus tard. Ces services se trouvent sur la page « Services de signalement externes ».",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Ces informations selon l’art. 13 du règlement général sur la protection des données (RGPD) vous disent ce que deviennent vos données.",
    ),
    heading("Qui est responsable"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "l’adresse")]),
    heading("Délégué ou déléguée à la protection des données"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(
            `${companyName} n’a pas l’obligation de désigner une personne déléguée à la protection des données et n’en a pas désigné.`,
          )
        : ask(source, "la personne déléguée à la protection des données"),
    heading("Pourquoi, et sur quelle base légale"),
    paragraph(
      "Vos données sont traitées pour vérifier votre signalement et lui donner suite. La base légale est l’art. 6, par. 1, point c), du RGPD avec le § 10 HinSchG ; pour les données spécialement protégées, l’art. 9, par. 2, point g), du RGPD avec le § 10 HinSchG.",
    ),
    paragraph(
      "Si vous donnez une adresse e-mail pour les notifications, vous le faites librement (art. 6, par. 1, point a), du RGPD). Vous pouvez supprimer l’adresse à tout moment dans votre dossier.",
    ),
    paragraph(
      "Si vous enregistrez un message vocal, il n’est envoyé qu’avec votre consentement (art. 6, par. 1, point a), du RGPD, § 11, par. 2, HinSchG). Vous pouvez retirer ce consentement pour l’avenir. Le message est enregistré et déguisé dans votre navigateur.",
    ),
    heading("Quelles données"),
    paragraph(
      "Ce qui est traité : ce que vous écrivez, ce que vous dites et les fichiers que vous ajoutez, aussi sur d’autres personnes, ainsi que le moment, la catégorie et si vous donnez un nom. Vous n’avez pas l’obligation de parler de vous, sauf si le formulaire l’exige. Ces pages ne déposent pas de cookies, ne chargent rien d’autres entreprises et n’enregistrent pas votre adresse IP. Pendant que vous écrivez, votre navigateur garde le brouillon chiffré dans cet onglet, pour que rien ne soit perdu si la page est rechargée. Après l’envoi, il est effacé, et après une heure, on ne peut plus l’ouvrir.",
    ),
    heading("Qui reçoit les données"),
    paragraph(
      `Les membres du service « ${departmentName} », ou du service indiqué dans le formulaire, peuvent lire votre signalement. Pour le cas où plus personne ne pourrait l’ouvrir, l’entreprise a le droit de garder une clé de secours. Si le dossier est remis à un autre service, ce sont ses membres qui le lisent. Si le service de signalement fait appel à une personne de l’extérieur pour l’examiner, par exemple une avocate ou un avocat, cette personne lit seulement votre dossier, et seulement pour un temps limité. Le service de signalement ne peut transmettre quelque chose à d’autres, par exemple à des autorités, que dans la mesure où le § 9 HinSchG le permet.`,
    ),
    paragraph(
      "L’exploitant de Hinweiszentrale enregistre les données pour le compte de l’entreprise (art. 28 du RGPD). Les contenus sont chiffrés de bout en bout ; l’exploitant n’en a pas la clé. Il peut lire le moment, la catégorie et le type du signalement, et une adresse e-mail que vous donnez pour les notifications ; les services d’e-mail sur le trajet apprennent aussi cette adresse.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `En dehors de l’UE et de l’EEE, pour le compte de l’exploitant : ${name}, ${place} (${service}). Base du transfert : ${ground}.`,
      ),
    ),
    heading("Combien de temps"),
    paragraph(retention(retentionMonths)),
    heading("Vos droits"),
    bullets(
      "Vous pouvez demander l’accès à vos données (art. 15 du RGPD), leur rectification (art. 16), leur effacement (art. 17) et la limitation du traitement (art. 18).",
      "Vous pouvez retirer un consentement à tout moment pour l’avenir. Vous pouvez demander à recevoir votre adresse e-mail dans un format courant (art. 20).",
      "Les droits d’autres personnes sont limités, dans la mesure où votre identité serait sinon connue (§ 8 HinSchG, § 29 de la loi fédérale allemande sur la protection des données, BDSG).",
      "C’est toujours un être humain qui décide de votre signalement, jamais un programme seul.",
    ),
    heading("Réclamation auprès de l’autorité de contrôle"),
    paragraph(
      facts.supervision ||
        `Vous pouvez faire une réclamation auprès de l’autorité de protection des données du Land (État fédéré allemand) où ${companyName} a son siège, ou bien où vous habitez ou travaillez.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informations selon le § 5 de la loi allemande sur les services numériques (Digitale-Dienste-Gesetz, DDG)"),
    heading("Fournisseur de ces pages"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forme juridique", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Représentation légale", facts.representedBy),
    ...titled("Contact", [email && `E-mail : ${email}`, facts.phone && `Téléphone : ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registre", facts.register || company.register),
    ...titled("Numéro d’identification TVA", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Ce qui manque encore"), ask(source, "certaines informations")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Cette déclaration concerne les pages de ce canal de signalement. Tout le monde doit pouvoir signaler ici."),
    heading("Ce que nous faisons"),
    paragraph("Nous prenons pour référence les règles pour l’accessibilité des contenus web (WCAG 2.2, niveau AA)."),
    bullets(
      "Tout peut être utilisé avec le clavier, et on voit où l’on est.",
      "Les titres, les champs et les messages d’erreur sont marqués pour que les lecteurs d’écran les annoncent.",
      "Les textes ont de forts contrastes, en clair et en sombre. On peut les agrandir, et ils tiennent sur de petits écrans.",
      "La page d’accueil et les pages d’information n’ont pas besoin de JavaScript.",
    ),
    heading("Ce qui n’est pas encore accessible"),
    bullets(
      "Le formulaire et votre dossier ont besoin de JavaScript : votre navigateur l’utilise pour chiffrer.",
      "La page d’accueil, le formulaire et le dossier existent en allemand facile à lire (Leichte Sprache) ; aucun groupe de test ne les a encore vérifiés. Parmi les pages d’information, une seule l’est.",
      "Il n’existe pas de version en langue des signes.",
      "Le navigateur ne remplit pas de lui-même le nom, le numéro de téléphone et l’adresse e-mail (WCAG 1.3.5) : le but est qu’il n’en reste rien sur l’appareil.",
      "Toutes les pages ont le même titre dans le navigateur, « Portal » (WCAG 2.4.2) : il ne doit pas dire de quoi il s’agit.",
      "Les textes et les fichiers que l’entreprise ou vous-même ajoutez peuvent contenir des obstacles.",
    ),
    heading("Comment cela a été vérifié"),
    paragraph(
      "Ces informations reposent sur nos propres vérifications : avec un programme de contrôle sur chaque type de page, et à la main avec le clavier. Aucun organisme indépendant n’a vérifié.",
    ),
    heading("Signaler un obstacle"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "un contact pour les obstacles"),
  ];
};

/** The standard texts in French, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
