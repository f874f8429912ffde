import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Turkish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Bazı bilgiler eksik veya geçersiz. Lütfen alanları kontrol edin ve yeniden deneyin.",
  BOX_REFUSED: "Veriler doğru şifrelenmiş olarak ulaşmadı ve kaydedilmedi. Lütfen yeniden deneyin.",
  PART_DAMAGED: "Dosyanın bir parçası bozuk ulaştı. Yeniden gönderiliyor.",
  FILES_INCOMPLETE: "En az bir dosya henüz tam olarak ulaşmadı. Lütfen yeniden deneyin.",
  FILES_NOT_ALLOWED: "Bu bildirim kanalı dosya kabul etmiyor. Lütfen dosyaları kaldırın.",
  CATEGORY_REQUIRED: "Lütfen bir kategori seçin.",
  CATEGORY_UNKNOWN: "Bu kategori artık yok. Lütfen başka bir kategori seçin.",
  ANONYMOUS_NOT_ALLOWED: "Bu bildirim kanalı yalnızca isimli, gizli tutulan bildirimleri kabul ediyor.",
  CASE_NOT_FOUND: "Parola geçersiz veya vaka bulunamadı.",
  NOT_FOUND: "Bu bulunamadı. Belki silinmiştir.",
  CHANNEL_NOT_FOUND: "Aranan bildirim kanalı bulunamadı.",
  REPORT_CONFLICT: "Bu numarayla zaten başka bir bildirim kayıtlı. Lütfen bildirimi yeniden gönderin.",
  MESSAGE_CONFLICT: "Bu numarayla zaten başka bir mesaj kayıtlı. Lütfen mesajı yeniden gönderin.",
  PART_CONFLICT: "Dosyanın bu parçası için zaten başka baytlar kayıtlı. Lütfen dosyayı yeniden ekleyin.",
  DEPARTMENT_KEY_OUTDATED: "Bildirim birimi anahtarını yeniledi. Lütfen sayfayı yenileyin; önce metninizi kaydedin.",
  DEPARTMENT_KEY_LOST:
    "Yeni bildirimleri açan anahtar şu anda bildirim biriminde hiç kimsede yok. Yeni bir anahtar olunca gönderebilirsiniz.",
  TOO_LARGE: "Gönderilen veriler çok büyük.",
  PROOF_NEEDED:
    "Bu bildirim kanalına şu anda aynı anda çok şey geliyor. Bu yüzden tarayıcınız göndermeden önce kısa bir hesap yapmak zorunda ve bu olmadı. Yazdıklarınız hâlâ duruyor. Lütfen yeniden deneyin.",
  STORAGE_FULL:
    "Sunucuda yer kalmadı. Sorun sizin bağlantınızda değil. Ulaşmış olanlar saklanır; burada hâlâ duranlar henüz gönderilmedi. Sayfayı açık bırakın ve daha sonra yeniden deneyin. Dosya olmadan belki şimdi de olur.",
  TOO_MANY_TRIES: "Kısa sürede çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyin.",
  TOO_MANY_MESSAGES:
    "Bu vakaya kısa sürede çok fazla mesaj geldi. Bu yüzden bu mesaj gönderilmedi; metniniz hâlâ duruyor. Lütfen 15 dakika bekleyin ve sonra yeniden gönderin.",
  MEETING_ASKED:
    "Bu vakada zaten yüz yüze görüşme istendi. İsteğiniz bir daha gönderilmedi. Diğer bilgileri mesaj olarak gönderebilirsiniz.",
  NO_MEETING_ASKED:
    "Bu vakada şu anda açık bir yüz yüze görüşme isteği yok: İstek daha önce yanıtlandı veya geri alındı. Hiçbir şey gönderilmedi.",
  UPLOAD_QUOTA:
    "Bu bildirim kanalı şu anda daha fazla dosya kabul etmiyor. Lütfen daha sonra deneyin veya bildirimi dosya olmadan gönderin.",
  UNEXPECTED: "Bizde bir hata oluştu. Yazdıklarınız hâlâ duruyor. Lütfen yeniden deneyin.",
  UNAVAILABLE: "Sisteme şu anda ulaşılamıyor. Yazdıklarınız hâlâ duruyor. Lütfen birkaç dakika sonra yeniden deneyin.",
};
