import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const TEXTS: Record<PortalLanguage, { subject: string; text: string; open: string }> = {
  de: {
    subject: "Es gibt Neuigkeiten",
    text: "Zu Ihrem Vorgang gibt es eine neue Nachricht. Mit Ihrem Passwort können Sie sie lesen.",
    open: "Öffnen",
  },
  en: { subject: "There is news", text: "There is a new message for you. You can read it with your password.", open: "Open" },
};
const inAll = (part: "subject" | "text" | "open") => PORTAL_LANGUAGE_CODES.map((language) => TEXTS[language][part]);

/**
 * Tells a reporter that there is news and where. All languages of the portal together, because the language of a report is sealed;
 * the words fit any mailbox that somebody else may read, and the product's name is not among them.
 */
export function newsForReporter(address: string): Mail {
  return layOut(inAll("subject").join(" / "), inAll("text"), { label: inAll("open").join(" / "), address }, { named: false });
}
