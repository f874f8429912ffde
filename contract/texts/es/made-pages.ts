import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in Spanish. */
export const madePages: MadePageTexts = {
  choice:
    "Puede elegir libremente: puede acudir a la oficina interna de denuncias o a una externa. No tiene que denunciar primero internamente, y también después de una denuncia interna puede acudir todavía a una oficina externa. Nadie puede impedírselo (§ 7 HinSchG).",
  asOf: "Fecha de esta lista: {date}",
  levels: {
    federal: "Oficinas del Estado federal alemán",
    states: "Oficinas de los estados federados",
    union: "Oficinas de la Unión Europea",
  },
  own: "Añadidas por {company}",
  ownText: "Estas oficinas las ha añadido {company}. No pertenecen a la lista de arriba.",
  phone: "Teléfono",
  hours: "Horario",
  meeting: "Reunión en persona",
  meetingRight:
    "Si usted lo pide, la oficina de denuncias tiene que ofrecerle una reunión en persona dentro de un plazo razonable (§ 16, apartado 3, HinSchG). La pide en «Nueva denuncia» con «Pido una reunión en persona» o en la página de su caso. Después acuerdan la cita en su caso.",
  noPhone:
    "{company} no ha indicado aquí ningún número de teléfono de la oficina de denuncias. Si prefiere hablar a escribir, pida una llamada o una reunión con «Nueva denuncia».",
  lead: "No tiene que hacer su denuncia por escrito. También puede hablar con la oficina de denuncias.",
  outside: "Oficinas externas de denuncias",
  outsideText: "También puede acudir a una oficina externa de denuncias. Están en la página «Oficinas externas de denuncias».",
};
