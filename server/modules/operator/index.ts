export type { TenantTable } from "./contents.ts";
export { exportAccount, type Exported, type Sink } from "./export-account.ts";
export { type Grant, grantFreeMonths, MAX_FREE_MONTHS, previewFreeMonths } from "./free-month.ts";
export { deleteAtOnce, operatorJobs } from "./delete-account.ts";
export { type AccountState, allOverviews, type Detail, detailOf, type Ended, endedAccounts, type Overview, Refusal } from "./overview.ts";
export { planDeletion, reportsToRetain, withdrawDeletion } from "./plan-deletion.ts";
