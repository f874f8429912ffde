import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Turkish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… hitap]

{unternehmen} bünyesindeki {funktion} sizinle de ilgili bir bildirim aldı. Size Genel Veri Koruma Tüzüğü’nün (GDPR, Almanca: DSGVO) 14. maddesine göre bilgi veriyoruz. Bir bildirim henüz bir sonuç değildir: İçindeki hiçbir şey kanıtlanmış değildir ve bu konuda görüşünüzü söyleyebilirsiniz.

Konu: [… konu, bildirimde bulunan kişiyi belli etmeden]
Sorumlu: {unternehmen}, [… adres ve iletişim]
Veri koruma: [… veri koruma görevlisinin iletişim bilgileri]
Amaç: bildirimin incelenmesi ve takip önlemleri
Yasal dayanak: § 10 HinSchG ile birlikte GDPR madde 6 (1) c
Hangi veriler: [… kategoriler, örneğin isim, görev, anlatılan olaylar]
Verileri kim alır: bildirimden sorumlu kişiler; [… başka alıcılar veya yok]
Veriler nereden geldi: bir bildirimden. Kimden geldiğini söylememize izin yoktur (§ 8 HinSchG, § 29 (1) BDSG).
Ne kadar süreyle: kural olarak süreç sonuçlandıktan sonra üç yıl (§ 11 (5) HinSchG)

Kanun sınırlamadığı ölçüde verilerinize erişme, onları düzelttirme, sildirme ve işlenmelerini sınırlatma hakkınız vardır. Bir veri koruma makamına şikâyette bulunabilirsiniz.

Lütfen bildirimin kimden geldiğini öğrenmeye çalışmayın. Bildirimde bulunan kişilere zarar verilmesi yasaktır (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… hitap]

GDPR (Almanca: DSGVO) madde 15’e göre bilgi istediniz. Bilgiler aşağıdadır, tarih: {heute}.

Sizinle ilgili veri işliyor muyuz: [… evet veya hayır]
Hangi veriler: [… kategoriler ve içerikler]
Amaç: bir bildirimin incelenmesi ve takip önlemleri
Yasal dayanak: § 10 HinSchG ile birlikte GDPR madde 6 (1) c
Alıcılar: [… alıcılar veya kategoriler]
Kaynak: [… kaynak, söylenmesine izin olduğu ölçüde]
Süre: kural olarak süreç sonuçlandıktan sonra üç yıl (§ 11 (5) HinSchG)
Otomatik karar verilmez.

Bazı bilgileri vermemize izin yoktur, çünkü bunların özellikle başkalarının haklı çıkarları nedeniyle gizli tutulması gerekir. Bildirimi kimin yaptığı da bunlardan biridir (§ 8 HinSchG, § 29 (1) BDSG).

Kanun sınırlamadığı ölçüde verilerinizi düzelttirme, sildirme ve işlenmelerini sınırlatma hakkınız vardır. Bir veri koruma makamına şikâyette bulunabilirsiniz.

{funktion}, {unternehmen}`,

  "staff-mail": `Konu: Usulsüzlükleri böyle bildirebilirsiniz

Merhaba,

{unternehmen} içinde doğru olmayan bir şey varsa bunu bilmek isteriz. Bunun için {funktion} var.

Buradan bildirebilirsiniz: [… bildirim kanalının tam adresi]. Giriş yapmadan, istediğiniz zaman, isminizle veya anonim olarak. Telefonla veya görüşerek de bildirim yapabilirsiniz: [… iletişim].

Bildiriminizi ele alan kişiler bağımsızdır ve bilgileri gizli tutmakla yükümlüdür (§§ 8 ve 15 HinSchG). Bildiriminizi aldığımızı yedi gün içinde onaylarız, bundan en geç üç ay sonra size ne yaptığımızı söyleriz.

Bir bildirim nedeniyle birine zarar verilmesi yasaktır (§ 36 HinSchG). Dış bir bildirim birimini de seçebilirsiniz, örneğin Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birimi. İhlale karşı şirket içinde etkili bir şey yapılabiliyorsa ve zarar görmekten korkmuyorsanız lütfen önce şirket içinde bildirin.

Saygılarımızla
{unternehmen}`,

  "staff-intranet": `Usulsüzlükleri bildirin

Rüşvet, dolandırıcılık, iş yerinde tehlikeler, ayrımcılık, çevre veya veri koruma kurallarının ihlali: Bunları işinde öğrenen kişi bildirebilir. Sorumlu yer: {funktion}.

Nerede: [… bildirim kanalının tam adresi]
Nasıl: yazılı, isterseniz anonim; telefonla veya görüşerek: [… iletişim]
Kim okur: yalnızca bildirim birimindeki kişiler
Bizden ne zaman haber alırsınız: en geç yedi gün sonra alındı onayı, bundan en geç üç ay sonra geri bildirim
Korunmanız: gizlilik (§ 8 HinSchG) ve misilleme yasağı (§ 36 HinSchG)

Bunun yerine dış bir bildirim birimini de seçebilirsiniz: Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birimi, BaFin’in birimini veya Federal Kartel Dairesi’nin (Bundeskartellamt) birimini.

Can veya sağlık tehlikedeyse lütfen önce 110 veya 112 acil numarasını arayın.`,

  "staff-notice": `Doğru olmayan bir şey mi var? Bize söyleyin.

{unternehmen} bünyesindeki {funktion} bildirimleri alır:
gizlilik içinde, isterseniz anonim, her zaman.

[… bildirim kanalının tam adresi veya QR kodu]
[… telefon ve görüşme saatleri]

Bildirimde bulunan kişi korunur. Ona zarar verilmesi yasaktır (§ 36 HinSchG).
Dış bir bildirim birimini de seçebilirsiniz, örneğin Federal Adalet Dairesi’ndekini (Bundesamt für Justiz).`,

  "new-staff": `Hoş geldiniz: {unternehmen}

İşe başlarken şunu da bilmelisiniz: Bizde Bildirimde Bulunanları Koruma Kanunu’na (Hinweisgeberschutzgesetz, HinSchG) göre bildirimleri alan bir yer var: {funktion}. Orada, işinizde öğrendiğiniz ihlalleri bildirebilirsiniz; başvuru döneminizde öğrendiklerinizi de.

Adres: [… bildirim kanalının tam adresi]
Diğer yollar: [… telefon, görüşme]

İsminizi verebilir veya anonim kalabilirsiniz. Bildiriminizi yalnızca sorumlu kişiler okur; bilgileri gizli tutmakla yükümlüdürler (§ 8 HinSchG). Bir bildirim nedeniyle birine zarar verilmesi yasaktır (§ 36 HinSchG). Dış bir bildirim birimini de seçebilirsiniz, örneğin Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birimi.

Bu sırada verilerinizle ne yaptığımız, bildirim kanalının veri koruma bilgilerinde yazar.`,
};
