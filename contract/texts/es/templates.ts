import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in Spanish; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Buenos días:

Recibimos su denuncia el {eingangsdatum}. Su número de caso es {fallnummer}. Este es nuestro acuse de recibo según el § 17, apartado 1, de la Ley alemana de protección de denunciantes (HinSchG); se ha creado automáticamente.

Así seguimos: examinamos si la ley se aplica a su denuncia y si la denuncia está fundada. Como muy tarde el {rueckmeldung_bis} le diremos aquí qué hemos previsto o hecho, y por qué.

Si tenemos una pregunta, estará aquí en su caso. Ábralo de vez en cuando con su contraseña.

Tratamos su identidad de forma confidencial (§ 8 HinSchG). También puede acudir a una oficina externa de denuncias, por ejemplo a la federal en la Oficina Federal de Justicia (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Buenos días:

Gracias por su denuncia. La recibimos el {eingangsdatum} y se lo confirmamos con este mensaje (§ 17, apartado 1, HinSchG). Su número de caso es {fallnummer}.

La leemos con cuidado y examinamos si se le aplica la Ley alemana de protección de denunciantes (HinSchG) y si está fundada. Como muy tarde el {rueckmeldung_bis} le diremos aquí qué hemos previsto o hecho, y por qué.

Solo conocen su identidad las personas que reciben y tramitan su denuncia o que ayudan en ello (§ 8 HinSchG). Está prohibido perjudicar a alguien por una denuncia (§ 36 HinSchG). Si le ocurre algo así, escríbanos.

Abra su caso de vez en cuando. Nuestras preguntas solo aparecen aquí.

Un cordial saludo
{funktion}, {unternehmen}`,

  "receipt-after-call": `Buenos días:

Gracias por su llamada. Recogimos su denuncia el {eingangsdatum} y le confirmamos que la hemos recibido (§ 17, apartado 1, HinSchG). Su número de caso es {fallnummer}.

Lo que nos ha dicho lo ponemos por escrito en un acta. La encontrará aquí en cuanto esté lista. Entonces podrá revisarla, corregirla y confirmarla (§ 11, apartado 4, HinSchG).

Como muy tarde el {rueckmeldung_bis} le diremos aquí qué hemos previsto o hecho, y por qué. Tratamos su identidad de forma confidencial (§ 8 HinSchG).

Un cordial saludo
{funktion}, {unternehmen}`,

  "scope-accepted": `Buenos días:

Hemos examinado si somos competentes para su denuncia. Lo somos: entra en el ámbito de aplicación de la Ley alemana de protección de denunciantes (§ 2 HinSchG).

Ahora examinamos si está fundada y decidimos sobre las medidas de seguimiento. Si necesitamos más datos, le preguntaremos aquí.

La ley le protege contra perjuicios si al denunciar tenía motivos razonables para creer que su información era cierta (§§ 33 a 37 HinSchG). Recibirá nuestra respuesta como muy tarde el {rueckmeldung_bis}.

Un cordial saludo
{funktion}, {unternehmen}`,

  "scope-declined": `Buenos días:

Gracias por su denuncia del {eingangsdatum}. La hemos examinado. Según nuestra valoración, no entra en el ámbito de aplicación de la Ley alemana de protección de denunciantes (§ 2 HinSchG): [… motivo en una frase].

Eso no significa que su asunto no sea importante. Es competente: [… organismo y cómo contactar con él]. No pasamos su denuncia a ese organismo sin su consentimiento.

Si al denunciar tenía motivos para creer que la ley se aplicaba, su identidad sigue siendo confidencial también ahora (§ 8, apartado 1, HinSchG). Si cree que nos equivocamos, escríbanos. También puede acudir a una oficina externa de denuncias, por ejemplo a la federal en la Oficina Federal de Justicia (Bundesamt für Justiz).

Un cordial saludo
{funktion}, {unternehmen}`,

  question: `Buenos días:

Gracias por su denuncia con el número de caso {fallnummer}. Para poder examinarla necesitamos algunos datos más. Responda solo lo que sepa:

– ¿Qué ha pasado exactamente?
– ¿Cuándo y dónde fue, y sigue ocurriendo?
– ¿Quién participó, quién lo vio? En lugar de un nombre basta un cargo.
– ¿Cómo lo sabe: lo vivió usted o se lo contaron?
– ¿Hay pruebas, por ejemplo correos, fotos o facturas?
– [… otra pregunta]

Si quiere mantener el anonimato, cuide de que el texto y los archivos no apunten a usted. No se ponga en peligro por una prueba.

Un cordial saludo
{funktion}, {unternehmen}`,

  "question-reminder": `Buenos días:

Le hicimos una pregunta en este caso y aún no hemos encontrado respuesta. Su respuesta nos ayudaría mucho, aunque sea corta o un «No lo sé».

Si hasta el [… fecha] no tenemos noticias de usted, seguiremos examinando la denuncia con lo que tenemos. Puede que entonces tengamos que cerrar el caso por falta de pruebas.

Un cordial saludo
{funktion}, {unternehmen}`,

  invitation: `Buenos días:

Nos gustaría hablar con usted. La conversación es voluntaria; no le perjudica si prefiere escribir.

Nuestra propuesta: [… día, hora, lugar o teléfono]. Con su consentimiento también es posible hablar por vídeo (§ 16, apartado 3, HinSchG). Puede venir con alguien de su confianza.

Haremos un acta de la conversación. Solo podemos grabarla o anotarla palabra por palabra si usted da su consentimiento. Recibirá el acta para revisarla (§ 11 HinSchG).

¿Le viene bien, o tiene otra propuesta? Escríbanos aquí.

Un cordial saludo
{funktion}, {unternehmen}`,

  record: `Buenos días:

El acta de nuestra conversación está aquí en su caso, en «Acta para revisar».

Revise si es correcta. Puede corregirla, completarla y confirmarla (§ 11, apartado 4, HinSchG). Para ello elija allí «Confirmar», «Proponer una corrección» o «No confirmar».

Si la conversación se grabó con su consentimiento, borramos la grabación en cuanto el acta esté terminada.

Un cordial saludo
{funktion}, {unternehmen}`,

  abuse: `Buenos días:

Tomamos en serio lo que denuncia y seguimos examinándolo. Pero en su mensaje también hay insultos. Describa lo que ha pasado sin despreciar a otras personas. Así podemos ayudarle mejor.

No respondemos a comentarios que no tienen que ver con el asunto. También las personas denunciadas tienen derechos.

La ley protege a quien tenía motivos razonables para creer que su información era cierta. Quien denuncia algo falso a propósito o por negligencia grave no está protegido (§ 9, apartado 1, y § 38 HinSchG). No suponemos eso de usted; lo decimos para que lo sepa.

Un cordial saludo
{funktion}, {unternehmen}`,

  anonymity: `Buenos días:

Usted no quiere que nadie sepa quién ha denunciado. Lo entendemos.

Si no ha dado su nombre, no lo conocemos, y no tiene que darlo. Si lo conocemos, solo lo saben las personas que reciben y tramitan su denuncia o que ayudan en ello (§ 8 HinSchG). Los demás solo lo saben si es necesario para medidas de seguimiento y usted ha dado su consentimiento para ese caso concreto (§ 9, apartado 3, HinSchG).

La ley indica excepciones: las autoridades que persiguen delitos, las autoridades en un procedimiento administrativo y los tribunales pueden exigir información (§ 9, apartado 2, HinSchG). Entonces se lo diremos antes, si no nos está prohibido. La identidad de quien denuncia algo falso a propósito o por negligencia grave no está protegida (§ 9, apartado 1, HinSchG).

Usted también puede ayudar: no hable con nadie de la denuncia y fíjese en si hay detalles que solo usted puede saber.

Un cordial saludo
{funktion}, {unternehmen}`,

  consent: `Buenos días:

Para seguir examinando el caso queremos comunicar datos por los que se le puede reconocer. Solo podemos hacerlo con su consentimiento (§ 9, apartado 3, HinSchG).

Qué queremos comunicar: [… datos]
A quién: [… cargo u organismo]
Por qué es necesario para las medidas de seguimiento: [… motivo]

El consentimiento es voluntario y solo vale para esta comunicación. Si rechaza la petición, eso no le perjudica; entonces seguimos sin ella hasta donde sea posible. Puede retirar el consentimiento en cualquier momento para el futuro.

Para ello recibe aquí una petición aparte. Responda allí con «Aceptar» o «Rechazar»; allí también puede retirar el consentimiento.

Un cordial saludo
{funktion}, {unternehmen}`,

  "disclosure-notice": `Buenos días:

Le informamos de antemano: tenemos que comunicar datos sobre su identidad a una autoridad o a un tribunal (§ 9, apartado 2, HinSchG).

Destinatario: [… autoridad o tribunal]
Motivo: [… petición en un proceso penal, orden en un procedimiento administrativo o decisión de un tribunal]
Alcance: [… datos]
Momento: [… fecha]

Solo comunicamos lo que se exige. La protección contra perjuicios por su denuncia se mantiene (§ 36 HinSchG). Si tiene objeciones, escríbanos enseguida. También puede pedir asesoramiento jurídico.

Un cordial saludo
{funktion}, {unternehmen}`,

  "hand-over": `Buenos días:

Hemos examinado su denuncia y traspasamos el procedimiento (§ 18, número 4, HinSchG). De seguir investigando se encarga: [… unidad interna o autoridad].

El motivo: [… motivo]. Los datos por los que se le puede reconocer solo los comunicamos en la medida en que usted ha dado su consentimiento o la ley lo exige (§§ 8 y 9 HinSchG).

Puede seguir contactando aquí con nosotros. Recibirá nuestra respuesta como muy tarde el {rueckmeldung_bis}.

Un cordial saludo
{funktion}, {unternehmen}`,

  interim: `Buenos días:

Queremos mantenerle al día. Su caso {fallnummer} sigue en trámite. Situación del {heute}: [… qué ha pasado].

Próximo paso: [… próximo paso]. Recibirá nuestra respuesta según el § 17, apartado 2, HinSchG como muy tarde el {rueckmeldung_bis}.

Si ha recordado algo más o algo ha cambiado, escríbanos aquí.

Un cordial saludo
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Buenos días:

Hemos examinado su denuncia del {eingangsdatum}. Lo que denunció se ha confirmado. Esta es nuestra respuesta según el § 17, apartado 2, HinSchG.

Qué hemos hecho: [… medidas de seguimiento tomadas]
Qué tenemos previsto todavía: [… medidas de seguimiento previstas, con fecha]
Los motivos: [… motivos]

No podemos darle detalles sobre otras personas. Gracias por informarnos. Sin usted no lo habríamos sabido.

Un cordial saludo
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Buenos días:

Hemos examinado su denuncia del {eingangsdatum}. No hemos podido confirmar lo que denunció. Esta es nuestra respuesta según el § 17, apartado 2, HinSchG.

Qué hemos hecho: [… medidas de seguimiento tomadas]
Qué tenemos previsto todavía: [… medidas de seguimiento previstas, o ninguna]
Los motivos: [… motivos]

Eso no significa que no le creamos. Su protección se mantiene si tenía motivos razonables para creer que su información era cierta. Si tiene más información o pruebas, escríbanos.

Un cordial saludo
{funktion}, {unternehmen}`,

  "feedback-limited": `Buenos días:

Hemos examinado su denuncia del {eingangsdatum}. Esta es nuestra respuesta según el § 17, apartado 2, HinSchG.

Lo que podemos decirle: [… medidas de seguimiento tomadas y previstas]
Los motivos: [… motivos]

Por ahora no podemos decir más. Una respuesta solo está permitida en la medida en que no afecta a averiguaciones internas o investigaciones y no perjudica los derechos de las personas afectadas (§ 17, apartado 2, frase 3, HinSchG). En cuanto podamos decir más, lo leerá aquí.

Un cordial saludo
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Buenos días:

Hoy recibe nuestra respuesta según el § 17, apartado 2, HinSchG sobre su denuncia del {eingangsdatum}. El procedimiento aún no está cerrado.

Qué hemos hecho: [… medidas de seguimiento tomadas]
Qué tenemos previsto todavía: [… medidas de seguimiento previstas]
Los motivos, y por qué tarda más: [… motivos]

El resultado lo sabrá aquí, probablemente como muy tarde el [… fecha].

Un cordial saludo
{funktion}, {unternehmen}`,

  closing: `Buenos días:

Hemos cerrado el procedimiento sobre su denuncia con el número de caso {fallnummer}. Resultado y motivos: [… resultado y motivos].

Si no está de acuerdo, puede acudir a una oficina externa de denuncias: la federal en la Oficina Federal de Justicia (Bundesamt für Justiz), la BaFin para el sector financiero o el Bundeskartellamt para la competencia. La página «Oficinas externas de denuncias» de este canal de denuncias las indica todas con sus direcciones.

Borraremos nuestros documentos sobre su denuncia después del {loeschdatum} (§ 11, apartado 5, HinSchG). Solo los guardamos más tiempo si una ley lo exige y es proporcionado.

Si sufre perjuicios por su denuncia, escríbanos, también más tarde. Gracias por su confianza.

Un cordial saludo
{funktion}, {unternehmen}`,

  retaliation: `Buenos días:

El {eingangsdatum} nos denunció algo. Queremos saber cómo le va desde entonces.

¿Ha sufrido perjuicios por su denuncia, o le han amenazado con ellos? Por ejemplo, un despido, un traslado, una peor valoración, exclusión o acoso laboral. Está prohibido, y también lo está amenazar con ello (§ 36, apartado 1, HinSchG).

Si después de una denuncia sufre un perjuicio en el trabajo y alega que se debe a la denuncia, la ley presume que es así. Quien le ha perjudicado tiene que probar lo contrario (§ 36, apartado 2, HinSchG). También es posible una indemnización (§ 37 HinSchG).

Escríbanos qué ha pasado y cuándo. Si le va bien, basta un breve «Todo bien».

Un cordial saludo
{funktion}, {unternehmen}`,
};
