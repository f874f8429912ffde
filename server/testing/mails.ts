import { expect, vi } from "vitest";
import type { StoredMail } from "../mail/mailbox.ts";
import type { TestApplication } from "./application.ts";

/** The mails to an address in the local mailbox, once there are so many; oldest first. */
export async function mailsTo(test: TestApplication, address: string, number: number): Promise<StoredMail[]> {
  const found = async () => (await test.ctx.mailer.listMails()).filter(({ to }) => to === address).reverse();
  await vi.waitFor(async () => expect(await found()).toHaveLength(number), { timeout: 20_000, interval: 50 });
  return found();
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: { text: string }): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? "";
