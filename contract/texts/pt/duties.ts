import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "ano", "anos"] : [months, "mês", "meses"];
  return `${count} ${count === 1 ? one : other} depois de o seu caso ser encerrado, tudo sobre ele tem de ser apagado. Só pode ficar mais tempo se uma lei o exigir.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `por e-mail para ${email}`, phone && `por telefone para ${phone}`].filter(Boolean).join(" ou ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Pergunte ${known}.`
    : `Pode perguntar ao serviço de denúncias: escreva-lhe por «Nova denúncia»${allowAnonymous ? ", sem o seu nome, se quiser" : ""}.`;
  return paragraph(`${companyName} ainda não indicou aqui ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `É assim que ${companyName} trata a sua denúncia. O procedimento está fixado na lei alemã de proteção dos denunciantes (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Quem lê a sua denúncia"),
  paragraph(
    `A sua denúncia vai para o departamento «${departmentName}». Os membros deste departamento podem abri-la. Se o serviço de denúncias chamar alguém de fora para ajudar a verificá-la, por exemplo um advogado ou uma advogada, essa pessoa lê só o seu caso e só por um tempo limitado. Se alguém não for imparcial ou se for competente outro departamento, o caso pode ser entregue a esse departamento; então os membros dele leem-no. Se para uma categoria, ou para denúncias sobre este próprio departamento, for competente outro, isso está indicado no formulário antes do envio.`,
  ),
  paragraph(
    "Quem trata denúncias tem de ser independente, ter os conhecimentos necessários e guardar confidencialidade (§§ 8 e 15 HinSchG).",
  ),
  heading("Os passos"),
  steps(
    `Envia a sua denúncia${allowAnonymous ? ", sem o seu nome, se quiser" : ""}. Recebe uma palavra-passe para o seu caso.`,
    autoAcknowledge
      ? "A receção é confirmada imediatamente; a lei exige-o no prazo de 7 dias. A confirmação está no seu caso."
      : "No prazo de 7 dias, o serviço de denúncias confirma que a sua denúncia chegou.",
    "O serviço de denúncias verifica se é competente e se a sua denúncia tem fundamento. Mantém o contacto consigo e pergunta quando algo não está claro.",
    "O serviço de denúncias toma medidas de seguimento. Por exemplo, investiga o caso ou entrega-o a uma entidade competente.",
    "No máximo 3 meses depois da confirmação, recebe retorno de informação: o que está previsto, o que já foi feito e porquê. Se não houver confirmação, os 3 meses contam a partir do 7.º dia depois da receção.",
  ),
  paragraph("Lê a confirmação, as perguntas e o retorno de informação no seu caso, com a sua palavra-passe."),
  heading("O que é guardado e durante quanto tempo"),
  bullets(
    "A sua denúncia, os seus ficheiros e todas as mensagens estão encriptados. As notas do serviço de denúncias também.",
    "Além disso, fica registado quando chegou algo e que passos deu o serviço de denúncias. A lei exige-o (§ 11 HinSchG).",
    retention(retentionMonths),
    "O seu endereço IP não é guardado.",
  ),
  heading("A sua proteção"),
  paragraph(
    "Quem, ao denunciar, tinha motivos razoáveis para acreditar que as informações eram verdadeiras não pode ser prejudicado por isso (§§ 33 e 36 HinSchG). Só as pessoas que tratam a sua denúncia ficam a saber o seu nome; as exceções estão no § 9 HinSchG. Quem denuncia algo falso de propósito ou por negligência grave não está protegido.",
  ),
  heading("A escolha é sua"),
  paragraph(
    "Também pode contactar um serviço externo de denúncias, já ou mais tarde. Estes serviços estão na página «Serviços externos de denúncias».",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph(
      "Estas informações, nos termos do artigo 13.º do Regulamento Geral sobre a Proteção de Dados (RGPD), dizem-lhe o que acontece aos seus dados.",
    ),
    heading("Quem é responsável"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "a morada")]),
    heading("Encarregado da proteção de dados"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} não tem de designar um encarregado da proteção de dados e não designou nenhum.`)
        : ask(source, "o encarregado da proteção de dados"),
    heading("Para quê e com que base legal"),
    paragraph(
      "Os seus dados são tratados para verificar a sua denúncia e lhe dar seguimento. A base legal é o artigo 6.º, n.º 1, alínea c), do RGPD em conjugação com o § 10 HinSchG; para dados com proteção especial, é o artigo 9.º, n.º 2, alínea g), do RGPD em conjugação com o § 10 HinSchG.",
    ),
    paragraph(
      "Se indicar um endereço de e-mail para avisos, fá-lo de livre vontade (artigo 6.º, n.º 1, alínea a), do RGPD). Pode retirar o endereço no seu caso a qualquer momento.",
    ),
    paragraph(
      "Se gravar uma mensagem de voz, ela só é enviada com o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD, § 11, n.º 2, HinSchG). Pode retirar o consentimento para o futuro. A mensagem é gravada e a voz é alterada no seu navegador.",
    ),
    heading("Que dados"),
    paragraph(
      "É tratado o que escreve, o que diz e os ficheiros que junta, também sobre outras pessoas, e ainda a hora, a categoria e se indica um nome. Não tem de dar dados sobre si, exceto se o formulário os exigir. Estas páginas não usam cookies, não carregam nada de outras empresas e não guardam o seu endereço IP. Enquanto escreve, o seu navegador guarda o rascunho encriptado neste separador, para que nada se perca se a página for carregada de novo. Depois do envio, o rascunho desaparece, e após uma hora já não pode ser aberto.",
    ),
    heading("Quem recebe os dados"),
    paragraph(
      `Podem ler a sua denúncia os membros do departamento «${departmentName}» ou do departamento indicado no formulário. Para o caso de já ninguém a poder abrir, a empresa pode guardar uma chave de emergência. Se o caso for entregue a outro departamento, os membros dele leem-no. Se o serviço de denúncias chamar alguém de fora para ajudar a verificá-la, por exemplo um advogado ou uma advogada, essa pessoa lê só o seu caso e só por um tempo limitado. O serviço de denúncias só pode transmitir algo a outros, por exemplo a autoridades, na medida em que o § 9 HinSchG o permita.`,
    ),
    paragraph(
      "O operador de Hinweiszentrale guarda os dados por conta da empresa (artigo 28.º do RGPD). Os conteúdos estão encriptados de ponta a ponta; o operador não tem nenhuma chave para eles. O operador pode ler a hora, a categoria e o tipo da denúncia, e um endereço de e-mail que indique para avisos; os serviços de e-mail no caminho também ficam a saber este endereço.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Fora da UE e do EEE, por conta do operador: ${name}, ${place} (${service}). Fundamento da transferência: ${ground}.`),
    ),
    heading("Durante quanto tempo"),
    paragraph(retention(retentionMonths)),
    heading("Os seus direitos"),
    bullets(
      "Pode pedir acesso (artigo 15.º do RGPD), retificação (artigo 16.º), apagamento (artigo 17.º) e que o tratamento seja limitado (artigo 18.º).",
      "Pode retirar um consentimento a qualquer momento, para o futuro. Pode pedir o seu endereço de e-mail num formato comum (artigo 20.º).",
      "Os direitos de outras pessoas são limitados na medida em que, de outro modo, se ficaria a saber quem fez a denúncia (§ 8 HinSchG, § 29 BDSG).",
      "Quem decide sobre a sua denúncia é sempre uma pessoa, nunca um programa sozinho.",
    ),
    heading("Queixa à autoridade de controlo"),
    paragraph(
      facts.supervision ||
        `Pode apresentar queixa à autoridade de proteção de dados do estado federado alemão da sede de ${companyName}, da sua residência ou do seu local de trabalho.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Informações nos termos do § 5 da lei alemã dos serviços digitais (Digitale-Dienste-Gesetz, DDG)"),
    heading("Responsável por estas páginas"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma jurídica", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Representação", facts.representedBy),
    ...titled("Contacto", [email && `E-mail: ${email}`, facts.phone && `Telefone: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registo", facts.register || company.register),
    ...titled("Número de identificação IVA", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("O que ainda falta"), ask(source, "algumas informações")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Esta declaração vale para as páginas deste canal de denúncias. Todas as pessoas devem poder denunciar aqui."),
    heading("O que fazemos"),
    paragraph("O critério são as Diretrizes de Acessibilidade para Conteúdo Web (WCAG 2.2, nível AA)."),
    bullets(
      "Tudo se pode usar com o teclado, e vê-se onde se está.",
      "Os títulos, campos e mensagens de erro estão marcados de modo que os leitores de ecrã os anunciem.",
      "Os textos têm contraste forte, em claro e em escuro. Podem ser aumentados e cabem em ecrãs pequenos.",
      "A página inicial e as páginas de informação não precisam de JavaScript.",
    ),
    heading("O que ainda não é acessível"),
    bullets(
      "O formulário e o seu caso precisam de JavaScript: o seu navegador encripta com ele.",
      "A página inicial, o formulário e o caso existem em alemão simples (Leichte Sprache); nenhum grupo de teste os verificou ainda. Das páginas de informação, só uma está em alemão simples.",
      "Falta uma versão em língua gestual.",
      "O navegador não preenche por si o nome, o número de telefone e o endereço de e-mail (WCAG 1.3.5): a intenção é que nada disso fique no dispositivo.",
      "Todas as páginas têm no navegador o mesmo título, «Portal» (WCAG 2.4.2): não deve dizer de que se trata.",
      "Os textos e ficheiros acrescentados pela empresa ou por si podem ter barreiras.",
    ),
    heading("Como foi verificado"),
    paragraph(
      "Estas informações baseiam-se em verificações nossas: com um programa de verificação em cada tipo de página, e à mão com o teclado. Nenhuma entidade independente verificou.",
    ),
    heading("Comunicar uma barreira"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "um contacto para barreiras"),
  ];
};

/** The standard texts in European Portuguese, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
