import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Ta portal ima tudi naslov v omrežju Tor. Odpre se samo v brskalniku Tor Browser. Če je na koncu vaše povezave del, ki se začne z „#“, ga dodajte na konec tega naslova:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Slovenian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Vaš brskalnik šifrira vašo prijavo. Kdor upravlja vašo napravo, lahko kljub temu bere, kar pišete, in kdor upravlja vaše omrežje, lahko vidi, da ste bili tukaj. Ni vam treba narediti vsega na tej strani. Najbolj pomagata lastna naprava in lastno omrežje.",
  ),
  heading("Naprava"),
  bullets(
    "Uporabite napravo, ki je vaša in je ne upravlja vaš delodajalec.",
    "Ne uporabite računalnika, tablice ali telefona podjetja, tudi doma ne. Na njih lahko tečejo programi, ki beležijo zaslon, tipke in obiskane strani. Pred tem naše šifriranje ne varuje.",
    "Podjetje lahko upravlja tudi vaš lastni telefon: takrat je v nastavitvah delovni profil ali upravljanje naprave (MDM). V tem primeru uporabite drugo napravo.",
    "Če v brskalniku uporabljate račun podjetja, lahko podjetje vidi zgodovino in gesla. Uporabite brskalnik brez tega računa.",
    "Nekatere tipkovnice na telefonu si zapomnijo besede ali jih pošiljajo svojemu izdelovalcu. Tudi pripomočki za pisanje in prevajalniki v brskalniku lahko berejo, kar pišete. Prej jih izklopite.",
  ),
  heading("Omrežje"),
  bullets(
    "Ne uporabite omrežja Wi-Fi, kabla ali VPN podjetja. Prekinite VPN, preden odprete to stran.",
    "Kdor upravlja omrežje, vidi ime našega strežnika, kdaj ga obiščete in koliko se prenese. Kar pišete in berete, je na poti šifrirano.",
    "Na napravi podjetja to ne velja vedno: podjetje jo lahko nastavi tako, da bere tudi šifrirane povezave.",
    "Boljši so mobilni podatki, vaše omrežje doma ali javni Wi-Fi, ki ni v bližini podjetja.",
  ),
  heading("Zgodovina in zasebno okno"),
  bullets(
    "Odprite portal v zasebnem oknu. Potem ga zaprite: takrat brskalnik pozabi zgodovino.",
    "Zasebno okno varuje pred ljudmi, ki napravo uporabljajo za vami. Pred podjetjem, omrežjem ali nadzornimi programi ne varuje.",
    "Brez zasebnega okna naslov tega portala ostane v zgodovini, z imenom „Portal“.",
    "„Hitro zapusti stran“ vas takoj pelje drugam. Zgodovine s tem ne izbriše.",
  ),
  heading("Fotografije, datoteke in vaše besedilo"),
  bullets(
    "Fotografije in dokumenti pogosto vsebujejo kraj, napravo, datum ali imena. Vaš brskalnik take podatke odstrani, kolikor lahko, preden šifrira datoteko. Pri vsaki datoteki piše, kaj je odstranjeno in kaj ostane.",
    "Kar se vidi na sliki, ostane: obrazi, odsevi, napisi, vaša pisalna miza. Ostane tudi ime datoteke.",
    "Natisnjeni listi imajo lahko nevidne pike tiskalnika. Te ostanejo na fotografiji ali skenu.",
    "Premislite, kdo še ima datoteko ali ve za stvar. Če je to le nekaj ljudi, lahko drugi sklepajo, da ste bili to vi.",
    "Podjetja pogosto beležijo, kdo datoteko odpre, kopira ali natisne. Lahko tudi opišete, kje kaj je.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser vašemu omrežju skrije, katero stran obiščete, našemu strežniku pa, s katerega priključka prihajate. Za prijavo tukaj ga ne potrebujete. Pomaga, če naj se tudi za obisk te strani ne izve.",
  ),
  bullets(
    "Prenesite ga na svojo napravo s torproject.org, za računalnike in za Android. Na iPhonu se program imenuje Onion Browser.",
    "Raven varnosti nastavite na „Standard“ ali „Safer“ (varneje). Z ravnjo „Safest“ (najvarneje) vaš brskalnik tukaj ne more šifrirati.",
    "Vaše omrežje vidi, da uporabljate Tor, ne pa, za kaj. V omrežju podjetja se to lahko opazi.",
    "Tor ne varuje na napravi, ki jo kdo nadzira. Tudi ne varuje pred tem, kar piše v besedilu in datotekah.",
  ),
  ...onionAddress(onion),
  heading("Posnetki zaslona, tiskanje in oblak"),
  bullets(
    "Posnetki zaslona in shranjene datoteke gredo pogosto sami od sebe v oblak, na primer v iCloud, Google Photos ali OneDrive. Prej to izklopite ali jih ne delajte.",
    "Ne tiskajte v službi: nekateri tiskalniki shranijo, kar so natisnili.",
  ),
  heading("Geslo vaše zadeve"),
  bullets(
    "Hranite ga doma na papirju ali v lastnem upravljalniku gesel. Ne v e-pošti, klepetih ali na napravah podjetja.",
    "Nikomur ga ne dajte. Kdor ga ima, lahko bere vašo zadevo in piše v vašem imenu.",
    "Če shranite besedilno datoteko, je v mapi za prenose. Premaknite jo ali izbrišite, če napravo uporabljajo drugi.",
  ),
  ...titled(
    "S kom govorite",
    "Povejte čim manj ljudem. Kdor nič ne ve, ne more ničesar povedati naprej. Odvetnice in odvetniki morajo molčati in vam lahko svetujejo.",
  ),
  heading("Napravo podjetja ste že uporabili"),
  bullets(
    "Ostanite mirni. Pogosto nihče ne pregleduje tega, kar se beleži.",
    "Od zdaj odpirajte svojo zadevo samo še na svoji napravi v drugem omrežju. Za to potrebujete ta naslov in svoje geslo.",
    "Na napravi podjetja ne brišite ničesar, kar ni vaše: to se lahko opazi.",
    "V klepetu svoje zadeve pišite uradu za prijave, kaj se je zgodilo. Potem lahko ravna previdneje.",
    "Kdor je ob prijavi imel utemeljen razlog za prepričanje, da so podatki resnični, zaradi tega ne sme trpeti neugodnih posledic (§§ 33 in 36 HinSchG).",
  ),
];
