import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:net";

/** Where one listens at every address of a machine, one's own is reached here. */
const OWN: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/**
 * Resolves to what would keep this process from listening at an address, null where nothing would. It does not listen there, not
 * even for a moment: a proxy that sends a report just then would be cut off. A connection from the address to itself needs it free,
 * and refuses everybody else.
 */
export async function whyNoListening({ port, host }: { port: number; host: string }): Promise<unknown> {
  try {
    const { address } = await lookup(host);
    const socket = connect({ host: OWN[address] ?? address, port, localAddress: address, localPort: port });
    try {
      await once(socket, "connect");
    } finally {
      // An orderly end would keep the pair of addresses for a minute.
      socket.resetAndDestroy();
    }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    // The address could be taken, which is all that was asked.
    if (syscall === "connect" && code !== "EADDRINUSE") return null;
    return error;
  }
  return null;
}
