import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Maltese. */
export const madePages: MadePageTexts = {
  choice:
    "L-għażla hija f’idejk: tista’ tmur għand l-uffiċċju intern tar-rapportar jew għand wieħed estern. M’għandekx obbligu tirrapporta internament l-ewwel, u anki wara rapport intern tista’ xorta tmur għand uffiċċju estern. Ħadd ma jista’ jżommok milli tagħmel dan (§ 7 HinSchG).",
  asOf: "Data ta’ din il-lista: {date}",
  levels: {
    federal: "Uffiċċji federali Ġermaniżi",
    states: "Uffiċċji tal-istati federali",
    union: "Uffiċċji tal-Unjoni Ewropea",
  },
  own: "Miżjuda minn {company}",
  ownText: "Dawn l-uffiċċji żdiedu minn {company}. Ma jagħmlux parti mil-lista ta’ hawn fuq.",
  phone: "Telefon",
  hours: "Ħinijiet",
  meeting: "Laqgħa personali",
  meetingRight:
    "Jekk titlob laqgħa personali, l-uffiċċju tar-rapportar għandu l-obbligu joffrilek waħda fi żmien raġonevoli (§ 16(3) HinSchG). Titlobha f’“Rapport ġdid” b’“Nitlob laqgħa personali”, jew fil-paġna tal-każ tiegħek. Imbagħad tiftiehmu dwar l-appuntament fil-każ tiegħek.",
  noPhone:
    "{company} ma tatx hawn numru tat-telefon tal-uffiċċju tar-rapportar. Jekk tippreferi titkellem milli tikteb, itlob telefonata jew laqgħa permezz ta’ “Rapport ġdid”.",
  lead: "M’għandekx obbligu tikteb ir-rapport tiegħek. Tista’ wkoll titkellem mal-uffiċċju tar-rapportar.",
  outside: "Uffiċċji esterni tar-rapportar",
  outsideText: "Tista’ tmur ukoll għand uffiċċju estern tar-rapportar. Dawn l-uffiċċji jinsabu fil-paġna “Uffiċċji esterni tar-rapportar”.",
};
