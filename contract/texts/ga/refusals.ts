import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Irish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Tá roinnt sonraí neamhiomlán nó neamhbhailí. Seiceáil na réimsí agus triail arís, le do thoil.",
  BOX_REFUSED: "Níor tháinig na sonraí criptithe i gceart agus níor stóráladh iad. Triail arís, le do thoil.",
  PART_DAMAGED: "Tháinig cuid den chomhad agus í damáistithe. Tá sí á seoladh arís.",
  FILES_INCOMPLETE: "Níor tháinig comhad amháin ar a laghad ina iomláine. Triail arís, le do thoil.",
  FILES_NOT_ALLOWED: "Ní ghlacann an bealach tuairiscithe seo le comhaid. Bain iad, le do thoil.",
  CATEGORY_REQUIRED: "Roghnaigh catagóir, le do thoil.",
  CATEGORY_UNKNOWN: "Níl an chatagóir seo ann a thuilleadh. Roghnaigh ceann eile, le do thoil.",
  ANONYMOUS_NOT_ALLOWED: "Ní ghlacann an bealach tuairiscithe seo ach le tuairiscí faoi rún.",
  CASE_NOT_FOUND: "Tá an pasfhocal neamhbhailí nó níor aimsíodh an cás.",
  NOT_FOUND: "Níor aimsíodh é seo. B’fhéidir gur scriosadh é.",
  CHANNEL_NOT_FOUND: "Níorbh fhéidir an bealach tuairiscithe a d’iarr tú a aimsiú.",
  REPORT_CONFLICT: "Tá tuairisc eile stóráilte cheana faoin aitheantas seo. Seol an tuairisc arís, le do thoil.",
  MESSAGE_CONFLICT: "Tá teachtaireacht eile stóráilte cheana faoin aitheantas seo. Seol an teachtaireacht arís, le do thoil.",
  PART_CONFLICT: "Tá bearta eile stóráilte cheana don chuid seo den chomhad. Cuir an comhad leis arís, le do thoil.",
  DEPARTMENT_KEY_OUTDATED:
    "D’athnuaigh an oifig thuairiscithe a heochair. Lódáil an leathanach arís, le do thoil; sábháil do théacs ar dtús.",
  DEPARTMENT_KEY_LOST:
    "Níl an eochair a osclaíonn tuairiscí nua ag aon duine san oifig thuairiscithe faoi láthair. Beidh tú in ann seoladh a luaithe a bheidh ceann nua ann.",
  TOO_LARGE: "Tá na sonraí a seoladh rómhór.",
  PROOF_NEEDED:
    "Tá an-chuid ag teacht isteach ar an mbealach tuairiscithe seo in éineacht. Mar sin caithfidh do bhrabhsálaí ríomh gairid a dhéanamh sula seoltar, agus níor oibrigh sé sin. Tá an méid a scríobh tú ann fós. Triail arís, le do thoil.",
  STORAGE_FULL:
    "Tá stóras an fhreastalaí lán. Ní hé do cheangal is cúis leis. Coinnítear a bhfuil tagtha cheana; níor seoladh a bhfuil anseo fós. Fág an leathanach oscailte agus triail arís níos déanaí. Gan comhaid b’fhéidir go n-oibreoidh sé anois féin.",
  TOO_MANY_TRIES: "An iomarca iarrachtaí in am gairid. Fan cúpla nóiméad, le do thoil.",
  TOO_MANY_MESSAGES:
    "Tháinig an-chuid teachtaireachtaí sa chás seo in am gairid. Mar sin níor seoladh an ceann seo; tá do théacs anseo fós. Fan 15 nóiméad agus seol arís í ansin, le do thoil.",
  MEETING_ASKED:
    "Iarradh cruinniú pearsanta cheana sa chás seo. Níor seoladh d’iarratas arís. Is féidir leat tuilleadh sonraí a sheoladh mar theachtaireacht.",
  NO_MEETING_ASKED:
    "Níl aon iarratas oscailte ar chruinniú pearsanta sa chás seo: freagraíodh nó tarraingíodh siar cheana é. Níor seoladh aon rud.",
  UPLOAD_QUOTA:
    "Ní féidir leis an mbealach tuairiscithe seo tuilleadh comhad a ghlacadh faoi láthair. Triail níos déanaí, le do thoil, nó seol an tuairisc gan comhaid.",
  UNEXPECTED: "Chuaigh rud éigin mícheart ar ár dtaobhna. Tá an méid a scríobh tú ann fós. Triail arís, le do thoil.",
  UNAVAILABLE:
    "Ní féidir teacht ar an tseirbhís faoi láthair. Tá an méid a scríobh tú ann fós. Triail arís i gceann cúpla nóiméad, le do thoil.",
};
