import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Portuguese. */
export const office: OfficeTexts = {
  name: "Serviço interno de denúncias",
  firstPage: [
    "Aqui pode denunciar irregularidades em {company}: de forma confidencial ou sem indicar o seu nome. Não precisa de conta.",
    "Como funciona",
    "Descreve o que aconteceu e junta ficheiros, se os tiver. Depois recebe uma palavra-passe. Com ela lê mais tarde a nossa resposta e pode continuar a escrever-nos.",
    "Quem lê a sua denúncia",
    "As pessoas do serviço interno de denúncias e quem elas tiverem de chamar para o seu caso. Todas têm o dever de confidencialidade. Quem denuncia algo de boa-fé está protegido contra consequências negativas.",
  ],
  bodies: {
    justice: {
      name: "Serviço externo de denúncias da Federação alemã no Bundesamt für Justiz (BfJ, serviço federal de justiça)",
      purpose:
        "Para todas as infrações para as quais nenhum dos outros serviços é competente (§ 19 HinSchG). Se não sabe quem é competente, este é o lugar certo.",
    },
    finance: {
      name: "Autoridade federal alemã de supervisão financeira (BaFin), serviço para denunciantes",
      purpose:
        "Para infrações em bancos, seguros, prestadores de serviços financeiros e no mercado de capitais, e para branqueamento de capitais nesses setores (§ 21 HinSchG).",
    },
    competition: {
      name: "Autoridade federal alemã da concorrência (Bundeskartellamt, BKartA)",
      purpose:
        "Para infrações ao direito da concorrência, por exemplo acordos de preços, e às regras para grandes plataformas digitais (§ 22 HinSchG).",
    },
    states: {
      name: "Serviços externos de denúncias dos estados federados alemães",
      purpose:
        "Cada estado pode criar um serviço próprio para infrações na sua administração e nos seus municípios (§ 20 HinSchG). Onde não existe, é competente o serviço externo de denúncias da Federação. É também ele que lhe diz que serviço existe no seu estado.",
    },
    fraud: {
      name: "Organismo Europeu de Luta Antifraude (OLAF)",
      purpose: "Para fraude e corrupção que prejudicam o orçamento da UE e para faltas graves nas suas instituições.",
    },
    ships: {
      name: "Agência Europeia da Segurança Marítima (EMSA)",
      purpose: "Para a segurança dos navios e a proteção do mar contra a poluição por navios.",
    },
    aviation: {
      name: "Agência da União Europeia para a Segurança da Aviação (AESA/EASA)",
      purpose: "Para a segurança na aviação.",
    },
    markets: {
      name: "Autoridade Europeia dos Valores Mobiliários e dos Mercados (ESMA)",
      purpose: "Para agências de notação de risco, repositórios de transações e outros que ela própria supervisiona.",
    },
    medicines: {
      name: "Agência Europeia de Medicamentos (EMA)",
      purpose: "Para medicamentos: autorização, fabrico, ensaios e segurança.",
    },
    ai: {
      name: "Serviço Europeu para a Inteligência Artificial (AI Office)",
      purpose: "Para infrações ao Regulamento da Inteligência Artificial por prestadores de modelos de IA de finalidade geral.",
    },
  },
  consent:
    "Pedimos o seu consentimento para transmitir dados sobre a sua identidade (§ 9, n.º 3, da lei alemã de proteção dos denunciantes, HinSchG).\n\nA: {recipient}\nFinalidade: {purpose}\nO que é transmitido: {details}\n\nO consentimento vale só para esta transmissão.",
  record: {
    final: "A ata da sua denúncia é definitiva.",
    recorded: "Uma gravação da conversa faz agora parte da sua denúncia. Há um consentimento de {date}: «{wording}»",
    destroyed: "A gravação foi destruída.",
  },
  feedback: {
    greeting: "Bom dia,\n\neste é o nosso retorno de informação sobre a sua denúncia.",
    taken: "Medidas de seguimento tomadas:",
    planned: "Medidas de seguimento previstas:",
    reasons: "Motivos:",
    withheld: "O que não lhe podemos dizer, e porquê:",
    regards: "O seu serviço de denúncias",
  },
  meetingHeld: "A conversa pessoal realizou-se.",
  poster: {
    language: "pt-PT",
    title: "Denunciar irregularidades –",
    subtitle: "de forma confidencial ou anónima",
    lead: "Reparou em algo que não está certo? Denuncie ao nosso serviço interno de denúncias. Não precisa de conta.",
    steps: [
      {
        name: "Abrir a página",
        text: "Leia o código QR com o telemóvel ou escreva o endereço.",
      },
      {
        name: "Contar o que se passou",
        text: "Sem o seu nome, se quiser. Pode juntar ficheiros.",
      },
      {
        name: "Guardar a palavra-passe",
        text: "Com ela lê a nossa resposta e continua a escrever-nos.",
      },
    ],
    qr: "Código QR com o endereço do serviço de denúncias",
    address: "Endereço para escrever",
    sealed: "A sua denúncia é encriptada no seu dispositivo. Só o serviço de denúncias a pode ler.",
    device: "De preferência, use um dispositivo seu e não a rede da empresa.",
    fingerprint: "Impressão digital da chave",
    fingerprintMeans: "O portal mostra os mesmos caracteres antes de enviar algo. Se forem outros, não envie nada.",
    documentTitle: "{company}: denunciar irregularidades",
  },
  link: {
    label: "Fazer uma denúncia",
    title: "Serviço de denúncias de {company}, abre num novo separador",
  },
  news: {
    subject: "Há novidades",
    text: "Há uma nova mensagem para si. Pode lê-la com a sua palavra-passe.",
    open: "Abrir",
  },
  sheet: {
    text: "Folha de acesso à sua denúncia\n\nNúmero do caso: {caseNumber}\nEndereço: {address}\n\nA palavra-passe do seu caso:\n\n{password}\n\nAbra o endereço e escreva a palavra-passe. Aí lê as nossas respostas, escreve-nos e verifica uma ata da sua denúncia.\n\nO que acontece a seguir: confirmamos a receção no prazo máximo de sete dias e damos-lhe retorno de informação no máximo três meses depois da confirmação. Tratamos a sua identidade de forma confidencial.\n\nGuarde esta folha num lugar seguro. Ninguém pode recuperar a palavra-passe, nem mesmo nós.",
    qr: "Código QR com o endereço do seu caso",
    scan: "Endereço para ler com o telemóvel. A palavra-passe não está nele.",
  },
};
