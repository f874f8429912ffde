export { useCategories } from "./queries.ts";
