import * as z from "zod";
import { COMPANY_SIZES } from "../billing/plans.ts";
import { defineRoute } from "../route.ts";
import { Email, Website } from "../scalars.ts";
import { CurrentUser } from "../people/users.ts";

const line = z.string().trim().max(200);
const address = z.union([z.literal(""), Email]);

const companyName = line.min(1, "Firmenname ist erforderlich");
const others = {
  companyWebsite: line,
  companyEmail: address,
  companyIndustry: line,
  /** One of the plans' bands of employees; what was stored before may be another text and stays. */
  companySize: line,
  contactPersonName: line,
  contactPersonEmail: address,
  legalForm: line,
  taxId: line,
  registrationNumber: line,
  /** Street, postal code and place on one line. */
  companyAddress: line,
  /** With a way to reach them. */
  dataProtectionOfficer: line,
};
/** What a form sends of it: only what was edited, so that it overwrites nothing else. */
const CompanyChange = z.object({ companyName, ...others, companyWebsite: Website, companySize: z.enum(["", ...COMPANY_SIZES]) }).partial();
/** The company's data (company_settings of the specification); what is not known is empty. */
export const Company = z.object({ companyName, ...others });
export type Company = z.infer<typeof Company>;

const access = { access: "user", permission: "Einstellungen", whileWaiting: true } as const;

export const companyRoutes = {
  get: defineRoute({ method: "GET", path: "/api/company", summary: "The company's data", ...access, answer: Company }),
  save: defineRoute({
    method: "PUT",
    path: "/api/company",
    summary: "Saves the company's data; what is not named stays",
    ...access,
    needsPlan: true,
    body: CompanyChange,
    answer: Company,
  }),
  saveOwn: defineRoute({
    method: "PUT",
    path: "/api/user",
    summary: "Company data save: the own full name, the company's contact address and its website; what is not named stays",
    ...access,
    body: z.object({ fullName: line.min(1, "Name ist erforderlich"), email: address, companyWebsite: Website }).partial(),
    answer: CurrentUser,
    errors: ["ACCESS_WAITING"],
  }),
};
