export { answerHeaders, isHttps, registerHeaders } from "./headers.ts";
export { separatePaymentHost } from "./card-frame.ts";
export { frameAddress, paymentPlace, type PaymentPlace } from "./payment-place.ts";
export { hostName, leadToProduct, portalHosts, type PortalHosts, urlAtPortal } from "./portal-hosts.ts";
export { type Build, loadBuild, type PageDeps, registerPages } from "./pages.ts";
export type { ShowContact } from "./site-pages.ts";
export type { ContactView } from "./renderer.ts";
