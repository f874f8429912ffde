export { answerHeaders, isHttps, registerHeaders } from "./headers.ts";
export { type PageDeps, registerPages } from "./pages.ts";
