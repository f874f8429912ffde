import type { Company } from "@hz/contract/account/company";
import type { OperatorProcessing } from "@hz/contract/account/operator-texts";
import { agreementText } from "@hz/contract/processing/agreement-text";
import { assessmentText } from "@hz/contract/processing/assessment-text";
import type { Block, Document } from "@hz/contract/processing/document";
import { factsOf } from "@hz/contract/processing/facts";
import { recordText } from "@hz/contract/processing/record-text";
import { transferText } from "@hz/contract/processing/transfer-text";
import { named } from "./operators.ts";

const silent: Company = {
  companyName: "{company}",
  companyWebsite: "",
  companyEmail: "",
  companyIndustry: "",
  companySize: "",
  contactPersonName: "",
  contactPersonEmail: "",
  legalForm: "",
  taxId: "",
  registrationNumber: "",
  companyAddress: "",
  dataProtectionOfficer: "",
};
/** A company that gives all it can, and one that has given its name alone. */
const COMPANIES: Company[] = [
  { ...silent, companyEmail: "{email}", legalForm: "{form}", companyAddress: "{address}", dataProtectionOfficer: "{officer}" },
  silent,
];

const { processing } = named.texts;
const inTheUnion = processing.subProcessors.filter(({ transfer }) => transfer === null);
/** An operator's part with all that may stand in it, one whose processors stay in the union, and one that names nobody. */
const PARTS: OperatorProcessing[] = [
  processing,
  { ...processing, subProcessors: inTheUnion },
  { ...processing, measures: [], subProcessors: [], officer: null },
];

const wordsOf = (block: Block): string[] => {
  if (block.kind === "text") return [block.text];
  return block.kind === "list" ? block.items : [block.caption, ...block.head, ...block.rows.flat()];
};
const linesOf = ({ title, sections }: Document): string[] => [
  title,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)]),
];

/** The agreement and what stands beside it, for each kind of company and of operator's part. */
export const agreementTexts = (): string[] =>
  COMPANIES.flatMap((company) =>
    PARTS.flatMap((part) => {
      const facts = factsOf(company, 36, { ...named, texts: { ...named.texts, processing: part } })!;
      return [agreementText, recordText, assessmentText, transferText].flatMap((make) => linesOf(make(facts)));
    }),
  );
