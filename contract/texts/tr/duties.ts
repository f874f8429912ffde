import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, "yıl"] : [months, "ay"];
  return `Vakanız sonuçlandıktan ${count} ${unit} sonra, onunla ilgili her şeyin silinmesi gerekir. Daha uzun süre ancak bir kanun bunu gerektirirse saklanabilir.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `${email} adresine e-posta yazarak`, phone && `${phone} numarasını arayarak`].filter(Boolean).join(" veya ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Bunu ${known} sorabilirsiniz.`
    : `Bunu bildirim birimine sorabilirsiniz: Ona “Yeni bildirim” ile yazın${allowAnonymous ? ", isterseniz isminizi vermeden" : ""}.`;
  return paragraph(`${companyName} burada henüz ${what} belirtmedi. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `${companyName} bildiriminizi bu şekilde ele alır. Süreci Almanya’nın Bildirimde Bulunanları Koruma Kanunu (Hinweisgeberschutzgesetz, HinSchG) belirler.`,
  ),
  heading("Bildiriminizi kim okur"),
  paragraph(
    `Bildiriminiz “${departmentName}” birimine gider. Onu bu birimin üyeleri açabilir. Bildirim birimi inceleme için dışarıdan birini, örneğin bir avukatı çağırırsa, bu kişi yalnızca sizin vakanızı ve yalnızca sınırlı bir süre okur. Biri tarafsız değilse veya başka bir birim yetkiliyse vaka o birime devredilebilir; o zaman vakayı o birimin üyeleri okur. Bir kategoriden veya bu birimin kendisiyle ilgili bildirimlerden başka bir birim sorumluysa, bu siz göndermeden önce formda yazar.`,
  ),
  paragraph(
    "Bildirimleri ele alan kişiler bağımsız olmak, gerekli bilgiye sahip olmak ve gizliliği korumak zorundadır (§§ 8 ve 15 HinSchG).",
  ),
  heading("Adımlar"),
  steps(
    `Bildiriminizi gönderirsiniz${allowAnonymous ? ", isterseniz isminizi vermeden" : ""}. Vakanız için bir parola alırsınız.`,
    autoAcknowledge
      ? "Bildiriminizin alındığı hemen onaylanır; kanun bunu 7 gün içinde ister. Onay vakanızda durur."
      : "Bildirim birimi 7 gün içinde bildiriminizin ulaştığını onaylar.",
    "Bildirim birimi, yetkili olup olmadığına ve bildiriminizin dayanağı olup olmadığına bakar. Sizinle iletişimde kalır ve bir şey açık değilse sorar.",
    "Bildirim birimi takip önlemleri alır. Örneğin vakayı araştırır veya yetkili bir makama devreder.",
    "Onaydan en geç 3 ay sonra geri bildirim alırsınız: ne planlandı, ne yapıldı ve neden. Onay gelmezse 3 ay, bildirimin ulaşmasından sonraki 7. günden başlar.",
  ),
  paragraph("Onayı, soruları ve geri bildirimi parolanızla vakanızda okursunuz."),
  heading("Ne kaydedilir ve ne kadar süreyle"),
  bullets(
    "Bildiriminiz, dosyalarınız ve tüm mesajlar şifrelidir. Bildirim biriminin notları da şifrelidir.",
    "Ayrıca bir şeyin ne zaman ulaştığı ve bildirim biriminin hangi adımları attığı kaydedilir. Kanun bunu ister (§ 11 HinSchG).",
    retention(retentionMonths),
    "IP adresiniz kaydedilmez.",
  ),
  heading("Korunmanız"),
  paragraph(
    "Bildirim sırasında bilgilerin doğru olduğuna inanmak için yeterli nedeni olan kişiye bu yüzden zarar verilmesi yasaktır (§§ 33 ve 36 HinSchG). İsminizi yalnızca bildiriminizi ele alan kişiler öğrenir; istisnalar § 9 HinSchG’de yazar. Kasıtlı olarak veya ağır ihmalle yanlış bir şey bildiren kişi korunmaz.",
  ),
  heading("Seçim sizin"),
  paragraph("Hemen veya daha sonra dış bir bildirim birimine de başvurabilirsiniz. Bu birimler “Dış bildirim birimleri” sayfasında yazar."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Genel Veri Koruma Tüzüğü’nün (GDPR, Almanca: DSGVO) 13. maddesine göre verilen bu bilgiler, verilerinize ne olduğunu anlatır.",
    ),
    heading("Kim sorumlu"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "adresini")]),
    heading("Veri koruma görevlisi"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} veri koruma görevlisi atamak zorunda değildir ve atamamıştır.`)
        : ask(source, "veri koruma görevlisini"),
    heading("Ne için ve hangi yasal dayanakla"),
    paragraph(
      "Verileriniz, bildiriminizi incelemek ve konunun peşine düşmek için işlenir. Yasal dayanak, § 10 HinSchG ile birlikte GDPR madde 6 (1) c’dir; özel olarak korunan veriler için § 10 HinSchG ile birlikte GDPR madde 9 (2) g’dir.",
    ),
    paragraph(
      "Haber almak için bir e-posta adresi verirseniz bu isteğe bağlıdır (GDPR madde 6 (1) a). Adresi vakanızda istediğiniz zaman silebilirsiniz.",
    ),
    paragraph(
      "Sesli mesaj kaydederseniz yalnızca rızanızla gönderilir (GDPR madde 6 (1) a, § 11 (2) HinSchG). Rızanızı ileriye dönük geri alabilirsiniz. Ses, tarayıcınızda kaydedilir ve değiştirilir.",
    ),
    heading("Hangi veriler"),
    paragraph(
      "Yazdıklarınız, söyledikleriniz ve eklediğiniz dosyalar işlenir; başka kişilerle ilgili olanlar da. Ayrıca zaman, kategori ve isminizi verip vermediğiniz işlenir. Form istemedikçe kendinizle ilgili bilgi vermek zorunda değilsiniz. Bu sayfalar çerez kullanmaz, başka şirketlerden hiçbir şey yüklemez ve IP adresinizi kaydetmez. Siz yazarken tarayıcınız taslağı bu sekmede şifreli olarak saklar; böylece sayfa yenilenince hiçbir şey kaybolmaz. Gönderdikten sonra taslak yok olur, bir saat sonra da artık açılamaz.",
    ),
    heading("Verileri kim alır"),
    paragraph(
      `Bildiriminizi “${departmentName}” biriminin veya formda adı geçen birimin üyeleri okuyabilir. Onu artık hiç kimsenin açamadığı durum için şirket bir acil durum anahtarı saklayabilir. Vaka başka bir birime devredilirse onu o birimin üyeleri okur. Bildirim birimi inceleme için dışarıdan birini, örneğin bir avukatı çağırırsa, bu kişi yalnızca sizin vakanızı ve yalnızca sınırlı bir süre okur. Bildirim birimi başkalarına, örneğin resmî makamlara, ancak § 9 HinSchG’nin izin verdiği kadarını iletebilir.`,
    ),
    paragraph(
      "Hinweiszentrale’nin işletmecisi, verileri şirket adına saklar (GDPR madde 28). İçerikler uçtan uca şifrelidir; işletmecide bunların anahtarı yoktur. İşletmeci bildirimin zamanını, kategorisini ve türünü okuyabilir; haber almak için verdiğiniz e-posta adresini de. Bu adresi yoldaki e-posta hizmetleri de öğrenir.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`AB ve AEA dışında, işletmeci adına: ${name}, ${place} (${service}). Aktarımın dayanağı: ${ground}.`),
    ),
    heading("Ne kadar süreyle"),
    paragraph(retention(retentionMonths)),
    heading("Haklarınız"),
    bullets(
      "Verilerinize erişmeyi (GDPR madde 15), düzeltilmelerini (madde 16), silinmelerini (madde 17) ve işlenmelerinin sınırlanmasını (madde 18) isteyebilirsiniz.",
      "Verdiğiniz rızaları istediğiniz zaman ileriye dönük geri alabilirsiniz. E-posta adresinizi isterseniz yaygın bir biçimde alabilirsiniz (madde 20).",
      "Başka kişilerin hakları, aksi hâlde kimliğiniz öğrenilecekse bu ölçüde sınırlıdır (§ 8 HinSchG, § 29 BDSG).",
      "Bildiriminiz hakkında her zaman bir insan karar verir, hiçbir zaman yalnızca bir program değil.",
    ),
    heading("Denetim makamına şikâyet"),
    paragraph(
      facts.supervision ||
        `${companyName} hangi eyalette bulunuyorsa veya siz hangi eyalette oturuyor ya da çalışıyorsanız, o eyaletin veri koruma makamına şikâyette bulunabilirsiniz.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Almanya’nın Dijital Hizmetler Kanunu’nun 5. maddesine göre bilgiler (§ 5 Digitale-Dienste-Gesetz, DDG)"),
    heading("Bu sayfaların sahibi"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Hukuki biçim", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Temsil eden", facts.representedBy),
    ...titled("İletişim", [email && `E-posta: ${email}`, facts.phone && `Telefon: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Sicil", facts.register || company.register),
    ...titled("KDV kimlik numarası (Umsatzsteuer-ID)", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Henüz eksik olanlar"), ask(source, "bazı bilgileri")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Bu beyan, bu bildirim kanalının sayfaları için geçerlidir. Burada herkes bildirim yapabilmelidir."),
    heading("Neler yapıyoruz"),
    paragraph("Ölçü, Web İçeriği Erişilebilirlik Kılavuzu’dur (WCAG 2.2, AA düzeyi)."),
    bullets(
      "Her şey klavyeyle kullanılabilir ve nerede olduğunuz görülür.",
      "Başlıklar, alanlar ve hata mesajları, ekran okuyucu programların okuyabileceği şekilde işaretlenmiştir.",
      "Metinlerin kontrastı açık ve koyu görünümde güçlüdür. Büyütülebilir ve küçük ekranlara sığarlar.",
      "Ana sayfa ve bilgi sayfaları için JavaScript gerekmez.",
    ),
    heading("Henüz erişilebilir olmayanlar"),
    bullets(
      "Form ve vaka için JavaScript gerekir: Tarayıcınız onunla şifreler.",
      "Ana sayfa, form ve vaka kolay Almanca (Leichte Sprache) olarak da vardır; henüz hiçbir kontrol grubu bunları incelemedi. Bilgi sayfalarının yalnızca biri kolay Almancadır.",
      "İşaret dilinde bir sürüm yoktur.",
      "Tarayıcı adı, telefon numarasını ve e-posta adresini kendiliğinden doldurmaz (WCAG 1.3.5): Amaç, bunlardan cihazda hiçbir şey kalmamasıdır.",
      "Tarayıcıda tüm sayfaların başlığı aynıdır: “Portal” (WCAG 2.4.2). Başlık, konunun ne olduğunu söylememelidir.",
      "Şirketin veya sizin eklediğiniz metin ve dosyalarda engeller olabilir.",
    ),
    heading("Nasıl kontrol edildi"),
    paragraph(
      "Bu bilgiler kendi kontrollerimize dayanır: her sayfa türünde bir kontrol programıyla ve elle, klavye kullanarak. Bağımsız bir kurum kontrol etmedi.",
    ),
    heading("Bir engeli bildirin"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "engeller için bir iletişim kişisi"),
  ];
};

/** The standard texts in Turkish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
