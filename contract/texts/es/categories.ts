import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Spanish. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corrupción y sobornos", description: "Aceptar, ofrecer o pedir ventajas" },
  "Betrug, Untreue, Diebstahl": {
    name: "Fraude, administración desleal, robo",
    description: "Daño a la empresa o a otros, apropiación indebida",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Contabilidad, impuestos, subvenciones",
    description: "Cuentas falsas, infracciones fiscales, ayudas obtenidas con engaño",
  },
  Geldwäsche: { name: "Blanqueo de dinero", description: "Origen oculto del dinero, financiación del terrorismo" },
  "Wettbewerb und Kartell": { name: "Competencia y cárteles", description: "Acuerdos con competidores, competencia desleal" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Seguridad y salud en el trabajo",
    description: "Falta de protección, peligros en el trabajo",
  },
  "Rechte von Beschäftigten": { name: "Derechos de la plantilla", description: "Salario, horario, comité de empresa" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discriminación y acoso",
    description: "Trato humillante, acoso sexual, acoso laboral, exclusión",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Protección de datos y seguridad informática",
    description: "Abuso o pérdida de datos, sistemas inseguros",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Seguridad de productos y consumo",
    description: "Productos peligrosos, engaño a la clientela",
  },
  Umwelt: { name: "Medio ambiente", description: "Contaminación, eliminación ilegal de residuos" },
  "Repressalie nach einer Meldung": {
    name: "Represalias tras una denuncia",
    description: "Perjuicios porque alguien ha denunciado algo",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Conflicto de intereses, código de conducta",
    description: "Infracciones de las normas de la empresa",
  },
  "Sonstiges oder unsicher": {
    name: "Otros o no lo sé",
    description: "Si no encaja nada más. No tiene que clasificar nada legalmente.",
  },
  Lieferkette: { name: "Cadena de suministro", description: "Derechos humanos y medio ambiente en los proveedores" },
  "Finanzmarkt und Versicherung": {
    name: "Mercados financieros y seguros",
    description: "Uso de información privilegiada, normas de supervisión",
  },
  "Lebensmittel und Tierschutz": { name: "Alimentos y protección animal", description: "Alimentos peligrosos, maltrato animal" },
  "Öffentliche Auftragsvergabe": {
    name: "Contratación pública",
    description: "Acuerdos entre empresas, licitaciones evitadas",
  },
  Verkehrssicherheit: {
    name: "Seguridad del transporte",
    description: "Peligros en carretera, tren, agua y aire",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Protección radiológica y seguridad nuclear",
    description: "Peligros por radiación",
  },
  Forschung: { name: "Investigación", description: "Datos inventados, textos ajenos, intereses ocultos" },
  Patientensicherheit: { name: "Seguridad de pacientes", description: "Peligros para pacientes" },
};
