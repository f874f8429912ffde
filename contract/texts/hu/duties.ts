import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, "évvel"] : [months, "hónappal"];
  return `${count} ${unit} az ügye lezárása után mindent törölni kell, ami hozzá tartozik. Tovább csak akkor maradhat meg, ha ezt törvény írja elő.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `e-mailben (${email})`, phone && `telefonon (${phone})`].filter(Boolean).join(" vagy ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Kérdezze meg ${known}.`
    : `Megkérdezheti a bejelentési szolgálatot: írjon neki az „Új bejelentés” gombbal${allowAnonymous ? ", ha szeretné, név nélkül" : ""}.`;
  return paragraph(`A cég (${companyName}) itt még nem adta meg a következőt: ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Így kezeli a cég (${companyName}) a bejelentését. Az eljárást a német bejelentővédelmi törvény (Hinweisgeberschutzgesetz, HinSchG) írja elő.`,
  ),
  heading("Ki olvassa a bejelentését"),
  paragraph(
    `A bejelentése a kijelölt „${departmentName}” osztályhoz kerül. A tagjai meg tudják nyitni. Ha a bejelentési szolgálat a vizsgálathoz külső személyt von be, például ügyvédet, az csak az Ön ügyét olvassa, és csak korlátozott ideig. Ha valaki elfogult, vagy másik osztály az illetékes, az ügyet át lehet adni annak; akkor az ottani tagok olvassák. Ha egy kategóriára vagy a magát ezt az osztályt érintő bejelentésekre másik osztály az illetékes, ezt az űrlap a küldés előtt megmondja.`,
  ),
  paragraph(
    "Aki bejelentésekkel foglalkozik, annak függetlennek és szakmailag felkészültnek kell lennie, és titokban kell tartania a bejelentést (HinSchG 8. és 15. §).",
  ),
  heading("A lépések"),
  steps(
    `Ön elküldi a bejelentését${allowAnonymous ? ", ha szeretné, név nélkül" : ""}. Jelszót kap az ügyéhez.`,
    autoAcknowledge
      ? "A beérkezést azonnal visszaigazoljuk; a törvény 7 napon belül írja ezt elő. A visszaigazolás az ügyében olvasható."
      : "A bejelentési szolgálat 7 napon belül visszaigazolja, hogy a bejelentése megérkezett.",
    "A bejelentési szolgálat megvizsgálja, hogy illetékes-e, és hogy a bejelentése megalapozott-e. Kapcsolatban marad Önnel, és kérdez, ha valami nem világos.",
    "A bejelentési szolgálat intézkedéseket tesz (nyomon követés). Például kivizsgálja az ügyet, vagy átadja egy illetékes szervnek.",
    "Legkésőbb 3 hónappal a visszaigazolás után visszajelzést kap: mit terveznek, mit tettek, és miért. Ha nincs visszaigazolás, a 3 hónap a beérkezés utáni 7. naptól számít.",
  ),
  paragraph("A visszaigazolást, a kérdéseket és a visszajelzést az ügyében olvashatja, a jelszavával."),
  heading("Mit tárolunk, és meddig"),
  bullets(
    "A bejelentése, a fájljai és minden üzenet titkosítva van. A bejelentési szolgálat jegyzetei is.",
    "Azt is rögzítjük, mikor érkezett valami, és milyen lépéseket tett a bejelentési szolgálat. Ezt a törvény írja elő (HinSchG 11. §).",
    retention(retentionMonths),
    "Az Ön IP-címét nem tároljuk.",
  ),
  heading("Az Ön védelme"),
  paragraph(
    "Akinek a bejelentéskor alapos oka volt azt hinni, hogy az információ igaz, azt emiatt nem érheti hátrány (HinSchG 33. és 36. §). Csak azok tudják meg a nevét, akik a bejelentésével foglalkoznak; a kivételeket a HinSchG 9. §-a nevezi meg. Aki szándékosan vagy súlyos gondatlanságból hamis dolgot jelent be, azt nem védi a törvény.",
  ),
  heading("Ön választhat"),
  paragraph("Külső bejelentési szervhez is fordulhat, most vagy később. Ezeket a „Külső bejelentési szervek” oldal sorolja fel."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Ez a tájékoztató az általános adatvédelmi rendelet (GDPR) 13. cikke alapján elmondja, mi történik az adataival."),
    heading("Ki a felelős"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "a címe")]),
    heading("Adatvédelmi tisztviselő"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`A cégnek (${companyName}) nem kell adatvédelmi tisztviselőt kijelölnie, és nem is jelölt ki.`)
        : ask(source, "az adatvédelmi tisztviselője"),
    heading("Mire, és milyen jogalapon"),
    paragraph(
      "Az adatait azért kezeljük, hogy a bejelentését megvizsgáljuk, és nyomon kövessük. A jogalap a GDPR 6. cikk (1) bekezdés c) pontja a HinSchG 10. §-ával együtt, a különösen védett adatoknál a GDPR 9. cikk (2) bekezdés g) pontja a HinSchG 10. §-ával együtt.",
    ),
    paragraph(
      "Ha értesítésekhez megad egy e-mail-címet, azt önként teszi (GDPR 6. cikk (1) bekezdés a) pont). A címet az ügyében bármikor eltávolíthatja.",
    ),
    paragraph(
      "Ha hangüzenetet vesz fel, az csak a hozzájárulásával megy el (GDPR 6. cikk (1) bekezdés a) pont, HinSchG 11. § (2) bekezdés). A hozzájárulást a jövőre nézve visszavonhatja. A felvétel és a torzítás az Ön böngészőjében történik.",
    ),
    heading("Milyen adatok"),
    paragraph(
      "Azt kezeljük, amit ír, amit mond, és a fájlokat, amelyeket csatol, más emberekről is, továbbá az időpontot, a kategóriát és azt, hogy megadja-e a nevét. Magáról semmit sem kell elmondania, hacsak az űrlap nem kéri. Ezek az oldalak nem helyeznek el sütiket, nem töltenek be semmit más cégektől, és nem tárolják az IP-címét. Amíg ír, a böngészője a piszkozatot titkosítva megőrzi ezen a böngészőlapon, hogy egy újratöltéskor semmi se vesszen el. A küldés után törlődik, és egy óra múlva már nem nyitható meg.",
    ),
    heading("Ki kapja meg az adatokat"),
    paragraph(
      `A bejelentését a kijelölt „${departmentName}” osztály tagjai, vagy annak az osztálynak a tagjai olvashatják, amelyet az űrlap megnevez. Arra az esetre, ha már senki sem tudja megnyitni, a cég őrizhet egy vészhelyzeti kulcsot. Ha az ügyet másik osztálynak adják át, az ottani tagok olvassák. Ha a bejelentési szolgálat a vizsgálathoz külső személyt von be, például ügyvédet, az csak az Ön ügyét olvassa, és csak korlátozott ideig. A bejelentési szolgálat másoknak, például hatóságoknak csak annyit adhat tovább, amennyit a HinSchG 9. §-a megenged.`,
    ),
    paragraph(
      "Az adatokat a Hinweiszentrale üzemeltetője tárolja a cég megbízásából (GDPR 28. cikk). A tartalom végpontok között titkosítva van; az üzemeltetőnek nincs hozzá kulcsa. Az üzemeltető el tudja olvasni a bejelentés időpontját, kategóriáját és módját, valamint az értesítésekhez megadott e-mail-címet; ezt a címet a közbeeső levelezőszolgáltatások is megtudják.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Az EU-n és az EGT-n kívül, az üzemeltető megbízásából: ${name}, ${place} (${service}). A továbbítás alapja: ${ground}.`),
    ),
    heading("Meddig"),
    paragraph(retention(retentionMonths)),
    heading("Az Ön jogai"),
    bullets(
      "Kérhet hozzáférést az adataihoz (GDPR 15. cikk), helyesbítést (16. cikk), törlést (17. cikk) és az adatkezelés korlátozását (18. cikk).",
      "A hozzájárulását a jövőre nézve bármikor visszavonhatja. Az e-mail-címét kérheti elterjedt formátumban (20. cikk).",
      "Más emberek jogai korlátozottak, amennyiben különben az Ön kiléte kiderülne (HinSchG 8. §, BDSG 29. §).",
      "A bejelentéséről mindig ember dönt, soha nem egyedül egy program.",
    ),
    heading("Panasz a felügyeleti hatóságnál"),
    paragraph(
      facts.supervision ||
        `Panaszt tehet annak a német tartománynak az adatvédelmi hatóságánál, ahol a cég (${companyName}) székhelye van, vagy ahol Ön él vagy dolgozik.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Tájékoztatás a német digitális szolgáltatásokról szóló törvény (DDG) 5. §-a szerint"),
    heading("Ezeknek az oldalaknak a szolgáltatója"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Jogi forma", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Képviseli", facts.representedBy),
    ...titled("Kapcsolat", [email && `E-mail: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Nyilvántartás", facts.register || company.register),
    ...titled("Közösségi adószám", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Mi hiányzik még"), ask(source, "ezeknek az adatoknak egy része")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Ez a nyilatkozat ennek a bejelentési csatornának az oldalaira vonatkozik. Itt mindenkinek tudnia kell bejelentést tenni."),
    heading("Mit teszünk"),
    paragraph("A mérce a webes akadálymentesítési útmutató (WCAG 2.2, AA szint)."),
    bullets(
      "Minden használható billentyűzettel, és látja, hol jár.",
      "A címsorok, a mezők és a hibaüzenetek úgy vannak megjelölve, hogy a képernyőolvasók felolvassák őket.",
      "A szövegek erős kontrasztúak, világos és sötét nézetben is. Nagyíthatók, és kis képernyőn is elférnek.",
      "A kezdőlaphoz és a tájékoztató oldalakhoz nem kell JavaScript.",
    ),
    heading("Ami még nem akadálymentes"),
    bullets(
      "Az űrlaphoz és az ügyéhez JavaScript kell: a böngészője ezzel titkosít.",
      "A kezdőlap, az űrlap és az ügy könnyen érthető német nyelven (Leichte Sprache) is megvan; tesztcsoport még nem ellenőrizte. A tájékoztató oldalak közül csak egy van meg így.",
      "Jelnyelvi változat nincs.",
      "A nevet, a telefonszámot és az e-mail-címet a böngésző nem tölti ki magától (WCAG 1.3.5): az a cél, hogy ezekből semmi ne maradjon az eszközön.",
      "A böngészőben minden oldalnak ugyanaz a címe: „Portal” (WCAG 2.4.2). A cím ne árulja el, miről van szó.",
      "A cég vagy az Ön által hozzáadott szövegekben és fájlokban lehetnek akadályok.",
    ),
    heading("Hogyan ellenőriztük"),
    paragraph(
      "Ez a saját ellenőrzésünkön alapul: ellenőrző programmal az oldalak minden fajtáján, és kézzel, billentyűzettel. Független szerv nem ellenőrizte.",
    ),
    heading("Akadály jelzése"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "elérhetőség akadályok jelzéséhez"),
  ];
};

/** The standard texts in Hungarian, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
