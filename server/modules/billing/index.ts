export { ask } from "./ask.ts";
export { billingJobs } from "./jobs.ts";
export { mailBilling } from "./mails.ts";
export { registerBillingRoutes } from "./routes.ts";
export { bringEventsOfSimulator, registerBillingWebhook } from "./webhook.ts";
export { type Customer, customerOf, invoicesOf, payerOf } from "./store.ts";
export { runningOne, subscriptionsOf } from "./subscribe.ts";
export { readAgain } from "./sync.ts";
export { subscriptionShape } from "./told.ts";
