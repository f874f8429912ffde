import { expect, test } from "vitest";
import { type CompanyTyped, companyChanges } from "./company-changes.ts";

const typed: CompanyTyped = {
  fullName: "Anna Lindner",
  companyName: "Muster AG",
  companyWebsite: "muster.example",
  companyEmail: "post@muster.example",
  companyIndustry: "Handel",
  companySize: "etwa 30",
  contactPersonName: "",
  contactPersonEmail: "",
  legalForm: "AG",
  taxId: "DE 1",
  registrationNumber: "",
  companyAddress: "",
  dataProtectionOfficer: "",
};

test("only what was edited is sent, each field by its call", () => {
  expect(companyChanges(typed, ["legalForm"])).toEqual({ own: null, rest: { legalForm: "AG" } });
  expect(companyChanges(typed, ["companyEmail", "taxId"])).toEqual({ own: { email: "post@muster.example" }, rest: { taxId: "DE 1" } });
  expect(companyChanges(typed, ["fullName"])).toEqual({ own: { fullName: "Anna Lindner" }, rest: null });
  expect(companyChanges(typed, [])).toEqual({ own: null, rest: null });
});
