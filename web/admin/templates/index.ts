export { useTemplates } from "./queries.ts";
export { templateGroups, templatePlace } from "./templates-of.ts";
