import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Irish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… beannú]

fuair an {funktion} de chuid {unternehmen} tuairisc a bhaineann leatsa freisin. Cuirimid é seo in iúl duit faoi Airteagal 14 den Rialachán Ginearálta maidir le Cosaint Sonraí (RGCS, GDPR). Ní toradh í tuairisc fós: níl aon rud inti cruthaithe, agus is féidir leat do thuairim a thabhairt.

Cad atá i gceist: [… ábhar, gan aon rud a inseodh cé a thuairiscigh]
Rialaitheoir: {unternehmen}, [… seoladh agus teagmháil]
Cosaint sonraí: [… teagmháil an oifigigh cosanta sonraí]
Cuspóir: seiceáil na tuairisce agus bearta leantacha
Bunús dlí: Airteagal 6(1)(c) RGCS le § 10 HinSchG
Cad iad na sonraí: [… catagóirí, mar shampla ainm, post, na heachtraí a luaitear]
Cé a fhaigheann iad: na daoine atá freagrach as an tuairisc; [… faighteoirí eile nó dada]
Cad as a dtagann siad: as tuairisc. Níl cead againn a rá cé uaidh (§ 8 HinSchG, § 29(1) BDSG).
Cá fhad: trí bliana tar éis dheireadh an nós imeachta de ghnáth (§ 11(5) HinSchG)

Tá ceart agat chun rochtana, ceartaithe, scriosta agus sriantha ar phróiseáil, a mhéid nach gcuireann an dlí teorainn leis, agus is féidir leat gearán a dhéanamh le húdarás cosanta sonraí.

Ná déan iarracht, le do thoil, a fháil amach cé a rinne an tuairisc. Tá cosc ar mhíbhuntáistí do dhaoine a thuairiscíonn (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… beannú]

d’iarr tú rochtain faoi Airteagal 15 RGCS (GDPR). Seo í, mar atá ar an {heute}.

An bpróiseálaimid sonraí fút: [… próiseálaimid nó ní phróiseálaimid]
Cad iad na sonraí: [… catagóirí agus ábhar]
Cuspóir: seiceáil tuairisce agus bearta leantacha
Bunús dlí: Airteagal 6(1)(c) RGCS le § 10 HinSchG
Faighteoirí: [… faighteoirí nó catagóirí]
Foinse: [… foinse, a mhéid is ceadmhach a rá]
Cá fhad: trí bliana tar éis dheireadh an nós imeachta de ghnáth (§ 11(5) HinSchG)
Ní dhéantar aon chinneadh uathoibrithe.

Níl cead againn roinnt eolais a thabhairt toisc go gcaithfear é a choinneáil faoi rún, go háirithe ar mhaithe le leasanna dlisteanacha daoine eile. Áirítear leis sin cé a rinne tuairisc (§ 8 HinSchG, § 29(1) BDSG).

Tá ceart agat chun ceartaithe, scriosta agus sriantha ar phróiseáil, a mhéid nach gcuireann an dlí teorainn leis, agus is féidir leat gearán a dhéanamh le húdarás cosanta sonraí.

{funktion}, {unternehmen}`,

  "staff-mail": `Ábhar: Conas éagóir a thuairisciú

A chara,

mura bhfuil rud éigin ceart ag {unternehmen}, ba mhaith linn a fháil amach faoi. Sin é an fáth go bhfuil an {funktion} ann.

Is féidir leat tuairisc a thabhairt anseo: [… seoladh iomlán an bhealaigh tuairiscithe]. Ní gá logáil isteach; am ar bith, le d’ainm nó gan ainm. Is féidir tuairisc a thabhairt ar an teileafón nó i gcomhrá freisin: [… teagmháil].

Tá na daoine a láimhseálann do thuairisc neamhspleách agus tá dualgas rúndachta orthu (§§ 8 agus 15 HinSchG). Deimhnímid laistigh de sheacht lá go bhfuaireamar í; trí mhí ina dhiaidh sin ar a dhéanaí insímid duit cad a rinneamar.

Tá cosc ar mhíbhuntáistí mar gheall ar thuairisc (§ 36 HinSchG). Is féidir leat oifig thuairiscithe sheachtrach a roghnú freisin, mar shampla an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz). Más féidir déileáil go héifeachtach leis an sárú laistigh den chuideachta agus mura bhfuil eagla ort roimh mhíbhuntáistí, tuairiscigh go hinmheánach ar dtús, le do thoil.

Le meas
{unternehmen}`,

  "staff-intranet": `Éagóir a thuairisciú

Breabaireacht, calaois, contúirtí ag an obair, leithcheal, sáruithe ar rialacha comhshaoil nó cosanta sonraí: má fhaigheann tú amach fúthu ag an obair, is féidir leat iad a thuairisciú don {funktion}.

Cá háit: [… seoladh iomlán an bhealaigh tuairiscithe]
Conas: i scríbhinn, gan ainm más mian leat; ar an teileafón nó i gcomhrá: [… teagmháil]
Cé a léann í: daoine na hoifige tuairiscithe amháin
Cathain a chloisfidh tú uainn: admháil fála laistigh de sheacht lá, aiseolas trí mhí ina dhiaidh sin ar a dhéanaí
Do chosaint: rúndacht (§ 8 HinSchG) agus an cosc ar dhíoltas (§ 36 HinSchG)

Is féidir leat oifig thuairiscithe sheachtrach a roghnú ina áit sin: an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz), BaFin, nó an Oifig Chónaidhme Cartal (Bundeskartellamt).

Má tá beatha nó sláinte i mbaol, glaoigh ar 110 nó 112 ar dtús, le do thoil.`,

  "staff-notice": `Níl rud éigin ceart? Inis dúinn.

Glacann an {funktion} de chuid {unternehmen} le tuairiscí:
faoi rún, gan ainm más mian leat, am ar bith.

[… seoladh iomlán an bhealaigh tuairiscithe nó cód QR]
[… teileafón agus uaireanta oscailte]

Tá daoine a thuairiscíonn cosanta. Tá cosc ar mhíbhuntáistí (§ 36 HinSchG).
Is féidir leat oifig thuairiscithe sheachtrach a roghnú freisin, mar shampla ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz).`,

  "new-staff": `Fáilte chuig {unternehmen}

Tá sé seo tábhachtach freisin agus tú ag tosú: glacann an {funktion} le tuairiscí faoin Acht Gearmánach um chosaint daoine a thuairiscíonn sáruithe (HinSchG). Ansin is féidir leat sáruithe a thuairisciú a bhfaigheann tú amach fúthu ag an obair, ó am d’iarratais ar an bpost freisin.

Seoladh: [… seoladh iomlán an bhealaigh tuairiscithe]
Slite eile: [… teileafón, comhrá]

Is féidir leat d’ainm a thabhairt nó fanacht gan ainm. Ní léann do thuairisc ach na daoine atá freagrach; tá dualgas rúndachta orthu (§ 8 HinSchG). Tá cosc ar mhíbhuntáistí mar gheall ar thuairisc (§ 36 HinSchG). Is féidir leat oifig thuairiscithe sheachtrach a roghnú freisin, mar shampla an oifig chónaidhme ag an Oifig Chónaidhme Dlí agus Cirt (Bundesamt für Justiz).

Mínítear i bhfógra príobháideachais an bhealaigh tuairiscithe cad a dhéanaimid le do chuid sonraí.`,
};
