export { registerCategoryRoutes } from "./routes.ts";
export { categoryIn, translationsOf } from "./in-language.ts";
export { categoriesOf, insertDefaultCategories } from "./store.ts";
export { mailDeliveryChanged, notifyOfDelivery, notifyOfSigning } from "./notify-of-delivery.ts";
