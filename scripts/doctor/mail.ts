import { causeCode } from "../../server/cause.ts";
import type { Config } from "../../server/config.ts";
import { greetMailServer, isHere, mustSpeakTls } from "../../server/mail/mailer.ts";
import { bad, type Line, note, ok } from "./finding.ts";

/** Greets the mail server, without a mail; the address that it is reached by, which may hold a password, is never printed. */
export async function checkMail({ smtpUrl, mailFrom, publicUrl }: Config): Promise<Line[]> {
  if (smtpUrl === null)
    return publicUrl.startsWith("https:")
      ? [
          bad(
            "SMTP_URL fehlt: E-Mails gehen nicht hinaus, sie liegen nur in HZ_DATA/mailbox.",
            "SMTP_URL und MAIL_FROM setzen, Dienst neu starten.",
          ),
        ]
      : [ok("Kein Mailserver: E-Mails liegen im lokalen Postfach. Seine Adresse nennt der Dienst beim Start.")];
  const { protocol, hostname, port } = new URL(smtpUrl);
  const server = `${hostname}${port && `:${port}`}`;
  const lines = [await greeted(smtpUrl, server)];
  if (protocol === "smtp:" && !isHere(smtpUrl) && !mustSpeakTls(smtpUrl))
    lines.push(
      note(
        `Mit ${server} darf unverschlüsselt gesprochen werden, Passwort und Links eingeschlossen.`,
        "In SMTP_URL ?requireTLS=false weglassen, sobald der Server STARTTLS kann, oder smtps:// verwenden.",
      ),
    );
  if (/@localhost>?$/.test(mailFrom))
    lines.push(
      bad(
        "MAIL_FROM fehlt: Der Absender ist noreply@localhost, den kaum ein Server annimmt.",
        "MAIL_FROM auf eine Adresse setzen, für die dieser Server senden darf.",
      ),
    );
  return lines;
}

async function greeted(url: string, server: string): Promise<Line> {
  try {
    await greetMailServer(url);
    return ok(`Der Mailserver ${server} antwortet und lässt uns ein. Gesendet wurde nichts.`);
  } catch (error) {
    const code = causeCode(error);
    return bad(`Der Mailserver ${server} nimmt uns nicht an (${code}).`, adviceFor(code));
  }
}

function adviceFor(code: string): string {
  if (/EAUTH|ENOAUTH|53[0-9]/.test(code))
    return "Stimmen Benutzer und Passwort in SMTP_URL? Zeichen wie @ und / darin als %40 und %2F schreiben.";
  if (/\bETLS\b/.test(code))
    return "Er beginnt keine verschlüsselte Verbindung: STARTTLS am Server einschalten oder smtps:// verwenden. Nur in einem geschlossenen Netz: ?requireTLS=false an SMTP_URL anhängen.";
  if (/CERT|TLS|SIGNED|ISSUER|ALTNAME|SSL/.test(code))
    return "Das Zertifikat des Servers passt nicht zum Namen in SMTP_URL, oder seine Stelle ist hier unbekannt (NODE_EXTRA_CA_CERTS).";
  if (/ENOTFOUND|EAI_|EDNS/.test(code)) return "Den Namen in SMTP_URL gibt es nicht, oder der Namensdienst antwortet nicht.";
  return "Läuft er, stimmen Name und Port in SMTP_URL, und lässt die Firewall hinaus? E-Mails warten und gehen von selbst hinaus, sobald er antwortet.";
}
