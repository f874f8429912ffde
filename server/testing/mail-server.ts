import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type ReceivedMail = { from: string; to: string[]; data: string };

export type MailServer = {
  /** Address for SMTP_URL. */
  url: string;
  /** Everything accepted so far. */
  mails: ReceivedMail[];
  /** From now on every recipient is refused, or only this one; for good unless asked for a refusal that passes. */
  refuse(only?: string, isPassing?: boolean): void;
  /** From now on it takes connections and says nothing any more. */
  hang(): void;
  /** From now on nobody is refused. */
  accept(): void;
  /** Nobody can connect until `up()`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
};

type State = { refuses: (address: string) => boolean; isPassing: boolean; isSilent: boolean };

/** Starts an SMTP server on a free loopback port that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const state: State = { refuses: () => false, isPassing: false, isSilent: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    // Whoever sends may be killed in the middle of it.
    converse(socket, mails, state).catch(() => {});
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (only, isPassing = false) => {
      Object.assign(state, { refuses: (address: string) => only === undefined || address === only, isPassing });
    },
    hang: () => {
      state.isSilent = true;
    },
    accept: () => {
      Object.assign(state, { refuses: () => false, isSilent: false });
    },
    down: close,
    up: () => listen(port),
    close,
  };
}

async function converse(socket: Socket, mails: ReceivedMail[], state: State): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";
  let mail: ReceivedMail = { from: "", to: [], data: "" };
  let isData = false;
  if (!state.isSilent) say("220 test");
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const command = line.toUpperCase();
    if (state.isSilent) continue;
    if (isData && line === ".") {
      isData = false;
      mails.push(mail);
      say("250 kept");
    } else if (isData) mail.data += `${line}\n`;
    else if (command.startsWith("MAIL FROM")) {
      mail = { from: address(line), to: [], data: "" };
      say("250 ok");
    } else if (command.startsWith("RCPT TO")) {
      const isRefused = state.refuses(address(line));
      if (!isRefused) mail.to.push(address(line));
      // As real servers do it.
      const refusal = state.isPassing ? "451 4.3.0" : "550 5.1.1";
      say(isRefused ? `${refusal} <${address(line)}>: no such mailbox` : "250 ok");
    } else if (command === "DATA") {
      isData = true;
      say("354 go on");
    } else if (command === "QUIT") {
      say("221 bye");
      socket.end();
    } else say(command === "STARTTLS" ? "502 5.5.1 not here" : "250 test");
  }
}
