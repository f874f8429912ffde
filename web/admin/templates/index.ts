export { useTemplates } from "./queries.ts";
export { templateGroups } from "./templates-of.ts";
