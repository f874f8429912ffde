import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in European Portuguese; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Bom dia,

recebemos a sua denúncia em {eingangsdatum}. Tem o número de caso {fallnummer}. Esta é a nossa confirmação de receção nos termos do § 17, n.º 1, da lei alemã de proteção dos denunciantes (HinSchG); foi criada automaticamente.

O que acontece a seguir: verificamos se a sua denúncia é abrangida por essa lei e se tem fundamento. O mais tardar em {rueckmeldung_bis}, dizemos-lhe aqui o que planeámos ou fizemos e porquê.

Se tivermos uma pergunta, ela está aqui no seu caso. Abra-o de vez em quando com a sua palavra-passe.

Tratamos a sua identidade de forma confidencial (§ 8 HinSchG). Também pode contactar um serviço externo de denúncias, por exemplo o serviço federal alemão no Bundesamt für Justiz.

{funktion}, {unternehmen}`,

  "receipt-personal": `Bom dia,

agradecemos a sua denúncia. Recebemo-la em {eingangsdatum} e confirmamos-lho por este meio (§ 17, n.º 1, HinSchG). O número do seu caso é {fallnummer}.

Vamos lê-la com cuidado e verificar se é abrangida pela lei alemã de proteção dos denunciantes e se tem fundamento. O mais tardar em {rueckmeldung_bis}, dizemos-lhe aqui o que planeámos ou fizemos e porquê.

Só conhecem a sua identidade as pessoas que recebem e tratam a sua denúncia ou que as ajudam (§ 8 HinSchG). É proibido prejudicar alguém por causa de uma denúncia (§ 36 HinSchG). Se isso lhe acontecer, escreva-nos.

Abra o seu caso de vez em quando. As nossas perguntas só aparecem aqui.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "receipt-after-call": `Bom dia,

agradecemos a sua chamada. Registámos a sua denúncia em {eingangsdatum} e confirmamos a receção (§ 17, n.º 1, HinSchG). O número do seu caso é {fallnummer}.

Escrevemos numa ata o que nos disse. Encontra-a aqui logo que esteja pronta. Pode então verificá-la, corrigi-la e confirmá-la (§ 11, n.º 4, HinSchG).

O mais tardar em {rueckmeldung_bis}, dizemos-lhe aqui o que planeámos ou fizemos e porquê. Tratamos a sua identidade de forma confidencial (§ 8 HinSchG).

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "scope-accepted": `Bom dia,

verificámos se somos competentes para a sua denúncia. Somos: ela é abrangida pela lei alemã de proteção dos denunciantes (§ 2 HinSchG).

A seguir, verificamos se tem fundamento e decidimos sobre medidas de seguimento. Se precisarmos de mais dados, perguntamos-lhe aqui.

A lei dá-lhe proteção contra consequências negativas se, ao denunciar, tinha motivos razoáveis para acreditar que as suas informações eram verdadeiras (§§ 33 a 37 HinSchG). Recebe o nosso retorno de informação o mais tardar em {rueckmeldung_bis}.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "scope-declined": `Bom dia,

agradecemos a sua denúncia de {eingangsdatum}. Verificámo-la. Na nossa avaliação, não é abrangida pela lei alemã de proteção dos denunciantes (§ 2 HinSchG): [… motivo numa frase].

Isto não quer dizer que o seu assunto não seja importante. Para ele é competente: [… entidade e como a contactar]. Não transmitimos a sua denúncia a essa entidade sem o seu consentimento.

Se, ao denunciar, podia supor que a lei se aplicava, a sua identidade continua confidencial (§ 8, n.º 1, HinSchG). Se acha que a nossa avaliação está errada, escreva-nos. Também pode contactar um serviço externo de denúncias, por exemplo o serviço federal alemão no Bundesamt für Justiz.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  question: `Bom dia,

agradecemos a sua denúncia com o número de caso {fallnummer}. Para a podermos verificar, precisamos de mais alguns dados. Responda só na medida em que souber:

– O que aconteceu exatamente?
– Quando e onde foi, e ainda continua?
– Quem participou, quem viu? Basta a função em vez do nome.
– Como sabe disto: viu pessoalmente ou ouviu de outros?
– Há provas, por exemplo e-mails, fotografias ou faturas?
– [… outra pergunta]

Se quiser ficar no anonimato, tenha cuidado para que o texto e os ficheiros não mostrem quem é. Não se ponha em perigo para obter uma prova.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "question-reminder": `Bom dia,

fizemos-lhe uma pergunta neste caso e ainda não encontrámos resposta. A sua resposta ajudava-nos muito, mesmo curta ou um «não sei».

Se não tivermos notícias suas até [… data], continuamos com o que temos. Pode então acontecer que tenhamos de encerrar o caso por falta de provas.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  invitation: `Bom dia,

gostaríamos de falar consigo. Uma conversa é voluntária; não tem nenhuma desvantagem se preferir escrever.

Proposta: [… dia, hora, lugar ou telefone]. Com o seu consentimento, também é possível uma conversa por vídeo (§ 16, n.º 3, HinSchG). Pode trazer alguém da sua confiança.

Fazemos uma ata da conversa. Só a podemos gravar ou escrever palavra por palavra se der o seu consentimento. Recebe a ata para a verificar (§ 11 HinSchG).

A proposta convém-lhe, ou prefere outra? Escreva-nos aqui.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  record: `Bom dia,

encontra a ata da nossa conversa aqui no seu caso, em «Ata para verificação».

Verifique se está certa. Pode corrigi-la, completá-la e confirmá-la (§ 11, n.º 4, HinSchG). Para isso, escolha lá «Confirmar», «Propor correção» ou «Não confirmar».

Se a conversa foi gravada com o seu consentimento, apagamos a gravação logo que a ata esteja pronta.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  abuse: `Bom dia,

levamos a sério o que denuncia e continuamos a verificá-lo. Mas na sua mensagem também há insultos. Descreva o que aconteceu sem rebaixar outras pessoas. Assim podemos ajudar melhor.

Não respondemos a comentários que não têm a ver com o assunto. Quem é denunciado também tem direitos.

A lei protege quem tinha motivos razoáveis para acreditar que as suas informações eram verdadeiras. Quem denuncia algo falso de propósito ou por negligência grave não está protegido (§ 9, n.º 1, e § 38 HinSchG). Não dizemos que é o seu caso; referimo-lo para que saiba.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  anonymity: `Bom dia,

não quer que ninguém saiba quem fez a denúncia. Compreendemos isso.

Se não indicou o seu nome, não o conhecemos, e não tem de o indicar. Se o conhecemos, só ficam a sabê-lo pessoas que recebem e tratam a sua denúncia ou que as ajudam (§ 8 HinSchG). Todas as outras só o ficam a saber se for necessário para medidas de seguimento e se tiver dado consentimento para este caso concreto (§ 9, n.º 3, HinSchG).

A lei prevê exceções: autoridades de investigação criminal, autoridades em procedimentos administrativos e tribunais podem exigir informações (§ 9, n.º 2, HinSchG). Nesse caso, avisamos antes, se isso não nos for proibido. A identidade de quem denuncia algo falso de propósito ou por negligência grave não está protegida (§ 9, n.º 1, HinSchG).

Também pode ajudar: não fale com ninguém sobre a denúncia e repare se há pormenores que mais ninguém pode saber.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  consent: `Bom dia,

para continuarmos a verificação, queremos transmitir dados que permitem reconhecer quem é. Só o podemos fazer com o seu consentimento (§ 9, n.º 3, HinSchG).

O que queremos transmitir: [… dados]
A quem: [… função ou entidade]
Porque é necessário para as medidas de seguimento: [… motivo]

O consentimento é voluntário e vale só para esta transmissão. Se recusar, não tem nenhuma desvantagem; continuamos então sem esta transmissão, tanto quanto for possível. Pode retirar o consentimento a qualquer momento, para o futuro.

Recebe aqui um pedido próprio para isto. Responda lá com «Aceitar» ou «Recusar»; lá também pode retirar o consentimento.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "disclosure-notice": `Bom dia,

informamos com antecedência: temos de transmitir dados sobre a sua identidade a uma autoridade ou a um tribunal (§ 9, n.º 2, HinSchG).

Destinatário: [… autoridade ou tribunal]
Motivo: [… pedido em processo penal, ordem em procedimento administrativo ou decisão de um tribunal]
O que transmitimos: [… dados]
Data: [… data]

Transmitimos só o que é exigido. A proteção contra consequências negativas por causa da sua denúncia mantém-se (§ 36 HinSchG). Se tiver objeções, escreva-nos já. Também pode pedir aconselhamento jurídico.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "hand-over": `Bom dia,

verificámos a sua denúncia e passamos o procedimento a outros (§ 18, ponto 4, HinSchG). A investigação é continuada por: [… serviço interno ou autoridade].

O motivo: [… motivo]. Só transmitimos dados que permitem reconhecer quem é na medida em que deu o seu consentimento ou a lei o exige (§§ 8 e 9 HinSchG).

Pode continuar a contactar-nos aqui. Recebe o nosso retorno de informação o mais tardar em {rueckmeldung_bis}.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  interim: `Bom dia,

queremos dar-lhe notícias. O seu caso {fallnummer} continua a ser tratado. Situação em {heute}: [… o que aconteceu].

A seguir: [… próximo passo]. Recebe o nosso retorno de informação nos termos do § 17, n.º 2, HinSchG o mais tardar em {rueckmeldung_bis}.

Se se lembrou de mais alguma coisa ou se algo mudou, escreva-nos aqui.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Bom dia,

verificámos a sua denúncia de {eingangsdatum}. O que denunciou confirmou-se. Este é o nosso retorno de informação nos termos do § 17, n.º 2, HinSchG.

O que fizemos: [… medidas de seguimento tomadas]
O que ainda planeamos: [… medidas de seguimento previstas, com data]
Os motivos: [… motivos]

Não lhe podemos dar pormenores sobre outras pessoas. Agradecemos que nos tenha informado. Sem a sua ajuda não o teríamos sabido.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Bom dia,

verificámos a sua denúncia de {eingangsdatum}. Não pudemos confirmar o que denunciou. Este é o nosso retorno de informação nos termos do § 17, n.º 2, HinSchG.

O que fizemos: [… medidas de seguimento tomadas]
O que ainda planeamos: [… medidas de seguimento previstas, ou nenhumas]
Os motivos: [… motivos]

Isto não quer dizer que não acreditamos em si. A sua proteção mantém-se se tinha motivos razoáveis para acreditar que as suas informações eram verdadeiras. Se tiver mais informações ou provas, escreva-nos.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "feedback-limited": `Bom dia,

verificámos a sua denúncia de {eingangsdatum}. Este é o nosso retorno de informação nos termos do § 17, n.º 2, HinSchG.

O que lhe podemos dizer: [… medidas de seguimento tomadas e previstas]
Os motivos: [… motivos]

De momento não podemos dizer mais. Só é permitido dar retorno de informação na medida em que não afete inquéritos internos ou investigações e não prejudique os direitos das pessoas em causa (§ 17, n.º 2, terceira frase, HinSchG). Logo que possamos dizer mais, lê-o aqui.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Bom dia,

recebe hoje o nosso retorno de informação nos termos do § 17, n.º 2, HinSchG sobre a sua denúncia de {eingangsdatum}. O procedimento ainda não está encerrado.

O que fizemos: [… medidas de seguimento tomadas]
O que ainda planeamos: [… medidas de seguimento previstas]
Os motivos, e porque demora mais: [… motivos]

Fica a saber o resultado aqui, provavelmente até [… data].

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  closing: `Bom dia,

encerrámos o procedimento sobre a sua denúncia com o número de caso {fallnummer}. Resultado e motivos: [… resultado e motivos].

Se não concorda, pode contactar um serviço externo de denúncias: o serviço federal alemão no Bundesamt für Justiz, o da BaFin para o setor financeiro ou o do Bundeskartellamt para a concorrência. A página «Serviços externos de denúncias» deste canal de denúncias indica todos com os seus endereços.

Apagamos os nossos documentos sobre a sua denúncia depois de {loeschdatum} (§ 11, n.º 5, HinSchG). Só os guardamos mais tempo se uma lei o exigir e se for proporcionado.

Se sofrer consequências negativas por causa da sua denúncia, escreva-nos, mesmo mais tarde. Agradecemos a sua confiança.

Com os melhores cumprimentos
{funktion}, {unternehmen}`,

  retaliation: `Bom dia,

em {eingangsdatum} fez-nos uma denúncia. Queremos saber como tem estado desde então.

Sofreu consequências negativas por causa da sua denúncia, ou recebeu ameaças disso? Por exemplo com despedimento, transferência, uma avaliação pior, exclusão ou assédio moral. Isso é proibido, e a própria ameaça também (§ 36, n.º 1, HinSchG).

Se depois de uma denúncia sofrer consequências negativas no trabalho e alegar que se devem à denúncia, presume-se que é assim. Quem as causou tem de provar o contrário (§ 36, n.º 2, HinSchG). Também é possível uma indemnização (§ 37 HinSchG).

Escreva-nos o que aconteceu e quando. Se estiver bem, basta um curto «Está tudo bem».

Com os melhores cumprimentos
{funktion}, {unternehmen}`,
};
