import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Irish. */
export const office: OfficeTexts = {
  name: "Oifig Thuairiscithe Inmheánach",
  firstPage: [
    "Anseo is féidir leat éagóir ag {company} a thuairisciú: faoi rún nó gan d’ainm a thabhairt. Níl cuntas ag teastáil uait.",
    "Conas a oibríonn sé",
    "Insíonn tú cad a tharla agus cuireann tú comhaid leis má tá siad agat. Ansin faigheann tú pasfhocal. Leis is féidir leat ár bhfreagra a léamh níos déanaí agus leanúint ort ag scríobh chugainn.",
    "Cé a léann do thuairisc",
    "Daoine na hoifige tuairiscithe inmheánaí, agus aon duine a chaithfidh siad a thabhairt isteach i do chás. Tá dualgas rúndachta orthu go léir. Tá daoine a thuairiscíonn de mheon macánta cosanta ar mhíbhuntáistí.",
  ],
  bodies: {
    justice: {
      name: "Oifig thuairiscithe sheachtrach chónaidhme na Gearmáine ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz, BfJ)",
      purpose:
        "Do gach sárú nach bhfuil aon oifig eile acu seo freagrach as (§ 19 HinSchG). Mura bhfuil a fhios agat cé atá freagrach, seo an áit cheart.",
    },
    finance: {
      name: "Údarás Cónaidhme Maoirseachta Airgeadais na Gearmáine (BaFin), pointe teagmhála do thuairisceoirí",
      purpose:
        "Do sháruithe i mbainc, in árachóirí, i soláthraithe seirbhíse airgeadais agus ar an margadh caipitil, agus do sciúradh airgid iontu (§ 21 HinSchG).",
    },
    competition: {
      name: "Oifig Chónaidhme Cartal na Gearmáine (Bundeskartellamt)",
      purpose:
        "Do sháruithe ar dhlí na hiomaíochta, mar shampla socrú praghsanna, agus ar na rialacha d’ardáin mhóra dhigiteacha (§ 22 HinSchG).",
    },
    states: {
      name: "Oifigí tuairiscithe seachtracha stáit chónaidhme na Gearmáine (Länder)",
      purpose:
        "Is féidir le gach stát oifig dá chuid féin a bhunú do sháruithe ina riarachán agus ina bhardais (§ 20 HinSchG). Áit nach bhfuil ceann ann, tá an oifig thuairiscithe sheachtrach chónaidhme freagrach. Is féidir léi a insint duit freisin cén oifig atá ag do stát.",
    },
    fraud: {
      name: "An Oifig Eorpach Frith-Chalaoise (OLAF)",
      purpose: "Do chalaois agus éilliú i gcoinne bhuiséad an Aontais Eorpaigh, agus do mhí-iompar ina chuid institiúidí.",
    },
    ships: {
      name: "An Ghníomhaireacht Eorpach um Shábháilteacht Mhuirí (EMSA)",
      purpose: "Do shábháilteacht long agus do chosaint na farraige ar thruailliú ó longa.",
    },
    aviation: {
      name: "Gníomhaireacht Sábháilteachta Eitlíochta an Aontais Eorpaigh (EASA)",
      purpose: "Do shábháilteacht eitlíochta.",
    },
    markets: {
      name: "An tÚdarás Eorpach um Urrúis agus Margaí (ESMA)",
      purpose: "Do ghníomhaireachtaí rátála creidmheasa, stórtha trádála agus eile a ndéanann sé féin maoirseacht orthu.",
    },
    medicines: {
      name: "An Ghníomhaireacht Leigheasra Eorpach (EMA)",
      purpose: "Do chógais: údarú, déantús, trialacha agus sábháilteacht.",
    },
    ai: {
      name: "An Oifig Eorpach um Intleacht Shaorga (AI Office)",
      purpose: "Do sháruithe ar an nGníomh um Intleacht Shaorga (AI Act) ag soláthraithe samhlacha intleachta saorga ilchuspóireacha.",
    },
  },
  consent:
    "Iarraimid do thoiliú chun eolas faoi d’aitheantas a thabhairt ar aghaidh (§ 9(3) den Acht Gearmánach um chosaint daoine a thuairiscíonn sáruithe, HinSchG).\n\nCé dó: {recipient}\nCuspóir: {purpose}\nAn t-eolas: {details}\n\nNí bhaineann do thoiliú ach leis an aon uair amháin seo.",
  record: {
    final: "Tá an taifead ar do thuairisc críochnaitheach.",
    recorded: "Tá taifeadadh fuaime den chomhrá ag gabháil le do thuairisc anois. Tugadh toiliú ar an {date}: “{wording}”",
    destroyed: "Scriosadh an taifeadadh fuaime.",
  },
  feedback: {
    greeting: "A chara,\n\nseo ár n-aiseolas ar do thuairisc.",
    taken: "Bearta leantacha a rinneadh:",
    planned: "Bearta leantacha atá beartaithe:",
    reasons: "Cúiseanna:",
    withheld: "Cad nach bhfuil cead againn a insint duit, agus cén fáth:",
    regards: "D’oifig thuairiscithe",
  },
  meetingHeld: "Tharla an cruinniú pearsanta.",
  poster: {
    language: "ga-IE",
    title: "Tuairiscigh éagóir –",
    subtitle: "faoi rún nó gan ainm",
    lead: "Ar thug tú faoi deara rud nach bhfuil ceart? Tuairiscigh é dár n-oifig thuairiscithe inmheánach. Níl cuntas ag teastáil uait.",
    steps: [
      {
        name: "Oscail an leathanach",
        text: "Scan an cód QR le do ghuthán nó clóscríobh an seoladh.",
      },
      {
        name: "Inis cad a tharla",
        text: "Gan d’ainm más mian leat. Is féidir comhaid a chur leis.",
      },
      {
        name: "Coinnigh an pasfhocal",
        text: "Leis léann tú ár bhfreagra agus leanann tú ort ag scríobh chugainn.",
      },
    ],
    qr: "Cód QR le seoladh na hoifige tuairiscithe",
    address: "Seoladh le clóscríobh",
    sealed: "Criptítear do thuairisc ar do ghléas. Ní féidir ach leis an oifig thuairiscithe í a léamh.",
    device: "Is fearr do ghléas féin a úsáid agus líonra seachas líonra na cuideachta.",
    fingerprint: "Méarlorg na heochrach",
    fingerprintMeans: "Taispeánann an tairseach na carachtair chéanna sula seolann tú aon rud. Má tá siad difriúil, ná seol aon rud.",
    documentTitle: "{company}: Tuairiscigh éagóir",
  },
  link: {
    label: "Tuairiscigh éagóir",
    title: "Oifig thuairiscithe {company}, osclaíonn sí i gcluaisín nua",
  },
  news: {
    subject: "Tá scéal nua ann",
    text: "Tá teachtaireacht nua ann duit. Is féidir leat í a léamh le do phasfhocal.",
    open: "Oscail",
  },
  sheet: {
    text: "Bileog rochtana do do thuairisc\n\nUimhir cháis: {caseNumber}\nSeoladh: {address}\n\nPasfhocal do cháis:\n\n{password}\n\nOscail an seoladh agus cuir isteach an pasfhocal. Léann tú ár gcuid freagraí ansin, scríobhann tú chugainn agus seiceálann tú an taifead ar do thuairisc.\n\nCad a tharlóidh ansin: deimhnímid laistigh de sheacht lá go bhfuaireamar do thuairisc, agus tugaimid aiseolas duit trí mhí ina dhiaidh sin ar a dhéanaí. Coinnímid d’aitheantas faoi rún.\n\nCoinnigh an bhileog seo in áit shábháilte. Ní féidir le haon duine an pasfhocal a athchóiriú, ná linne fiú.",
    qr: "Cód QR le seoladh do cháis",
    scan: "Seoladh le scanadh. Níl an pasfhocal ann.",
  },
};
