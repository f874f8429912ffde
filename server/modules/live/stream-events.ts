import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import type { LiveBusEvent } from "../../events/live-bus.ts";
import { Failure } from "../../http/failures.ts";

const HEARTBEAT_MS = 20_000;
/** How often a silent stream asks whether its session still lives: every third heartbeat. */
const HEARTBEATS_PER_LOOK = 3;
/** A reader that lets this much pile up is gone or too slow; it comes back and reads everything again. */
const MAX_BACKLOG_BYTES = 64 * 1024;
const MAX_WAITING = 10_000;
/** Windows and devices that one reader may have open; what is refused reads every 15 s instead. */
const MAX_PER_READER = 20;

/** Which of these events the reader may hear, at this moment; null when the reader may hear no more. */
export type Hearing = (events: LiveBusEvent[]) => Promise<LiveBusEvent[] | null>;

/** Without the event's number: it would tell a reporter how much goes on in the company. */
const blockOf = ({ type, ref }: LiveBusEvent) => `event: change\ndata: ${JSON.stringify({ type, ref })}\n\n`;

/**
 * Streams those of an account's events that may be heard, from now on, until either side ends; a client that begins to
 * listen reads everything once. `reader` says whose stream it is; throws TOO_MANY_TRIES where that one has too many.
 */
export async function streamEvents(ctx: Context, accountId: string, reader: string, hearing: Hearing, reply: FastifyReply): Promise<void> {
  const { raw } = reply;
  if ([...ctx.openStreams.values()].filter((other) => other === reader).length >= MAX_PER_READER) throw new Failure("TOO_MANY_TRIES");
  ctx.openStreams.set(raw, reader);
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
  const hear = (event: LiveBusEvent) => {
    waiting.push(event);
    if (raw.writableLength > MAX_BACKLOG_BYTES || waiting.length > MAX_WAITING) return fail();
    if (isPassing) return;
    isPassing = true;
    pass().catch(fail);
  };
  const unsubscribe = await ctx.bus.subscribe(accountId, hear).catch((error) => {
    ctx.openStreams.delete(raw);
    throw error;
  });
  reply.hijack();
  let heartbeat: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    ctx.openStreams.delete(raw);
  };
  // The reader has gone, or the service is ending.
  if (raw.destroyed || raw.writableEnded) return end();
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Nothing comes after a stream; a connection that waited for more would hold up the service's end.
    connection: "close",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  raw.write("retry: 2000\n\n: open\n\n");
  let beats = 0;
  const beat = () => {
    raw.write(": here\n\n");
    beats += 1;
    if (beats % HEARTBEATS_PER_LOOK === 0) hearing([]).then((heard) => heard ?? raw.end(), fail);
  };
  heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  raw.on("close", end);
  pass().catch(fail);
}
