import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in European Portuguese. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Corrupção e suborno", description: "Aceitar, oferecer ou exigir vantagens" },
  "Betrug, Untreue, Diebstahl": {
    name: "Fraude, abuso de confiança, furto",
    description: "Danos à empresa ou a outros, desvio de dinheiro ou bens",
  },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Contabilidade, impostos, subsídios",
    description: "Contas falsas, infrações fiscais, subsídios obtidos por engano",
  },
  Geldwäsche: { name: "Branqueamento de capitais", description: "Origem escondida do dinheiro, financiamento do terrorismo" },
  "Wettbewerb und Kartell": {
    name: "Concorrência e cartéis",
    description: "Acordos com concorrentes, concorrência desleal",
  },
  "Arbeits- und Gesundheitsschutz": {
    name: "Segurança e saúde no trabalho",
    description: "Falta de proteção, perigos no local de trabalho",
  },
  "Rechte von Beschäftigten": {
    name: "Direitos de quem trabalha",
    description: "Salário, horário de trabalho, comissão de trabalhadores",
  },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Discriminação e assédio",
    description: "Tratamento humilhante, assédio sexual, assédio moral, exclusão",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Proteção de dados e segurança informática",
    description: "Abuso ou perda de dados, sistemas inseguros",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Segurança dos produtos e defesa do consumidor",
    description: "Produtos perigosos, clientes enganados",
  },
  Umwelt: { name: "Ambiente", description: "Poluição, eliminação ilegal de resíduos" },
  "Repressalie nach einer Meldung": {
    name: "Retaliação após uma denúncia",
    description: "Desvantagens porque alguém denunciou algo",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Conflito de interesses, código de conduta",
    description: "Infrações às regras da empresa",
  },
  "Sonstiges oder unsicher": {
    name: "Outro ou não sei",
    description: "Se mais nada servir. Não tem de fazer nenhuma classificação legal.",
  },
  Lieferkette: { name: "Cadeia de abastecimento", description: "Direitos humanos e ambiente nos fornecedores" },
  "Finanzmarkt und Versicherung": {
    name: "Mercados financeiros e seguros",
    description: "Uso de informação privilegiada, regras de supervisão",
  },
  "Lebensmittel und Tierschutz": {
    name: "Alimentos e proteção dos animais",
    description: "Alimentos perigosos, maus-tratos a animais",
  },
  "Öffentliche Auftragsvergabe": {
    name: "Contratação pública",
    description: "Acordos entre concorrentes, concursos evitados",
  },
  Verkehrssicherheit: {
    name: "Segurança dos transportes",
    description: "Perigos na estrada, na ferrovia, na água e no ar",
  },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Proteção contra radiações e segurança nuclear",
    description: "Perigos por radiação",
  },
  Forschung: { name: "Investigação científica", description: "Dados inventados, textos alheios, interesses escondidos" },
  Patientensicherheit: { name: "Segurança dos doentes", description: "Perigos para doentes" },
};
