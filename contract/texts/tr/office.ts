import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Turkish. */
export const office: OfficeTexts = {
  name: "İç Bildirim Birimi",
  firstPage: [
    "Burada {company} içindeki usulsüzlükleri bildirebilirsiniz: isminiz gizli tutularak veya hiç isim vermeden. Hesap açmanız gerekmez.",
    "Nasıl olur",
    "Ne olduğunu anlatırsınız ve varsa dosya eklersiniz. Sonra bir parola alırsınız. Onunla daha sonra yanıtımızı okur ve bize yazmaya devam edebilirsiniz.",
    "Bildiriminizi kim okur",
    "İç bildirim biriminde çalışanlar ve vakanız için yardım almak zorunda oldukları kişiler. Hepsi bilgileri gizli tutmakla yükümlüdür. İyi niyetle bildirimde bulunan kişi, zarar görmeye karşı korunur.",
  ],
  bodies: {
    justice: {
      name: "Federal Adalet Dairesi’ndeki (Bundesamt für Justiz, BfJ) federal dış bildirim birimi",
      purpose:
        "Diğer birimlerin hiçbirinin yetkili olmadığı tüm ihlaller için (§ 19 HinSchG). Kimin yetkili olduğunu bilmiyorsanız doğru yer burasıdır.",
    },
    finance: {
      name: "Federal Finansal Denetim Kurumu (BaFin), ihbar birimi (Hinweisgeberstelle)",
      purpose:
        "Bankalardaki, sigortalardaki, finans hizmeti sunanlardaki ve sermaye piyasasındaki ihlaller ve oradaki kara para aklama için (§ 21 HinSchG).",
    },
    competition: {
      name: "Federal Kartel Dairesi (Bundeskartellamt, BKartA)",
      purpose:
        "Rekabet hukuku ihlalleri, örneğin fiyat anlaşmaları ve büyük dijital platformlar için geçerli kuralların ihlali için (§ 22 HinSchG).",
    },
    states: {
      name: "Eyaletlerin (Länder) dış bildirim birimleri",
      purpose:
        "Her eyalet, kendi idaresindeki ve belediyelerindeki ihlaller için kendi birimini kurabilir (§ 20 HinSchG). Böyle bir birim yoksa federal dış bildirim birimi yetkilidir. Eyaletinizde hangi birimin olduğunu size federal dış bildirim birimi söyler.",
    },
    fraud: {
      name: "Avrupa Sahtecilikle Mücadele Ofisi (OLAF)",
      purpose: "AB bütçesine zarar veren dolandırıcılık ve yolsuzluk ve AB kurumlarındaki görev kötüye kullanımları için.",
    },
    ships: {
      name: "Avrupa Deniz Güvenliği Ajansı (EMSA)",
      purpose: "Gemilerin güvenliği ve denizin gemilerden gelen kirliliğe karşı korunması için.",
    },
    aviation: {
      name: "Avrupa Birliği Havacılık Güvenliği Ajansı (EASA)",
      purpose: "Havacılıkta güvenlik için.",
    },
    markets: {
      name: "Avrupa Menkul Kıymetler ve Piyasalar Otoritesi (ESMA)",
      purpose: "Kredi derecelendirme kuruluşları, işlem kayıt kuruluşları ve kendisinin denetlediği diğer kuruluşlar için.",
    },
    medicines: {
      name: "Avrupa İlaç Ajansı (EMA)",
      purpose: "İlaçlar için: ruhsat, üretim, denemeler ve güvenlik.",
    },
    ai: {
      name: "Avrupa Yapay Zekâ Ofisi (AI Office)",
      purpose: "Genel amaçlı yapay zekâ modeli sunanların Yapay Zekâ Tüzüğü ihlalleri için.",
    },
  },
  consent:
    "Kimliğinizle ilgili bilgileri iletmek için rızanızı istiyoruz (Almanya’nın Bildirimde Bulunanları Koruma Kanunu, § 9 (3) HinSchG).\n\nKime: {recipient}\nAmaç: {purpose}\nİletilecek bilgiler: {details}\n\nRızanız yalnızca bu tek iletme için geçerlidir.",
  record: {
    final: "Bildiriminizin tutanağı kesinleşti.",
    recorded: "Görüşmenin ses kaydı artık bildiriminizin bir parçasıdır. {date} tarihli bir rıza var: “{wording}”",
    destroyed: "Ses kaydı yok edildi.",
  },
  feedback: {
    greeting: "Merhaba,\n\nBildiriminizle ilgili geri bildirimimiz aşağıdadır.",
    taken: "Alınan takip önlemleri:",
    planned: "Planlanan takip önlemleri:",
    reasons: "Nedenler:",
    withheld: "Size söylememize izin verilmeyenler ve nedeni:",
    regards: "Bildirim biriminiz",
  },
  meetingHeld: "Yüz yüze görüşme yapıldı.",
  poster: {
    language: "tr-TR",
    title: "Usulsüzlükleri bildirin –",
    subtitle: "gizlilik içinde veya anonim",
    lead: "Doğru olmayan bir şey mi gördünüz? Bunu iç bildirim birimimize bildirin. Bunun için hesap açmanız gerekmez.",
    steps: [
      {
        name: "Sayfayı açın",
        text: "QR kodunu cep telefonunuzla okutun veya adresi yazın.",
      },
      {
        name: "Olayı anlatın",
        text: "İsterseniz isminizi vermeden. Dosya ekleyebilirsiniz.",
      },
      {
        name: "Parolayı saklayın",
        text: "Onunla yanıtımızı okur ve bize yazmaya devam edersiniz.",
      },
    ],
    qr: "Bildirim biriminin adresini içeren QR kodu",
    address: "Elle yazmak için adres",
    sealed: "Bildiriminiz cihazınızda şifrelenir. Onu yalnızca bildirim birimi okuyabilir.",
    device: "En iyisi kendi cihazınızı kullanın; şirketin ağını kullanmayın.",
    fingerprint: "Anahtarın parmak izi",
    fingerprintMeans: "Siz bir şey göndermeden önce portal aynı karakterleri gösterir. Başka karakterler varsa hiçbir şey göndermeyin.",
    documentTitle: "{company}: Usulsüzlükleri bildirin",
  },
  link: {
    label: "Bildirimde bulun",
    title: "{company} bildirim birimi, yeni sekmede açılır",
  },
  news: {
    subject: "Yeni bir şey var",
    text: "Size yeni bir mesaj var. Onu parolanızla okuyabilirsiniz.",
    open: "Aç",
  },
  sheet: {
    text: "Bildiriminiz için erişim kâğıdı\n\nVaka numarası: {caseNumber}\nAdres: {address}\n\nVaka parolanız:\n\n{password}\n\nAdresi açın ve vaka parolasını girin. Orada yanıtlarımızı okur, bize yazar ve bildiriminizin tutanağını kontrol edersiniz.\n\nBundan sonra ne olacak: Bildiriminizi aldığımızı en geç yedi gün sonra onaylarız. Bundan en geç üç ay sonra size geri bildirim veririz. Kimliğinizi gizli tutarız.\n\nBu kâğıdı güvenli bir yerde saklayın. Vaka parolasını hiç kimse geri getiremez, biz bile.",
    qr: "Vakanızın adresini içeren QR kodu",
    scan: "Okutmak için adres. Vaka parolası içinde yazmaz.",
  },
};
