import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Acest portal are și o adresă în rețeaua Tor. Ea se deschide numai în Tor Browser. Dacă linkul dumneavoastră are la sfârșit o parte care începe cu „#”, adăugați-o la această adresă:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Romanian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Browserul dumneavoastră criptează raportarea. Totuși, cine administrează dispozitivul poate citi ce scrieți, iar cine administrează rețeaua poate vedea că ați fost aici. Nu este nevoie să faceți tot ce scrie pe această pagină. Cel mai mult ajută un dispozitiv propriu și o rețea proprie.",
  ),
  heading("Dispozitivul"),
  bullets(
    "Folosiți un dispozitiv care vă aparține și pe care nu îl administrează angajatorul.",
    "Nu folosiți computerul, tableta sau telefonul firmei, nici acasă. Acolo pot rula programe care înregistrează ecranul, tastele și paginile vizitate. De acest lucru criptarea noastră nu vă protejează.",
    "Firma poate administra și un telefon propriu: atunci în setări apare un profil de serviciu sau o administrare a dispozitivului (MDM). În acest caz, folosiți alt dispozitiv.",
    "Dacă în browser este conectat un cont al firmei, firma poate vedea istoricul și parolele. Folosiți un browser fără acest cont.",
    "Unele tastaturi de pe telefon învață cuvinte sau le trimit producătorului. Și programele care ajută la scris și traducătoarele din browser pot citi ce scrieți. Opriți-le înainte.",
  ),
  heading("Rețeaua"),
  bullets(
    "Nu folosiți rețeaua Wi-Fi, cablul sau VPN-ul firmei. Deconectați VPN-ul înainte de a deschide această pagină.",
    "Cine administrează o rețea vede numele serverului nostru, când îl vizitați și cât se transmite. Ce scrieți și citiți este criptat pe drum.",
    "Pe un dispozitiv al firmei, acest lucru nu este întotdeauna valabil: firma îl poate configura așa încât să citească și conexiunile criptate.",
    "Mai bine sunt datele mobile, rețeaua de acasă sau o rețea Wi-Fi publică, care nu este în apropierea firmei.",
  ),
  heading("Istoric și fereastră privată"),
  bullets(
    "Deschideți portalul într-o fereastră privată. Închideți-o apoi: atunci browserul uită istoricul.",
    "O fereastră privată vă protejează de oameni care folosesc dispozitivul după dumneavoastră. De firmă, de rețea sau de programe de supraveghere nu vă protejează.",
    "Fără fereastră privată, adresa acestui portal rămâne în istoric, cu titlul „Portal”.",
    "„Ieșire rapidă” vă duce imediat în altă parte. Istoricul nu se șterge astfel.",
  ),
  heading("Fotografii, fișiere și textul dumneavoastră"),
  bullets(
    "Fotografiile și documentele conțin des locul, dispozitivul, data sau nume. Browserul dumneavoastră elimină astfel de date, atât cât poate, înainte de a cripta fișierul. La fiecare fișier scrie ce s-a eliminat și ce rămâne.",
    "Ce se vede într-o imagine rămâne: fețe, reflexii, plăcuțe, biroul la care lucrați. Și numele fișierului rămâne.",
    "Foile tipărite pot avea puncte invizibile de la imprimantă. Ele rămân pe o fotografie sau o scanare.",
    "Gândiți-vă cine mai are un fișier sau mai știe un lucru. Dacă sunt numai câteva persoane, alții pot ajunge la dumneavoastră.",
    "Firmele înregistrează des cine deschide, copiază sau tipărește un fișier. Puteți și să descrieți unde se află ceva.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser ascunde față de rețeaua dumneavoastră ce pagină vizitați și față de serverul nostru de la ce conexiune veniți. Nu aveți nevoie de el ca să raportați aici. El ajută dacă doriți să nu se afle nici că ați vizitat această pagină.",
  ),
  bullets(
    "Descărcați-l pe un dispozitiv propriu de la torproject.org, pentru computer și pentru Android. Pe iPhone, programul se numește Onion Browser.",
    "Alegeți nivelul de securitate „Standard” sau „Mai sigur”. Cu „Cel mai sigur”, browserul nu poate cripta aici.",
    "Rețeaua vede că folosiți Tor, dar nu pentru ce. În rețeaua firmei, acest lucru poate atrage atenția.",
    "Tor nu vă protejează pe un dispozitiv supravegheat de cineva. Nu vă protejează nici de ce scrie în text și în fișiere.",
  ),
  ...onionAddress(onion),
  heading("Capturi de ecran, tipărire și cloud"),
  bullets(
    "Capturile de ecran și fișierele salvate ajung des singure într-un cloud, de exemplu în iCloud, Google Foto sau OneDrive. Opriți acest lucru înainte sau nu faceți capturi.",
    "Nu tipăriți la firmă: unele imprimante salvează ce au tipărit.",
  ),
  heading("Parola pentru cazul dumneavoastră"),
  bullets(
    "Păstrați-o acasă, pe hârtie, sau într-un program propriu pentru parole. Nu în e-mailuri, în chaturi sau pe dispozitive ale firmei.",
    "Nu o dați nimănui. Cine o are poate citi cazul și poate scrie în numele dumneavoastră.",
    "Dacă salvați fișierul text, el se află în dosarul pentru descărcări. Mutați-l sau ștergeți-l dacă dispozitivul este folosit și de alții.",
  ),
  ...titled(
    "Cu cine vorbiți",
    "Povestiți acest lucru la cât mai puțini oameni. Cine nu știe nimic nu poate spune nimic mai departe. Avocatele și avocații trebuie să păstreze secretul și vă pot sfătui.",
  ),
  heading("Dacă ați folosit deja un dispozitiv al firmei"),
  bullets(
    "Păstrați-vă calmul. De multe ori, nimeni nu se uită la ce este înregistrat.",
    "De acum înainte, deschideți cazul numai pe un dispozitiv propriu, în altă rețea. Aveți nevoie pentru asta de această adresă și de parolă.",
    "Nu ștergeți de pe dispozitivul firmei nimic ce nu vă aparține: acest lucru poate atrage atenția.",
    "Scrieți biroului de raportare în chatul cazului ce s-a întâmplat. Atunci el poate lucra cu mai multă grijă.",
    "Este interzis ca cineva să fie dezavantajat pentru o raportare dacă, atunci când a raportat, avea motive întemeiate să creadă că informațiile sunt adevărate (§§ 33 și 36 HinSchG).",
  ),
];
