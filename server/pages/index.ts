export { answerHeaders, isHttps, registerHeaders } from "./headers.ts";
export { type PageDeps, registerPages } from "./pages.ts";
export type { ShowContact } from "./site-pages.ts";
export type { ContactView } from "./renderer.ts";
