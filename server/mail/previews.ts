import type { Mail } from "./layout.ts";
import { accessWaiting } from "./templates/access-waiting.ts";
import { changeEmail } from "./templates/change-email.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { emailTaken } from "./templates/email-taken.ts";
import { newsForHandlers } from "./templates/news-for-handlers.ts";
import { newsForReporter } from "./templates/news-for-reporter.ts";
import { verifyEmail } from "./templates/verify-email.ts";

const link = (path: string) => `https://hinweise.example${path}`;
const token = "Yb3kW0m2u9Qd1sXoTn5vRjL8cPfA6hGzEiVxN7tKqUI";

/** Every mail of the product with sample values, one line each, by what it is called in the list of previews. */
export const previews: Record<string, (language: string) => Mail> = {
  "verify-email": (language) => verifyEmail(language, link(`/verify-email?token=${token}`)),
  "change-email": (language) => changeEmail(language, link(`/verify-email?token=${token}`)),
  "email-changed": (language) => emailChanged(language),
  "email-taken": (language) => emailTaken(language, link("/anmelden")),
  "access-waiting": (language) => accessWaiting(language, link("/benutzer/0f9d6a54-52a0-4a3c-9a53-1c7e0f6f0b11")),
  "news-report": (language) => newsForHandlers("report", language, link("/meldungen")),
  "news-message": (language) => newsForHandlers("message", language, link("/meldungen")),
  "news-reporter": () => newsForReporter(link("/portal/muster-ag/case")),
};

/** Written in German and English at once, whatever the language. */
export const BILINGUAL = new Set(["news-reporter"]);
