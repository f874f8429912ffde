export { consumeToken, findToken, issueToken, revokeTokens, sweepTokens } from "./tokens.ts";
