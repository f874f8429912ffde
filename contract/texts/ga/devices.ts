import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Tá seoladh ag an tairseach seo i líonra Tor freisin. Ní osclaíonn sé ach in Tor Browser. Má tá cuid ag deireadh do naisc a thosaíonn le “#”, cuir an chuid sin leis an seoladh seo:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Irish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Criptíonn do bhrabhsálaí do thuairisc. Mar sin féin, is féidir le duine a bhainistíonn do ghléas a bheith ag léamh, agus is féidir le duine a bhainistíonn do líonra a fheiceáil go raibh tú anseo. Ní gá duit gach rud ar an leathanach seo a dhéanamh. Is é do ghléas féin agus do líonra féin is mó a chabhraíonn.",
  ),
  heading("An gléas"),
  bullets(
    "Úsáid gléas ar leatsa é agus nach mbainistíonn d’fhostóir.",
    "Ná húsáid ríomhaire, táibléad ná guthán na cuideachta, sa bhaile ach an oiread. D’fhéadfadh ríomhchláir a bheith orthu a thaifeadann an scáileán, na heochracha a bhrúnn tú agus na leathanaigh a dtugann tú cuairt orthu. Ní chosnaíonn ár gcriptiú air sin.",
    "D’fhéadfadh an chuideachta do ghuthán féin a bhainistiú freisin: ansin bíonn próifíl oibre nó bainistiú gléis (MDM) sna socruithe. Úsáid gléas eile sa chás sin.",
    "Má tá tú logáilte isteach sa bhrabhsálaí le cuntas de chuid na cuideachta, d’fhéadfadh an chuideachta stair agus pasfhocail a fheiceáil. Úsáid brabhsálaí gan an cuntas sin.",
    "Foghlaimíonn roinnt méarchlár ar ghutháin focail nó seolann siad chuig an déantúsóir iad. D’fhéadfadh uirlisí scríbhneoireachta agus aistritheoirí sa bhrabhsálaí a bheith ag léamh freisin. Múch iad roimh ré.",
  ),
  heading("An líonra"),
  bullets(
    "Ná húsáid Wi-Fi, cábla ná VPN na cuideachta. Dícheangail an VPN sula n-osclaíonn tú an leathanach seo.",
    "Feiceann duine a bhainistíonn líonra ainm ár bhfreastalaí, cathain a thugann tú cuairt air agus cé mhéad a aistrítear. Tá a scríobhann agus a léann tú criptithe ar an mbealach.",
    "Ar ghléas de chuid na cuideachta níl sé sin fíor i gcónaí: is féidir leis an gcuideachta é a shocrú ionas go léann sé ceangail chriptithe freisin.",
    "Is fearr sonraí soghluaiste, do líonra sa bhaile, nó Wi-Fi poiblí nach bhfuil gar don chuideachta.",
  ),
  heading("Stair agus fuinneoga príobháideacha"),
  bullets(
    "Oscail an tairseach i bhfuinneog phríobháideach. Dún ina dhiaidh sin í: ansin déanann an brabhsálaí dearmad ar an stair.",
    "Cosnaíonn fuinneog phríobháideach ar dhaoine a úsáideann an gléas i do dhiaidh. Ní chosnaíonn sí ar an gcuideachta, ar an líonra ná ar ríomhchláir fhaireacháin.",
    "Gan fuinneog phríobháideach fanann seoladh na tairsí seo sa stair, leis an teideal “Portal”.",
    "Tugann “Fág go tapa” amach tú láithreach. Ní scriosann sé an stair.",
  ),
  heading("Grianghraif, comhaid agus do théacs"),
  bullets(
    "Is minic áit, gléas, dáta nó ainmneacha i ngrianghraif agus i ndoiciméid. Baineann do bhrabhsálaí sonraí mar sin, a mhéid is féidir leis, sula gcriptíonn sé an comhad. Le gach comhad deirtear cad a baineadh agus cad atá fágtha.",
    "Fanann a bhfeictear i bpictiúr: aghaidheanna, scáthanna i ngloine, comharthaí, do dheasc. Fanann ainm an chomhaid freisin.",
    "D’fhéadfadh poncanna dofheicthe ón bprintéir a bheith ar phriontaí. Fanann siad i ngrianghraf nó i scan.",
    "Smaoinigh cé eile a bhfuil comhad acu nó a bhfuil rud ar eolas acu. Mura bhfuil ann ach cúpla duine, d’fhéadfadh daoine eile a thuiscint gur tusa a bhí ann.",
    "Is minic a thaifeadann cuideachtaí cé a osclaíonn, a chóipeálann nó a phriontálann comhad. Is féidir leat cur síos freisin ar cá bhfuil rud.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Ceileann Tor Browser ar do líonra cén suíomh a dtugann tú cuairt air, agus ar ár bhfreastalaí cén ceangal óna dtagann tú. Níl sé ag teastáil uait chun tuairisc a thabhairt anseo. Cabhraíonn sé mura mian leat go mbeadh a fhios ag aon duine faoin gcuairt ar an leathanach seo ach an oiread.",
  ),
  bullets(
    "Íoslódáil é ar do ghléas féin ó torproject.org, do ríomhairí agus do Android. Ar iPhone, Onion Browser is ainm don ríomhchlár.",
    "Socraigh an leibhéal slándála ar “Standard” (caighdeánach) nó “Safer” (níos sábháilte). Le “Safest” (is sábháilte) ní féidir le do bhrabhsálaí criptiú anseo.",
    "Feiceann do líonra go n-úsáideann tú Tor, ach ní fheiceann sé cén fáth. I líonra na cuideachta d’fhéadfaí é sin a thabhairt faoi deara.",
    "Ní chosnaíonn Tor ar ghléas a bhfuil duine ag faire air. Ná ní chosnaíonn sé ar a bhfuil sa téacs agus sna comhaid.",
  ),
  ...onionAddress(onion),
  heading("Gabhálacha scáileáin, priontáil agus néal"),
  bullets(
    "Is minic a théann gabhálacha scáileáin agus comhaid sábháilte chuig néal uathu féin, mar shampla iCloud, Google Photos nó OneDrive. Múch é sin roimh ré, nó ná déan aon cheann.",
    "Ná priontáil ag an obair: coinníonn roinnt printéirí a phriontáil siad.",
  ),
  heading("Pasfhocal do cháis"),
  bullets(
    "Coinnigh sa bhaile ar pháipéar é, nó i mbainisteoir pasfhocal de do chuid féin. Ná coinnigh é i ríomhphoist, i gcomhráite ná ar ghléasanna na cuideachta.",
    "Ná tabhair d’aon duine é. Is féidir le duine ar bith a bhfuil sé aige do chás a léamh agus scríobh i d’ainm.",
    "Má shábhálann tú an comhad téacs, bíonn sé san fhillteán íoslódálacha. Bog nó scrios é má úsáideann daoine eile an gléas.",
  ),
  ...titled(
    "Cé leis a labhraíonn tú",
    "Inis do chomh beag daoine agus is féidir. Daoine nach bhfuil aon rud ar eolas acu, ní féidir leo aon rud a insint. Caithfidh dlíodóirí rún a choinneáil agus is féidir leo comhairle a thabhairt duit.",
  ),
  heading("D’úsáid tú gléas de chuid na cuideachta cheana"),
  bullets(
    "Fan socair. Is minic nach bhféachann aon duine ar a dtaifeadtar.",
    "As seo amach ná hoscail do chás ach ar do ghléas féin i líonra eile. Beidh an seoladh seo agus do phasfhocal ag teastáil uait chuige sin.",
    "Ná scrios aon rud nach leatsa é ar ghléas na cuideachta: d’fhéadfaí é sin a thabhairt faoi deara.",
    "Scríobh chuig an oifig thuairiscithe i gcomhrá do cháis agus inis cad a tharla. Beidh sí in ann a bheith níos cúramaí ansin.",
    "Má bhí forais réasúnacha ag duine chun a chreidiúint go raibh an t-eolas fíor nuair a thuairiscigh siad é, níl cead míbhuntáiste a chur orthu mar gheall air (§§ 33 agus 36 HinSchG).",
  ),
];
