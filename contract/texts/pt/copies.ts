import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in European Portuguese; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… saudação]

o {funktion} de {unternehmen} recebeu uma denúncia que também fala de si. Informamos nos termos do artigo 14.º do RGPD. Uma denúncia ainda não é um resultado: nada do que nela está foi provado, e pode pronunciar-se sobre ela.

De que se trata: [… assunto, sem nada que mostre quem denunciou]
Responsável pelo tratamento: {unternehmen}, [… morada e contacto]
Proteção de dados: [… contacto do encarregado ou da encarregada da proteção de dados]
Finalidade: verificação da denúncia e medidas de seguimento
Base legal: artigo 6.º, n.º 1, alínea c), do RGPD com o § 10 HinSchG
Que dados: [… categorias, por exemplo nome, função, factos descritos]
Quem os recebe: pessoas responsáveis pela denúncia; [… outros destinatários ou nenhuns]
De onde vêm: de uma denúncia. Não podemos dizer de quem (§ 8 HinSchG, § 29, n.º 1, BDSG).
Durante quanto tempo: em regra, três anos após o fim do procedimento (§ 11, n.º 5, HinSchG)

Tem direito de acesso, retificação, apagamento e limitação do tratamento, na medida em que a lei não o restrinja, e pode apresentar queixa a uma autoridade de proteção de dados.

Não tente descobrir quem fez a denúncia. É proibido prejudicar denunciantes (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… saudação]

pediu acesso nos termos do artigo 15.º do RGPD. Aqui está a informação, com data de {heute}.

Se tratamos dados sobre si: [… sim ou não]
Que dados: [… categorias e conteúdos]
Finalidade: verificação de uma denúncia e medidas de seguimento
Base legal: artigo 6.º, n.º 1, alínea c), do RGPD com o § 10 HinSchG
Destinatários: [… destinatários ou categorias]
Origem: [… origem, na medida em que possa ser indicada]
Duração: em regra, três anos após o fim do procedimento (§ 11, n.º 5, HinSchG)
Não há decisões automatizadas.

Algumas informações não as podemos dar, porque têm de ficar em segredo, sobretudo devido aos interesses legítimos de outros. Isto inclui quem fez uma denúncia (§ 8 HinSchG, § 29, n.º 1, BDSG).

Tem direito de retificação, apagamento e limitação do tratamento, na medida em que a lei não o restrinja, e pode apresentar queixa a uma autoridade de proteção de dados.

{funktion}, {unternehmen}`,

  "staff-mail": `Assunto: Como denunciar irregularidades

Bom dia,

se algo não está certo em {unternehmen}, queremos saber. Para isso existe o nosso {funktion}.

Pode denunciar aqui: [… endereço completo do canal de denúncias]. Não precisa de iniciar sessão; é possível a qualquer hora, com nome ou de forma anónima. Também pode denunciar por telefone ou numa conversa: [… contacto].

Quem trata a sua denúncia é independente e tem o dever de confidencialidade (§§ 8 e 15 HinSchG). No prazo de sete dias confirmamos a receção; no máximo três meses depois, dizemos-lhe o que fizemos.

É proibido prejudicar alguém por causa de uma denúncia (§ 36 HinSchG). Também pode escolher um serviço externo de denúncias, por exemplo o serviço federal alemão no Bundesamt für Justiz. Se for possível agir de forma eficaz contra a infração dentro da empresa e se não tiver medo de consequências negativas, denuncie primeiro internamente.

Com os melhores cumprimentos
{unternehmen}`,

  "staff-intranet": `Denunciar irregularidades

Suborno, fraude, perigos no trabalho, discriminação, infrações às regras do ambiente ou da proteção de dados: quem souber disso no trabalho pode denunciá-lo. O responsável é o {funktion}.

Onde: [… endereço completo do canal de denúncias]
Como: por escrito, de forma anónima se quiser; por telefone ou numa conversa: [… contacto]
Quem lê: só as pessoas do serviço de denúncias
Quando tem notícias nossas: no máximo após sete dias, a confirmação de receção; no máximo três meses depois, o retorno de informação
A sua proteção: confidencialidade (§ 8 HinSchG) e proibição de retaliação (§ 36 HinSchG)

Em vez disso, também pode escolher um serviço externo de denúncias: o serviço federal alemão no Bundesamt für Justiz, o da BaFin ou o do Bundeskartellamt.

Em caso de perigo para a vida ou a saúde, ligue primeiro para o 110 ou o 112.`,

  "staff-notice": `Algo não está certo? Diga-nos.

O {funktion} de {unternehmen} recebe denúncias:
confidenciais, anónimas se quiser, a qualquer hora.

[… endereço completo do canal de denúncias ou código QR]
[… telefone e horário]

Quem denuncia está protegido. É proibido prejudicar quem denuncia (§ 36 HinSchG).
Também pode escolher um serviço externo de denúncias, por exemplo no Bundesamt für Justiz.`,

  "new-staff": `Damos-lhe as boas-vindas a {unternehmen}

No início também é bom saber: temos um {funktion} nos termos da lei alemã de proteção dos denunciantes (HinSchG). Aí pode denunciar infrações de que tenha conhecimento no trabalho, mesmo do tempo em que se candidatou.

Endereço: [… endereço completo do canal de denúncias]
Outras vias: [… telefone, conversa]

Pode indicar o seu nome ou ficar no anonimato. Só as pessoas responsáveis leem a sua denúncia; têm o dever de confidencialidade (§ 8 HinSchG). É proibido prejudicar alguém por causa de uma denúncia (§ 36 HinSchG). Também pode escolher um serviço externo de denúncias, por exemplo o serviço federal alemão no Bundesamt für Justiz.

A página de proteção de dados do canal de denúncias explica o que fazemos com os seus dados.`,
};
