import type { companyRoutes } from "@hz/contract/account/company";
import type { BodyOf } from "@hz/contract/route";

/** What the company form holds, as its fields are called. */
export type CompanyTyped = Record<Exclude<keyof BodyOf<typeof companyRoutes.save>, undefined> | "fullName", string>;
/** How the specification's call for the company form names what it carries; the rest goes by the company's own. */
const OWN = { fullName: "fullName", companyEmail: "email", companyWebsite: "companyWebsite" } as const;

/** What each of the two calls sends of the fields that were edited; null where it has nothing to send. */
export function companyChanges(typed: CompanyTyped, edited: readonly (keyof CompanyTyped)[]) {
  const own: BodyOf<typeof companyRoutes.saveOwn> = {};
  const rest: Record<string, string> = {};
  for (const field of edited) {
    if (field in OWN) own[OWN[field as keyof typeof OWN]] = typed[field];
    else rest[field] = typed[field];
  }
  const some = <Body extends object>(body: Body) => (Object.keys(body).length > 0 ? body : null);
  return { own: some(own), rest: some(rest as BodyOf<typeof companyRoutes.save>) };
}
