export { registerCategoryRoutes } from "./routes.ts";
export { categoriesOf, insertDefaultCategories } from "./store.ts";
