import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Russian. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Коррупция и взятки", description: "Брать, предлагать или требовать выгоду" },
  "Betrug, Untreue, Diebstahl": {
    name: "Мошенничество, растрата, кража",
    description: "Ущерб компании или другим, присвоение чужого",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Бухгалтерия, налоги, субсидии",
    description: "Ложная отчётность, налоговые нарушения, субсидии обманом",
  },
  Geldwäsche: { name: "Отмывание денег", description: "Скрытое происхождение денег, финансирование терроризма" },
  "Wettbewerb und Kartell": {
    name: "Конкуренция и картели",
    description: "Сговор с конкурентами, нечестная конкуренция",
  },
  "Arbeits- und Gesundheitsschutz": {
    name: "Охрана труда и здоровья",
    description: "Нет защиты, опасности на рабочем месте",
  },
  "Rechte von Beschäftigten": {
    name: "Права работников",
    description: "Зарплата, рабочее время, производственный совет (Betriebsrat)",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Дискриминация, домогательства, травля",
    description: "Унижение, сексуальные домогательства, изоляция",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Защита данных и ИТ-безопасность",
    description: "Злоупотребление данными или их потеря, ненадёжные системы",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Безопасность товаров и права потребителей",
    description: "Опасные товары, обман клиентов",
  },
  Umwelt: { name: "Окружающая среда", description: "Загрязнение, незаконный вывоз отходов" },
  "Repressalie nach einer Meldung": {
    name: "Преследование после обращения",
    description: "Негативные последствия за то, что кто-то о чём-то сообщил",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Конфликт интересов, кодекс поведения",
    description: "Нарушения правил компании",
  },
  "Sonstiges oder unsicher": {
    name: "Другое или не знаю",
    description: "Если больше ничего не подходит. Юридическая оценка от Вас не нужна.",
  },
  Lieferkette: { name: "Цепочка поставок", description: "Права человека и окружающая среда у поставщиков" },
  "Finanzmarkt und Versicherung": {
    name: "Финансовый рынок и страхование",
    description: "Инсайдерская торговля, правила надзора",
  },
  "Lebensmittel und Tierschutz": {
    name: "Продукты питания и защита животных",
    description: "Опасные продукты, жестокое обращение с животными",
  },
  "Öffentliche Auftragsvergabe": { name: "Государственные закупки", description: "Сговор, обход конкурсов" },
  Verkehrssicherheit: {
    name: "Безопасность транспорта",
    description: "Опасности на дороге, на железной дороге, на воде и в воздухе",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Защита от радиации и ядерная безопасность",
    description: "Опасности из-за излучения",
  },
  Forschung: { name: "Наука", description: "Выдуманные данные, чужие тексты, скрытые интересы" },
  Patientensicherheit: { name: "Безопасность пациентов", description: "Опасности для пациентов" },
};
