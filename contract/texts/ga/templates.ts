import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Irish; sections (§) are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `A chara,

fuaireamar do thuairisc ar an {eingangsdatum}. Is é {fallnummer} a huimhir cháis. Seo ár n-admháil fála faoi § 17(1) den Acht Gearmánach um chosaint daoine a thuairiscíonn sáruithe (HinSchG); rinneadh go huathoibríoch í.

Cad a tharlóidh anois: seiceálaimid an bhfuil do thuairisc faoin Acht agus an bhfuil bunús léi. Faoin {rueckmeldung_bis} ar a dhéanaí inseoimid duit anseo cad atá beartaithe nó déanta againn, agus cén fáth.

Má bhíonn ceist againn, beidh sí anseo i do chás. Oscail é ó am go ham le do phasfhocal, le do thoil.

Coinnímid d’aitheantas faoi rún (§ 8 HinSchG). Is féidir leat dul chuig oifig thuairiscithe sheachtrach freisin, mar shampla an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `A chara,

go raibh maith agat as do thuairisc. Fuaireamar í ar an {eingangsdatum} agus deimhnímid é sin leis seo (§ 17(1) HinSchG). Is é {fallnummer} d’uimhir cháis.

Léifimid go cúramach í agus seiceálfaimid an bhfuil sí faoin Acht Gearmánach um chosaint daoine a thuairiscíonn sáruithe (HinSchG) agus an bhfuil bunús léi. Faoin {rueckmeldung_bis} ar a dhéanaí inseoimid duit anseo cad atá beartaithe nó déanta againn, agus cén fáth.

Níl d’aitheantas ar eolas ach ag na daoine a fhaigheann agus a láimhseálann do thuairisc, nó a chabhraíonn leo (§ 8 HinSchG). Tá cosc ar mhíbhuntáistí mar gheall ar thuairisc (§ 36 HinSchG). Má tharlaíonn a leithéid duit, scríobh chugainn, le do thoil.

Oscail do chás ó am go ham, le do thoil. Is anseo amháin a bhíonn ár gceisteanna.

Le meas
{funktion}, {unternehmen}`,

  "receipt-after-call": `A chara,

go raibh maith agat as do ghlao. Ghlacamar do thuairisc ar an {eingangsdatum} agus deimhnímid go bhfuaireamar í (§ 17(1) HinSchG). Is é {fallnummer} d’uimhir cháis.

Táimid ag scríobh síos a ndúirt tú linn. Beidh an taifead anseo a luaithe a bheidh sé réidh. Beidh tú in ann é a sheiceáil, a cheartú agus a dheimhniú ansin (§ 11(4) HinSchG).

Faoin {rueckmeldung_bis} ar a dhéanaí inseoimid duit anseo cad atá beartaithe nó déanta againn, agus cén fáth. Coinnímid d’aitheantas faoi rún (§ 8 HinSchG).

Le meas
{funktion}, {unternehmen}`,

  "scope-accepted": `A chara,

sheiceálamar an bhfuilimid freagrach as do thuairisc. Táimid: tá sí faoi raon an Achta Ghearmánaigh um chosaint daoine a thuairiscíonn sáruithe (§ 2 HinSchG).

Anois seiceálaimid an bhfuil bunús léi agus déanaimid cinneadh faoi bhearta leantacha. Má bhíonn tuilleadh sonraí ag teastáil uainn, cuirfimid ceist ort anseo.

Cosnaíonn an tAcht tú ar mhíbhuntáistí má bhí, nuair a thuairiscigh tú, forais réasúnacha agat chun a chreidiúint go raibh d’eolas fíor (§§ 33 go 37 HinSchG). Gheobhaidh tú ár n-aiseolas faoin {rueckmeldung_bis} ar a dhéanaí.

Le meas
{funktion}, {unternehmen}`,

  "scope-declined": `A chara,

go raibh maith agat as do thuairisc a fuaireamar ar an {eingangsdatum}. Sheiceálamar í. Dar linn níl sí faoi raon an Achta Ghearmánaigh um chosaint daoine a thuairiscíonn sáruithe (§ 2 HinSchG): [… cúis in abairt amháin].

Ní chiallaíonn sé seo nach bhfuil tábhacht le do scéal. Seo an oifig atá freagrach as: [… oifig agus conas dul i dteagmháil léi]. Ní thabharfaimid do thuairisc don oifig sin gan do thoiliú.

Má bhí cúis agat chun a chreidiúint go raibh an tAcht i gceist nuair a thuairiscigh tú, fanann d’aitheantas faoi rún anois freisin (§ 8(1) HinSchG). Má cheapann tú nach bhfuil an ceart againn, scríobh chugainn, le do thoil. Is féidir leat dul chuig oifig thuairiscithe sheachtrach freisin, mar shampla an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz).

Le meas
{funktion}, {unternehmen}`,

  question: `A chara,

go raibh maith agat as do thuairisc leis an uimhir cháis {fallnummer}. Chun í a sheiceáil, tá tuilleadh sonraí ag teastáil uainn. Ná freagair ach a bhfuil ar eolas agat, le do thoil:

– Cad go díreach a tharla?
– Cathain agus cá háit ar tharla sé, agus an bhfuil sé ag tarlú fós?
– Cé a bhí páirteach, cé a chonaic é? Is leor post in áit ainm.
– Cá bhfios duit: an bhfaca tú féin é, nó ar chuala tú ó dhaoine eile é?
– An bhfuil aon fhianaise ann, mar shampla ríomhphoist, grianghraif nó sonraisc?
– [… ceist eile]

Más mian leat fanacht gan ainm, bí cinnte nach n-insíonn téacs ná comhaid cé tú féin. Ná cuir tú féin i mbaol chun fianaise a fháil.

Le meas
{funktion}, {unternehmen}`,

  "question-reminder": `A chara,

chuireamar ceist ort sa chás seo agus níl aon fhreagra le feiceáil againn fós. Chabhródh do fhreagra go mór linn, fiú freagra gairid nó “Níl a fhios agam”.

Mura gcloisimid uait faoin [… dáta], leanfaimid ar aghaidh leis an méid atá againn. D’fhéadfadh sé go gcaithfimid an cás a chríochnú ansin de dheasca easpa fianaise.

Le meas
{funktion}, {unternehmen}`,

  invitation: `A chara,

ba mhaith linn labhairt leat. Is de do dheoin féin a bhíonn comhrá; níl aon mhíbhuntáiste ann duit más fearr leat scríobh.

Ár moladh: [… lá, am, áit nó teileafón]. Le do thoiliú is féidir linn bualadh le chéile ar físeán freisin (§ 16(3) HinSchG). Is féidir leat duine a bhfuil muinín agat as a thabhairt leat.

Déanfaimid taifead ar an gcomhrá. Níl cead againn an fhuaim a thaifeadadh ná an comhrá a scríobh síos focal ar fhocal ach amháin má thoilíonn tú. Gheobhaidh tú an taifead chun é a sheiceáil (§ 11 HinSchG).

An oireann sé seo duit, nó ar mhaith leat rud eile a mholadh? Scríobh chugainn anseo, le do thoil.

Le meas
{funktion}, {unternehmen}`,

  record: `A chara,

tá an taifead ar ár gcomhrá anseo i do chás faoi “Taifead le seiceáil”.

Seiceáil an bhfuil sé ceart, le do thoil. Is féidir leat é a cheartú, cur leis agus é a dheimhniú (§ 11(4) HinSchG). Chun é sin a dhéanamh, roghnaigh “Deimhním”, “Mol ceartúchán” nó “Ní dheimhním” ansin.

Má taifeadadh fuaim an chomhrá le do thoiliú, scriosfaimid an taifeadadh fuaime a luaithe a bheidh an taifead scríofa críochnaithe.

Le meas
{funktion}, {unternehmen}`,

  abuse: `A chara,

glacaimid dáiríre lena dtuairiscíonn tú agus leanfaimid orainn á sheiceáil. Ach tá maslaí i do theachtaireacht freisin. Inis cad a tharla, le do thoil, gan daoine eile a ísliú. Mar sin is fearr is féidir linn cabhrú leat.

Ní fhreagraímid rudaí nach mbaineann leis an scéal. Tá cearta ag na daoine a dtuairiscítear fúthu freisin.

Cosnaíonn an tAcht daoine a raibh forais réasúnacha acu chun a chreidiúint go raibh a n-eolas fíor. Níl daoine a thuairiscíonn eolas bréagach d’aon ghnó nó le mórfhaillí cosanta (§§ 9(1) agus 38 HinSchG). Ní cheapaimid é sin fútsa; deirimid é ionas go mbeidh a fhios agat.

Le meas
{funktion}, {unternehmen}`,

  anonymity: `A chara,

ní mian leat go bhfaighidh aon duine amach cé a rinne an tuairisc. Tuigimid é sin.

Murar thug tú d’ainm, níl sé ar eolas againn, agus ní gá duit é a thabhairt. Má tá sé ar eolas againn, ní fhaigheann amach é ach daoine a fhaigheann agus a láimhseálann do thuairisc, nó a chabhraíonn leo (§ 8 HinSchG). Ní fhaigheann aon duine eile amach é ach amháin má tá gá leis do bhearta leantacha agus má thoiligh tú leis an nochtadh áirithe sin (§ 9(3) HinSchG).

Luann an tAcht eisceachtaí: is féidir le húdaráis forfheidhmithe dlí, le húdaráis in imeachtaí riaracháin agus le cúirteanna eolas a éileamh (§ 9(2) HinSchG). Inseoimid duit roimh ré ansin, ach amháin mura mbíonn cead againn. Níl aitheantas daoine a thuairiscíonn eolas bréagach d’aon ghnó nó le mórfhaillí cosanta (§ 9(1) HinSchG).

Is féidir leatsa cabhrú freisin: ná labhair le haon duine faoin tuairisc, agus smaoinigh an bhfuil sonraí ann nach bhféadfadh a bheith ar eolas ach agatsa.

Le meas
{funktion}, {unternehmen}`,

  consent: `A chara,

chun leanúint orainn ag seiceáil, ba mhaith linn eolas a thabhairt ar aghaidh a bhféadfaí tú a aithint uaidh. Níl cead againn é sin a dhéanamh ach le do thoiliú (§ 9(3) HinSchG).

Cad ba mhaith linn a thabhairt ar aghaidh: [… eolas]
Cé dó: [… post nó oifig]
Cén fáth a bhfuil gá leis do na bearta leantacha: [… cúis]

Is de do dheoin féin a thugann tú toiliú, agus ní bhaineann sé ach leis an nochtadh seo amháin. Níl aon mhíbhuntáiste ann duit má dhiúltaíonn tú; leanfaimid ar aghaidh gan é ansin a mhéid is féidir. Is féidir leat do thoiliú a tharraingt siar am ar bith don am atá le teacht.

Gheobhaidh tú iarratas ar leith chuige seo anseo. Freagair ansin, le do thoil, le “Toilím” nó “Diúltaím”; is ann freisin is féidir leat do thoiliú a tharraingt siar.

Le meas
{funktion}, {unternehmen}`,

  "disclosure-notice": `A chara,

cuirimid in iúl duit roimh ré: caithfimid eolas faoi d’aitheantas a thabhairt d’údarás nó do chúirt (§ 9(2) HinSchG).

Cé dó: [… údarás nó cúirt]
Bunús: [… iarratas in imeachtaí coiriúla, ordú in imeachtaí riaracháin nó cinneadh cúirte]
An t-eolas: [… eolas]
Cathain: [… dáta]

Ní thugaimid ar aghaidh ach a n-éilítear. Tá tú cosanta fós ar mhíbhuntáistí mar gheall ar do thuairisc (§ 36 HinSchG). Má tá tú ina choinne, scríobh chugainn láithreach, le do thoil. Is féidir leat comhairle dlí a fháil freisin.

Le meas
{funktion}, {unternehmen}`,

  "hand-over": `A chara,

sheiceálamar do thuairisc agus táimid ag aistriú an nós imeachta (§ 18 uimh. 4 HinSchG). Seo cé a dhéanfaidh an fiosrú as seo amach: [… rannóg inmheánach nó údarás].

An chúis: [… cúis]. Ní thugtar ar aghaidh eolas a bhféadfaí tú a aithint uaidh ach a mhéid a thoiligh tú leis nó a éilíonn an dlí é (§§ 8 agus 9 HinSchG).

Is féidir leat teacht orainn anseo fós. Gheobhaidh tú ár n-aiseolas faoin {rueckmeldung_bis} ar a dhéanaí.

Le meas
{funktion}, {unternehmen}`,

  interim: `A chara,

ba mhaith linn tú a choinneáil ar an eolas. Táthar ag obair fós ar do chás {fallnummer}. Seo mar atá ar an {heute}: [… cad a tharla].

An chéad chéim eile: [… céim]. Gheobhaidh tú ár n-aiseolas faoi § 17(2) HinSchG faoin {rueckmeldung_bis} ar a dhéanaí.

Má smaoinigh tú ar rud éigin eile nó má d’athraigh rud éigin, scríobh chugainn anseo, le do thoil.

Le meas
{funktion}, {unternehmen}`,

  "feedback-confirmed": `A chara,

sheiceálamar do thuairisc a fuaireamar ar an {eingangsdatum}. Deimhníodh ar thuairiscigh tú. Seo ár n-aiseolas faoi § 17(2) HinSchG.

Cad a rinneamar: [… bearta leantacha a rinneadh]
Cad atá beartaithe againn fós: [… bearta leantacha atá beartaithe, le dátaí]
Na cúiseanna: [… cúiseanna]

Níl cead againn sonraí faoi dhaoine eile a thabhairt duit. Go raibh maith agat as é a insint dúinn. Murach tusa ní bheadh a fhios againn.

Le meas
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `A chara,

sheiceálamar do thuairisc a fuaireamar ar an {eingangsdatum}. Níorbh fhéidir linn ar thuairiscigh tú a dheimhniú. Seo ár n-aiseolas faoi § 17(2) HinSchG.

Cad a rinneamar: [… bearta leantacha a rinneadh]
Cad atá beartaithe againn fós: [… bearta leantacha atá beartaithe, nó dada]
Na cúiseanna: [… cúiseanna]

Ní chiallaíonn sé seo nach gcreidimid tú. Tá tú cosanta fós má bhí forais réasúnacha agat chun a chreidiúint go raibh d’eolas fíor. Má tá tuilleadh eolais nó fianaise agat, scríobh chugainn, le do thoil.

Le meas
{funktion}, {unternehmen}`,

  "feedback-limited": `A chara,

sheiceálamar do thuairisc a fuaireamar ar an {eingangsdatum}. Seo ár n-aiseolas faoi § 17(2) HinSchG.

Cad is féidir linn a insint duit: [… bearta leantacha a rinneadh agus atá beartaithe]
Na cúiseanna: [… cúiseanna]

Níl cead againn níos mó a rá faoi láthair. Ní cheadaítear aiseolas ach a mhéid nach gcuireann sé isteach ar fhiosruithe nó ar imscrúduithe inmheánacha agus nach ndéanann sé dochar do chearta na ndaoine lena mbaineann (§ 17(2) abairt 3 HinSchG). A luaithe a bheidh cead againn níos mó a rá, léifidh tú anseo é.

Le meas
{funktion}, {unternehmen}`,

  "feedback-ongoing": `A chara,

inniu faigheann tú ár n-aiseolas faoi § 17(2) HinSchG ar do thuairisc a fuaireamar ar an {eingangsdatum}. Níl an nós imeachta críochnaithe fós.

Cad a rinneamar: [… bearta leantacha a rinneadh]
Cad atá beartaithe againn fós: [… bearta leantacha atá beartaithe]
Na cúiseanna, agus cén fáth a dtógann sé níos faide: [… cúiseanna]

Gheobhaidh tú amach an toradh anseo, faoin [… dáta] is dócha.

Le meas
{funktion}, {unternehmen}`,

  closing: `A chara,

chríochnaíomar an nós imeachta maidir le do thuairisc leis an uimhir cháis {fallnummer}. An toradh agus na cúiseanna: [… toradh agus cúiseanna].

Mura n-aontaíonn tú, is féidir leat dul chuig oifig thuairiscithe sheachtrach: an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz), BaFin don earnáil airgeadais, nó an Oifig Chónaidhme Cartal (Bundeskartellamt) d’iomaíocht. Tá siad go léir liostaithe lena seoltaí ar leathanach “Oifigí tuairiscithe seachtracha” an bhealaigh tuairiscithe seo.

Scriosfaimid ár ndoiciméid faoi do thuairisc tar éis an {loeschdatum} (§ 11(5) HinSchG). Ní choinneoimid níos faide iad ach amháin má éilíonn dlí é agus má tá sé comhréireach.

Má bhíonn míbhuntáistí ann duit mar gheall ar do thuairisc, scríobh chugainn, le do thoil, níos déanaí freisin. Go raibh maith agat as do mhuinín.

Le meas
{funktion}, {unternehmen}`,

  retaliation: `A chara,

ar an {eingangsdatum} thuairiscigh tú rud dúinn. Ba mhaith linn a fháil amach conas atá tú ó shin.

An raibh míbhuntáistí ann duit mar gheall ar do thuairisc, nó ar bagraíodh a leithéid ort? Mar shampla briseadh as post, aistriú, measúnú níos measa, eisiamh nó bulaíocht. Tá cosc air seo, agus ar an mbagairt féin (§ 36(1) HinSchG).

Má bhíonn míbhuntáiste ann duit ag an obair tar éis tuairisce, agus má deir tú gur mar gheall ar an tuairisc é, glactar leis gur fíor é. Is ar an duine a chaith leat mar seo atá sé a mhalairt a chruthú (§ 36(2) HinSchG). D’fhéadfadh cúiteamh a bheith ann freisin (§ 37 HinSchG).

Inis dúinn, le do thoil, cad a tharla agus cathain. Má tá gach rud i gceart, is leor “Tá gach rud go maith”.

Le meas
{funktion}, {unternehmen}`,
};
