import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { inTime } from "../in-time.ts";

/** What a balancer, an orchestrator or a person asks: whether this process lives, and whether it shall get work. */
export type Probes = {
  /** Rejects while the database does not answer. */
  state(): Promise<"ready" | "ending">;
  /** It ends soon: from now on a balancer shall send nothing new, while what runs is finished. */
  end(): void;
};

export function createProbes(db: () => Pick<Database, "directory">): Probes {
  let isEnding = false;
  return {
    async state() {
      if (isEnding) return "ending";
      await db().directory((tx) => tx.selectFrom("directory_channels").select("link_suffix").limit(1).execute());
      return isEnding ? "ending" : "ready";
    },
    end: () => void (isEnding = true),
  };
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Where they are asked, every second by some: nobody's calls, in no log and no figure. */
export const PROBES: readonly string[] = ["/healthz", "/readyz"];

/** Registers `/healthz`, which says that the process lives, and `/readyz`, which says whether it shall get work. Neither says more. */
export function registerProbes(app: FastifyInstance, probes: Probes): void {
  app.get("/healthz", (_request, reply) => reply.headers(PLAIN).send("ok\n"));
  app.get("/readyz", async (_request, reply) => {
    const state = await inTime(probes.state()).catch(() => "away");
    return reply
      .code(state === "ready" ? 200 : 503)
      .headers(PLAIN)
      .send(state === "ready" ? "ok\n" : "not ready\n");
  });
}
