export { consumeToken, demandMailbox, findToken, issueToken, revokeTokens, sweepTokens } from "./tokens.ts";
export type { TokenHolder } from "./tokens.ts";
