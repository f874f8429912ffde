import { type Company, companyRoutes } from "@hz/contract/account/company";
import type { CurrentUser } from "@hz/contract/people/users";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf, lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { followCompanyName } from "../channels/index.ts";
import { refreshConfirmation } from "../templates/index.ts";
import { currentUserView, updateUser, userOf } from "../users/index.ts";

const COLUMNS = {
  companyName: "company_name",
  companyWebsite: "company_website",
  companyEmail: "company_email",
  companyIndustry: "company_industry",
  companySize: "company_size",
  contactPersonName: "contact_person_name",
  contactPersonEmail: "contact_person_email",
  legalForm: "legal_form",
  taxId: "tax_id",
  registrationNumber: "registration_number",
  companyAddress: "company_address",
  dataProtectionOfficer: "data_protection_officer",
} as const satisfies Record<keyof Company, string>;
type Field = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Field[];

type Who = Pick<UserCaller, "accountId" | "userId">;

/** The company's data as the form shows it. */
export async function companyOf(tx: Tx, accountId: string): Promise<Company> {
  const account = await accountOf(tx, accountId);
  return Object.fromEntries(FIELDS.map((field) => [field, account[COLUMNS[field]] ?? ""])) as Company;
}

/** Saves what is given and differs; channels follow a new name. The audit log keeps which fields, not what stands in them. */
async function saveCompany(tx: Tx, { accountId, userId }: Who, given: { [field in Field]?: string | undefined }): Promise<Company> {
  // Of two who rename it at once the second one's channels bear the first one's name.
  await lockAccount(tx, accountId);
  const before = await companyOf(tx, accountId);
  const changed = FIELDS.filter((field) => given[field] !== undefined && given[field] !== before[field]);
  if (changed.length === 0) return before;
  await updateAccount(tx, accountId, Object.fromEntries(changed.map((field) => [COLUMNS[field], given[field] || null])));
  if (changed.includes("companyName"))
    await followCompanyName(tx, { accountId, userId }, { from: before.companyName, to: given.companyName! });
  await refreshConfirmation(tx, accountId);
  record(accountId, { actor: userId, action: "company.changed", details: { fields: changed } });
  return companyOf(tx, accountId);
}

/** Keeps an address that was entered elsewhere, where the company's data have none yet. */
export async function fillCompanyAddress(tx: Tx, caller: Who, companyAddress: string): Promise<void> {
  const isKept = companyRoutes.save.body.shape.companyAddress.safeParse(companyAddress).success;
  if (isKept && (await companyOf(tx, caller.accountId)).companyAddress === "") await saveCompany(tx, caller, { companyAddress });
}

/** Saves the company's data; what is not named stays. */
export const changeCompany = (ctx: Context, caller: UserCaller, given: { [field in Field]?: string | undefined }) =>
  ctx.db.tenant(caller.accountId, (tx) => saveCompany(tx, caller, given));

/** The last word is the last name, the rest the first name. */
function namesOf(typed: string): { first_name: string; last_name: string; full_name: string } {
  const words = typed.split(/\s+/);
  const rest = words.slice(0, -1).join(" ");
  return { first_name: rest || words[0]!, last_name: rest ? words.at(-1)! : "", full_name: words.join(" ") };
}

/** Saves what is given of what the specification's company form holds: own name, the company's contact address and website. */
export function changeOwn(
  ctx: Context,
  caller: UserCaller,
  given: { fullName?: string | undefined; email?: string | undefined; companyWebsite?: string | undefined },
): Promise<CurrentUser> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const names = given.fullName === undefined ? null : namesOf(given.fullName);
    if (names && names.full_name !== (await userOf(tx, accountId, userId))!.full_name) {
      // The name is what whoever releases them compares.
      if (caller.isWaiting) throw new Failure("ACCESS_WAITING");
      await updateUser(tx, accountId, userId, names);
      record(accountId, { actor: userId, action: "user.changed", target: userId, details: { fields: ["fullName"] } });
    }
    await saveCompany(tx, caller, { companyEmail: given.email, companyWebsite: given.companyWebsite });
    return currentUserView((await userOf(tx, accountId, userId))!, await accountOf(tx, accountId));
  });
}
