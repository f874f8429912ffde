import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Arabic. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "الفساد والرشوة", description: "قبول منافع أو عرضها أو طلبها" },
  "Betrug, Untreue, Diebstahl": { name: "الاحتيال وخيانة الأمانة والسرقة", description: "إلحاق ضرر بالشركة أو بغيرها، والاختلاس" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "المحاسبة والضرائب والدعم المالي",
    description: "دفاتر مزوّرة، مخالفات ضريبية، الحصول على دعم بالخداع",
  },
  Geldwäsche: { name: "غسل الأموال", description: "إخفاء مصدر الأموال، تمويل الإرهاب" },
  "Wettbewerb und Kartell": { name: "المنافسة والاحتكار", description: "اتفاقات مع المنافسين، منافسة غير نزيهة" },
  "Arbeits- und Gesundheitsschutz": { name: "السلامة والصحة في العمل", description: "نقص الحماية، أخطار في مكان العمل" },
  "Rechte von Beschäftigten": { name: "حقوق العاملين", description: "الأجر، وقت العمل، مجلس العاملين (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "التمييز والتحرش والتنمّر",
    description: "معاملة مهينة، تحرش جنسي، إقصاء",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "حماية البيانات وأمن الأنظمة",
    description: "إساءة استخدام البيانات أو فقدانها، أنظمة غير آمنة",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "سلامة المنتجات وحماية المستهلك",
    description: "منتجات خطيرة، خداع الزبائن",
  },
  Umwelt: { name: "البيئة", description: "التلوث، التخلص غير القانوني من النفايات" },
  "Repressalie nach einer Meldung": { name: "إجراءات انتقامية بعد بلاغ", description: "أضرار لأن شخصًا ما أبلغ عن شيء" },
  "Interessenkonflikt, Verhaltenskodex": { name: "تضارب المصالح وقواعد السلوك", description: "مخالفة قواعد الشركة" },
  "Sonstiges oder unsicher": {
    name: "شيء آخر أو لا أعرف",
    description: "إذا لم يناسب شيء آخر. لا يلزمكم تصنيف الأمر قانونيًا.",
  },
  Lieferkette: { name: "سلسلة التوريد", description: "حقوق الإنسان والبيئة لدى المورّدين" },
  "Finanzmarkt und Versicherung": {
    name: "سوق المال والتأمين",
    description: "التداول بناءً على معلومات داخلية، قانون الرقابة المالية",
  },
  "Lebensmittel und Tierschutz": { name: "الأغذية وحماية الحيوان", description: "أغذية خطيرة، تعذيب الحيوانات" },
  "Öffentliche Auftragsvergabe": { name: "المشتريات والعقود العامة", description: "اتفاقات بين مقدّمي العروض، تجنّب المناقصات" },
  Verkehrssicherheit: { name: "سلامة النقل", description: "أخطار في الطرق والسكك الحديدية والماء والجو" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "الحماية من الإشعاع والسلامة النووية",
    description: "أخطار بسبب الإشعاع",
  },
  Forschung: { name: "البحث العلمي", description: "بيانات مختلقة، نصوص الآخرين، مصالح مخفية" },
  Patientensicherheit: { name: "سلامة المرضى", description: "أخطار على المرضى" },
};
