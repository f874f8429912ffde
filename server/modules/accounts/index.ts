export { accountOf, allAccountIds, insertAccount, lockAccount, replaceAccountKey, updateAccount } from "./store.ts";
