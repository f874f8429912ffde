import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "año", "años"] : [months, "mes", "meses"];
  return `${count} ${count === 1 ? one : other} después del cierre de su caso hay que borrar todo lo relacionado con él. Solo puede guardarse más tiempo si una ley lo exige.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `por correo electrónico a ${email}`, phone && `por teléfono al ${phone}`].filter(Boolean).join(" o ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Pregunte por ello ${known}.`
    : `Puede preguntar a la oficina de denuncias: escríbale con «Nueva denuncia»${allowAnonymous ? ", sin su nombre si quiere" : ""}.`;
  return paragraph(`${companyName} todavía no ha indicado aquí ${what}. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(
    `Así trata ${companyName} su denuncia. El procedimiento lo fija la Ley alemana de protección de denunciantes (Hinweisgeberschutzgesetz, HinSchG).`,
  ),
  heading("Quién lee su denuncia"),
  paragraph(
    `Su denuncia va a la unidad «${departmentName}». Sus miembros pueden abrirla. Si la oficina de denuncias pide ayuda a alguien de fuera para examinarla, por ejemplo a un abogado o una abogada, esa persona lee solo su caso y solo por un tiempo limitado. Si alguien no es imparcial, o si es responsable otra unidad, el caso puede pasar a esa unidad; entonces lo leen sus miembros. Si para una categoría, o para denuncias sobre esta misma unidad, es responsable otra, lo pone en el formulario antes de que envíe.`,
  ),
  paragraph(
    "Quien tramita denuncias tiene que ser independiente, tener los conocimientos necesarios y guardar la confidencialidad (§§ 8 y 15 HinSchG).",
  ),
  heading("Los pasos"),
  steps(
    `Usted envía su denuncia${allowAnonymous ? ", sin su nombre si quiere" : ""}. Recibe una contraseña para su caso.`,
    autoAcknowledge
      ? "La recepción se confirma al momento; la ley lo exige en un plazo de 7 días. La confirmación está en su caso."
      : "En un plazo de 7 días, la oficina de denuncias confirma que su denuncia ha llegado.",
    "La oficina de denuncias examina si es competente y si su denuncia está fundada. Mantiene el contacto con usted y pregunta si algo no está claro.",
    "La oficina de denuncias toma medidas de seguimiento. Por ejemplo, investiga el caso o lo pasa a un organismo competente.",
    "Como máximo 3 meses después de la confirmación recibe una respuesta: qué está previsto, qué se ha hecho y por qué. Si no hay confirmación, los 3 meses cuentan desde el 7.º día después de la recepción.",
  ),
  paragraph("La confirmación, las preguntas y la respuesta las lee en su caso, con su contraseña."),
  heading("Qué se guarda y cuánto tiempo"),
  bullets(
    "Su denuncia, sus archivos y todos los mensajes están cifrados. También lo están las notas de la oficina de denuncias.",
    "Además se anota cuándo llegó algo y qué pasos ha dado la oficina de denuncias. La ley lo exige (§ 11 HinSchG).",
    retention(retentionMonths),
    "Su dirección IP no se guarda.",
  ),
  heading("Su protección"),
  paragraph(
    "Quien al denunciar tenía motivos razonables para creer que la información era cierta no debe sufrir perjuicios por ello (§§ 33 y 36 HinSchG). Solo conocen su nombre las personas que tramitan su denuncia; las excepciones están en el § 9 HinSchG. Quien denuncia algo falso a propósito o por negligencia grave no está protegido.",
  ),
  heading("Usted elige"),
  paragraph(
    "También puede acudir a una oficina externa de denuncias, ahora o más tarde. Están en la página «Oficinas externas de denuncias».",
  ),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("Esta información según el art. 13 del Reglamento General de Protección de Datos (RGPD) le dice qué pasa con sus datos."),
    heading("Quién es responsable"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "la dirección")]),
    heading("Delegado o delegada de protección de datos"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} no tiene que nombrar a un delegado o una delegada de protección de datos y no lo ha hecho.`)
        : ask(source, "quién es el delegado o la delegada de protección de datos"),
    heading("Para qué y con qué base legal"),
    paragraph(
      "Sus datos se tratan para examinar su denuncia y darle seguimiento. La base legal es el art. 6, apartado 1, letra c), del RGPD junto con el § 10 HinSchG; para datos especialmente protegidos, el art. 9, apartado 2, letra g), del RGPD junto con el § 10 HinSchG.",
    ),
    paragraph(
      "Si da una dirección de correo para avisos, lo hace voluntariamente (art. 6, apartado 1, letra a), del RGPD). Puede quitar la dirección en su caso en cualquier momento.",
    ),
    paragraph(
      "Si graba un mensaje de voz, solo se envía con su consentimiento (art. 6, apartado 1, letra a), del RGPD; § 11, apartado 2, HinSchG). Puede retirar el consentimiento para el futuro. El mensaje se graba y se modifica en su navegador.",
    ),
    heading("Qué datos"),
    paragraph(
      "Se trata lo que usted escribe, lo que dice y los archivos que añade, también sobre otras personas, y además la hora, la categoría y si da un nombre. No tiene que dar datos sobre usted, salvo que el formulario los pida. Estas páginas no usan cookies, no cargan nada de otras empresas y no guardan su dirección IP. Mientras escribe, su navegador conserva el borrador cifrado en esta pestaña, para que no se pierda nada al volver a cargar. Después de enviar desaparece, y después de una hora ya no se puede abrir.",
    ),
    heading("Quién recibe los datos"),
    paragraph(
      `Pueden leer su denuncia los miembros de la unidad «${departmentName}» o de la unidad que indica el formulario. Para el caso de que ya nadie pueda abrirla, la empresa puede guardar una clave de cifrado de emergencia. Si el caso pasa a otra unidad, lo leen los miembros de esta. Si la oficina de denuncias pide ayuda a alguien de fuera para examinarla, por ejemplo a un abogado o una abogada, esa persona lee solo su caso y solo por un tiempo limitado. A otros, por ejemplo a autoridades, la oficina de denuncias solo puede comunicarles algo en la medida en que el § 9 HinSchG lo permite.`,
    ),
    paragraph(
      "El operador de Hinweiszentrale guarda los datos por encargo de la empresa (art. 28 del RGPD). Los contenidos están cifrados de extremo a extremo; el operador no tiene ninguna clave para abrirlos. El operador puede leer la hora, la categoría y el tipo de la denuncia, y una dirección de correo que usted dé para avisos; esa dirección la conocen también los servicios de correo por los que pasa.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(`Fuera de la UE y del EEE, por encargo del operador: ${name}, ${place} (${service}). Base de la transferencia: ${ground}.`),
    ),
    heading("Cuánto tiempo"),
    paragraph(retention(retentionMonths)),
    heading("Sus derechos"),
    bullets(
      "Puede pedir acceso (art. 15 del RGPD), rectificación (art. 16), supresión (art. 17) y que se limite el tratamiento (art. 18).",
      "Puede retirar sus consentimientos en cualquier momento para el futuro. Puede pedir que le den su dirección de correo en un formato habitual (art. 20).",
      "Los derechos de otras personas están limitados en la medida en que, de otro modo, se conocería la identidad de usted (§ 8 HinSchG, § 29 BDSG).",
      "Sobre su denuncia decide siempre una persona, nunca un programa por sí solo.",
    ),
    heading("Reclamación ante la autoridad de control"),
    paragraph(
      facts.supervision ||
        `Puede presentar una reclamación ante la autoridad de protección de datos del estado federado en el que ${companyName} tiene su sede o en el que usted vive o trabaja.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Información según el § 5 de la Ley alemana de servicios digitales (Digitale-Dienste-Gesetz, DDG)"),
    heading("Titular de estas páginas"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Forma jurídica", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Representación", facts.representedBy),
    ...titled("Contacto", [email && `Correo electrónico: ${email}`, facts.phone && `Teléfono: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Registro", facts.register || company.register),
    ...titled("Número de identificación a efectos del IVA", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("Lo que todavía falta"), ask(source, "algunos de estos datos")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("Esta declaración vale para las páginas de este canal de denuncias. Todas las personas deben poder denunciar aquí."),
    heading("Qué hacemos"),
    paragraph("La norma son las Pautas de Accesibilidad para el Contenido Web (WCAG 2.2, nivel AA)."),
    bullets(
      "Todo se puede usar con el teclado, y se ve en qué punto está uno.",
      "Los títulos, campos y mensajes de error están marcados para que los lectores de pantalla los anuncien.",
      "Los textos tienen mucho contraste, en claro y en oscuro. Se pueden ampliar y caben en pantallas pequeñas.",
      "La página de inicio y las páginas de información no necesitan JavaScript.",
    ),
    heading("Qué no es accesible todavía"),
    bullets(
      "El formulario y su caso necesitan JavaScript: su navegador cifra con él.",
      "El inicio, el formulario y el caso existen en alemán fácil (Leichte Sprache); ningún grupo de prueba los ha revisado todavía. De las páginas de información, solo una lo está.",
      "No hay versión en lengua de signos.",
      "El navegador no rellena por sí mismo el nombre, el teléfono ni la dirección de correo electrónico (WCAG 1.3.5): la intención es que no quede nada de ello en el dispositivo.",
      "Todas las páginas tienen el mismo título en el navegador, «Portal» (WCAG 2.4.2): no debe decir de qué se trata.",
      "Los textos y archivos que añaden la empresa o usted pueden contener barreras.",
    ),
    heading("Cómo se ha revisado"),
    paragraph(
      "Esta información se basa en revisiones propias: con un programa de prueba en cada tipo de página, y a mano con el teclado. Ningún organismo independiente lo ha revisado.",
    ),
    heading("Avisar de una barrera"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "un contacto para barreras"),
  ];
};

/** The standard texts in Spanish, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
