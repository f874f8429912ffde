import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to the product that can be cut and that keeps what went over it. */
export type Line = {
  url: string;
  /** Everything that has gone over the line, each connection's two directions in one piece. */
  recorded(): Buffer[];
  /** Cuts every connection, and each new one, once this many more bytes have gone up, or down, until `mend`. */
  cutAfter(bytes: number, way?: "up" | "down"): void;
  mend(): void;
  /** Whether the line is cut at this moment. */
  isCut(): boolean;
  close(): Promise<void>;
};

/** Opens a line to the product: an address of its own on which every byte is passed on; recording is optional. */
export async function openLine(productUrl: string, options: { record?: boolean } = {}): Promise<Line> {
  const target = Number(new URL(productUrl).port);
  const sockets = new Set<Socket>();
  const recordings: Buffer[][] = [];
  let allowance = Number.POSITIVE_INFINITY;
  let counted = "up";

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (allowance <= 0) return void near.destroy();
    const far = connect(target, new URL(productUrl).hostname);
    for (const [from, to, way] of [
      [near, far, "up"],
      [far, near, "down"],
    ] as const) {
      const recording: Buffer[] = [];
      recordings.push(recording);
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("end", () => to.end());
      from.on("data", (chunk) => {
        if (options.record) recording.push(chunk);
        if (way === counted) allowance -= chunk.length;
        if (allowance <= 0) return cut();
        if (!to.write(chunk)) {
          from.pause();
          to.once("drain", () => from.resume());
        }
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    recorded: () => recordings.map((chunks) => Buffer.concat(chunks)),
    cutAfter: (bytes, way = "up") => {
      allowance = bytes;
      counted = way;
    },
    mend: () => void (allowance = Number.POSITIVE_INFINITY),
    isCut: () => allowance <= 0,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      return closed;
    },
  };
}
