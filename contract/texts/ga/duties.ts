import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

/** Irish counts 1 bhliain, 2 bhliain, 3 bliana, 7 mbliana, 11 bliain. */
const years = (count: number): string => (count <= 2 ? "bhliain" : count <= 6 ? "bliana" : count <= 10 ? "mbliana" : "bliain");
const retention = (months: number): string => {
  const time = months % 12 === 0 ? `${months / 12} ${years(months / 12)}` : `${months} ${months <= 6 ? "mhí" : "mí"}`;
  return `${time} tar éis do do chás a bheith críochnaithe, ní mór gach rud faoi a scriosadh. Ní féidir é a choinneáil níos faide ach amháin má éilíonn dlí é.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `le ríomhphost chuig ${email}`, phone && `ar an teileafón ag ${phone}`].filter(Boolean).join(" nó ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Fiafraigh faoi ${known}.`
    : `Is féidir leat fiafraí den oifig thuairiscithe: scríobh chuici le “Tuairisc nua”${allowAnonymous ? ", gan d’ainm más mian leat" : ""}.`;
  return paragraph(`Níor thug ${companyName} ${what} anseo fós. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Seo mar a láimhseálann ${companyName} do thuairisc. Tá an nós imeachta leagtha síos san Acht Gearmánach um chosaint daoine a thuairiscíonn sáruithe (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Cé a léann do thuairisc"),
  paragraph(
    `Téann do thuairisc chuig an rannóg “${departmentName}”. Is féidir lena baill í a oscailt. Má thugann an oifig thuairiscithe duine isteach ón taobh amuigh chun í a scrúdú, mar shampla dlíodóir, ní léann an duine sin ach do chás féin, agus ar feadh tamall teoranta amháin. Má tá duine claonta nó má tá rannóg eile freagrach, is féidir an cás a aistriú chuici sin; ansin léann a baill é. Áit a bhfuil rannóg eile freagrach as catagóir, nó as tuairiscí faoin rannóg seo féin, deir an fhoirm é sin sula seolann tú.`,
  ),
  paragraph(
    "Caithfidh daoine a láimhseálann tuairiscí a bheith neamhspleách agus cáilithe, agus caithfidh siad rúndacht a choinneáil (§§ 8 agus 15 HinSchG).",
  ),
  heading("Na céimeanna"),
  steps(
    `Seolann tú do thuairisc${allowAnonymous ? ", gan d’ainm más mian leat" : ""}. Faigheann tú pasfhocal do do chás.`,
    autoAcknowledge
      ? "Deimhnítear láithreach go bhfuarthas í; éilíonn an dlí é laistigh de 7 lá. Tá an deimhniú i do chás."
      : "Laistigh de 7 lá deimhníonn an oifig thuairiscithe gur tháinig do thuairisc.",
    "Seiceálann an oifig thuairiscithe an bhfuil sí freagrach agus an bhfuil bunús le do thuairisc. Fanann sí i dteagmháil leat agus cuireann sí ceist nuair nach bhfuil rud soiléir.",
    "Déanann an oifig thuairiscithe bearta leantacha. Mar shampla, fiosraíonn sí an cás nó tugann sí ar aghaidh é chuig údarás atá freagrach.",
    "3 mhí tar éis an deimhnithe ar a dhéanaí faigheann tú aiseolas: cad atá beartaithe, cad atá déanta agus cén fáth. Mura bhfuil deimhniú ann, áirítear na 3 mhí ón 7ú lá tar éis di teacht.",
  ),
  paragraph("Léann tú an deimhniú, ceisteanna agus an t-aiseolas i do chás, le do phasfhocal."),
  heading("Cad a stóráiltear, agus cá fhad"),
  bullets(
    "Tá do thuairisc, do chomhaid agus gach teachtaireacht criptithe. Tá nótaí na hoifige tuairiscithe criptithe freisin.",
    "Taifeadtar freisin cathain a tháinig rud isteach agus cad iad na céimeanna a ghlac an oifig thuairiscithe. Éilíonn an dlí é sin (§ 11 HinSchG).",
    retention(retentionMonths),
    "Ní stóráiltear do sheoladh IP.",
  ),
  heading("Do chosaint"),
  paragraph(
    "Má bhí forais réasúnacha ag duine chun a chreidiúint go raibh an t-eolas fíor nuair a thuairiscigh siad é, níl cead míbhuntáiste a chur orthu mar gheall air (§§ 33 agus 36 HinSchG). Is iad na daoine a láimhseálann do thuairisc amháin a fhaigheann d’ainm amach; luann § 9 HinSchG na heisceachtaí. Níl daoine a thuairiscíonn rud bréagach d’aon ghnó nó le mórfhaillí cosanta.",
  ),
  heading("Is leatsa an rogha"),
  paragraph(
    "Is féidir leat dul chuig oifig thuairiscithe sheachtrach freisin, anois nó níos déanaí. Tá siad liostaithe ar an leathanach “Oifigí tuairiscithe seachtracha”.",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Insíonn an fógra seo faoi Airteagal 13 den Rialachán Ginearálta maidir le Cosaint Sonraí (RGCS, GDPR) cad a tharlaíonn do do chuid sonraí.",
    ),
    heading("Cé atá freagrach"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "a seoladh")]),
    heading("Oifigeach cosanta sonraí"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`Ní gá do ${companyName} oifigeach cosanta sonraí a cheapadh agus níor cheap sí ceann.`)
        : ask(source, "a hoifigeach cosanta sonraí"),
    heading("Cén fáth, agus cén bunús dlí"),
    paragraph(
      "Próiseáiltear do chuid sonraí chun do thuairisc a sheiceáil agus chun bearta leantacha a dhéanamh ina leith. Is é an bunús dlí Airteagal 6(1)(c) RGCS le § 10 HinSchG; i gcás sonraí faoi chosaint speisialta, Airteagal 9(2)(g) RGCS le § 10 HinSchG.",
    ),
    paragraph(
      "Má thugann tú seoladh ríomhphoist d’fhógraí, is de do dheoin féin a dhéanann tú é (Airteagal 6(1)(a) RGCS). Is féidir leat an seoladh a bhaint i do chás am ar bith.",
    ),
    paragraph(
      "Má thaifeadann tú teachtaireacht ghutha, ní sheoltar í ach le do thoiliú (Airteagal 6(1)(a) RGCS, § 11(2) HinSchG). Is féidir leat an toiliú a tharraingt siar don am atá le teacht. I do bhrabhsálaí a thaifeadtar í agus a athraítear an guth.",
    ),
    heading("Cad iad na sonraí"),
    paragraph(
      "Próiseáiltear an méid a scríobhann tú, an méid a deir tú agus na comhaid a chuireann tú leis, faoi dhaoine eile freisin, agus an t-am, an chatagóir agus cibé an dtugann tú d’ainm. Ní gá duit aon rud a rá fút féin ach amháin má iarrann an fhoirm é. Ní úsáideann na leathanaigh seo fianáin, ní lódálann siad aon rud ó chuideachtaí eile agus ní stórálann siad do sheoladh IP. Agus tú ag scríobh, coinníonn do bhrabhsálaí an dréacht criptithe sa chluaisín seo, ionas nach gcailltear aon rud má lódáiltear an leathanach arís. Tar éis an tseolta bíonn sé imithe, agus tar éis uair an chloig ní féidir é a oscailt a thuilleadh.",
    ),
    heading("Cé a fhaigheann na sonraí"),
    paragraph(
      `Is féidir le baill na rannóige “${departmentName}”, nó na rannóige a ainmnítear san fhoirm, do thuairisc a léamh. Ar eagla nach bhféadfadh aon duine í a oscailt a thuilleadh, tá cead ag an gcuideachta eochair éigeandála a choinneáil. Má aistrítear an cás chuig rannóg eile, léann a baill é. Má thugann an oifig thuairiscithe duine isteach ón taobh amuigh chun an tuairisc a scrúdú, mar shampla dlíodóir, ní léann an duine sin ach do chás féin, agus ar feadh tamall teoranta amháin. Níl cead ag an oifig thuairiscithe rud a thabhairt ar aghaidh do dhaoine eile, mar shampla d’údaráis, ach a mhéid a cheadaíonn § 9 HinSchG.`,
    ),
    paragraph(
      "Stórálann oibreoir Hinweiszentrale na sonraí thar ceann na cuideachta (Airteagal 28 RGCS). Tá an t-ábhar criptithe ó cheann ceann; níl aon eochair ag an oibreoir dó. Is féidir leis an oibreoir am, catagóir agus cineál na tuairisce a léamh, agus seoladh ríomhphoist a thugann tú d’fhógraí; faigheann na seirbhísí ríomhphoist ar an mbealach amach an seoladh sin freisin.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `Lasmuigh den Aontas Eorpach agus den Limistéar Eorpach Eacnamaíoch, thar ceann an oibreora: ${name}, ${place} (${service}). Bunús an aistrithe: ${ground}.`,
      ),
    ),
    heading("Cá fhad"),
    paragraph(retention(retentionMonths)),
    heading("Do chearta"),
    bullets(
      "Is féidir leat rochtain ar do shonraí a éileamh (Airteagal 15 RGCS), ceartú (Airteagal 16), scriosadh (Airteagal 17) agus srian ar an bpróiseáil (Airteagal 18).",
      "Is féidir leat toiliú a tharraingt siar am ar bith don am atá le teacht. Is féidir leat do sheoladh ríomhphoist a éileamh i bhformáid choitianta (Airteagal 20).",
      "Tá teorainn le cearta daoine eile a mhéid a d’fhoilseofaí d’aitheantas murach sin (§ 8 HinSchG, § 29 BDSG).",
      "Is duine a dhéanann cinneadh faoi do thuairisc i gcónaí, ní ríomhchlár amháin riamh.",
    ),
    heading("Gearán leis an údarás maoirseachta"),
    paragraph(
      facts.supervision ||
        `Is féidir leat gearán a dhéanamh leis an údarás cosanta sonraí sa stát Gearmánach ina bhfuil ${companyName} lonnaithe nó ina bhfuil tú i do chónaí nó ag obair.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Eolas faoi § 5 den Acht Gearmánach um Sheirbhísí Digiteacha (DDG)"),
    heading("Soláthraí na leathanach seo"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Foirm dhlíthiúil", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Ionadaí", facts.representedBy),
    ...titled("Teagmháil", [email && `Ríomhphost: ${email}`, facts.phone && `Teileafón: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Clár", facts.register || company.register),
    ...titled("Uimhir aitheantais CBL", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Cad atá in easnamh fós"), ask(source, "roinnt den eolas seo")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph(
      "Baineann an ráiteas seo le leathanaigh an bhealaigh tuairiscithe seo. Ba cheart go mbeadh gach duine in ann tuairisc a thabhairt anseo.",
    ),
    heading("Cad a dhéanaimid"),
    paragraph("Is iad na Treoirlínte Inrochtaineachta d’Ábhar Gréasáin (WCAG 2.2, leibhéal AA) an caighdeán."),
    bullets(
      "Is féidir gach rud a úsáid leis an méarchlár, agus feiceann tú cá bhfuil tú.",
      "Tá ceannteidil, réimsí agus teachtaireachtaí earráide marcáilte ionas go léann léitheoirí scáileáin amach iad.",
      "Tá codarsnacht láidir sna téacsanna, i ngeal agus i ndorcha. Is féidir iad a mhéadú agus oireann siad do scáileáin bheaga.",
      "Níl JavaScript ag teastáil ón leathanach tosaigh ná ó na leathanaigh eolais.",
    ),
    heading("Cad nach bhfuil inrochtana fós"),
    bullets(
      "Tá JavaScript ag teastáil ón bhfoirm agus ó do chás: criptíonn do bhrabhsálaí leis.",
      "Tá an leathanach tosaigh, an fhoirm agus an cás ar fáil i nGearmáinis shimplí (Leichte Sprache); níl siad seiceáilte ag grúpa tástála fós. Níl ach ceann amháin de na leathanaigh eolais inti.",
      "Níl aon leagan i dteanga chomharthaíochta ann.",
      "Ní líonann an brabhsálaí ainm, uimhir theileafóin ná seoladh ríomhphoist isteach uaidh féin (WCAG 1.3.5): is é an aidhm nach bhfanfadh aon chuid díobh ar an ngléas.",
      "Tá an teideal céanna, “Portal”, ar gach leathanach sa bhrabhsálaí (WCAG 2.4.2): níor cheart dó a rá cad atá i gceist.",
      "D’fhéadfadh bacainní a bheith i dtéacsanna agus comhaid a chuireann an chuideachta nó tusa leis.",
    ),
    heading("Conas a seiceáladh é"),
    paragraph(
      "Tá sé seo bunaithe ar ár seiceálacha féin: le ríomhchlár seiceála ar gach cineál leathanaigh, agus de láimh leis an méarchlár. Níor sheiceáil aon chomhlacht neamhspleách é.",
    ),
    heading("Inis dúinn faoi bhacainn"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "duine teagmhála faoi bhacainní"),
  ];
};

/** The standard texts in Irish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
