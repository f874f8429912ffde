import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Turkish. */
export const madePages: MadePageTexts = {
  choice:
    "Seçmekte özgürsünüz: İç bildirim birimine veya dış bir bildirim birimine başvurabilirsiniz. Önce şirket içinde bildirmek zorunda değilsiniz. Şirket içinde bildirdikten sonra da dış bir bildirim birimine başvurabilirsiniz. Hiç kimsenin sizi engellemeye hakkı yoktur (§ 7 HinSchG).",
  asOf: "Bu listenin tarihi: {date}",
  levels: {
    federal: "Federal birimler",
    states: "Eyaletlerin birimleri",
    union: "Avrupa Birliği’nin birimleri",
  },
  own: "Ekleyen: {company}",
  ownText: "Bu birimleri {company} ekledi. Bunlar yukarıdaki listeye ait değildir.",
  phone: "Telefon",
  hours: "Saatler",
  meeting: "Yüz yüze görüşme",
  meetingRight:
    "İsterseniz bildirim birimi makul bir süre içinde size yüz yüze görüşme önermek zorundadır (§ 16 (3) HinSchG). Bunu “Yeni bildirim” altında “Yüz yüze görüşmek istiyorum” ile veya vakanızın sayfasında istersiniz. Sonra randevuyu vakanızda kararlaştırırsınız.",
  noPhone:
    "{company} burada bildirim birimi için telefon numarası belirtmedi. Yazmak yerine konuşmak istiyorsanız “Yeni bildirim” ile sizi aramalarını veya bir görüşme isteyin.",
  lead: "Bildiriminizi yazmak zorunda değilsiniz. Bildirim birimiyle konuşabilirsiniz de.",
  outside: "Dış bildirim birimleri",
  outsideText: "Dış bir bildirim birimine de başvurabilirsiniz. Bu birimler “Dış bildirim birimleri” sayfasında yazar.",
};
