export { type AccountJob, eachAccount } from "./each-account.ts";
export { languagesIn, languagesSpoken } from "./languages-spoken.ts";
export { hasPlan, isPaidFor } from "./plan.ts";
export {
  accountOf,
  allAccountIds,
  formerAccountKeys,
  insertAccount,
  insertSuccession,
  isDemo,
  lockAccount,
  replaceAccountKey,
  updateAccount,
} from "./store.ts";
export { endedKeys, isSuccession, refreshLinksEnded, successionsOf } from "./successions.ts";
