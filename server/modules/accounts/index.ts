export { accountOf, allAccountIds, insertAccount } from "./store.ts";
