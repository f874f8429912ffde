export { consumeToken, findToken, issueToken, sweepTokens, revokeTokens } from "./tokens.ts";
