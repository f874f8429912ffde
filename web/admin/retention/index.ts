export { periodText } from "./period-text.ts";
export { useRetention } from "./queries.ts";
