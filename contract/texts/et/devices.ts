import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Sellel portaalil on aadress ka Tori võrgus. See avaneb ainult Tor Browseris. Kui teie lingi lõpus on osa, mis algab märgiga „#“, lisage see osa sellele aadressile:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Estonian; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Teie brauser krüpteerib teie teate. Kes haldab teie seadet, võib siiski lugeda, mida te kirjutate ja loete, ja kes haldab teie võrku, võib näha, et te siin käisite. Te ei pea tegema kõike, mis sellel lehel on. Kõige rohkem aitavad oma seade ja oma võrk.",
  ),
  heading("Seade"),
  bullets(
    "Kasutage seadet, mis kuulub teile ja mida teie tööandja ei halda.",
    "Ärge kasutage ettevõtte arvutit, tahvelarvutit ega telefoni, ka mitte kodus. Seal võivad töötada programmid, mis salvestavad ekraani, klahvivajutusi ja külastatud lehti. Selle eest meie krüpteerimine ei kaitse.",
    "Ettevõte võib hallata ka teie enda telefoni: siis on seadetes tööprofiil või seadmehaldus (MDM). Kasutage sel juhul teist seadet.",
    "Kui olete brauseris sisse logitud ettevõtte kontoga, võib ettevõte näha ajalugu ja paroole. Kasutage brauserit ilma selle kontota.",
    "Mõni telefoni klaviatuur õpib sõnu või saadab neid oma tootjale. Ka kirjutusabi ja tõlkija brauseris võivad teie teksti lugeda. Lülitage need enne välja.",
  ),
  heading("Võrk"),
  bullets(
    "Ärge kasutage ettevõtte WiFit, kaablit ega VPNi. Katkestage VPN, enne kui selle lehe avate.",
    "Kes haldab võrku, näeb meie serveri nime, millal te seda külastate ja kui palju andmeid liigub. Mida te kirjutate ja loete, on teel krüpteeritud.",
    "Ettevõtte seadmes see alati ei kehti: ettevõte võib selle seadistada nii, et näeb ka krüpteeritud ühenduste sisu.",
    "Paremad on mobiilne andmeside, teie kodune võrk või avalik WiFi, mis ei ole ettevõtte lähedal.",
  ),
  heading("Ajalugu ja privaatne aken"),
  bullets(
    "Avage portaal privaatses aknas. Sulgege see pärast: siis unustab brauser ajaloo.",
    "Privaatne aken kaitseb inimeste eest, kes kasutavad seadet pärast teid. Ettevõtte, võrgu või jälgimisprogrammide eest see ei kaitse.",
    "Ilma privaatse aknata jääb selle portaali aadress ajalukku, pealkirjaga „Portal“.",
    "„Lahku lehelt kiiresti“ viib teid kohe mujale. Ajalugu see ei kustuta.",
  ),
  heading("Fotod, failid ja teie tekst"),
  bullets(
    "Fotodes ja dokumentides on sageli koht, seade, kuupäev või nimed. Teie brauser eemaldab sellised andmed nii palju, kui ta saab, enne kui ta faili krüpteerib. Iga faili juures on kirjas, mis on eemaldatud ja mis jääb.",
    "Mida pildil näha on, see jääb: näod, peegeldused, sildid, teie kirjutuslaud. Ka faili nimi jääb.",
    "Väljaprintidel võivad olla printeri nähtamatud punktid. Need jäävad ka fotole või skannitud pildile.",
    "Mõelge, kellel veel on sama fail või sama teadmine. Kui neid on vähe, võivad teised järeldada, et see olite teie.",
    "Ettevõtted panevad sageli kirja, kes faili avab, kopeerib või prindib. Võite ka kirjeldada, kus miski asub.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser varjab teie võrgu eest, millist lehte te külastate, ja meie serveri eest, milliselt ühenduselt te tulete. Siin teatamiseks te seda ei vaja. See aitab, kui ka selle lehe külastamine ei tohi teatavaks saada.",
  ),
  bullets(
    "Laadige see oma seadmesse aadressilt torproject.org, arvutile ja Androidile. iPhone'is on programmi nimi Onion Browser.",
    "Valige turvatase „Tavaline“ (Standard) või „Turvalisem“ (Safer). Tasemega „Turvalisim“ (Safest) ei saa teie brauser siin krüpteerida.",
    "Teie võrk näeb, et te kasutate Tori, aga mitte seda, milleks. Ettevõtte võrgus võib see silma torgata.",
    "Tor ei kaitse seadmes, mida keegi jälgib. See ei kaitse ka selle eest, mis on tekstis ja failides.",
  ),
  ...onionAddress(onion),
  heading("Ekraanipildid, printimine ja pilv"),
  bullets(
    "Ekraanipildid ja salvestatud failid jõuavad sageli ise pilve, näiteks iCloudi, Google Photosesse või OneDrive'i. Lülitage see enne välja või ärge neid tehke.",
    "Ärge printige töö juures: mõni printer salvestab, mida ta on printinud.",
  ),
  heading("Teie juhtumi parool"),
  bullets(
    "Hoidke seda kodus paberil või oma paroolihalduris. Mitte e-kirjades, vestlustes ega ettevõtte seadmetes.",
    "Ärge andke seda kellelegi. Kellel see on, see saab teie juhtumit lugeda ja teie nimel kirjutada.",
    "Kui salvestate tekstifaili, on see allalaadimiste kaustas. Viige see mujale või kustutage, kui ka teised seda seadet kasutavad.",
  ),
  ...titled(
    "Kellega te räägite",
    "Rääkige sellest võimalikult vähestele. Kes midagi ei tea, ei saa midagi edasi rääkida. Advokaadid peavad vaikima ja saavad teile nõu anda.",
  ),
  heading("Olete juba kasutanud ettevõtte seadet"),
  bullets(
    "Jääge rahulikuks. Sageli ei vaata keegi läbi seda, mis on salvestatud.",
    "Avage oma juhtum nüüdsest ainult oma seadmes ja teises võrgus. Selleks vajate seda aadressi ja oma parooli.",
    "Ärge kustutage ettevõtte seadmest midagi, mis ei kuulu teile: see võib silma torgata.",
    "Kirjutage teavitusüksusele oma juhtumis sõnum, mis juhtus. Siis saab ta ettevaatlikumalt tegutseda.",
    "Kui kellelgi oli teatamise ajal piisavalt põhjust pidada andmeid tõeseks, ei tohi teda selle eest halvemini kohelda (HinSchG §-d 33 ja 36).",
  ),
];
