import { expect, vi } from "vitest";
import type { StoredMail } from "../mail/mailbox.ts";
import type { TestApplication } from "./application.ts";
import { wakeWaiting } from "./job-queue.ts";

const CONFIRMATION = "Bitte bestätigen Sie Ihre E-Mail-Adresse";
const WAY_KEPT = /^(So bezahlen Sie künftig|Kopie Ihres SEPA-Lastschriftmandats)/;

/**
 * The mails to an address in the local mailbox, once there are so many; oldest first, but before all what a registration
 * sends: it was asked for first, and may be written after what follows on its heels. What tells of a way to pay is not among them.
 */
export const mailsTo = (test: TestApplication, address: string, number: number): Promise<StoredMail[]> =>
  mailsOnceThere(test, number, async () => {
    const mails = await storedFor(test, address);
    return [...mails.filter(asksToConfirm), ...mails.filter((mail) => !asksToConfirm(mail))];
  });

/**
 * The same without what a registration sends. Of an office whose address is confirmed or changed before anybody waited for
 * that mail nobody can say whether it went: a worker that comes to it late finds nothing to ask for any more.
 */
export const newsTo = (test: TestApplication, address: string, number: number): Promise<StoredMail[]> =>
  mailsOnceThere(test, number, async () => (await storedFor(test, address)).filter((mail) => !asksToConfirm(mail)));

const asksToConfirm = ({ subject }: StoredMail): boolean => subject === CONFIRMATION;

/** What tells of a chosen way to pay: it goes out beside whatever else an order or a payment causes, in no order. */
export const waysTo = (test: TestApplication, address: string, number: number): Promise<StoredMail[]> =>
  mailsOnceThere(test, number, async () => (await allFor(test, address)).filter(({ subject }) => WAY_KEPT.test(subject)));

const allFor = async (test: TestApplication, address: string): Promise<StoredMail[]> =>
  (await test.ctx.mailer.listMails()).filter(({ to }) => to === address).reverse();

const storedFor = async (test: TestApplication, address: string): Promise<StoredMail[]> =>
  (await allFor(test, address)).filter(({ subject }) => !WAY_KEPT.test(subject));

async function mailsOnceThere(test: TestApplication, number: number, found: () => Promise<StoredMail[]>): Promise<StoredMail[]> {
  const enough = async () => {
    const mails = await found();
    if (mails.length < number) await wakeWaiting(test);
    expect(mails).toHaveLength(number);
  };
  await vi.waitFor(enough, { timeout: 20_000, interval: 50 });
  return found();
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: { text: string }): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
