import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Este portal tem também um endereço na rede Tor. Só abre no Tor Browser. Se o seu link termina com uma parte que começa por «#», junte essa parte a este endereço:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in European Portuguese; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "O seu navegador encripta a sua denúncia. Mesmo assim, quem gere o seu dispositivo pode ler o seu texto, e quem gere a sua rede pode ver que esteve aqui. Não tem de fazer tudo o que está nesta página. O que mais ajuda é um dispositivo seu e uma rede sua.",
  ),
  heading("O dispositivo"),
  bullets(
    "Use um dispositivo que lhe pertence e que não é gerido pela sua entidade patronal.",
    "Não use um computador, tablet ou telemóvel da empresa, nem em casa. Lá podem funcionar programas que gravam o ecrã, as teclas e as páginas visitadas. A nossa encriptação não protege contra isso.",
    "A empresa também pode gerir em parte o seu próprio telemóvel: então as definições mostram um perfil de trabalho ou uma gestão de dispositivos (MDM). Nesse caso, use outro dispositivo.",
    "Se usa o navegador com uma conta da empresa, a empresa pode ver o histórico e as palavras-passe. Use um navegador sem essa conta.",
    "Alguns teclados de telemóvel aprendem palavras ou enviam-nas ao fabricante. Ajudas de escrita e tradutores no navegador também podem ler o seu texto. Desligue-os antes.",
  ),
  heading("A rede"),
  bullets(
    "Não use o Wi-Fi, o cabo nem a VPN da empresa. Desligue a VPN antes de abrir esta página.",
    "Quem gere uma rede vê o nome do nosso servidor, quando o visita e quantos dados são transmitidos. O que escreve e lê está encriptado pelo caminho.",
    "Num dispositivo da empresa isso nem sempre é assim: a empresa pode configurá-lo de modo a ler também as ligações encriptadas.",
    "É melhor usar dados móveis, a sua rede de casa ou um Wi-Fi público que não seja perto da empresa.",
  ),
  heading("Histórico e janela privada"),
  bullets(
    "Abra o portal numa janela privada. Feche-a depois: então o navegador esquece o histórico.",
    "Uma janela privada protege contra pessoas que usam o dispositivo a seguir. Não protege contra a empresa, a rede ou programas de vigilância.",
    "Sem janela privada, o endereço deste portal fica no histórico, com o título «Portal».",
    "«Sair depressa» leva imediatamente para outra página. Não apaga o histórico.",
  ),
  heading("Fotografias, ficheiros e o seu texto"),
  bullets(
    "As fotografias e os documentos contêm muitas vezes lugar, dispositivo, data ou nomes. O seu navegador retira esses dados, tanto quanto consegue, antes de encriptar o ficheiro. Em cada ficheiro vê o que foi retirado e o que fica.",
    "O que se vê numa imagem fica: caras, reflexos, placas, a sua secretária. O nome do ficheiro também fica.",
    "As folhas impressas podem ter pontos invisíveis da impressora. Eles ficam numa fotografia ou digitalização.",
    "Pense em quem mais tem um ficheiro ou sabe uma coisa. Se forem só poucas pessoas, outros podem concluir quem foi.",
    "As empresas registam muitas vezes quem abre, copia ou imprime um ficheiro. Também pode descrever onde algo está.",
  ),
  heading("O Tor Browser"),
  paragraph(
    "O Tor Browser esconde da sua rede que página visita, e do nosso servidor de que ligação chega. Não precisa dele para denunciar aqui. Ajuda quando também não se deve saber que visitou esta página.",
  ),
  bullets(
    "Descarregue-o num dispositivo seu de torproject.org, para computador e para Android. No iPhone, o programa chama-se Onion Browser.",
    "Ponha o nível de segurança em «Padrão» (Standard) ou «Mais seguro» (Safer). Com «O mais seguro» (Safest), o seu navegador não pode encriptar aqui.",
    "A sua rede vê que usa o Tor, mas não para quê. Na rede da empresa isso pode dar nas vistas.",
    "O Tor não protege num dispositivo que alguém vigia. Também não protege contra o que está no texto e nos ficheiros.",
  ),
  ...onionAddress(onion),
  heading("Capturas de ecrã, impressão e nuvem"),
  bullets(
    "As capturas de ecrã e os ficheiros guardados vão muitas vezes sozinhos para uma nuvem, como iCloud, Google Fotos ou OneDrive. Desligue isso antes, ou não faça capturas.",
    "Não imprima na empresa: algumas impressoras guardam o que imprimiram.",
  ),
  heading("A palavra-passe do seu caso"),
  bullets(
    "Guarde-a em casa, em papel, ou num gestor de palavras-passe seu. Não em e-mails, chats ou dispositivos da empresa.",
    "Não a dê a ninguém. Quem a tem pode ler o seu caso e escrever em seu nome.",
    "Se guardar o ficheiro de texto, ele fica na pasta das transferências. Mude-o de sítio ou apague-o se outros usam o dispositivo.",
  ),
  ...titled(
    "Com quem fala",
    "Conte ao menor número de pessoas possível. Quem não sabe nada não pode contar nada. Os advogados e as advogadas têm de guardar segredo e podem dar-lhe conselhos.",
  ),
  heading("Já usou um dispositivo da empresa"),
  bullets(
    "Mantenha a calma. Muitas vezes ninguém analisa o que é gravado.",
    "A partir de agora, abra o seu caso só num dispositivo seu, noutra rede. Para isso precisa deste endereço e da sua palavra-passe.",
    "Não apague no dispositivo da empresa nada que não lhe pertença: isso pode dar nas vistas.",
    "Escreva ao serviço de denúncias, no chat do seu caso, o que se passou. O serviço pode então agir com mais cuidado.",
    "Quem, ao denunciar, tinha motivos razoáveis para acreditar que as informações eram verdadeiras não pode ser prejudicado por isso (§§ 33 e 36 HinSchG).",
  ),
];
