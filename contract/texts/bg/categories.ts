import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Bulgarian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Корупция и подкуп", description: "Приемане, предлагане или искане на облаги" },
  "Betrug, Untreue, Diebstahl": { name: "Измама, злоупотреба, кражба", description: "Вреди за фирмата или за други, присвояване" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Счетоводство, данъци, субсидии",
    description: "Неверни сметки, данъчни престъпления, субсидии с измама",
  },
  Geldwäsche: { name: "Пране на пари", description: "Скрит произход на пари, финансиране на тероризъм" },
  "Wettbewerb und Kartell": { name: "Конкуренция и картели", description: "Уговорки с конкуренти, нелоялна конкуренция" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Безопасност и здраве при работа",
    description: "Липсваща защита, опасности на работното място",
  },
  "Rechte von Beschäftigten": { name: "Права на работещите", description: "Заплащане, работно време, работнически съвет (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Дискриминация, тормоз, мобинг",
    description: "Унизително отношение, сексуален тормоз, изключване от групата",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Защита на данните и ИТ сигурност",
    description: "Злоупотреба с данни или загубата им, несигурни системи",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Безопасност на продуктите и защита на потребителите",
    description: "Опасни продукти, заблуждаване на клиенти",
  },
  Umwelt: { name: "Околна среда", description: "Замърсяване, незаконно изхвърляне на отпадъци" },
  "Repressalie nach einer Meldung": {
    name: "Ответни действия след сигнал",
    description: "На някого вредят, защото е подал сигнал",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Конфликт на интереси, кодекс за поведение",
    description: "Нарушения на правилата на фирмата",
  },
  "Sonstiges oder unsicher": {
    name: "Друго или не знам",
    description: "Ако нищо друго не подхожда. Не е нужно да преценявате нищо правно.",
  },
  Lieferkette: { name: "Верига на доставки", description: "Човешки права и околна среда при доставчици" },
  "Finanzmarkt und Versicherung": {
    name: "Финансови пазари и застраховане",
    description: "Търговия с вътрешна информация, правила за надзор",
  },
  "Lebensmittel und Tierschutz": { name: "Храни и защита на животните", description: "Опасни храни, жестокост към животни" },
  "Öffentliche Auftragsvergabe": { name: "Обществени поръчки", description: "Уговорки между участници, заобикаляне на търгове" },
  Verkehrssicherheit: { name: "Безопасност на транспорта", description: "Опасности по пътища, релси, вода и във въздуха" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Радиационна защита и ядрена безопасност",
    description: "Опасности от лъчение",
  },
  Forschung: { name: "Научни изследвания", description: "Измислени данни, чужди текстове, скрити интереси" },
  Patientensicherheit: { name: "Безопасност на пациентите", description: "Опасности за пациенти" },
};
