import { layOut, type Mail } from "../layout.ts";

/**
 * Tells a reporter that there is news and where. German and English together, because the language of a report is sealed;
 * the words fit any mailbox that somebody else may read, and the product's name is not among them.
 */
export function newsForReporter(address: string): Mail {
  return layOut(
    "Es gibt Neuigkeiten / There is news",
    [
      "Zu Ihrem Vorgang gibt es eine neue Nachricht. Mit Ihrem Passwort können Sie sie lesen.",
      "There is a new message for you. You can read it with your password.",
    ],
    { label: "Öffnen / Open", address },
    { named: false },
  );
}
