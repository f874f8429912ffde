import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in Spanish; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… saludo]

La {funktion} de {unternehmen} ha recibido una denuncia que también trata de usted. Le informamos según el artículo 14 del RGPD. Una denuncia no es un resultado: nada de ella está probado, y usted puede dar su versión.

De qué se trata: [… asunto, sin nada que permita deducir quién es la persona denunciante]
Responsable: {unternehmen}, [… dirección y contacto]
Protección de datos: [… contacto de la persona delegada de protección de datos]
Finalidad: examen de la denuncia y medidas de seguimiento
Base jurídica: artículo 6, apartado 1, letra c), del RGPD junto con el § 10 HinSchG
Qué datos: [… categorías, por ejemplo nombre, cargo, hechos descritos]
Quién los recibe: las personas responsables de la denuncia; [… otros destinatarios o ninguno]
De dónde vienen: de una denuncia. No podemos decir de quién (§ 8 HinSchG, § 29, apartado 1, BDSG).
Cuánto tiempo: por regla general, tres años después del fin del procedimiento (§ 11, apartado 5, HinSchG)

Usted tiene derecho de acceso, rectificación, supresión y limitación del tratamiento, en la medida en que la ley no lo limite, y puede presentar una reclamación ante una autoridad de protección de datos.

Por favor, no intente averiguar quién ha hecho la denuncia. Está prohibido perjudicar a las personas denunciantes (§ 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… saludo]

Usted ha pedido acceso según el artículo 15 del RGPD. Aquí lo tiene, con fecha de {heute}.

Si tratamos datos sobre usted: [… sí o no]
Qué datos: [… categorías y contenidos]
Finalidad: examen de una denuncia y medidas de seguimiento
Base jurídica: artículo 6, apartado 1, letra c), del RGPD junto con el § 10 HinSchG
Destinatarios: [… destinatarios o categorías]
Origen: [… origen, en la medida en que se puede decir]
Cuánto tiempo: por regla general, tres años después del fin del procedimiento (§ 11, apartado 5, HinSchG)
No hay ninguna decisión automatizada.

No podemos dar algunos datos porque hay que mantenerlos en secreto, sobre todo por los intereses legítimos de otras personas. Entre ellos está quién ha hecho una denuncia (§ 8 HinSchG, § 29, apartado 1, BDSG).

Usted tiene derecho de rectificación, supresión y limitación del tratamiento, en la medida en que la ley no lo limite, y puede presentar una reclamación ante una autoridad de protección de datos.

{funktion}, {unternehmen}`,

  "staff-mail": `Asunto: Cómo denunciar irregularidades

Buenos días:

Si en {unternehmen} algo no está bien, queremos saberlo. Para eso está nuestra {funktion}.

Puede denunciar aquí: [… dirección completa del canal de denuncias]. Se puede sin iniciar sesión, en cualquier momento, con su nombre o de forma anónima. También es posible denunciar por teléfono o en una conversación: [… contacto].

Quien tramita su denuncia es independiente y está obligado a la confidencialidad (§§ 8 y 15 HinSchG). En un plazo de siete días confirmamos la recepción; como máximo tres meses después le decimos qué hemos hecho.

Está prohibido perjudicar a alguien por una denuncia (§ 36 HinSchG). También puede elegir una oficina externa de denuncias, por ejemplo la federal en la Oficina Federal de Justicia (Bundesamt für Justiz). Si dentro de la empresa se puede actuar con eficacia contra la infracción y usted no teme que le perjudiquen, denuncie primero internamente, por favor.

Un cordial saludo
{unternehmen}`,

  "staff-intranet": `Denunciar irregularidades

Sobornos, fraude, peligros en el trabajo, discriminación, infracciones de las normas de medio ambiente o de protección de datos: quien se entera de ello en el trabajo puede denunciarlo. De ello se encarga la {funktion}.

Dónde: [… dirección completa del canal de denuncias]
Cómo: por escrito, de forma anónima si quiere; por teléfono o en una conversación: [… contacto]
Quién lo lee: solo las personas de la oficina de denuncias
Cuándo le respondemos: el acuse de recibo, en siete días como máximo; la respuesta, como máximo tres meses después
Su protección: confidencialidad (§ 8 HinSchG) y prohibición de represalias (§ 36 HinSchG)

En lugar de eso, también puede elegir una oficina externa de denuncias: la federal en la Oficina Federal de Justicia (Bundesamt für Justiz), la de la BaFin o la del Bundeskartellamt.

Si hay peligro para la vida o la salud, llame primero al 110 o al 112.`,

  "staff-notice": `¿Algo no está bien? Díganoslo.

La {funktion} de {unternehmen} recibe denuncias:
confidenciales, anónimas si quiere, en cualquier momento.

[… dirección completa del canal de denuncias o código QR]
[… teléfono y horario]

Quien denuncia está protegido. Está prohibido perjudicarle (§ 36 HinSchG).
También puede elegir una oficina externa de denuncias, por ejemplo en la Oficina Federal de Justicia (Bundesamt für Justiz).`,

  "new-staff": `Le damos la bienvenida a {unternehmen}

Esto también es importante al empezar: en nuestra empresa hay una {funktion} según la Ley alemana de protección de denunciantes (HinSchG). Allí puede denunciar infracciones de las que se entere en el trabajo, también de la época en que solicitó el empleo.

Dirección: [… dirección completa del canal de denuncias]
Otras vías: [… teléfono, conversación]

Puede dar su nombre o mantener el anonimato. Solo leen su denuncia las personas responsables; están obligadas a la confidencialidad (§ 8 HinSchG). Está prohibido perjudicar a alguien por una denuncia (§ 36 HinSchG). También puede elegir una oficina externa de denuncias, por ejemplo la federal en la Oficina Federal de Justicia (Bundesamt für Justiz).

Lo que hacemos con sus datos está en la información de protección de datos del canal de denuncias.`,
};
