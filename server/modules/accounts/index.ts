export { accountOf, insertAccount } from "./store.ts";
