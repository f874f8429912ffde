export { defineMail } from "./define-mail.ts";
export { defineNewsMail, notifyOfNews } from "./news.ts";
export { mailJobs } from "./jobs.ts";
export { registerMailRoutes } from "./routes.ts";
export { failedMailCount, knowsOfMail, OFFICE_MAILS } from "./store.ts";
