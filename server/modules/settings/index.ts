import { companyRoutes } from "@hz/contract/account/company";
import { securityRoutes } from "@hz/contract/account/security";
import type { Door } from "../../context.ts";
import { changeCompany, changeOwn, companyOf } from "./company.ts";
import { changeSecurity, securityOf } from "./security.ts";

export { companyOf, fillCompanyAddress } from "./company.ts";

export function registerSettingsRoutes({ handle, ctx }: Door): void {
  handle(companyRoutes.get, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => companyOf(tx, caller.accountId)));
  handle(companyRoutes.save, ({ caller, body }) => changeCompany(ctx, caller, body));
  handle(companyRoutes.saveOwn, ({ caller, body }) => changeOwn(ctx, caller, body));
  handle(securityRoutes.get, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => securityOf(tx, caller)));
  handle(securityRoutes.save, ({ caller, body }) => changeSecurity(ctx, caller, body));
}
