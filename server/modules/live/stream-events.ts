import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { LiveBusEvent } from "../../events/live-bus.ts";

const HEARTBEAT_MS = 20_000;
/** A reader that lets this much pile up is gone or too slow; it comes back and catches up from its last event. */
const MAX_BACKLOG_BYTES = 64 * 1024;

/** Streams an account's events that `wanted` lets through, from the client's last one on, until either side ends. */
export async function streamEvents(
  ctx: Context,
  accountId: string,
  wanted: (event: LiveBusEvent) => boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const last = /^\d{1,15}$/.exec(String(request.headers["last-event-id"] ?? ""))?.[0];
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  raw.write("retry: 2000\n\n: open\n\n");
  const unsubscribe = await ctx.bus.subscribe(accountId, last === undefined ? null : Number(last), (event) => {
    if (!wanted(event)) return;
    raw.write(`id: ${event.seq}\nevent: change\ndata: ${JSON.stringify({ type: event.type, ref: event.ref })}\n\n`);
    if (raw.writableLength > MAX_BACKLOG_BYTES) raw.destroy();
  });
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
}
