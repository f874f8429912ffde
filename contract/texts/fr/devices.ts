import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Ce portail a aussi une adresse dans le réseau Tor. Elle s’ouvre seulement dans le navigateur Tor. Si votre lien se termine par une partie qui commence par « # », ajoutez cette partie à la fin de cette adresse :",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in French; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Votre navigateur chiffre votre signalement. Malgré cela, la personne qui gère votre appareil peut lire ce que vous écrivez, et la personne qui gère votre réseau peut voir que vous étiez ici. Vous n’avez pas besoin de faire tout ce qui est sur cette page. Ce qui aide le plus : un appareil à vous et un réseau à vous.",
  ),
  heading("L’appareil"),
  bullets(
    "Prenez un appareil qui vous appartient et que votre employeur ne gère pas.",
    "Ne prenez pas d’ordinateur, de tablette ou de téléphone de l’entreprise, même à la maison. Des programmes peuvent y enregistrer l’écran, les touches et les pages visitées. Notre chiffrement ne protège pas contre cela.",
    "L’entreprise peut aussi gérer en partie votre propre téléphone : les réglages montrent alors un profil professionnel ou une gestion de l’appareil (MDM). Dans ce cas, prenez un autre appareil.",
    "Si votre navigateur est connecté à un compte de l’entreprise, l’entreprise peut voir l’historique et les mots de passe. Prenez un navigateur sans ce compte.",
    "Sur les téléphones, certains claviers apprennent des mots ou les envoient à leur fabricant. Les aides à l’écriture et les traducteurs dans le navigateur peuvent aussi lire votre texte. Désactivez cela avant.",
  ),
  heading("Le réseau"),
  bullets(
    "Ne prenez ni le Wi-Fi, ni le câble, ni le VPN de l’entreprise. Coupez le VPN avant d’ouvrir cette page.",
    "La personne qui gère un réseau voit le nom de notre serveur, quand vous le visitez et quelle quantité est transmise. Ce que vous écrivez et lisez est chiffré pendant le transport.",
    "Sur un appareil de l’entreprise, ce n’est pas toujours vrai : l’entreprise peut le régler pour lire aussi les connexions chiffrées.",
    "Il vaut mieux prendre des données mobiles, votre réseau à la maison ou un Wi-Fi public qui n’est pas près de l’entreprise.",
  ),
  heading("Historique et navigation privée"),
  bullets(
    "Ouvrez le portail dans une fenêtre privée. Fermez-la ensuite : le navigateur oublie alors l’historique.",
    "Une fenêtre privée protège contre les personnes qui utilisent l’appareil après vous. Elle ne protège pas contre l’entreprise, le réseau ou des programmes de surveillance.",
    "Sans fenêtre privée, l’adresse de ce portail reste dans l’historique, avec le titre « Portal ».",
    "« Quitter vite la page » vous emmène tout de suite ailleurs. Cela n’efface pas l’historique.",
  ),
  heading("Photos, fichiers et votre texte"),
  bullets(
    "Les photos et les documents contiennent souvent un lieu, un appareil, une date ou des noms. Votre navigateur enlève ces informations autant qu’il le peut, avant de chiffrer le fichier. Pour chaque fichier, il est indiqué ce qui est enlevé et ce qui reste.",
    "Ce que l’on voit sur une image reste : visages, reflets, panneaux, votre bureau. Le nom du fichier reste aussi.",
    "Les pages imprimées peuvent porter des points invisibles de l’imprimante. Ils restent sur une photo ou un scan.",
    "Demandez-vous qui d’autre a un fichier ou connaît un fait. Si ce sont seulement quelques personnes, d’autres peuvent en conclure que c’était vous.",
    "Les entreprises enregistrent souvent qui ouvre, copie ou imprime un fichier. Vous pouvez aussi décrire où se trouve quelque chose.",
  ),
  heading("Le navigateur Tor"),
  paragraph(
    "Le navigateur Tor cache à votre réseau quelle page vous visitez, et à notre serveur de quelle connexion vous venez. Vous n’en avez pas besoin pour signaler ici. Il aide si personne ne doit savoir non plus que vous avez visité cette page.",
  ),
  bullets(
    "Téléchargez-le sur un appareil à vous depuis torproject.org, pour ordinateur et pour Android. Sur iPhone, le programme s’appelle Onion Browser.",
    "Réglez le niveau de sécurité sur « Normal » ou « Plus sûr ». Avec « Le plus sûr », votre navigateur ne peut pas chiffrer ici.",
    "Votre réseau voit que vous utilisez Tor, mais pas ce que vous y faites. Dans le réseau de l’entreprise, cela peut se remarquer.",
    "Tor ne protège pas sur un appareil que quelqu’un surveille. Il ne protège pas non plus contre ce que disent le texte et les fichiers.",
  ),
  ...onionAddress(onion),
  heading("Captures d’écran, impression et cloud"),
  bullets(
    "Les captures d’écran et les fichiers enregistrés vont souvent tout seuls dans un cloud, par exemple iCloud, Google Photos ou OneDrive. Désactivez cela avant, ou n’en faites pas.",
    "N’imprimez pas dans l’entreprise : certaines imprimantes gardent en mémoire ce qu’elles ont imprimé.",
  ),
  heading("Le mot de passe de votre dossier"),
  bullets(
    "Gardez-le à la maison sur papier, ou dans votre propre gestionnaire de mots de passe. Pas dans des e-mails, des chats ou sur des appareils de l’entreprise.",
    "Ne le donnez à personne. La personne qui l’a peut lire votre dossier et écrire en votre nom.",
    "Si vous enregistrez le fichier texte, il se trouve dans le dossier des téléchargements. Déplacez-le ou supprimez-le si d’autres utilisent l’appareil.",
  ),
  ...titled(
    "À qui vous en parlez",
    "Parlez-en au moins de personnes possible. Une personne qui ne sait rien ne peut rien répéter. Les avocates et les avocats doivent garder le silence et peuvent vous conseiller.",
  ),
  heading("Vous avez déjà utilisé un appareil de l’entreprise"),
  bullets(
    "Restez calme. Souvent, personne n’analyse ce qui est enregistré.",
    "À partir de maintenant, n’ouvrez votre dossier que sur un appareil à vous, dans un autre réseau. Pour cela, il vous faut cette adresse et votre mot de passe.",
    "Sur l’appareil de l’entreprise, n’effacez pas ce qui ne vous appartient pas : cela peut se remarquer.",
    "Écrivez au service de signalement, dans le chat de votre dossier, ce qui s’est passé. Il peut alors agir avec plus de prudence.",
    "Une personne qui avait, au moment du signalement, des motifs raisonnables de croire que ses informations étaient vraies ne doit pas être désavantagée pour cela (§§ 33 et 36 HinSchG).",
  ),
];
