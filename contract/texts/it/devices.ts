import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Questo portale ha anche un indirizzo nella rete Tor. Si apre solo in Tor Browser. Se il Suo link finisce con una parte che comincia con «#», la aggiunga a questo indirizzo:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Italian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Il Suo browser cifra la segnalazione. Però chi gestisce il Suo dispositivo può comunque leggere, e chi gestisce la rete può vedere la Sua visita a questa pagina. Non è necessario fare tutto quello che è scritto qui. Le cose che aiutano di più sono un dispositivo Suo e una rete Sua.",
  ),
  heading("Il dispositivo"),
  bullets(
    "Usi un dispositivo che appartiene a Lei e che il Suo datore di lavoro non gestisce.",
    "Non usi computer, tablet o cellulare dell’azienda, nemmeno a casa. Lì possono esserci programmi che registrano schermo, tasti e pagine visitate. La nostra cifratura non protegge da questo.",
    "L’azienda può gestire anche il Suo cellulare: allora nelle impostazioni c’è un profilo di lavoro o una gestione del dispositivo (MDM). Allora usi un altro dispositivo.",
    "Se nel browser usa un account dell’azienda, l’azienda può vedere cronologia e password. Usi un browser senza quell’account.",
    "Alcune tastiere del cellulare imparano le parole o le inviano al produttore. Anche gli aiuti per scrivere e i traduttori nel browser possono leggere. Prima li disattivi.",
  ),
  heading("La rete"),
  bullets(
    "Non usi Wi-Fi, cavo o VPN dell’azienda. Scolleghi la VPN prima di aprire questa pagina.",
    "Chi gestisce una rete vede il nome del nostro server, quando lo visita e quanti dati vengono trasmessi. Quello che scrive e legge è cifrato lungo il percorso.",
    "Su un dispositivo dell’azienda questo non vale sempre: l’azienda può impostarlo in modo da leggere anche le connessioni cifrate.",
    "Sono meglio i dati mobili, la rete di casa o un Wi-Fi pubblico che non sia vicino all’azienda.",
  ),
  heading("Cronologia e finestra privata"),
  bullets(
    "Apra il portale in una finestra privata. Dopo la chiuda: così il browser dimentica la cronologia.",
    "Una finestra privata protegge da chi usa il dispositivo dopo di Lei. Non protegge dall’azienda, dalla rete o da programmi di controllo.",
    "Senza finestra privata l’indirizzo di questo portale resta nella cronologia, con il titolo «Portal».",
    "«Uscita rapida» porta subito a un’altra pagina. Non cancella la cronologia.",
  ),
  heading("Foto, file e il Suo testo"),
  bullets(
    "Foto e documenti contengono spesso luogo, dispositivo, data o nomi. Il Suo browser toglie questi dati, per quanto può, prima di cifrare il file. Per ogni file è scritto che cosa è stato tolto e che cosa resta.",
    "Quello che si vede in un’immagine resta: volti, riflessi, cartelli, la Sua scrivania. Resta anche il nome del file.",
    "Le stampe possono avere punti invisibili della stampante. Restano in una foto o in una scansione.",
    "Pensi a chi altro ha un file o sa una cosa. Se sono poche persone, altri possono capire che si tratta di Lei.",
    "Le aziende registrano spesso chi apre, copia o stampa un file. Può anche solo descrivere dove si trova una cosa.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser nasconde alla Sua rete quale sito visita, e al nostro server da quale connessione arriva. Non Le serve per fare una segnalazione qui. Aiuta se non si deve sapere nemmeno che è stata visitata questa pagina.",
  ),
  bullets(
    "Lo scarichi su un dispositivo Suo da torproject.org, per computer e per Android. Su iPhone il programma si chiama Onion Browser.",
    "Imposti il livello di sicurezza «Standard» o «Più sicuro» (Safer). Con il livello più alto (Safest) il browser qui non può cifrare.",
    "La Sua rete vede che usa Tor, ma non per che cosa. Nella rete dell’azienda questo può dare nell’occhio.",
    "Tor non protegge su un dispositivo controllato da qualcuno. Non protegge nemmeno da quello che è scritto nel testo e nei file.",
  ),
  ...onionAddress(onion),
  heading("Schermate, stampe e cloud"),
  bullets(
    "Le schermate (screenshot) e i file salvati finiscono spesso da soli in un cloud, per esempio iCloud, Google Foto o OneDrive. Prima lo disattivi, oppure non faccia schermate.",
    "Non stampi in azienda: alcune stampanti salvano quello che hanno stampato.",
  ),
  heading("La password del Suo caso"),
  bullets(
    "La conservi a casa su carta o in un Suo programma per le password. Non in e-mail, chat o su dispositivi dell’azienda.",
    "Non la dia a nessuno. Chi ce l’ha può leggere il Suo caso e scrivere a nome Suo.",
    "Se salva il file di testo, si trova nella cartella dei download. Lo sposti o lo cancelli, se altri usano il dispositivo.",
  ),
  ...titled(
    "Con chi ne parla",
    "Ne parli con meno persone possibile. Chi non sa nulla non può dire nulla ad altri. Avvocate e avvocati devono mantenere il segreto e possono consigliarLa.",
  ),
  heading("Ha già usato un dispositivo dell’azienda"),
  bullets(
    "Mantenga la calma. Spesso nessuno esamina quello che viene registrato.",
    "D’ora in poi apra il Suo caso solo su un dispositivo Suo in un’altra rete. Le servono questo indirizzo e la Sua password.",
    "Sul dispositivo dell’azienda non cancelli nulla che non sia Suo: può dare nell’occhio.",
    "Scriva all’ufficio segnalazioni che cosa è successo, nella chat del Suo caso. Così può procedere con più prudenza.",
    "La legge vieta di svantaggiare chi, al momento della segnalazione, aveva fondati motivi per ritenere vere le informazioni (§§ 33 e 36 HinSchG).",
  ),
];
