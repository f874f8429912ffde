import { type Block, bullets, heading, leadsTo, paragraph, titled } from "../../channels/duty-text-parts.ts";

const onionAddress = (onion: string | null): Block[] =>
  onion === null
    ? []
    : [
        paragraph(
          "Este portal tiene también una dirección en la red Tor. Solo se abre en el navegador Tor. Si al final de su enlace hay una parte que empieza por «#», añádala a esta dirección:",
        ),
        leadsTo(onion),
      ];

/** Advice on device, network and Tor Browser in Spanish; `onion` is the portal's address in the Tor network, where it has one. */
export const devices = (onion: string | null): Block[] => [
  paragraph(
    "Su navegador cifra su denuncia. Aun así, quien administra su dispositivo puede leer lo que escribe, y quien administra su red puede ver que ha estado aquí. No tiene que hacer todo lo que pone en esta página. Lo que más ayuda es un dispositivo propio y una red propia.",
  ),
  heading("El dispositivo"),
  bullets(
    "Use un dispositivo que sea suyo y que su empresa no administre.",
    "No use un ordenador, una tableta o un móvil de la empresa, tampoco en casa. Allí puede haber programas que registran la pantalla, las teclas y las páginas visitadas. Nuestro cifrado no protege contra eso.",
    "La empresa puede administrar también su propio móvil: entonces en los ajustes aparece un perfil de trabajo o una gestión de dispositivos (MDM). En ese caso, use otro dispositivo.",
    "Si en el navegador tiene abierta una cuenta de la empresa, la empresa puede ver el historial y las contraseñas. Use un navegador sin esa cuenta.",
    "Algunos teclados del móvil aprenden palabras o las envían a su fabricante. También los correctores y traductores del navegador pueden leer lo que escribe. Desactívelos antes.",
  ),
  heading("La red"),
  bullets(
    "No use el wifi, el cable ni la VPN de la empresa. Desconecte la VPN antes de abrir esta página.",
    "Quien administra una red ve el nombre de nuestro servidor, cuándo lo visita y cuánto se transmite. Lo que escribe y lee está cifrado en el camino.",
    "En un dispositivo de la empresa eso no siempre vale: la empresa puede configurarlo para leer también las conexiones cifradas.",
    "Es mejor usar datos móviles, su red de casa o un wifi público que no esté cerca de la empresa.",
  ),
  heading("Historial y ventana privada"),
  bullets(
    "Abra el portal en una ventana privada. Ciérrela después: entonces el navegador olvida el historial.",
    "Una ventana privada protege frente a personas que usan el dispositivo después de usted. No protege frente a la empresa, la red o los programas de vigilancia.",
    "Sin ventana privada, la dirección de este portal queda en el historial, con el título «Portal».",
    "«Salir rápido» le saca de aquí al momento. Eso no borra el historial.",
  ),
  heading("Fotos, archivos y su texto"),
  bullets(
    "Las fotos y los documentos contienen a menudo lugar, dispositivo, fecha o nombres. Su navegador quita esos datos, en la medida en que puede, antes de cifrar el archivo. En cada archivo se indica qué se ha quitado y qué queda.",
    "Lo que se ve en una imagen queda: caras, reflejos, letreros, su mesa. También queda el nombre del archivo.",
    "Las hojas impresas pueden llevar puntos invisibles de la impresora. Quedan en una foto o un escaneo.",
    "Piense quién más tiene un archivo o sabe algo. Si son pocas personas, otros pueden deducir que fue usted.",
    "Las empresas registran a menudo quién abre, copia o imprime un archivo. También puede describir dónde está algo.",
  ),
  heading("El navegador Tor"),
  paragraph(
    "El navegador Tor oculta a su red qué página visita, y a nuestro servidor desde qué conexión viene. No lo necesita para denunciar aquí. Ayuda si tampoco debe saberse que ha visitado esta página.",
  ),
  bullets(
    "Descárguelo en un dispositivo propio desde torproject.org, para ordenador y para Android. En el iPhone, el programa se llama Onion Browser.",
    "Ponga el nivel de seguridad en «Estándar» o «Más seguro». Con «El más seguro», su navegador no puede cifrar aquí.",
    "Su red ve que usa Tor, pero no para qué. En la red de la empresa eso puede llamar la atención.",
    "Tor no protege en un dispositivo que alguien vigila. Tampoco protege contra lo que dicen el texto y los archivos.",
  ),
  ...onionAddress(onion),
  heading("Capturas de pantalla, impresión y nube"),
  bullets(
    "Las capturas de pantalla y los archivos guardados van a menudo solos a una nube, como iCloud, Google Fotos u OneDrive. Desactívelo antes o no haga ninguna.",
    "No imprima en la empresa: algunas impresoras guardan lo que han impreso.",
  ),
  heading("La contraseña de su caso"),
  bullets(
    "Guárdela en casa en papel o en un gestor de contraseñas propio. No en correos, chats o dispositivos de la empresa.",
    "No se la dé a nadie. Quien la tiene puede leer su caso y escribir en su nombre.",
    "Si guarda el archivo de texto, está en la carpeta de descargas. Muévalo o bórrelo si otras personas usan el dispositivo.",
  ),
  ...titled(
    "Con quién habla",
    "Cuénteselo al menor número posible de personas. Quien no sabe nada no puede contar nada. Los abogados y las abogadas tienen que guardar secreto y pueden aconsejarle.",
  ),
  heading("Ya ha usado un dispositivo de la empresa"),
  bullets(
    "Mantenga la calma. Muchas veces nadie analiza lo que se registra.",
    "A partir de ahora, abra su caso solo en un dispositivo propio y en otra red. Para ello necesita esta dirección y su contraseña.",
    "No borre en el dispositivo de la empresa nada que no sea suyo: eso puede llamar la atención.",
    "Cuente a la oficina de denuncias en el chat de su caso lo que pasó. Así puede actuar con más cuidado.",
    "Quien al denunciar tenía motivos razonables para creer que la información era cierta no debe sufrir perjuicios por ello (§§ 33 y 36 HinSchG).",
  ),
];
