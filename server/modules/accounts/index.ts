export { hasPlan } from "./plan.ts";
export { accountOf, allAccountIds, insertAccount, lockAccount, replaceAccountKey, updateAccount } from "./store.ts";
