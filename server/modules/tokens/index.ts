export { consumeToken, findToken, issueToken, sweepTokens } from "./tokens.ts";
