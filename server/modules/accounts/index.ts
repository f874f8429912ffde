export { accountOf, allAccountIds, insertAccount, lockAccount, updateAccount } from "./store.ts";
