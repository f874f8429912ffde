import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Czech. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Některé údaje jsou neúplné nebo neplatné. Zkontrolujte prosím pole a zkuste to znovu.",
  BOX_REFUSED: "Data nedorazila správně zašifrovaná a nebyla uložena. Zkuste to prosím znovu.",
  PART_DAMAGED: "Část souboru dorazila poškozená. Odesílá se znovu.",
  FILES_INCOMPLETE: "Aspoň jeden soubor ještě nedorazil celý. Zkuste to prosím znovu.",
  FILES_NOT_ALLOWED: "Tento oznamovací kanál nepřijímá soubory. Odeberte je prosím.",
  CATEGORY_REQUIRED: "Vyberte prosím kategorii.",
  CATEGORY_UNKNOWN: "Tato kategorie už neexistuje. Vyberte prosím jinou.",
  ANONYMOUS_NOT_ALLOWED: "Tento oznamovací kanál přijímá jen důvěrná oznámení.",
  CASE_NOT_FOUND: "Heslo je neplatné, nebo případ nebyl nalezen.",
  NOT_FOUND: "Toto nebylo nalezeno. Možná to bylo smazáno.",
  CHANNEL_NOT_FOUND: "Požadovaný oznamovací kanál se nepodařilo najít.",
  REPORT_CONFLICT: "Pod tímto označením je už uložené jiné oznámení. Odešlete prosím oznámení znovu.",
  MESSAGE_CONFLICT: "Pod tímto označením je už uložená jiná zpráva. Odešlete prosím zprávu znovu.",
  PART_CONFLICT: "Pro tuto část souboru jsou už uložené jiné bajty. Přidejte prosím soubor znovu.",
  DEPARTMENT_KEY_OUTDATED: "Klíč oznamovacího místa byl obnoven. Načtěte prosím stránku znovu; předtím si uložte svůj text.",
  DEPARTMENT_KEY_LOST: "Klíč, který otevírá nová oznámení, teď v oznamovacím místě nikdo nemá. Jakmile bude nový, můžete odesílat.",
  TOO_LARGE: "Odeslaná data jsou příliš velká.",
  PROOF_NEEDED:
    "Do tohoto oznamovacího kanálu právě přichází velmi mnoho najednou. Váš prohlížeč proto musí před odesláním chvíli počítat, a to se nepodařilo. Co jste zadali, je stále zde. Zkuste to prosím znovu.",
  STORAGE_FULL:
    "Úložiště serveru je plné. Není to vaším připojením. Co už dorazilo, zůstane zachováno; co je zde, ještě není odeslané. Nechte stránku otevřenou a zkuste to později znovu. Bez souborů to možná půjde už teď.",
  TOO_MANY_TRIES: "Příliš mnoho pokusů za krátkou dobu. Počkejte prosím několik minut.",
  TOO_MANY_MESSAGES:
    "V tomto případu přišlo za krátkou dobu velmi mnoho zpráv. Proto tato nebyla odeslána; váš text je stále zde. Počkejte prosím 15 minut a pak ho odešlete znovu.",
  MEETING_ASKED:
    "V tomto případu už je o osobní schůzku požádáno. Vaše žádost nebyla odeslána znovu. Další údaje můžete poslat jako zprávu.",
  NO_MEETING_ASKED:
    "V tomto případu teď není otevřená žádná žádost o osobní schůzku: už je zodpovězená nebo vzatá zpět. Nic se neodeslalo.",
  UPLOAD_QUOTA: "Tento oznamovací kanál teď nepřijímá další soubory. Zkuste to prosím později nebo odešlete oznámení bez souborů.",
  UNEXPECTED: "U nás nastala chyba. Co jste zadali, je stále zde. Zkuste to prosím znovu.",
  UNAVAILABLE: "Služba teď není dostupná. Co jste zadali, je stále zde. Zkuste to prosím znovu za několik minut.",
};
