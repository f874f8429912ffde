import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "This portal also has an address in the Tor network. It opens in Tor Browser only. If your link ends with a part that begins with “#”, add that part to this address:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in English; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Your browser encrypts your report. Still, whoever manages your device can read along, and whoever manages your network can see that you were here. You do not have to do everything on this page. A device of your own and a network of your own help most.",
  ),
  heading("The device"),
  bullets(
    "Use a device that belongs to you and that your employer does not manage.",
    "Do not use a computer, tablet or phone of the company, not at home either. Programs there may record screen, keys and visited pages. Our encryption does not protect against that.",
    "The company may also manage your own phone: then the settings show a work profile or device management (MDM). Use another device in that case.",
    "If you are signed in to the browser with an account of the company, the company may see history and passwords. Use a browser without that account.",
    "Some keyboards on phones learn words or send them to their maker. Writing aids and translators in the browser may read along as well. Switch them off first.",
  ),
  heading("The network"),
  bullets(
    "Do not use the company's Wi-Fi, cable or VPN. Disconnect the VPN before you open this page.",
    "Whoever manages a network sees the name of our server, when you visit it and how much is transferred. What you write and read is encrypted on the way.",
    "On a device of the company that does not always hold: the company can set it up so that it reads encrypted connections as well.",
    "Better are mobile data, your network at home, or a public Wi-Fi that is not near the company.",
  ),
  heading("History and private windows"),
  bullets(
    "Open the portal in a private window. Close it afterwards: then the browser forgets the history.",
    "A private window protects against people who use the device after you. It does not protect against the company, the network or monitoring programs.",
    "Without a private window the address of this portal stays in the history, with the title “Portal”.",
    "“Leave page quickly” leads away at once. It does not delete the history.",
  ),
  heading("Photos, files and your text"),
  bullets(
    "Photos and documents often contain place, device, date or names. Your browser removes such details, as far as it can, before it encrypts the file. With each file it says what was removed and what stays.",
    "What can be seen in a picture stays: faces, reflections, signs, your desk. The file name stays as well.",
    "Printouts may carry invisible dots of the printer. They stay in a photo or scan.",
    "Think about who else has a file or knows a fact. If it is only a few people, others may conclude that it was you.",
    "Companies often record who opens, copies or prints a file. You can also describe where something is.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser hides from your network which site you visit, and from our server which connection you come from. You do not need it to report here. It helps if the visit to this page must not become known either.",
  ),
  bullets(
    "Download it on a device of your own from torproject.org, for computers and for Android. On an iPhone the program is called Onion Browser.",
    "Set the security level to “Standard” or “Safer”. With “Safest” your browser cannot encrypt here.",
    "Your network sees that you use Tor, but not for what. In the company's network that may stand out.",
    "Tor does not protect on a device that somebody monitors. Nor does it protect against what text and files say.",
  ),
  ...onionAddress(onion),
  heading("Screenshots, printing and cloud"),
  bullets(
    "Screenshots and saved files often go to a cloud by themselves, such as iCloud, Google Photos or OneDrive. Switch that off first, or take none.",
    "Do not print at work: some printers keep what they have printed.",
  ),
  heading("The password of your case"),
  bullets(
    "Keep it at home on paper, or in a password manager of your own. Not in e-mails, chats or on devices of the company.",
    "Give it to nobody. Whoever has it can read your case and write in your name.",
    "If you save the text file, it lies in the folder for downloads. Move or delete it if others use the device.",
  ),
  ...titled(
    "Whom you talk to",
    "Tell as few people as possible. Who knows nothing can pass nothing on. Lawyers must keep silent and can advise you.",
  ),
  heading("You have already used a device of the company"),
  bullets(
    "Stay calm. Often nobody evaluates what is recorded.",
    "From now on open your case only on a device of your own in another network. You need this address and your password for that.",
    "Delete nothing on the company's device that does not belong to you: that may stand out.",
    "Write to the reporting office in the chat of your case what happened. It can then proceed more carefully.",
    "Whoever had reasonable grounds to believe that the information was true when reporting it must not be put at a disadvantage for it (sections 33 and 36 HinSchG).",
  ),
];
