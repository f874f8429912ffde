export { useTemplates } from "./queries.ts";
export { textIn, templateGroups, templatePlace } from "./templates-of.ts";
