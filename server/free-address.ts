import { once } from "node:events";
import { createServer } from "node:net";

/** Listens at an address for a moment; resolves to what kept it from that, null where nothing did. */
export async function whyNoListening({ port, host }: { port: number; host: string }): Promise<unknown> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), "listening");
  } catch (error) {
    return error;
  }
  server.close();
  await once(server, "close");
  return null;
}
