import type { Mail } from "./layout.ts";
import { accessWaiting } from "./templates/access-waiting.ts";
import { changeEmail } from "./templates/change-email.ts";
import { contactConfirmation } from "./templates/contact-confirmation.ts";
import { contactInquiry } from "./templates/contact-inquiry.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { emailTaken } from "./templates/email-taken.ts";
import { EMERGENCY_CHANGES, emergencyChanged } from "./templates/emergency-changed.ts";
import { emergencyUsed } from "./templates/emergency-used.ts";
import { invitation } from "./templates/invitation.ts";
import { keysChanged } from "./templates/keys-changed.ts";
import { newsForHandlers } from "./templates/news-for-handlers.ts";
import { newsForReporter } from "./templates/news-for-reporter.ts";
import { passwordReset } from "./templates/password-reset.ts";
import { SECURITY_NOTICES, securityNotice } from "./templates/security-notice.ts";
import { verifyEmail } from "./templates/verify-email.ts";

const link = (path: string) => `https://hinweise.example${path}`;
const token = "Yb3kW0m2u9Qd1sXoTn5vRjL8cPfA6hGzEiVxN7tKqUI";

/** Every mail of the product with sample values, one line each, by what it is called in the list of previews. */
export const previews: Record<string, (language: string) => Mail> = {
  "verify-email": (language) => verifyEmail(language, link(`/verify-email?token=${token}`)),
  "change-email": (language) => changeEmail(language, link(`/verify-email?token=${token}`)),
  "email-changed": (language) => emailChanged(language),
  "email-taken": (language) => emailTaken(language, link("/anmelden")),
  "access-waiting": (language) => accessWaiting(language, link("/dashboard")),
  invitation: (language) =>
    invitation(
      language,
      { firstName: "Kim", inviter: "Gerda Gründer", company: "Muster AG", message: "", needsVouching: true },
      link(`/einladung?token=${token}`),
    ),
  "password-reset": (language) => passwordReset(language, link(`/passwort-zuruecksetzen?token=${token}`)),
  "keys-changed": (language) => keysChanged(language, "Kim Kollege", link("/dashboard")),
  "emergency-used": (language) => emergencyUsed(language, "Kim Kollege", link("/notfallschluessel")),
  ...Object.fromEntries(
    EMERGENCY_CHANGES.map((what) => [
      `emergency-${what}`,
      (language: string) => emergencyChanged(what, language, link("/notfallschluessel")),
    ]),
  ),
  ...Object.fromEntries(
    SECURITY_NOTICES.map((notice) => [`security-${notice}`, (language: string) => securityNotice(notice, language, link("/konto"))]),
  ),
  "news-report": (language) => newsForHandlers("report", language, link("/meldungen")),
  "news-message": (language) => newsForHandlers("message", language, link("/meldungen")),
  "contact-inquiry": () =>
    contactInquiry({
      name: "Kim Käufer",
      email: "kim@muster.example",
      company: "Muster AG",
      phone: "+49 30 1234567",
      type: "pricing",
      subject: "Angebot für 1200 Beschäftigte",
      message: "Guten Tag,\nwir suchen einen Meldekanal für vier Standorte.",
    }),
  "contact-confirmation": () => contactConfirmation("pricing", new Date("2026-03-17T09:30:00Z")),
  "news-reporter": () => newsForReporter(link("/portal/muster-ag/case")),
};

/** The same whatever the language: written in German and English at once, or from German pages to whoever has no account. */
export const SAME_IN_ALL = new Set(["news-reporter", "contact-inquiry", "contact-confirmation"]);
