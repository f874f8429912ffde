import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Portuguese. */
export const madePages: MadePageTexts = {
  choice:
    "A escolha é livre: pode contactar o serviço interno de denúncias ou um serviço externo. Não tem de denunciar primeiro internamente, e mesmo depois de uma denúncia interna ainda pode contactar um serviço externo. Ninguém pode impedir que o faça (§ 7 HinSchG).",
  asOf: "Data desta lista: {date}",
  levels: {
    federal: "Serviços federais alemães",
    states: "Serviços dos estados federados",
    union: "Serviços da União Europeia",
  },
  own: "Acrescentados por {company}",
  ownText: "Estes serviços foram acrescentados por {company}. Não pertencem à lista acima.",
  phone: "Telefone",
  hours: "Horário",
  meeting: "Conversa pessoal",
  meetingRight:
    "Se o pedir, o serviço de denúncias tem de lhe oferecer uma conversa pessoal num prazo razoável (§ 16, n.º 3, HinSchG). Peça-a em «Nova denúncia» com «Peço uma conversa pessoal» ou na página do seu caso. Depois, combina a data no seu caso.",
  noPhone:
    "{company} não indicou aqui um número de telefone do serviço de denúncias. Se prefere falar a escrever, peça uma chamada ou uma conversa por «Nova denúncia».",
  lead: "Não tem de fazer a sua denúncia por escrito. Também pode falar com o serviço de denúncias.",
  outside: "Serviços externos de denúncias",
  outsideText: "Também pode contactar um serviço externo de denúncias. Estes serviços estão na página «Serviços externos de denúncias».",
};
