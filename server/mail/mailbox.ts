import fs from "node:fs/promises";
import path from "node:path";
import type { Mail } from "./mailer.ts";

export type StoredMail = Mail & { id: string; at: Date };

export type Mailbox = {
  /** Keeps the mail under its id; storing the same id again changes nothing. */
  store(mail: StoredMail): Promise<void>;
  /** All mails, newest first. */
  list(): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | null>;
};

const limit = 200;
const idPattern = /^[A-Za-z0-9-]{1,100}$/;

/** The mailbox in `<dataFolder>/mailbox`: one JSON file a mail, the newest 200 are kept. */
export function openMailbox(dataFolder: string): Mailbox {
  const folder = path.join(dataFolder, "mailbox");
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  const read = async (id: string) => {
    if (!idPattern.test(id)) return null;
    const text = await fs.readFile(fileOf(id), "utf8").catch(unlessMissing);
    if (text === undefined) return null;
    const mail = JSON.parse(text) as Omit<StoredMail, "at"> & { at: string };
    return { ...mail, at: new Date(mail.at) };
  };

  const ids = async () => {
    const names = (await fs.readdir(folder).catch(unlessMissing)) ?? [];
    return names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
  };

  const list = async () => {
    const mails = (await Promise.all((await ids()).map(read))).filter((mail) => mail !== null);
    return mails.sort((a, b) => b.at.getTime() - a.at.getTime());
  };

  return {
    read,
    list,
    async store(mail) {
      if (!idPattern.test(mail.id)) throw new Error("mailbox: a mail's id has letters, digits and dashes");
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      if (await read(mail.id)) return;
      const draft = path.join(folder, `${mail.id}.${process.pid}.draft`);
      await fs.writeFile(draft, JSON.stringify(mail), { mode: 0o600 });
      await fs.rename(draft, fileOf(mail.id));
      if ((await ids()).length > limit) for (const { id } of (await list()).slice(limit)) await fs.rm(fileOf(id), { force: true });
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
