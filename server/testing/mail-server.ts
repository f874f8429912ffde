import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type ReceivedMail = { from: string; to: string[]; data: string };

export type MailServer = {
  /** Address for SMTP_URL. */
  url: string;
  /** Everything accepted so far. */
  mails: ReceivedMail[];
  /** From now on every recipient is refused. */
  refuse(): void;
  close(): Promise<void>;
};

/** Starts an SMTP server on a free loopback port that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const state = { isRefusing: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    void converse(socket, mails, state);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuse: () => {
      state.isRefusing = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function converse(socket: Socket, mails: ReceivedMail[], state: { isRefusing: boolean }): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";
  let mail: ReceivedMail = { from: "", to: [], data: "" };
  let isData = false;
  say("220 test");
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const command = line.toUpperCase();
    if (isData && line === ".") {
      isData = false;
      mails.push(mail);
      say("250 kept");
    } else if (isData) mail.data += `${line}\n`;
    else if (command.startsWith("MAIL FROM")) {
      mail = { from: address(line), to: [], data: "" };
      say("250 ok");
    } else if (command.startsWith("RCPT TO")) {
      if (!state.isRefusing) mail.to.push(address(line));
      say(state.isRefusing ? "550 no such mailbox" : "250 ok");
    } else if (command === "DATA") {
      isData = true;
      say("354 go on");
    } else if (command === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 test");
  }
}
