export { accountOf, allAccountIds, insertAccount, lockAccount, replaceAccountKey } from "./store.ts";
