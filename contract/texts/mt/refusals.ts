import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Maltese. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Xi dettalji mhumiex kompluti jew validi. Jekk jogħġbok iċċekkja l-oqsma u erġa’ pprova.",
  BOX_REFUSED: "Id-data ma waslitx kriptata sew u ma nħażnitx. Jekk jogħġbok erġa’ pprova.",
  PART_DAMAGED: "Parti mill-fajl waslet bil-ħsara. Qed terġa’ tintbagħat.",
  FILES_INCOMPLETE: "Mill-inqas fajl wieħed għadu ma wasalx kollu. Jekk jogħġbok erġa’ pprova.",
  FILES_NOT_ALLOWED: "Dan il-kanal tar-rapportar ma jaċċettax fajls. Jekk jogħġbok neħħihom.",
  CATEGORY_REQUIRED: "Jekk jogħġbok agħżel kategorija.",
  CATEGORY_UNKNOWN: "Din il-kategorija m’għadhiex teżisti. Jekk jogħġbok agħżel oħra.",
  ANONYMOUS_NOT_ALLOWED: "Dan il-kanal tar-rapportar jaċċetta biss rapporti kunfidenzjali.",
  CASE_NOT_FOUND: "Il-password mhix valida jew il-każ ma nstabx.",
  NOT_FOUND: "Dan ma nstabx. Forsi tħassar.",
  CHANNEL_NOT_FOUND: "Il-kanal tar-rapportar li fittixt ma nstabx.",
  REPORT_CONFLICT: "Taħt dan l-identifikatur diġà hemm maħżun rapport ieħor. Jekk jogħġbok erġa’ ibgħat ir-rapport.",
  MESSAGE_CONFLICT: "Taħt dan l-identifikatur diġà hemm maħżun messaġġ ieħor. Jekk jogħġbok erġa’ ibgħat il-messaġġ.",
  PART_CONFLICT: "Għal din il-parti tal-fajl diġà hemm maħżuna bytes oħra. Jekk jogħġbok erġa’ żid il-fajl.",
  DEPARTMENT_KEY_OUTDATED:
    "Iċ-ċavetta tal-uffiċċju tar-rapportar ġiet imġedda. Jekk jogħġbok erġa’ tella’ l-paġna; l-ewwel żomm kopja tat-test tiegħek.",
  DEPARTMENT_KEY_LOST:
    "Bħalissa ħadd fl-uffiċċju tar-rapportar m’għandu ċ-ċavetta li tiftaħ rapporti ġodda. Hekk kif ikun hemm waħda ġdida, tkun tista’ tibgħat.",
  TOO_LARGE: "Id-data mibgħuta hija kbira wisq.",
  PROOF_NEEDED:
    "F’dan il-kanal tar-rapportar bħalissa qed jasal ħafna f’daqqa. Għalhekk il-brawżer tiegħek irid jagħmel kalkolu qasir qabel ma jibgħat, u dan ma rnexxiex. Dak li ktibt għadu hawn. Jekk jogħġbok erġa’ pprova.",
  STORAGE_FULL:
    "L-ispazju tas-server huwa mimli. Mhix il-konnessjoni tiegħek. Dak li diġà wasal jibqa’ miżmum; dak li għadu hawn għadu ma ntbagħatx. Ħalli l-paġna miftuħa u erġa’ pprova iktar tard. Mingħajr fajls forsi jirnexxi minn issa.",
  TOO_MANY_TRIES: "Wisq tentattivi fi żmien qasir. Jekk jogħġbok stenna ftit minuti.",
  TOO_MANY_MESSAGES:
    "F’dan il-każ waslu ħafna messaġġi fi żmien qasir. Għalhekk dan ma ntbagħatx; it-test tiegħek għadu hawn. Jekk jogħġbok stenna 15-il minuta u mbagħad erġa’ ibagħtu.",
  MEETING_ASKED:
    "F’dan il-każ diġà ntalbet laqgħa personali. It-talba tiegħek ma reġgħetx intbagħtet. Iktar dettalji tista’ tibgħathom bħala messaġġ.",
  NO_MEETING_ASKED:
    "F’dan il-każ m’hemm l-ebda talba miftuħa għal laqgħa personali: diġà ngħatat tweġiba jew ġiet irtirata. Ma ntbagħat xejn.",
  UPLOAD_QUOTA:
    "Bħalissa dan il-kanal tar-rapportar ma jistax jieħu iktar fajls. Jekk jogħġbok erġa’ pprova iktar tard jew ibgħat ir-rapport mingħajr fajls.",
  UNEXPECTED: "Ġara żball min-naħa tagħna. Dak li ktibt għadu hawn. Jekk jogħġbok erġa’ pprova.",
  UNAVAILABLE: "Bħalissa s-servizz ma jistax jintlaħaq. Dak li ktibt għadu hawn. Jekk jogħġbok erġa’ pprova fi ftit minuti.",
};
