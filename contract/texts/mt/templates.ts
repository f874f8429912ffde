import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Maltese; paragraphs are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Bonġu,

irċivejna r-rapport tiegħek fid-data ta’ {eingangsdatum}. In-numru tal-każ huwa {fallnummer}. Din hija l-konferma tagħna tal-wasla skont § 17(1) tal-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (HinSchG); inħolqot awtomatikament.

X’jiġri wara: niċċekkjaw jekk ir-rapport tiegħek jaqax taħt din il-liġi u jekk għandux bażi tajba. Mhux aktar tard minn {rueckmeldung_bis} ngħidulek hawn x’ippjanajna jew x’għamilna, u għaliex.

Jekk ikollna mistoqsija, issibha hawn fil-każ tiegħek. Jekk jogħġbok iftħu minn żmien għal żmien bil-password tiegħek.

Nittrattaw l-identità tiegħek b’mod kunfidenzjali (§ 8 HinSchG). Tista’ tmur ukoll għand uffiċċju estern tar-rapportar, pereżempju dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Bonġu,

grazzi tar-rapport tiegħek. Irċivejnieh fid-data ta’ {eingangsdatum} u b’dan nikkonfermaw li wasal (§ 17(1) HinSchG). In-numru tal-każ tiegħek huwa {fallnummer}.

Naqrawh bir-reqqa u niċċekkjaw jekk jaqax taħt il-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (HinSchG) u jekk għandux bażi tajba. Mhux aktar tard minn {rueckmeldung_bis} ngħidulek hawn x’ippjanajna jew x’għamilna, u għaliex.

L-identità tiegħek jafuha biss il-persuni li jirċievu r-rapport tiegħek u jieħdu ħsiebu, jew li jgħinuhom f’dan (§ 8 HinSchG). Żvantaġġi minħabba rapport huma pprojbiti (§ 36 HinSchG). Jekk tgħaddi minn xi ħaġa bħal din, jekk jogħġbok iktbilna.

Jekk jogħġbok iftaħ il-każ tiegħek minn żmien għal żmien. Il-mistoqsijiet tagħna jidhru hawn biss.

Tislijiet
{funktion}, {unternehmen}`,

  "receipt-after-call": `Bonġu,

grazzi tat-telefonata tiegħek. Niżżilna r-rapport tiegħek fid-data ta’ {eingangsdatum} u nikkonfermaw li wasal (§ 17(1) HinSchG). In-numru tal-każ tiegħek huwa {fallnummer}.

Dak li għidtilna qed niktbuh f’minuti. Issib il-minuti hawn malli jkunu lesti. Imbagħad tista’ tiċċekkjahom, tikkoreġihom u tikkonfermahom (§ 11(4) HinSchG).

Mhux aktar tard minn {rueckmeldung_bis} ngħidulek hawn x’ippjanajna jew x’għamilna, u għaliex. Nittrattaw l-identità tiegħek b’mod kunfidenzjali (§ 8 HinSchG).

Tislijiet
{funktion}, {unternehmen}`,

  "scope-accepted": `Bonġu,

iċċekkjajna jekk aħniex responsabbli għar-rapport tiegħek. Iva, aħna responsabbli: ir-rapport jaqa’ taħt il-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (§ 2 HinSchG).

Issa niċċekkjaw jekk għandux bażi tajba u niddeċiedu dwar miżuri ta’ segwitu. Jekk ikollna bżonn iktar dettalji, nistaqsuk hawn.

Il-liġi tipproteġik minn żvantaġġi jekk, meta għamilt ir-rapport, kellek raġuni biżżejjed biex temmen li l-informazzjoni tiegħek kienet vera (§§ 33 sa 37 HinSchG). Il-feedback tagħna tirċevih mhux aktar tard minn {rueckmeldung_bis}.

Tislijiet
{funktion}, {unternehmen}`,

  "scope-declined": `Bonġu,

grazzi tar-rapport tiegħek ta’ {eingangsdatum}. Iċċekkjajnieh. Skont il-valutazzjoni tagħna, ma jaqax taħt il-Liġi Ġermaniża dwar il-Protezzjoni tal-Informaturi (§ 2 HinSchG): [… raġuni f’sentenza waħda].

Dan ma jfissirx li dak li għidtilna mhux importanti. Min hu responsabbli għalih: [… uffiċċju u kif tikkuntattjah]. Ma ngħaddux ir-rapport tiegħek lil dan l-uffiċċju mingħajr il-kunsens tiegħek.

Jekk, meta għamilt ir-rapport, kellek raġuni taħseb li tgħodd din il-liġi, l-identità tiegħek tibqa’ kunfidenzjali (§ 8(1) HinSchG). Jekk taħseb li l-valutazzjoni tagħna hija ħażina, jekk jogħġbok iktbilna. Tista’ tmur ukoll għand uffiċċju estern tar-rapportar, pereżempju dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz).

Tislijiet
{funktion}, {unternehmen}`,

  question: `Bonġu,

grazzi tar-rapport tiegħek bin-numru tal-każ {fallnummer}. Biex inkunu nistgħu niċċekkjawh, għandna bżonn ftit dettalji oħra. Jekk jogħġbok wieġeb biss safejn taf:

– X’ġara eżattament?
– Meta u fejn ġara, u għadu għaddej?
– Min kien involut, min rah? Biżżejjed il-kariga minflok l-isem.
– Kif taf b’dan: rajtu int jew smajtu mingħand oħrajn?
– Hemm provi, pereżempju emails, ritratti jew fatturi?
– [… mistoqsija oħra]

Jekk trid tibqa’ b’mod anonimu, jekk jogħġbok iċċekkja li t-test u l-fajls ma jurux li hu int. M’għandekx tidħol f’periklu biex iġġib prova.

Tislijiet
{funktion}, {unternehmen}`,

  "question-reminder": `Bonġu,

għamilnielek mistoqsija f’dan il-każ u għadna ma sibniex tweġiba. It-tweġiba tiegħek tgħinna ħafna, anki waħda qasira jew “Ma nafx”.

Jekk ma nisimgħux mingħandek sa [… data], inkomplu niċċekkjaw b’dak li għandna. Jista’ jkun li mbagħad ikollna nagħlqu l-każ minħabba nuqqas ta’ provi.

Tislijiet
{funktion}, {unternehmen}`,

  invitation: `Bonġu,

nixtiequ nitkellmu miegħek. Il-laqgħa hija volontarja; ma jkollok l-ebda żvantaġġ jekk tippreferi tikteb.

Il-proposta tagħna: [… jum, ħin, post jew telefon]. Bil-kunsens tiegħek tista’ ssir ukoll laqgħa bil-vidjo (§ 16(3) HinSchG). Tista’ ġġib miegħek lil xi ħadd li tafda.

Dwar il-laqgħa nagħmlu minuti. Nistgħu nirrekordjawha jew niktbuha kelma b’kelma biss jekk tagħti l-kunsens tiegħek. Tirċievi l-minuti biex tiċċekkjahom (§ 11 HinSchG).

Taqbel mal-proposta, jew għandek oħra? Jekk jogħġbok iktbilna hawn.

Tislijiet
{funktion}, {unternehmen}`,

  record: `Bonġu,

il-minuti tal-laqgħa tagħna ssibhom hawn fil-każ tiegħek taħt “Minuti għall-iċċekkjar”.

Jekk jogħġbok iċċekkja jekk humiex tajbin. Tista’ tikkoreġihom, iżżid magħhom u tikkonfermahom (§ 11(4) HinSchG). Għal dan agħżel hemm “Nikkonferma”, “Nissuġġerixxi korrezzjoni” jew “Ma nikkonfermax”.

Jekk il-laqgħa ġiet irrekordjata bil-kunsens tiegħek, inħassru r-reġistrazzjoni malli l-minuti jkunu lesti.

Tislijiet
{funktion}, {unternehmen}`,

  abuse: `Bonġu,

dak li tirrapporta neħduh bis-serjetà u nkomplu niċċekkjawh. Imma fil-messaġġ tiegħek hemm ukoll insulti. Jekk jogħġbok għid x’ġara mingħajr ma tbaxxi lil ħaddieħor. Hekk nistgħu ngħinuk aħjar.

Ma nweġbux għal kummenti li m’għandhomx x’jaqsmu mal-kwistjoni. Anki min jiġi rrapportat għandu drittijiet.

Il-liġi tipproteġi lil min kellu raġuni biżżejjed biex jemmen li l-informazzjoni tiegħu kienet vera. Min jirrapporta informazzjoni falza apposta jew b’negliġenza kbira mhux protett (§ 9(1) u § 38 HinSchG). Mhux qed ngħidu li int għamilt dan; ngħiduh biex tkun taf.

Tislijiet
{funktion}, {unternehmen}`,

  anonymity: `Bonġu,

ma tridx li xi ħadd isir jaf min għamel ir-rapport. Nifhmu dan.

Jekk ma tajtx ismek, ma nafuhx, u m’għandekx obbligu tgħidu. Jekk nafuh, isiru jafuh biss il-persuni li jirċievu r-rapport tiegħek u jieħdu ħsiebu, jew li jgħinuhom f’dan (§ 8 HinSchG). L-oħrajn kollha jsiru jafuh biss jekk ikun meħtieġ għal miżuri ta’ segwitu u int tajt il-kunsens tiegħek għal din id-darba waħda (§ 9(3) HinSchG).

Il-liġi ssemmi eċċezzjonijiet: l-awtoritajiet li jinvestigaw reati, l-awtoritajiet fi proċeduri amministrattivi u l-qrati jistgħu jitolbu informazzjoni (§ 9(2) HinSchG). F’dak il-każ ngħidulek minn qabel, sakemm dan ma jkunx ipprojbit lilna. L-identità ta’ min jirrapporta informazzjoni falza apposta jew b’negliġenza kbira mhix protetta (§ 9(1) HinSchG).

Tista’ tgħin int ukoll: m’għandek titkellem ma’ ħadd dwar ir-rapport, u ara jekk hemmx dettalji li tista’ tafhom int biss.

Tislijiet
{funktion}, {unternehmen}`,

  consent: `Bonġu,

biex inkomplu niċċekkjaw, nixtiequ ngħaddu informazzjoni li minnha xi ħadd jista’ jagħrfek. Nistgħu nagħmlu dan biss bil-kunsens tiegħek (§ 9(3) HinSchG).

X’nixtiequ ngħaddu: [… informazzjoni]
Lil min: [… kariga jew uffiċċju]
Għaliex dan huwa meħtieġ għall-miżuri ta’ segwitu: [… raġuni]

Il-kunsens huwa volontarju u jgħodd biss għal din id-darba waħda. Jekk tirrifjuta, ma jkollok l-ebda żvantaġġ; inkomplu mingħajr din l-informazzjoni safejn nistgħu. Tista’ tirtira l-kunsens meta trid għall-ġejjieni.

Għal dan tirċievi hawn talba separata. Jekk jogħġbok wieġeb hemm b’“Naqbel” jew “Nirrifjuta”; hemm tista’ wkoll tirtira l-kunsens.

Tislijiet
{funktion}, {unternehmen}`,

  "disclosure-notice": `Bonġu,

qed ninfurmawk minn qabel: għandna l-obbligu ngħaddu informazzjoni dwar l-identità tiegħek lil awtorità jew lil qorti (§ 9(2) HinSchG).

Min jirċeviha: [… awtorità jew qorti]
Raġuni: [… talba fi proċeduri kriminali, ordni fi proċeduri amministrattivi jew deċiżjoni ta’ qorti]
X’se ngħaddu: [… informazzjoni]
Meta: [… data]

Ngħaddu biss dak li jintalab. Il-protezzjoni tiegħek minn żvantaġġi minħabba r-rapport tibqa’ tgħodd (§ 36 HinSchG). Jekk għandek oġġezzjonijiet, jekk jogħġbok iktbilna mill-ewwel. Tista’ wkoll tieħu parir legali.

Tislijiet
{funktion}, {unternehmen}`,

  "hand-over": `Bonġu,

iċċekkjajna r-rapport tiegħek u qed ngħaddu l-proċedura lil ħaddieħor (§ 18, punt 4, HinSchG). L-investigazzjoni tkompliha: [… uffiċċju intern jew awtorità].

Ir-raġuni: [… raġuni]. Informazzjoni li minnha xi ħadd jista’ jagħrfek ngħadduha biss safejn tajt il-kunsens tiegħek jew titlob il-liġi (§§ 8 u 9 HinSchG).

Tista’ tibqa’ tikkuntattjana hawn. Il-feedback tagħna tirċevih mhux aktar tard minn {rueckmeldung_bis}.

Tislijiet
{funktion}, {unternehmen}`,

  interim: `Bonġu,

nixtiequ ngħidulek kif mexjin l-affarijiet. Ix-xogħol fuq il-każ tiegħek {fallnummer} għadu għaddej. Is-sitwazzjoni llum, {heute}: [… x’ġara].

Il-pass li jmiss: [… pass li jmiss]. Il-feedback tagħna skont § 17(2) HinSchG tirċevih mhux aktar tard minn {rueckmeldung_bis}.

Jekk ftakart xi ħaġa oħra jew inbidlet xi ħaġa, jekk jogħġbok iktbilna hawn.

Tislijiet
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Bonġu,

iċċekkjajna r-rapport tiegħek ta’ {eingangsdatum}. Dak li rrapportajt ġie kkonfermat. Dan huwa l-feedback tagħna skont § 17(2) HinSchG.

X’għamilna: [… miżuri ta’ segwitu meħuda]
X’għadna qed nippjanaw: [… miżuri ta’ segwitu ppjanati, bid-dati]
Ir-raġunijiet: [… raġunijiet]

Ma nistgħux nagħtuk dettalji dwar persuni oħra. Grazzi talli nfurmajtna. Mingħajrek ma konniex insiru nafu b’dan.

Tislijiet
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Bonġu,

iċċekkjajna r-rapport tiegħek ta’ {eingangsdatum}. Dak li rrapportajt ma stajniex nikkonfermawh. Dan huwa l-feedback tagħna skont § 17(2) HinSchG.

X’għamilna: [… miżuri ta’ segwitu meħuda]
X’għadna qed nippjanaw: [… miżuri ta’ segwitu ppjanati, jew l-ebda waħda]
Ir-raġunijiet: [… raġunijiet]

Dan ma jfissirx li ma nemmnukx. Il-protezzjoni tiegħek tibqa’ tgħodd jekk kellek raġuni biżżejjed biex temmen li l-informazzjoni tiegħek kienet vera. Jekk għandek iktar informazzjoni jew provi, jekk jogħġbok iktbilna.

Tislijiet
{funktion}, {unternehmen}`,

  "feedback-limited": `Bonġu,

iċċekkjajna r-rapport tiegħek ta’ {eingangsdatum}. Dan huwa l-feedback tagħna skont § 17(2) HinSchG.

X’nistgħu ngħidulek: [… miżuri ta’ segwitu meħuda u ppjanati]
Ir-raġunijiet: [… raġunijiet]

Bħalissa ma nistgħux ngħidu iktar. Il-feedback huwa permess biss safejn ma jaffettwax inkjesti jew investigazzjonijiet interni u ma jagħmilx ħsara lid-drittijiet tal-persuni kkonċernati (§ 17(2), it-tielet sentenza, HinSchG). Malli nkunu nistgħu ngħidu iktar, taqrah hawn.

Tislijiet
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Bonġu,

illum tirċievi l-feedback tagħna skont § 17(2) HinSchG dwar ir-rapport tiegħek ta’ {eingangsdatum}. Il-proċedura għadha ma ngħalqitx.

X’għamilna: [… miżuri ta’ segwitu meħuda]
X’għadna qed nippjanaw: [… miżuri ta’ segwitu ppjanati]
Ir-raġunijiet, u għaliex qed ttul iktar: [… raġunijiet]

Ir-riżultat issir tafu hawn, probabbilment sa [… data].

Tislijiet
{funktion}, {unternehmen}`,

  closing: `Bonġu,

għalaqna l-proċedura dwar ir-rapport tiegħek bin-numru tal-każ {fallnummer}. Riżultat u raġunijiet: [… riżultat u raġunijiet].

Jekk ma taqbilx, tista’ tmur għand uffiċċju estern tar-rapportar: dak federali fl-Uffiċċju Federali tal-Ġustizzja (Bundesamt für Justiz), dak tal-BaFin għas-settur finanzjarju, jew dak tal-Uffiċċju Federali tal-Kartelli (Bundeskartellamt) għall-kompetizzjoni. Il-paġna “Uffiċċji esterni tar-rapportar” ta’ dan il-kanal tar-rapportar turihom kollha bl-indirizzi tagħhom.

Inħassru d-dokumenti tagħna dwar ir-rapport tiegħek wara {loeschdatum} (§ 11(5) HinSchG). Inżommuhom iktar biss jekk liġi titlob dan u jekk ikun proporzjonat.

Jekk tgħaddi minn żvantaġġi minħabba r-rapport tiegħek, jekk jogħġbok iktbilna, anki iktar tard. Grazzi tal-fiduċja tiegħek.

Tislijiet
{funktion}, {unternehmen}`,

  retaliation: `Bonġu,

fid-data ta’ {eingangsdatum} irrapportajtilna xi ħaġa. Nixtiequ nkunu nafu kif int minn dakinhar ’l hawn.

Kellek żvantaġġi minħabba r-rapport tiegħek, jew heddedk xi ħadd bihom? Pereżempju tkeċċija, trasferiment, evalwazzjoni agħar, esklużjoni jew bullying. Dan huwa pprojbit, u anki t-theddida biss (§ 36(1) HinSchG).

Jekk wara rapport issofri żvantaġġ fix-xogħol u ssostni li ġara minħabba r-rapport, il-liġi tippreżumi li hu hekk. Min ittrattak b’dan il-mod għandu jipprova l-kontra (§ 36(2) HinSchG). Jista’ jkun hemm ukoll kumpens għad-danni (§ 37 HinSchG).

Jekk jogħġbok iktbilna x’ġara u meta. Jekk kollox sew, biżżejjed tweġiba qasira “Kollox sew”.

Tislijiet
{funktion}, {unternehmen}`,
};
