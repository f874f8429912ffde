import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Turkish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Yolsuzluk ve rüşvet", description: "Çıkar kabulü, teklifi veya talebi" },
  "Betrug, Untreue, Diebstahl": {
    name: "Dolandırıcılık, güveni kötüye kullanma, hırsızlık",
    description: "Şirkete veya başkalarına zarar, zimmet",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Muhasebe, vergiler, devlet destekleri",
    description: "Yanlış defterler, vergi suçları, hileyle alınan destekler",
  },
  Geldwäsche: { name: "Kara para aklama", description: "Paranın kaynağının gizlenmesi, terörün finansmanı" },
  "Wettbewerb und Kartell": { name: "Rekabet ve karteller", description: "Rakiplerle gizli anlaşmalar, haksız rekabet" },
  "Arbeits- und Gesundheitsschutz": { name: "İş sağlığı ve güvenliği", description: "Eksik koruma, iş yerinde tehlikeler" },
  "Rechte von Beschäftigten": { name: "Çalışanların hakları", description: "Ücret, çalışma saatleri, işçi temsilciliği (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Ayrımcılık, taciz, mobbing",
    description: "Aşağılama, cinsel taciz, dışlama",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Veri koruma ve bilgi güvenliği",
    description: "Verilerin kötüye kullanılması veya kaybı, güvensiz sistemler",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Ürün güvenliği ve tüketicinin korunması",
    description: "Tehlikeli ürünler, müşterilerin aldatılması",
  },
  Umwelt: { name: "Çevre", description: "Kirlilik, atıkların yasa dışı atılması" },
  "Repressalie nach einer Meldung": {
    name: "Bildirimden sonra misilleme",
    description: "Bir şey bildiren kişiye bu yüzden verilen zarar",
  },
  "Interessenkonflikt, Verhaltenskodex": { name: "Çıkar çatışması, davranış kuralları", description: "Şirket kurallarının ihlali" },
  "Sonstiges oder unsicher": {
    name: "Diğer veya emin değilim",
    description: "Başka hiçbiri uymuyorsa. Konunun hukuki yanını bilmek zorunda değilsiniz.",
  },
  Lieferkette: { name: "Tedarik zinciri", description: "Tedarikçilerde insan hakları ve çevre" },
  "Finanzmarkt und Versicherung": {
    name: "Finans piyasası ve sigorta",
    description: "İçeriden bilgi ticareti, denetim hukuku",
  },
  "Lebensmittel und Tierschutz": { name: "Gıda ve hayvanların korunması", description: "Tehlikeli gıdalar, hayvanlara eziyet" },
  "Öffentliche Auftragsvergabe": { name: "Kamu ihaleleri", description: "Gizli anlaşmalar, ihalesiz iş verilmesi" },
  Verkehrssicherheit: { name: "Ulaşım güvenliği", description: "Karada, raylarda, suda ve havada tehlikeler" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Radyasyondan korunma ve nükleer güvenlik",
    description: "Radyasyon tehlikeleri",
  },
  Forschung: { name: "Araştırma", description: "Uydurma veriler, başkalarının metinleri, saklanan çıkarlar" },
  Patientensicherheit: { name: "Hasta güvenliği", description: "Hastalar için tehlikeler" },
};
