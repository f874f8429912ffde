import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Ukrainian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Корупція та хабарництво", description: "Приймати, пропонувати або вимагати вигоду" },
  "Betrug, Untreue, Diebstahl": {
    name: "Шахрайство, зловживання довірою, крадіжка",
    description: "Збитки для компанії або інших, розтрата",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Облік, податки, субсидії",
    description: "Неправдивий облік, податкові порушення, субсидії, отримані обманом",
  },
  Geldwäsche: { name: "Відмивання грошей", description: "Приховане походження грошей, фінансування тероризму" },
  "Wettbewerb und Kartell": { name: "Конкуренція та картелі", description: "Змови з конкурентами, недобросовісна конкуренція" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Охорона праці та здоров’я",
    description: "Брак захисту, небезпека на робочому місці",
  },
  "Rechte von Beschäftigten": { name: "Права працівників", description: "Зарплата, робочий час, виробнича рада (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Дискримінація, домагання, цькування",
    description: "Приниження, сексуальні домагання, ізоляція",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Захист даних та IT-безпека",
    description: "Зловживання даними або їх втрата, незахищені системи",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Безпека товарів і захист споживачів",
    description: "Небезпечні товари, обман клієнтів",
  },
  Umwelt: { name: "Довкілля", description: "Забруднення, заборонена утилізація відходів" },
  "Repressalie nach einer Meldung": {
    name: "Переслідування після звернення",
    description: "Негативні наслідки через те, що хтось про щось повідомив",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Конфлікт інтересів, кодекс поведінки",
    description: "Порушення правил компанії",
  },
  "Sonstiges oder unsicher": {
    name: "Інше або не знаю",
    description: "Якщо ніщо інше не підходить. Вам не треба давати жодної юридичної оцінки.",
  },
  Lieferkette: { name: "Ланцюг постачання", description: "Права людини та довкілля в постачальників" },
  "Finanzmarkt und Versicherung": {
    name: "Фінансовий ринок і страхування",
    description: "Інсайдерська торгівля, правила нагляду",
  },
  "Lebensmittel und Tierschutz": {
    name: "Харчові продукти та захист тварин",
    description: "Небезпечні продукти, жорстоке поводження з тваринами",
  },
  "Öffentliche Auftragsvergabe": { name: "Державні закупівлі", description: "Змови, обхід тендерів" },
  Verkehrssicherheit: { name: "Безпека транспорту", description: "Небезпека на дорогах, залізниці, воді та в повітрі" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Радіаційний захист і ядерна безпека",
    description: "Небезпека від радіації",
  },
  Forschung: { name: "Наукові дослідження", description: "Вигадані дані, чужі тексти, приховані інтереси" },
  Patientensicherheit: { name: "Безпека пацієнтів", description: "Небезпека для пацієнток і пацієнтів" },
};
