import Fastify, { type FastifyInstance } from "fastify";
import { type Config, ConfigError } from "../config.ts";
import { type Gauges, type Measures, NO_MEASURES } from "./measures.ts";
import { type Probes, registerProbes } from "./probes.ts";
import type { Telemetry } from "./telemetry.ts";

type Settings = Pick<Config, "metricsPort" | "metricsHost" | "otlp" | "role">;
type Opened = {
  measures: Measures;
  /** Reads these whenever figures are asked for, and answers whoever asks. */
  watch(gauges: Gauges, probes: Probes): Promise<{ close(): Promise<void> }>;
};

/** What counts, where anybody watches; nothing of it is loaded otherwise. */
export async function openMeasures(config: Settings): Promise<Opened> {
  if (config.metricsPort === null && !config.otlp) return { measures: NO_MEASURES, watch: async () => ({ close: async () => {} }) };
  const telemetry = await (await import("./telemetry.ts")).openTelemetry(config);
  return {
    measures: telemetry,
    async watch(gauges, probes) {
      telemetry.watch(gauges);
      const monitor = config.metricsPort === null ? null : await openMonitor(config.metricsPort, config.metricsHost, telemetry, probes);
      return {
        async close() {
          await monitor?.close();
          // What was counted last is still sent.
          await telemetry.close().catch(() => {});
        },
      };
    },
  };
}

/**
 * Listens for whoever watches the service, on a port that is not the public one: figures for Prometheus, and the probes also where
 * a process answers nobody else (`ROLE=worker`). Throws ConfigError where it cannot.
 */
async function openMonitor(port: number, host: string, { answer }: Telemetry, probes: Probes): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  registerProbes(app, probes);
  app.get("/metrics", (request, reply) => {
    reply.hijack();
    answer!(request.raw, reply.raw);
  });
  await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    throw new ConfigError(
      `Unter METRICS_HOST und METRICS_PORT (${host}, Port ${port}) kann der Dienst nicht antworten (${error.code ?? error.name}).`,
    );
  });
  return app;
}
