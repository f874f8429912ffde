import { inquiryLabel } from "@hz/contract/account/contact";
import { layOut, type Mail } from "../layout.ts";

const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Berlin" });

/** To whoever sent the contact form, in German. Nothing of what was typed stands in it: it may be somebody else's address. */
export function contactConfirmation(type: string, at: Date): Mail {
  return layOut(
    "Ihre Anfrage ist bei uns eingegangen",
    [
      "Guten Tag,",
      `vielen Dank für Ihre Anfrage zum Thema „${inquiryLabel(type)}“. Sie ist am ${day.format(at)} Uhr bei uns eingegangen.`,
      "Wir antworten in der Regel innerhalb von 24 Stunden, am Wochenende am nächsten Werktag.",
    ],
    undefined,
    {
      reason:
        "Sie erhalten diese E-Mail, weil im Kontaktformular der Hinweiszentrale diese Adresse angegeben wurde. Waren Sie das nicht, können Sie die E-Mail löschen.",
    },
  );
}
