import type { Company } from "../account/company.ts";
import { isReached, type Operator } from "../account/operator.ts";
import type { OperatorProcessing } from "../account/operator-texts.ts";

/** Whom an agreement on processing is between, and what belongs to it. */
export type ProcessingFacts = {
  company: Company;
  /** How long reports are kept after they were closed, as the company has set it. */
  retentionMonths: number;
  operator: Operator & { name: string; street: string; city: string };
  processing: OperatorProcessing;
};

/** The settings without which the operator can offer no agreement, of those that are missing. */
export function operatorLacks(operator: Operator): string[] {
  const { name, street, city, texts } = operator;
  const email = isReached(operator) ? operator.email : null;
  const address = { OPERATOR_NAME: name, OPERATOR_STREET: street, OPERATOR_CITY: city, SUPPORT_EMAIL: email };
  const needed = { ...address, "auftragsverarbeitung.json": texts.processing };
  return Object.entries(needed).flatMap(([setting, value]) => (value === null ? [setting] : []));
}

/** What of its data a company has to give before it can conclude. */
export const companyLacks = ({ companyAddress }: Company): "companyAddress"[] => (companyAddress === "" ? ["companyAddress"] : []);

/** The facts of a company under an operator; null where that one offers no agreement. */
export function factsOf(company: Company, retentionMonths: number, operator: Operator): ProcessingFacts | null {
  const { name, street, city, texts } = operator;
  if (name === null || street === null || city === null || texts.processing === null || !isReached(operator)) return null;
  return { company, retentionMonths, operator: { ...operator, name, street, city }, processing: texts.processing };
}

const orMissing = (value: string, what: string) => value || `(${what} fehlt noch)`;

/** The company as a party, a line for each thing that is known of it. */
export function companyLines({ company }: ProcessingFacts): string {
  const { companyName, legalForm, companyAddress, registrationNumber, companyEmail } = company;
  const form = legalForm !== "" && !companyName.includes(legalForm) ? ` (${legalForm})` : "";
  return [`${companyName}${form}`, orMissing(companyAddress, "Anschrift"), registrationNumber, companyEmail].filter(Boolean).join("\n");
}

/** The operator as a party. */
export function operatorLines({ operator }: ProcessingFacts): string {
  const { name, street, city, country, representedBy, register, email } = operator;
  const spoken = representedBy && `vertreten durch ${representedBy}`;
  return [name, street, city, country, spoken, register, email].filter(Boolean).join("\n");
}

/** Whom to ask about data protection in the company; not every company has to name somebody, and in a draft the place stays open. */
export const companyOfficer = (
  { company: { dataProtectionOfficer, contactPersonName, contactPersonEmail } }: ProcessingFacts,
  unnamed = "(fehlt noch)",
) => dataProtectionOfficer || [contactPersonName, contactPersonEmail].filter(Boolean).join(", ") || unnamed;
