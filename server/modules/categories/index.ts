export { registerCategoryRoutes } from "./routes.ts";
export { categoriesOf, insertDefaultCategories } from "./store.ts";
export { mailDeliveryChanged, tellOfDelivery, tellOfSigning } from "./tell-of-delivery.ts";
