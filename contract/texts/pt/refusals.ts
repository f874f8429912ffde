import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Portuguese. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Alguns dados estão incompletos ou são inválidos. Verifique os campos e tente de novo.",
  BOX_REFUSED: "Os dados não chegaram bem encriptados e não foram guardados. Tente de novo.",
  PART_DAMAGED: "Uma parte do ficheiro chegou danificada. Está a ser enviada de novo.",
  FILES_INCOMPLETE: "Pelo menos um ficheiro ainda não chegou completo. Tente de novo.",
  FILES_NOT_ALLOWED: "Este canal de denúncias não aceita ficheiros. Retire-os.",
  CATEGORY_REQUIRED: "Escolha uma categoria.",
  CATEGORY_UNKNOWN: "Esta categoria já não existe. Escolha outra.",
  ANONYMOUS_NOT_ALLOWED: "Este canal de denúncias só aceita denúncias confidenciais.",
  CASE_NOT_FOUND: "A palavra-passe é inválida ou o caso não foi encontrado.",
  NOT_FOUND: "Isto não foi encontrado. Talvez tenha sido apagado.",
  CHANNEL_NOT_FOUND: "Não foi possível encontrar o canal de denúncias pedido.",
  REPORT_CONFLICT: "Com esta identificação já está guardada outra denúncia. Envie a denúncia de novo.",
  MESSAGE_CONFLICT: "Com esta identificação já está guardada outra mensagem. Envie a mensagem de novo.",
  PART_CONFLICT: "Para esta parte do ficheiro já estão guardados outros bytes. Adicione o ficheiro de novo.",
  DEPARTMENT_KEY_OUTDATED: "A chave do serviço de denúncias foi renovada. Volte a carregar a página; guarde antes o seu texto.",
  DEPARTMENT_KEY_LOST:
    "Neste momento, ninguém no serviço de denúncias tem a chave que abre novas denúncias. Pode enviar quando houver uma nova.",
  TOO_LARGE: "Os dados enviados são demasiado grandes.",
  PROOF_NEEDED:
    "Está a chegar muita coisa ao mesmo tempo a este canal de denúncias. Por isso, o seu navegador tem de fazer um cálculo breve antes de enviar, e isso falhou. O que escreveu ainda está aqui. Tente de novo.",
  STORAGE_FULL:
    "A memória do servidor está cheia. O problema não é a sua ligação. O que já chegou fica guardado; o que ainda está aqui não foi enviado. Deixe a página aberta e tente de novo mais tarde. Sem ficheiros, talvez já funcione agora.",
  TOO_MANY_TRIES: "Demasiadas tentativas em pouco tempo. Espere alguns minutos.",
  TOO_MANY_MESSAGES:
    "Chegaram muitas mensagens a este caso em pouco tempo. Por isso esta não foi enviada; o seu texto ainda está aqui. Espere 15 minutos e envie-o de novo.",
  MEETING_ASKED:
    "Neste caso já foi pedida uma conversa pessoal. O seu pedido não foi enviado outra vez. Pode enviar mais dados numa mensagem.",
  NO_MEETING_ASKED: "Neste caso não há nenhum pedido aberto de conversa pessoal: já foi respondido ou retirado. Nada foi enviado.",
  UPLOAD_QUOTA: "De momento, este canal de denúncias não aceita mais ficheiros. Tente mais tarde ou envie a denúncia sem ficheiros.",
  UNEXPECTED: "Houve um erro do nosso lado. O que escreveu ainda está aqui. Tente de novo.",
  UNAVAILABLE: "Neste momento, não é possível aceder ao sistema. O que escreveu ainda está aqui. Tente de novo daqui a alguns minutos.",
};
