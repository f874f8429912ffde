export { type ChainState, checkChain } from "./check-chain.ts";
export { record, recordReading } from "./record.ts";
export { registerAuditRoutes } from "./routes.ts";
