import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Turkish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Merhaba,

Bildiriminizi {eingangsdatum} tarihinde aldık. Vaka numarası: {fallnummer}. Bu, Bildirimde Bulunanları Koruma Kanunu’na (§ 17 (1) HinSchG) göre alındı onayımızdır; otomatik olarak oluşturuldu.

Bundan sonra şöyle devam eder: Bildiriminizin bu kanunun kapsamına girip girmediğine ve dayanağı olup olmadığına bakıyoruz. Ne planladığımızı veya ne yaptığımızı ve nedenini size en geç {rueckmeldung_bis} tarihinde burada söyleriz.

Bir sorumuz olursa burada, vakanızda durur. Lütfen vakanızı ara sıra parolanızla açın.

Kimliğinizi gizli tutuyoruz (§ 8 HinSchG). Dış bir bildirim birimine de başvurabilirsiniz, örneğin Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birime.

{funktion}, {unternehmen}`,

  "receipt-personal": `Merhaba,

Bildiriminiz için teşekkür ederiz. Onu {eingangsdatum} tarihinde aldık ve bunu size burada onaylıyoruz (§ 17 (1) HinSchG). Vaka numaranız: {fallnummer}.

Bildiriminizi dikkatle okuyoruz. Bildirimde Bulunanları Koruma Kanunu’nun kapsamına girip girmediğine ve dayanağı olup olmadığına bakıyoruz. Ne planladığımızı veya ne yaptığımızı ve nedenini size en geç {rueckmeldung_bis} tarihinde burada söyleriz.

Kimliğinizi yalnızca bildiriminizi alan ve ele alan veya bu işte yardım eden kişiler bilir (§ 8 HinSchG). Bir bildirim nedeniyle birine zarar verilmesi yasaktır (§ 36 HinSchG). Böyle bir şey yaşarsanız lütfen bize yazın.

Lütfen vakanızı ara sıra açın. Sorularımız yalnızca burada durur.

Saygılarımızla
{funktion}, {unternehmen}`,

  "receipt-after-call": `Merhaba,

Aradığınız için teşekkür ederiz. Bildiriminizi {eingangsdatum} tarihinde kaydettik ve aldığımızı onaylıyoruz (§ 17 (1) HinSchG). Vaka numaranız: {fallnummer}.

Bize söylediklerinizi bir tutanağa yazıyoruz. Tutanak hazır olunca onu burada bulursunuz. O zaman kontrol edebilir, düzeltebilir ve onaylayabilirsiniz (§ 11 (4) HinSchG).

Ne planladığımızı veya ne yaptığımızı ve nedenini size en geç {rueckmeldung_bis} tarihinde burada söyleriz. Kimliğinizi gizli tutuyoruz (§ 8 HinSchG).

Saygılarımızla
{funktion}, {unternehmen}`,

  "scope-accepted": `Merhaba,

Bildiriminiz için yetkili olup olmadığımıza baktık. Yetkiliyiz: Bildiriminiz, Bildirimde Bulunanları Koruma Kanunu’nun kapsamına giriyor (§ 2 HinSchG).

Bundan sonra bildiriminizin dayanağı olup olmadığına bakıyor ve takip önlemlerine karar veriyoruz. Bunun için daha fazla bilgi gerekirse size burada sorarız.

Bildirim sırasında bilgilerinizin doğru olduğuna inanmak için yeterli nedeniniz vardıysa kanun sizi zarar görmeye karşı korur (§§ 33–37 HinSchG). Geri bildirimimizi en geç {rueckmeldung_bis} tarihinde alırsınız.

Saygılarımızla
{funktion}, {unternehmen}`,

  "scope-declined": `Merhaba,

{eingangsdatum} tarihli bildiriminiz için teşekkür ederiz. Onu inceledik. Vardığımız sonuca göre bildiriminiz, Bildirimde Bulunanları Koruma Kanunu’nun (§ 2 HinSchG) kapsamına girmiyor: [… bir cümleyle neden].

Bu, konunuzun önemsiz olduğu anlamına gelmez. Bunun için yetkili yer: [… yer ve ona nasıl ulaşılacağı]. Bildiriminizi rızanız olmadan oraya iletmiyoruz.

Bildirim sırasında kanunun geçerli olduğunu düşünmekte haklıysanız kimliğiniz şimdi de gizli kalır (§ 8 (1) HinSchG). Değerlendirmemizin yanlış olduğunu düşünüyorsanız lütfen bize yazın. Dış bir bildirim birimine de başvurabilirsiniz, örneğin Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birime.

Saygılarımızla
{funktion}, {unternehmen}`,

  question: `Merhaba,

{fallnummer} numaralı vakadaki bildiriminiz için teşekkür ederiz. Onu inceleyebilmek için birkaç bilgiye daha ihtiyacımız var. Lütfen yalnızca bildiğiniz kadarını yanıtlayın:

– Tam olarak ne oldu?
– Bu ne zaman ve nerede oldu, hâlâ sürüyor mu?
– Kimler karıştı, kim gördü? İsim yerine görev yeterlidir.
– Bunu nereden biliyorsunuz: Kendiniz mi yaşadınız, başkalarından mı duydunuz?
– Kanıt var mı, örneğin e-postalar, fotoğraflar veya faturalar?
– [… başka soru]

Anonim kalmak istiyorsanız lütfen metnin ve dosyaların sizi belli etmemesine dikkat edin. Bir kanıt için kendinizi tehlikeye atmayın.

Saygılarımızla
{funktion}, {unternehmen}`,

  "question-reminder": `Merhaba,

Bu vakada size bir soru sorduk ve henüz yanıt bulamadık. Yanıtınız bize çok yardımcı olur, kısa bir yanıt veya “Bilmiyorum” bile.

[… tarih] tarihine kadar sizden haber almazsak elimizdekilerle incelemeye devam ederiz. O zaman vakayı kanıt yetersizliğinden sonuçlandırmak zorunda kalabiliriz.

Saygılarımızla
{funktion}, {unternehmen}`,

  invitation: `Merhaba,

Sizinle konuşmak isteriz. Görüşme isteğe bağlıdır; yazmayı tercih ederseniz bundan hiçbir zarar görmezsiniz.

Önerimiz: [… gün, saat, yer veya telefon]. Rızanızla görüntülü görüşme de mümkündür (§ 16 (3) HinSchG). Güvendiğiniz birini yanınızda getirebilirsiniz.

Görüşme hakkında bir tutanak hazırlarız. Görüşmeyi ancak rıza gösterirseniz kaydedebilir veya sözcüğü sözcüğüne yazabiliriz. Tutanağı kontrol etmeniz için size veririz (§ 11 HinSchG).

Bu öneri size uyar mı, yoksa başka bir öneriniz mi var? Lütfen bize buradan yazın.

Saygılarımızla
{funktion}, {unternehmen}`,

  record: `Merhaba,

Görüşmemizin tutanağını burada, vakanızda “Kontrol edilecek tutanak” başlığı altında bulursunuz.

Lütfen doğru olup olmadığını kontrol edin. Onu düzeltebilir, ekleme yapabilir ve onaylayabilirsiniz (§ 11 (4) HinSchG). Bunun için orada “Onaylıyorum”, “Düzeltme öner” veya “Onaylamıyorum” düğmesini seçin.

Görüşme rızanızla kaydedildiyse ses kaydını, tutanak tamamlanınca sileriz.

Saygılarımızla
{funktion}, {unternehmen}`,

  abuse: `Merhaba,

Bize bildirdiklerinizi ciddiye alıyor ve incelemeye devam ediyoruz. Ama mesajınızda hakaretler de var. Lütfen ne olduğunu başkalarını aşağılamadan anlatın. Böylece size daha iyi yardım edebiliriz.

Konuyla ilgisi olmayan sözlere yanıt vermiyoruz. Hakkında bildirim yapılan kişilerin de hakları vardır.

Kanun, bilgilerinin doğru olduğuna inanmak için yeterli nedeni olan kişiyi korur. Kasıtlı olarak veya ağır ihmalle yanlış bir şey bildiren kişi korunmaz (§ 9 (1) ve § 38 HinSchG). Sizin böyle yaptığınızı düşünmüyoruz; bunu bilmeniz için söylüyoruz.

Saygılarımızla
{funktion}, {unternehmen}`,

  anonymity: `Merhaba,

Bildirimi kimin yaptığını hiç kimsenin öğrenmemesini istiyorsunuz. Bunu anlıyoruz.

İsminizi vermediyseniz onu bilmiyoruz ve vermek zorunda değilsiniz. İsminizi biliyorsak onu yalnızca bildiriminizi alan ve ele alan veya bu işte yardım eden kişiler öğrenir (§ 8 HinSchG). Diğer herkes onu ancak takip önlemleri için gerekliyse ve bu tek durum için rıza gösterdiyseniz öğrenir (§ 9 (3) HinSchG).

Kanunda istisnalar vardır: Ceza kovuşturma makamları, idari işlemlerde resmî makamlar ve mahkemeler bilgi isteyebilir (§ 9 (2) HinSchG). Bu bize yasaklanmadıysa o zaman size önceden söyleriz. Kasıtlı olarak veya ağır ihmalle yanlış bir şey bildiren kişinin kimliği korunmaz (§ 9 (1) HinSchG).

Siz de yardımcı olabilirsiniz: Bildirim hakkında hiç kimseyle konuşmayın ve yalnızca sizin bilebileceğiniz ayrıntılar var mı diye dikkat edin.

Saygılarımızla
{funktion}, {unternehmen}`,

  consent: `Merhaba,

İncelemeye devam etmek için, sizin kim olduğunuzu belli edebilecek bilgileri iletmek istiyoruz. Bunu yalnızca rızanızla yapabiliriz (§ 9 (3) HinSchG).

İletmek istediklerimiz: [… bilgiler]
Kime: [… görev veya yer]
Takip önlemleri için neden gerekli: [… neden]

Rıza vermek isteğe bağlıdır ve yalnızca bu tek iletme için geçerlidir. Reddederseniz hiçbir zarar görmezsiniz; o zaman bilgileri iletmeden, olabildiği kadar incelemeye devam ederiz. Rızanızı istediğiniz zaman ileriye dönük geri alabilirsiniz.

Bunun için size burada ayrı bir soru gelir. Lütfen orada “Kabul et” veya “Reddet” ile yanıt verin; rızanızı da orada geri alabilirsiniz.

Saygılarımızla
{funktion}, {unternehmen}`,

  "disclosure-notice": `Merhaba,

Size önceden bilgi veriyoruz: Kimliğinizle ilgili bilgileri bir resmî makama veya mahkemeye iletmek zorundayız (§ 9 (2) HinSchG).

Alıcı: [… resmî makam veya mahkeme]
Neden: [… ceza yargılamasında istek, idari işlemde karar veya mahkeme kararı]
Kapsam: [… bilgiler]
Zaman: [… tarih]

Yalnızca isteneni iletiyoruz. Bildiriminiz nedeniyle zarar görmeye karşı korunmanız sürer (§ 36 HinSchG). İtirazınız varsa lütfen bize hemen yazın. Hukuki danışmanlık da alabilirsiniz.

Saygılarımızla
{funktion}, {unternehmen}`,

  "hand-over": `Merhaba,

Bildiriminizi inceledik ve süreci devrediyoruz (§ 18 no. 4 HinSchG). Bundan sonraki araştırmayı üstlenen: [… şirket içi birim veya resmî makam].

Neden: [… neden]. Sizin kim olduğunuzu belli edebilecek bilgileri ancak rıza gösterdiğiniz veya kanunun gerektirdiği ölçüde iletiyoruz (§§ 8 ve 9 HinSchG).

Bize buradan ulaşmaya devam edebilirsiniz. Geri bildirimimizi en geç {rueckmeldung_bis} tarihinde alırsınız.

Saygılarımızla
{funktion}, {unternehmen}`,

  interim: `Merhaba,

Size son durumu bildirmek isteriz. {fallnummer} numaralı vakanız üzerinde çalışmaya devam ediyoruz. {heute} itibarıyla durum: [… ne oldu].

Sonraki adım: [… sonraki adım]. § 17 (2) HinSchG’ye göre geri bildirimimizi en geç {rueckmeldung_bis} tarihinde alırsınız.

Aklınıza başka bir şey geldiyse veya bir şey değiştiyse lütfen bize buradan yazın.

Saygılarımızla
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Merhaba,

{eingangsdatum} tarihli bildiriminizi inceledik. Bildirdikleriniz doğrulandı. Bu, § 17 (2) HinSchG’ye göre geri bildirimimizdir.

Yaptıklarımız: [… alınan takip önlemleri]
Planladıklarımız: [… planlanan takip önlemleri, zamanıyla]
Nedenleri: [… nedenler]

Başka kişilerle ilgili ayrıntıları size söylememize izin yoktur. Bize haber verdiğiniz için teşekkür ederiz. Siz olmasaydınız bunu öğrenemezdik.

Saygılarımızla
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Merhaba,

{eingangsdatum} tarihli bildiriminizi inceledik. Bildirdiklerinizi doğrulayamadık. Bu, § 17 (2) HinSchG’ye göre geri bildirimimizdir.

Yaptıklarımız: [… alınan takip önlemleri]
Planladıklarımız: [… planlanan takip önlemleri veya yok]
Nedenleri: [… nedenler]

Bu, size inanmadığımız anlamına gelmez. Bilgilerinizin doğru olduğuna inanmak için yeterli nedeniniz vardıysa korunmanız sürer. Başka bilginiz veya kanıtınız varsa lütfen bize yazın.

Saygılarımızla
{funktion}, {unternehmen}`,

  "feedback-limited": `Merhaba,

{eingangsdatum} tarihli bildiriminizi inceledik. Bu, § 17 (2) HinSchG’ye göre geri bildirimimizdir.

Size söyleyebileceklerimiz: [… alınan ve planlanan takip önlemleri]
Nedenleri: [… nedenler]

Şu anda daha fazlasını söylememize izin yoktur. Geri bildirim ancak iç araştırmaları veya soruşturmaları etkilemediği ve ilgili kişilerin haklarına zarar vermediği ölçüde serbesttir (§ 17 (2) cümle 3 HinSchG). Daha fazlasını söylememize izin olunca bunu burada okursunuz.

Saygılarımızla
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Merhaba,

{eingangsdatum} tarihli bildiriminizle ilgili, § 17 (2) HinSchG’ye göre geri bildirimimizi bugün alıyorsunuz. Süreç henüz sonuçlanmadı.

Yaptıklarımız: [… alınan takip önlemleri]
Planladıklarımız: [… planlanan takip önlemleri]
Nedenleri ve neden daha uzun sürdüğü: [… nedenler]

Sonucu burada öğrenirsiniz, tahminen [… tarih] tarihine kadar.

Saygılarımızla
{funktion}, {unternehmen}`,

  closing: `Merhaba,

{fallnummer} numaralı vakadaki bildiriminizle ilgili süreci sonuçlandırdık. Sonuç ve nedenler: [… sonuç ve nedenler].

Bunu kabul etmiyorsanız dış bir bildirim birimine başvurabilirsiniz: Federal Adalet Dairesi’ndeki (Bundesamt für Justiz) federal birime, finans alanında BaFin’in birimine, rekabet konusunda Federal Kartel Dairesi’nin (Bundeskartellamt) birimine. Hepsi, adresleriyle birlikte, bu bildirim kanalının “Dış bildirim birimleri” sayfasında yazar.

Bildiriminizle ilgili belgelerimizi {loeschdatum} tarihinden sonra sileriz (§ 11 (5) HinSchG). Daha uzun süre ancak bir kanun bunu gerektirirse ve bu orantılıysa saklarız.

Bildiriminiz nedeniyle zarar görürseniz lütfen bize yazın, daha sonra da yazabilirsiniz. Güveniniz için teşekkür ederiz.

Saygılarımızla
{funktion}, {unternehmen}`,

  retaliation: `Merhaba,

{eingangsdatum} tarihinde bize bir şey bildirdiniz. O zamandan beri nasıl olduğunuzu bilmek isteriz.

Bildiriminiz nedeniyle zarar gördünüz mü veya bununla tehdit edildiniz mi? Örneğin işten çıkarılma, başka yere gönderilme, daha kötü değerlendirilme, dışlanma veya mobbing. Bu yasaktır; bununla tehdit etmek bile yasaktır (§ 36 (1) HinSchG).

Bir bildirimden sonra iş hayatınızda zarar görürseniz ve bunun bildirimden kaynaklandığını ileri sürerseniz, öyle olduğu varsayılır. Size bunu yapan, tersini kanıtlamak zorundadır (§ 36 (2) HinSchG). Tazminat da mümkündür (§ 37 HinSchG).

Lütfen bize ne olduğunu ve ne zaman olduğunu yazın. İyiyseniz kısa bir “Her şey yolunda” yeter.

Saygılarımızla
{funktion}, {unternehmen}`,
};
