export { type ChainState, checkChain } from "./check-chain.ts";
export { isReadingNew, record, recordOnce } from "./record.ts";
export { entriesFor, momentsOf } from "./store.ts";
export { registerAuditRoutes } from "./routes.ts";
