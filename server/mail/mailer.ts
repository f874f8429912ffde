import type { Config } from "../config.ts";
import { openMailbox, type StoredMail } from "./mailbox.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender's own address. */
  replyTo?: string;
};

export type Mailer = {
  /** Hands the mail over; rejects when the server refuses it. The same `id` marks a repetition of the same mail. */
  send(mail: Mail, id: string): Promise<void>;
  /** The mails of the local mailbox, newest first; none when they go to a mail server. */
  listMails(): Promise<StoredMail[]>;
  /** One mail of the local mailbox, or null. */
  readMail(id: string): Promise<StoredMail | null>;
  close(): void;
};

type Settings = Pick<Config, "smtpUrl" | "mailFrom" | "dataFolder">;

/** Loaded where there is a mail server: the local mailbox needs nothing of it. */
const library = async () => (await import("nodemailer")).default;

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Whether a mail server is on the same machine, where nobody listens between. */
export const isHere = (url: string): boolean => /^(localhost$|127\.|\[::1\])/.test(new URL(url).hostname);

/**
 * Whether a mail server must speak TLS before it is told anything: mails carry links that set passwords. Who has one in a
 * closed network that cannot appends `?requireTLS=false`.
 */
export function mustSpeakTls(url: string): boolean {
  const wish = new URL(url).searchParams.get("requireTLS");
  return wish === null ? !isHere(url) : wish === "true";
}

/** Greets a mail server, signs in where the address says so, and goes again without a mail; rejects where one of these fails. */
export async function greetMailServer(url: string): Promise<void> {
  const transport = (await library()).createTransport({ url, ...PATIENCE, requireTLS: mustSpeakTls(url) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A mailer that sends by SMTP when a server is set, otherwise into the local mailbox. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Settings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : mailboxMailer(dataFolder);
}

function mailboxMailer(dataFolder: string): Mailer {
  const mailbox = openMailbox(dataFolder);
  return {
    send: (mail, id) => mailbox.store({ ...mail, id, at: new Date() }),
    listMails: mailbox.list,
    readMail: mailbox.read,
    close: () => {},
  };
}

function smtpMailer(url: string, from: string): Mailer {
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  const transport = library().then((nodemailer) =>
    nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: 2,
      ...PATIENCE,
      requireTLS: mustSpeakTls(url),
      // A mail's fields are text and nothing else, whatever they contain.
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send({ to, subject, text, html, replyTo }, id) {
      const open = await transport;
      await open.sendMail({
        from,
        // As an object the address is never parsed as a list of several.
        to: { name: "", address: to },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    listMails: async () => [],
    readMail: async () => null,
    close: () => void transport.then((open) => open.close()),
  };
}
