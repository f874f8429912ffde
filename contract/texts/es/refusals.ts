import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Spanish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Algunos datos están incompletos o no son válidos. Revise los campos e inténtelo de nuevo.",
  BOX_REFUSED: "Los datos no llegaron bien cifrados y no se guardaron. Inténtelo de nuevo.",
  PART_DAMAGED: "Una parte del archivo llegó dañada. Se está enviando de nuevo.",
  FILES_INCOMPLETE: "Al menos un archivo aún no ha llegado completo. Inténtelo de nuevo.",
  FILES_NOT_ALLOWED: "Este canal de denuncias no acepta archivos. Quite los archivos.",
  CATEGORY_REQUIRED: "Elija una categoría.",
  CATEGORY_UNKNOWN: "Esta categoría ya no existe. Elija otra.",
  ANONYMOUS_NOT_ALLOWED: "Este canal de denuncias solo acepta denuncias confidenciales.",
  CASE_NOT_FOUND: "La contraseña no es válida o no se encontró el caso.",
  NOT_FOUND: "No se ha encontrado. Quizás se ha borrado.",
  CHANNEL_NOT_FOUND: "No se ha encontrado el canal de denuncias solicitado.",
  REPORT_CONFLICT: "Con este identificador ya está guardada otra denuncia. Envíe la denuncia de nuevo.",
  MESSAGE_CONFLICT: "Con este identificador ya está guardado otro mensaje. Envíe el mensaje de nuevo.",
  PART_CONFLICT: "Para esta parte del archivo ya hay guardados otros bytes. Añada el archivo de nuevo.",
  DEPARTMENT_KEY_OUTDATED: "La oficina de denuncias ha renovado su clave de cifrado. Vuelva a cargar la página; antes, guarde su texto.",
  DEPARTMENT_KEY_LOST:
    "En este momento nadie en la oficina de denuncias tiene la clave de cifrado que abre las denuncias nuevas. En cuanto haya una nueva, podrá enviar.",
  TOO_LARGE: "Los datos enviados son demasiado grandes.",
  PROOF_NEEDED:
    "Ahora mismo está llegando mucho a la vez a este canal de denuncias. Por eso su navegador tiene que calcular un momento antes de enviar, y no ha funcionado. Lo que ha escrito sigue ahí. Inténtelo de nuevo.",
  STORAGE_FULL:
    "El espacio del servidor está lleno. No es por su conexión. Lo que ya ha llegado se conserva; lo que sigue aquí aún no se ha enviado. Deje la página abierta e inténtelo de nuevo más tarde. Sin archivos quizás ya funcione ahora.",
  TOO_MANY_TRIES: "Demasiados intentos en poco tiempo. Espere unos minutos.",
  TOO_MANY_MESSAGES:
    "En este caso llegaron muchos mensajes en poco tiempo. Por eso este no se ha enviado; su texto sigue ahí. Espere 15 minutos y envíelo otra vez.",
  MEETING_ASKED:
    "En este caso ya se ha pedido una reunión en persona. Su petición no se ha enviado otra vez. Puede enviar más datos como mensaje.",
  NO_MEETING_ASKED:
    "En este caso no hay ahora ninguna petición abierta de una reunión en persona: ya se ha respondido o retirado. No se ha enviado nada.",
  UPLOAD_QUOTA: "Este canal de denuncias no acepta más archivos en este momento. Inténtelo más tarde o envíe la denuncia sin archivos.",
  UNEXPECTED: "Ha ocurrido un error por nuestra parte. Lo que ha escrito sigue ahí. Inténtelo de nuevo.",
  UNAVAILABLE: "En este momento no se puede conectar con la plataforma. Lo que ha escrito sigue ahí. Inténtelo de nuevo en unos minutos.",
};
