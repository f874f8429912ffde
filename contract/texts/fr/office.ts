import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in French. */
export const office: OfficeTexts = {
  name: "Service de signalement interne",
  firstPage: [
    "Ici, vous pouvez signaler des irrégularités chez {company} : de façon confidentielle ou sans donner votre nom. Vous n’avez pas besoin de compte.",
    "Comment ça se passe",
    "Vous décrivez ce qui s’est passé et vous ajoutez des fichiers si vous en avez. Ensuite, vous recevez un mot de passe. Avec lui, vous lirez plus tard notre réponse et vous pourrez continuer à nous écrire.",
    "Qui lit votre signalement",
    "Les personnes du service de signalement interne, et celles à qui elles doivent faire appel pour votre dossier. Toutes sont tenues à la confidentialité. Toute personne qui signale quelque chose de bonne foi est protégée contre les désavantages.",
  ],
  bodies: {
    justice: {
      name: "Service de signalement externe de l’État fédéral auprès de l’Office fédéral de la justice (Bundesamt für Justiz, BfJ)",
      purpose:
        "Pour toutes les violations pour lesquelles aucun des autres services n’est compétent (§ 19 HinSchG). Si vous ne savez pas qui est compétent, c’est le bon endroit.",
    },
    finance: {
      name: "Autorité fédérale de surveillance financière (BaFin), service pour les lanceurs d’alerte",
      purpose:
        "Pour les violations dans les banques, les assurances, chez les prestataires de services financiers et sur le marché des capitaux, et pour le blanchiment d’argent dans ces domaines (§ 21 HinSchG).",
    },
    competition: {
      name: "Office fédéral des cartels (Bundeskartellamt)",
      purpose:
        "Pour les violations du droit de la concurrence, par exemple les ententes sur les prix, et des règles pour les grandes plateformes numériques (§ 22 HinSchG).",
    },
    states: {
      name: "Services de signalement externes des Länder",
      purpose:
        "Chaque Land (État fédéré allemand) peut créer son propre service pour les violations dans son administration et dans ses communes (§ 20 HinSchG). S’il n’y en a pas, c’est le service de signalement externe de l’État fédéral qui est compétent. Il vous dit aussi quel service existe dans votre Land.",
    },
    fraud: {
      name: "Office européen de lutte antifraude (OLAF)",
      purpose: "Pour la fraude et la corruption au détriment du budget de l’UE, et pour les fautes dans ses institutions.",
    },
    ships: {
      name: "Agence européenne pour la sécurité maritime (AESM, EMSA)",
      purpose: "Pour la sécurité des navires et la protection de la mer contre la pollution par les navires.",
    },
    aviation: {
      name: "Agence de l’Union européenne pour la sécurité aérienne (AESA, EASA)",
      purpose: "Pour la sécurité de l’aviation.",
    },
    markets: {
      name: "Autorité européenne des marchés financiers (AEMF, ESMA)",
      purpose: "Pour les agences de notation de crédit, les référentiels centraux et d’autres organismes qu’elle surveille elle-même.",
    },
    medicines: {
      name: "Agence européenne des médicaments (EMA)",
      purpose: "Pour les médicaments : autorisation, fabrication, essais et sécurité.",
    },
    ai: {
      name: "Bureau européen de l’IA (AI Office)",
      purpose: "Pour les violations du règlement sur l’IA par les fournisseurs de modèles d’IA à usage général.",
    },
  },
  consent:
    "Nous demandons votre consentement pour transmettre des informations sur votre identité (§ 9, paragraphe 3, de la loi allemande sur la protection des lanceurs d’alerte, HinSchG).\n\nÀ : {recipient}\nBut : {purpose}\nCe qui est transmis : {details}\n\nVotre consentement vaut seulement pour cette transmission.",
  record: {
    final: "Le compte rendu de votre signalement est définitif.",
    recorded:
      "Un enregistrement audio de l’entretien fait maintenant partie de votre signalement. Un consentement a été donné le {date} : « {wording} »",
    destroyed: "L’enregistrement audio a été détruit.",
  },
  feedback: {
    greeting: "Bonjour,\n\nVoici notre retour d’informations sur votre signalement.",
    taken: "Mesures de suivi prises :",
    planned: "Mesures de suivi prévues :",
    reasons: "Raisons :",
    withheld: "Ce que nous n’avons pas le droit de vous dire, et pourquoi :",
    regards: "Votre service de signalement",
  },
  meetingHeld: "L’entretien personnel a eu lieu.",
  poster: {
    language: "fr-FR",
    title: "Signaler des irrégularités –",
    subtitle: "de façon confidentielle ou anonyme",
    lead: "Vous avez vu quelque chose qui n’est pas normal ? Signalez-le à notre service de signalement interne. Vous n’avez pas besoin de compte.",
    steps: [
      {
        name: "Ouvrir la page",
        text: "Scannez le code QR avec votre téléphone ou tapez l’adresse.",
      },
      {
        name: "Décrire les faits",
        text: "Sans votre nom si vous voulez. Vous pouvez joindre des fichiers.",
      },
      {
        name: "Garder le mot de passe",
        text: "Avec lui, vous lisez notre réponse et continuez à nous écrire.",
      },
    ],
    qr: "Code QR avec l’adresse du service de signalement",
    address: "Adresse à taper",
    sealed: "Votre signalement est chiffré sur votre appareil. Seul le service de signalement peut le lire.",
    device: "Utilisez de préférence un appareil à vous, et pas le réseau de l’entreprise.",
    fingerprint: "Empreinte de la clé",
    fingerprintMeans: "Le portail montre les mêmes caractères avant tout envoi. S’ils sont différents, n’envoyez rien.",
    documentTitle: "{company} : signaler des irrégularités",
  },
  link: {
    label: "Faire un signalement",
    title: "Service de signalement de {company}, s’ouvre dans un nouvel onglet",
  },
  news: {
    subject: "Il y a du nouveau",
    text: "Il y a un nouveau message pour vous. Vous pouvez le lire avec votre mot de passe.",
    open: "Ouvrir",
  },
  sheet: {
    text: "Feuille d’accès à votre signalement\n\nNuméro de dossier : {caseNumber}\nAdresse : {address}\n\nLe mot de passe de votre dossier :\n\n{password}\n\nOuvrez l’adresse et entrez le mot de passe. Vous y lisez nos réponses, vous nous écrivez et vous vérifiez un compte rendu de votre signalement.\n\nLa suite : nous confirmons la réception dans un délai de sept jours et nous vous donnons un retour d’informations au plus tard trois mois après. Nous traitons votre identité de façon confidentielle.\n\nGardez cette feuille dans un endroit sûr. Personne ne peut récupérer le mot de passe, pas même nous.",
    qr: "Code QR avec l’adresse de votre dossier",
    scan: "Adresse à scanner. Elle ne contient pas le mot de passe.",
  },
};
