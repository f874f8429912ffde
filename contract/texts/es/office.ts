import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in Spanish. */
export const office: OfficeTexts = {
  name: "Oficina interna de denuncias",
  firstPage: [
    "Aquí puede denunciar irregularidades en {company}: de forma confidencial o sin dar su nombre. No necesita ninguna cuenta.",
    "Cómo funciona",
    "Usted describe lo que ha pasado y añade archivos si los tiene. Después recibe una contraseña. Con ella puede leer más tarde nuestra respuesta y seguir escribiéndonos.",
    "Quién lee su denuncia",
    "Las personas de la oficina interna de denuncias, y las personas a las que tengan que pedir ayuda para su caso. Todas están obligadas a la confidencialidad. Quien denuncia algo de buena fe está protegido contra perjuicios por ello.",
  ],
  bodies: {
    justice: {
      name: "Oficina externa de denuncias del Estado federal en la Oficina Federal de Justicia (Bundesamt für Justiz, BfJ)",
      purpose:
        "Para todas las infracciones de las que no se ocupa ninguna de las otras oficinas (§ 19 HinSchG). Si no sabe cuál es la competente, esta es la adecuada.",
    },
    finance: {
      name: "Autoridad Federal de Supervisión Financiera (BaFin), oficina para denunciantes",
      purpose:
        "Para infracciones en bancos, aseguradoras, servicios financieros y en el mercado de capitales, y para el blanqueo de dinero en ellos (§ 21 HinSchG).",
    },
    competition: {
      name: "Oficina Federal de Defensa de la Competencia (Bundeskartellamt)",
      purpose:
        "Para infracciones del derecho de la competencia, por ejemplo acuerdos de precios, y de las normas para grandes plataformas digitales (§ 22 HinSchG).",
    },
    states: {
      name: "Oficinas externas de denuncias de los estados federados",
      purpose:
        "Cada estado federado puede crear una oficina propia para infracciones en su administración y en sus municipios (§ 20 HinSchG). Si no la hay, es competente la oficina externa de denuncias del Estado federal. Esta también le dice qué oficina hay en su estado federado.",
    },
    fraud: {
      name: "Oficina Europea de Lucha contra el Fraude (OLAF)",
      purpose: "Para fraude y corrupción contra el presupuesto de la UE y para faltas en sus instituciones.",
    },
    ships: {
      name: "Agencia Europea de Seguridad Marítima (AESM/EMSA)",
      purpose: "Para la seguridad de los barcos y la protección del mar contra la contaminación por barcos.",
    },
    aviation: {
      name: "Agencia de la Unión Europea para la Seguridad Aérea (AESA/EASA)",
      purpose: "Para la seguridad en la aviación.",
    },
    markets: {
      name: "Autoridad Europea de Valores y Mercados (AEVM/ESMA)",
      purpose: "Para agencias de calificación, registros de operaciones y otras entidades que ella misma supervisa.",
    },
    medicines: {
      name: "Agencia Europea de Medicamentos (EMA)",
      purpose: "Para medicamentos: autorización, fabricación, ensayos y seguridad.",
    },
    ai: {
      name: "Oficina Europea de Inteligencia Artificial (AI Office)",
      purpose: "Para infracciones del Reglamento de Inteligencia Artificial por proveedores de modelos de IA de uso general.",
    },
  },
  consent:
    "Le pedimos su consentimiento para comunicar datos sobre su identidad (§ 9, apartado 3, de la Ley alemana de protección de denunciantes, HinSchG).\n\nA: {recipient}\nFinalidad: {purpose}\nSe comunica: {details}\n\nEl consentimiento solo vale para esta comunicación.",
  record: {
    final: "El acta de su denuncia es definitiva.",
    recorded: "Ahora pertenece a su denuncia una grabación de la conversación. Hay un consentimiento del {date}: «{wording}»",
    destroyed: "La grabación se ha destruido.",
  },
  feedback: {
    greeting: "Buenos días:\n\nCon este mensaje le damos una respuesta sobre su denuncia.",
    taken: "Medidas de seguimiento tomadas:",
    planned: "Medidas de seguimiento previstas:",
    reasons: "Motivos:",
    withheld: "Lo que no podemos decirle, y por qué:",
    regards: "Su oficina de denuncias",
  },
  meetingHeld: "La reunión en persona ya tuvo lugar.",
  poster: {
    language: "es-ES",
    title: "Denuncie irregularidades,",
    subtitle: "de forma confidencial o anónima",
    lead: "¿Ha visto algo que no está bien? Comuníquelo a nuestra oficina interna de denuncias. No necesita ninguna cuenta.",
    steps: [
      {
        name: "Abra la página",
        text: "Escanee el código QR con el móvil o escriba la dirección.",
      },
      {
        name: "Cuente lo que ha pasado",
        text: "Sin su nombre, si quiere. Puede añadir archivos.",
      },
      {
        name: "Guarde la contraseña",
        text: "Con ella lee nuestra respuesta y sigue escribiéndonos.",
      },
    ],
    qr: "Código QR con la dirección de la oficina de denuncias",
    address: "Dirección para escribir",
    sealed: "Su denuncia se cifra en su dispositivo. Solo la oficina de denuncias puede leerla.",
    device: "Lo mejor es usar un dispositivo propio y no la red de la empresa.",
    fingerprint: "Huella de la clave de cifrado",
    fingerprintMeans: "El portal muestra los mismos caracteres antes de que envíe algo. Si son otros, no envíe nada.",
    documentTitle: "{company}: denunciar irregularidades",
  },
  link: {
    label: "Denunciar",
    title: "Oficina de denuncias de {company}, se abre en una pestaña nueva",
  },
  news: {
    subject: "Hay novedades",
    text: "Hay un mensaje nuevo para usted. Puede leerlo con su contraseña.",
    open: "Abrir",
  },
  sheet: {
    text: "Hoja de acceso a su denuncia\n\nNúmero de caso: {caseNumber}\nDirección: {address}\n\nLa contraseña de su caso:\n\n{password}\n\nAbra la dirección y escriba la contraseña. Allí puede leer nuestras respuestas, escribirnos y revisar un acta de su denuncia.\n\nQué pasa después: confirmamos la recepción en un plazo máximo de siete días y le damos una respuesta como máximo tres meses después de la confirmación. Tratamos su identidad de forma confidencial.\n\nGuarde esta hoja en un lugar seguro. Nadie puede recuperar la contraseña, tampoco nosotros.",
    qr: "Código QR con la dirección de su caso",
    scan: "Dirección para escanear. La contraseña no está en ella.",
  },
};
