import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Bu portalın Tor ağında da bir adresi var. Bu adres yalnızca Tor Browser’da açılır. Linkinizin sonunda “#” ile başlayan bir bölüm varsa onu bu adresin sonuna ekleyin:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Turkish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Tarayıcınız bildiriminizi şifreler. Yine de cihazınızı yöneten kişi yazdıklarınızı okuyabilir, ağınızı yöneten kişi de burada olduğunuzu görebilir. Bu sayfadaki her şeyi yapmak zorunda değilsiniz. En çok işe yarayan, kendi cihazınız ve kendi ağınızdır.",
  ),
  heading("Cihaz"),
  bullets(
    "Size ait olan ve işvereninizin yönetmediği bir cihaz kullanın.",
    "Şirketin bilgisayarını, tabletini veya cep telefonunu kullanmayın, evde de. Orada ekranı, tuşları ve girilen sayfaları kaydeden programlar çalışıyor olabilir. Şifrelememiz buna karşı korumaz.",
    "Şirket sizin kendi cep telefonunuzu da yönetiyor olabilir: O zaman ayarlarda bir iş profili veya cihaz yönetimi (MDM) görünür. Bu durumda başka bir cihaz kullanın.",
    "Tarayıcıda şirketin bir hesabıyla oturum açtıysanız şirket geçmişi ve parolaları görebilir. Bu hesabın olmadığı bir tarayıcı kullanın.",
    "Cep telefonlarındaki bazı klavyeler sözcükleri öğrenir veya üreticisine gönderir. Tarayıcıdaki yazım yardımcıları ve çevirmenler de yazdıklarınızı okuyabilir. Bunları önceden kapatın.",
  ),
  heading("Ağ"),
  bullets(
    "Şirketin Wi-Fi’ını, ağ kablosunu veya VPN’ini kullanmayın. Bu sayfayı açmadan önce VPN bağlantısını kesin.",
    "Bir ağı yöneten kişi, sunucumuzun adını, ona ne zaman girdiğinizi ve ne kadar veri aktarıldığını görür. Yazdıklarınız ve okuduklarınız yolda şifrelidir.",
    "Şirketin bir cihazında bu her zaman geçerli değildir: Şirket cihazı, şifreli bağlantıları da okuyacak şekilde ayarlayabilir.",
    "Mobil veri, evinizdeki ağ veya şirketin yakınında olmayan herkese açık bir Wi-Fi daha iyidir.",
  ),
  heading("Geçmiş ve gizli pencere"),
  bullets(
    "Portalı gizli bir pencerede açın. Sonra pencereyi kapatın: O zaman tarayıcı geçmişi unutur.",
    "Gizli pencere, cihazı sizden sonra kullanan kişilere karşı korur. Şirkete, ağa veya izleme programlarına karşı korumaz.",
    "Gizli pencere olmadan bu portalın adresi “Portal” başlığıyla geçmişte kalır.",
    "“Sayfadan hızlı çık” sizi hemen başka bir sayfaya götürür. Geçmişi silmez.",
  ),
  heading("Fotoğraflar, dosyalar ve metniniz"),
  bullets(
    "Fotoğraflarda ve belgelerde çoğu zaman yer, cihaz, tarih veya isimler bulunur. Tarayıcınız böyle bilgileri, dosyayı şifrelemeden önce, yapabildiği kadar siler. Her dosyada neyin silindiği ve neyin kaldığı yazar.",
    "Bir resimde görülen şeyler kalır: yüzler, yansımalar, tabelalar, çalışma masanız. Dosya adı da kalır.",
    "Yazıcıdan çıkan kâğıtlarda yazıcının görünmez noktaları olabilir. Bunlar fotoğrafta veya taramada kalır.",
    "Bir dosyanın başka kimde olduğunu veya bir şeyi başka kimin bildiğini düşünün. Bu kişiler azsa başkaları sizi tahmin edebilir.",
    "Şirketler çoğu zaman bir dosyayı kimin açtığını, kopyaladığını veya yazdırdığını kaydeder. Bir şeyin nerede olduğunu anlatmanız da mümkündür.",
  ),
  heading("Tor Browser"),
  paragraph(
    "Tor Browser, hangi sayfaya girdiğinizi ağınızdan, hangi bağlantıdan geldiğinizi de sunucumuzdan gizler. Burada bildirim yapmak için ona ihtiyacınız yoktur. Bu sayfaya girdiğinizin de bilinmemesi gerekiyorsa işe yarar.",
  ),
  bullets(
    "Onu kendi cihazınıza torproject.org adresinden indirin; bilgisayarlar ve Android için vardır. iPhone’da programın adı Onion Browser’dır.",
    "Güvenlik düzeyini “Standart” veya “Daha güvenli” olarak ayarlayın. “En güvenli” düzeyinde tarayıcınız burada şifreleyemez.",
    "Ağınız Tor kullandığınızı görür, ama ne için kullandığınızı görmez. Bu, şirketin ağında dikkat çekebilir.",
    "Tor, birinin izlediği bir cihazda korumaz. Metinde ve dosyalarda yazanlara karşı da korumaz.",
  ),
  ...onionAddress(onion),
  heading("Ekran görüntüsü, yazdırma ve bulut"),
  bullets(
    "Ekran görüntüleri ve kaydedilen dosyalar çoğu zaman kendiliğinden bir buluta gider, örneğin iCloud, Google Fotoğraflar veya OneDrive’a. Bunu önceden kapatın veya ekran görüntüsü almayın.",
    "İş yerinde yazdırmayın: Bazı yazıcılar yazdırdıklarını kaydeder.",
  ),
  heading("Vakanızın parolası"),
  bullets(
    "Onu evde kâğıt üzerinde veya kendi parola programınızda saklayın. E-postalarda, sohbetlerde veya şirketin cihazlarında saklamayın.",
    "Onu hiç kimseye vermeyin. Parola kimdeyse vakanızı okuyabilir ve sizin adınıza yazabilir.",
    "Metin dosyasını kaydederseniz indirilenler klasöründe durur. Cihazı başkaları da kullanıyorsa onu başka yere taşıyın veya silin.",
  ),
  ...titled(
    "Kiminle konuştuğunuz",
    "Bunu olabildiğince az kişiye anlatın. Hiçbir şey bilmeyen, hiçbir şey anlatamaz. Avukatlar sır saklamak zorundadır ve size danışmanlık yapabilir.",
  ),
  heading("Şirketin bir cihazını zaten kullandıysanız"),
  bullets(
    "Sakin olun. Kaydedilenleri çoğu zaman kimse incelemez.",
    "Vakanızı bundan sonra yalnızca kendi cihazınızda ve başka bir ağda açın. Bunun için bu adres ve parolanız gerekir.",
    "Şirketin cihazında size ait olmayan hiçbir şeyi silmeyin: Bu dikkat çekebilir.",
    "Vakanızın sohbetinde bildirim birimine ne olduğunu yazın. O zaman daha dikkatli davranabilir.",
    "Bildirim sırasında bilgilerin doğru olduğuna inanmak için yeterli nedeni olan kişiye bu yüzden zarar verilmesi yasaktır (§§ 33 ve 36 HinSchG).",
  ),
];
