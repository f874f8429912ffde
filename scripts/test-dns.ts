import { createSocket } from "node:dgram";
import { decode, encode } from "dns-packet";

/** What a name has: texts of TXT records; "broken" has the server fail, as one does whose own servers are away. */
type Zone = Record<string, readonly string[] | "broken">;

export type TestDns = {
  /** As DNS_SERVERS names it. */
  address: string;
  /** Replaces what it knows. */
  says(zone: Zone): void;
  /** Which names it was asked for. */
  asked: string[];
  close(): Promise<void>;
};

const SERVFAIL = 2;
const NXDOMAIN = 3;

/** A DNS server of one test's or journey's own on loopback. It answers by UDP what it was told last; names that it was not told of do not exist. */
export async function testDns(zone: Zone = {}): Promise<TestDns> {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  let known = zone;
  socket.on("message", (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const name = questions[0]!.name.toLowerCase();
    asked.push(name);
    const texts = known[name];
    const code = texts === "broken" ? SERVFAIL : texts === undefined ? NXDOMAIN : 0;
    // A text in parts of 255 bytes at most, as the records have it.
    const parts = (text: string) => text.match(/.{1,255}/gs) ?? [""];
    const answers = (typeof texts === "object" ? texts : []).map((text) => ({ type: "TXT" as const, name, ttl: 0, data: parts(text) }));
    socket.send(encode({ type: "response", ...(id !== undefined && { id }), flags: 0x8180 | code, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    says: (next) => {
      known = next;
    },
    asked,
    close: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  };
}
