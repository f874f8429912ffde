export { createDomainDirectory, DOMAINS_CHANGED } from "./directory.ts";
export { domainJobs } from "./jobs.ts";
export { registerDomainRoutes } from "./routes.ts";
export { registerTlsQuestion } from "./tls-question.ts";
