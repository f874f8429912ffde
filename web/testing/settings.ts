import { type Company, companyRoutes } from "@hz/contract/account/company";
import { securityRoutes, type SecurityState } from "@hz/contract/account/security";
import { answers } from "./answers.ts";
import { somebody } from "./office.ts";

export const COMPANY: Company = {
  companyName: "Muster AG",
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
const SECURITY: SecurityState = {
  requireSecondFactor: false,
  twoPersonDeletion: false,
  showHandlerNames: false,
  sessionHours: 12,
  idleMinutes: 120,
  retentionMonths: 36,
  ownSecondFactor: false,
  peopleWithoutSecondFactor: 3,
};

/** Answers as a company that keeps what is saved of its settings; gives what it holds. */
export function answerSettings() {
  const office = { company: { ...COMPANY }, security: { ...SECURITY } };
  answers(companyRoutes.get, () => office.company);
  answers(companyRoutes.save, ({ body }) => Object.assign(office.company, body));
  answers(companyRoutes.saveOwn, ({ body: { email, companyWebsite } }) => {
    Object.assign(office.company, { ...(email && { companyEmail: email }), ...(companyWebsite && { companyWebsite }) });
    return somebody();
  });
  answers(securityRoutes.get, () => office.security);
  answers(securityRoutes.save, ({ body }) => Object.assign(office.security, body));
  return office;
}
