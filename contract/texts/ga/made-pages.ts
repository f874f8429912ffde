import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Irish. */
export const madePages: MadePageTexts = {
  choice:
    "Is leatsa an rogha: is féidir leat dul chuig an oifig thuairiscithe inmheánach nó chuig oifig sheachtrach. Ní gá duit tuairisc inmheánach a dhéanamh ar dtús, agus fiú tar éis tuairisc inmheánach a dhéanamh tá cead agat dul chuig oifig sheachtrach fós. Níl cead ag aon duine bac a chur ort é sin a dhéanamh (§ 7 HinSchG).",
  asOf: "Staid an liosta ar an {date}",
  levels: {
    federal: "Oifigí cónaidhme na Gearmáine",
    states: "Oifigí stáit chónaidhme na Gearmáine",
    union: "Oifigí an Aontais Eorpaigh",
  },
  own: "Curtha leis ag {company}",
  ownText: "Is í an chuideachta {company} a chuir na hoifigí seo leis. Níl siad ar an liosta thuas.",
  phone: "Teileafón",
  hours: "Ar fáil",
  meeting: "Cruinniú pearsanta",
  meetingRight:
    "Má iarrann tú é, caithfidh an oifig thuairiscithe cruinniú pearsanta a thairiscint duit laistigh de thréimhse réasúnta (§ 16(3) HinSchG). Iarr é faoi “Tuairisc nua” le “Iarraim cruinniú pearsanta”, nó ar leathanach do cháis. Ansin socraíonn tú an t-am i do chás.",
  noPhone:
    "Níor thug {company} uimhir theileafóin na hoifige tuairiscithe anseo. Más fearr leat labhairt ná scríobh, iarr glao nó cruinniú le “Tuairisc nua”.",
  lead: "Ní gá duit do thuairisc a scríobh. Is féidir leat labhairt leis an oifig thuairiscithe freisin.",
  outside: "Oifigí tuairiscithe seachtracha",
  outsideText:
    "Tá cead agat dul chuig oifig thuairiscithe sheachtrach freisin. Tá na hoifigí seo ar an leathanach “Oifigí tuairiscithe seachtracha”.",
};
