import { expect, vi } from "vitest";
import type { StoredMail } from "../mail/mailbox.ts";
import type { TestApplication } from "./application.ts";

const CONFIRMATION = "Bitte bestätigen Sie Ihre E-Mail-Adresse";

/**
 * The mails to an address in the local mailbox, once there are so many; oldest first, but before all what a registration
 * sends: it was asked for first, and may be written after what follows on its heels.
 */
export async function mailsTo(test: TestApplication, address: string, number: number): Promise<StoredMail[]> {
  const found = async () => {
    const mails = (await test.ctx.mailer.listMails()).filter(({ to }) => to === address).reverse();
    const asks = ({ subject }: StoredMail) => subject === CONFIRMATION;
    return [...mails.filter(asks), ...mails.filter((mail) => !asks(mail))];
  };
  await vi.waitFor(async () => expect(await found()).toHaveLength(number), { timeout: 20_000, interval: 50 });
  return found();
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: { text: string }): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
