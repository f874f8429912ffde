export { consumeToken, dropTokens, findToken, issueToken, sweepTokens } from "./tokens.ts";
