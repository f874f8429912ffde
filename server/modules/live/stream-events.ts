import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { LiveBusEvent } from "../../events/live-bus.ts";

const HEARTBEAT_MS = 20_000;
/** A reader that lets this much pile up is gone or too slow; it comes back and catches up from its last event. */
const MAX_BACKLOG_BYTES = 64 * 1024;
const MAX_WAITING = 10_000;

/** Which of these events the reader may hear, at this moment; null when the reader may hear no more. */
export type Hearing = (events: LiveBusEvent[]) => Promise<LiveBusEvent[] | null>;

const blockOf = ({ seq, type, ref }: LiveBusEvent) => `id: ${seq}\nevent: change\ndata: ${JSON.stringify({ type, ref })}\n\n`;

/** Streams those of an account's events that may be heard, from the client's last one on, until either side ends. */
export async function streamEvents(
  ctx: Context,
  accountId: string,
  hearing: Hearing,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const last = /^\d{1,15}$/.exec(String(request.headers["last-event-id"] ?? ""))?.[0];
  const { raw } = reply;
  const waiting: LiveBusEvent[] = [];
  let isPassing = true;
  // One question at a time for all that waits, so that a busy account asks no more often than it is answered.
  const pass = async () => {
    while (waiting.length > 0) {
      const heard = await hearing(waiting.splice(0));
      if (heard === null) return raw.end();
      for (const event of heard) raw.write(blockOf(event));
    }
    isPassing = false;
  };
  const fail = () => raw.destroy();
  const unsubscribe = await ctx.bus.subscribe(accountId, last === undefined ? null : Number(last), (event) => {
    waiting.push(event);
    if (raw.writableLength > MAX_BACKLOG_BYTES || waiting.length > MAX_WAITING) return fail();
    if (isPassing) return;
    isPassing = true;
    pass().catch(fail);
  });
  reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Nothing comes after a stream; a connection that waited for more would hold up the service's end.
    connection: "close",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  raw.write("retry: 2000\n\n: open\n\n");
  const heartbeat = setInterval(() => raw.write(": here\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    ctx.openStreams.delete(raw);
  };
  ctx.openStreams.add(raw);
  raw.on("close", end);
  if (raw.destroyed) end();
  pass().catch(fail);
}
